"""The loop at the terminal: shows, asks, listens, saves. Knows no game; titles and screens do."""

from __future__ import annotations

import re
import secrets
import sys
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from isthmos.bots.bot import Bot
from isthmos.bots.shelf import bot_named
from isthmos.cli import rules_page, saves
from isthmos.cli.language import Language
from isthmos.cli.saves import Save, Sitter
from isthmos.cli.screens.shelf import screen_of
from isthmos.core.dealer import SALT_BYTES, SECRET_BYTES, Dealer, dealer_from_seed
from isthmos.core.errors import IllegalMove, IsthmosError
from isthmos.core.message import Arg, Message
from isthmos.core.record import to_text
from isthmos.core.speech import Told
from isthmos.core.state import OVER, State
from isthmos.core.title import SPECTATOR, Choice, Title
from isthmos.games.catalogue import title_named
from isthmos.table.table import Table

MOST_CHOICES = 14
"""So many lines of answers; more answers stand in columns, and what has no room there is counted."""

ENDLESS = 1000
CLEAR_SCROLLED = "\x1b[3J"
"""Tells a terminal to forget what has scrolled away."""
WARNING = r"\b[A-ZÄÖÜ]{4,}\b"

COMMANDS = {
    "?": "help",
    "h": "help",
    "help": "help",
    "hilfe": "help",
    "undo": "undo",
    "u": "undo",
    "rückgängig": "undo",
    "why": "why",
    "warum": "why",
    "log": "log",
    "protokoll": "log",
    "rules": "rules",
    "regeln": "rules",
    "score": "score",
    "scores": "score",
    "wertung": "score",
    "punkte": "score",
    "show": "show",
    "zeige": "show",
    "legend": "legend",
    "legende": "legend",
    "save": "save",
    "speichern": "save",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
    "ende": "quit",
}


class Stopped(Exception):
    """The person leaves; the game is saved."""


class Session:
    """A game being played at this terminal."""

    def __init__(self, table: Table, save: Save, path: Path, language: Language, console: Console) -> None:
        self.table = table
        self.title: Title = table.title
        self.save = save
        self.path = path
        self.language = language.at_table([sitter.name for sitter in save.sitters])
        self.console = console
        self.screen = screen_of(table.title.id)
        self.bots = bots_of(table.title, save)
        self.reasons: dict[int, list[Message]] = {}
        self.stream = fresh_dealer()
        self.seen = [0] * len(save.sitters)
        """How many answers each seat has been told of."""
        self.people = [seat for seat in range(len(save.sitters)) if seat not in self.bots]
        self.at_keyboard: int | None = None
        """Whose eyes are on the screen, where that matters and somebody has been asked."""

    # --- the loop -------------------------------------------------------------------------------

    def play(self) -> bool:
        """Until the game is over (True) or the person leaves."""
        try:
            while self.table.state.seat() != OVER:
                self.turn(self.table.state.seat())
        except (Stopped, EOFError, KeyboardInterrupt):
            self.print("")
            self.say("cli-saved-go-on")
            return False
        finally:
            for bot in self.bots.values():
                bot.close()
        self.finish()
        return True

    def turn(self, seat: int) -> None:
        if seat in self.bots:
            move = self.bots[seat].choose(self.position_for(seat), seat)
            self.reasons[seat] = self.bots[seat].why()
            self.submit(seat, self.title.write(self.table.state, move))
        elif len(self.table.state.moves()) == 1:
            self.nothing_to_decide(seat)
        else:
            self.ask(seat)

    def position_for(self, seat: int) -> State:
        """What a bot is handed: never more than its seat can know."""
        state = self.table.state
        return state if self.title.hides_nothing else self.title.imagine(state, seat, self.stream)

    def submit(self, seat: int, text: str) -> None:
        """Play an answer, and keep it before anybody is told."""
        self.table.submit(seat, text)
        self.keep()

    def keep(self) -> None:
        saves.keep(self.path, self.save)
        if self.save.record_file:
            saves.write_whole(Path(self.save.record_file), to_text(self.table.record).encode())

    # --- asking ---------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show everything to the seat that is asked, and listen until it has answered."""
        self.curtain(seat)
        self.show(seat)
        self.seen[seat] = len(self.table.record.answers)
        choices = self.title.choices(self.table.state)
        while not self.heard(seat, choices, self.read_line()):
            pass

    def curtain(self, seat: int) -> None:
        """Where something is hidden, the keyboard changes hands before anything is shown."""
        if self.title.hides_nothing or len(self.people) == 1 or seat == self.at_keyboard:
            return
        self.at_keyboard = seat
        self.clear()
        self.say("cli-hand-over", player=seat)
        self.wait()

    def nothing_to_decide(self, seat: int) -> None:
        """Who is asked and has one answer takes the keyboard too: so nobody sees who had a choice (PER-H5)."""
        if self.at_keyboard not in (None, seat):
            self.curtain(seat)
            self.say("cli-nothing-to-decide", player=seat)
            self.wait()
        self.submit(seat, self.title.write(self.table.state, self.table.state.moves()[0]))

    def clear(self) -> None:
        """The screen, what has scrolled off it, and the lines that could be called back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_SCROLLED)
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    def wait(self) -> None:
        """For the Enter key; quit is heard here too."""
        if COMMANDS.get(self.read_line().lower()) == "quit":
            raise Stopped

    def show(self, seat: int) -> None:
        """The log since this seat's last turn, the table, the question and its answers."""
        self.show_log(self.table.told(seat, self.seen[seat]))
        view = self.title.view(self.table.state, seat)
        self.print(self.screen.table(view, self.language, *room(self.console)))
        self.print(Text(self.language.say(self.title.question(self.table.state)), style="bold"))
        choices = self.title.choices(self.table.state)
        self.show_choices(choices)
        hint = "cli-hint-amounts" if any(len(choice.moves) > 1 for choice in choices) else "cli-hint"
        self.print(Text(self.language.text(hint), style="dim"))

    def show_log(self, lines: list[Told]) -> None:
        if lines:
            self.print(Rule(self.language.text("cli-log"), style="dim"))
            for line in lines:
                self.print(Padding(Text(self.language.say(line.message)), (0, 0, 0, 1)))
            self.print(Rule(style="dim"))

    def show_choices(self, choices: list[Choice]) -> None:
        """One below the other with what they lead to; many in columns, if they fit."""
        columns = -(-len(choices) // MOST_CHOICES)
        cells = [Text.assemble((f"{choice.number:3} ", "bold"), self.language.say(choice.label)) for choice in choices]
        if columns > 1 and columns * (max(map(len, cells)) + 2) <= self.console.width:
            self.print(in_columns(cells, columns))
            return
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column()
        for choice in choices[:MOST_CHOICES]:
            grid.add_row(str(choice.number), self.language.say(choice.label), self.consequences(choice.consequences))
        self.print(grid)
        if len(choices) > MOST_CHOICES:
            self.say("cli-more-answers", count=len(choices) - MOST_CHOICES)

    def consequences(self, messages: list[Message]) -> Text:
        """Quiet, but for words in capitals: they are warnings."""
        told = Text("; ".join(self.language.say(message) for message in messages), style="dim")
        told.highlight_regex(WARNING, "bold bright_red not dim")
        return told

    def read_line(self) -> str:
        """One line from the person; without a terminal it is echoed, so that a transcript can be read."""
        line = input("> ")
        if not sys.stdin.isatty():
            self.print(Text(line))
        return line.strip()

    # --- listening ------------------------------------------------------------------------------

    def heard(self, seat: int, choices: list[Choice], line: str) -> bool:
        """Carry out what was typed; whether the question is answered or must be shown again."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower(), "")
        if not line:
            return False
        if command and (not rest or command in ("help", "rules", "log")):
            return self.obey(command, seat, choices, rest.strip())
        answer = self.notation(choices, line)
        try:
            self.title.read(self.table.state, answer)
        except IllegalMove:
            self.say_refusal(answer)
            return False
        self.submit(seat, answer)
        return True

    def say_refusal(self, line: str) -> None:
        self.print(Text(self.language.say(self.title.refusal(self.table.state, line)), style="bright_red"))

    def notation(self, choices: list[Choice], line: str) -> str:
        """A number stands for the answer it is listed with, a second one for its coins or the like; so do its words."""
        words = line.split()
        if all(word.isdecimal() for word in words):
            return self.numbered(choices, [int(word) for word in words]) or line
        for choice in choices:
            if len(choice.moves) == 1 and self.language.say(choice.label).lower() == line.lower():
                return self.title.write(self.table.state, choice.moves[0])
        return self.with_seats(line)

    def numbered(self, choices: list[Choice], numbers: list[int]) -> str:
        """The answer in notation, or nothing if no such line was listed."""
        chosen = {choice.number: choice for choice in choices}.get(numbers[0])
        place = numbers[1] - chosen.lowest if chosen and len(numbers) == 2 else 0
        if chosen is None or len(numbers) > 2 or not 0 <= place < len(chosen.moves):
            return ""
        return self.title.write(self.table.state, chosen.moves[place])

    def with_seats(self, line: str) -> str:
        """Players by name become p1, p2 … wherever the line is no answer as it stands."""
        try:
            self.title.read(self.table.state, line)
        except IllegalMove:
            for seat in sorted(range(len(self.save.sitters)), key=lambda seat: -len(self.save.sitters[seat].name)):
                name = re.escape(self.save.sitters[seat].name)
                line = re.sub(rf"(?<!\w){name}(?!\w)", f"p{seat + 1}", line, flags=re.IGNORECASE)
        return line

    def obey(self, command: str, seat: int, choices: list[Choice], rest: str) -> bool:
        """A word that is no answer. True when the question must be put again."""
        if command == "help":
            self.help(choices, rest)
        elif command == "undo":
            return self.undo(seat)
        elif command == "why":
            self.why()
        elif command == "log":
            self.show_log(self.table.told(seat))
        elif command == "rules":
            self.show_rules(rest)
        elif command == "score":
            self.print(self.screen.scores(self.title.view(self.table.state, seat), self.language))
        elif command == "legend":
            self.print(self.screen.legend(self.language))
        elif command == "show":
            return True
        elif command == "save":
            self.say_path("cli-saved", str(self.path))
        else:
            raise Stopped
        return False

    def help(self, choices: list[Choice], rest: str) -> None:
        """What is asked; with an answer behind it, what that answer would lead to."""
        state = self.table.state
        if not rest:
            self.print(Text(self.language.say(self.title.guidance(state))))
            if any(len(choice.moves) > 1 for choice in choices):
                self.say("cli-help-amounts")
            self.say("cli-help")
            self.print(self.screen.legend(self.language))
            return
        try:
            move = self.title.read(state, self.notation(choices, rest))
        except IllegalMove:
            self.say_refusal(rest)
            return
        told = self.consequences(self.title.consequences(state, move)) or Text(
            self.language.text("cli-no-consequences")
        )
        self.print(Text.assemble(self.language.say(self.title.describe(state, move)), ": ", told))

    def undo(self, seat: int) -> bool:
        """Back to the last answer of a person at this keyboard, unless something has come out since."""
        found = [(back, other) for other in self.people if (back := self.table.undoable(other))]
        if not found:
            self.say("cli-cannot-undo")
            return False
        back, other = min(found)
        answer = self.table.record.answers[-back]
        self.table.undo(other)
        self.seen = [min(seen, len(self.table.record.answers)) for seen in self.seen]
        self.keep()
        if other == seat or self.title.hides_nothing:
            self.say("cli-undone", answer=answer.move)
        else:
            self.say("cli-undone-of", player=other)
        return True

    def show_rules(self, words: str) -> None:
        try:
            self.print(rules_page.found(self.title.id, words))
        except IsthmosError as error:
            self.print(Text(self.language.say(error.message)))

    def why(self) -> None:
        if not self.reasons:
            self.say("cli-no-reasons")
        for seat, messages in self.reasons.items():
            told = " ".join(self.language.say(message) for message in messages)
            self.print(Text(f"{self.save.sitters[seat].name}: {told}"))

    # --- the end --------------------------------------------------------------------------------

    def finish(self) -> None:
        """Winners and points, and where the record is."""
        self.show_log(self.table.told(SPECTATOR, max(self.seen)))
        self.print(self.screen.ending(self.title.view(self.table.state, SPECTATOR), self.language))
        record = saves.records() / f"{self.path.stem}.game"
        saves.write_whole(record, to_text(self.table.record).encode())
        self.say_path("cli-record-is", self.save.record_file or str(record))

    # --- printing -------------------------------------------------------------------------------

    def print(self, what: RenderableType) -> None:
        self.console.print(what)

    def say(self, ident: str, **args: Arg) -> None:
        self.print(Text(self.language.text(ident, **args)))

    def say_path(self, ident: str, path: str) -> None:
        """Not broken into lines, so that a path can be copied."""
        self.console.print(Text(self.language.text(ident, file=path)), soft_wrap=True)


def room(console: Console) -> tuple[int, int]:
    """Columns and lines to draw on; what is no terminal scrolls for ever."""
    return console.width, console.height if console.is_terminal else ENDLESS


def in_columns(cells: list[Text], columns: int) -> Grid:
    """Read downwards, column by column."""
    rows = -(-len(cells) // columns)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def bots_of(title: Title, save: Save) -> dict[int, Bot]:
    """A bot for each seat that is not a person's; with the same seed of the table it plays the same game."""
    table = save.record.commitment
    return {
        seat: bot_named(sitter.bot, title, f"{table} {seat}") for seat, sitter in enumerate(save.sitters) if sitter.bot
    }


def fresh_dealer() -> Dealer:
    return Dealer(secrets.token_bytes(SECRET_BYTES), secrets.token_bytes(SALT_BYTES))


def new_save(title: Title, sitters: list[Sitter], options: dict[str, str], seed: str, record_file: str = "") -> Save:
    """Lay a table; the record already holds what was drawn before the first question."""
    dealer = dealer_from_seed(seed) if seed else fresh_dealer()
    table = Table.new(title, len(sitters), options, [sitter.name for sitter in sitters], dealer)
    return Save(table.record, dealer.secret.hex(), dealer.salt.hex(), sitters, record_file=record_file)


def session(save: Save, path: Path, language: Language, console: Console) -> Session:
    """Sit down at a saved game, new or old."""
    try:
        dealer = Dealer(bytes.fromhex(save.secret), bytes.fromhex(save.salt))
        table = Table(title_named(save.record.game), save.record, dealer)
    except IsthmosError as error:
        raise saves.damaged(path, error.message) from None
    except ValueError:  # the secret is no number
        raise saves.damaged(path, Message("data-unreadable", {})) from None
    if len(save.sitters) != save.record.seats:
        seated: dict[str, Arg] = {"seats": save.record.seats, "players": len(save.sitters)}
        raise saves.damaged(path, Message("cli-seats-and-players", seated))
    found = Session(table, save, path, language, console)
    found.keep()
    return found
