"""Perikles for 3 to 5 players. The rules in words: docs/rules/perikles.md."""
