# compiled
"""Where a polis is heading: its stocks, people and points carried to the end of the game, if all goes as usual."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from isthmos.games.peloponnes.content import DECLINE, DROUGHT, EARTHQUAKE, PLAGUE, TEMPEST, Tile
from isthmos.games.peloponnes.state import Polis


class Usual:
    """The tile that a polis usually gets in one round of a stack."""

    __slots__ = ("food", "goods", "people", "points", "price", "stone", "wood")

    def __init__(
        self, price: float, points: float, people: float, wood: float, stone: float, food: float, goods: float
    ) -> None:
        self.price = price
        self.points = points
        self.people = people
        self.wood = wood
        self.stone = stone
        self.food = food
        self.goods = goods
        """Wood and stone that a building could take up, for more points than a land has."""


USUAL: Final = (
    Usual(price=3.6, points=0.3, people=2.25, wood=0.55, stone=0.55, food=0.8, goods=4.0),
    Usual(price=5.0, points=0.5, people=2.25, wood=0.3, stone=0.5, food=0.7, goods=6.0),
    Usual(price=6.3, points=0.7, people=2.0, wood=0.2, stone=0.4, food=0.5, goods=8.0),
)
"""By stack. Found by trial in solo games (bench/solo_levels.py): points come from goods, people come anyway."""

POINTS_PER_GOOD: Final = 0.5
"""What wood or stone brings when it is built into something."""
WORST_FIRST: Final = 0.75
"""Who must lose a part of the tiles loses the poorer ones."""
CHOICE_AS_FOOD: Final = 0.85
CHOICE_AS_COINS: Final = 0.15


class Outlook:
    """A polis in numbers that need not be whole, moved on step by step."""

    __slots__ = (
        "building_points",
        "buildings",
        "choices",
        "coins",
        "food",
        "food_saved",
        "income_food",
        "income_people",
        "income_stone",
        "income_wood",
        "land_points",
        "lands",
        "luxury",
        "marked",
        "mat",
        "other_points",
        "people",
        "shields",
        "stone",
        "wood",
    )

    def __init__(self, tiles: Sequence[Tile], p: Polis) -> None:
        self.mat = p.mat
        self.coins = float(p.coins)
        self.wood = float(p.wood)
        self.stone = float(p.stone)
        self.food = float(p.food)
        self.luxury = float(p.luxury)
        self.people = float(p.people)
        self.food_saved = float(p.food_saved)
        self.income_wood = float(p.income_wood)
        self.income_stone = float(p.income_stone)
        self.income_food = float(p.income_food)
        self.income_people = float(p.income_people)
        self.choices = float(p.choices)
        self.shields = p.shields
        self.lands = float(len(p.lands))
        self.land_points = float(sum([tiles[number].points for number in p.lands]))
        self.buildings = float(len(p.buildings))
        self.building_points = p.points - self.land_points
        self.other_points = 0.0
        self.marked = [tiles[number] for number, coins in zip(p.buildings, p.marks, strict=True) if coins]

    # --- steps of the calendar ----------------------------------------------------------------

    def earn(self) -> None:
        """PEL-I1 to PEL-I4."""
        mat = self.mat
        self.people += self.income_people
        self.wood = max(0.0, self.wood + self.income_wood)
        self.stone = max(0.0, self.stone + self.income_stone)
        self.food = max(0.0, self.food + self.income_food + self.choices * CHOICE_AS_FOOD)
        over = max(0.0, self.wood - mat.wood_limit) + max(0.0, self.stone - mat.stone_limit)
        over += max(0.0, self.food - mat.food_limit)
        if over:
            self.luxury += over
            self.wood = min(self.wood, mat.wood_limit)
            self.stone = min(self.stone, mat.stone_limit)
            self.food = min(self.food, mat.food_limit)
        row = min(int(self.people), len(mat.income_coins) - 1)
        self.coins += mat.income_coins[row] + self.choices * CHOICE_AS_COINS
        self.luxury += mat.income_luxury[row]

    def buy(self, usual: Usual) -> None:
        """The usual tile of a coming round, or the part of it that can be paid."""
        part = min(1.0, self.coins / usual.price)
        self.coins -= part * usual.price
        self.people += part * usual.people
        self.income_wood += part * usual.wood
        self.income_stone += part * usual.stone
        self.income_food += part * usual.food
        self.other_points += part * usual.points + POINTS_PER_GOOD * self.build(part * usual.goods)

    def build(self, goods: float) -> float:
        """Use up so many wood and stone, as far as they are there; how many it were."""
        have = self.wood + self.stone
        if have <= goods:
            self.wood = self.stone = 0.0
            return have
        rest = 1.0 - goods / have
        self.wood *= rest
        self.stone *= rest
        return goods

    def feed(self) -> None:
        """PEL-V2, PEL-V3: everybody who can be fed is."""
        due = max(0.0, self.people / self.mat.people_per_food - self.food_saved)
        if self.food >= due:
            self.food -= due
            return
        short = due - self.food
        self.food = 0.0
        by_luxury = min(short, self.luxury / self.mat.luxury_rate)
        self.luxury -= by_luxury * self.mat.luxury_rate
        self.people = max(0.0, self.people - (short - by_luxury) * self.mat.people_per_food)

    def redeem(self) -> None:
        """PEL-V4, PEL-V5."""
        for tile in self.marked:
            self.coins += self.mat.marking_coins
            if not self.pay(tile.cost.wood, tile.cost.stone):
                self.lose(tile)
        self.marked = []

    def supply(self) -> None:
        self.feed()
        if self.marked:
            self.redeem()

    def plague(self) -> None:
        """PEL-D5; rounded up, which costs a third of an inhabitant on average."""
        if not self.shields[PLAGUE]:
            self.people -= min(self.people, (self.people + 1) / self.mat.plague_divisor)

    def drought(self) -> None:
        """PEL-D4."""
        if not self.shields[DROUGHT]:
            self.food -= min(self.food, (self.food + 1) / self.mat.drought_divisor)

    def decline(self) -> None:
        """PEL-D6."""
        if not self.shields[DECLINE]:
            self.luxury = max(0.0, self.luxury - self.mat.decline_loss)

    def earthquake(self) -> None:
        """PEL-D7: as many buildings as can be paid are kept."""
        if self.shields[EARTHQUAKE] or not self.buildings:
            return
        due = self.buildings * self.mat.earthquake_price
        short = max(0.0, due - self.wood) + max(0.0, due - self.stone)
        lost = min(self.buildings, max(0.0, short - self.luxury / self.mat.luxury_rate))
        self.wood = max(0.0, self.wood - due)
        self.stone = max(0.0, self.stone - due)
        self.luxury = max(0.0, self.luxury - short * self.mat.luxury_rate)
        part = WORST_FIRST * lost / self.buildings
        self.building_points -= part * self.building_points
        self.buildings -= lost

    def tempest(self) -> None:
        """PEL-D8: as many lands as can be paid are kept."""
        if self.shields[TEMPEST] or not self.lands:
            return
        due = self.lands * self.mat.tempest_price
        short = max(0.0, due - self.food) + max(0.0, due - self.coins)
        lost = min(self.lands, max(0.0, short - self.luxury / self.mat.luxury_rate))
        self.food = max(0.0, self.food - due)
        self.coins = max(0.0, self.coins - due)
        self.luxury = max(0.0, self.luxury - short * self.mat.luxury_rate)
        part = WORST_FIRST * lost / self.lands
        self.land_points -= part * self.land_points
        self.income_wood -= part * self.income_wood
        self.income_stone -= part * self.income_stone
        self.income_food -= part * self.income_food
        self.lands -= lost

    # --- what the steps are made of -------------------------------------------------------------

    def pay(self, wood: int, stone: int) -> bool:
        """Hand over wood and stone, luxury for what is missing; False, and nothing paid, if that is too much."""
        short = max(0.0, wood - self.wood) + max(0.0, stone - self.stone)
        if short * self.mat.luxury_rate > self.luxury:
            return False
        self.wood = max(0.0, self.wood - wood)
        self.stone = max(0.0, self.stone - stone)
        self.luxury -= short * self.mat.luxury_rate
        return True

    def lose(self, building: Tile) -> None:
        income = building.income
        self.buildings -= 1
        self.building_points -= building.points
        self.income_wood -= income.wood
        self.income_stone -= income.stone
        self.income_food -= income.food
        self.choices -= income.choice

    # --- the end ----------------------------------------------------------------------------------

    def power(self) -> float:
        """PEL-E2."""
        return self.land_points + self.building_points + self.other_points + self.coins / self.mat.coins_per_point

    def population(self) -> float:
        """PEL-E3."""
        return self.people * self.mat.points_per_person


Step = Callable[[Outlook], None]


def buying(usual: Usual) -> Step:
    def buy(outlook: Outlook) -> None:
        outlook.buy(usual)

    return buy


BUYING: Final = [buying(usual) for usual in USUAL]

STRIKES: Final[dict[int, Step]] = {
    EARTHQUAKE: Outlook.earthquake,
    DROUGHT: Outlook.drought,
    PLAGUE: Outlook.plague,
    TEMPEST: Outlook.tempest,
    DECLINE: Outlook.decline,
}
