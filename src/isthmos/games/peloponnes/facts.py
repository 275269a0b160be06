"""What can happen, as rows of ints: (fact, seat, a, b). Sentences are made of them in `words.py`."""

(
    ROUND_BEGAN,  # nobody, round
    GOT_CIVILIZATION,  # seat, civilization
    GAINED,  # seat, stock, amount
    LOST,  # seat, stock, amount
    PAID,  # seat, stock, amount
    EXCHANGED,  # seat, stock, units made from luxury
    STORED_AS_LUXURY,  # seat, stock, units that did not fit
    REVEALED,  # nobody, tile, slot
    PASSED,  # seat
    BID_LAID,  # seat, tile, coins
    DISPLACED,  # seat, tile, coins
    BID_MOVED,  # seat, tile, coins
    WITHDREW,  # seat, coins
    UNSOLD,  # nobody, tile
    ORDER_CHANGED,  # seat, place
    LAND_PLACED,  # seat, tile
    BUILDING_PAID,  # seat, tile
    BUILDING_MARKED,  # seat, tile
    TILE_LOST,  # seat, tile, reason
    CHIT_DRAWN,  # nobody, kind of chit, chits of its disaster so far
    STRUCK,  # nobody, disaster
    SAFE,  # seat, disaster
    SUPPLY_BEGAN,  # nobody
    STARVED,  # seat, inhabitants
    REDEEMED,  # seat, tile
    GAVE_UP,  # seat, tile
    EXTRA_INCOME,  # seat, stock
) = range(27)

COINS, WOOD, STONE, FOOD, LUXURY, PEOPLE = range(6)
"""Stocks, as facts name them."""

DOES_NOT_FIT, TOO_FEW_PEOPLE, NOT_PAID, DEMOLISHED = range(4)
"""Why a tile was lost."""
