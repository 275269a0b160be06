"""Nothing leaves the server that tells somebody what they may not know; and planted leaks are found, every one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from from_source import from_source

from isthmos.core.title import SPECTATOR
from isthmos.games.perikles import facts, log, title, view
from isthmos.games.perikles.title import PeriklesTitle
from isthmos.server import frames, house, queries, tables
from isthmos.server.house import House
from isthmos.table.events import Event
from isthmos.table.refused import TableRefused

from .twins import SEATS, Twins

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
Plant = Callable[[pytest.MonkeyPatch], None]


def leaks_of(folder: Path, seed: int, times: int, monkeypatch: pytest.MonkeyPatch, plant: Plant | None) -> list[str]:
    """What anybody can tell who may not: with a leak planted, or without."""

    async def play() -> list[str]:
        async with Twins(folder, seed, monkeypatch) as twins:
            if plant is not None:
                plant(monkeypatch)
            outside = await twins.send_differently(times)
            assert SEATS in outside
            assert len(outside) > 1, "nobody else must not know"
            for who in outside:
                if found := await twins.leaks(who):
                    return found
            for who in range(SEATS):
                if found := await twins.imagined_leaks(who):
                    return found
            return []

    return asyncio.run(play())


@pytest.mark.parametrize(("seed", "times"), [(1, 1), (3, 12)])
def test_nobody_can_tell_which_counter_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, times: int
) -> None:
    assert leaks_of(tmp_path, seed, times, monkeypatch, None) == []


def test_the_one_who_sent_it_can_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison is worth something: what may be known is told."""

    async def play() -> list[list[str]]:
        async with Twins(tmp_path, 1, monkeypatch) as twins:
            outside = await twins.send_differently()
            return [await twins.leaks(who) for who in range(SEATS) if who not in outside]

    assert all(any("games" in door for door in doors) for doors in asyncio.run(play()))


# --- planted leaks ----------------------------------------------------------------------------------


def shows_all_counters(patch: pytest.MonkeyPatch) -> None:
    """netrunner 571: the view shows face-down counters to everybody."""
    leaky = from_source(view)
    patch.setattr(leaky, "knows", lambda s, viewer, army: True)
    patch.setattr(title, "view", leaky.view)


def shows_special_tiles(patch: pytest.MonkeyPatch) -> None:
    """Talishar 760: cards held by others."""
    leaky = from_source(view)
    patch.setattr(leaky, "knows_special", lambda s, viewer, seat: s.specials[seat] >= 0)
    patch.setattr(title, "view", leaky.view)


def tells_all_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io 227: the log tells what the state hides."""
    honest = log.sent
    patch.setitem(log.TELLERS, facts.SENT, lambda s, row, viewer: honest(s, row, row[1]))


def sends_the_secret(patch: pytest.MonkeyPatch) -> None:
    """phase 5368: the seed of the generator in the state."""
    honest = frames.clock
    patch.setattr(frames, "clock", lambda sitting, now: [*honest(sitting, now), sitting.secret.hex()])


def sends_payloads_with_the_events(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io 268: arguments of moves."""
    honest = Event.kind
    patch.setattr(Event, "kind", lambda self: honest(self) + self.payload().decode())


def shows_the_record_during_play(patch: pytest.MonkeyPatch) -> None:
    """pokemon-showdown 2418: a replay taken during the game."""
    patch.setattr(PeriklesTitle, "hides_nothing", True)


def lets_spectators_look_over_a_shoulder(patch: pytest.MonkeyPatch) -> None:
    """netrunner 6124: whoever watches sees what a player sees."""
    honest = frames.viewer_of

    def viewer_of(sitting: Any, seats: Any) -> int:
        seen = honest(sitting, seats)
        return int(sitting.playing().record.answers[-1].seat) if seen == SPECTATOR else seen

    patch.setattr(frames, "viewer_of", viewer_of)


def shows_the_secret_to_verify(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io 857."""
    honest = tables.verification
    patch.setattr(tables, "verification", lambda sitting: {**honest(sitting), "secret": sitting.secret.hex()})


def notifies_with_the_answer(patch: pytest.MonkeyPatch) -> None:
    """netrunner 86: what the state hides stands in a message beside it."""
    honest = House._outbox

    def outbox(self: House, live: Any, events: list[Event]) -> list[queries.Row]:
        told = {"game": live.id, "seq": events[-1].seq, "kind": "turn", "at": events[-1].at, "delivered": 0.0}
        answers = " ".join(answer.move for answer in live.sitting.playing().record.answers[-2:])
        people = [seat.person for seat in live.sitting.seats]
        return [{**told, "person": person, "kind": answers} for person in people] + honest(self, live, events)

    patch.setattr(House, "_outbox", outbox)


def explains_refusals_too_well(patch: pytest.MonkeyPatch) -> None:
    """A reason must not depend on what whoever asks does not know."""
    honest = house.answered

    def answered(live: Any, sitting: Any, seat: int, *rest: Any) -> list[Event]:
        if seat != sitting.asked():
            raise TableRefused("table-not-asked", player=seat, asked=str(sitting.playing().record.answers[-2:]))
        return honest(live, sitting, seat, *rest)

    patch.setattr(house, "answered", answered)


def sends_one_frame_to_all(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io 840: everybody gets what one may see."""
    patch.setattr(frames, "seen_by", lambda sitting, person: (sitting.playing().record.answers[-1].seat,))


def exports_the_log(patch: pytest.MonkeyPatch) -> None:
    """netrunner 5865: an export holds more than the seat may know."""
    honest = queries.data_of

    def data_of(connection: Any, person: str) -> Any:
        games = [game for game, _ in queries.game_titles(connection)]
        return {**(honest(connection, person) or {}), "log": [queries.events_of(connection, game) for game in games]}

    patch.setattr(queries, "data_of", data_of)


def pads_by_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    """The length of a frame tells what its text does not."""
    honest = frames.position

    def position(game: str, sitting: Any, *rest: Any) -> bytes:
        hidden = sum(
            map(sum, ([int(sign) for sign in a.move if sign.isdigit()] for a in sitting.playing().record.answers))
        )
        return honest(game, sitting, *rest)[:-1] + b" " * hidden + b"}"

    patch.setattr(frames, "position", position)


PLANTED: list[Plant] = [
    shows_all_counters,
    shows_special_tiles,
    tells_all_in_the_log,
    sends_the_secret,
    sends_payloads_with_the_events,
    shows_the_record_during_play,
    lets_spectators_look_over_a_shoulder,
    shows_the_secret_to_verify,
    notifies_with_the_answer,
    explains_refusals_too_well,
    sends_one_frame_to_all,
    exports_the_log,
    pads_by_what_is_hidden,
]


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    assert leaks_of(tmp_path, 1, 1, monkeypatch, plant) != []
