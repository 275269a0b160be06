# compiled
"""Questions and moves as messages. Sentences themselves are in the Fluent files; no rule reads this."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.perikles import questions
from isthmos.games.perikles.content import ATTACK, DEFENCE, PERSIA, army_of, type_of
from isthmos.games.perikles.names import SIDE_WORDS, city, counter, location, player, special, tile
from isthmos.games.perikles.notation import TYPE_WORDS
from isthmos.games.perikles.phases.battle import here
from isthmos.games.perikles.phases.battle_specials import DOUBLE_STRENGTH, TOKEN_TO_ATTACK
from isthmos.games.perikles.phases.battle_specials import PASS as NO_SPECIAL
from isthmos.games.perikles.phases.combat import dice, fought_type, lowest_counter, strength
from isthmos.games.perikles.phases.influence import ALPHA, COLUMN, PLAY_SPECIAL, victim_of
from isthmos.games.perikles.phases.sending import REVOLT, STOP, YES
from isthmos.games.perikles.phases.slave_revolt import HAND
from isthmos.games.perikles.phases.special_tiles import city_of_cube, owner_of_cube
from isthmos.games.perikles.state import Board, unit_of
from isthmos.games.perikles.view import is_combat_open

QUESTIONS = {
    questions.DRAW_START_PLAYER: "perikles-ask-chance",
    questions.FILL_DISPLAY: "perikles-ask-chance",
    questions.TURN_UP_LOCATION: "perikles-ask-chance",
    questions.DEAL_SPECIAL: "perikles-ask-chance",
    questions.DRAW_REVOLT: "perikles-ask-chance",
    questions.THROW_ATTACK: "perikles-ask-dice",
    questions.THROW_DEFENCE: "perikles-ask-dice",
    questions.PLACE_SETUP_CUBE: "perikles-ask-setup-cube",
    questions.TAKE_TILE: "perikles-ask-take",
    questions.PLACE_CUBE: "perikles-ask-place",
    questions.NOMINATE: "perikles-ask-nominate",
    questions.ASSASSINATE: "perikles-ask-assassinate",
    questions.AFTER_TILE: "perikles-ask-after-tile",
    questions.MOVE_CUBE: "perikles-ask-move-cube",
    questions.CHOOSE_DESTINATION: "perikles-ask-destination",
    questions.CHOOSE_PLAGUE_CITY: "perikles-ask-plague",
    questions.CHOOSE_FIRST: "perikles-ask-first",
    questions.RETRIEVE: "perikles-ask-retrieve",
    questions.SEND: "perikles-ask-send",
    questions.CHOOSE_TARGET: "perikles-ask-target",
    questions.PERMIT: "perikles-ask-permit",
    questions.PAY_CUBE: "perikles-ask-pay",
    questions.END_ARMY_TURN: "perikles-ask-end-turn",
    questions.CHOOSE_REVOLT: "perikles-ask-revolt",
    questions.OFFER_SPECIAL: "perikles-ask-special",
    questions.CHOOSE_COLUMN: "perikles-ask-column",
    questions.CHOOSE_LOSS: "perikles-ask-loss",
}


def question(s: Board) -> Message:
    """Who must do what; the same for everybody, so no secret is in it (PER-H5)."""
    f = s.top
    if f is None:
        return Message("perikles-over", {})
    who: dict[str, Arg] = {} if f.seat < 0 else {"player": f.seat}
    return Message(name_of_question(s, f), {**who, **details(s, f)})


def name_of_question(s: Board, f: Frame) -> str:
    """Nobody is told strengths that lie face down (PER-B7)."""
    if f.kind == questions.OFFER_SPECIAL and not is_combat_open(s):
        return "perikles-ask-special-unseen"
    return QUESTIONS[f.kind]


def guidance(s: Board) -> Message:
    """What is asked and what each answer does; every question of a player has its help beside it."""
    f = s.top
    assert f is not None
    return Message(QUESTIONS[f.kind].replace("-ask-", "-help-"), {})


def details(s: Board, f: Frame) -> dict[str, Arg]:
    """What a question names besides the player."""
    if f.kind == questions.MOVE_CUBE:
        return {"left": f.a}
    if f.kind == questions.CHOOSE_DESTINATION:
        return {"city": city(s, city_of_cube(f.a)), "owner": player(owner_of_cube(f.a))}
    if f.kind == questions.RETRIEVE:
        return {"city": city(s, f.a)}
    if f.kind == questions.SEND:
        return {"sent": s.sent + s.extra_sent}
    if f.kind == questions.CHOOSE_TARGET:
        return {"counter": counter(s, f.a, is_known=False)}
    if f.kind == questions.PERMIT:
        where = location(s, s.locations[f.b])
        return {"asker": player(s.army_turn), "counter": counter(s, f.a, is_known=False), "location": where}
    if f.kind in (questions.OFFER_SPECIAL, questions.CHOOSE_COLUMN, questions.CHOOSE_LOSS):
        sides: dict[str, Arg] = {"attack": strength(s, ATTACK), "defence": strength(s, DEFENCE)}
        combat: dict[str, Arg] = {"location": here(s).name, "type": TYPE_WORDS[fought_type(s)]}
        return {**combat, **sides} if is_combat_open(s) else combat
    return {}


# --- moves ----------------------------------------------------------------------------------------


def in_order(s: Board) -> list[int]:
    """Legal moves as they are offered: to stop comes last."""
    assert s.top is not None
    may_stop = s.top.kind in (questions.SEND, questions.PAY_CUBE)
    return sorted(s.moves(), key=lambda move: may_stop and move in (REVOLT, STOP))


def describe(s: Board, move: int) -> Message:
    """A legal move as its player would say it."""
    f = s.top
    assert f is not None
    return DESCRIBERS[f.kind](s, f, move)


def do(name: str, **args: Arg) -> Message:
    return Message(f"perikles-do-{name}", args)


def play_held(s: Board, seat: int) -> Message:
    return do("play", special=special(s, s.specials[seat]))


def describe_start(s: Board, f: Frame, move: int) -> Message:
    return do("start", player=move)


def describe_show(s: Board, f: Frame, move: int) -> Message:
    return do("show", tile=tile(s, move))


def describe_turn_up(s: Board, f: Frame, move: int) -> Message:
    return do("turn-up", location=location(s, move))


def describe_deal(s: Board, f: Frame, move: int) -> Message:
    return do("deal", special=special(s, move), player=f.a)


def describe_place(s: Board, f: Frame, move: int) -> Message:
    return do("place", city=city(s, move))


def describe_take(s: Board, f: Frame, move: int) -> Message:
    return play_held(s, f.seat) if move == PLAY_SPECIAL else do("take", tile=tile(s, move))


def describe_nominate(s: Board, f: Frame, move: int) -> Message:
    return do("nominate", city=city(s, move >> 3), player=move & 7)


def describe_assassinate(s: Board, f: Frame, move: int) -> Message:
    number, space, owner = victim_of(move)
    name = "remove-cube" if space == COLUMN else "remove-alpha" if space == ALPHA else "remove-beta"
    return do(name, city=city(s, number), player=owner)


def describe_after_tile(s: Board, f: Frame, move: int) -> Message:
    return play_held(s, f.seat) if move == PLAY_SPECIAL else do("pass")


def describe_move_cube(s: Board, f: Frame, move: int) -> Message:
    return do("move-cube", city=city(s, city_of_cube(move)), player=owner_of_cube(move))


def describe_destination(s: Board, f: Frame, move: int) -> Message:
    return do("destination", city=city(s, move))


def describe_plague(s: Board, f: Frame, move: int) -> Message:
    return do("plague", city=city(s, move))


def describe_first(s: Board, f: Frame, move: int) -> Message:
    return do("first", player=move)


def describe_retrieve(s: Board, f: Frame, move: int) -> Message:
    lowest = min([unit for unit in s.lost if army_of(unit) == f.a and type_of(unit) == move])
    return do("retrieve", counter=counter(s, lowest))


def describe_send(s: Board, f: Frame, move: int) -> Message:
    if move == REVOLT:
        return play_held(s, f.seat)
    return do("stop") if move == STOP else do("send", counter=counter(s, move))


def describe_target(s: Board, f: Frame, move: int) -> Message:
    return do(SIDE_WORDS[move & 1], location=location(s, s.locations[move >> 1]))


def describe_permit(s: Board, f: Frame, move: int) -> Message:
    return do("permit" if move == YES else "refuse")


def describe_pay(s: Board, f: Frame, move: int) -> Message:
    if move == REVOLT:
        return play_held(s, f.seat)
    return do("keep-cube") if move == STOP else do("pay", city=city(s, move))


def describe_end(s: Board, f: Frame, move: int) -> Message:
    return play_held(s, f.seat) if move == REVOLT else do("end-turn")


def describe_revolt(s: Board, f: Frame, move: int) -> Message:
    if move == HAND:
        return do("revolt-in-hand")
    return do("revolt-at", location=location(s, s.locations[move >> 1]))


def describe_draw(s: Board, f: Frame, move: int) -> Message:
    return do("draw", counter=counter(s, move if f.a == HAND else unit_of(s.forces[f.a][move])))


def describe_special(s: Board, f: Frame, move: int) -> Message:
    if move == NO_SPECIAL:
        return do("pass")
    if move == DOUBLE_STRENGTH:
        return play_held(s, f.seat)
    side = SIDE_WORDS[ATTACK if move == TOKEN_TO_ATTACK else DEFENCE]
    return do("give-token", special=special(s, s.specials[f.seat]), side=side)


def describe_column(s: Board, f: Frame, move: int) -> Message:
    column = s.rules.content.columns[move]
    return do("column", column=column.id, attack=column.attack, defence=column.defence)


def describe_dice(s: Board, f: Frame, move: int) -> Message:
    first, second = dice(move)
    return do("dice", first=first, second=second)


def describe_loss(s: Board, f: Frame, move: int) -> Message:
    name = "spare" if move == PERSIA else "lose"
    return do(name, counter=counter(s, lowest_counter(s, 1 - f.a, move)))


Describer = Callable[[Board, Frame, int], Message]

DESCRIBERS: dict[int, Describer] = {
    questions.DRAW_START_PLAYER: describe_start,
    questions.FILL_DISPLAY: describe_show,
    questions.TURN_UP_LOCATION: describe_turn_up,
    questions.DEAL_SPECIAL: describe_deal,
    questions.PLACE_SETUP_CUBE: describe_place,
    questions.TAKE_TILE: describe_take,
    questions.PLACE_CUBE: describe_place,
    questions.NOMINATE: describe_nominate,
    questions.ASSASSINATE: describe_assassinate,
    questions.AFTER_TILE: describe_after_tile,
    questions.MOVE_CUBE: describe_move_cube,
    questions.CHOOSE_DESTINATION: describe_destination,
    questions.CHOOSE_PLAGUE_CITY: describe_plague,
    questions.CHOOSE_FIRST: describe_first,
    questions.RETRIEVE: describe_retrieve,
    questions.SEND: describe_send,
    questions.CHOOSE_TARGET: describe_target,
    questions.PERMIT: describe_permit,
    questions.PAY_CUBE: describe_pay,
    questions.END_ARMY_TURN: describe_end,
    questions.CHOOSE_REVOLT: describe_revolt,
    questions.DRAW_REVOLT: describe_draw,
    questions.OFFER_SPECIAL: describe_special,
    questions.CHOOSE_COLUMN: describe_column,
    questions.THROW_ATTACK: describe_dice,
    questions.THROW_DEFENCE: describe_dice,
    questions.CHOOSE_LOSS: describe_loss,
}
