"""A game as it is kept: set-up, rules version, options and every answer given, as text and as JSON.

The text is for people: one answer a line, chance with a star and the draw behind it.

    0 bid agora 7
    * reveal agora ; draw 3 of 15
"""

from __future__ import annotations

import msgspec

from isthmos.core.dealer import move_of, pieces
from isthmos.core.errors import IllegalMove, IsthmosError, RecordError
from isthmos.core.foreign import misfit
from isthmos.core.message import Arg, Message
from isthmos.core.state import CHANCE, OVER, State
from isthmos.core.title import Title

FORMAT = 1
EVERY = 50
"""Answers after which the position is noted, besides after each chapter: where a game has become another one is found
out near the place."""
MOST_ANSWERS = 5000
"""Of a record from a file; the longest games have some hundreds."""
LINE_ENDS = "\x85\u2028\u2029"
"""What ends a line besides the control characters, which JSON writes out anyway."""


class Answer(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """What a seat, or CHANCE, answered. `check` is the hash of the position after it, where it was noted.

    It can be part of no cycle, so the garbage collector need not look at the many there are."""

    seat: int
    move: str
    draw: tuple[int, int] | None = None
    """For CHANCE: the number drawn, and among how many pieces."""
    check: str = ""


def is_noted(number: int, chapter: int, state: State) -> bool:
    """Whether the position after the answer of that number is, which was given in a chapter."""
    return state.chapter != chapter or number % EVERY == 0


def is_as_kept(answer: Answer, kept: Answer) -> bool:
    """Older logs note fewer positions."""
    same = (answer.seat, answer.move, answer.draw) == (kept.seat, kept.move, kept.draw)
    return same and kept.check in ("", answer.check)


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Everything needed to play the game again; no seed is."""

    game: str
    rules: int
    seats: int
    format: int = FORMAT
    options: dict[str, str] = {}
    players: list[str] = []
    commitment: str = ""
    mix: list[str] = []
    """What each seat mixed into the secret after the commitment; empty when nobody did."""
    answers: list[Answer] = []
    scores: list[int] = []
    secret: str = ""
    """Secret and salt stand here only when the game is over."""
    salt: str = ""


class Replay:
    """A record being played again, answer by answer; checks everything it can."""

    def __init__(self, title: Title, record: Record) -> None:
        if record.game != title.id:
            raise RecordError(Message("record-other-game", {"game": record.game, "wanted": title.id}))
        if record.rules != title.rules_version:
            versions: dict[str, Arg] = {"rules": record.rules, "game": title.id, "here": title.rules_version}
            raise RecordError(Message("record-other-rules", versions))
        self.title = title
        self.record = record
        try:
            self.state = title.start(record.seats, record.options)
        except IsthmosError as error:
            raise RecordError(error.message) from None
        self.played = 0

    def step(self) -> None:
        """Play the next answer. Raises RecordError with the reason if it cannot be."""
        answer = self.record.answers[self.played]
        move = read_answer(self.title, self.state, answer)
        self.state.play(move)
        if answer.check and answer.check != self.state.hash():
            hashes: dict[str, Arg] = {"move": answer.move, "hash": self.state.hash(), "kept": answer.check}
            raise RecordError(Message("record-other-position", hashes))
        self.played += 1

    def finish(self) -> None:
        """What the record says of the end must be so."""
        record = self.record
        if record.scores and self.state.seat() != OVER:
            raise RecordError(Message("record-not-over", {}))
        if record.scores and record.scores != self.state.scores():
            scores: dict[str, Arg] = {"scores": str(self.state.scores()), "kept": str(record.scores)}
            raise RecordError(Message("record-other-scores", scores))


def read_answer(title: Title, state: State, answer: Answer) -> int:
    """The move an answer stands for, at a position where it must be legal."""
    asked = state.seat()
    if asked == OVER:
        raise RecordError(Message("record-over", {"move": answer.move}))
    if answer.seat != asked:
        seats: dict[str, Arg] = {"move": answer.move, "seat": seat_word(answer.seat), "asked": seat_word(asked)}
        raise RecordError(Message("record-not-asked", seats))
    try:
        move = title.read(state, answer.move)
    except IllegalMove as error:
        raise RecordError(error.message) from None
    if asked == CHANCE and answer.draw is not None:
        number, among = answer.draw
        if among != pieces(state) or not 0 <= number < among or move_of(state, number) != move:
            raise RecordError(Message("record-other-draw", {"move": answer.move, "number": number, "among": among}))
    return move


def seat_word(seat: int) -> Message:
    return Message("record-chance", {}) if seat == CHANCE else Message("record-seat", {"seat": seat})


def replay(title: Title, record: Record, answers: int = -1) -> State:
    """The position after so many answers, or after all of them. Raises RecordError naming the answer."""
    return _replay(title, record, answers, numbered(record))


def numbered(record: Record) -> list[Message]:
    return [Message("record-answer", {"number": number}) for number in range(1, len(record.answers) + 1)]


def at_place(place: Message, reason: Message) -> RecordError:
    """Where in a record, and what."""
    return RecordError(Message("record-at", {"place": place, "reason": reason}))


def _replay(title: Title, record: Record, answers: int, places: list[Message]) -> State:
    again = Replay(title, record)
    count = len(record.answers) if answers < 0 else answers
    while again.played < count:
        try:
            again.step()
        except RecordError as error:
            raise at_place(places[again.played], error.message) from None
    if answers < 0:
        again.finish()
    return again.state


def load(data: bytes, titles: dict[str, Title]) -> Record:
    """A record from a file, text or JSON, played through and found sound. Raises RecordError with place and reason."""
    if data.lstrip()[:1] == b"{":
        record = from_json(data)
        places: list[Message] = []
    else:
        try:
            record, places = _from_text(data.decode())
        except UnicodeDecodeError:
            raise RecordError(Message("record-no-text", {})) from None
    if record.format != FORMAT:
        raise RecordError(Message("record-other-format", {"format": record.format, "here": FORMAT}))
    if record.game not in titles:
        raise RecordError(Message("core-no-game", {"game": record.game, "games": ", ".join(titles)}))
    if len(record.answers) > MOST_ANSWERS:
        raise RecordError(Message("record-too-long", {"count": len(record.answers), "most": str(MOST_ANSWERS)}))
    _replay(titles[record.game], record, -1, places or numbered(record))
    return record


# --- JSON ---------------------------------------------------------------------------------------


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def from_json(data: bytes) -> Record:
    """Raises RecordError with the place in the file."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(Message("record-no-json", {"reason": misfit(str(error))})) from None


# --- text ---------------------------------------------------------------------------------------


def to_text(record: Record) -> str:
    """The record as people read it."""
    lines = [f"isthmos record {record.format}", f"game {record.game}", f"rules {record.rules}", f"seats {record.seats}"]
    lines += [f"player {seat} {' '.join(name.split())}" for seat, name in enumerate(record.players)]
    lines += [f"option {name} {one_line(value)}" for name, value in record.options.items()]
    lines += [f"commitment {record.commitment}"] if record.commitment else []
    lines += [f"mix {seat} {value}" for seat, value in enumerate(record.mix)]
    lines.append("")
    for answer in record.answers:
        lines.append(answer_line(answer))
        lines += [f"= {answer.check}"] if answer.check else []
    lines.append("")
    lines += ["scores " + " ".join(map(str, record.scores))] if record.scores else []
    lines += [f"secret {record.secret}", f"salt {record.salt}"] if record.secret else []
    return "\n".join(lines).rstrip() + "\n"


def one_line(value: str) -> str:
    """A value as it is; in quotes, as JSON writes them, where it would not survive on a line of its own."""
    is_plain = value == " ".join(value.split()) and not value.startswith('"')
    if is_plain:
        return value
    quoted = msgspec.json.encode(value).decode()
    return "".join(f"\\u{ord(mark):04x}" if mark in LINE_ENDS else mark for mark in quoted)


def read_one_line(text: str) -> str:
    if not text.startswith('"'):
        return text
    try:
        return msgspec.json.decode(text, type=str)
    except msgspec.DecodeError as error:
        raise RecordError(Message("record-bad-quotes", {"reason": misfit(str(error))})) from None


def answer_line(answer: Answer) -> str:
    who = "*" if answer.seat == CHANCE else str(answer.seat)
    drawn = f" ; draw {answer.draw[0]} of {answer.draw[1]}" if answer.draw else ""
    return f"{who} {answer.move}{drawn}"


def from_text(text: str) -> Record:
    """Raises RecordError with the number of the line and the reason."""
    return _from_text(text)[0]


def _from_text(text: str) -> tuple[Record, list[Message]]:
    """The record, and the line of each answer for the sentence when it turns out to be illegal."""
    record = Record(game="", rules=0, seats=0, format=0)
    places: list[Message] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line, place = raw.strip(), Message("record-line", {"number": number})
        if not line or line.startswith("#"):
            continue
        try:
            _read_line(record, line)
        except ValueError as error:
            raise at_place(place, _reason(error, line)) from None
        if len(record.answers) > len(places):
            places.append(place)
    for name, line in (("format", "isthmos record"), ("game", "game"), ("rules", "rules"), ("seats", "seats")):
        if not getattr(record, name):
            raise RecordError(Message("record-no-line", {"line": line}))
    return record, places


def _reason(error: Exception, line: str) -> Message:
    return error.message if isinstance(error, IsthmosError) else Message("record-unreadable", {"line": line})


def _read_line(record: Record, line: str) -> None:
    head, _, rest = line.partition(" ")
    rest = rest.strip()
    if head == "=":
        if not record.answers:
            raise RecordError(Message("record-early-check", {}))
        record.answers[-1].check = rest
    elif head == "*" or head.isdigit():
        record.answers.append(_read_answer_line(head, rest))
    elif head == "isthmos":
        _read_format(record, rest)
    else:
        _read_heading(record, head, rest)


def _read_format(record: Record, rest: str) -> None:
    if rest != f"record {FORMAT}":
        raise RecordError(Message("record-other-heading", {"text": rest, "here": FORMAT}))
    record.format = FORMAT


def _read_answer_line(head: str, rest: str) -> Answer:
    move, semicolon, drawn = (part.strip() for part in rest.partition(";"))
    if not move:
        raise RecordError(Message("record-no-answer", {}))
    if not semicolon:
        return Answer(seat=CHANCE if head == "*" else int(head), move=move)
    words = drawn.split()
    if head != "*" or len(words) != 4 or words[0] != "draw" or words[2] != "of":
        raise RecordError(Message("record-bad-draw", {"text": drawn}))
    return Answer(seat=CHANCE, move=move, draw=(int(words[1]), int(words[3])))


def _read_heading(record: Record, head: str, rest: str) -> None:
    if head == "game":
        record.game = rest
    elif head == "rules":
        record.rules = int(rest)
    elif head == "seats":
        record.seats = int(rest)
    elif head == "player":
        seat, _, name = rest.partition(" ")
        if int(seat) != len(record.players):
            raise RecordError(Message("record-next", {"line": f"player {len(record.players)}"}))
        record.players.append(name)
    elif head == "mix":
        seat, _, value = rest.partition(" ")
        if int(seat) != len(record.mix):
            raise RecordError(Message("record-next", {"line": f"mix {len(record.mix)}"}))
        record.mix.append(value)
    elif head == "option":
        name, _, value = rest.partition(" ")
        record.options[name] = read_one_line(value)
    elif head == "scores":
        record.scores = [int(word) for word in rest.split()]
    elif head in ("commitment", "secret", "salt"):
        bytes.fromhex(rest)
        setattr(record, head, rest)
    else:
        raise RecordError(Message("record-bad-word", {"word": head}))
