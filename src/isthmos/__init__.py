"""Peloponnes, Heroes & Colonies and Perikles: a table to play at and an engine to study."""

from isthmos.compiled import choose_build

__version__ = "0.1.0"
INTERPRETED = choose_build()
"""Why the engine runs interpreted; empty when the compiled build runs."""
