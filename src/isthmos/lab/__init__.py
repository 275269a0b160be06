"""Floor 5: experiments. Plays many games through the waist, with nobody at the table."""
