"""What greedy play knows about Heroes & Colonies, beyond the base game."""
