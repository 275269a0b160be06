"""What greedy play knows about each game."""
