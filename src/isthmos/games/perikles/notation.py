# compiled
"""Moves in words that a person can read and type, and back: "take thebes candidate", "send athens h2"."""

from __future__ import annotations

from collections.abc import Callable

from isthmos.core.message import Name
from isthmos.core.state import Frame
from isthmos.games.perikles import questions
from isthmos.games.perikles.content import ATTACK, HOPLITE, army_of, strength_of, type_of
from isthmos.games.perikles.data_file import SORT_IDS
from isthmos.games.perikles.phases.battle_specials import DOUBLE_STRENGTH, TOKEN_TO_ATTACK
from isthmos.games.perikles.phases.battle_specials import PASS as NO_SPECIAL
from isthmos.games.perikles.phases.combat import dice
from isthmos.games.perikles.phases.influence import ALPHA, COLUMN, PLAY_SPECIAL, victim_of
from isthmos.games.perikles.phases.sending import REVOLT, STOP, YES
from isthmos.games.perikles.phases.slave_revolt import HAND
from isthmos.games.perikles.phases.special_tiles import city_of_cube, owner_of_cube
from isthmos.games.perikles.state import Board

Writer = Callable[[Board, Frame, int], str]

TYPE_WORDS = ("hoplite", "trireme")


def write(s: Board, move: int) -> str:
    """A legal move of the open question in notation."""
    f = s.top
    assert f is not None
    return WRITERS[f.kind](s, f, move)


def written(s: Board) -> list[str]:
    """Every legal move of the open question."""
    return [write(s, move) for move in s.moves()]


# --- the things moves name ------------------------------------------------------------------------


def word(ident: str) -> str:
    """The id of a thing as it is written in moves."""
    return ident.replace("_", "-")


def seat_word(seat: int) -> str:
    """A seat as it is written in moves: p1 is the first one."""
    return f"p{seat + 1}"


def city_word(s: Board, city: int) -> str:
    return word(s.rules.content.armies[city].id)


def location_word(s: Board, slot: int) -> str:
    return word(s.rules.content.locations[s.locations[slot]].id)


def unit_word(unit: int) -> str:
    """Type and strength of a counter: h2, t4."""
    return f"{'h' if type_of(unit) == HOPLITE else 't'}{strength_of(unit)}"


def held_word(s: Board, seat: int) -> str:
    return f"play {word(s.rules.content.specials[s.specials[seat]].id)}"


# --- one writer for each kind of question ---------------------------------------------------------


def write_start_player(s: Board, f: Frame, move: int) -> str:
    return f"start {seat_word(move)}"


def write_shown_tile(s: Board, f: Frame, move: int) -> str:
    return f"show {s.rules.content.tiles[move].word}"


def write_location(s: Board, f: Frame, move: int) -> str:
    return f"turn {word(s.rules.content.locations[move].id)}"


def write_deal(s: Board, f: Frame, move: int) -> str:
    return f"deal {word(s.rules.content.specials[move].id)}"


def write_place(s: Board, f: Frame, move: int) -> str:
    return f"place {city_word(s, move)}"


def write_take(s: Board, f: Frame, move: int) -> str:
    return held_word(s, f.seat) if move == PLAY_SPECIAL else f"take {s.rules.content.tiles[move].word}"


def write_nominate(s: Board, f: Frame, move: int) -> str:
    return f"nominate {city_word(s, move >> 3)} {seat_word(move & 7)}"


def write_assassinate(s: Board, f: Frame, move: int) -> str:
    city, space, owner = victim_of(move)
    cube = seat_word(owner) if space == COLUMN else "alpha" if space == ALPHA else "beta"
    return f"remove {city_word(s, city)} {cube}"


def write_after_tile(s: Board, f: Frame, move: int) -> str:
    return held_word(s, f.seat) if move == PLAY_SPECIAL else "pass"


def write_move_cube(s: Board, f: Frame, move: int) -> str:
    return f"move {city_word(s, city_of_cube(move))} {seat_word(owner_of_cube(move))}"


def write_destination(s: Board, f: Frame, move: int) -> str:
    return f"to {city_word(s, move)}"


def write_plague(s: Board, f: Frame, move: int) -> str:
    return f"strike {city_word(s, move)}"


def write_first(s: Board, f: Frame, move: int) -> str:
    return f"first {seat_word(move)}"


def write_retrieve(s: Board, f: Frame, move: int) -> str:
    return f"retrieve {TYPE_WORDS[move]}"


def write_send(s: Board, f: Frame, move: int) -> str:
    if move in (STOP, REVOLT):
        return write_end(s, f, move)
    return f"send {city_word(s, army_of(move))} {unit_word(move)}"


def write_target(s: Board, f: Frame, move: int) -> str:
    return f"{'attack' if move & 1 == ATTACK else 'defend'} {location_word(s, move >> 1)}"


def write_permit(s: Board, f: Frame, move: int) -> str:
    return "yes" if move == YES else "no"


def write_pay(s: Board, f: Frame, move: int) -> str:
    return write_end(s, f, move) if move in (STOP, REVOLT) else f"pay {city_word(s, move)}"


def write_end(s: Board, f: Frame, move: int) -> str:
    return held_word(s, f.seat) if move == REVOLT else "stop"


def write_revolt(s: Board, f: Frame, move: int) -> str:
    return "revolt hand" if move == HAND else f"revolt {location_word(s, move >> 1)}"


def write_draw(s: Board, f: Frame, move: int) -> str:
    return f"draw {unit_word(move) if f.a == HAND else move + 1}"


def write_special(s: Board, f: Frame, move: int) -> str:
    if move == NO_SPECIAL:
        return "pass"
    if move == DOUBLE_STRENGTH:
        return held_word(s, f.seat)
    return f"{held_word(s, f.seat)} {'attack' if move == TOKEN_TO_ATTACK else 'defence'}"


def write_column(s: Board, f: Frame, move: int) -> str:
    return f"column {s.rules.content.columns[move].id}"


def write_dice(s: Board, f: Frame, move: int) -> str:
    first, second = dice(move)
    return f"dice {first} {second}"


def write_loss(s: Board, f: Frame, move: int) -> str:
    return f"lose {city_word(s, move)}"


WRITERS: dict[int, Writer] = {
    questions.DRAW_START_PLAYER: write_start_player,
    questions.FILL_DISPLAY: write_shown_tile,
    questions.TURN_UP_LOCATION: write_location,
    questions.DEAL_SPECIAL: write_deal,
    questions.PLACE_SETUP_CUBE: write_place,
    questions.TAKE_TILE: write_take,
    questions.PLACE_CUBE: write_place,
    questions.NOMINATE: write_nominate,
    questions.ASSASSINATE: write_assassinate,
    questions.AFTER_TILE: write_after_tile,
    questions.MOVE_CUBE: write_move_cube,
    questions.CHOOSE_DESTINATION: write_destination,
    questions.CHOOSE_PLAGUE_CITY: write_plague,
    questions.CHOOSE_FIRST: write_first,
    questions.RETRIEVE: write_retrieve,
    questions.SEND: write_send,
    questions.CHOOSE_TARGET: write_target,
    questions.PERMIT: write_permit,
    questions.PAY_CUBE: write_pay,
    questions.END_ARMY_TURN: write_end,
    questions.CHOOSE_REVOLT: write_revolt,
    questions.DRAW_REVOLT: write_draw,
    questions.OFFER_SPECIAL: write_special,
    questions.CHOOSE_COLUMN: write_column,
    questions.THROW_ATTACK: write_dice,
    questions.THROW_DEFENCE: write_dice,
    questions.CHOOSE_LOSS: write_loss,
}


# --- what a person types --------------------------------------------------------------------------

OTHER_WORDS = {
    "nimm": "take",
    "nehmen": "take",
    "spiele": "play",
    "spielen": "play",
    "passe": "pass",
    "passen": "pass",
    "setze": "place",
    "setzen": "place",
    "cube": "place",
    "nominiere": "nominate",
    "nominieren": "nominate",
    "entferne": "remove",
    "entfernen": "remove",
    "kill": "remove",
    "bewege": "move",
    "bewegen": "move",
    "nach": "to",
    "triff": "strike",
    "treffen": "strike",
    "zuerst": "first",
    "erster": "first",
    "hole": "retrieve",
    "holen": "retrieve",
    "hoplit": "hoplite",
    "hopliten": "hoplite",
    "hoplites": "hoplite",
    "trireme": "trireme",
    "triremen": "trireme",
    "triremes": "trireme",
    "sende": "send",
    "senden": "send",
    "schicke": "send",
    "schicken": "send",
    "greife": "attack",
    "angreifen": "attack",
    "angriff": "attack",
    "verteidige": "defend",
    "verteidigen": "defend",
    "verteidigung": "defence",
    "defense": "defence",
    "ja": "yes",
    "nein": "no",
    "zahle": "pay",
    "zahlen": "pay",
    "fertig": "stop",
    "done": "stop",
    "nothing": "stop",
    "nichts": "stop",
    "aufstand": "revolt",
    "spalte": "column",
    "verliere": "lose",
    "verlieren": "lose",
    "doppelt": "double",
    "kandidat": "candidate",
    "attentäter": "assassin",
    "beliebig": "any",
    "würfel": "dice",
    "persians": "persia",
    "perser": "persia",
    "α": "alpha",
    "β": "beta",
}
"""Other words for those of the notation."""

ABOUT_LOCATIONS = (questions.CHOOSE_TARGET, questions.CHOOSE_REVOLT, questions.TURN_UP_LOCATION)


def normal(s: Board, text: str) -> str:
    """What was typed, put into notation as far as it can be understood."""
    line = " ".join([OTHER_WORDS.get(one, one) for one in text.lower().replace(",", " ").split()])
    for said, ident in names_in_question(s):
        line = f" {line} ".replace(f" {said} ", f" {ident} ").strip()
    return with_verb(s, line)


def with_verb(s: Board, line: str) -> str:
    """The only legal answer that ends so, where the verb was left away: "corinth" for "place corinth"."""
    found = [answer for answer in [write(s, move) for move in s.moves()] if answer.partition(" ")[2] == line]
    return found[0] if line and len(found) == 1 else line


def names_in_question(s: Board) -> list[tuple[str, str]]:
    """What things are called in both languages, the longest first, and their words in notation."""
    content = s.rules.content
    is_about_locations = s.top is not None and s.top.kind in ABOUT_LOCATIONS
    pairs: list[tuple[Name, str]] = [(special.name, special.id) for special in content.specials]
    pairs += zip(content.sort_names, SORT_IDS, strict=True)
    pairs.append((content.tiles[-1].name, "any"))
    if is_about_locations:
        pairs += [(location.name, location.id) for location in content.locations]
    else:
        pairs += [(city.name, city.id) for city in content.armies]
    said = [(name.lower(), word(ident)) for both, ident in pairs for name in (both.en, both.de)]
    return sorted(said, key=lambda pair: -len(pair[0]))
