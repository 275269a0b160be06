# compiled
"""A position with its open questions: the narrow waist that bots, tables, lab and tests share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from isthmos.core.answers import Answers
from isthmos.core.errors import IllegalMove
from isthmos.core.message import Message

CHANCE: Final = -1
"""The seat that answers what dice, bags and shuffles decide."""
OVER: Final = -2
"""The seat of a finished game."""
NOBODY: Final = -3
"""The seat of work that waits: the rules do it themselves when it comes on top."""

UNSAID: Final = -(1 << 40)
"""What a fact does not say."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One open question. Never changed once asked, so positions may share it."""

    __slots__ = ("a", "b", "kind", "seat", "under")

    def __init__(self, kind: int, seat: int, a: int, b: int, under: Frame | None) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.under = under


Position = TypeVar("Position", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)  # games and modules may be written outside the compiled build
class Decision(Generic[Position]):
    """A kind of question. Holds no data: what it must remember is in the frame."""

    always_asked = False
    """True where merely not being asked would tell a secret; otherwise a single answer answers itself."""

    def answers(self, s: Position, f: Frame, legal: Answers) -> None:
        """Name the legal answers, of which there is always one. The same position names the same in the same order."""
        raise NotImplementedError

    def play(self, s: Position, f: Frame, move: int) -> None:
        """Carry out one legal answer. The frame is already off the stack."""
        raise NotImplementedError

    def moves(self, s: Position, f: Frame) -> list[int]:
        """The legal answers as a list."""
        legal = Answers()
        self.answers(s, f, legal)
        return legal.listed()


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Decision[Position]):
    """Work that waits on the stack for what lies above it; asks nobody."""

    def answers(self, s: Position, f: Frame, legal: Answers) -> None:
        legal.one(0)

    def play(self, s: Position, f: Frame, move: int) -> None:
        self.do(s, f)

    def do(self, s: Position, f: Frame) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[Position]):
    """A line of the round summary: does what needs no choice, asks for what does."""

    def begin(self, s: Position) -> None:
        raise NotImplementedError


class Origin(NamedTuple):
    """How a rulebook is had again: what is kept of it beside a position."""

    rulebook: Callable[[int, dict[str, str]], Any]
    """The function of the game that puts it together."""
    seats: int
    options: dict[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleBook:
    """The rules as they stand at one table, put together once and shared by all its positions."""

    def __init__(self) -> None:
        self.origin: Origin | None = None
        self.things: Sequence[object] = ()
        """What lies in the box and is part of positions; packed, it is named by its place here."""
        self.chapters: list[list[Phase[Any]]] = []
        """What happens in order: set-up, each round, the ending."""
        self.decisions: list[Decision[Any]] = []
        """Indexed by `Frame.kind`."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as what it is made from."""
        if self.origin is None:
            raise TypeError("a rulebook without an origin cannot be pickled")
        return self.origin.rulebook, (self.origin.seats, self.origin.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position as the rules know it: nothing random, nothing printed."""

    PARTS: ClassVar[tuple[str, ...]] = ("chapter", "step")
    """What a position is made of beside its open questions; each class names what it adds. `core/packing.py`"""
    __slots__ = (*PARTS, "book", "facts", "heard", "is_heard", "listed", "top")

    def __init__(self, book: RuleBook, source: State | None = None) -> None:
        """The beginning, or a copy of another position; what happens on a copy is told to nobody."""
        self.book = book
        self.facts: list[tuple[int, ...]] | None = None
        """Set it to a list and everything that happens is noted there, as rows of ints."""
        self.heard = Answers()
        """The answers to the open question, once they have been named."""
        self.is_heard = False
        self.chapter = 0
        self.step = 0
        self.top: Frame | None = None
        self.listed: list[int] | None = None
        """The legal answers, once somebody has asked for the list."""
        if source is not None:
            self.chapter = source.chapter
            self.step = source.step
            self.top = source.top
            self.listed = source.listed

    # --- the waist --------------------------------------------------------------------------

    def seat(self) -> int:
        """Whose decision it is: a seat from 0, CHANCE, or OVER."""
        return OVER if self.top is None else self.top.seat

    def moves(self) -> list[int]:
        """The legal answers to the open question. Shared: do not change the list."""
        if self.listed is None:
            self.listed = self.named().listed()
        return self.listed

    def weights(self) -> list[int]:
        """When CHANCE is asked: the weight of each move; empty when all are equally likely."""
        return self.named().weights()

    def answers(self) -> i64:
        """How many equally likely answers there are: of a seat moves, of CHANCE the pieces behind them."""
        return self.named().pieces

    def answer(self, number: i64) -> i64:
        """The move of one of the `answers()`, counted from 0 in the order of `moves()`. Lists nothing."""
        return self.named().move(number)

    def allows(self, move: i64) -> bool:
        """Whether this is one of the `moves()`. Lists nothing."""
        return self.named().has(move)

    def play(self, move: int) -> None:
        """Answer the open question with one of `moves()`, and go on until somebody must be asked."""
        if self.top is None:
            raise ValueError("the game is over: there is nothing left to answer")
        if not self.allows(move):
            raise IllegalMove(Message("core-no-answer", {"move": str(move), "answers": len(self.moves())}))
        self.play_unchecked(move)

    def play_unchecked(self, move: int) -> None:
        """The same for loops that took the move from this position's own answers. Any other wrecks the position."""
        f = self.top
        assert f is not None
        self.top = f.under
        self.book.decisions[f.kind].play(self, f, move)
        self.run_on()

    def clone(self) -> State:
        """An independent copy; playing on it leaves this position alone."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The score of each seat as things stand; final when the game is over."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that would win if the game ended now, tie-breaks applied."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that makes this position what it is, as nested tuples of ints."""
        raise NotImplementedError

    def hash(self) -> str:
        """A short stable name of the position: equal in every process, build and version of Python."""
        return blake2b(repr((self.chapter, self.step, self.frames(), self.key())).encode(), digest_size=8).hexdigest()

    # --- as any value -------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        """The same position of tables that were laid alike."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        alike = self.book is other.book or (self.book.origin is not None and self.book.origin == other.book.origin)
        mine, theirs = (self.chapter, self.step, self.frames()), (other.chapter, other.step, other.frames())
        return alike and mine == theirs and self.key() == other.key()

    def __repr__(self) -> str:
        asked = f"seat {self.seat()} is asked" if self.top is not None else "nobody is asked"
        return f"<{type(self).__name__} {self.hash()}: chapter {self.chapter}, step {self.step}, {asked}>"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled without its listener, its rulebook as what that is made from."""
        from isthmos.core.packing import laid, parts

        return laid, (type(self), self.book, parts(self))

    # --- for the rules ------------------------------------------------------------------------

    def ask(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Put a question on top of those already open."""
        self.top = Frame(kind, seat, a, b, self.top)

    def note(
        self,
        fact: int,
        seat: int,
        a: int = UNSAID,
        b: int = UNSAID,
        c: int = UNSAID,
        d: int = UNSAID,
        e: int = UNSAID,
        f: int = UNSAID,
        g: int = UNSAID,
    ) -> None:
        """Tell the listener, if there is one, what has happened. Nobody listening, nothing is made."""
        if self.facts is not None:
            self.facts.append(tuple([one for one in (fact, seat, a, b, c, d, e, f, g) if one != UNSAID]))

    def named(self) -> Answers:
        """The answers to the open question."""
        if not self.is_heard:
            self.heard.begin()
            if self.top is not None:
                self.book.decisions[self.top.kind].answers(self, self.top, self.heard)
            self.is_heard = True
        return self.heard

    def look_again(self) -> None:
        """Forget which answers there were: something was changed by hand."""
        self.is_heard = False
        self.listed = None

    def run_on(self) -> None:
        """Play everything that asks nobody anything."""
        decisions, heard = self.book.decisions, self.heard
        self.is_heard = False
        self.listed = None
        while True:
            f = self.top
            if f is None:
                if not self.next_phase():
                    return
                continue
            decision = decisions[f.kind]
            heard.begin()
            decision.answers(self, f, heard)
            if heard.moves == 1 and not decision.always_asked:
                self.top = f.under
                decision.play(self, f, heard.rows[0])
            else:
                self.is_heard = True
                return

    def next_phase(self) -> bool:
        """Begin what comes next; False when the last chapter is over."""
        chapters = self.book.chapters
        while self.chapter < len(chapters):
            script = chapters[self.chapter]
            if self.step < len(script):
                self.step += 1
                script[self.step - 1].begin(self)
                return True
            self.chapter += 1
            self.step = 0
        return False

    def frames(self) -> tuple[tuple[int, int, int, int], ...]:
        """The open questions, the uppermost first."""
        rows = []
        f = self.top
        while f is not None:
            rows.append((f.kind, f.seat, f.a, f.b))
            f = f.under
        return tuple(rows)
