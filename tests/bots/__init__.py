"""Bots: what every bot must do, and how well the greedy one plays each game."""
