# compiled
"""Every kind of question the expansion adds; they go on where those of the base game end."""

from typing import Final

FILL_STACK: Final = 13
DEAL_COLONY: Final = 14
DEAL_HERO: Final = 15
OFFER: Final = 16
ANSWER_OFFER: Final = 17
ARM: Final = 18
TURN_UP_CHIT: Final = 19
RETURN_CHIT: Final = 20
WARD: Final = 21
SUFFER_PERSIANS: Final = 22
HALVE: Final = 23
HIRE: Final = 24
EXCHANGE: Final = 25
SPREAD_CLOVERS: Final = 26
