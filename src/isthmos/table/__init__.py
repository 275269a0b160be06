"""Floor 4: the table. Authority over a game, no transport."""
