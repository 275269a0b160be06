# compiled
"""What can happen, as rows of ints: (fact, seat, a, b …). Sentences are made of them in `telling.py`.

Two facts hold a secret: who may know it stands in the row as a set of seats, one bit each.
"""

from typing import Final

ROUND_BEGAN: Final = 0  # nobody, round
START_PLAYER: Final = 1  # seat
SPECIAL_DEALT: Final = 2  # seat, special; secret
TILE_SHOWN: Final = 3  # nobody, influence tile
LOCATION_SHOWN: Final = 4  # nobody, location
CUBES_PLACED: Final = 5  # seat, city, cubes
TILE_TAKEN: Final = 6  # seat, influence tile
NOMINATED: Final = 7  # seat, city, candidate, space
CUBE_REMOVED: Final = 8  # seat, city, owner, space
CANDIDATE_MOVED_UP: Final = 9  # candidate, city
SPECIAL_PLAYED: Final = 10  # seat, special
CUBE_MOVED: Final = 11  # seat, owner, from city, to city
PLAGUE_STRUCK: Final = 12  # seat, city, cubes
ELECTED: Final = 13  # seat, city, cubes removed, loser or none
NOBODY_ELECTED: Final = 14  # nobody, city
PERSIAN_LEADER: Final = 15  # seat
FIRST_CHOSEN: Final = 16  # seat, who begins
RETRIEVED: Final = 17  # seat, unit
TURN_BEGAN: Final = 18  # seat, shards of the tile used
SENT: Final = 19  # seat, unit, location, side, is main; the strength is secret
RELATION: Final = 20  # nobody, army, army, war or allied
PERMISSION_ASKED: Final = 21  # seat, army, type, location, who decides
PERMITTED: Final = 22  # who decides, army, location
REFUSED: Final = 23  # who decides, army, location
CUBE_PAID: Final = 24  # seat, city
REVOLTED: Final = 25  # seat, unit, location or none
LOCATION_EMPTY: Final = 26  # nobody, location
NOT_ATTACKED: Final = 27  # nobody, location
BATTLE_BEGAN: Final = 28  # nobody, location, main attacker, main defender
FORCES_SHOWN: Final = 29  # seat, unit, side
COMBAT_BEGAN: Final = 30  # nobody, type, rebels, militia, attack tokens, defence tokens
NO_COMBAT: Final = 31  # nobody, type
WON_UNOPPOSED: Final = 32  # nobody, type, side
TOKEN_GIVEN: Final = 33  # nobody, side, attack tokens, defence tokens
COLUMN_FOUND: Final = 34  # nobody, column, attack strength, defence strength, attack tokens, defence tokens
THROWN: Final = 35  # nobody, attack die, attack die, defence die, defence die, column, attack hits, defence hits
TOKENS: Final = 36  # nobody, attack, defence
COMBAT_WON: Final = 37  # nobody, type, side
COUNTER_LOST: Final = 38  # nobody, unit
COUNTER_SPARED: Final = 39  # nobody, unit
LOCATION_WON: Final = 40  # seat, location
LOCATION_LOST: Final = 41  # nobody, location
DEFEAT: Final = 42  # nobody, city, value of a statue from now on
STATUE_RAISED: Final = 43  # seat, city
GAME_ENDED: Final = 44  # nobody, round
FURTHER_DEFEAT: Final = 45  # nobody, city, how many it has suffered; no box was left

WAR: Final = 0
ALLIED: Final = 1
"""Relations, as facts name them."""
