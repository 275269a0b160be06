"""The phases of a round, one file each, in the words of the rulebook."""
