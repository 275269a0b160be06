"""Two games that differ in nothing but what a viewer may not know, played side by side at real tables of a real house:
whatever the viewer is told must be the same, byte for byte, until the rules themselves show the difference.

`knowledge.py` says until when. The wire, the store and the time of the wall are left to `server/twins.py`, which plays
the same games through real servers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec

from isthmos.core.dealer import SALT_BYTES, SECRET_BYTES, Dealer
from isthmos.core.errors import IsthmosError
from isthmos.core.state import CHANCE, OVER
from isthmos.core.title import SPECTATOR
from isthmos.games.catalogue import TITLES
from isthmos.games.perikles.state import Board
from isthmos.server.operation.config import Config
from isthmos.server.store.sqlite import SqliteStore
from isthmos.server.store.stored import StoredGame
from isthmos.server.tables import house, laying, reading_room, standing
from isthmos.server.tables.house import House
from isthmos.server.tables.live import Live, is_about_seats
from isthmos.server.wire import frames, requests
from isthmos.server.wire.frames import Outgoing
from isthmos.server.wire.refusals import Refusal
from isthmos.table import sitting as sittings
from isthmos.table.events import Clock, Event, Setup
from isthmos.table.sitting import Sitting

from . import knowledge
from .knowledge import differing, may_know, secrets_of, uncovered

GAME = "game"
WINDOW = 3.0
TILES = 8
DRAWN_BEFORE_TILES = 18
"""The start player, ten influence tiles, seven locations (PER-S1, PER-S2)."""
ILLEGAL = ("fly", "pass", "revolt", "send athens h9", "send sparta h1", "attack sicily", "pay argos", "play special")


class OtherTiles(Dealer):
    """Draws as the secret says, except for the special tiles: those it was told to deal."""

    def __init__(self, tiles: tuple[int, ...], *given: Any) -> None:
        super().__init__(*given)
        self.tiles = tiles
        self.drawn = 0

    def rewind(self) -> None:
        super().rewind()
        self.drawn = 0

    def below(self, n: int) -> int:
        number, seat = super().below(n), self.drawn - DRAWN_BEFORE_TILES
        self.drawn += 1
        if not 0 <= seat < len(self.tiles):
            return number
        return [tile for tile in range(TILES) if tile not in self.tiles[:seat]].index(self.tiles[seat])


@contextmanager
def dealing(tiles: tuple[int, ...]) -> Iterator[None]:
    """While tables are laid or opened that deal these tiles; none: those of the secret."""
    if tiles:
        sittings.Dealer = partial(OtherTiles, tiles)  # type: ignore[attr-defined, assignment]
    try:
        yield
    finally:
        sittings.Dealer = Dealer  # type: ignore[attr-defined]


class Ear:
    """Somebody who is connected, and everything they are told."""

    wants = requests.CONSEQUENCES

    def __init__(self, person: str) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def push(self, frame: Outgoing) -> None:
        self.heard.append(frame.data)

    def close(self, code: int, reason: str) -> None:
        self.heard.append(f"{code} {reason}".encode())


class Game(NamedTuple):
    """What a pair is played with."""

    title: str
    seats: int
    options: dict[str, str]
    undo: str
    clock: Clock
    seed: int
    here: tuple[int, ...]
    """The seats whose people are connected; the others are told later."""

    def secret(self) -> bytes:
        return random.Random(f"secret {self.seed}").randbytes(SECRET_BYTES)

    def salt(self) -> bytes:
        return random.Random(f"salt {self.seed}").randbytes(SALT_BYTES)


class Side:
    """One of the two tables, in a house of its own that has no doors and keeps nothing."""

    def __init__(self, game: Game, tiles: tuple[int, ...] = ()) -> None:
        self.game, self.tiles, self.at = game, tiles, 1000.0
        self.house = House(Config(data=Path("nowhere")), SqliteStore(Path("nowhere") / "isthmos.db"))
        self.house.now = lambda: self.at  # type: ignore[assignment]
        sitting = Sitting(TITLES, game.secret(), game.salt())
        commitment = Dealer(game.secret(), game.salt()).commitment()
        rules = TITLES[game.title].rules_version
        setup = Setup(
            game.title, rules, game.seats, commitment, "p0", game.options, game.undo, game.clock, window=WINDOW
        )
        row = {"id": GAME, "name": "", "invitation": "i"}
        self.live = Live(row, [{"name": f"Person {seat}"} for seat in range(game.seats)], sitting)
        self.log = sitting.lay(setup, "lay", self.at)
        for seat in range(game.seats):
            self.log += sitting.sit(seat, f"p{seat}", "", f"sit {seat}", self.at)
        self.ears = {seat: Ear(f"p{seat}") for seat in range(game.seats)} | {SPECTATOR: Ear("")}
        self.news: list[dict[str, Any]] = []
        self.told: dict[str, object] = {}
        """What lists, notifications and numbers of events show of the last change."""
        with dealing(tiles):
            self.do(lambda: sitting.start("start", self.at))

    @property
    def sitting(self) -> Sitting:
        return self.live.sitting

    @property
    def board(self) -> Board:
        return cast(Board, self.sitting.playing().state)

    def written(self) -> list[str]:
        return self.sitting.title.written(self.board)

    def do(self, change: Callable[[], list[Event]]) -> None:
        """A change as the house makes it: what is kept, then what everybody is told."""
        before, status = len(self.sitting.table.record.answers) if self.sitting.table else 0, self.sitting.status()
        self.live.listeners = {self.ears[seat] for seat in (*self.game.here, SPECTATOR)}
        events = change()
        kept = self.house._appended(self.live, events, status, False)
        self.told = {
            "events": [(event.seq, event.seat, event.kind(), event.at) for event in events],
            "lists": (kept.status, kept.asked, kept.deadline, kept.seats),
            "may wait": self.sitting.may_wait(),
            "late": self.sitting.is_late(self.at),
        }
        self.news = kept.outbox
        self.log += events
        self.live.listeners = set(self.ears.values())
        self.house._publish(self.live, before, any(map(is_about_seats, events)))

    def command(self, name: str, *args: object) -> None:
        """Whoever is refused is told why, and nobody else anything."""
        try:
            self.do(lambda: getattr(self.sitting, name)(*args, f"{name} {self.sitting.seq}", self.at))
        except IsthmosError as refusal:
            self.told, self.news = {"refused": str(refusal)}, []

    def person(self, viewer: int) -> str:
        return self.ears[viewer].person

    def just_told(self, viewer: int) -> dict[str, object]:
        """Of the last change: what came by the socket, and what stands in lists and notifications."""
        heard, self.ears[viewer].heard = self.ears[viewer].heard, []
        news = [row for row in self.news if row["person"] == self.person(viewer)]
        return {**self.told, "socket": heard, "notifications": news}

    def doors(self, viewer: int) -> dict[str, object]:
        """What a person can ask for whenever they like."""
        person, sitting = self.person(viewer), self.sitting
        seats = sitting.seats_of(person)
        back = sitting.playing().undoables()
        found: dict[str, object] = {
            "position": self.house.position(self.live, seats),
            "answers": self.house.position(self.live, seats, 0, requests.ANSWERS),
            "table": frames.encode(self.house.table(self.live, person)),
            "verify": laying.verification(sitting),
            "taking back": back,
        }
        if viewer == sitting.asked():
            found |= self.offered()
        found["told in fields"] = [
            (told.fact, told.about) for _, row in sitting.log(viewer if viewer >= 0 else SPECTATOR) for told in row
        ]
        for text in ILLEGAL if viewer >= 0 else ():
            found[f"refusal of {text}"] = self.refusal(viewer, text)
        return found

    def offered(self) -> dict[str, object]:
        """What is told of answers in fields: what each is about, what would be theirs after it, what is barred."""
        title, board = self.sitting.title, self.board
        return {
            "what answers are about": [title.about(board, move) for move in board.moves()],
            "what would be after them": [title.after(board, move) for move in board.moves()],
            "what is barred": title.barred(board),
        }

    def refusal(self, viewer: int, text: str) -> object:
        """Why an answer is not taken; one that would be is no refusal."""
        if viewer == self.sitting.asked() and text in self.written():
            return "taken"
        try:
            house.answered(self.live, self.sitting, viewer, text, "no", self.at)
        except (Refusal, IsthmosError) as refusal:
            return type(refusal).__name__, str(refusal), msgspec.to_builtins(cast(Any, refusal).message)
        raise AssertionError(f"{text} was taken")

    @contextmanager
    def other_secret(self) -> Iterator[None]:
        """While whatever is still to be drawn is something else."""
        sitting = self.sitting
        table, kept = sitting.playing(), (sitting.secret, sitting.salt)
        dealer = table.dealer
        sitting.secret, sitting.salt = kept[0][::-1], kept[1][::-1]
        table.dealer = Dealer(sitting.secret, sitting.salt)
        yield
        (sitting.secret, sitting.salt), table.dealer = kept, dealer

    def past(self, viewer: int, at: int) -> bytes:
        """The position after an event, as the reading room has it."""
        row = {"id": GAME, "title": self.game.title, "secret": self.game.secret(), "salt": self.game.salt()}
        rows = [(event.seq, event.command, event.seat, event.payload(), event.at) for event in self.log]
        seats: list[dict[str, object]] = [{"seat": seat} for seat in range(self.game.seats)]
        stored = StoredGame({**row, "seq": len(rows)}, seats, cast(Any, rows))
        asking = reading_room.Asking(self.person(viewer), 0, self.at, "", self.live.names)
        with dealing(self.tiles):
            return reading_room.past_position(stored, at, self.house.downtimes, asking)


class Leak(NamedTuple):
    viewer: int
    what: str
    step: str


class Step(NamedTuple):
    """What was done at both tables: who answered what here and there; or a command; or the window went by."""

    what: str
    seat: int
    here: str = ""
    there: str = ""
    seq: int = 0
    """Events at the tables afterwards; a refused step adds none."""


class Pair:
    """Two tables. `holders` have other secrets here than there; everybody else is a viewer."""

    lets_windows_go_by = 0.8

    def __init__(
        self, game: Game, holders: tuple[int, ...], tiles: bool | tuple[tuple[int, ...], ...], counters_from: int
    ) -> None:
        """`tiles`: whether they differ, or what is dealt here and there; counters differ from that round on."""
        self.choice = random.Random(game.seed)
        self.holders, self.counters_from = holders, counters_from
        if isinstance(tiles, tuple):
            self.here, self.there = [Side(game, one) for one in tiles]
        else:
            self.here = Side(game)
            self.there = Side(game, self.exchanged(self.here.board) if tiles else ())
        self.viewers = [viewer for viewer in (SPECTATOR, *range(game.seats)) if viewer not in holders]
        self.leaks: list[Leak] = []
        self.steps: list[Step] = []
        self.solid = len(self.here.sitting.playing().record.answers)
        """So many answers cannot be taken back: with the last of them something was uncovered, or drawn."""
        self.compared = 0
        for seat in holders if game.seed % 2 else ():
            self.here.live.standing[seat], self.there.live.standing[seat] = self.orders()
        self.compare("start")

    def orders(self) -> tuple[str, str]:
        """Two standing answers that act at other offers."""
        words = self.choice.sample(("sicily", "thebes", "delium", "argos", "lesbos", "sparta"), 4)
        return standing.written(words[:2], -1), standing.written(words[2:], -1)

    def exchanged(self, board: Board) -> tuple[int, ...]:
        """The tiles as dealt, those of the holders mixed with those nobody has."""
        bag = [*[board.specials[seat] for seat in self.holders], *board.undealt]
        while True:
            self.choice.shuffle(bag)
            tiles = list(board.specials)
            for seat, tile in zip(self.holders, bag, strict=False):
                tiles[seat] = tile
            if tiles != board.specials:
                return tuple(tiles)

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.here, self.there

    def is_over(self) -> bool:
        return not self.viewers or bool(self.leaks) or self.here.sitting.asked() == OVER

    # --- what is done at both -----------------------------------------------------------------

    def play(self) -> None:
        """Something that can happen next."""
        sitting = self.here.sitting
        asked, luck = sitting.asked(), self.choice.random()
        if sitting.request is not None:
            self.same("decline" if luck < 0.3 else "agree", sitting.still_to_agree()[0])
        elif sitting.is_offered() and luck < self.lets_windows_go_by:
            self.let_go_by()
        elif sitting.is_offered() and luck < 0.9:
            self.same("wait", self.choice.choice(sitting.may_wait()))
        elif luck > 0.99:
            self.same("pause", asked)
            self.same("resume", asked)
        elif luck > 0.96 and (back := [seat for seat, some in enumerate(sitting.playing().undoables()) if some]):
            self.same("undo", self.choice.choice(back))
        else:
            self.answer(asked)

    def answer(self, asked: int) -> None:
        """The same at both; of a holder's counters now and then another of the same type."""
        passing = frames.passing_by_itself(self.here.sitting)
        here = [
            text for text, move in zip(self.here.written(), self.here.board.moves(), strict=True) if move != passing
        ]
        there = self.there.written()
        if asked in self.holders:
            here = [text for text in here if alike(text, there)]
        if not here:
            self.let_go_by()
            return
        text = self.choice.choice(here)
        self.both("answer", asked, text, self.translated(asked, text, there))

    def translated(self, asked: int, text: str, there: list[str]) -> str:
        others = [other for other in alike(text, there) if other != text]
        differs = asked in self.holders and self.here.board.round >= self.counters_from and self.choice.random() < 0.6
        return self.choice.choice(others) if others and (differs or text not in there) else text

    def let_go_by(self) -> None:
        for side in self.sides:
            side.at = max(side.at, self.here.sitting.window_ends())
        asks = [side.live.wants_to_be_asked() for side in self.sides]
        if asks[0] != asks[1]:
            self.viewers = []  # a standing answer shows itself when it acts
            return
        self.both("time_is_up", self.here.sitting.asked(), asks=asks[0])

    def same(self, what: str, seat: int) -> None:
        self.both(what, seat)

    def both(self, what: str, seat: int, here: str = "", there: str = "", asks: bool = False) -> None:
        self.steps.append(Step(what, seat, here, there))
        before, differed = secrets_of(self.here.board), differing(self.here.board, self.there.board)
        pause = self.choice.random()
        for side, text in zip(self.sides, (here, there), strict=True):
            side.at += pause if what != "time_is_up" else 0
            side.command(what, *((asks,) if what == "time_is_up" else (seat, text) if text else (seat,)))
        self.steps[-1] = self.steps[-1]._replace(seq=self.here.sitting.seq)
        is_back = what in ("undo", "agree")
        if not is_back:
            self.forget_those_who_know(before, differed)
        self.note_uncovered(before, is_back)
        self.compare(f"{what} {seat} {here or ''}")

    def forget_those_who_know(self, before: knowledge.Secrets, differed: set[knowledge.Secret]) -> None:
        """Whoever may tell the two apart from now on, by the rules."""
        board, other = self.here.board, self.there.board
        shown = differed & uncovered(before, board)
        if shown or board.frozen != other.frozen or board.seat() == OVER:  # PER-A11; the end shows every draw
            self.viewers = []
        differ = differing(board, other)
        self.viewers = [one for one in self.viewers if not any(may_know(board, one, secret) for secret in differ)]

    # --- comparing ----------------------------------------------------------------------------

    def note_uncovered(self, before: knowledge.Secrets, is_back: bool) -> None:
        answers = self.here.sitting.playing().record.answers
        last = len(answers)
        shown = {secret for secret in uncovered(before, self.here.board) if secret.kind != "hand"}
        if is_back:
            self.solid = min(self.solid, last)
        elif shown or answers[-1].seat == CHANCE:
            self.solid = last
        back = max(self.here.sitting.playing().undoables())
        if last - back < self.solid and back:
            self.leaks.append(Leak(SPECTATOR, "what was uncovered can be taken back", str(self.steps[-1])))

    def compare(self, step: str, doors: bool = False) -> None:
        """Whatever is the same to a viewer is one comparison; without a difference there is nothing to compare."""
        told = [{viewer: side.just_told(viewer) for viewer in side.ears} for side in self.sides]
        if not self.differs():
            return
        for viewer in self.viewers:
            one, other = told[0][viewer], told[1][viewer]
            if doors or self.choice.random() < 0.05:
                one, other = one | self.here.doors(viewer), other | self.there.doors(viewer)
            self.compared += 1
            self.leaks += [Leak(viewer, what, step) for what in one if one[what] != other[what]]

    def differs(self) -> bool:
        return bool(differing(self.here.board, self.there.board)) or self.here.board.undealt != self.there.board.undealt

    def compare_past(self, at: int) -> None:
        for viewer in self.viewers:
            if self.here.past(viewer, at) != self.there.past(viewer, at):
                self.leaks.append(Leak(viewer, "the position after an event", str(at)))
            self.compared += 1


def alike(text: str, among: list[str]) -> list[str]:
    """The same answer, or the same but for the strength of a counter."""
    is_counter = text.startswith("send ")
    return [other for other in among if other == text or (is_counter and other[:-1] == text[:-1])]


def secret_leaks(game: Game, every: int = 1) -> tuple[int, list[Leak]]:
    """A game of any title, in which at every so many answers the secret of the dealer is another one for a moment: how
    many comparisons that were, and what told the difference."""
    side, choice, compared, leaks = Side(game), random.Random(game.seed), 0, list[Leak]()
    while side.sitting.asked() != OVER and not leaks:
        if choice.randrange(every) == 0:
            for viewer in side.ears:
                before = side.doors(viewer)
                with side.other_secret():
                    after = side.doors(viewer)
                compared += 1
                leaks += [Leak(viewer, what, "secret") for what in before if before[what] != after[what]]
        if side.sitting.is_offered():
            side.at = max(side.at, side.sitting.window_ends())
            side.command("time_is_up", False)
        else:
            side.command("answer", side.sitting.asked(), choice.choice(side.written()))
    return compared, leaks


class CalmPair(Pair):
    """Here three can play their tiles after every influence tile, there they cannot; nobody ever does or says so."""

    lets_windows_go_by = 1.0

    def __init__(self) -> None:
        game = Game("perikles", 4, {}, "free", Clock(), 4, (0, 1, 2, 3))
        super().__init__(game, (1, 2, 3), ((7, 0, 1, 2), (7, 4, 5, 6)), 9)


def any_game(seed: int) -> tuple[Game, tuple[int, ...], bool, int]:
    """A game of Perikles, with any options, and what differs in it."""
    choice = random.Random(f"game {seed}")
    seats = choice.randint(3, 5)
    options = {row.id: choice.choice(row.values) for row in TITLES["perikles"].options()}
    clock = choice.choice((Clock(), Clock("move", 10_000), Clock("game", 1_000_000)))
    here = tuple(choice.sample(range(seats), choice.randint(0, seats)))
    game = Game("perikles", seats, options, choice.choice(("free", "consent", "none")), clock, seed, here)
    holders = tuple(choice.sample(range(seats), choice.randint(1, seats - 1)))
    tiles, counters = choice.choice(((True, 9), (True, 1), (True, 2), (True, 3), (False, 1), (False, 2)))
    return game, holders, tiles, counters
