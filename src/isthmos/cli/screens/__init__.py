"""How each game looks in a terminal, made from its view alone."""
