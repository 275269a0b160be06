"""What a legal move would lead to, as far as its player can know."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.perikles import facts, questions
from isthmos.games.perikles.combat_table import best_column
from isthmos.games.perikles.content import ASSASSIN, ATTACK, CANDIDATE, DEFENCE, army_of, strength_of, type_of
from isthmos.games.perikles.names import city
from isthmos.games.perikles.notation import TYPE_WORDS
from isthmos.games.perikles.phases.battle_specials import DOUBLE_STRENGTH, TOKEN_TO_ATTACK
from isthmos.games.perikles.phases.battle_specials import PASS as NO_SPECIAL
from isthmos.games.perikles.phases.combat import strength
from isthmos.games.perikles.phases.influence import ALPHA, PLAY_SPECIAL, victim_of
from isthmos.games.perikles.phases.placing import needs_permission
from isthmos.games.perikles.phases.sending import REVOLT, STOP, YES
from isthmos.games.perikles.state import NONE, Board, field, unit_of
from isthmos.games.perikles.view import is_combat_open, knows, odds_of


def consequences(s: Board, move: int) -> list[Message]:
    f = s.top
    assert f is not None
    if f.kind == questions.TAKE_TILE and move != PLAY_SPECIAL:
        return after_tile(s, f, move)
    if f.kind == questions.PLACE_CUBE:
        return election(rehearse(s, move), move)
    if f.kind == questions.NOMINATE:
        return after_nomination(s, move)
    if f.kind == questions.ASSASSINATE:
        return after_assassin(s, move)
    if f.kind == questions.CHOOSE_DESTINATION:
        return election(rehearse(s, move), move)
    if f.kind == questions.CHOOSE_PLAGUE_CITY:
        return after_plague(s, move)
    if f.kind == questions.CHOOSE_TARGET:
        return after_target(s, f, move)
    if f.kind == questions.PERMIT and move == YES:
        return after_permission(s, f)
    if f.kind == questions.PAY_CUBE and move not in (STOP, REVOLT):
        return [Message("perikles-then-cube-paid", {"city": city(s, move)})]
    if f.kind == questions.OFFER_SPECIAL and is_combat_open(s):
        return [odds_now(s) if move == NO_SPECIAL else after_special(s, move)]
    if f.kind == questions.CHOOSE_COLUMN:
        return [odds(s, move, s.tokens)]
    return []


def after_tile(s: Board, f: Frame, move: int) -> list[Message]:
    tile = s.rules.content.tiles[move]
    cubes = min(tile.shards, s.supply[f.seat])
    found = []
    if tile.colour < len(s.rules.content.cities):
        found.append(Message("perikles-then-cubes", {"cubes": cubes, "city": city(s, tile.colour)}))
        found += election(rehearse(s, move), tile.colour)
    else:
        found.append(Message("perikles-then-any-cube", {"cubes": cubes}))
    if tile.sort == CANDIDATE:
        found.append(Message("perikles-then-nominate", {}))
    elif tile.sort == ASSASSIN:
        found.append(Message("perikles-then-assassinate", {}))
    return found


def after_nomination(s: Board, move: int) -> list[Message]:
    space = "alpha" if s.alpha[move >> 3] == NONE else "beta"
    return [Message("perikles-then-candidate", {"space": space}), *election(rehearse(s, move), move >> 3)]


def election(s: Board, number: int) -> list[Message]:
    """PER-E1: who would lead the city if it were voted on now, and by how many votes."""
    alpha, beta = s.alpha[number], s.beta[number]
    if beta == NONE:
        return []
    votes = {seat: s.column_cubes(seat, number) for seat in (alpha, beta)}
    winner = beta if votes[beta] > votes[alpha] else alpha
    args: dict[str, Arg] = {"player": winner, "votes": votes[winner], "against": votes[alpha + beta - winner]}
    return [Message("perikles-then-elected", args)]


def after_assassin(s: Board, move: int) -> list[Message]:
    number, space, _ = victim_of(move)
    if space == ALPHA and s.beta[number] != NONE:
        return [Message("perikles-then-moves-up", {"player": s.beta[number]})]
    return election(rehearse(s, move), number)


def after_plague(s: Board, move: int) -> list[Message]:
    trial = rehearse(s, move)
    return [
        Message("perikles-then-plague", {"player": row[1], "cubes": row[3]})
        for row in trial.facts or []
        if row[0] == facts.PLAGUE_STRUCK and row[3]
    ]


def rehearse(s: Board, move: int) -> Board:
    """The move carried out on a copy, and nothing after it."""
    trial = s.clone()
    trial.facts = []
    assert trial.top is not None
    f = trial.top
    trial.top = f.under
    trial.book.decisions[f.kind].play(trial, f, move)
    return trial


def after_target(s: Board, f: Frame, move: int) -> list[Message]:
    """The forces there; who must permit it; who will be at war or allied; whether the sender becomes main player."""
    slot, side = move >> 1, move & 1
    there = balance(s, f, slot, side)
    if needs_permission(s, f.seat, army_of(f.a), slot, side):
        leader = s.leaders[s.rules.content.locations[s.locations[slot]].owner]
        return [Message("perikles-then-permission", {"player": leader}), there]
    return [*after_placing(s, rehearse(s, move), move), there]


def balance(s: Board, f: Frame, slot: int, side: int) -> Message:
    """Both sides of the combat the counter will fight in, as far as its sender sees them; odds if that is all."""
    type_ = type_of(f.a)
    known, hidden = [0, 0], [0, 0]
    known[side] = strength_of(f.a)
    for each in (ATTACK, DEFENCE):
        for unit in [unit_of(one) for one in s.forces[field(slot, each)] if type_of(unit_of(one)) == type_]:
            if knows(s, f.seat, army_of(unit)):
                known[each] += strength_of(unit)
            else:
                hidden[each] += 1
    location = s.rules.content.locations[s.locations[slot]]
    known[DEFENCE] += location.militia[type_]
    if known[ATTACK] or hidden[ATTACK]:
        known[ATTACK] += location.rebels[type_]  # PER-B5: alone they are nothing
    args: dict[str, Arg] = {"type": TYPE_WORDS[type_], "attack": known[ATTACK], "defence": known[DEFENCE]}
    if any(hidden) or not all(known):
        return Message("perikles-then-forces", {**args, "attackers": hidden[ATTACK], "defenders": hidden[DEFENCE]})
    column = best_column(known[ATTACK], known[DEFENCE])
    return Message("perikles-then-combat", {**args, "percent": percent(s, column, (0, 0))})


def after_permission(s: Board, f: Frame) -> list[Message]:
    return after_placing(s, rehearse(s, YES), f.b << 1 | DEFENCE)


def after_placing(s: Board, trial: Board, here: int) -> list[Message]:
    found = []
    if s.mains[here] == NONE:
        name = "perikles-then-main-attacker" if here & 1 == ATTACK else "perikles-then-main-defender"
        found.append(Message(name, {"player": trial.mains[here]}))
    for row in trial.facts or []:
        if row[0] == facts.RELATION:
            name = "perikles-then-war" if row[4] == facts.WAR else "perikles-then-allied"
            found.append(Message(name, {"city": city(s, row[2]), "other": city(s, row[3])}))
    return found


def after_special(s: Board, move: int) -> Message:
    """The odds as they would be, with the column the stronger side would take."""
    trial = s.clone()
    attack_tokens, defence_tokens = s.tokens
    if move == DOUBLE_STRENGTH:
        trial.doubled = True
    elif move == TOKEN_TO_ATTACK:
        attack_tokens += 1
    else:
        defence_tokens += 1
    column = best_column(strength(trial, ATTACK), strength(trial, DEFENCE))
    return odds(s, column, (attack_tokens, defence_tokens))


def odds_now(s: Board) -> Message:
    return odds(s, best_column(strength(s, ATTACK), strength(s, DEFENCE)), s.tokens)


def odds(s: Board, column: int, tokens: tuple[int, int]) -> Message:
    return Message("perikles-then-odds", {"percent": percent(s, column, tokens)})


def percent(s: Board, column: int, tokens: tuple[int, int]) -> int:
    """The chance of the attack."""
    return round(100 * odds_of(s.rules.content).attack[column][tokens[0]][tokens[1]])
