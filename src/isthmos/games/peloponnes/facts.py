# compiled
"""What can happen, as rows of ints: (fact, seat, a, b). Lines are made of them in `telling.py`."""

from typing import Final

ROUND_BEGAN: Final = 0  # nobody, round
GOT_CIVILIZATION: Final = 1  # seat, civilization
GAINED: Final = 2  # seat, stock, amount
LOST: Final = 3  # seat, stock, amount
PAID: Final = 4  # seat, stock, amount
EXCHANGED: Final = 5  # seat, stock, units made from luxury
STORED_AS_LUXURY: Final = 6  # seat, stock, units that did not fit
REVEALED: Final = 7  # nobody, tile, slot
PASSED: Final = 8  # seat
BID_LAID: Final = 9  # seat, tile, coins
DISPLACED: Final = 10  # seat, tile, coins
BID_MOVED: Final = 11  # seat, tile, coins
WITHDREW: Final = 12  # seat, coins
UNSOLD: Final = 13  # nobody, tile
ORDER_CHANGED: Final = 14  # seat, place
LAND_PLACED: Final = 15  # seat, tile
BUILDING_PAID: Final = 16  # seat, tile
BUILDING_MARKED: Final = 17  # seat, tile
TILE_LOST: Final = 18  # seat, tile, reason
CHIT_DRAWN: Final = 19  # nobody, kind of chit, chits of its disaster so far
STRUCK: Final = 20  # nobody, disaster
SAFE: Final = 21  # seat, disaster
SUPPLY_BEGAN: Final = 22  # nobody
STARVED: Final = 23  # seat, inhabitants
REDEEMED: Final = 24  # seat, tile
GAVE_UP: Final = 25  # seat, tile
EXTRA_INCOME: Final = 26  # seat, stock

COINS: Final = 0
WOOD: Final = 1
STONE: Final = 2
FOOD: Final = 3
LUXURY: Final = 4
PEOPLE: Final = 5
"""Stocks, as facts name them."""

DOES_NOT_FIT: Final = 0
TOO_FEW_PEOPLE: Final = 1
NOT_PAID: Final = 2
DEMOLISHED: Final = 3
"""Why a tile was lost."""
