# compiled
"""Every kind of question of the base game, by number; `base.py` says which decision answers to it."""

from typing import Final

DEAL_CIVILIZATION: Final = 0
CHOOSE_CIVILIZATION: Final = 1
CHOOSE_EXTRA_INCOME: Final = 2
REVEAL_TILE: Final = 3
BID: Final = 4
MOVE_BID: Final = 5
TAKE_TILE: Final = 6
CHOOSE_INCOME: Final = 7
DRAW_CHIT: Final = 8
SUFFER: Final = 9
HOLD_SUPPLY: Final = 10
FEED: Final = 11
REDEEM: Final = 12
