# compiled
"""The rulebook of a table with the expansion."""

from __future__ import annotations

from isthmos.games.peloponnes.content import Content
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import Hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.data_file import DataFile
from isthmos.games.peloponnes.modules.heroes_and_colonies.options import HeroOptions
from isthmos.games.peloponnes.rules import Rules


class HeroRules(Rules):
    """The rules of Peloponnes with the numbers of the expansion beside them."""

    def __init__(
        self, content: Content, seats: int, given: dict[str, str], data: DataFile, choices: HeroOptions
    ) -> None:
        super().__init__(content, seats, given)
        self.choices = choices
        self.corrections = ""
        """What an owner of the box has corrected, as it was given."""
        self.data = data
        self.heroes = [Hero(i, row) for i, row in enumerate(data.hero)]
        self.most_strength = data.strength.most
        self.arming_wood = data.strength.building_wood
        self.arming_stone = data.strength.building_stone
        self.arming_food = data.strength.land_food
        self.first_attack, self.last_attack = data.persians.attack_at[0], data.persians.attack_at[-1]
        self.clover_points = data.clovers.points
        self.conflict_winners = data.conflict.winners_from_five if seats >= 5 else data.conflict.winners
