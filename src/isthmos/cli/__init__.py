"""Floor 6: what a person sees and types in a terminal."""
