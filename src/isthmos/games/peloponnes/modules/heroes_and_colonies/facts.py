# compiled
"""What can happen in the expansion, as rows of ints like those of the base game."""

from typing import Final

GOT_COLONY: Final = 64  # seat, mat
GOT_HERO: Final = 65  # seat, hero
STACK_FILLED: Final = 66  # nobody, tile
OFFERED: Final = 67  # seat, to whom, coins, what
ACCEPTED: Final = 68  # seat, from whom, coins, what
REFUSED: Final = 69  # seat, from whom, coins, what
ARMED: Final = 70  # seat, tile, strength gained
STRENGTH_GAINED: Final = 71  # seat, amount
CHIT_PUT_BACK: Final = 72  # seat or nobody, kind of chit
ATTACKED: Final = 73  # nobody, number of the attack, Persian strength, our strength
REPELLED: Final = 74  # nobody, number of the attack
ATTACK_LOST: Final = 75  # nobody, number of the attack
HERO_TURNED: Final = 76  # seat, hero
HERO_REMOVED: Final = 77  # seat, hero
WARDED: Final = 78  # seat, disaster
STRENGTH_LOST: Final = 79  # seat, amount
HIRED: Final = 80  # seat, mercenaries, strength gained
CONFLICT: Final = 81  # winner, loser, inhabitants taken
CLOVERS_SPREAD: Final = 82  # seat, to power, to population
CHIT_CAME_AGAIN: Final = 83  # nobody, kind of chit

COLONY: Final = 0
HERO: Final = 1
"""What is exchanged in a negotiation."""
