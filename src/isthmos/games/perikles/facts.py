"""What can happen, as rows of ints: (fact, seat, a, b …). Sentences are made of them in `words.py`.

Two facts hold a secret: who may know it stands in the row as a set of seats, one bit each.
"""

(
    ROUND_BEGAN,  # nobody, round
    START_PLAYER,  # seat
    SPECIAL_DEALT,  # seat, special; secret
    TILE_SHOWN,  # nobody, influence tile
    LOCATION_SHOWN,  # nobody, location
    CUBES_PLACED,  # seat, city, cubes
    TILE_TAKEN,  # seat, influence tile
    NOMINATED,  # seat, city, candidate, space
    CUBE_REMOVED,  # seat, city, owner, space
    CANDIDATE_MOVED_UP,  # candidate, city
    SPECIAL_PLAYED,  # seat, special
    CUBE_MOVED,  # seat, owner, from city, to city
    PLAGUE_STRUCK,  # seat, city, cubes
    ELECTED,  # seat, city, cubes removed, loser or none
    NOBODY_ELECTED,  # nobody, city
    PERSIAN_LEADER,  # seat
    FIRST_CHOSEN,  # seat, who begins
    RETRIEVED,  # seat, unit
    TURN_BEGAN,  # seat, shards of the tile used
    SENT,  # seat, unit, location, side, is main; the strength is secret
    RELATION,  # nobody, army, army, war or allied
    PERMISSION_ASKED,  # seat, army, type, location, who decides
    PERMITTED,  # who decides, army, location
    REFUSED,  # who decides, army, location
    CUBE_PAID,  # seat, city
    REVOLTED,  # seat, unit, location or none
    LOCATION_EMPTY,  # nobody, location
    NOT_ATTACKED,  # nobody, location
    BATTLE_BEGAN,  # nobody, location
    FORCES_SHOWN,  # seat, unit, side
    COMBAT_BEGAN,  # nobody, type
    NO_COMBAT,  # nobody, type
    WON_UNOPPOSED,  # nobody, type, side
    TOKEN_GIVEN,  # nobody, side
    COLUMN_FOUND,  # nobody, column, attack strength, defence strength
    THROWN,  # nobody, attack die, attack die, defence die, defence die
    TOKENS,  # nobody, attack, defence
    COMBAT_WON,  # nobody, type, side
    COUNTER_LOST,  # nobody, unit
    COUNTER_SPARED,  # nobody, unit
    LOCATION_WON,  # seat, location
    LOCATION_LOST,  # nobody, location
    DEFEAT,  # nobody, city, value of a statue from now on
    STATUE_RAISED,  # seat, city
    GAME_ENDED,  # nobody, round
) = range(45)

WAR, ALLIED = range(2)
"""Relations, as facts name them."""
