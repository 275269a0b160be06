"""The shapes of what a seat may see; the types of clients are made from them. They stay interpreted (ADR 16)."""

from __future__ import annotations

import msgspec

from isthmos.core.speech import About


class Struct(msgspec.Struct, gc=False):
    """Any part of the view. None holds what holds it, so the garbage collector need not look."""


class Piece(Struct):
    """A kind of counter of an army that is known from elsewhere."""

    type: str
    """hoplite or trireme."""
    strength: int


class CounterAbout(Struct):
    """A counter in a line of the log."""

    army: str
    type: str
    strength: int


class PeriklesAbout(About, frozen=True, gc=False):
    """What an answer or a line of the log is about. Seats are numbers from 0, things are ids, pairs are attack and
    defence; a field that says nothing stays at its default."""

    other: int = -1
    """In the log the second seat: the candidate, the owner of the cube, who lost the election, who begins."""
    leader: int = -1
    """Who must permit it, or is asked to."""
    city: str = ""
    """On the board; where a cube is moved, the one it goes to. None for cubes put in every city."""
    source: str = ""
    """The city a cube leaves."""
    cubes: int = 0
    space: str = ""
    """Where a cube stands or a candidate comes: column, alpha or beta. Where the slaves rise: hand."""
    tile: str = ""
    """An influence tile, as on display: "thebes candidate"."""
    tiles: tuple[str, ...] = ()
    shards: int = 0
    """Of the influence tile that is used for a turn."""
    special: str = ""
    location: str = ""
    locations: tuple[str, ...] = ()
    side: str = ""
    """attack or defence: where a counter goes, who gets a token, who won."""
    army: str = ""
    """Whose counter it is: a city, or persia."""
    type: str = ""
    """hoplite or trireme."""
    strength: int = 0
    """0 for those who may not know it."""
    main: bool = False
    """Whether the counter is main force."""
    counters: tuple[CounterAbout, ...] = ()
    """Those turned up, of one sender and one side."""
    armies: tuple[str, ...] = ()
    """With whom `army` is at war or allied."""
    relation: str = ""
    """war or allied."""
    mains: tuple[int, ...] = ()
    """Main attacker and main defender, -1 for nobody, as their battle begins."""
    militia: int = 0
    rebels: int = 0
    """What they add in this combat."""
    strengths: tuple[int, ...] = ()
    column: str = ""
    needs: tuple[int, ...] = ()
    """What two dice must show at least in this column."""
    dice: tuple[tuple[int, ...], ...] = ()
    totals: tuple[int, ...] = ()
    hits: tuple[bool, ...] = ()
    tokens: tuple[int, ...] = ()
    """Battle tokens, as they are after this."""
    percent: int = -1
    """The chance of the attack after this."""
    points: int = 0
    defeats: int = 0
    round: int = 0


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
    elected: int
    """Who would be elected if it were voted on now, or -1."""


class ArmyView(Struct):
    """The counters of a city, or of the Persians."""

    id: str
    hoplites: list[int]
    """At home or in hand, by strength from 1; empty for those who may not know."""
    triremes: list[int]
    hoplite_count: int
    trireme_count: int
    back: list[Piece]
    """Home again from a battle of this round."""
    frozen: list[Piece]
    lost: list[Piece]


class CounterView(Struct):
    army: str
    type: str
    strength: int
    """0 while it lies face down for the viewer."""
    sender: int
    main: bool


class LocationView(Struct, omit_defaults=True):
    id: str
    owner: str
    points: int
    state: str
    """waiting, fighting or done."""
    attack: list[CounterView]
    defence: list[CounterView]
    main_attacker: int = -1
    main_defender: int = -1
    permitted: list[str] = []
    refused: list[str] = []


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
    used: list[int]
    """Which of these tiles have been used up for turns with the armies, by their places in the list."""
    turns_two: int
    turns_one: int
    leads: list[str]
    """The armies of this seat: cities, or persia."""
    counters: int
    """In hand, of all its armies."""
    won: list[str]
    special: str
    """Empty for those who may not know it."""
    special_used: bool
    persian: bool
    score: ScoreView
    statues: int
    """How many, its leaders among them."""
    place: int
    """1 for the first, ties broken as at the end; who is level has the same."""


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
    rebels: int
    militia: int
    """What they add to the attack and the defence."""
    doubled: bool
    percent: int
    """The chance of the attack; before the column is chosen, with the one the stronger side would take. Only what is
    certain is 0 or 100; -1 while the counters are face down."""


class OwnArmy(Struct, omit_defaults=True):
    """An army of the seat: its counters in hand, by strength from 1, and its relations."""

    hoplites: list[int]
    triremes: list[int]
    enemies: list[str] = []
    allies: list[str] = []


class Election(Struct):
    """Between the two candidates of a city, as it would go now."""

    elected: int
    votes: int
    against: int


class Forces(Struct, omit_defaults=True):
    """A combat to come, as far as the seat may know it: strengths with militia and rebels, and counters face down."""

    attack: int = 0
    defence: int = 0
    attackers: int = 0
    """Face down, besides that strength."""
    defenders: int = 0
    percent: int = -1
    """The chance of the attack, where nothing lies face down and both sides are there."""


class OwnLocation(Struct, omit_defaults=True):
    """A location to which somebody has sent a counter."""

    main_attacker: int = -1
    main_defender: int = -1
    hoplites: Forces | None = None
    """None where they do not fight."""
    triremes: Forces | None = None


class OwnCombat(Struct):
    """What an answer may change in the combat in progress; face down, strengths are 0 and the chance is -1."""

    attack: int
    defence: int
    attack_tokens: int
    defence_tokens: int
    column: str
    """Empty until it is chosen."""
    percent: int
    """The chance of the attack; before the column is chosen, with the one the stronger side would take."""


class PeriklesOwn(Struct):
    """What is the seat's own, and how things stand as far as it may know. Dictionaries go by id. What an answer cannot
    change is left to the rest of the view."""

    supply: int
    score: ScoreView
    statues: int
    """How many, its leaders among them."""
    counters: int
    """In hand, of all its armies."""
    special: str
    special_used: bool
    armies: dict[str, OwnArmy]
    """Those it leads."""
    cubes: dict[str, int]
    """Its own between the columns of each city."""
    elections: dict[str, Election]
    """Where there are two candidates."""
    locations: dict[str, OwnLocation]
    """Those still to be fought for to which somebody has sent a counter."""
    combat: OwnCombat | None


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
    own: PeriklesOwn | None
    """Of the viewer; None for spectators."""
    winners: list[int]
    """Only when the game is over."""
    tie: str
    """What broke the tie for the first place, when the game is over: places or statues; empty if nothing had to."""
