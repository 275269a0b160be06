"""What can happen in the expansion, as rows of ints like those of the base game."""

(
    GOT_COLONY,  # seat, mat
    GOT_HERO,  # seat, hero
    STACK_FILLED,  # nobody, tile
    OFFERED,  # seat, to whom, coins, what
    ACCEPTED,  # seat, from whom, coins, what
    REFUSED,  # seat, from whom, coins, what
    ARMED,  # seat, tile, strength gained
    STRENGTH_GAINED,  # seat, amount
    CHIT_PUT_BACK,  # seat or nobody, kind of chit
    ATTACKED,  # nobody, number of the attack, Persian strength, our strength
    REPELLED,  # nobody, number of the attack
    ATTACK_LOST,  # nobody, number of the attack
    HERO_TURNED,  # seat, hero
    HERO_REMOVED,  # seat, hero
    WARDED,  # seat, disaster
    STRENGTH_LOST,  # seat, amount
    HIRED,  # seat, mercenaries, strength gained
    CONFLICT,  # winner, loser, inhabitants taken
    CLOVERS_SPREAD,  # seat, to power, to population
) = range(64, 83)

COLONY, HERO = range(2)
"""What is exchanged in a negotiation."""
