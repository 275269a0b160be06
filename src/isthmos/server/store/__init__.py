"""What is kept: the database, every statement to it, and its files."""
