"""Leaks planted on purpose, one for each kind that others have had: a harness that does not find them finds nothing.

Each is a change to the real code. Those of the first list show at a table already, those of the second only where there
is a server around it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec
import pytest
from from_source import from_source
from msgspec.structs import replace

from isthmos.core.errors import TableRefused
from isthmos.core.message import Message
from isthmos.core.title import SPECTATOR
from isthmos.games.perikles import facts, forces, own, questions, telling, title, view
from isthmos.games.perikles.rules import Rules
from isthmos.games.perikles.speech import SPEECHES
from isthmos.games.perikles.speech import sending as speech_of_sending
from isthmos.games.perikles.state import Board, field
from isthmos.games.perikles.title import PeriklesTitle
from isthmos.server.doors import sockets
from isthmos.server.operation import metrics
from isthmos.server.store import queries
from isthmos.server.store.schema import Row
from isthmos.server.store.stored import folded
from isthmos.server.tables import house, laying, reading_room
from isthmos.server.tables.house import House
from isthmos.server.wire import frames
from isthmos.table.events import Event

Plant = Callable[[pytest.MonkeyPatch], None]


def leaky_view(patch: pytest.MonkeyPatch, **changed: object) -> Any:
    leaky = from_source(view)
    for name, value in changed.items():
        patch.setattr(leaky, name, value)
    patch.setattr(title, "view", leaky.view)
    return leaky


def told(shape: Any) -> Any:
    """With room for more."""
    return msgspec.to_builtins(shape)


def last_answers(sitting: Any) -> str:
    return " ".join(answer.move for answer in sitting.playing().record.answers[-2:])


# --- what a position shows ------------------------------------------------------------------------


def sends_what_can_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io#399, #1159: hidden in the state, sent in the history of undo."""
    honest = frames.undo
    patch.setattr(frames, "undo", lambda sitting: {**told(honest(sitting)), "history": last_answers(sitting)})


def sends_the_secret(patch: pytest.MonkeyPatch) -> None:
    """phase#5368, boardgame.io#857: the seed of the generator in the state."""
    honest = frames.clock
    patch.setattr(frames, "clock", lambda sitting, now: [*honest(sitting, now), sitting.secret.hex()])


def tells_all_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io#227, netrunner#86: the log tells what the state hides."""
    honest = telling.TELLERS[facts.SENT]
    patch.setitem(telling.TELLERS, facts.SENT, lambda s, run, viewer: honest(s, run, run[0][1]))


def shows_all_counters(patch: pytest.MonkeyPatch) -> None:
    """netrunner#571: face-down counters lie open to everybody."""
    leaky_view(patch, knows=lambda s, viewer, army: True)


def shows_special_tiles(patch: pytest.MonkeyPatch) -> None:
    """Talishar#760: what others hold."""
    leaky_view(patch, knows_special=lambda s, viewer, seat: s.specials[seat] >= 0)


def lets_spectators_look_over_a_shoulder(patch: pytest.MonkeyPatch) -> None:
    """netrunner#6124: whoever watches sees what a player sees."""
    honest = frames.viewer_of

    def viewer_of(sitting: Any, seats: Sequence[int]) -> int:
        seen = honest(sitting, seats)
        return int(sitting.playing().record.answers[-1].seat) if seen == SPECTATOR else seen

    patch.setattr(frames, "viewer_of", viewer_of)


def lays_counters_out_by_strength(patch: pytest.MonkeyPatch) -> None:
    """throneteki#5: the kind of a face-down card follows from where it lies."""

    def by_strength(s: Board, viewer: int, slot: int) -> Any:
        shown = honest(s, viewer, slot)
        row = s.forces[field(slot, 0)]
        order = sorted(range(len(row)), key=lambda i: row[i] & 3)
        return msgspec.structs.replace(shown, attack=[shown.attack[i] for i in order])

    honest = leaky_view(patch).location_view
    leaky_view(patch, location_view=by_strength)


def pads_by_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    """throneteki#5: the length of a frame tells what its text does not."""
    honest = frames.position

    def position(game: str, sitting: Any, *rest: Any) -> bytes:
        hidden: int = sum(sitting.playing().state.specials)
        return honest(game, sitting, *rest)[:-1] + b" " * hidden + b"}"

    patch.setattr(frames, "position", position)


def shows_counters_before_their_battle(patch: pytest.MonkeyPatch) -> None:
    """FreeBoardGames.org#768: no secret reaches a client early."""
    leaky_view(patch, is_face_up=lambda s, slot, type_: slot <= s.slot + 1)


def sends_one_frame_to_all(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io#840: everybody gets what one may see."""
    patch.setattr(frames, "seen_by", lambda sitting, person: (sitting.playing().record.answers[-1].seat,))


def hints_at_the_truth(patch: pytest.MonkeyPatch) -> None:
    """What an answer would lead to, counted with what the one who asks does not know."""
    leaky = from_source(forces)
    patch.setattr(leaky, "knows", lambda s, viewer, army: True)
    sending = from_source(speech_of_sending)
    patch.setattr(sending, "forces", leaky.forces)
    replace_speech(patch, questions.CHOOSE_TARGET, sending.ChooseTargetSpeech())


def replace_speech(patch: pytest.MonkeyPatch, kind: int, speech: Any) -> None:
    patch.setitem(SPEECHES, kind, speech)


def speaks_differently(patch: pytest.MonkeyPatch, kind: int, name: str, change: Callable[..., Any]) -> None:
    """One method of a speech is another: `change` gets what is said, the position, the frame and the move, if any."""
    honest = SPEECHES[kind]

    class Leaky:
        def __getattr__(self, asked: str) -> Any:
            said = getattr(honest, asked)
            return (lambda s, f, *move: change(said(s, f, *move), s, f, *move)) if asked == name else said

    replace_speech(patch, kind, Leaky())


def names_the_strength_in_the_fields_of_an_answer(patch: pytest.MonkeyPatch) -> None:
    """What an answer is about says more than its sentence."""

    def with_strength(about: Any, s: Board, f: Any, move: int) -> Any:
        return replace(about, strength=(f.a & 3) + 1)

    speaks_differently(patch, questions.PERMIT, "about", with_strength)


def carries_an_answer_out_with_what_is_hidden(patch: pytest.MonkeyPatch) -> None:
    """What would be after an answer is counted with strengths that its player does not know."""
    leaky_forces, leaky_own = from_source(forces), from_source(own)
    patch.setattr(leaky_forces, "knows", lambda s, viewer, army: True)
    patch.setattr(leaky_own, "forces", leaky_forces.forces)
    patch.setattr(title, "own", leaky_own.own)


def bars_what_only_the_truth_bars(patch: pytest.MonkeyPatch) -> None:
    """Why an answer cannot be given follows from what its player does not know."""

    def with_truth(barred: list[Any], s: Board, f: Any) -> list[Any]:
        hidden = sum(s.undealt)
        return [one._replace(about=replace(one.about, points=hidden)) for one in barred]

    for kind in (questions.NOMINATE, questions.TAKE_TILE, questions.CHOOSE_TARGET):
        speaks_differently(patch, kind, "barred", with_truth)


def logs_more_in_fields_than_in_words(patch: pytest.MonkeyPatch) -> None:
    """A line of the log hides the strength in its sentence and has it in a field."""
    honest = telling.TELLERS[facts.SENT]

    def sent(s: Board, run: Any, viewer: int) -> Any:
        lines = zip(honest(s, run, viewer), honest(s, run, run[0][1]), strict=True)
        return [(all_of_it[0], told[1]) for told, all_of_it in lines]

    patch.setitem(telling.TELLERS, facts.SENT, sent)


def explains_refusals_too_well(patch: pytest.MonkeyPatch) -> None:
    """A reason must not depend on what whoever asks does not know."""
    honest = house.answered

    def answered(live: Any, sitting: Any, seat: int, *rest: Any) -> list[Event]:
        if seat != sitting.asked():
            raise TableRefused(Message("table-not-asked", {"player": seat, "asked": last_answers(sitting)}))
        return honest(live, sitting, seat, *rest)

    patch.setattr(house, "answered", answered)


# --- who is asked, and what is told beside the position -------------------------------------------


def answers_itself(patch: pytest.MonkeyPatch, kind: int) -> None:
    """A question with one answer is not put."""
    honest = title.rulebook

    def rulebook(seats: int, options: dict[str, str]) -> Rules:
        rules = honest(seats, options)
        rules.decisions[kind].always_asked = False
        return rules

    patch.setattr(title, "rulebook", rulebook)


def asks_only_those_who_can_play(patch: pytest.MonkeyPatch) -> None:
    """Who is waited for after a tile tells who holds what (PER-H5)."""
    answers_itself(patch, questions.AFTER_TILE)


def skips_a_counter_without_choice(patch: pytest.MonkeyPatch) -> None:
    """After `pay`, a skipped `send` tells that one strength is left (PER-H5)."""
    answers_itself(patch, questions.SEND)


def offers_only_to_those_who_can_play(patch: pytest.MonkeyPatch) -> None:
    """Who may say "wait" tells who holds what (PER-H5)."""
    for kind in (questions.AFTER_TILE, questions.END_ARMY_TURN, questions.OFFER_SPECIAL):
        speaks_differently(patch, kind, "window", lambda window, s, f: window if len(s.moves()) > 1 else None)


def tells_standing_answers(patch: pytest.MonkeyPatch) -> None:
    """What somebody means to do at an offer is theirs alone."""
    honest = House._publish

    def publish(self: House, live: Any, since: int, about_seats: bool) -> None:
        for listener in live.listeners:
            listener.push(frames.said({"type": "standing", "all": live.standing}))
        honest(self, live, since, about_seats)

    patch.setattr(House, "_publish", publish)


def adds_news(patch: pytest.MonkeyPatch, kind: Callable[[Any], str]) -> None:
    honest = House._outbox

    def outbox(self: House, live: Any, events: list[Event]) -> list[Row]:
        told = {"game": live.id, "seq": events[-1].seq, "kind": kind(live.sitting), "at": events[-1].at}
        people = [seat.person for seat in live.sitting.seats] if told["kind"] else []
        return [{**told, "person": person, "delivered": 0.0} for person in people] + honest(self, live, events)

    patch.setattr(House, "_outbox", outbox)


def notifies_with_the_answer(patch: pytest.MonkeyPatch) -> None:
    """netrunner#86: what the state hides stands in a message beside it."""
    adds_news(patch, last_answers)


def notifies_when_a_tile_can_be_played(patch: pytest.MonkeyPatch) -> None:
    """People are called to the table only for those who really hold something."""

    def kind(sitting: Any) -> str:
        return "wait" if sitting.is_offered() and len(sitting.playing().state.moves()) > 1 else ""

    adds_news(patch, kind)


# --- past and undone ------------------------------------------------------------------------------


def shows_the_past_to_anybody(patch: pytest.MonkeyPatch) -> None:
    """pokemon-showdown#2418, netrunner#5865: a replay taken during the game shows more than the seat may know."""
    honest = reading_room.past_position

    def past_position(game: Any, at: int, downtimes: Any, asking: Any) -> bytes:
        asked = folded(game, at).asked()
        return honest(game, at, downtimes, asking._replace(person=f"p{asked}"))

    patch.setattr(reading_room, "past_position", past_position)


def takes_back_what_was_shown(patch: pytest.MonkeyPatch) -> None:
    """terraforming-mars#728, SWUOnline#304: undo as a tool to peek."""
    patch.setattr(PeriklesTitle, "reveals", lambda self, rows: False)


AT_A_TABLE: list[Plant] = [
    sends_what_can_be_taken_back,
    sends_the_secret,
    tells_all_in_the_log,
    shows_all_counters,
    shows_special_tiles,
    lets_spectators_look_over_a_shoulder,
    lays_counters_out_by_strength,
    pads_by_what_is_hidden,
    shows_counters_before_their_battle,
    sends_one_frame_to_all,
    hints_at_the_truth,
    names_the_strength_in_the_fields_of_an_answer,
    carries_an_answer_out_with_what_is_hidden,
    bars_what_only_the_truth_bars,
    logs_more_in_fields_than_in_words,
    explains_refusals_too_well,
    asks_only_those_who_can_play,
    skips_a_counter_without_choice,
    offers_only_to_those_who_can_play,
    tells_standing_answers,
    notifies_with_the_answer,
    notifies_when_a_tile_can_be_played,
    shows_the_past_to_anybody,
    takes_back_what_was_shown,
]


# --- what only a server can leak ------------------------------------------------------------------


def keeps_the_refused_subscribed(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io#889: a socket that was refused gets the state at the next broadcast."""
    honest = sockets.Door.say_no

    def say_no(self: Any, live: Any, socket: Any, message: Any, refusal: Any) -> None:
        honest(self, live, socket, message, refusal)
        socket.person = live.sitting.seats[live.sitting.asked()].person

    patch.setattr(sockets.Door, "say_no", say_no)


def shows_the_record_during_play(patch: pytest.MonkeyPatch) -> None:
    """pokemon-showdown#2418: a record taken during the game."""
    patch.setattr(PeriklesTitle, "hides_nothing", True)


def shows_the_past_of_another(patch: pytest.MonkeyPatch) -> None:
    """netrunner#5865: whoever asks for the past gets that of whoever is asked now."""
    honest = laying.past_position

    async def past_position(house: Any, live: Any, at: int, person: str, *rest: Any) -> bytes:
        asked = live.sitting.seats[live.sitting.playing().record.answers[-1].seat].person
        return await honest(house, live, at, asked, *rest)

    patch.setattr(laying, "past_position", past_position)


def sends_payloads_with_the_events(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io#268: arguments of moves."""
    honest = Event.kind
    patch.setattr(Event, "kind", lambda self: honest(self) + self.payload().decode())


def shows_the_secret_to_verify(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io#885: what the draws follow from, before the end."""
    honest = laying.verification
    patch.setattr(laying, "verification", lambda sitting: replace(honest(sitting), secret=sitting.secret.hex()))


def exports_the_log(patch: pytest.MonkeyPatch) -> None:
    """netrunner#5865: an export holds more than the seat may know."""
    honest = queries.data_of

    def data_of(connection: Any, person: str) -> Any:
        games = [game for game, _ in queries.game_titles(connection)]
        return {**(honest(connection, person) or {}), "news": [queries.events_of(connection, game) for game in games]}

    patch.setattr(queries, "data_of", data_of)


def names_people_by_their_ids(patch: pytest.MonkeyPatch) -> None:
    """colyseus#354: what is enough to come back as somebody is told to everybody."""
    honest = frames.table

    def table(*given: Any) -> Any:
        return replace(honest(*given), name=" ".join(seat.person for seat in given[3].seats))

    patch.setattr(frames, "table", table)


def closes_window(patch: pytest.MonkeyPatch, first: Callable[[Any], Coroutine[Any, Any, None]]) -> None:
    honest = House.let_time_be_up

    async def let_time_be_up(self: House, live: Any) -> None:
        if live.sitting.is_offered() and len(live.sitting.playing().state.moves()) > 1:
            await first(live)
        await honest(self, live)

    patch.setattr(House, "let_time_be_up", let_time_be_up)


def counts_tiles_that_could_be_played(patch: pytest.MonkeyPatch) -> None:
    """What is counted for the operator tells what a seat holds."""

    async def count(live: Any) -> None:
        metrics.dropped.inc()

    closes_window(patch, count)


def waits_longer_for_those_who_can_play(patch: pytest.MonkeyPatch) -> None:
    """How long a window stands open tells what its seat holds (PER-H5)."""

    async def wait(live: Any) -> None:
        await asyncio.sleep(live.sitting.setup.window)

    closes_window(patch, wait)


def shows_only_who_waits_for_good_reason(patch: pytest.MonkeyPatch) -> None:
    """Whoever says that they want to think is shown to do so if they can play something (PER-H5)."""
    honest = frames.window

    def window(sitting: Any, now: float) -> Any:
        shown = honest(sitting, now)
        return replace(shown, waits=[]) if shown and len(sitting.playing().state.moves()) == 1 else shown

    patch.setattr(frames, "window", window)


def shows_all_to_whoever_has_no_session(patch: pytest.MonkeyPatch) -> None:
    """boardgame.io#840: nobody in particular is taken for everybody."""
    honest = frames.seen_by

    def seen_by(sitting: Any, person: str) -> tuple[int, ...]:
        return honest(sitting, person) if person else honest(sitting, sitting.seats[1].person)

    patch.setattr(frames, "seen_by", seen_by)


AT_A_SERVER: list[Plant] = [
    shows_only_who_waits_for_good_reason,
    shows_all_to_whoever_has_no_session,
    keeps_the_refused_subscribed,
    shows_the_record_during_play,
    shows_the_past_of_another,
    sends_payloads_with_the_events,
    shows_the_secret_to_verify,
    exports_the_log,
    names_people_by_their_ids,
    counts_tiles_that_could_be_played,
    waits_longer_for_those_who_can_play,
]
