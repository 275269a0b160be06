# compiled
"""A position that could be this one, for all that a seat has seen (PER-H1 to PER-H4)."""

from __future__ import annotations

from isthmos.core.dealer import Stream
from isthmos.games.perikles.content import ARMIES, HOPLITE, TRIREME, army_of
from isthmos.games.perikles.knowledge import is_face_up, is_open, knows
from isthmos.games.perikles.phases.sending import counter_on_its_way
from isthmos.games.perikles.state import NONE, Board, piece, sender_of, slot_of, unit_of


def imagine(s: Board, seat: int, stream: Stream) -> Board:
    """Deal anew what the seat cannot see: special tiles, and the strengths of counters."""
    other = s.clone()
    deal_specials(other, seat, stream)
    for army in range(ARMIES):
        if knows(s, seat, army):
            continue
        if not is_open(s, army):
            for type_ in (HOPLITE, TRIREME):
                deal_counters(other, army, type_, stream)
        hide_counter_in_question(other, army, stream)
    other.look_again()
    return other


def shuffled(things: list[int], stream: Stream) -> list[int]:
    for i in range(len(things) - 1, 0, -1):
        j = stream.below(i + 1)
        things[i], things[j] = things[j], things[i]
    return things


def deal_specials(s: Board, seat: int, stream: Stream) -> None:
    """Unused tiles of the others and those nobody was dealt (PER-H1). Sorted first, here and below: what comes of a
    stream must not depend on how things really lie."""
    hidden = [
        other for other in range(s.seats) if other != seat and s.has_unused_special(other) and s.specials[other] != NONE
    ]
    bag = shuffled(sorted([*[s.specials[other] for other in hidden], *s.undealt]), stream)
    for other in hidden:
        s.specials[other] = bag.pop()
    s.undealt = tuple(sorted(bag))


def deal_counters(s: Board, army: int, type_: int, stream: Stream) -> None:
    """Counters in hand and face down at locations, mixed."""
    first = army << 3 | type_ << 2
    bag = [unit for unit in range(first, first + 4) for _ in range(s.home[unit])]
    in_hand = len(bag)
    places = []
    for here, row in enumerate(s.forces):
        if is_face_up(s, slot_of(here), type_):
            continue
        for i, one in enumerate(row):
            if first <= unit_of(one) < first + 4:
                places.append((here, i))
                bag.append(unit_of(one))
    bag = shuffled(sorted(bag), stream)
    for unit in range(first, first + 4):
        s.home[unit] = bag[:in_hand].count(unit)
    for (here, i), unit in zip(places, bag[in_hand:], strict=True):
        row = s.forces[here]
        s.forces[here] = (*row[:i], piece(sender_of(row[i]), unit), *row[i + 1 :])


def hide_counter_in_question(s: Board, army: int, stream: Stream) -> None:
    """A counter about to be sent is one of those now in hand."""
    f = s.top
    if f is None or counter_on_its_way(s) == NONE or army_of(f.a) != army:
        return
    first = f.a & ~3
    in_hand = [unit for unit in range(first, first + 4) for _ in range(s.home[unit])]
    s.top = f.under
    s.ask(f.kind, f.seat, in_hand[stream.below(len(in_hand))], f.b)
