"""One combat: column, dice, loss."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.perikles.content import ATTACK, DEFENCE, PERSIA, army_of, strength_of, type_of
from isthmos.games.perikles.forces import percent_of
from isthmos.games.perikles.knowledge import is_combat_open
from isthmos.games.perikles.names import SIDE_WORDS, TYPE_WORDS, army_id, city, city_word, counter
from isthmos.games.perikles.phases.battle import here
from isthmos.games.perikles.phases.combat import (
    dice,
    fighting,
    fought_type,
    losing_force,
    lowest_counter,
    main_force,
    strength,
)
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.games.perikles.speech.base import ChanceSpeech, PeriklesSpeech, do
from isthmos.games.perikles.state import Board, unit_of


def combat_named(s: Board) -> dict[str, Arg]:
    """Where what is fought; the strengths once they lie open."""
    combat: dict[str, Arg] = {"location": here(s).name, "type": TYPE_WORDS[fought_type(s)]}
    if not is_combat_open(s):
        return combat
    return {**combat, "attack": strength(s, ATTACK), "defence": strength(s, DEFENCE)}


def chance(s: Board, column: int, tokens: tuple[int, int]) -> Message:
    return Message("perikles-then-odds", {"percent": percent_of(s, column, tokens)})


class ChooseColumnSpeech(PeriklesSpeech):
    kind = "choose-column"
    phase = "battle"
    sentence = "perikles-ask-column"

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return combat_named(s)

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"column {s.rules.content.columns[move].id}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        column = s.rules.content.columns[move]
        return PeriklesAbout("column", column=column.id, needs=(column.attack, column.defence))

    def label(self, s: Board, f: Frame, move: int) -> Message:
        column = s.rules.content.columns[move]
        return do("column", column=column.id, attack=column.attack, defence=column.defence)

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return [chance(s, move, s.tokens)]

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return list(range(len(s.rules.content.columns)))

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """PER-B10."""
        strengths: dict[str, Arg] = {"attack": strength(s, ATTACK), "defence": strength(s, DEFENCE)}
        return Message("perikles-no-column", {"column": s.rules.content.columns[move].id, **strengths})


class ThrowSpeech(ChanceSpeech):
    """The dice of either side."""

    phase = "battle"

    def ask(self, s: Board, f: Frame) -> Message:
        return Message("perikles-ask-dice", {})

    def write(self, s: Board, f: Frame, move: int) -> str:
        first, second = dice(move)
        return f"dice {first} {second}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return PeriklesAbout("dice", dice=(dice(move),))

    def label(self, s: Board, f: Frame, move: int) -> Message:
        first, second = dice(move)
        return do("dice", first=first, second=second)


class ThrowAttackSpeech(ThrowSpeech):
    kind = "throw-attack"


class ThrowDefenceSpeech(ThrowSpeech):
    kind = "throw-defence"


class ChooseLossSpeech(PeriklesSpeech):
    """Of which army the lowest counter is lost. frame.a: the winner."""

    kind = "choose-loss"
    phase = "battle"
    sentence = "perikles-ask-loss"

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return combat_named(s)

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"persians": "yes" if PERSIA in s.moves() else "no"}

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"lose {city_word(s, move)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        loser = 1 - f.a
        unit = lowest_counter(s, loser, move)
        type_, strength_ = TYPE_WORDS[type_of(unit)], strength_of(unit)
        return PeriklesAbout("lose", army=army_id(s, move), type=type_, strength=strength_, side=SIDE_WORDS[loser])

    def label(self, s: Board, f: Frame, move: int) -> Message:
        name = "spare" if move == PERSIA else "lose"
        return do(name, counter=counter(s, lowest_counter(s, 1 - f.a, move)))

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        """Every army that fights on the losing side."""
        return sorted({army_of(unit_of(one)) for one in fighting(s, 1 - f.a)})

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """PER-B9, PER-P5."""
        loser = 1 - f.a
        if move not in [army_of(unit_of(one)) for one in losing_force(s, loser)]:
            name = "perikles-no-loss-of-allies" if main_force(s, loser) else "perikles-no-loss-of-persians"
            return Message(name, {"city": city(s, move)})
        return Message("perikles-no-loss-of-stronger", {"counter": counter(s, lowest_counter(s, loser, move))})
