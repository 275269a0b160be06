# compiled
"""What lies on the table: the Board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from isthmos.core.state import State
from isthmos.games.perikles import facts
from isthmos.games.perikles.content import ARMIES, CITIES, PERSIA, SPARTA, army_of, type_of
from isthmos.games.perikles.scoring import standing

if TYPE_CHECKING:
    from isthmos.games.perikles.rules import Rules

NONE: Final = -1
"""No seat, no city, no slot, no tile."""

TILE_STEP: Final = 0
CUBE_STEP: Final = 1
"""The two steps of a turn with the armies (PER-A5, PER-A6)."""


def piece(seat: int, unit: int) -> int:
    """A counter at a location: what it is and who sent it."""
    return seat << 6 | unit


def sender_of(piece: int) -> int:
    return piece >> 6


def unit_of(piece: int) -> int:
    return piece & 63


def field(slot: int, side: int) -> int:
    """One side of a location."""
    return slot << 1 | side


def slot_of(field: int) -> int:
    return field >> 1


def side_of(field: int) -> int:
    return field & 1


class Board(State):
    """A position of Perikles. `chapter` is the round: 0 set-up, 1 to 3, then over.

    Lists belong to this board alone; tuples are replaced, never changed, because clones share them.
    Sets of armies or seats are ints, one bit each.
    """

    PARTS: ClassVar[tuple[str, ...]] = (
        "allies",
        "alpha",
        "army_turn",
        "athens_leader",
        "back",
        "beta",
        "column",
        "combat",
        "commands",
        "cube_city",
        "cubes",
        "defeats",
        "display",
        "doubled",
        "enemies",
        "extra_sent",
        "first",
        "first_winner",
        "forces",
        "frozen",
        "home",
        "leaders",
        "locations",
        "lost",
        "mains",
        "ones",
        "permits",
        "persians",
        "pile",
        "present",
        "refusals",
        "round",
        "seats",
        "secret_hands",
        "sent",
        "shown_types",
        "slot",
        "specials",
        "start",
        "statues",
        "stood",
        "supply",
        "taken",
        "tokens",
        "turn_step",
        "twos",
        "undealt",
        "unseen",
        "used",
        "won",
    )
    __slots__ = (*PARTS, "rules")

    def __init__(self, rules: Rules, source: Board | None = None) -> None:
        super().__init__(rules, source)
        content, seats = rules.content, rules.seats
        self.rules = rules
        """The same book, with the names of this game."""
        if source is None:
            self.seats = seats
            self.round = 0
            self.start = 0
            """The start player of phases 2 and 3."""
            self.first = NONE
            """Who begins with the armies."""
            self.athens_leader = NONE
            """The most recent leader of Athens (PER-L3)."""
            # Cities
            self.cubes = [0] * (seats * CITIES)
            """Cubes between the columns; see `column_cubes`."""
            self.supply = [content.cubes_per_player] * seats
            self.alpha = [NONE] * CITIES
            self.beta = [NONE] * CITIES
            self.leaders = [NONE] * CITIES
            self.persians: tuple[int, ...] = ()
            """The seats that lead no city this round (PER-E4)."""
            self.commands = [0] * seats
            """The armies of each seat, as a set."""
            self.statues = [0] * (seats * CITIES)
            self.defeats = [0] * CITIES
            # Tiles
            self.pile: tuple[int, ...] = ()
            """Unseen influence tiles, how many of each kind: a bag, not a deck (PER-C7)."""
            self.display: tuple[int, ...] = ()
            self.taken: list[tuple[int, ...]] = [()] * seats
            self.twos = [0] * seats
            """Two-shard tiles still to be used with the armies; then the others."""
            self.ones = [0] * seats
            self.unseen: tuple[int, ...] = tuple(range(len(content.locations)))
            self.locations: tuple[int, ...] = ()
            """Those of this round, top to bottom; a place in this row is a slot."""
            self.won: list[tuple[int, ...]] = [()] * seats
            self.undealt: tuple[int, ...] = tuple(range(len(content.specials)))
            self.specials = [NONE] * seats
            self.used = 0
            """The seats that have played their special tile."""
            # Armies
            self.home: list[int] = [count for army in content.armies for count in army.counters]
            """Counters at their city or in the hand of its leader, how many of each unit."""
            self.lost: tuple[int, ...] = ()
            self.frozen: tuple[int, ...] = ()
            """Out of action for this round by Slave Revolt."""
            self.back: tuple[int, ...] = ()
            """Home again from a battle of this round, face up."""
            self.secret_hands = 0
            """Armies of which a counter was sent this round: what is left in hand is secret (PER-H2)."""
            fields = 2 * content.locations_per_round
            self.forces: list[tuple[int, ...]] = [()] * fields
            self.mains = [NONE] * fields
            self.present = [0] * fields
            """Armies with a counter there; the owner is not added."""
            self.stood = [0] * fields
            """Armies that were sent there this round, even if a counter was taken away again."""
            self.enemies: tuple[int, ...] = (0,) * ARMIES
            self.allies: tuple[int, ...] = (0,) * ARMIES
            self.permits: tuple[int, ...] = (0,) * content.locations_per_round
            """Armies that the owner's leader lets defend there."""
            self.refusals: tuple[int, ...] = self.permits
            """Armies refused in this turn."""
            # The turn with the armies
            self.army_turn = NONE
            self.turn_step = TILE_STEP
            self.sent = 0
            self.extra_sent = 0
            self.cube_city = NONE
            # The battle
            self.slot = NONE
            self.combat = 0
            """First or second combat of this battle."""
            self.first_winner = NONE
            self.tokens: tuple[int, int] = (0, 0)
            self.doubled = False
            """Brasidas or Phormio is played in this combat."""
            self.column = NONE
            self.shown_types = 0
            """Types face up at the location of this battle."""
        else:
            self.seats = source.seats
            self.round = source.round
            self.start = source.start
            self.first = source.first
            self.athens_leader = source.athens_leader
            self.cubes = source.cubes[:]
            self.supply = source.supply[:]
            self.alpha = source.alpha[:]
            self.beta = source.beta[:]
            self.leaders = source.leaders[:]
            self.persians = source.persians
            self.commands = source.commands[:]
            self.statues = source.statues[:]
            self.defeats = source.defeats[:]
            self.pile = source.pile
            self.display = source.display
            self.taken = source.taken[:]
            self.twos = source.twos[:]
            self.ones = source.ones[:]
            self.unseen = source.unseen
            self.locations = source.locations
            self.won = source.won[:]
            self.undealt = source.undealt
            self.specials = source.specials[:]
            self.used = source.used
            self.home = source.home[:]
            self.lost = source.lost
            self.frozen = source.frozen
            self.back = source.back
            self.secret_hands = source.secret_hands
            self.forces = source.forces[:]
            self.mains = source.mains[:]
            self.present = source.present[:]
            self.stood = source.stood[:]
            self.enemies = source.enemies
            self.allies = source.allies
            self.permits = source.permits
            self.refusals = source.refusals
            self.army_turn = source.army_turn
            self.turn_step = source.turn_step
            self.sent = source.sent
            self.extra_sent = source.extra_sent
            self.cube_city = source.cube_city
            self.slot = source.slot
            self.combat = source.combat
            self.first_winner = source.first_winner
            self.tokens = source.tokens
            self.doubled = source.doubled
            self.column = source.column
            self.shown_types = source.shown_types

    def clone(self) -> Board:
        return Board(self.rules, self)

    def scores(self) -> list[int]:
        return [standing(self, seat)[0] for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """PER-F3."""
        standings = [standing(self, seat) for seat in range(self.seats)]
        best = max(standings)
        return [seat for seat, one in enumerate(standings) if one == best]

    def key(self) -> tuple[object, ...]:
        return (
            (self.chapter, self.step, self.round, self.start, self.first, self.athens_leader),
            (tuple(self.cubes), tuple(self.supply), tuple(self.statues), self.covered_boxes()),
            (tuple(self.alpha), tuple(self.beta), tuple(self.leaders), self.persians),
            (self.pile, self.display, tuple(self.taken), tuple(self.twos), tuple(self.ones)),
            (tuple(sorted(self.unseen)), self.locations, tuple(self.won)),
            (tuple(sorted(self.undealt)), tuple(self.specials), self.used),
            (tuple(self.home), tuple(sorted(self.lost)), tuple(sorted(self.frozen)), tuple(sorted(self.back))),
            (tuple(self.forces), tuple(self.mains), tuple(self.stood), self.secret_hands),
            (self.enemies, self.allies, self.permits, self.refusals),
            (self.army_turn, self.turn_step, self.sent, self.extra_sent, self.cube_city),
            (self.slot, self.combat, self.first_winner, self.tokens),
            (int(self.doubled), self.column, self.shown_types),
        )

    def covered_boxes(self) -> tuple[int, ...]:
        """Of each city. A defeat beyond its boxes leads nowhere (PER-B16): with it and without, positions are equal."""
        cities = self.rules.content.cities
        return tuple([min(self.defeats[city], len(cities[city].boxes)) for city in range(CITIES)])

    # --- cubes ------------------------------------------------------------------------------

    def column_cubes(self, seat: int, city: int) -> int:
        return self.cubes[seat * CITIES + city]

    def place_cubes(self, seat: int, city: int, wanted: int) -> int:
        """PER-C1: as many as the supply holds; how many that were."""
        cubes = min(wanted, self.supply[seat])
        self.supply[seat] -= cubes
        self.cubes[seat * CITIES + city] += cubes
        if cubes:
            self.note(facts.CUBES_PLACED, seat, city, cubes)
        return cubes

    def remove_cubes(self, seat: int, city: int, cubes: int) -> None:
        """From the columns back to the supply."""
        self.cubes[seat * CITIES + city] -= cubes
        self.supply[seat] += cubes

    # --- seats ------------------------------------------------------------------------------

    def from_seat(self, first: int) -> list[int]:
        """All seats clockwise."""
        return [(first + i) % self.seats for i in range(self.seats)]

    def leads(self, seat: int, army: int) -> bool:
        """PER-A1; all Persian leaders lead the Persians (PER-P1)."""
        return bool(self.commands[seat] >> army & 1)

    def armies_of(self, seat: int) -> list[int]:
        """The cities a seat leads, or the Persians."""
        commands = self.commands[seat]
        return [army for army in range(ARMIES) if commands >> army & 1]

    def take_command(self) -> None:
        """Let everybody command the armies of the cities he leads, or the Persians (PER-E4)."""
        self.persians = tuple([seat for seat in range(self.seats) if seat not in self.leaders])
        for seat in range(self.seats):
            cities = [1 << city for city in range(CITIES) if self.leaders[city] == seat]
            self.commands[seat] = sum(cities) or 1 << PERSIA

    def leading_seats(self, army: int) -> int:
        """Who sees the strengths of its counters, as a set of seats (PER-H2, PER-H3)."""
        if army == PERSIA:
            return sum([1 << seat for seat in self.persians])
        return 1 << self.leaders[army] if self.leaders[army] != NONE else 0

    def has_unused_special(self, seat: int) -> bool:
        return not self.used >> seat & 1

    def holds(self, seat: int, special: int) -> bool:
        return self.specials[seat] == special and not self.used >> seat & 1

    # --- armies -----------------------------------------------------------------------------

    def in_hand(self, army: int, type_: int) -> int:
        """How many counters of a type are unsent."""
        first = army << 3 | type_ << 2
        home = self.home
        return home[first] + home[first + 1] + home[first + 2] + home[first + 3]

    def spartan_hoplites_at(self, field: int) -> list[int]:
        """Where in the row of counters they lie."""
        found = []
        for i, one in enumerate(self.forces[field]):
            unit = unit_of(one)
            if army_of(unit) == SPARTA and type_of(unit) == 0:
                found.append(i)
        return found

    def take_from_field(self, field: int, i: int) -> int:
        """Take away one counter of a side; its unit."""
        row = self.forces[field]
        self.forces[field] = row[:i] + row[i + 1 :]
        present = 0
        for one in self.forces[field]:
            present |= 1 << army_of(unit_of(one))
        self.present[field] = present
        return unit_of(row[i])
