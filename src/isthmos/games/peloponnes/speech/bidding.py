"""b · Bidding: what is said about a bid, and about a displaced one (PEL-B1 to PEL-B14)."""

from __future__ import annotations

from collections.abc import Sequence

from isthmos.core.message import Arg, Consequence, Message
from isthmos.core.speech import Barred
from isthmos.core.state import Frame
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.goods import missing, pay_coins
from isthmos.games.peloponnes.names import polis, tile_name
from isthmos.games.peloponnes.phases.bidding import (
    PASS,
    WITHDRAW,
    coins_of,
    lowest_bid,
    most_coins,
    slot_of,
)
from isthmos.games.peloponnes.shapes import PeloponnesAbout, Question
from isthmos.games.peloponnes.speech.hearing import Heard
from isthmos.games.peloponnes.speech.outcomes import take_for, what_is_left, with_income
from isthmos.games.peloponnes.speech.spoken import Asked
from isthmos.games.peloponnes.state import NONE, Board, Polis


class BidSpeech(Asked):
    kind = "bid"
    phase = "bidding"
    sentence = "peloponnes-ask-bid"
    guidance = "peloponnes-help-bid"
    form = "peloponnes-form-bid"
    verbs: tuple[str, ...] = ("bid", "pass")

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"alone": yes_or_no(s.rules.buys_at_exact_price)}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        content, options = s.rules.content, s.rules.options
        return {
            "alone": yes_or_no(s.rules.buys_at_exact_price),
            "overbid": yes_or_no(options.conquest_overbid),
            "top_up": yes_or_no(options.luxury_for_bids_tops_up),
            "pass": content.pass_coins,
            "surcharge": content.conquest_surcharge,
            "rate": s.poleis[f.seat].mat.luxury_rate,
        }

    def write(self, s: Board, f: Frame, move: int) -> str:
        return "pass" if move == PASS else f"bid {offered(s, move).word} {coins_of(move)}"

    def notation(self, s: Board, f: Frame, verb: str, heard: Heard) -> str:
        """A bid without coins means the price where no other is possible."""
        line = super().notation(s, f, verb, heard)
        if len(line.split()) != 2:
            return line
        meant = [text for move in s.moves() if (text := self.write(s, f, move)).startswith(f"{line} ")]
        return meant[0] if len(meant) == 1 else line

    def reason(self, s: Board, f: Frame, heard: Heard, verb: str) -> Message | None:
        tile = heard.tile()
        if tile is None or verb == "pass":
            return None
        if tile.number not in s.offer:
            return Message("peloponnes-refused-not-on-offer", {"tile": tile_name(tile)})
        slot, p = s.offer.index(tile.number), s.poleis[f.seat]
        closed = why_closed(s, p, slot)
        if closed is not None:
            return closed
        low, reach = lowest_bid(s, p, slot, tile), most_coins(s, p)
        args: dict[str, Arg] = {"tile": tile_name(tile), "low": low, "high": reach}
        if low > reach:
            return Message("peloponnes-refused-too-dear", args)
        if slot >= s.rules.exact_from:
            return Message("peloponnes-refused-exact", args)
        return Message("peloponnes-refused-only" if low == reach else "peloponnes-refused-range", args)

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        if move == PASS:
            return PeloponnesAbout(verb="pass", amount=s.rules.content.pass_coins)
        return PeloponnesAbout(verb="bid", tile=offered(s, move).id, amount=coins_of(move))

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == PASS:
            return Message("peloponnes-do-pass", {"coins": s.rules.content.pass_coins})
        ident = "peloponnes-do-buy" if s.rules.buys_at_exact_price else "peloponnes-do-bid"
        return Message(ident, {"tile": tile_name(offered(s, move)), "coins": coins_of(move)})

    def label_of_several(self, s: Board, f: Frame, lowest: int, highest: int) -> Message:
        tile, low, high = tile_name(offered(s, lowest)), coins_of(lowest), coins_of(highest)
        return Message("peloponnes-do-bid-range", {"tile": tile, "low": low, "high": high})

    def offers(self, s: Board, f: Frame) -> Sequence[Sequence[int]]:
        """One line for each tile, in the order of the offer; passing last."""
        by_slot: dict[int, list[int]] = {}
        for move in s.moves():
            if move != PASS:
                by_slot.setdefault(slot_of(move), []).append(move)
        return [*by_slot.values(), [PASS]]

    def amount(self, s: Board, f: Frame, move: int) -> int:
        return coins_of(move)

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return self.then_of_several(s, f, move, move)

    def then_of_several(self, s: Board, f: Frame, lowest: int, highest: int) -> list[Message]:
        """What remains, what becomes of the tile, food at the next supply, the score."""
        p = s.poleis[f.seat]
        if lowest == PASS:
            after = self.outcome(s, f, PASS)
            return what_is_left(p, after.poleis[f.seat]) + with_income(s, f.seat, after)
        copies = [self.laid(s, f, move) for move in sorted({lowest, highest})]
        fates = [take_for(copy, f.seat) for copy in copies]
        lines = coins_left(p, coins_of(lowest), coins_of(highest)) + displaces(s, slot_of(lowest))
        return lines + fates[0] + with_income(s, f.seat, *copies)

    def outcome(self, s: Board, f: Frame, move: int) -> Board:
        """As if the bid held: coins paid, the tile taken and paid or marked, its one-time income received."""
        if move == PASS:
            return super().outcome(s, f, move)
        copy = self.laid(s, f, move)
        take_for(copy, f.seat)
        return copy

    def laid(self, s: Board, f: Frame, move: int) -> Board:
        """A copy on which the coins lie on the tile; whoever is displaced is asked nothing."""
        copy = lay_alone(s, f, slot_of(move))
        copy.poleis[f.seat].stake = coins_of(move)
        pay_coins(copy, f.seat, coins_of(move))
        return copy

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Tiles on offer that cannot be bid on."""
        p, reach, found = s.poleis[f.seat], most_coins(s, s.poleis[f.seat]), []
        for slot, number in enumerate(s.offer):
            tile = s.rules.tiles[number]
            low, why = lowest_bid(s, p, slot, tile), why_closed(s, p, slot)
            if why is None and low > reach:
                why = Message("peloponnes-refused-too-dear", {"tile": tile_name(tile), "low": low, "high": reach})
            if why is not None:
                about = PeloponnesAbout(verb="bid", tile=tile.id, amount=max(low, 0))
                found.append(Barred(f"bid {tile.word}", about, why))
        return found


class MoveBidSpeech(Asked):
    kind = "move-bid"
    phase = "bidding"
    sentence = "peloponnes-ask-move"
    guidance = "peloponnes-help-move"
    form = "peloponnes-form-move"
    verbs: tuple[str, ...] = ("move", "withdraw")

    def shown(self, s: Board, f: Frame) -> Question:
        return self.question(f, tile=s.rules.tiles[s.offer[s.poleis[f.seat].slot]].id)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        p = s.poleis[f.seat]
        return {"tile": tile_name(s.rules.tiles[s.offer[p.slot]]), "coins": p.stake}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"withdraw": s.rules.content.withdraw_coins, "chain": yes_or_no(s.rules.options.chain_eviction)}

    def write(self, s: Board, f: Frame, move: int) -> str:
        return "withdraw" if move == WITHDRAW else f"move {offered(s, move).word}"

    def notation(self, s: Board, f: Frame, verb: str, heard: Heard) -> str:
        """A moved bid needs no coins, but may be said with its own."""
        words = super().notation(s, f, verb, heard).split()
        if len(words) == 3 and words[2] == str(s.poleis[f.seat].stake):
            words.pop()
        return " ".join(words)

    def reason(self, s: Board, f: Frame, heard: Heard, verb: str) -> Message | None:
        tile = heard.tile()
        if tile is None or verb == "withdraw":
            return None
        if tile.number not in s.offer:
            return Message("peloponnes-refused-not-on-offer", {"tile": tile_name(tile)})
        slot, coins = s.offer.index(tile.number), s.poleis[f.seat].stake
        unchanged = Message("peloponnes-refused-unchanged", {"tile": tile_name(tile), "coins": coins})
        return why_not_moved(s, s.poleis[f.seat], slot) or unchanged

    def about(self, s: Board, f: Frame, move: int) -> PeloponnesAbout:
        if move == WITHDRAW:
            return PeloponnesAbout(verb="withdraw", amount=s.rules.content.withdraw_coins)
        return PeloponnesAbout(verb="move", tile=offered(s, move).id, amount=s.poleis[f.seat].stake)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == WITHDRAW:
            return Message("peloponnes-do-withdraw", {"coins": s.rules.content.withdraw_coins})
        return Message("peloponnes-do-move", {"tile": tile_name(offered(s, move)), "coins": s.poleis[f.seat].stake})

    def offers(self, s: Board, f: Frame) -> Sequence[Sequence[int]]:
        """Withdrawing last."""
        return [[move] for move in (*s.moves()[1:], WITHDRAW)]

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        if move == WITHDRAW:
            after = self.outcome(s, f, WITHDRAW)
            return what_is_left(s.poleis[f.seat], after.poleis[f.seat]) + with_income(s, f.seat, after)
        copy = lay_alone(s, f, slot_of(move))
        return displaces(s, slot_of(move)) + take_for(copy, f.seat) + with_income(s, f.seat, copy)

    def outcome(self, s: Board, f: Frame, move: int) -> Board:
        """As if the bid held where it moves to."""
        if move == WITHDRAW:
            return super().outcome(s, f, move)
        copy = lay_alone(s, f, slot_of(move))
        take_for(copy, f.seat)
        return copy

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Tiles on offer that the bid cannot move to."""
        p, found = s.poleis[f.seat], []
        for slot, number in enumerate(s.offer):
            why = why_not_moved(s, p, slot)
            if why is not None:
                tile = s.rules.tiles[number]
                about = PeloponnesAbout(verb="move", tile=tile.id, amount=p.stake)
                found.append(Barred(f"move {tile.word}", about, why))
        return found


def offered(s: Board, move: int) -> Tile:
    """The tile of the offer that a bid names."""
    return s.rules.tiles[s.offer[slot_of(move)]]


def yes_or_no(value: bool) -> str:
    return "yes" if value else "no"


def lay_alone(s: Board, f: Frame, slot: int) -> Board:
    """A copy on which the bid lies there; whoever it displaces is asked nothing."""
    copy = s.clone()
    copy.top = f.under
    copy.holders[slot] = f.seat
    copy.poleis[f.seat].slot = slot
    return copy


def why_closed(s: Board, p: Polis, slot: int) -> Message | None:
    """Why this polis may not bid there, however many coins it has (PEL-B6, PEL-B13)."""
    tile = s.rules.tiles[s.offer[slot]]
    if p.people < tile.needs_people and not s.rules.options.low_population_may_bid:
        return Message("peloponnes-refused-people", {"tile": tile_name(tile), "people": tile.needs_people})
    if slot >= s.rules.regular and s.holders[slot] != NONE:
        return Message("peloponnes-refused-taken", {"tile": tile_name(tile)})
    return None


def why_not_moved(s: Board, p: Polis, slot: int) -> Message | None:
    """Why a displaced bid cannot move there; None where it can (PEL-B10, PEL-B11)."""
    tile = s.rules.tiles[s.offer[slot]]
    closed = why_closed(s, p, slot)
    if closed is not None:
        return closed
    if s.holders[slot] != NONE and not s.rules.options.chain_eviction:
        return Message("peloponnes-refused-no-chain", {"tile": tile_name(tile)})
    low = lowest_bid(s, p, slot, tile)
    if low > p.stake:
        return Message("peloponnes-refused-too-weak", {"tile": tile_name(tile), "coins": p.stake, "low": low})
    return None


def coins_left(p: Polis, low: int, high: int) -> list[Message]:
    """What cheap and dear bids leave of the coins, and what they take of the luxury."""
    most, least = max(0, p.coins - low), max(0, p.coins - high)
    luxury = missing(p.coins, high) * p.mat.luxury_rate
    lines: list[Message] = [
        Consequence(
            "peloponnes-then-coins", {"most": most, "least": least, "same": yes_or_no(most == least)}, is_figure=True
        )
    ]
    if luxury:
        least_luxury = missing(p.coins, low) * p.mat.luxury_rate
        name = "peloponnes-then-luxury" if least_luxury == luxury else "peloponnes-then-luxury-up-to"
        lines.append(Consequence(name, {"luxury": luxury}, is_figure=True))
    return lines


def displaces(s: Board, slot: int) -> list[Message]:
    holder = s.holders[slot]
    return [Message("peloponnes-then-displaces", {"who": polis(s, holder)})] if holder != NONE else []
