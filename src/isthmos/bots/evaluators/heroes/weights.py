# compiled
"""The numbers that only experience gives, each with its reason."""

from __future__ import annotations

from typing import Final

STRENGTH_PER_ROUND: Final = 1.2
"""How much stronger a polis gets in a round: most tiles have three or four points, and a third of them are armed."""
STRENGTH_SPREAD: Final = 2.0
"""A lead of so much in strength is as good as safe in a conflict that comes at once."""
SPREAD_PER_ROUND: Final = 1.0
"""Every round until then makes it less so."""
PERSIAN_SPREAD: Final = 0.15
"""An attack is uncertain within this part of its strength: the chits and the rivals' arming are guesses."""
BEST_TILE: Final = 5.0
"""Points of the best tile that a polis has by the second attack, at least."""
WARD_TRUST: Final = 0.8
"""A disaster to come that could be averted counts for less than one that is there."""
OFFER_HOPE: Final = 0.2
"""How often an offer is accepted that I would refuse myself."""
