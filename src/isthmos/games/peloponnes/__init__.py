"""Peloponnes for 1 to 5 players. The rules in words: docs/rules/peloponnes.md."""
