"""What is said about each question: one file for each file of `phases/`, and beside them what several share."""
