"""What is said about the questions of the expansion, and what it has to add to those of the base game."""
