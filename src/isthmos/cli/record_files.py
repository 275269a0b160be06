"""`isthmos replay`, `verify` and `export`: records as files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from isthmos import verify_draws
from isthmos.cli import saves
from isthmos.cli.language import Language
from isthmos.cli.play import room
from isthmos.cli.screens.shelf import screen_of
from isthmos.cli.sit_down import SaveArgument
from isthmos.cli.terminal import terminal
from isthmos.core import record as records
from isthmos.core.errors import IsthmosError, RecordError
from isthmos.core.message import Message
from isthmos.core.record import Record, Replay
from isthmos.core.state import CHANCE, OVER
from isthmos.core.title import SPECTATOR
from isthmos.games.catalogue import TITLES, title_named

RecordArgument = Annotated[str, typer.Argument(help="cli-argument-record")]
NOT_VERIFIED = 1


def is_json(data: bytes) -> bool:
    return data.lstrip()[:1] == b"{"


def parsed(data: bytes) -> Record:
    """A record that can be read, not yet one that can be played."""
    if is_json(data):
        return records.from_json(data)
    try:
        return records.from_text(data.decode())
    except UnicodeDecodeError:
        raise RecordError(Message("record-no-text", {})) from None


def read(file: str) -> bytes:
    path = Path(file)
    if path.is_dir():
        raise IsthmosError(Message("cli-is-directory", {"file": file}))
    if not path.exists():
        raise IsthmosError(Message("cli-no-file", {"file": file}))
    return saves.read_whole(path)


# --- replay -------------------------------------------------------------------------------------


def replay_command(
    file: RecordArgument,
    to: Annotated[int | None, typer.Option(help="cli-option-to")] = None,
    to_bless: Annotated[bool, typer.Option("--bless", help="cli-option-bless")] = False,
) -> None:
    if to_bless:
        bless(file, *terminal())
    else:
        replay(file, to, *terminal())


def replay(file: str, to: int | None, language: Language, console: Console) -> None:
    """Play a record through: the log, and the position it ends with."""
    record = records.load(read(file), TITLES)
    count = len(record.answers) if to is None else to
    if not 0 <= count <= len(record.answers):
        raise IsthmosError(Message("cli-bad-answer-number", {"number": count, "most": len(record.answers)}))
    title, speaking = title_named(record.game), language.at_table(record.players)
    again, facts = Replay(title, record), []
    for _ in range(count):
        again.state.facts = []
        again.step()
        facts += again.state.facts
    for told in title.tell(again.state, facts, SPECTATOR):
        console.print(Text(speaking.say(told.message)))
    console.print("")
    view, screen = title.view(again.state, SPECTATOR), screen_of(title.id)
    console.print(screen.table(view, speaking, *room(console)))
    if again.state.seat() == OVER:
        console.print(screen.ending(view, speaking))
    console.print(Text(language.text("cli-replayed", answers=count, hash=again.state.hash())))


def bless(file: str, language: Language, console: Console) -> None:
    """Write checks and scores anew, as the rules here give them."""
    data = read(file)
    record = parsed(data)
    for answer in record.answers:
        answer.check = ""
    record.scores = []
    again = Replay(title_named(record.game), record)
    for number, answer in enumerate(record.answers, 1):
        chapter = again.state.chapter
        try:
            again.step()
        except RecordError as error:
            raise records.at_place(Message("record-answer", {"number": number}), error.message) from None
        if records.is_noted(number, chapter, again.state):
            answer.check = again.state.hash()
    if again.state.seat() == OVER:
        record.scores = again.state.scores()
    written = records.to_json(record) if is_json(data) else records.to_text(record).encode()
    saves.write_whole(Path(file), written)
    console.print(Text(language.text("cli-blessed", file=file, answers=len(record.answers))), soft_wrap=True)


# --- verify -------------------------------------------------------------------------------------


def verify_command(file: RecordArgument) -> None:
    if not verify(file, *terminal()):
        raise typer.Exit(NOT_VERIFIED)


def verify(file: str, language: Language, console: Console) -> bool:
    """Whether every draw followed from the secret and every answer was legal; says so."""
    data = read(file)
    record = parsed(data)
    found = [*problems_of_draws(data, record), *problems_of_play(data)]
    for problem in found:
        console.print(Text(language.say(problem)))
    draws = sum(answer.draw is not None for answer in record.answers)
    ident = "cli-not-verified" if found else "cli-verified"
    console.print(Text(language.text(ident, file=file, draws=draws, answers=len(record.answers))), soft_wrap=True)
    return not found


def problems_of_draws(data: bytes, record: Record) -> list[Message]:
    for number, answer in enumerate(record.answers, 1):
        if answer.seat == CHANCE and answer.draw is None:
            return [Message("cli-draw-not-said", {"number": number, "move": answer.move})]
    return [Message(f"cli-draws-{kind}", {**args}) for kind, args in verify_draws.problems(data.decode())]


def problems_of_play(data: bytes) -> list[Message]:
    try:
        records.load(data, TITLES)
    except RecordError as error:
        return [error.message]
    return []


# --- export -------------------------------------------------------------------------------------


def export_command(
    game: SaveArgument = "last",
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
    output: Annotated[str, typer.Option("--output", "-o", help="cli-option-output")] = "",
) -> None:
    language, console = terminal()
    record = saves.load(saves.find(game)).record  # without the secret as long as the game goes on
    data = records.to_json(record) if json else records.to_text(record).encode()
    if output:
        saves.write_whole(Path(output), data)
        console.print(Text(language.text("cli-exported", file=output)), soft_wrap=True)
    else:
        print(data.decode(), end="" if data.endswith(b"\n") else "\n")
