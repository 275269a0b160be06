"""The numbers that only experience gives, each with its reason."""

STRENGTH_PER_ROUND = 1.2
"""How much stronger a polis gets in a round: most tiles have three or four points, and a third of them are armed."""
STRENGTH_SPREAD = 2.0
"""A lead of so much in strength is as good as safe in a conflict that comes at once."""
SPREAD_PER_ROUND = 1.0
"""Every round until then makes it less so."""
PERSIAN_SPREAD = 0.15
"""An attack is uncertain within this part of its strength: the chits and the rivals' arming are guesses."""
BEST_TILE = 5.0
"""Points of the best tile that a polis has by the second attack, at least."""
WARD_TRUST = 0.8
"""A disaster to come that could be averted counts for less than one that is there."""
OFFER_HOPE = 0.2
"""How often an offer is accepted that I would refuse myself."""
