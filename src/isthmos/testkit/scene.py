"""What the scenes of all games share: who sits there, table options, stops, and how the play begins."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from isthmos.core.state import RuleBook
from isthmos.core.title import Title
from isthmos.testkit.checks import check_amount, check_players, known_player, one_of
from isthmos.testkit.played import Played
from isthmos.testkit.stopping import Step, stop_after

AnyGame = TypeVar("AnyGame", bound=Played[Any])


class AnyScene(Generic[AnyGame]):
    """A position being set up. Everything is empty until it is named; every method hands the scene back.

    A method only notes what is wished for. What depends on other wishes is looked at when the play begins, so the
    order of the calls means nothing.
    """

    title: Title
    game: type[AnyGame]
    steps: dict[str, Step]
    """The steps at which the play can begin or stop, by name."""

    def __init__(self, players: tuple[str, ...]) -> None:
        check_players(self.title, players)
        self._players = players
        self._options: dict[str, str] = {}
        self._stops: tuple[str, ...] = ()

    def options(self, **values: str | bool | int) -> Self:
        """Table options by the names of the data file: `options(chain_eviction=False)`."""
        self._options |= {name: str(value).lower() for name, value in values.items()}
        return self

    def stop_after(self, *steps: str) -> Self:
        """Let the play stand still after these steps, until `go_on()`: `stop_after("taking")`."""
        known = {name.replace("_", "-"): name for name in self.steps}
        self._stops = tuple(known[one_of("step", step, known)] for step in steps)
        return self

    def _known(self, player: str) -> str:
        return known_player(self._players, player)

    def _seat(self, player: str) -> int:
        return self._players.index(self._known(player))

    def _amounts(self, what: str, everybody: int | None, players: dict[str, int]) -> dict[str, int]:
        """Of everybody, and of those who are named."""
        amounts = {player: everybody for player in self._players if everybody is not None} | players
        for player, amount in amounts.items():
            check_amount(self._known(player), amount, what)
        return amounts

    def _write_stops(self, book: RuleBook) -> None:
        for step in self._stops:
            stop_after(book, step, self.steps[step])

    def _begin(self, board: Any) -> AnyGame:
        board.facts = []
        board.run_on()
        return self.game(board, self._players)


def place_of(script: list[Any], step: Step) -> int:
    """Where in a list of steps one stands."""
    return next(i for i, one in enumerate(script) if isinstance(one, step))
