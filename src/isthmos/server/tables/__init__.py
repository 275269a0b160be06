"""What is played: tables in memory, what changes them, and what happens at them by itself."""
