"""Peloponnes, Heroes & Colonies and Perikles: a table to play at and an engine to study."""

from isthmos.compiled import choose_build

__version__ = "0.1.0"
INTERPRETED = choose_build()
"""Why the engine runs interpreted; empty when the compiled build runs."""

from isthmos.core.errors import say_by  # noqa: E402
from isthmos.core.message import Message  # noqa: E402


def in_english(message: Message) -> str:
    """What an error says as text. The sentences are opened when one is first wanted."""
    from isthmos.language import Language

    return Language("en").say(message)


say_by(in_english)
