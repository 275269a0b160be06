"""The shapes of what a seat may see; the types of clients are made from them. They stay interpreted (ADR 16)."""

from __future__ import annotations

import msgspec

from isthmos.core.speech import About


class PeloponnesAbout(About, frozen=True, gc=False, omit_defaults=True):
    """What an answer or an event is about; things are named by their ids."""

    tile: str = ""
    tiles: tuple[str, ...] = ()
    """What is kept, lost or revealed together."""
    civilization: str = ""
    good: str = ""
    """wood, stone, food or coins."""
    disaster: str = ""
    seat: int = -1
    """Whose event it is, or whom an answer concerns besides its player."""
    amount: int = 0
    """Coins, inhabitants, or the number that the answer is."""
    saving: str = ""
    """On which good a saving is taken: wood or stone."""


class Struct(msgspec.Struct, gc=False):
    """Any part of the view. None holds what holds it, so the garbage collector need not look."""


class Brief(Struct, omit_defaults=True):
    """A part that there are many of: what is at its default is not sent."""


class Question(Struct):
    """What is open: who is asked what, and about which tile or disaster."""

    seat: int
    kind: str
    tile: str
    """The tile won, or the one a displaced bid lay on; empty for other questions."""
    disaster: str
    left: int
    """How many such questions, this one included, the seat is asked in a row."""


class LaidBid(Struct):
    seat: int
    coins: int
    half_coins: int
    """Its strength: twice the coins, and what the owner's buildings add (PEL-B7)."""


class OfferSlot(Struct):
    tile: str
    row: str
    minimum: int
    bid: LaidBid | None


class Stack(Struct):
    """The tiles of a stack that nobody has seen."""

    stack: str
    unseen: list[str]


class Chits(Struct):
    """Chits of a disaster; those without one have an empty id."""

    disaster: str
    seen: int
    left: int
    to_strike: int
    """Chits still missing until it strikes; 0 when it has struck."""


class Building(Struct):
    tile: str
    coins: int
    """Lying on it; 0 on a complete one."""


class Income(Struct):
    """What the next income brings, with the inhabitants there are."""

    coins: int
    wood: int
    stone: int
    food: int
    luxury: int
    people: int
    choices: int


class Coming(Struct):
    """The polis as the next income leaves it, and what a one-time income still to come adds to it before."""

    coins: int
    wood: int
    stone: int
    food: int
    luxury: int
    people: int
    food_short: int
    """At the next supply, with the food and the inhabitants there are then."""
    score: int


class Owed(Struct):
    """A marked building, and whether it could be paid for now."""

    tile: str
    wood: int
    stone: int
    payable: bool


class Supply(Brief):
    """What a supply would ask, were it held now; nothing when none will come."""

    food_due: int = 0
    food_short: int = 0
    marked: list[Owed] = []


class Risk(Brief):
    """What a disaster would take now, paid for as well as can be."""

    stock: str
    has: int = 0
    loses: int = 0
    safe: bool = False


class Score(Struct):
    """PEL-E2 to PEL-E4."""

    tiles: int
    coins: int
    power: int
    population: int
    score: int
    lower: str
    """power, population or both."""


class PolisView(Struct):
    seat: int
    civilization: str
    coins: int
    wood: int
    stone: int
    food: int
    luxury: int
    people: int
    wood_limit: int
    stone_limit: int
    food_limit: int
    luxury_rate: int
    """So many luxury goods stand in for a missing one (PEL-L2)."""
    lands: list[str]
    """From the civilization outwards."""
    buildings: list[Building]
    stake: int
    bids_on: str
    """The tile its bid lies on."""
    income: Income
    bid_bonus: int
    """In half coins."""
    shields: list[str]
    supply: Supply
    risks: dict[str, Risk]
    """By disaster."""
    score: Score
    coming: Coming | None
    """None when no income will come."""
    place: int
    """If the game ended now: 1 for the first; who is level has the same (PEL-E5)."""


class PeloponnesView(Struct):
    viewer: int
    round: int
    """0 in set-up; after the last round the number of rounds still stands."""
    rounds: int
    phase: str
    level: int
    """Of the campaign; 0 outside it."""
    target: int
    """Points needed for the level; 0 outside the campaign."""
    order: list[int]
    question: Question | None
    offer: list[OfferSlot]
    stacks: list[Stack]
    chits: list[Chits]
    chits_left: int
    """Of all kinds, the blank one too."""
    chits_per_round: int
    poleis: list[PolisView]
    winners: list[int]
    """Only when the game is over."""
    tie: str
    """What broke the tie for the first place, when the game is over: higher or luxury; empty if nothing had to."""
    completed: bool
    """Whether the score reaches the level, were the game over now; never outside the campaign."""
