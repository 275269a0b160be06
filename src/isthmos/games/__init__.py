"""Floor 2: the rules of each game."""
