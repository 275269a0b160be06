"""A position in play, for tests of any game: answered in notation and asked what came of it."""

from __future__ import annotations

from itertools import groupby
from typing import Generic, Self, TypeVar, cast

from isthmos.core.errors import IllegalMove
from isthmos.core.state import CHANCE, NOBODY, OVER, State
from isthmos.core.title import SPECTATOR, Title
from isthmos.language import Language
from isthmos.testkit.checks import CHANCE_NAME, NOBODY_NAME, ScenarioError, known_player
from isthmos.testkit.stopping import stopped_after

Position = TypeVar("Position", bound=State)


class Played(Generic[Position]):
    """A position in play. Questions are answered in notation; methods that only check hand the game back."""

    title: Title

    def __init__(self, board: Position, players: tuple[str, ...]) -> None:
        self.board = board
        """The position itself, for those who want to know more."""
        self._players = players

    # --- playing ----------------------------------------------------------------------------------

    def asked(self) -> str:
        """Who must answer now: a player, "chance", or "nobody" when the game is over or stands still."""
        seat = self.board.seat()
        return {CHANCE: CHANCE_NAME, OVER: NOBODY_NAME, NOBODY: NOBODY_NAME}.get(seat) or self._players[seat]

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
        return self.play(CHANCE_NAME, *answers)

    def stopped(self) -> str:
        """The step after which the play stands still, or "" when it does not."""
        return stopped_after(self.board)

    def go_on(self) -> Self:
        """Let the play run on after a stop."""
        if not self.stopped():
            raise ScenarioError(f"the play does not stand still: {self.asked()} is asked")
        self.board.play(0)
        return self

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
        return self._players.index(known_player(self._players, player))

    def score(self, player: str) -> int:
        return self.board.scores()[self.seat(player)]

    def winners(self) -> list[str]:
        return [self._players[seat] for seat in self.board.winners()]

    def ranking(self) -> list[list[str]]:
        """The players on each place as things stand, the first place first; who is level shares one."""
        seats = sorted(range(len(self._players)), key=self._standing, reverse=True)
        return [[self._players[seat] for seat in level] for _, level in groupby(seats, self._standing)]

    def is_over(self) -> bool:
        return self.board.seat() == OVER

    def happened(self, player: str | None = None) -> list[str]:
        """What has happened since the game began here, in words: as everybody may know it, or as one player does."""
        viewer = SPECTATOR if player is None else self.seat(player)
        language = Language("en", self._players)
        return [language.say(told.message) for told in self.title.tell(self.board, self.facts(), viewer)]

    def facts(self, kind: int | None = None) -> list[tuple[int, ...]]:
        """The same as rows of `facts.py`; all, or those of one kind."""
        return [row for row in self.board.facts or [] if kind is None or row[0] == kind]

    def problems(self) -> list[str]:
        """What could not have come about by play; nothing, if the scene says everything."""
        return self.title.violations(self.board)

    # --- understanding what was meant -------------------------------------------------------------

    def _standing(self, seat: int) -> tuple[int, ...]:
        """What a seat is ranked by, ties included."""
        raise NotImplementedError

    def _is_asked(self, player: str | None) -> None:
        if self.stopped():
            raise ScenarioError(f"the play stands still after {self.stopped()}: go_on() lets it run on")
        if player not in (None, CHANCE_NAME, self.asked()):
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
