# compiled
"""Facts as messages: what belongs together is told in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Told
from isthmos.games.peloponnes import facts
from isthmos.games.peloponnes.content import Tile
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
from isthmos.games.peloponnes.shapes import PeloponnesAbout
from isthmos.games.peloponnes.speech.hearing import GOODS
from isthmos.games.peloponnes.speech.income import STOCKS
from isthmos.games.peloponnes.state import NONE, Board

Fact = tuple[int, ...]

INCOMING = (facts.GAINED, facts.STORED_AS_LUXURY)
OUTGOING = (facts.PAID, facts.EXCHANGED)

WHY_LOST = {
    facts.DOES_NOT_FIT: "peloponnes-told-does-not-fit",
    facts.TOO_FEW_PEOPLE: "peloponnes-told-too-few-people",
    facts.NOT_PAID: "peloponnes-told-not-paid",
    facts.DEMOLISHED: "peloponnes-told-demolished",
}


def tell(s: Board, rows: Sequence[Fact]) -> list[Told]:
    """What has happened, in order."""
    return Teller(s, rows).lines()


class Teller:
    """Reads facts from the front; a line may take several."""

    def __init__(self, s: Board, rows: Sequence[Fact]) -> None:
        self.s = s
        self.rows = rows
        self.at = 0
        self.told: list[Told] = []
        self.feeding = False

    def lines(self) -> list[Told]:
        while self.at < len(self.rows):
            self.tell_one(self.rows[self.at][0])
        return self.told

    def tell_one(self, fact: int) -> None:
        """The line that begins with this fact."""
        TELL[fact](self)

    def say(self, fact: str, about: PeloponnesAbout, ident: str, **args: Arg) -> None:
        """A line: the name of its fact in `facts.py`, in lower case, what it is about, and how it is said."""
        self.told.append(Told(fact, about, Message(ident, args)))

    def of(self, seat: int, tile: int = NONE, amount: int = 0) -> PeloponnesAbout:
        return PeloponnesAbout(seat=seat, tile=self.s.rules.tiles[tile].id if tile != NONE else "", amount=amount)

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
        number = self.next()[2]
        self.say("round_began", PeloponnesAbout(amount=number), "peloponnes-told-round", round=number)

    def got_civilization(self) -> None:
        _, seat, number = self.next()
        about = PeloponnesAbout(seat=seat, civilization=self.s.rules.content.civilizations[number].id)
        called = civilization(self.s, number)
        self.say("got_civilization", about, "peloponnes-told-civilization", player=seat, civilization=called)

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
                self.say("revealed", several(NONE, found), ident, tiles=tile_list(found))

    def passed(self) -> None:
        seat = self.next()[1]
        coins = sum([row[3] for row in self.run(INCOMING, seat)])
        self.say("passed", self.of(seat, amount=coins), "peloponnes-told-passed", who=self.who(seat), coins=coins)

    def bid_laid(self) -> None:
        _, seat, tile, coins = self.next()
        made = sum([row[3] for row in self.run(OUTGOING, seat) if row[0] == facts.EXCHANGED])
        ident = "peloponnes-told-bought" if self.s.rules.buys_at_exact_price else "peloponnes-told-bid"
        about = self.of(seat, tile, coins)
        self.say("bid_laid", about, ident, who=self.who(seat), tile=self.tile(tile), coins=coins, made=made)

    def displaced(self) -> None:
        self.bid("displaced", "peloponnes-told-displaced")

    def bid_moved(self) -> None:
        self.bid("bid_moved", "peloponnes-told-moved")

    def bid(self, fact: str, ident: str) -> None:
        _, seat, tile, coins = self.next()
        about = self.of(seat, tile, coins)
        self.say(fact, about, ident, who=self.who(seat), tile=self.tile(tile), coins=coins)

    def withdrew(self) -> None:
        seat = self.next()[1]
        coins = sum([row[3] for row in self.run(INCOMING, seat)])
        self.say("withdrew", self.of(seat, amount=coins), "peloponnes-told-withdrew", who=self.who(seat), coins=coins)

    def unsold(self) -> None:
        rows = self.run((facts.UNSOLD,), self.rows[self.at][1])
        tiles = [self.s.rules.tiles[row[2]] for row in rows]
        self.say("unsold", several(NONE, tiles), "peloponnes-told-unsold", tiles=tile_list(tiles))

    def order_changed(self) -> None:
        seats = []
        while self.at < len(self.rows) and self.rows[self.at][0] == facts.ORDER_CHANGED:
            seats.append(self.next()[1])
        if len(seats) > 1:
            poleis = polis_list(self.s, seats)
            self.say("order_changed", PeloponnesAbout(), "peloponnes-told-order", poleis=poleis)

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
            more = {stock: n for stock, n in gained.items() if n > 0}
            self.say_if("gained", "peloponnes-told-receives", seat, more)
            less = {stock: -n for stock, n in gained.items() if n < 0}
            self.say_if("lost", "peloponnes-told-loses", seat, less)
            self.say_if("stored_as_luxury", "peloponnes-told-overflows", seat, stored)

    def say_if(self, fact: str, ident: str, seat: int, goods: dict[int, int]) -> None:
        """A line for some goods, none for none."""
        if goods:
            self.say(fact, self.of(seat), ident, who=self.who(seat), goods=amounts(goods))

    def lost(self) -> None:
        _, seat, stock, n = self.next()
        if n:
            self.say_if("lost", "peloponnes-told-loses", seat, {stock: n})
        else:
            self.say("lost", self.of(seat), "peloponnes-told-nothing-to-lose", who=self.who(seat))

    def paid(self) -> None:
        """Told with the building it was paid for, if one follows."""
        seat = self.rows[self.at][1]
        rows = self.run(OUTGOING, seat)
        if self.follows(facts.BUILDING_PAID, seat):
            self.paid_for("building_paid", "peloponnes-told-built", rows)
        elif self.follows(facts.BUILDING_MARKED, seat):
            self.paid_for("building_marked", "peloponnes-told-marked", rows)
        else:
            ident = "peloponnes-told-feeds" if self.feeding else "peloponnes-told-pays"
            self.say("paid", self.of(seat), ident, who=self.who(seat), goods=paid_goods(rows))
        self.exchanged(seat, rows)

    def paid_for(self, fact: str, ident: str, rows: list[Fact]) -> None:
        """A building, after what was paid for it."""
        _, seat, tile = self.next()
        who, called = self.who(seat), self.tile(tile)
        self.say(fact, self.of(seat, tile), ident, who=who, tile=called, goods=paid_goods(rows))

    def exchanged(self, seat: int, rows: list[Fact]) -> None:
        made = summed(row for row in rows if row[0] == facts.EXCHANGED)
        if made:
            luxury = sum(made.values()) * self.s.poleis[seat].mat.luxury_rate
            about, who = self.of(seat, amount=luxury), self.who(seat)
            self.say("exchanged", about, "peloponnes-told-exchanged", who=who, luxury=luxury, goods=amounts(made))

    # --- tiles ----------------------------------------------------------------------------------

    def land_placed(self) -> None:
        _, seat, tile = self.next()
        about = self.of(seat, tile)
        self.say("land_placed", about, "peloponnes-told-placed", who=self.who(seat), tile=self.tile(tile))

    def tile_lost(self) -> None:
        _, seat, _, reason = self.rows[self.at]
        lost = []
        while self.follows(facts.TILE_LOST, seat) and self.rows[self.at][3] == reason:
            lost.append(self.s.rules.tiles[self.next()[2]])
        self.say("tile_lost", several(seat, lost), WHY_LOST[reason], who=self.who(seat), tiles=tile_list(lost))

    def redeemed(self) -> None:
        _, seat, tile = self.next()
        rows = self.run(OUTGOING, seat)
        self.run(INCOMING, seat)
        self.feeding = False
        about, who, called = self.of(seat, tile), self.who(seat), self.tile(tile)
        self.say("redeemed", about, "peloponnes-told-redeemed", who=who, tile=called, goods=paid_goods(rows))
        self.exchanged(seat, rows)

    def gave_up(self) -> None:
        _, seat, tile = self.next()
        self.run(INCOMING, seat)
        about = self.of(seat, tile)
        self.say("gave_up", about, "peloponnes-told-gave-up", who=self.who(seat), tile=self.tile(tile))

    # --- disasters and supply -------------------------------------------------------------------

    def of_disaster(self, number: int, seat: int = NONE, amount: int = 0) -> PeloponnesAbout:
        """Of a number below 0, which the blank shows, nothing."""
        ident = self.s.rules.content.disasters[number].id if number >= 0 else ""
        return PeloponnesAbout(disaster=ident, seat=seat, amount=amount)

    def chit_drawn(self) -> None:
        _, _, kind, count = self.next()
        about = self.of_disaster(self.s.rules.content.chits[kind].disaster, amount=count)
        if count:
            self.say("chit_drawn", about, "peloponnes-told-chit", disaster=chit(self.s, kind), count=count)
        else:
            self.say("chit_drawn", about, "peloponnes-told-blank-chit")

    def struck(self) -> None:
        self.feeding = False
        number = self.next()[2]
        self.say("struck", self.of_disaster(number), "peloponnes-told-struck", disaster=disaster(self.s, number))

    def safe(self) -> None:
        _, seat, kind = self.next()
        about, called = self.of_disaster(kind, seat), disaster(self.s, kind)
        self.say("safe", about, "peloponnes-told-safe", who=self.who(seat), disaster=called)

    def supply_began(self) -> None:
        self.next()
        self.feeding = True
        self.say("supply_began", PeloponnesAbout(), "peloponnes-told-supply")

    def starved(self) -> None:
        _, seat, people = self.next()
        about = self.of(seat, amount=people)
        self.say("starved", about, "peloponnes-told-starved", who=self.who(seat), people=people)

    def extra_income(self) -> None:
        _, seat, kind = self.next()
        about, goods = PeloponnesAbout(seat=seat, good=GOODS[kind]), [amount(STOCKS[kind], 1)]
        self.say("extra_income", about, "peloponnes-told-extra-income", who=self.who(seat), goods=goods)


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


def several(seat: int, tiles: list[Tile]) -> PeloponnesAbout:
    """Tiles of one line."""
    return PeloponnesAbout(seat=seat, tiles=tuple([tile.id for tile in tiles]))


def summed(rows: Iterable[Fact]) -> dict[int, int]:
    """Amounts by stock."""
    found: dict[int, int] = {}
    for _, _, stock, n in rows:
        found[stock] = found.get(stock, 0) + n
    return found


def paid_goods(rows: list[Fact]) -> list[Message]:
    return amounts(summed(row for row in rows if row[0] == facts.PAID))
