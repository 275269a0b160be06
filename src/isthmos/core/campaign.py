"""Several games of one title, played alone one after the other: what a game with a campaign says of it."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from isthmos.core.message import Message
from isthmos.core.state import State

Progress = TypeVar("Progress", bound=msgspec.Struct)


class Campaign(Generic[Progress]):
    """Holds nothing. How far somebody has come is a struct of the game, which whoever keeps it writes down."""

    progress: type[Progress]
    """Made without arguments it is the beginning."""

    def begin(self, options: dict[str, str]) -> Progress:
        """The beginning, with table options for all its levels."""
        raise NotImplementedError

    def has_begun(self, progress: Progress) -> bool:
        """Whether a level was played to its end."""
        raise NotImplementedError

    def level(self, progress: Progress) -> int | None:
        """The number of the level to be played now; None when the campaign is won."""
        raise NotImplementedError

    def setup(self, progress: Progress) -> dict[str, str]:
        """The table options of the level to be played now."""
        raise NotImplementedError

    def count(self, progress: Progress, game: str, state: State) -> Progress:
        """The progress after a level was played to its end; the very same where this game was counted already."""
        raise NotImplementedError

    def tell(self, progress: Progress) -> list[Message]:
        """One line for each level: what was reached, what is asked."""
        raise NotImplementedError
