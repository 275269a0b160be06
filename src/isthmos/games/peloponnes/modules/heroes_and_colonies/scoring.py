# compiled
"""Clovers at the scoring (HC-12.2)."""


def spread(power: int, population: int, clovers: int, points: int) -> int:
    """How many clovers go to power: one by one to the lower value, which is the best there is."""
    on_power = 0
    for _ in range(clovers):
        if power <= population:
            power += points
            on_power += 1
        else:
            population += points
    return on_power
