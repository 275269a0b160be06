"""A position of Peloponnes in play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Self

from isthmos.core.title import Title
from isthmos.games.peloponnes import questions
from isthmos.games.peloponnes.content import EARTHQUAKE
from isthmos.games.peloponnes.state import NONE, Board, Polis
from isthmos.games.peloponnes.title import TITLE
from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.peloponnes.wishes import Stocks
from isthmos.testkit.played import Played

VERBS: dict[int, tuple[str, ...]] = {
    questions.DEAL_CIVILIZATION: ("deal",),
    questions.CHOOSE_CIVILIZATION: ("choose",),
    questions.CHOOSE_EXTRA_INCOME: ("extra",),
    questions.REVEAL_TILE: ("reveal",),
    questions.BID: ("bid", "pass"),
    questions.MOVE_BID: ("move", "withdraw"),
    questions.TAKE_TILE: ("pay", "mark", "forfeit"),
    questions.CHOOSE_INCOME: ("take",),
    questions.DRAW_CHIT: ("chit",),
    questions.SUFFER: ("keep",),
    questions.FEED: ("feed",),
    questions.REDEEM: ("redeem", "give-up"),
}
"""How an answer to each question begins."""


class Bid(NamedTuple):
    """A bid lying on a tile."""

    tile: str
    coins: int


class Game(Played[Board]):
    """A position of Peloponnes in play."""

    title: Title = TITLE
    verbs = VERBS

    # --- checking ---------------------------------------------------------------------------------

    def has(self, player: str, **stocks: int) -> Self:
        """The player has exactly this many of each stock named: `has("sparta", coins=7, wood=5)`."""
        now = self.amounts(player)
        for stock, amount in stocks.items():
            if stock not in now:
                raise ScenarioError(f"there is no stock '{stock}'; there are {', '.join(now)}")
            if now[stock] != amount:
                raise AssertionError(f"{player} has {now[stock]} {stock}, not {amount}")
        return self

    # --- asking -----------------------------------------------------------------------------------

    def amounts(self, player: str) -> dict[str, int]:
        """Everything `has` can be asked for."""
        return self.stocks(player)._asdict()

    def stocks(self, player: str) -> Stocks:
        p = self.polis(player)
        return Stocks(p.coins, p.wood, p.stone, p.food, p.luxury, p.people)

    def lands(self, player: str) -> list[str]:
        """The lands from the civilization outwards, as words of the notation."""
        return self._words(self.polis(player).lands)

    def buildings(self, player: str) -> list[str]:
        """All buildings, complete and marked, as words of the notation."""
        return self._words(self.polis(player).buildings)

    def marked(self, player: str) -> list[str]:
        """The buildings with a coin on them."""
        p = self.polis(player)
        return self._words(number for number, coins in zip(p.buildings, p.marks, strict=True) if coins)

    def civilization(self, player: str) -> str:
        """Its id, or "" while it is not known."""
        return self.title.seat_label(self.board, self.seat(player))

    def order(self) -> list[str]:
        """The turn order."""
        return [self._players[seat] for seat in self.board.order]

    def round(self) -> int:
        """The round: 0 in set-up, 1 to 8, and 9 from the final supply on."""
        return min(self.board.chapter, self.board.rules.content.rounds + 1)

    def regular_row(self) -> list[str]:
        return self._words(self.board.offer[: self.board.rules.regular])

    def conquest_row(self) -> list[str]:
        return self._words(self.board.offer[self.board.rules.regular :])

    def bids(self) -> dict[str, Bid]:
        """Whose bid lies where, and how many coins it is."""
        board = self.board
        lying = [(slot, seat) for slot, seat in enumerate(board.holders) if seat != NONE]
        words = self._words(board.offer)
        return {self._players[seat]: Bid(words[slot], board.poleis[seat].stake) for slot, seat in lying}

    def unseen(self) -> list[str]:
        """The tiles of the current stack still to come, in no order."""
        return self._words(sorted(self.board.unseen))

    def chits_seen(self) -> dict[str, int]:
        """Chits drawn so far by disaster; the blank one leaves the game and is not among them."""
        disasters = self.board.rules.content.disasters
        return {disaster.id: seen for disaster, seen in zip(disasters, self.board.chits_seen, strict=True)}

    def chits_left(self) -> dict[str, int]:
        """Chits in the bag."""
        return dict(zip(self._chit_names(), self.board.chits_left, strict=True))

    def power(self, player: str) -> int:
        return self.polis(player).power()

    def population(self, player: str) -> int:
        """Population points."""
        return self.polis(player).population()

    def polis(self, player: str) -> Polis:
        """What lies before a player, for those who want to know more."""
        return self.board.poleis[self.seat(player)]

    # --- understanding what was meant ---------------------------------------------------------------

    def _standing(self, seat: int) -> tuple[int, ...]:
        return self.board.poleis[seat].standing()

    def _words(self, numbers: Iterable[int]) -> list[str]:
        return [self.board.rules.tiles[number].word for number in numbers]

    def _makes_sense(self, answer: str) -> None:
        f = self.board.top
        if f is None:
            raise ScenarioError("the game is over: nobody is asked anything")
        verb, *things = self.title.normal(self.board, answer).split() or [""]
        if verb not in self.verbs[f.kind]:
            raise ScenarioError(
                f"'{answer}' does not answer this question; answers begin with {', '.join(self.verbs[f.kind])}"
            )
        known = self._things()
        for thing in things:
            if thing not in known and not thing.isdigit():
                raise ScenarioError(f"'{answer}' names '{thing}', which this question is not about")
        if verb == "bid" and (len(things) != 2 or not things[1].isdigit()):
            raise ScenarioError(f"'{answer}' is no bid; a bid is 'bid', a tile and a number of coins")

    def _things(self) -> set[str]:
        """What an answer to the open question can name."""
        civilizations = [civilization.id for civilization in self.board.rules.content.civilizations]
        tiles = self._words(self._tiles_in_question())
        return {*tiles, "wood", "stone", "food", "coin", *self._chit_names(), *civilizations, "none"}

    def _tiles_in_question(self) -> Iterable[int]:
        board, f = self.board, self.board.top
        if f is None or f.seat < 0:
            return range(len(board.rules.tiles))
        p = board.poleis[f.seat]
        if f.kind == questions.SUFFER:
            return p.buildings if f.a == EARTHQUAKE else p.lands
        return p.buildings if f.kind == questions.REDEEM else board.offer

    def _chit_names(self) -> list[str]:
        return [chit.word for chit in self.board.rules.content.chits]
