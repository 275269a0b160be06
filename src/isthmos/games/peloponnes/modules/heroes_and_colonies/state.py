# compiled
"""What heroes add to a polis and to the board."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from isthmos.games.peloponnes import scoring
from isthmos.games.peloponnes.content import Mat
from isthmos.games.peloponnes.modules.heroes_and_colonies.rules import HeroRules
from isthmos.games.peloponnes.modules.heroes_and_colonies.scoring import spread
from isthmos.games.peloponnes.state import NONE, Board, Polis

AUTOMATIC: Final = -1
"""Clovers that are spread for the best result."""


class HeroPolis(Polis):
    """A polis with a hero."""

    PARTS: ClassVar[tuple[str, ...]] = (
        "arming_bonus",
        "chit_returns",
        "clover_points",
        "clovers",
        "clovers_on_power",
        "flat_loss",
        "hero",
        "hero_points",
        "hero_turned",
        "hires_at_supply",
        "mercenaries",
        "returns_each_round",
        "strength",
        "wards",
    )
    __slots__ = PARTS

    def __init__(
        self, mat: Mat, disasters: int, clovers: int, clover_points: int, source: HeroPolis | None = None
    ) -> None:
        super().__init__(mat, disasters, source)
        if source is None:
            self.hero = NONE
            self.hero_points = 0
            """Points of the red side; 0 when it shows the orange one."""
            self.hero_turned = False
            """Whether the hero shows the orange side."""
            self.strength = 0
            self.mercenaries = 0
            """No inhabitants: nothing but hiring changes them (HC-6.3)."""
            self.clovers = clovers
            self.clover_points = clover_points
            self.clovers_on_power = AUTOMATIC
            # Numbers that heroes bend.
            self.arming_bonus = 0
            self.flat_loss = 0
            self.returns_each_round = 0
            self.chit_returns = 0
            """Chits it may still put back in this round."""
            self.wards = 0
            """Disasters it may still avert."""
            self.hires_at_supply = 0
        else:
            self.hero = source.hero
            self.hero_points = source.hero_points
            self.hero_turned = source.hero_turned
            self.strength = source.strength
            self.mercenaries = source.mercenaries
            self.clovers = source.clovers
            self.clover_points = source.clover_points
            self.clovers_on_power = source.clovers_on_power
            self.arming_bonus = source.arming_bonus
            self.flat_loss = source.flat_loss
            self.returns_each_round = source.returns_each_round
            self.chit_returns = source.chit_returns
            self.wards = source.wards
            self.hires_at_supply = source.hires_at_supply

    def copy(self) -> HeroPolis:
        return HeroPolis(self.mat, 0, 0, 0, self)

    def key(self) -> tuple[object, ...]:
        return (
            super().key(),
            (self.hero, self.hero_points, self.hero_turned, self.strength, self.mercenaries),
            (self.clovers, self.clovers_on_power, self.chit_returns, self.wards),
        )

    def power(self) -> int:
        """HC-12.1, with the clovers that go there (HC-12.2)."""
        return self.bare_power() + self.clover_points * self.power_clovers()

    def population(self) -> int:
        """HC-12.1, with the clovers that go there (HC-12.2)."""
        return self.bare_population() + self.clover_points * (self.clovers - self.power_clovers())

    def bare_power(self) -> int:
        return scoring.power(self) + self.hero_points

    def bare_population(self) -> int:
        return scoring.population(self) + self.mercenaries

    def power_clovers(self) -> int:
        """How many clovers count as power."""
        if self.clovers_on_power != AUTOMATIC:
            return self.clovers_on_power
        return spread(self.bare_power(), self.bare_population(), self.clovers, self.clover_points)


class ColonyBoard(Board):
    """A position with colonies and no heroes."""

    PARTS: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def clone(self) -> ColonyBoard:
        return ColonyBoard(self.rules, self)

    def key(self) -> tuple[object, ...]:
        """HC-13.2: stacks may differ from table to table, so they tell positions apart."""
        return (super().key(), self.stacks)


class HeroBoard(Board):
    """A position with heroes."""

    PARTS: ClassVar[tuple[str, ...]] = ("last_chit", "persian_sum", "returned")
    __slots__ = (*PARTS, "hero_rules")

    def __init__(self, rules: HeroRules, source: HeroBoard | None = None) -> None:
        super().__init__(rules, source)
        self.hero_rules = rules
        """The same book, with the names of this module."""
        if source is None:
            self.returned: tuple[int, ...] = ()
            """Chits put back, in the order in which they come up again (HC-5.2)."""
            self.last_chit = NONE
            """The disaster on the chit settled last, where a repetition of it goes back; or turned up last (HC-5.3)."""
            self.persian_sum = 0
        else:
            self.returned = source.returned
            self.last_chit = source.last_chit
            self.persian_sum = source.persian_sum

    def clone(self) -> HeroBoard:
        return HeroBoard(self.hero_rules, self)

    def key(self) -> tuple[object, ...]:
        return (super().key(), self.stacks, self.returned, self.last_chit, self.persian_sum)

    def polis(self, seat: int) -> HeroPolis:
        return cast(HeroPolis, self.poleis[seat])
