"""The shapes of what a seat may see of a table with the expansion."""

from __future__ import annotations

from isthmos.games.peloponnes.shapes import PeloponnesAbout, PeloponnesView, PolisView, Struct


class HeroesAbout(PeloponnesAbout, frozen=True, gc=False, omit_defaults=True):
    """What an answer or an event is about at a table with the expansion."""

    thing: str = ""
    """What is to be exchanged: colony or hero."""
    colony: str = ""
    hero: str = ""
    chit: str = ""
    """What the chit shows, by its word: "plague", "persians-3", "blank"."""
    other: int = -1
    """The second seat of an event: to whom is offered, from whom is taken."""


class HeroIncome(Struct):
    """Of every round; below 0 where the side costs goods."""

    wood: int
    stone: int
    food: int
    people: int


class HeroView(Struct):
    """A hero with the side it shows. What is not confirmed by a printed copy says so."""

    id: str
    ability: int
    """The number in its power."""
    side: str
    income: HeroIncome
    """Of the side it shows."""
    red_points: int
    points_confirmed: bool
    start_confirmed: bool
    orange_confirmed: bool
    corrected: bool
    """Whether the owner of the box has corrected it."""
    wards: int
    """Disasters it may still avert."""
    chit_returns: int
    """Chits it may still put back in this round."""


class Difference(Struct):
    """A message with numbers and nothing else in it."""

    id: str
    args: dict[str, int | str]


class ColonyView(Struct):
    """A colony: everything printed on its mat."""

    id: str
    stores_confirmed: bool
    income_confirmed: bool
    corrected: bool
    income: list[tuple[int, int, int]]
    """Inhabitants from, coins, luxury."""
    points_per_person: int
    coins_per_point: int
    luxury_rate: int
    marking_coins: int
    special: list[Difference]
    """In what it differs from the mat of the base game beside stores and scoring."""


class HeroPolisView(PolisView):
    """A polis with hero, colony and strength; without heroes the numbers stay 0."""

    hero: HeroView | None
    colony: ColonyView | None
    strength: int
    clovers: int
    mercenaries: int
    hero_points: int
    clover_power: int
    """Points of power that clovers give."""
    clover_population: int


class Persians(Struct):
    """The attack to come, or what is over."""

    seen: int
    sum: int
    """Of the numbers on the chits that count."""
    strength: int
    """Of the Persians, with the chits that lie already."""
    ours: int
    chits_to_attack: int
    """0 when no attack is to come."""
    values_left: list[int]
    """The numbers on the chits nobody has seen."""
    values_confirmed: bool


class Rank(Struct):
    """A pair of the conflict, were it now."""

    winner: int
    loser: int


class HeroesView(PeloponnesView):
    poleis: list[HeroPolisView]  # type: ignore[assignment]
    heroes: bool
    """Which modules are in play."""
    colonies: bool
    persians: Persians | None
    put_back: list[str]
    """Chits put back, in the order in which they come up again."""
    ranking: list[int]
    """The strongest first, as a conflict would see it."""
    conflict: list[Rank]
    most_strength: int
    corrected: list[str]
    """What the owner of the box has corrected: "hero achilles", "persians"."""
    house_rules: list[str]
    """What the owner's file changes though the rulebook states it: "hero hector: start (HC-9.5)"."""
    unconfirmed: bool
    """Whether anything in play has a value that no printed copy has confirmed."""
