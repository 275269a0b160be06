"""The shapes of what a seat may see; the types of clients are made from them. They stay interpreted (ADR 16)."""

from __future__ import annotations

import msgspec


class Struct(msgspec.Struct, gc=False):
    """Any part of the view. None holds what holds it, so the garbage collector need not look."""


class Question(Struct):
    """What is open: who is asked what, and about which thing."""

    seat: int
    kind: str
    city: str
    """The city of a cube to be moved or of a counter to be sent; empty for other questions."""
    type: str
    strength: int
    """Of the counter to be sent; 0 for those who may not know it."""
    location: str
    """Where it would defend, when permission is asked."""


class CityView(Struct):
    id: str
    cubes: list[int]
    """Between the columns, by seat."""
    alpha: int
    beta: int
    leader: int
    """A seat, or -1."""
    statues: list[int]
    defeats: int
    statue_value: int


class ArmyView(Struct):
    """The counters of a city, or of the Persians."""

    id: str
    hoplites: list[int]
    """At home or in hand, by strength from 1; empty for those who may not know."""
    triremes: list[int]
    hoplite_count: int
    trireme_count: int
    back: list[str]
    """Home again from a battle of this round."""
    frozen: list[str]
    lost: list[str]


class CounterView(Struct):
    army: str
    type: str
    strength: int
    """0 while it lies face down for the viewer."""
    sender: int
    main: bool


class LocationView(Struct):
    id: str
    owner: str
    points: int
    state: str
    """waiting, fighting or done."""
    main_attacker: int
    main_defender: int
    attack: list[CounterView]
    defence: list[CounterView]
    permitted: list[str]
    refused: list[str]


class Relation(Struct):
    one: str
    other: str
    relation: str


class ScoreView(Struct):
    """PER-F1; leaders count as the statues they will be."""

    cubes: int
    tiles: int
    statues: int
    total: int


class PlayerView(Struct):
    seat: int
    supply: int
    taken: list[str]
    turns_two: int
    turns_one: int
    won: list[str]
    special: str
    """Empty for those who may not know it."""
    special_used: bool
    persian: bool
    score: ScoreView


class CombatView(Struct):
    """The combat in progress."""

    location: str
    number: int
    type: str
    face_up: bool
    """Whether its counters are; if not, their strengths are 0 here, no column applies, and nobody knows the odds."""
    attack: int
    defence: int
    attack_tokens: int
    defence_tokens: int
    columns: list[str]
    column: str
    """Empty until it is chosen."""
    doubled: bool
    attack_wins: float
    """The chance of the attack; before the column is chosen, with the one the stronger side would take."""


class PeriklesView(Struct):
    viewer: int
    round: int
    rounds: int
    phase: str
    start: int
    first: int
    turn: int
    """Whose turn with the armies it is, or -1."""
    sent: int
    extra_sent: int
    question: Question | None
    display: list[str]
    bag: dict[str, int]
    """Influence tiles nobody has seen this round."""
    locations_to_come: list[str]
    cities: list[CityView]
    armies: list[ArmyView]
    locations: list[LocationView]
    relations: list[Relation]
    players: list[PlayerView]
    combat: CombatView | None
    winners: list[int]
    """Only when the game is over."""
