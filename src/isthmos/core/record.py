"""A game as it is kept: set-up, rules version, options and every answer given, as text and as JSON.

The text is for people: one answer a line, chance with a star and the draw behind it.

    0 bid agora 7
    * reveal agora ; draw 3 of 15
"""

from __future__ import annotations

import msgspec

from isthmos.core.dealer import move_of, pieces
from isthmos.core.errors import IllegalMove, IsthmosError, RecordError
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
            raise RecordError(f"this is a record of {record.game}, not of {title.id}")
        if record.rules != title.rules_version:
            raise RecordError(
                f"the record follows rules version {record.rules} of {title.id}; version {title.rules_version} is here"
            )
        self.title = title
        self.record = record
        try:
            self.state = title.start(record.seats, record.options)
        except IsthmosError as error:
            raise RecordError(str(error)) from None
        self.played = 0

    def step(self) -> None:
        """Play the next answer. Raises RecordError with the reason if it cannot be."""
        answer = self.record.answers[self.played]
        move = read_answer(self.title, self.state, answer)
        self.state.play(move)
        if answer.check and answer.check != self.state.hash():
            raise RecordError(f"the position after '{answer.move}' is {self.state.hash()}, not {answer.check}")
        self.played += 1

    def finish(self) -> None:
        """What the record says of the end must be so."""
        record = self.record
        if record.scores and self.state.seat() != OVER:
            raise RecordError("the record gives scores, but the game is not over")
        if record.scores and record.scores != self.state.scores():
            raise RecordError(f"the scores are {self.state.scores()}, not {record.scores}")


def read_answer(title: Title, state: State, answer: Answer) -> int:
    """The move an answer stands for, at a position where it must be legal."""
    asked = state.seat()
    if asked == OVER:
        raise RecordError(f"the game is over, yet '{answer.move}' follows")
    if answer.seat != asked:
        raise RecordError(f"'{answer.move}' is from {seat_word(answer.seat)}, but {seat_word(asked)} is asked")
    try:
        move = title.read(state, answer.move)
    except IllegalMove as error:
        raise RecordError(str(error)) from None
    if asked == CHANCE and answer.draw is not None:
        number, among = answer.draw
        if among != pieces(state) or not 0 <= number < among or move_of(state, number) != move:
            raise RecordError(f"'{answer.move}' is not draw {number} of {among} here")
    return move


def seat_word(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def replay(title: Title, record: Record, answers: int = -1) -> State:
    """The position after so many answers, or after all of them. Raises RecordError naming the answer."""
    return _replay(title, record, answers, [f"answer {i + 1}" for i in range(len(record.answers))])


def _replay(title: Title, record: Record, answers: int, places: list[str]) -> State:
    again = Replay(title, record)
    count = len(record.answers) if answers < 0 else answers
    while again.played < count:
        try:
            again.step()
        except RecordError as error:
            raise RecordError(f"{places[again.played]}: {error}") from None
    if answers < 0:
        again.finish()
    return again.state


def load(data: bytes, titles: dict[str, Title]) -> Record:
    """A record from a file, text or JSON, played through and found sound. Raises RecordError with place and reason."""
    if data.lstrip()[:1] == b"{":
        record = from_json(data)
        places: list[str] = []
    else:
        try:
            record, places = _from_text(data.decode())
        except UnicodeDecodeError:
            raise RecordError("the file is neither text nor JSON") from None
    if record.format != FORMAT:
        raise RecordError(f"format {record.format} is not known here; format {FORMAT} is")
    if record.game not in titles:
        raise RecordError(f"there is no game '{record.game}'; there are {', '.join(titles)}")
    if len(record.answers) > MOST_ANSWERS:
        raise RecordError(f"there are {len(record.answers)} answers; a record can have {MOST_ANSWERS}")
    places = places or [f"answer {i + 1}" for i in range(len(record.answers))]
    _replay(titles[record.game], record, -1, places)
    return record


# --- JSON ---------------------------------------------------------------------------------------


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def from_json(data: bytes) -> Record:
    """Raises RecordError with the place in the file."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"not a record in JSON: {error}") from None


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
        raise RecordError(f"the quoted value is damaged: {error}") from None


def answer_line(answer: Answer) -> str:
    who = "*" if answer.seat == CHANCE else str(answer.seat)
    drawn = f" ; draw {answer.draw[0]} of {answer.draw[1]}" if answer.draw else ""
    return f"{who} {answer.move}{drawn}"


def from_text(text: str) -> Record:
    """Raises RecordError with the number of the line and the reason."""
    return _from_text(text)[0]


def _from_text(text: str) -> tuple[Record, list[str]]:
    """The record, and the line of each answer for the sentence when it turns out to be illegal."""
    record = Record(game="", rules=0, seats=0, format=0)
    places: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        try:
            _read_line(record, line)
        except ValueError as error:
            raise RecordError(f"line {number}: {_reason(error, line)}") from None
        if len(record.answers) > len(places):
            places.append(f"line {number}")
    for name, line in (("format", "isthmos record"), ("game", "game"), ("rules", "rules"), ("seats", "seats")):
        if not getattr(record, name):
            raise RecordError(f"the record has no line '{line} …'")
    return record, places


def _reason(error: Exception, line: str) -> str:
    return str(error) if isinstance(error, IsthmosError) else f"'{line}' cannot be read"


def _read_line(record: Record, line: str) -> None:
    head, _, rest = line.partition(" ")
    rest = rest.strip()
    if head == "=":
        if not record.answers:
            raise RecordError("a position is checked before the first answer")
        record.answers[-1].check = rest
    elif head == "*" or head.isdigit():
        record.answers.append(_read_answer_line(head, rest))
    elif head == "isthmos":
        _read_format(record, rest)
    else:
        _read_heading(record, head, rest)


def _read_format(record: Record, rest: str) -> None:
    if rest != f"record {FORMAT}":
        raise RecordError(f"'isthmos {rest}' is not a format known here; 'isthmos record {FORMAT}' is")
    record.format = FORMAT


def _read_answer_line(head: str, rest: str) -> Answer:
    move, semicolon, drawn = (part.strip() for part in rest.partition(";"))
    if not move:
        raise RecordError("an answer is missing after the seat")
    if not semicolon:
        return Answer(seat=CHANCE if head == "*" else int(head), move=move)
    words = drawn.split()
    if head != "*" or len(words) != 4 or words[0] != "draw" or words[2] != "of":
        raise RecordError(f"'{drawn}' should read 'draw NUMBER of PIECES', after a chance answer only")
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
            raise RecordError(f"player {len(record.players)} should come next")
        record.players.append(name)
    elif head == "mix":
        seat, _, value = rest.partition(" ")
        if int(seat) != len(record.mix):
            raise RecordError(f"mix {len(record.mix)} should come next")
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
        raise RecordError(f"'{head}' is not a word that begins a line of a record")
