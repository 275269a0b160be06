# compiled
"""The numbers that only experience gives, each with its reason. The unit is a victory point at the end."""

from __future__ import annotations

from typing import Final

RIVAL: Final = 0.3
"""What a point of a rival takes from me: there are several of them, and only the best one matters."""

# --- cities -----------------------------------------------------------------------------------------

STATUE_STAYS: Final = 0.65
"""How often a city keeps the box it has now; otherwise a defeat covers it before the end."""
ARMY_STRENGTH: Final = 0.12
"""What leading a city is worth for each strength of its army."""
DECIDED: Final = 1.8
DECIDED_PER_TURN: Final = 0.04
"""How surely the better votes win an election, and how much each influence turn still to come takes from it."""
TIE: Final = 0.5
"""Votes by which the first candidate is ahead when votes are equal."""
STANDS: Final = 0.5
"""Votes that it is worth to be a candidate already, where others are not."""
CANDIDATE_CUBE: Final = 1.0
"""Nobody leads without having been a candidate, and that cube is gone."""

# --- special tiles -----------------------------------------------------------------------------------

KEEP_FOR_LATER: Final = 2.0
"""What an influence special must gain before the last round; a better moment may come."""
KEEP_FOR_LAST_TURN: Final = 1.5
"""And how much more before the own last tile of a round: nobody can answer it then."""
KEEP_FOR_OTHER_BATTLE: Final = 0.8
"""What a special in battle or a slave revolt must gain, before the last round."""
SECOND_MOVE: Final = 0.6
"""What the second cube of Alkibiades gains, as a part of the first."""

# --- armies ------------------------------------------------------------------------------------------

REPLY_PER_TURN: Final = 0.03
REPLY_AT_MOST: Final = 0.5
"""The chance that rivals answer at a location, by the turns they still have."""
REPLY_STRENGTH: Final = 3
"""How strong such an answer is."""
FOLLOW_UP: Final = 2
"""Strength of the counter that can follow in the same turn: two together may do what one cannot."""
COUNTER_COST: Final = 0.05
"""For each strength sent: it is missing elsewhere."""
CUBE_COST: Final = 1.2
"""A cube that is paid: its point, and some influence."""
MANY_CUBES: Final = 0.01
"""Where several cities could pay, the one with the most own cubes does."""
EXTRA_COUNTERS: Final = 1.5
"""What the counters for a cube gain together, as a multiple of the best one."""
HOPE_OF_PERMISSION: Final = 0.5
"""How often permission is given."""
LOST_COUNTER: Final = 0.3
"""A counter lost, if there is a round to come."""

# --- the end -----------------------------------------------------------------------------------------

SPREAD: Final = 6.0
SPREAD_PER_ROUND: Final = 2.0
"""How many points a lead must have, in the last round and for each one to come."""
