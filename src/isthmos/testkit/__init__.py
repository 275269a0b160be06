"""Floor 4: the test kit. Any position of a game, what is played from it, and what must come of it."""
