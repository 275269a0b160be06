"""The check of histories is worth something: it finds what was lost, doubled, reordered or never sent."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .history import INVOKE, OK, REFUSED, SEEN, UNKNOWN, Kept, Line, faults


def sound() -> tuple[list[Line], list[Kept]]:
    """Two clients at one table. The answer to the second move was lost, and the third was refused once."""
    told = [
        (INVOKE, ("a 1", 2, "bid 3")),
        (OK, ("a 1", 3, "")),
        (SEEN, ("", 3, "")),
        (INVOKE, ("b 1", 3, "pass")),
        (UNKNOWN, ("b 1", 0, "")),
        (INVOKE, ("b 1", 3, "pass")),
        (OK, ("b 1", 4, "")),
        (INVOKE, ("a 2", 3, "bid 5")),
        (REFUSED, ("a 2", 0, "")),
        (INVOKE, ("a 3", 4, "bid 5")),
        (OK, ("a 3", 5, "")),
        (SEEN, ("", 5, "")),
    ]
    lines = [Line(what, float(at), "game", *more) for at, (what, more) in enumerate(told)]
    log = [
        Kept(1, "lay", ""),
        Kept(2, "start", ""),
        Kept(3, "a 1", "bid 3"),
        Kept(4, "b 1", "pass"),
        Kept(5, "a 3", "bid 5"),
    ]
    return lines, log


def test_a_sound_history_has_no_faults() -> None:
    lines, log = sound()
    assert faults(lines, {"game": log}) == []
    assert faults([], {"game": log[:2]}) == []


def without_the_last(lines: list[Line], log: list[Kept]) -> None:
    log.pop()


def one_in_the_middle_replaced(lines: list[Line], log: list[Kept]) -> None:
    log[3] = Kept(4, "start again", "")


def without_the_log(lines: list[Line], log: list[Kept]) -> None:
    log.clear()


def applied_twice(lines: list[Line], log: list[Kept]) -> None:
    log.append(Kept(6, "a 3", "bid 5"))


def acknowledged_with_two_numbers(lines: list[Line], log: list[Kept]) -> None:
    lines.append(Line(OK, 20.0, "game", "a 1", 4))


def two_swapped(lines: list[Line], log: list[Kept]) -> None:
    log[2], log[3] = Kept(3, "b 1", "pass"), Kept(4, "a 1", "bid 3")


def a_gap(lines: list[Line], log: list[Kept]) -> None:
    log[4] = Kept(6, "a 3", "bid 5")


def sent_late_and_kept_early(lines: list[Line], log: list[Kept]) -> None:
    """Nobody was told a wrong number: only the order of time gives it away."""
    log.insert(2, Kept(3, "c 1", "late"))
    log[3:] = [kept._replace(seq=kept.seq + 1) for kept in log[3:]]
    lines[:] = [Line(line.what, line.at, "game", line.command, line.seq + 1, line.answer) for line in lines]
    lines += [Line(INVOKE, 20.0, "game", "c 1", 2, "late"), Line(OK, 21.0, "game", "c 1", 3)]


def never_sent(lines: list[Line], log: list[Kept]) -> None:
    log.append(Kept(6, "b 9", "bid 9"))


def another_answer(lines: list[Line], log: list[Kept]) -> None:
    log[3] = Kept(4, "b 1", "bid 4")


def refused_and_kept(lines: list[Line], log: list[Kept]) -> None:
    lines.append(Line(REFUSED, 20.0, "game", "b 1"))


def seen_and_gone(lines: list[Line], log: list[Kept]) -> None:
    lines.append(Line(SEEN, 20.0, "game", "", 6))


def meant_for_another_position(lines: list[Line], log: list[Kept]) -> None:
    lines[9].seq = 3


def never_answered(lines: list[Line], log: list[Kept]) -> None:
    lines.append(Line(INVOKE, 20.0, "game", "b 2", 5, "pass"))


BAD: list[tuple[str, Callable[[list[Line], list[Kept]], None]]] = [
    ("lost", without_the_last),
    ("lost", one_in_the_middle_replaced),
    ("lost", without_the_log),
    ("doubled", applied_twice),
    ("lost", acknowledged_with_two_numbers),
    ("reordered", two_swapped),
    ("reordered", a_gap),
    ("reordered", sent_late_and_kept_early),
    ("phantom", never_sent),
    ("phantom", another_answer),
    ("phantom", refused_and_kept),
    ("phantom", seen_and_gone),
    ("phantom", meant_for_another_position),
    ("unsettled", never_answered),
]


@pytest.mark.parametrize(("fault", "spoil"), BAD, ids=lambda value: getattr(value, "__name__", value))
def test_a_bad_history_is_found_out(fault: str, spoil: Callable[[list[Line], list[Kept]], None]) -> None:
    lines, log = sound()
    spoil(lines, log)
    assert any(found.startswith(f"game: {fault}") for found in faults(lines, {"game": log}))
