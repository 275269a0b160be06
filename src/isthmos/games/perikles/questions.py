# compiled
"""Every kind of question, by number; `base.py` says which decision answers to it."""

from typing import Final

DRAW_START_PLAYER: Final = 0
FILL_DISPLAY: Final = 1
TURN_UP_LOCATION: Final = 2
DEAL_SPECIAL: Final = 3
PLACE_SETUP_CUBE: Final = 4
INFLUENCE_TURN: Final = 5
TAKE_TILE: Final = 6
PLACE_CUBE: Final = 7
NOMINATE: Final = 8
ASSASSINATE: Final = 9
AFTER_TILE: Final = 10
MOVE_CUBE: Final = 11
CHOOSE_DESTINATION: Final = 12
CHOOSE_PLAGUE_CITY: Final = 13
NOMINATION_TURN: Final = 14
CHOOSE_FIRST: Final = 15
RETRIEVE: Final = 16
ARMY_TURN: Final = 17
SEND: Final = 18
CHOOSE_TARGET: Final = 19
PERMIT: Final = 20
PAY_CUBE: Final = 21
END_ARMY_TURN: Final = 22
CHOOSE_REVOLT: Final = 23
DRAW_REVOLT: Final = 24
RESUME_ARMY_TURN: Final = 25
FIGHT_AT: Final = 26
FIGHT_COMBAT: Final = 27
FIND_COLUMN: Final = 28
OFFER_SPECIAL: Final = 29
CHOOSE_COLUMN: Final = 30
THROW_ATTACK: Final = 31
THROW_DEFENCE: Final = 32
CHOOSE_LOSS: Final = 33
