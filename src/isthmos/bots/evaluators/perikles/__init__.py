"""What greedy play knows about Perikles."""
