# compiled
"""Facts as messages: what belongs together is told in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from isthmos.core.message import Arg, Message
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.names import (
    amount,
    amounts,
    chit,
    civilization,
    disaster,
    polis,
    polis_list,
    tile_list,
    tile_name,
)
from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.words import STOCK_OF_KIND

Fact = tuple[int, ...]

INCOMING = (facts.GAINED, facts.STORED_AS_LUXURY)
OUTGOING = (facts.PAID, facts.EXCHANGED)

WHY_LOST = {
    facts.DOES_NOT_FIT: "peloponnes-told-does-not-fit",
    facts.TOO_FEW_PEOPLE: "peloponnes-told-too-few-people",
    facts.NOT_PAID: "peloponnes-told-not-paid",
    facts.DEMOLISHED: "peloponnes-told-demolished",
}


def tell(s: Board, rows: Sequence[Fact]) -> list[Message]:
    """What has happened, in order."""
    return Teller(s, rows).lines()


class Teller:
    """Reads facts from the front; a line may take several."""

    def __init__(self, s: Board, rows: Sequence[Fact]) -> None:
        self.s = s
        self.rows = rows
        self.at = 0
        self.told: list[Message] = []
        self.feeding = False

    def lines(self) -> list[Message]:
        while self.at < len(self.rows):
            self.tell_one(self.rows[self.at][0])
        return self.told

    def tell_one(self, fact: int) -> None:
        """The line that begins with this fact."""
        TELL[fact](self)

    def say(self, ident: str, **args: Arg) -> None:
        self.told.append(Message(ident, args))

    def next(self) -> Fact:
        self.at += 1
        return self.rows[self.at - 1]

    def run(self, kinds: tuple[int, ...], seat: int) -> list[Fact]:
        """The facts of these kinds and this seat that follow each other here."""
        first = self.at
        while self.at < len(self.rows) and self.rows[self.at][0] in kinds and self.rows[self.at][1] == seat:
            self.at += 1
        return list(self.rows[first : self.at])

    def follows(self, kind: int, seat: int) -> bool:
        return self.at < len(self.rows) and self.rows[self.at][:2] == (kind, seat)

    def who(self, seat: int) -> Arg:
        return polis(self.s, seat)

    def tile(self, number: int) -> Arg:
        return tile_name(self.s.rules.tiles[number])

    # --- round and offer ------------------------------------------------------------------------

    def round_began(self) -> None:
        self.feeding = False
        self.say("peloponnes-told-round", round=self.next()[2])

    def got_civilization(self) -> None:
        _, seat, number = self.next()
        self.say("peloponnes-told-civilization", player=seat, civilization=civilization(self.s, number))

    def revealed(self) -> None:
        """PEL-R1: the first tiles form the regular row."""
        self.feeding = False
        rows, tiles, regular = (
            self.run((facts.REVEALED,), self.rows[self.at][1]),
            self.s.rules.tiles,
            self.s.rules.regular,
        )
        for ident, found in (
            ("peloponnes-told-revealed", [tiles[row[2]] for row in rows if row[3] < regular]),
            ("peloponnes-told-revealed-conquest", [tiles[row[2]] for row in rows if row[3] >= regular]),
        ):
            if found:
                self.say(ident, tiles=tile_list(found))

    def passed(self) -> None:
        seat = self.next()[1]
        self.say("peloponnes-told-passed", who=self.who(seat), coins=sum(row[3] for row in self.run(INCOMING, seat)))

    def bid_laid(self) -> None:
        _, seat, tile, coins = self.next()
        made = sum(row[3] for row in self.run(OUTGOING, seat) if row[0] == facts.EXCHANGED)
        ident = "peloponnes-told-bought" if self.s.rules.buys_at_exact_price else "peloponnes-told-bid"
        self.say(ident, who=self.who(seat), tile=self.tile(tile), coins=coins, made=made)

    def displaced(self) -> None:
        _, seat, tile, coins = self.next()
        self.say("peloponnes-told-displaced", who=self.who(seat), tile=self.tile(tile), coins=coins)

    def bid_moved(self) -> None:
        _, seat, tile, coins = self.next()
        self.say("peloponnes-told-moved", who=self.who(seat), tile=self.tile(tile), coins=coins)

    def withdrew(self) -> None:
        seat = self.next()[1]
        self.say("peloponnes-told-withdrew", who=self.who(seat), coins=sum(row[3] for row in self.run(INCOMING, seat)))

    def unsold(self) -> None:
        rows = self.run((facts.UNSOLD,), self.rows[self.at][1])
        self.say("peloponnes-told-unsold", tiles=tile_list(self.s.rules.tiles[row[2]] for row in rows))

    def order_changed(self) -> None:
        seats = []
        while self.at < len(self.rows) and self.rows[self.at][0] == facts.ORDER_CHANGED:
            seats.append(self.next()[1])
        if len(seats) > 1:
            self.say("peloponnes-told-order", poleis=polis_list(self.s, seats))

    # --- goods ----------------------------------------------------------------------------------

    def received(self) -> None:
        """All that comes in at one time, seat by seat in the turn order of that time."""
        came: dict[int, dict[int, dict[int, int]]] = {}
        while self.at < len(self.rows) and self.rows[self.at][0] in INCOMING:
            kind, seat, stock, n = self.next()
            goods = came.setdefault(seat, {}).setdefault(kind, {})
            goods[stock] = goods.get(stock, 0) + n
        for seat, kinds in came.items():
            gained, stored = kinds.get(facts.GAINED, {}), kinds.get(facts.STORED_AS_LUXURY, {})
            self.say_if("peloponnes-told-receives", seat, {stock: n for stock, n in gained.items() if n > 0})
            self.say_if("peloponnes-told-loses", seat, {stock: -n for stock, n in gained.items() if n < 0})
            self.say_if("peloponnes-told-overflows", seat, stored)

    def say_if(self, ident: str, seat: int, goods: dict[int, int]) -> None:
        """A line for some goods, none for none."""
        if goods:
            self.say(ident, who=self.who(seat), goods=amounts(goods))

    def lost(self) -> None:
        _, seat, stock, n = self.next()
        if n:
            self.say("peloponnes-told-loses", who=self.who(seat), goods=[amount(stock, n)])
        else:
            self.say("peloponnes-told-nothing-to-lose", who=self.who(seat))

    def paid(self) -> None:
        """Told with the building it was paid for, if one follows."""
        seat = self.rows[self.at][1]
        rows = self.run(OUTGOING, seat)
        if self.follows(facts.BUILDING_PAID, seat):
            tile = self.next()[2]
            self.say("peloponnes-told-built", who=self.who(seat), tile=self.tile(tile), goods=paid_goods(rows))
        elif self.follows(facts.BUILDING_MARKED, seat):
            tile = self.next()[2]
            self.say("peloponnes-told-marked", who=self.who(seat), tile=self.tile(tile), goods=paid_goods(rows))
        else:
            ident = "peloponnes-told-feeds" if self.feeding else "peloponnes-told-pays"
            self.say(ident, who=self.who(seat), goods=paid_goods(rows))
        self.exchanged(seat, rows)

    def exchanged(self, seat: int, rows: list[Fact]) -> None:
        made = summed(row for row in rows if row[0] == facts.EXCHANGED)
        if made:
            luxury = sum(made.values()) * self.s.poleis[seat].mat.luxury_rate
            self.say("peloponnes-told-exchanged", who=self.who(seat), luxury=luxury, goods=amounts(made))

    # --- tiles ----------------------------------------------------------------------------------

    def land_placed(self) -> None:
        _, seat, tile = self.next()
        self.say("peloponnes-told-placed", who=self.who(seat), tile=self.tile(tile))

    def tile_lost(self) -> None:
        _, seat, _, reason = self.rows[self.at]
        lost = []
        while self.follows(facts.TILE_LOST, seat) and self.rows[self.at][3] == reason:
            lost.append(self.s.rules.tiles[self.next()[2]])
        self.say(WHY_LOST[reason], who=self.who(seat), tiles=tile_list(lost))

    def redeemed(self) -> None:
        _, seat, tile = self.next()
        rows = self.run(OUTGOING, seat)
        self.run(INCOMING, seat)
        self.feeding = False
        self.say("peloponnes-told-redeemed", who=self.who(seat), tile=self.tile(tile), goods=paid_goods(rows))
        self.exchanged(seat, rows)

    def gave_up(self) -> None:
        _, seat, tile = self.next()
        self.run(INCOMING, seat)
        self.say("peloponnes-told-gave-up", who=self.who(seat), tile=self.tile(tile))

    # --- disasters and supply -------------------------------------------------------------------

    def chit_drawn(self) -> None:
        _, _, kind, count = self.next()
        if count:
            self.say("peloponnes-told-chit", disaster=chit(self.s, kind), count=count)
        else:
            self.say("peloponnes-told-blank-chit")

    def struck(self) -> None:
        self.feeding = False
        self.say("peloponnes-told-struck", disaster=disaster(self.s, self.next()[2]))

    def safe(self) -> None:
        _, seat, kind = self.next()
        self.say("peloponnes-told-safe", who=self.who(seat), disaster=disaster(self.s, kind))

    def supply_began(self) -> None:
        self.next()
        self.feeding = True
        self.say("peloponnes-told-supply")

    def starved(self) -> None:
        _, seat, people = self.next()
        self.say("peloponnes-told-starved", who=self.who(seat), people=people)

    def extra_income(self) -> None:
        _, seat, kind = self.next()
        self.say("peloponnes-told-extra-income", who=self.who(seat), goods=[amount(STOCK_OF_KIND[kind], 1)])


TELL: dict[int, Callable[[Teller], None]] = {
    facts.ROUND_BEGAN: Teller.round_began,
    facts.GOT_CIVILIZATION: Teller.got_civilization,
    facts.GAINED: Teller.received,
    facts.STORED_AS_LUXURY: Teller.received,
    facts.LOST: Teller.lost,
    facts.PAID: Teller.paid,
    facts.EXCHANGED: Teller.paid,
    facts.REVEALED: Teller.revealed,
    facts.PASSED: Teller.passed,
    facts.BID_LAID: Teller.bid_laid,
    facts.DISPLACED: Teller.displaced,
    facts.BID_MOVED: Teller.bid_moved,
    facts.WITHDREW: Teller.withdrew,
    facts.UNSOLD: Teller.unsold,
    facts.ORDER_CHANGED: Teller.order_changed,
    facts.LAND_PLACED: Teller.land_placed,
    facts.BUILDING_PAID: Teller.paid,
    facts.BUILDING_MARKED: Teller.paid,
    facts.TILE_LOST: Teller.tile_lost,
    facts.CHIT_DRAWN: Teller.chit_drawn,
    facts.STRUCK: Teller.struck,
    facts.SAFE: Teller.safe,
    facts.SUPPLY_BEGAN: Teller.supply_began,
    facts.STARVED: Teller.starved,
    facts.REDEEMED: Teller.redeemed,
    facts.GAVE_UP: Teller.gave_up,
    facts.EXTRA_INCOME: Teller.extra_income,
}
"""How each fact is told; a building together with what was paid for it."""


def summed(rows: Iterable[Fact]) -> dict[int, int]:
    """Amounts by stock."""
    found: dict[int, int] = {}
    for _, _, stock, n in rows:
        found[stock] = found.get(stock, 0) + n
    return found


def paid_goods(rows: list[Fact]) -> list[Message]:
    return amounts(summed(row for row in rows if row[0] == facts.PAID))
