"""Peloponnes, Heroes & Colonies and Perikles: a table to play at and an engine to study."""

__version__ = "0.1.0"
