"""Floor 3: players. They see a position through the waist, and one evaluator knows each game."""
