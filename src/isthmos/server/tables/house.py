"""The house: every table that is in use, with the people connected to it. All changes go through `act`.

A change is played on the table in memory, written, and only then acknowledged and told to everybody. If writing fails,
the table is opened again from its log, as if the change had never been tried.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakValueDictionary

import structlog

from isthmos.bots.pool import AWAITED, UNWATCHED
from isthmos.core.dealer import SALT_BYTES, SECRET_BYTES, Dealer
from isthmos.core.errors import IllegalMove, IsthmosError, TableRefused
from isthmos.games.catalogue import TITLES
from isthmos.server.operation import logs, metrics
from isthmos.server.operation.config import Config
from isthmos.server.operation.now import Downtimes, Now
from isthmos.server.operation.tasks import Steady, note
from isthmos.server.store import queries, quotas, stored
from isthmos.server.store.appends import Append
from isthmos.server.store.schema import Row
from isthmos.server.store.store import Conflict, Store, StoreFailed, Unsettled
from isthmos.server.store.stored import EVERYTHING, Damaged, StoredGame, read_events
from isthmos.server.tables.bots import BotPool, any_answer
from isthmos.server.tables.live import (
    Ack,
    Acknowledge,
    Caller,
    Change,
    Live,
    Watcher,
    game_row,
    is_about_seats,
    key_of,
    must_be_there,
    new_id,
    seat_rows,
    who_sits,
)
from isthmos.server.tables.reading_room import ReadingRoom
from isthmos.server.wire import frames, shapes
from isthmos.server.wire.frames import Outgoing
from isthmos.server.wire.refusals import (
    NotAllowed,
    NotKnown,
    NotNow,
    Quarantined,
    Refusal,
    Refused,
    Stale,
)
from isthmos.server.wire.requests import CONSEQUENCES
from isthmos.table.events import Event, Setup, Undone
from isthmos.table.sitting import Sitting

log = structlog.get_logger()

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
PAGE = 200
"""Lines of talk that are told together."""


class House:
    """One worker's tables."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.now = Now()
        self.downtimes = Downtimes()
        self.bots = BotPool(config.bot_processes, config.bot_pause, config.bot_seconds)
        self.room = ReadingRoom(config.reading_seconds)
        self.lives: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """Every table somebody holds: a socket, a task, or `kept`. So there are never two of one game."""
        self.kept: OrderedDict[str, Live] = OrderedDict()
        """Those used last."""
        self.callers: set[Caller] = set()
        self.opening: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.steady: list[Steady] = []
        """What must get on for the house to be well."""
        self.watchers: list[Watcher] = []
        self.closing = False
        store.hear = self.heard

    # --- opening tables -----------------------------------------------------------------------

    async def open(self, game: str) -> Live:
        """The table of that id. Raises NotKnown or Quarantined."""
        live = self.lives.get(game)
        if live is not None:
            self._keep_open(live)
            return live
        if not ID.fullmatch(game):
            raise NotKnown("server-no-such-game")
        if game not in self.opening:
            self.opening[game] = asyncio.create_task(self._open(game))
            self.opening[game].add_done_callback(lambda _: self.opening.pop(game, None))
        return await asyncio.shield(self.opening[game])

    async def see(self, game: str) -> Live:
        """The table, with nothing on it that is not on the disk yet."""
        live = await self.open(game)
        await self.settled(live)
        return live

    async def settled(self, live: Live) -> None:
        """Wait for a change that is being written: nobody sees it before that. Raises NotNow."""
        if live.lock.locked():
            async with live.lock:
                pass
        must_be_there(live)

    async def _open(self, game: str) -> Live:
        live = await self.load(game)
        self.lives[game] = live
        self._keep_open(live)
        await self._tell_watchers(live)
        return live

    async def _tell_watchers(self, live: Live) -> None:
        for watch in self.watchers:
            await watch(live)

    async def load(self, game: str, upto: int = EVERYTHING) -> Live:
        """From the log, up to an event. Raises Quarantined for whatever is wrong with it."""
        found: StoredGame | None
        found, lines = await self.reading(
            lambda connection: (queries.whole_game(connection, game), queries.last_lines(connection, [game]))
        )
        if found is None:
            raise NotKnown("server-no-such-game")
        if found.row["status"] == "quarantined":
            raise Quarantined("server-in-quarantine")
        try:
            sitting = stored.folded(found, upto, self.downtimes.elapsed)
        except Damaged as damage:
            await self.quarantine(game, str(damage))
            raise Quarantined("server-in-quarantine") from damage
        metrics.opened.inc()
        return Live(found.row, found.seats, sitting, lines.get(game, 0))

    async def quarantine(self, game: str, trouble: str) -> None:
        """What is wrong is kept for the operator: a line of the log holds nothing of a game."""
        log.error("quarantine", game=game)
        await self.writing(lambda connection: queries.quarantine(connection, game, trouble))

    def _keep_open(self, live: Live) -> None:
        """In place of the table that was used longest ago, which goes as soon as nobody holds it."""
        self.kept[live.id] = live
        self.kept.move_to_end(live.id)
        if len(self.kept) > self.config.cached_games:
            self.kept.popitem(last=False)

    async def reading(self, work: Callable[[Any], Any]) -> Any:
        try:
            return await self.store.read(work)
        except StoreFailed as error:
            log.warning("cannot read", reason=logs.kind_of(error.__cause__ or error))
            raise NotNow("server-cannot-read") from error

    async def writing(self, work: Callable[[Any], Any]) -> Any:
        """Raises Conflict where a unique value is taken."""
        try:
            return await self.store.write(work)
        except StoreFailed as error:
            raise not_written(error) from error

    # --- changing tables ----------------------------------------------------------------------

    async def lay(
        self, setup: Setup, name: str, person: str, sitters: list[Change], start: bool = False
    ) -> tuple[str, str]:
        """A new table with its first sitters, dealt if that is wanted; its id, and the invitation to it. Raises
        Refused or NotNow; then there is none."""
        at, game, invitation = self.now(), new_id(self.now()), secrets.token_urlsafe(16)
        try:
            sitting, events = self._laid(setup, person, sitters, start, at)
        except TableRefused as error:
            raise Refused.of(error.message) from None
        except IsthmosError as error:
            raise Refused("server-cannot-lay", reason=error.message) from None
        row = game_row(game, name, invitation, person, sitting, at)
        live = Live(row, seat_rows(game, sitting), sitting)
        news = self._outbox(live, events) if start else []

        def work(connection: Any) -> Refused | None:
            refused = quotas.for_a_game(connection, self.config, row)
            if refused is None:
                queries.add_game(connection, row, seat_rows(game, sitting), events, news)
            return refused

        if (refusal := await self.writing(work)) is not None:
            raise refusal
        self.lives[game] = live
        self._keep_open(live)
        await self.read_names(live)
        self.follow_up(live)
        return game, invitation

    def _laid(
        self, setup: Setup, person: str, sitters: list[Change], start: bool, at: float
    ) -> tuple[Sitting, list[Event]]:
        """The table, and how it came to be."""
        secret, salt = secrets.token_bytes(SECRET_BYTES), secrets.token_bytes(SALT_BYTES)
        setup.commitment = Dealer(secret, salt).commitment()
        sitting = Sitting(TITLES, secret, salt, self.downtimes.elapsed)
        events = sitting.lay(setup, "lay", at)
        for number, sit in enumerate(sitters):
            events += sit(sitting, f"lay {number}", at)
        if start:
            events += sitting.start(key_of(person, "start"), at)
        if setup.record is not None:
            sitting = Sitting.opened(TITLES, secret, salt, events, self.downtimes.elapsed)
        return sitting, events

    async def read_names(self, live: Live) -> None:
        """What the table and its seats are called. Without an answer from the database it stays as it was."""
        async with live.lock:
            await self._read_names(live)

    async def _read_names(self, live: Live) -> None:
        try:
            live.name, live.names = await self.reading(lambda connection: queries.names_at(connection, live.id))
        except NotNow as error:
            log.warning("names not read", game=live.id, reason=str(error))

    async def act(
        self,
        live: Live,
        command: str,
        change: Change,
        seq: int | None = None,
        acknowledge: Acknowledge | None = None,
    ) -> Ack:
        """Carry out a command once. Raises Refused, Stale or NotNow; then nothing has changed.

        `acknowledge` is called as soon as it is on the disk; then everybody is told of the new position, before any
        other change is tried, so that nobody is told of one that is not on the disk."""
        received = self.now()
        if self.closing:
            raise NotNow("server-stops")
        if seq is not None and seq > live.sitting.seq:
            await self.catch_up(live)
        async with live.lock:
            must_be_there(live)
            ack = self._repeated(live, command)
            if ack is not None:
                if acknowledge is not None:
                    acknowledge(ack)
                return ack
            self._must_be_current(live, seq)
            sitting = live.sitting
            before = len(sitting.table.record.answers) if sitting.table else 0
            status, sitters = sitting.status(), who_sits(sitting)
            events = await self._changed(live, command, change, received)
            has_new_sitters = who_sits(sitting) != sitters
            await self._keep(live, command, events, status, has_new_sitters)
            await self._tell_watchers(live)
            metrics.seconds.observe(self.now() - received)
            ack = Ack(command, live.sitting.commands[command], False)
            try:
                if has_new_sitters:
                    await self._read_names(live)
                if acknowledge is not None:
                    acknowledge(ack)
                    await asyncio.sleep(0)  # it goes out, with those of all moves of the same transaction
            finally:
                self.publish(live, before, has_new_sitters or any(is_about_seats(event) for event in events))
                self.follow_up(live)
        return ack

    async def _changed(self, live: Live, command: str, change: Change, at: float) -> list[Event]:
        """What a change leads to. A fault of ours leaves the table as its log has it."""
        try:
            return change(live.sitting, command, at)
        except Refusal:
            raise
        except TableRefused as error:
            metrics.refused.inc()
            raise Refused.of(error.message) from None
        except Exception:
            await self._reopen(live)
            raise

    def _repeated(self, live: Live, command: str) -> Ack | None:
        seq = live.sitting.commands.get(command)
        if seq is None:
            return None
        metrics.repeated.inc()
        return Ack(command, seq, True)

    def _must_be_current(self, live: Live, seq: int | None) -> None:
        if seq is not None and seq != live.sitting.seq:
            metrics.stale.inc()
            raise Stale("server-stale", meant=seq, seq=live.sitting.seq)

    async def _keep(
        self, live: Live, command: str, events: list[Event], status: str, has_new_sitters: bool = False
    ) -> None:
        """Write, or open the table again as the log has it. `status` is what it was before."""
        try:
            await self.store.write(self._appended(live, events, status, has_new_sitters))
        except Conflict:
            await self._reopen(live)
            must_be_there(live)
            if command in live.sitting.commands:
                return
            raise Stale("server-faster", seq=live.sitting.seq) from None
        except BaseException as error:
            await asyncio.shield(self._reopen(live))
            if not isinstance(error, StoreFailed):
                raise
            if live.is_lost or command not in live.sitting.commands:
                raise not_written(error) from error

    def _appended(self, live: Live, events: list[Event], status: str, has_new_sitters: bool) -> Append:
        sitting = live.sitting
        return Append(
            game=live.id,
            events=events,
            status=sitting.status() if sitting.status() != status else None,
            asked=sitting.asked(),
            deadline=sitting.deadline(),
            seats=seat_rows(live.id, sitting) if has_new_sitters else [],
            outbox=self._outbox(live, events),
        )

    def _outbox(self, live: Live, events: list[Event]) -> list[Row]:
        """Who should hear of it and is not looking."""
        sitting, asked = live.sitting, live.sitting.asked()
        heard: dict[str, str] = {}
        if sitting.request is not None:
            heard.update({sitting.seats[seat].person: sitting.request.what for seat in sitting.still_to_agree()})
        if asked >= 0 and not sitting.bot_asked() and not sitting.is_offered():
            heard[sitting.seats[asked].person] = "turn"
        if sitting.status() == "finished":
            heard.update({seat.person: "finished" for seat in sitting.seats})
        last = events[-1]
        return [
            {"person": person, "game": live.id, "seq": last.seq, "kind": kind, "at": last.at, "delivered": 0.0}
            for person, kind in heard.items()
            if person
            and not (last.seat >= 0 and sitting.seats[last.seat].person == person)
            and not live.is_here(person)
        ]

    async def _reopen(self, live: Live) -> None:
        """The log is the truth. A table that cannot be read now is lost, and opened when it is next asked for; whoever
        waits to change it does not find it as the log has it, and must not."""
        try:
            fresh = await self.load(live.id)
        except Exception:
            live.is_lost = True
            self.lives.pop(live.id, None)
            self.kept.pop(live.id, None)
            self.let_go(lambda caller: caller.game == live.id, 1012, "the game must be opened again")
            return
        live.sitting, live.name, live.names = fresh.sitting, fresh.name, fresh.names
        self.publish(live, 0, True)

    # --- who may what -------------------------------------------------------------------------

    def speaking(self, sitting: Sitting, person: str) -> int:
        """The seat a person speaks for: the one that is asked if it is theirs."""
        theirs = sitting.seats_of(person)
        seats = [seat for seat in theirs if not sitting.seats[seat].bot]
        if theirs and not seats:
            raise NotAllowed("server-bot-plays")
        if not seats:
            raise NotAllowed("server-no-seat")
        asked = sitting.asked()
        return asked if asked in seats else seats[0]

    def answering(self, live: Live, person: str, text: str) -> Change:
        """What an answer does to the table. Raises NotAllowed for somebody who does not speak here."""
        self.speaking(live.sitting, person)
        return lambda sitting, key, at: answered(live, sitting, self.speaking(sitting, person), text, key, at)

    # --- telling ------------------------------------------------------------------------------

    def publish(self, live: Live, since: int, about_seats: bool = False) -> None:
        """The new position to everybody who is connected, each with what it may see."""
        try:
            self._publish(live, since, about_seats)
        except Exception:
            log.exception("not told", game=live.id, seq=live.sitting.seq)

    def _publish(self, live: Live, since: int, about_seats: bool) -> None:
        sitting, asked = live.sitting, live.sitting.asked()
        choosing = sitting.seats[asked].person if frames.may_choose(sitting, [asked]) else ""
        made: dict[tuple[int, ...], Outgoing] = {}
        for listener in list(live.listeners):
            if about_seats:
                listener.push(frames.said(self.table(live, listener.person)))
            seen = frames.seen_by(sitting, listener.person)
            if seen not in made:
                made[seen] = Outgoing(frames.position(live.id, sitting, seen, since, self.now()))
            frame = made[seen]
            if choosing and listener.person == choosing and listener.wants:
                frame = Outgoing(frames.with_choices(frame.data, sitting, listener.wants))
            listener.push(frame)

    def tell_table(self, live: Live, but: str = "") -> None:
        """Who sits there and is connected, to everybody but one person."""
        for listener in list(live.listeners):
            if not but or listener.person != but:
                listener.push(frames.said(self.table(live, listener.person)))

    def position(self, live: Live, seats: list[int], since: int = 0, wants: str = CONSEQUENCES) -> bytes:
        """The position for somebody with these seats."""
        sitting = live.sitting
        frame = frames.position(live.id, sitting, seats, since, self.now())
        if wants and frames.may_choose(sitting, seats):
            return frames.with_choices(frame, sitting, wants)
        return frame

    def table(self, live: Live, person: str) -> shapes.TableFrame:
        return frames.table(live.id, live.name, live.names, live.sitting, person, live.people_here())

    # --- what follows -------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """A bot that failed is woken again by the keeper, a position that was not told is looked for by it."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            note(error, "work failed", work=task.get_coro().__qualname__)  # type: ignore[union-attr]

    def follow_up(self, live: Live) -> None:
        """Wake the bot whose turn it is, or close the window of a person when its time is over."""
        live.forget_old_thoughts()
        if self.closing:
            return
        if live.sitting.bot_asked():
            if live.bot is None:
                live.bot = self.spawn(self._play_bots(live))
        elif live.sitting.is_offered() and live.sitting.status() == "running":
            self.spawn(self._close_window(live, live.sitting.seq))

    async def _close_window(self, live: Live, seq: int) -> None:
        """If nothing happens until then. The keeper does it for tables that were not open."""
        await self.until_closed(live, seq)
        if live.sitting.seq == seq:
            try:
                await self.let_time_be_up(live)
            except Refusal as refusal:
                log.debug("window not closed", game=live.id, reason=str(refusal))

    async def until_closed(self, live: Live, seq: int) -> None:
        """A timer may ring a little early, and a window does not close before its time."""
        while live.sitting.seq == seq and (left := live.sitting.window_left(self.now())) > 0:
            await asyncio.sleep(left)

    async def let_time_be_up(self, live: Live) -> None:
        """The window of whoever is asked closes, or its flag falls; unless somebody was faster."""
        if not 0 < live.sitting.deadline() <= self.now():
            return
        seq = live.sitting.seq

        def change(sitting: Sitting, key: str, at: float) -> list[Event]:
            return sitting.time_is_up(sitting.is_offered() and live.wants_to_be_asked(), key, at)

        await self.act(live, f"time {seq}", change, seq)

    async def _play_bots(self, live: Live) -> None:
        """As long as bots are asked. An answer to a position that is gone is dropped."""
        try:
            while live.sitting.bot_asked() and not self.closing:
                await self._play_bot(live)
        except (NotNow, Quarantined) as error:
            log.warning("bot waits", game=live.id, reason=str(error))
        finally:
            live.bot = None

    async def _play_bot(self, live: Live) -> None:
        sitting = live.sitting
        seq, seat, bot = sitting.seq, sitting.asked(), sitting.bot_asked()
        state, urgency = sitting.playing().state, AWAITED if live.people_here() else UNWATCHED
        text = await live.thought(self.bots.answer(sitting.title, state, bot, f"{live.id} {seat} {seq}", urgency))
        if text is None:
            metrics.dropped.inc()
            return
        if sitting.is_offered():  # however soon it knows: its window is as long as anybody's
            await self.until_closed(live, seq)
        if not await self._is_taken(live, seat, text, seq):
            log.error("bot refused", game=live.id, seq=seq, bot=bot)
            if not await self._is_taken(live, seat, any_answer(sitting.title, state), seq):
                await asyncio.sleep(1)

    async def _is_taken(self, live: Live, seat: int, text: str, seq: int) -> bool:
        """Whether the rules allow what a bot answers."""

        def change(sitting: Sitting, key: str, at: float) -> list[Event]:
            return answered(live, sitting, seat, text, key, at)

        try:
            await self.act(live, f"bot {seq}", change, seq)
        except Stale:
            metrics.dropped.inc()
        except Refused:
            return False
        return True

    def heard(self, message: str) -> None:
        """Another worker has committed something."""
        kind, _, rest = message.partition(" ")
        if kind == "game":
            game, _, seq = rest.partition(" ")
            live = self.lives.get(game)
            if live is not None and live.sitting.seq < int(seq):
                self.spawn(self.catch_up(live))
        elif kind == "standing" and rest in self.lives:
            self.spawn(self.read_standing(self.lives[rest]))
        elif kind == "chat" and rest in self.lives:
            self.spawn(self.tell_chat(self.lives[rest]))
        elif kind == "session":
            self.end_sockets(rest)
        elif kind == "gone" and rest in self.lives:
            self.spawn(self.still_here(self.lives[rest]))
        elif kind == "renamed":
            self.spawn(self.renamed(rest))
        elif kind == "forgotten":
            self.spawn(self.forgotten(rest))

    async def catch_up(self, live: Live) -> None:
        """Fold in what other workers wrote. Alone on the database there is nothing to do."""
        if not self.store.several_workers:
            return
        async with live.lock:
            must_be_there(live)
            sitting, sitters = live.sitting, who_sits(live.sitting)
            before = len(sitting.table.record.answers) if sitting.table else 0
            rows = await self.reading(lambda connection: queries.log_of(connection, live.id, sitting.seq))
            events: list[Event] = []
            try:
                events = read_events(rows)
                for event in events:
                    if isinstance(event.what, Undone):
                        before = min(before, event.what.to)
                    sitting.apply(event)
            except Exception:  # opening it again finds out what is wrong with it
                await self._reopen(live)
                must_be_there(live)
                before = 0
            has_new_sitters = who_sits(live.sitting) != sitters
            if has_new_sitters:
                await self._read_names(live)
            if events:
                self.publish(live, before, has_new_sitters or any(is_about_seats(event) for event in events))
                self.follow_up(live)

    async def read_standing(self, live: Live) -> None:
        """Another worker was told a standing answer."""
        rows = await self.reading(lambda connection: queries.seats_of(connection, live.id))
        live.standing = [row["standing"] for row in rows]

    async def still_here(self, live: Live) -> None:
        """A person whose last connection to another worker has gone may have one to this."""
        seats = [number for number, seat in enumerate(live.sitting.seats) if seat.person and live.is_here(seat.person)]
        if seats:
            await self.writing(lambda connection: queries.set_gone(connection, live.id, seats, 0.0))

    # --- talk ---------------------------------------------------------------------------------

    async def tell_chat(self, live: Live) -> None:
        """To everybody what was said since it was last told, each line once and in order, whoever hears of it first."""
        async with live.talk:
            rows = await self._lines(live)
            while rows:
                for row in rows:
                    self._tell_line(live, row)
                rows = await self._lines(live) if len(rows) == PAGE else []

    async def _lines(self, live: Live) -> list[Row]:
        return list(await self.reading(lambda connection: queries.chat_of(connection, live.id, live.line, PAGE)))

    def _tell_line(self, live: Live, row: Row) -> None:
        live.line = row["id"]
        frame = frames.said(shapes.ChatFrame(**row))
        for listener in list(live.listeners):
            listener.push(frame)

    # --- people -------------------------------------------------------------------------------

    async def forget(self, person: str) -> None:
        """Everything but an anonymous seat in games that are over, and its sockets."""
        for session in await self.writing(lambda connection: queries.forget_person(connection, person)):
            self.end_sockets(session)
        await self.forgotten(person)
        await self.store.wipe()

    async def forgotten(self, person: str) -> None:
        self.let_go(lambda caller: caller.person == person, 1008, "the session has ended")
        await self.renamed(person)
        for live in [live for live in self.lives.values() if live.sitting.seats_of(person)]:
            await self.read_standing(live)

    async def renamed(self, person: str) -> None:
        """Somebody is called otherwise: also at tables that are just being opened."""
        if self.opening:
            await asyncio.wait(self.opening.values())
        for live in list(self.lives.values()):
            if person in (live.sitting.setup.host, *(seat.person for seat in live.sitting.seats)):
                await self.read_names(live)
                self.tell_table(live)

    # --- callers ------------------------------------------------------------------------------

    def let_go(self, is_meant: Callable[[Caller], bool], code: int, reason: str) -> None:
        for caller in list(self.callers):
            if is_meant(caller):
                caller.close(code, reason)

    def end_sockets(self, session: str) -> None:
        """A session has ended: whoever came in with it goes."""
        self.let_go(lambda caller: caller.session == session, 1008, "the session has ended")

    async def look_at_sessions(self) -> None:
        """Of everybody: announcements get lost, and time runs out by itself."""
        sessions = {caller.session for caller in self.callers} - {""}
        if sessions:
            await self.look_up(sessions)

    async def look_up(self, sessions: set[str]) -> None:
        """Let go whoever's session has ended."""
        looked = time.monotonic()
        ended = await self.reading(lambda connection: queries.ended_sessions(connection, sessions, self.now()))
        self.let_go(lambda caller: caller.session in ended, 1008, "the session has ended")
        lasting = sessions - ended
        for caller in self.callers:
            if caller.session in lasting:
                caller.seen = looked


def not_written(error: StoreFailed) -> NotNow:
    return NotNow("server-unsettled") if isinstance(error, Unsettled) else NotNow("server-cannot-write")


def answered(live: Live, sitting: Sitting, seat: int, text: str, key: str, at: float) -> list[Event]:
    """Where the rules do not allow an answer, the game says why not, and names who sits there."""
    try:
        return sitting.answer(seat, text, key, at)
    except TableRefused:
        raise
    except IllegalMove as error:
        metrics.refused.inc()
        raise Refused.of(error.message, live.names) from None
