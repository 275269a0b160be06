# compiled
"""The ten heroes: which number of a polis each one bends (rung 3 of the ladder, docs/powers.md)."""

from __future__ import annotations

from isthmos.games.peloponnes.content import Goods
from isthmos.games.peloponnes.modules.heroes_and_colonies.rules import HeroRules
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroPolis
from isthmos.games.peloponnes.state import NONE


class Power:
    """What a hero is good at. `ability` is the number printed in it; `sign` is 1 when it comes and -1 when it goes, so
    that a power is taken back as it was given."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        raise NotImplementedError


class Achilles(Power):
    """HC-9.1."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.arming_bonus += sign * ability


class Andromeda(Power):
    """HC-9.2."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.coin_tile_bonus += sign * ability


class Ariadne(Power):
    """HC-9.3."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.returns_each_round += sign * ability
        p.chit_returns = min(p.chit_returns, p.returns_each_round)


class Daedalus(Power):
    """HC-9.4."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.either_saving += sign * ability
        if rules.choices.saving_on_redemption:
            p.redeem_saving += sign * ability


class Hector(Power):
    """HC-9.5."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.flat_loss += sign * ability


class Helen(Power):
    """HC-9.6."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.land_bonus += sign * ability


class Odysseus(Power):
    """HC-9.7."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.wards = max(0, p.wards + sign * ability)  # one that was used is gone already


class Penelope(Power):
    """HC-9.8."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.food_saved += sign * ability


class Sisyphus(Power):
    """HC-9.9."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.bid_raise += sign * ability
        if rules.choices.bid_raise_helps_to_minimum:
            p.minimum_help += sign * ability


class Tantalus(Power):
    """HC-9.10."""

    def settle(self, p: HeroPolis, ability: int, sign: int, rules: HeroRules) -> None:
        p.hires_at_supply += sign


POWERS: dict[str, Power] = {
    "achilles": Achilles(),
    "andromeda": Andromeda(),
    "ariadne": Ariadne(),
    "daedalus": Daedalus(),
    "hector": Hector(),
    "helen": Helen(),
    "odysseus": Odysseus(),
    "penelope": Penelope(),
    "sisyphus": Sisyphus(),
    "tantalus": Tantalus(),
}


def settle_hero(p: HeroPolis, rules: HeroRules) -> None:
    """HC-3.2: the hero takes up residence, red side up."""
    hero = rules.heroes[p.hero]
    p.hero_points = hero.points
    earn(p, hero.red, 1)
    POWERS[hero.id].settle(p, hero.ability, 1, rules)


def dismiss_hero(p: HeroPolis, rules: HeroRules) -> None:
    """HC-7.4: while it shows the red side; its points, its power and the income of that side go with it."""
    hero = rules.heroes[p.hero]
    POWERS[hero.id].settle(p, hero.ability, -1, rules)
    earn(p, hero.red, -1)
    p.hero_points = 0
    p.hero = NONE


def turn_hero(p: HeroPolis, rules: HeroRules) -> None:
    """HC-7.3: to the orange side. The power stays, the points go, and the incomes to come may be lower."""
    if p.hero == NONE:
        return
    hero = rules.heroes[p.hero]
    p.hero_points = 0
    p.hero_turned = True
    earn(p, hero.red, -1)
    earn(p, hero.orange, 1)


def earn(p: HeroPolis, side: Goods, sign: int) -> None:
    """HC-4.8: the income that a side states begins (+1) or ends (-1)."""
    p.income_wood += sign * side.wood
    p.income_stone += sign * side.stone
    p.income_food += sign * side.food
    p.income_people += sign * side.people
