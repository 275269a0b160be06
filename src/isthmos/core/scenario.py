"""A position in play, for tests of any game: answered in notation and asked what came of it."""

from __future__ import annotations

from typing import Generic, Self, TypeVar, cast

from isthmos.core.errors import IllegalMove, IsthmosError
from isthmos.core.state import CHANCE, OVER, State
from isthmos.core.title import Title

Position = TypeVar("Position", bound=State)


class ScenarioError(IsthmosError):
    """A scenario that cannot be: the text says what is wrong and what would be right."""


class Played(Generic[Position]):
    """A position in play. Questions are answered in notation; methods that only check hand the game back."""

    title: Title

    def __init__(self, board: Position, players: tuple[str, ...]) -> None:
        self.board = board
        """The position itself, for those who want to know more."""
        self._players = players

    # --- playing ----------------------------------------------------------------------------------

    def asked(self) -> str:
        """Who must answer now: a player, "chance", or "nobody" when the game is over."""
        seat = self.board.seat()
        return {CHANCE: "chance", OVER: "nobody"}.get(seat) or self._players[seat]

    def legal(self, player: str | None = None) -> list[str]:
        """The legal answers of the player who is asked, in notation."""
        self._is_asked(player)
        return self.title.written(self.board)

    def play(self, player: str, *answers: str) -> Self:
        """Answer the open question of a player; several answers answer several questions in a row."""
        for answer in answers:
            self._is_asked(player)
            self.board.play(self.title.read(self.board, answer))
        return self

    def chance(self, *answers: str) -> Self:
        """Say what is drawn: "reveal A07", "chit plague", "turn sicily", "draw h3"."""
        return self.play("chance", *answers)

    def copy(self) -> Self:
        """An independent copy, to try something else from here."""
        board = cast(Position, self.board.clone())
        board.facts = list(self.board.facts or [])
        return type(self)(board, self._players)

    # --- checking ---------------------------------------------------------------------------------

    def may(self, player: str, *answers: str) -> Self:
        """Each of these answers is legal."""
        for answer in answers:
            if not self._allows(player, answer):
                raise AssertionError(f"{player} may not '{answer}'; legal: {', '.join(self.legal(player))}")
        return self

    def may_not(self, player: str, *answers: str) -> Self:
        """None of these answers is legal. An answer that makes no sense here is an error, not a success."""
        for answer in answers:
            if self._allows(player, answer):
                raise AssertionError(f"{player} may '{answer}'")
        return self

    def may_only(self, player: str, *answers: str) -> Self:
        """These answers are legal and no others."""
        self.may(player, *answers)
        meant = {self.title.normal(self.board, answer) for answer in answers}
        more = [answer for answer in self.legal(player) if answer not in meant]
        if more:
            raise AssertionError(f"{player} may also {', '.join(more)}")
        return self

    # --- asking -----------------------------------------------------------------------------------

    def seat(self, player: str) -> int:
        if player not in self._players:
            raise ScenarioError(f"nobody here is called '{player}'; there are {', '.join(self._players)}")
        return self._players.index(player)

    def score(self, player: str) -> int:
        return self.board.scores()[self.seat(player)]

    def winners(self) -> list[str]:
        return [self._players[seat] for seat in self.board.winners()]

    def is_over(self) -> bool:
        return self.board.seat() == OVER

    def problems(self) -> list[str]:
        """What could not have come about by play; nothing, if the scene says everything."""
        return self.title.violations(self.board)

    # --- understanding what was meant -------------------------------------------------------------

    def _is_asked(self, player: str | None) -> None:
        if player not in (None, "chance", self.asked()):
            self.seat(player or "")
        if self.asked() != (player or self.asked()):
            raise ScenarioError(f"it is {self.asked()} who is asked now, not {player}")

    def _allows(self, player: str, answer: str) -> bool:
        self._is_asked(player)
        try:
            self.title.read(self.board, answer)
        except IllegalMove:
            self._makes_sense(answer)
            return False
        return True

    def _makes_sense(self, answer: str) -> None:
        """Raises ScenarioError: an answer that is only misspelt must not pass for an illegal one."""
        raise NotImplementedError
