"""What the upper floors may ask of a game, whichever it is. `games/catalogue.py` lists them all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from isthmos.core.dealer import Stream
from isthmos.core.errors import IllegalMove, OptionError
from isthmos.core.message import Arg, Message
from isthmos.core.speech import About, Barred, Speech, Told, Window
from isthmos.core.state import CHANCE, Frame, State

MOST_SHOWN = 8
"""Answers that are named to somebody whose own is not possible."""
SPECTATOR = -1
"""Sees what everybody may see. (CHANCE never looks.)"""


class Choice(NamedTuple):
    """One line of the answers offered: a move, or moves that differ by one in a number, the lowest first."""

    number: int
    """What a person types to take it."""
    label: Message
    moves: Sequence[int]
    lowest: int
    """The amount of the first move, where there are several."""
    consequences: list[Message]
    about: About = About()
    """What the first move is about; the others differ in the amount."""


class Option(NamedTuple):
    """A table option: its values as text, the default first, and the rule it decides."""

    id: str
    values: tuple[str, ...]
    rule: str


class Title:
    """A game on the shelf."""

    id: str
    rules_version: int
    seats_min: int
    seats_max: int
    hides_nothing: bool
    """True when every seat sees the whole position, so that bots may be handed it as it is."""
    speeches: Mapping[int, Speech[Any]]
    """What is said about each kind of question."""
    over: Message
    """What is said where nothing is asked any more."""
    data_option = ""
    """The option that carries an owner's corrections of the data; none where nothing can be corrected."""

    def check_seats(self, seats: int) -> None:
        """Raises OptionError when so many cannot play."""
        if not self.seats_min <= seats <= self.seats_max:
            seated: dict[str, Arg] = {"seats": seats, "game": self.id, "low": self.seats_min, "high": self.seats_max}
            raise OptionError(Message("core-bad-seats", seated))

    def start(self, seats: int, options: dict[str, str]) -> State:
        """The first position of a table. Raises OptionError with a sentence for a set-up that cannot be."""
        raise NotImplementedError

    def options(self) -> list[Option]:
        """Every table option, in the order they are shown."""
        raise NotImplementedError

    def owners_data(self, text: str, name: str) -> dict[str, str]:
        """The options that lay an owner's file over the data of the box. Raises DataError with the name and the row."""
        raise OptionError(Message("core-no-owners-data", {"game": self.id}))

    def house_rules(self, options: dict[str, str]) -> list[str]:
        """What an owner's file changes at this table though the rulebook states it, each with its rule."""
        return []

    def option_label(self, option: Option) -> Message:
        """What a table option is called."""
        return Message(f"{self.option_origin(option)}-option-{option.id}", {})

    def value_label(self, option: Option, value: str) -> Message:
        """What a value of a table option means, read after its name."""
        return Message(f"{self.option_origin(option)}-option-{option.id}-{value}", {})

    def option_origin(self, option: Option) -> str:
        """The id of the title that has the words of an option: this one, or the one it extends."""
        return self.id

    # --- what is said of the open question: its speech says it --------------------------------------

    def open_question(self, state: State) -> tuple[Speech[Any], Frame]:
        """The question on top and what is said about it; there must be one."""
        if state.top is None:
            raise ValueError("the game is over: nothing is asked any more")
        return self.speeches[state.top.kind], state.top

    def question(self, state: State) -> Message:
        """The open question: who must do what. The same for everybody."""
        if state.top is None:
            return self.over
        return self.speeches[state.top.kind].ask(state, state.top)

    def guidance(self, state: State) -> Message:
        """What the open question is about, how it may be answered and what each answer does."""
        speech, f = self.open_question(state)
        return speech.help(state, f)

    def window(self, state: State) -> Window | None:
        """What the open question offers, if it does nothing but offer something secret."""
        return None if state.top is None else self.speeches[state.top.kind].window(state, state.top)

    def write(self, state: State, move: int) -> str:
        """A legal move in notation, as records hold it: "bid agora 7"."""
        speech, f = self.open_question(state)
        return speech.write(state, f, move)

    def written(self, state: State) -> list[str]:
        """Every legal move in notation, in the order of `moves`."""
        if state.top is None:
            return []
        speech, f = self.open_question(state)
        return [speech.write(state, f, move) for move in state.moves()]

    def normal(self, state: State, text: str) -> str:
        """`text` put into notation as far as it can be understood."""
        return text if state.top is None else self.speeches[state.top.kind].hear(state, state.top, text)

    def read(self, state: State, text: str) -> int:
        """The legal move that `text` stands for. Raises IllegalMove with a sentence."""
        legal = self.written(state)
        meant = text if text in legal else self.normal(state, text)
        if meant in legal:
            return state.moves()[legal.index(meant)]
        by_chance = state.seat() == CHANCE  # nobody has typed it, so no rule explains it
        raise IllegalMove(self.not_possible(state, text) if by_chance else self.refusal(state, text))

    def refusal(self, state: State, text: str) -> Message:
        """Why `text` is not a legal move here, as exactly as the game can say it, for the person who typed it."""
        f = state.top
        reason = None if f is None else self.speeches[f.kind].why_not(state, f, text)
        return reason or self.not_possible(state, text)

    def not_possible(self, state: State, text: str) -> Message:
        """Where no rule says why: what could be answered instead."""
        legal = self.written(state)
        shown, count = ", ".join(legal[:MOST_SHOWN]), len(legal)
        if count > MOST_SHOWN:
            return Message("move-refused-many", {"text": text, "shown": shown, "count": count})
        return Message("move-refused", {"text": text, "shown": shown})

    def describe(self, state: State, move: int) -> Message:
        """A legal move as a phrase for the person who chooses it."""
        speech, f = self.open_question(state)
        return speech.label(state, f, move)

    def about(self, state: State, move: int) -> About:
        """What a legal move is about, in fields."""
        speech, f = self.open_question(state)
        return speech.about(state, f, move)

    def consequences(self, state: State, move: int) -> list[Message]:
        """What a legal move would lead to, as far as its player can know."""
        speech, f = self.open_question(state)
        return speech.then(state, f, move) if f.seat >= 0 else []

    def choices(self, state: State) -> list[Choice]:
        """The legal answers as a person is offered them, like ones together."""
        speech, f = self.open_question(state)
        lines = enumerate(speech.offers(state, f), speech.first_number(state, f))
        return [self._choice(speech, state, f, number, moves) for number, moves in lines]

    def _choice(self, speech: Speech[Any], state: State, f: Frame, number: int, moves: Sequence[int]) -> Choice:
        low, high = moves[0], moves[-1]
        if low == high:
            label, then = speech.label(state, f, low), speech.then(state, f, low)
        else:
            label, then = speech.label_of_several(state, f, low, high), speech.then_of_several(state, f, low, high)
        amount = speech.amount(state, f, low)
        return Choice(number, label, moves, amount, then if f.seat >= 0 else [], speech.about(state, f, low))

    def after(self, state: State, move: int) -> object:
        """The asker's own part of the view as a legal move would leave it, as far as its player can know."""
        speech, f = self.open_question(state)
        return self.own(speech.outcome(state, f, move), f.seat)

    def barred(self, state: State) -> list[Barred]:
        """Answers that a person may look for but cannot give now, and why."""
        speech, f = self.open_question(state)
        return speech.barred(state, f)

    # --- what is shown ------------------------------------------------------------------------------

    def tell(self, state: State, facts: Sequence[tuple[int, ...]], viewer: int) -> list[Told]:
        """What has happened, as far as the viewer (a seat or SPECTATOR) may know it."""
        raise NotImplementedError

    def reveals(self, facts: Sequence[tuple[int, ...]]) -> bool:
        """Whether these facts showed somebody what they had not known, other than by chance: undo stops there."""
        return False

    def view(self, state: State, viewer: int) -> object:
        """All that a seat or SPECTATOR may see, as a msgspec structure. Nothing else leaves the house."""
        raise NotImplementedError

    def own(self, state: State, seat: int) -> object:
        """Of the view, what is the seat's own: stocks, income, score, what will be lacking. It may be shown for
        positions that are only thought of, so nothing in it follows from what the seat cannot know."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int, stream: Stream) -> State:
        """A position that could be this one, for all that the seat has seen."""
        raise NotImplementedError

    def violations(self, state: State) -> list[str]:
        """What is wrong with a position; empty as long as the rules are right."""
        raise NotImplementedError

    def seat_label(self, state: State, seat: int) -> str:
        """What a seat plays (a civilization, say), for tables of results; empty if nothing."""
        return ""
