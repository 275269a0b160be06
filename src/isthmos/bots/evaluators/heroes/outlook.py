# compiled
"""The way of a polis with a hero to the end of the game: strength, conflicts, Persians, mercenaries, clovers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from isthmos.bots.evaluators.heroes.odds import chance_of_places, likely
from isthmos.bots.evaluators.heroes.weights import BEST_TILE, PERSIAN_SPREAD, STRENGTH_PER_ROUND
from isthmos.bots.evaluators.peloponnes.outlook import USUAL, Outlook, Step, Usual
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import Hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import AUTOMATIC, HeroPolis


class HeroOutlook(Outlook):
    """What the base game knows, and what a hero adds."""

    __slots__ = (
        "best_tile",
        "clover_points",
        "clovers",
        "clovers_on_power",
        "flat_loss",
        "hero",
        "hero_points",
        "hires_at_supply",
        "mercenaries",
        "strength",
    )

    def __init__(self, tiles: Sequence[Tile], p: HeroPolis, heroes: Sequence[Hero]) -> None:
        super().__init__(tiles, p)
        self.hero = heroes[p.hero] if p.hero >= 0 and not p.hero_turned else None
        """Whoever can still be turned to the orange side."""
        self.hero_points = float(p.hero_points)
        self.strength = float(p.strength)
        self.flat_loss = p.flat_loss
        self.mercenaries = float(p.mercenaries)
        self.hires_at_supply = p.hires_at_supply
        self.clovers = float(p.clovers)
        self.clover_points = p.clover_points
        self.clovers_on_power = p.clovers_on_power
        points = [tiles[number].points for number in (*p.lands, *p.buildings)]
        self.best_tile = max([BEST_TILE, *points])

    # --- steps of the calendar ------------------------------------------------------------------

    def buy_and_arm(self, usual: Usual) -> None:
        self.buy(usual)
        self.strength += STRENGTH_PER_ROUND

    def conflict(self, rivals: Sequence[float], winners: int, spread: float) -> None:
        """HC-8.2: the strongest take an inhabitant and a clover each from the weakest, and halve."""
        places = chance_of_places([likely(self.strength - rival, spread) for rival in rivals])
        wins, loses = sum(places[:winners]), sum(places[-winners:])
        self.people = max(0.0, self.people + wins - loses)
        self.clovers += wins - loses
        self.halve(wins)

    def persians(self, persians: float, rivals: float, is_first: bool) -> None:
        """HC-7.1: lost or repelled, each as far as it is likely."""
        repelled = likely(self.strength + rivals - persians, PERSIAN_SPREAD * persians)
        if is_first:
            self.turn_hero(1.0 - repelled)
        else:
            self.other_points -= (1.0 - repelled) * self.best_tile
        self.halve(repelled)
        self.hire(repelled)

    def hire_at_supply(self) -> None:
        """HC-9.10."""
        if self.hires_at_supply:
            self.hire(1.0)

    # --- what the steps are made of ---------------------------------------------------------------

    def turn_hero(self, part: float) -> None:
        """HC-7.3: the points go, and the incomes to come may be lower."""
        self.hero_points *= 1.0 - part
        if self.hero is not None:
            red, orange = self.hero.red, self.hero.orange
            self.income_wood += part * (orange.wood - red.wood)
            self.income_stone += part * (orange.stone - red.stone)
            self.income_food += part * (orange.food - red.food)
            self.income_people += part * (orange.people - red.people)

    def halve(self, part: float) -> None:
        """HC-7.5, HC-9.5."""
        self.strength -= part * min(self.strength, self.flat_loss or self.strength / 2)

    def hire(self, part: float) -> None:
        """HC-7.6: as many as bring population nearer to power, which pays the coins."""
        gap = self.power() - self.population()
        wanted = gap / (1.0 + 1.0 / self.mat.coins_per_point)
        hired = part * max(0.0, min(wanted, self.coins, self.strength))
        self.coins -= hired
        self.mercenaries += hired
        self.strength += hired

    # --- the end ------------------------------------------------------------------------------------

    def power(self) -> float:
        """HC-12.1, HC-12.2."""
        return self.bare_power() + self.clover_points * self.power_clovers()

    def population(self) -> float:
        return self.bare_population() + self.clover_points * (self.clovers - self.power_clovers())

    def bare_power(self) -> float:
        return super().power() + self.hero_points

    def bare_population(self) -> float:
        return super().population() + self.mercenaries

    def power_clovers(self) -> float:
        """As many as bring the two values together."""
        if self.clovers_on_power != AUTOMATIC:
            return self.clovers_on_power
        gap = (self.bare_population() - self.bare_power()) / self.clover_points
        return max(0.0, min(self.clovers, (self.clovers + gap) / 2))


def step(move: Callable[[HeroOutlook], None]) -> Step:
    """A step that only a polis with a hero can take, as a step of any calendar."""

    def take(outlook: Outlook) -> None:
        assert isinstance(outlook, HeroOutlook)
        move(outlook)

    return take


def buying_and_arming(usual: Usual) -> Step:
    return step(lambda outlook: outlook.buy_and_arm(usual))


BUYING_AND_ARMING: Final = [buying_and_arming(usual) for usual in USUAL]
HIRING_AT_SUPPLY: Final = step(HeroOutlook.hire_at_supply)
