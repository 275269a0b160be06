"""What the loop asks of a game's screen."""

from __future__ import annotations

from rich.console import RenderableType

from isthmos.cli.language import Language


class Screen:
    """Draws one game from its view. Language knows the players' names."""

    def table(self, view: object, language: Language, width: int, height: int) -> RenderableType:
        """Everything on the table, for so many columns and lines."""
        raise NotImplementedError

    def scores(self, view: object, language: Language) -> RenderableType:
        """Where the points come from."""
        raise NotImplementedError

    def ending(self, view: object, language: Language) -> RenderableType:
        """Who has won, and by what."""
        raise NotImplementedError

    def legend(self, language: Language) -> RenderableType:
        """What letters and signs mean."""
        raise NotImplementedError
