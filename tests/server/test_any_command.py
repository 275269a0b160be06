"""Any seat, any command, any time: a command is accepted exactly when it is in the list of whoever sends it.

Random games are played through the real house and its database. At every position everybody, with or without a seat,
sends everything: legal answers, those of another seat and of a move ago, answers mangled or written for another
position, every command of the table, all with the right, an old and a future sequence number, and again under a name
that was used. What each may do is read from what that person is shown, and from nothing else.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from isthmos.games.catalogue import TITLES
from isthmos.server.operation.config import Config
from isthmos.server.store.opening import store_for
from isthmos.server.tables import house as house_module
from isthmos.server.tables.commands import COMMANDS
from isthmos.server.tables.house import House, answered
from isthmos.server.tables.live import Ack, Live
from isthmos.server.wire.refusals import NotAllowed, Refusal, Refused, Stale
from isthmos.table.events import Event, Setup
from isthmos.table.sitting import Sitting

from .running import answered_by, done_by

STRANGER, ANONYMOUS = "stranger", ""
ANSWER = "answer"
KINDS = (ANSWER, "start", *COMMANDS)
WHOLE_GAME, MOST_UNTIL_OFFERED = 2_000, 60


class Sent(NamedTuple):
    """A command as somebody sends it; `text` of an answer."""

    person: str
    kind: str
    seq: int
    name: str
    text: str = ""


class Shown:
    """What one person is shown of a table: everything it may do follows from it."""

    def __init__(self, house: House, live: Live, person: str) -> None:
        self.table: Any = msgspec.to_builtins(house.table(live, person))
        self.position: Any = msgspec.json.decode(house.position(live, self.table["you"]))
        self.person = person
        self.seq: int = self.position["seq"]
        self.status: str = self.table["status"]
        seats = self.table["seats"]
        self.own = [seat for seat in self.table["you"] if not seats[seat]["bot"]]
        self.left = [seat for seat in self.table["you"] if seats[seat]["bot"]]
        self.answers = {text for row in self.position.get("choices", []) for text in row["answers"]}
        self.is_full = not any(seat["open"] for seat in seats)
        others = [seat for seat in live.sitting.seats if seat.person not in ("", person)]
        self.is_alone = not others
        table = live.sitting.table
        chosen = [] if table is None else zip(table.record.answers, table.offered, strict=True)
        self.has_chosen = any(answer.seat in self.own and not offered for answer, offered in chosen)
        """Whether an answer of its own lies there, other than to an offer."""
        self.may_ask = any(not seat.bot for seat in others) and not self.request()
        """Somebody else plays, and nothing is asked for yet."""

    def may(self, kind: str) -> bool:
        return bool(self.own) and RULES[kind](self) if kind != "start" else RULES[kind](self)

    def request(self) -> Any:
        return self.position["undo"].get("request")


def may_undo(shown: Shown) -> bool:
    """Alone any answer of one's own may be taken back, otherwise what the list of undos says."""
    if shown.status != "running" or shown.table["undo"] == "none":
        return False
    if shown.is_alone:
        return shown.has_chosen
    undo = shown.position["undo"]
    return any(undo["alone"][seat] or (undo["agreed"][seat] and shown.may_ask) for seat in shown.own)


RULES: dict[str, Callable[[Shown], bool]] = {
    ANSWER: lambda shown: bool(shown.answers),
    "start": lambda shown: shown.table["host"] and shown.status == "open" and shown.is_full,
    "undo": may_undo,
    "agree": lambda shown: bool(shown.request()) and any(s in shown.request()["waiting_for"] for s in shown.own),
    "decline": lambda shown: bool(shown.request()),
    "pause": lambda shown: shown.status == "running" and not shown.request(),
    "resume": lambda shown: shown.status == "paused",
    "resign": lambda shown: shown.status in ("open", "running", "paused"),
    "back": lambda shown: bool(shown.left) and shown.status in ("running", "paused"),
    "wait": lambda shown: (
        bool(shown.position["window"])
        and shown.status == "running"
        and any(
            s in shown.position["window"]["seats"] and s not in shown.position["window"]["waits"] for s in shown.own
        )
    ),
}
"""What each command needs, as far as its sender can see."""
OF_THE_LEFT = {"back"}
"""For those whose seat a bot plays."""


class Storm:
    """One table, everybody around it, and what was sent."""

    def __init__(self, house: House, live: Live, people: list[str], dice: random.Random) -> None:
        self.house = house
        self.live = live
        self.people = [*people, STRANGER, ANONYMOUS]
        self.dice = dice
        self.time = 1_000_000.0
        self.count = 0
        self.earlier: list[str] = ["pass"]
        """Answers that were legal once."""
        self.kept: list[Sent] = []
        self.accepted: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        house.now = lambda: self.time  # type: ignore[assignment]

    # --- sending --------------------------------------------------------------------------------

    def name(self) -> str:
        self.count += 1
        return f"c{self.count}"

    async def send(self, sent: Sent) -> Ack | Refusal:
        try:
            if sent.kind == ANSWER:
                return await answered_by(self.house, self.live, sent.person, sent.seq, sent.name, sent.text)
            return await done_by(self.house, self.live, sent.person, sent.kind, sent.name, sent.seq)
        except (Refused, Stale, NotAllowed) as refusal:
            return refusal

    def standing(self) -> tuple[object, ...]:
        """Everything a command could change, in short."""
        sitting = self.live.sitting
        state = sitting.table.state.hash() if sitting.table else ""
        return state, sitting.seq, len(sitting.commands), sitting.status(), sitting.request, repr(sitting.seats)

    # --- what is tried --------------------------------------------------------------------------

    def texts(self, legal: list[str]) -> Iterator[str]:
        """Answers for somebody who is or is not asked."""
        text = self.dice.choice(legal or self.earlier)
        yield from self.dice.sample(legal, min(3, len(legal)))
        yield self.dice.choice(self.earlier)
        yield from (text[:-1], text + "0", f"{text} {text}", " ".join(reversed(text.split())))
        yield from ("", "\x00", "fly", "x" * 999)

    def tries(self, shown: Shown, legal: list[str]) -> Iterator[Sent]:
        """Everything one person could send now."""
        for text in self.texts(legal):
            yield Sent(shown.person, ANSWER, shown.seq, self.name(), text)
        for seq in (shown.seq, max(0, shown.seq - 1), shown.seq + 1):
            yield Sent(shown.person, ANSWER, seq, self.name(), self.dice.choice(legal or self.earlier))
            for kind in KINDS[1:]:
                yield Sent(shown.person, kind, seq, self.name())

    def is_allowed(self, shown: Shown, sent: Sent) -> bool:
        if sent.seq != shown.seq:
            return False
        if sent.kind == ANSWER:
            return bool(shown.answers) and self.says(sent.text) in shown.answers
        if sent.kind in OF_THE_LEFT:
            return RULES[sent.kind](shown)
        return shown.may(sent.kind)

    def says(self, text: str) -> str:
        """Other ways to say the same are the same."""
        sitting = self.live.sitting
        return sitting.title.normal(sitting.table.state, text) if sitting.table else text

    async def step(self) -> None:
        """Everybody tries everything; then one thing of all that is allowed is done."""
        sitting = self.live.sitting
        legal = sitting.title.written(sitting.table.state) if sitting.table else []
        allowed: list[Sent] = []
        before = self.standing()
        for person in self.people:
            shown = Shown(self.house, self.live, person)
            for sent in self.tries(shown, legal):
                if self.is_allowed(shown, sent):
                    allowed.append(sent)
                else:
                    await self.must_refuse(sent, before)
        await self.repeat(before)
        await self.go_on(allowed)
        self.earlier = [*self.earlier[-20:], *legal[:3]]

    async def must_refuse(self, sent: Sent, before: tuple[object, ...]) -> None:
        answer = await self.send(sent)
        assert isinstance(answer, Refusal), (sent, answer)
        assert self.standing() == before, (sent, answer)
        self.refused[sent.kind] += 1

    async def repeat(self, before: tuple[object, ...]) -> None:
        """A command under a name that was used: the same answer, whatever it says now."""
        for sent in self.dice.sample(self.kept, min(3, len(self.kept))):
            answer = await self.send(sent._replace(text="fly", seq=self.live.sitting.seq))
            if isinstance(answer, Ack):
                assert answer.repeated
            assert self.standing() == before, sent

    async def go_on(self, allowed: list[Sent]) -> None:
        """Answers rather than commands, or nothing would ever be played; of the commands what is rarest."""
        answers = [sent for sent in allowed if sent.kind == ANSWER]
        others = [sent for sent in allowed if sent.kind != ANSWER]
        if others and (not answers or self.dice.random() < 0.4):
            rarest = sorted({sent.kind for sent in others}, key=lambda kind: (self.accepted[kind], kind))
            kind = self.dice.choice(rarest[:2])
            answers = [sent for sent in others if sent.kind == kind]
        if answers:
            await self.must_accept(self.dice.choice(answers))
        await self.by_itself()

    async def must_accept(self, sent: Sent) -> None:
        before = self.live.sitting.seq
        answer = await self.send(sent)
        assert isinstance(answer, Ack), (sent, str(answer))
        assert not answer.repeated
        assert before < answer.seq <= self.live.sitting.seq
        self.accepted[sent.kind] += 1
        self.kept.append(sent)

    async def by_itself(self) -> None:
        """What bots and clocks do; here nothing happens behind the storm's back."""
        self.time += self.dice.choice((0.1, 1.0, 5.0))
        sitting = self.live.sitting
        free = [number for number, seat in enumerate(sitting.seats) if seat.is_open()]
        if free:
            await self.house.act(self.live, self.name(), sat(free[0], self.people[0]))
        if sitting.status() != "running":
            return
        if sitting.is_offered() and not sitting.is_open_window(self.time):
            await self.house.let_time_be_up(self.live)
        elif sitting.bot_asked():
            await self.bot()

    async def get_going(self, answers: int) -> None:
        """Somewhere into the game, so that storms rise everywhere."""
        await self.must_accept(Sent(self.people[0], "start", self.live.sitting.seq, self.name()))
        for number in range(answers + MOST_UNTIL_OFFERED * self.is_about_windows()):
            if number > answers and self.live.sitting.is_offered():
                return
            if self.live.sitting.status() == "running":
                self.time += 5
                await self.bot()

    def is_about_windows(self) -> bool:
        return not self.live.sitting.title.hides_nothing and self.live.sitting.window_seconds() > 0

    async def bot(self) -> None:
        """A random answer for whoever is asked."""
        sitting = self.live.sitting
        seat, state = sitting.asked(), sitting.playing().state
        text = sitting.title.write(state, self.dice.choice(state.moves()))

        def change(now_sitting: Sitting, key: str, at: float) -> list[Event]:
            return answered(self.live, now_sitting, seat, text, key, at)

        if not sitting.is_open_window(self.time):
            await self.house.act(self.live, f"bot {sitting.seq}", change, sitting.seq)

    async def must_be_kept(self) -> None:
        """The log has exactly what was accepted, and leads to this position."""
        fresh = await self.house.load(self.live.id)
        assert fresh.sitting.seq == self.live.sitting.seq
        assert fresh.sitting.commands == self.live.sitting.commands
        if self.live.sitting.table is not None:
            assert fresh.sitting.playing().state.hash() == self.live.sitting.playing().state.hash()


@asynccontextmanager
async def house_in(folder: Path) -> Any:
    house = House(Config(data=folder), store_for("", folder))
    house.follow_up = lambda live: None  # type: ignore[method-assign]
    await house.store.open()
    yield house
    await house.store.close()


def sat(seat: int, person: str) -> Callable[[Sitting, str, float], list[Event]]:
    return lambda sitting, key, at: sitting.sit(seat, person, "", key, at)


async def storm(folder: Path, number: int, steps: int) -> Storm:
    """One game: the number says which title, how many seats, who shares a screen, and how undo is agreed."""
    dice = random.Random(number)
    title = list(TITLES.values())[number // 4 % len(TITLES)]
    seats = dice.randint(max(2, title.seats_min), min(4, title.seats_max))
    people = [f"p{0 if number % 4 == 3 and dice.random() < 0.4 else seat}" for seat in range(seats)]
    undo = ("free", "consent", "free", "none")[number % 4]
    setup = Setup(title.id, title.rules_version, seats, "", people[0], undo=undo, window=3.0 * (number // 2 % 2))
    async with house_in(folder / f"{number}") as house:
        game, _ = await house.lay(setup, "", people[0], [sat(seat, person) for seat, person in enumerate(people)])
        one = Storm(house, await house.open(game), sorted(set(people)), dice)
        if number % 3:
            await one.get_going(WHOLE_GAME if number % 12 == 1 else dice.randrange(25 * seats))
        while steps > 0:
            await one.step()
            steps -= 25 if one.live.sitting.status() == "finished" else 1
        await one.must_be_kept()
    return one


class SameEveryTime:
    """Instead of the system's generator: a storm deals alike whenever it is run."""

    def __init__(self, number: int) -> None:
        self.count = 10 * number

    def token_bytes(self, size: int) -> bytes:
        self.count += 1
        return hashlib.sha512(str(self.count).encode()).digest()[:size]

    def token_urlsafe(self, size: int) -> str:
        return self.token_bytes(size).hex()[:size]


def storms(folder: Path, numbers: range, steps: int) -> tuple[Counter[str], Counter[str]]:
    accepted, refused = Counter[str](), Counter[str]()
    for number in numbers:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(house_module, "secrets", SameEveryTime(number))
            one = asyncio.run(storm(folder, number, steps))
        accepted += one.accepted
        refused += one.refused
    return accepted, refused


def test_a_command_is_accepted_exactly_when_it_is_in_the_list_of_its_sender(tmp_path: Path) -> None:
    accepted, refused = storms(tmp_path, range(24), 40)
    assert min(accepted[kind] for kind in KINDS) > 0, accepted
    assert min(refused[kind] for kind in KINDS) > 1_000, refused


async def begun(house: House, people: list[str]) -> Storm:
    """A game of Peloponnes that has just begun."""
    setup = Setup("peloponnes", TITLES["peloponnes"].rules_version, len(people), "", people[0])
    game, _ = await house.lay(setup, "", people[0], [sat(seat, person) for seat, person in enumerate(people)])
    one = Storm(house, await house.open(game), sorted(set(people)), random.Random(1))
    await one.get_going(0)
    return one


def test_whoever_has_left_the_seat_that_is_asked_to_a_bot_has_no_choices(tmp_path: Path) -> None:
    async def look() -> None:
        async with house_in(tmp_path) as house:
            one = await begun(house, ["p0", "p0", "p1"])
            while one.live.sitting.asked() == 2:
                await one.bot()
            assert Shown(house, one.live, "p0").answers
            await one.must_accept(Sent("p0", "resign", one.live.sitting.seq, "bye"))
            assert one.live.sitting.bot_asked()
            assert Shown(house, one.live, "p0").answers == set()
            assert not Shown(house, one.live, "p0").may("undo")
            await one.bot()
            await one.must_refuse(Sent("p0", "undo", one.live.sitting.seq, "not mine"), one.standing())

    asyncio.run(look())


def test_nobody_comes_back_to_a_game_that_is_over(tmp_path: Path) -> None:
    async def look() -> None:
        async with house_in(tmp_path) as house:
            one = await begun(house, ["p0", "p1"])
            await one.must_accept(Sent("p0", "resign", one.live.sitting.seq, "bye"))
            while one.live.sitting.status() == "running":
                await one.bot()
            await one.must_refuse(Sent("p0", "back", one.live.sitting.seq, "late"), one.standing())

    asyncio.run(look())


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_commands_in_and_out_of_the_list_for_long(tmp_path: Path, part: int) -> None:
    accepted, refused = storms(tmp_path, range(24 * (part + 1), 24 * (part + 2)), 200)
    assert min(accepted[kind] for kind in KINDS) > 0, accepted
    assert min(refused[kind] for kind in KINDS) > 5_000, refused
