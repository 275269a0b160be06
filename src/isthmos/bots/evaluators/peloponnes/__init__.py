"""What greedy play knows about Peloponnes."""
