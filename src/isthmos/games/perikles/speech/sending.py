"""A turn with the armies: counter, target, permission, cube."""

from __future__ import annotations

from collections.abc import Sequence

from isthmos.core.message import Arg, Consequence, Message
from isthmos.core.speech import Window
from isthmos.core.state import Frame
from isthmos.games.perikles.content import ATTACK, CITIES, DEFENCE, UNITS, army_of, strength_of, type_of
from isthmos.games.perikles.forces import forces
from isthmos.games.perikles.knowledge import knows
from isthmos.games.perikles.names import (
    SIDE_WORDS,
    TYPE_WORDS,
    army_id,
    city,
    city_word,
    counter,
    held_word,
    location,
    location_id,
    location_word,
    player,
    unit_word,
)
from isthmos.games.perikles.phases.placing import can_place
from isthmos.games.perikles.phases.sending import REVOLT, STOP, YES, must_send, paid_army, send
from isthmos.games.perikles.shapes import PeriklesAbout, Question
from isthmos.games.perikles.speech.base import PeriklesSpeech, do
from isthmos.games.perikles.speech.cities import about_city
from isthmos.games.perikles.speech.placing import after_placing, leader_asked, why_not_place
from isthmos.games.perikles.speech.slave_revolt import no_revolt
from isthmos.games.perikles.speech.special_tiles import about_held, play_held
from isthmos.games.perikles.state import NONE, Board, field, side_of, slot_of


def about_counter(s: Board, verb: str, unit: int) -> PeriklesAbout:
    army, type_ = army_id(s, army_of(unit)), TYPE_WORDS[type_of(unit)]
    return PeriklesAbout(verb, army=army, type=type_, strength=strength_of(unit))


def question_of_counter(s: Board, f: Frame, viewer: int, kind: str, place: str = "") -> Question:
    """PER-R5: only who leads the army learns the strength."""
    army = army_of(f.a)
    strength = strength_of(f.a) if knows(s, viewer, army) else 0
    return Question(f.seat, kind, army_id(s, army), TYPE_WORDS[type_of(f.a)], strength, place)


class SendSpeech(PeriklesSpeech):
    kind = "send"
    phase = "armies"
    sentence = "perikles-ask-send"

    def ask(self, s: Board, f: Frame) -> Message:
        """PER-A6: once a city is named for the cube, a counter is sent."""
        if must_send(s):
            return Message("perikles-ask-send-paid", {"player": f.seat, "city": city(s, paid_army(s, f.seat))})
        return Message(self.sentence, {"player": f.seat, "sent": s.sent + s.extra_sent})

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        content = s.rules.content
        told: dict[str, Arg] = {"sent": s.sent + s.extra_sent, "must": "yes" if must_send(s) else "no"}
        if s.cube_city == NONE:
            return {**told, "by": "tile", "counters": content.counters_per_tile, "city": ""}
        return {**told, "by": "cube", "counters": content.extra_counters, "city": city(s, paid_army(s, f.seat))}

    def write(self, s: Board, f: Frame, move: int) -> str:
        if move == REVOLT:
            return held_word(s, f.seat)
        return "stop" if move == STOP else f"send {city_word(s, army_of(move))} {unit_word(move)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        if move == REVOLT:
            return about_held(s, f.seat)
        return PeriklesAbout("stop") if move == STOP else about_counter(s, "send", move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == REVOLT:
            return play_held(s, f.seat)
        return do("stop") if move == STOP else do("send", counter=counter(s, move))

    def offers(self, s: Board, f: Frame) -> Sequence[Sequence[int]]:
        return stopping_last(s)

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        held = [unit for unit in range(UNITS) if s.home[unit] and s.leads(f.seat, army_of(unit))]
        return [*held, STOP, *special_of(s, f.seat)]

    def sayable(self, s: Board, f: Frame) -> list[int]:
        return [*range(UNITS), STOP, *special_of(s, f.seat)]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        if move == STOP or (move == REVOLT and must_send(s)):
            return Message("perikles-no-stop", {"city": city(s, paid_army(s, f.seat))})
        return no_revolt(s, f.seat) if move == REVOLT else self.why_not_send(s, f.seat, move)

    def why_not_send(self, s: Board, seat: int, unit: int) -> Message | None:
        """Why a counter may not be sent, wherever to; None if that is not the trouble (PER-A5, PER-A6)."""
        army, type_ = army_of(unit), type_of(unit)
        args: dict[str, Arg] = {"city": city(s, army), "type": TYPE_WORDS[type_]}
        if not s.leads(seat, army):
            return Message("perikles-no-not-led", args)
        if s.cube_city != NONE and army != paid_army(s, seat):
            return Message("perikles-no-other-army", {"city": city(s, paid_army(s, seat))})
        if not s.in_hand(army, type_):
            return Message("perikles-no-not-in-hand", args)
        if not s.home[unit]:
            return Message("perikles-no-such-counter", {"counter": counter(s, unit)})
        return None if can_place(s, seat, army, type_) else Message("perikles-no-place", args)


def special_of(s: Board, seat: int) -> list[int]:
    return [REVOLT] if s.has_unused_special(seat) else []


def stopping_last(s: Board) -> Sequence[Sequence[int]]:
    return [(move,) for move in sorted(s.moves(), key=lambda move: move in (REVOLT, STOP))]


class ChooseTargetSpeech(PeriklesSpeech):
    """Location and side. frame.a: the counter."""

    kind = "choose-target"
    phase = "armies"
    sentence = "perikles-ask-target"
    means_locations = True

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"counter": counter(s, f.a, is_known=False)}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"relations": "pairwise" if s.rules.options.relations_are_pairwise else "owner"}

    def shown(self, s: Board, f: Frame, viewer: int) -> Question:
        return question_of_counter(s, f, viewer, self.kind)

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"{'attack' if side_of(move) == ATTACK else 'defend'} {location_word(s, slot_of(move))}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        slot, side = slot_of(move), side_of(move)
        verb = "attack" if side == ATTACK else "defend"
        leader = leader_asked(s, f.seat, army_of(f.a), move)
        return PeriklesAbout(verb, location=location_id(s, slot), side=SIDE_WORDS[side], leader=leader)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do(SIDE_WORDS[side_of(move)], location=location(s, s.locations[slot_of(move)]))

    def outcome(self, s: Board, f: Frame, move: int) -> Board:
        """As it will be when it is permitted, too."""
        copy = s.clone()
        copy.facts = []
        copy.top = f.under
        send(copy, f.seat, f.a, slot_of(move), side_of(move))
        return copy

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        """The forces there; who must permit it; who is at war or allied then; whether the sender is main player."""
        trial = self.outcome(s, f, move)
        there = both_sides(trial, f.seat, slot_of(move), type_of(f.a))
        leader = leader_asked(s, f.seat, army_of(f.a), move)
        if leader != NONE:
            return [Message("perikles-then-permission", {"player": leader}), there]
        return [*after_placing(s, trial, move), there]

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return [field(slot, side) for slot in range(len(s.locations)) for side in (ATTACK, DEFENCE)]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        return why_not_place(s, f.seat, army_of(f.a), type_of(f.a), slot_of(move), side_of(move))


def both_sides(s: Board, viewer: int, slot: int, type_: int) -> Message:
    """Both sides of a combat to come, as far as the viewer sees them; odds if that is all."""
    found = forces(s, viewer, slot, type_)
    args: dict[str, Arg] = {"type": TYPE_WORDS[type_], "attack": found.attack, "defence": found.defence}
    if found.percent < 0:
        return Message("perikles-then-forces", {**args, "attackers": found.attackers, "defenders": found.defenders})
    return Message("perikles-then-combat", {**args, "percent": found.percent})


class PermitSpeech(PeriklesSpeech):
    """May this counter defend? frame.a: the counter, its strength unknown here; frame.b: the slot (PER-R5)."""

    kind = "permit"
    phase = "armies"
    sentence = "perikles-ask-permit"

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        where = location(s, s.locations[f.b])
        return {"asker": player(s.army_turn), "counter": counter(s, f.a, is_known=False), "location": where}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        """PER-R7."""
        options = s.rules.options
        scope = "player" if options.permission_is_for_the_player else "army" if options.permission_lasts else "counter"
        return {"scope": scope, "asker": player(s.army_turn)}

    def shown(self, s: Board, f: Frame, viewer: int) -> Question:
        return question_of_counter(s, f, viewer, self.kind, location_id(s, f.b))

    def write(self, s: Board, f: Frame, move: int) -> str:
        return "yes" if move == YES else "no"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        army, type_ = army_id(s, army_of(f.a)), TYPE_WORDS[type_of(f.a)]
        verb, place, side = self.write(s, f, move), location_id(s, f.b), SIDE_WORDS[DEFENCE]
        return PeriklesAbout(verb, seat=s.army_turn, army=army, type=type_, location=place, side=side)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return do("permit" if move == YES else "refuse")

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return after_placing(s, self.outcome(s, f, move), field(f.b, DEFENCE)) if move == YES else []


class PayCubeSpeech(PeriklesSpeech):
    """From which city a cube is paid for more counters, or from none."""

    kind = "pay-cube"
    phase = "armies"
    sentence = "perikles-ask-pay"

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        """PER-P2."""
        return {"who": "persians" if f.seat in s.persians else "leader", "counters": s.rules.content.extra_counters}

    def write(self, s: Board, f: Frame, move: int) -> str:
        if move == REVOLT:
            return held_word(s, f.seat)
        return "stop" if move == STOP else f"pay {city_word(s, move)}"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        if move == REVOLT:
            return about_held(s, f.seat)
        return PeriklesAbout("stop") if move == STOP else about_city(s, "pay", move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == REVOLT:
            return play_held(s, f.seat)
        return do("keep-cube") if move == STOP else do("pay", city=city(s, move))

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        if move in (STOP, REVOLT):
            return []
        return [Consequence("perikles-then-cube-paid", {"city": city(s, move)}, "bad")]

    def offers(self, s: Board, f: Frame) -> Sequence[Sequence[int]]:
        return stopping_last(s)

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return [*range(CITIES), *special_of(s, f.seat)]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        """PER-A6, PER-P2."""
        if move == REVOLT:
            return no_revolt(s, f.seat)
        if f.seat not in s.persians and not s.leads(f.seat, move):
            return Message("perikles-no-not-led", {"city": city(s, move)})
        if not s.column_cubes(f.seat, move):
            return Message("perikles-no-cube-to-pay", {"city": city(s, move)})
        return Message("perikles-no-place-for-more", {"city": city(s, move)})


class EndArmyTurnSpeech(PeriklesSpeech):
    kind = "end-army-turn"
    phase = "armies"
    sentence = "perikles-ask-end-turn"

    def window(self, s: Board, f: Frame) -> Window:
        return Window(STOP, (f.seat,), ("end-turn",), "", False)

    def write(self, s: Board, f: Frame, move: int) -> str:
        return held_word(s, f.seat) if move == REVOLT else "stop"

    def about(self, s: Board, f: Frame, move: int) -> PeriklesAbout:
        return about_held(s, f.seat) if move == REVOLT else PeriklesAbout("stop")

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return play_held(s, f.seat) if move == REVOLT else do("end-turn")

    def on_the_board(self, s: Board, f: Frame) -> list[int]:
        return [REVOLT]

    def objection(self, s: Board, f: Frame, move: int) -> Message | None:
        return no_revolt(s, f.seat)
