"""What a typed answer means in the expansion, and exact reasons when it is refused."""

from __future__ import annotations

import re
from collections.abc import Callable

from isthmos.core.message import Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes import hearing as base
from isthmos.games.peloponnes import notation as base_notation
from isthmos.games.peloponnes import questions as base_questions
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.modules.heroes_and_colonies import names, notation, questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.negotiation import SEAT_BITS
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import HERO_TILE
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.names import tile_list
from isthmos.games.peloponnes.state import NONE, Board

FORMS = {
    questions.OFFER: "heroes-form-offer",
    questions.ANSWER_OFFER: "heroes-form-answer",
    questions.ARM: "heroes-form-arm",
    questions.RETURN_CHIT: "heroes-form-return",
    questions.WARD: "heroes-form-ward",
    questions.SUFFER_PERSIANS: "heroes-form-give",
    questions.HIRE: "heroes-form-hire",
    questions.EXCHANGE: "heroes-form-exchange",
    questions.SPREAD_CLOVERS: "heroes-form-clovers",
}
"""How an answer looks, for somebody who typed something else."""

YES = {"yes", "y", "ja", "j"}
NO = {"no", "n", "nein"}
ANSWERS = {**notation.YES_OR_NO, questions.ANSWER_OFFER: ("refuse", "accept")}
"""No and yes, for questions that can be answered so."""

VERBS = {
    questions.OFFER: "offer",
    questions.SUFFER_PERSIANS: "give",
    questions.HIRE: "hire",
    questions.EXCHANGE: "exchange",
    questions.SPREAD_CLOVERS: "power",
}
"""Meant where no verb was typed."""

ASIDE = re.compile(r"\([^)]*\)|[,–]|:.*")
SAVING = {"saving", "spare", "sparen", "spart"}
SMALL_WORDS = {"eine", "einen", "der", "die", "das", "of", "von", "mercenaries", "söldner"}
FILLERS = base.ENGLISH_FILLERS | base.GERMAN_FILLERS | SMALL_WORDS


def plain(text: str) -> list[str]:
    """The words of an answer without what is said in brackets, each as the notation has it."""
    text = ASIDE.sub(" ", text.lower())
    for phrase, word in notation.PHRASES.items():
        text = text.replace(phrase, word)
    return [notation.OTHER_WORDS.get(word, word) for word in text.split()]


def normal(s: Board, text: str) -> str:
    """What was typed, put into notation as far as it can be understood."""
    f = s.top
    if f is None or f.seat < 0:
        return notation.normal(s, text)
    if f.kind in HEAR:
        return HEAR[f.kind](s, f, plain(text))
    if f.kind in (base_questions.TAKE_TILE, base_questions.REDEEM) and SAVING & set(text.lower().split()):
        return hear_saving(s, f, text)
    return base.normal(s, text)


def hear_saving(s: Board, f: Frame, text: str) -> str:
    """HC-9.4: "pay saving wood", "redeem agora saving stone"."""
    words = base_notation.normal(s, ASIDE.sub(" ", text)).split()
    kinds = [word for word in words if word in ("wood", "stone")]
    if f.kind == base_questions.TAKE_TILE:
        return " ".join(["pay", "saving", *kinds[:1]])
    tiles = [tile.word for tile in base_notation.tiles_in_question(s) if tile.word in words]
    return " ".join(["redeem", *tiles, "saving", *kinds[:1]])


def hear_yes_or_no(s: Board, f: Frame, words: list[str]) -> str:
    no, yes = ANSWERS[f.kind]
    said = words[0] if words else ""
    return yes if said in YES or said == yes else no if said in NO else said


def hear_number(s: Board, f: Frame, words: list[str]) -> str:
    numbers = [word for word in words if word.isdecimal()]
    others = [word for word in words if not word.isdecimal() and word not in FILLERS and word != VERBS[f.kind]]
    return " ".join([VERBS[f.kind], *numbers[:1], *others])


def hear_offer(s: Board, f: Frame, words: list[str]) -> str:
    """Whom and how many coins; what is asked for is known."""
    if words[:1] in (["pass"], ["none"], ["no-offer"]) or set(words[:1]) & NO:
        return "pass"
    thing = notation.THINGS[f.a]
    said = [word for word in words if word not in ("offer", *notation.THINGS.values()) and word not in FILLERS]
    numbers = [word for word in said if word.isdecimal()]
    seats = [seat for seat in range(s.rules.seats) if seat != f.seat and any(called(s, seat, word) for word in said)]
    who = [s.rules.content.civilizations[s.poleis[seats[0]].civilization].id] if len(seats) == 1 else said
    return " ".join(["offer", thing, *who, *numbers[:1]])


def called(s: Board, seat: int, word: str) -> bool:
    """Whether a word names the civilization of a seat, or begins like it."""
    found = s.rules.content.civilizations[s.poleis[seat].civilization]
    return len(word) > 2 and any(name.lower().startswith(word) for name in (found.id, found.name_en, found.name_de))


def hear_give(s: Board, f: Frame, words: list[str]) -> str:
    said = " ".join(word for word in words if word != "give")
    p = s.poleis[f.seat]
    if isinstance(p, HeroPolis) and p.hero != NONE and HERO_TILE in s.moves():
        hero = names.hero_row(s, p.hero)
        if said.removeprefix("hero").strip() in ("", hero.id, hero.name_de.lower()) and said:
            return "give hero"
    tiles = [tile for tile in tiles_in_danger(s) if said in base.all_names(tile)]
    tiles = tiles or [tile for tile in tiles_in_danger(s) if said and tile.word.startswith(said)]
    return f"give {tiles[0].word}" if len(tiles) == 1 else f"give {said}"


def tiles_in_danger(s: Board) -> list[Tile]:
    return [s.rules.tiles[move - 1] for move in s.moves() if move != HERO_TILE]


def hear_exchange(s: Board, f: Frame, words: list[str]) -> str:
    if words[:1] == ["done"] or set(words[:1]) & NO:
        return "done"
    kinds = [{"coins": "coin"}.get(word, word) for word in words if word not in ("exchange", "1")]
    return " ".join(["exchange", *kinds])


HEAR: dict[int, Callable[[Board, Frame, list[str]], str]] = {
    questions.OFFER: hear_offer,
    questions.ANSWER_OFFER: hear_yes_or_no,
    questions.ARM: hear_yes_or_no,
    questions.RETURN_CHIT: hear_yes_or_no,
    questions.WARD: hear_yes_or_no,
    questions.SUFFER_PERSIANS: hear_give,
    questions.HIRE: hear_number,
    questions.EXCHANGE: hear_exchange,
    questions.SPREAD_CLOVERS: hear_number,
}


# --- refusals -------------------------------------------------------------------------------------


def refusal(s: Board, text: str) -> Message:
    """Why `text` is no legal answer, as exactly as it can be said."""
    f = s.top
    assert f is not None
    if f.kind not in FORMS:
        return base.refusal(s, text)
    reason = REASONS[f.kind](s, f, normal(s, text)) if f.kind in REASONS else None
    return reason or Message("heroes-refused", {"text": text, "form": Message(FORMS[f.kind], {})})


def reason_hire(s: Board, f: Frame, said: str) -> Message | None:
    if not said.split()[-1].isdecimal():
        return None
    assert isinstance(s, HeroBoard)
    p = s.polis(f.seat)
    return Message("heroes-refused-hire", {"most": s.moves()[-1], "coins": p.coins, "strength": p.strength})


def reason_offer(s: Board, f: Frame, said: str) -> Message | None:
    words = said.split()
    if len(words) < 4 or not words[-1].isdecimal():
        return None
    coins = [move >> SEAT_BITS for move in s.moves()[1:]]
    return Message("heroes-refused-offer", {"low": min(coins, default=0), "high": max(coins, default=0)})


def reason_give(s: Board, f: Frame, said: str) -> Message | None:
    return Message("heroes-refused-give", {"tiles": tile_list(tiles_in_danger(s))})


def reason_clovers(s: Board, f: Frame, said: str) -> Message | None:
    return Message("heroes-refused-clovers", {"clovers": s.moves()[-1]})


def reason_exchange(s: Board, f: Frame, said: str) -> Message | None:
    return Message("heroes-refused-exchange", {}) if said.removeprefix("exchange ") in base.KINDS else None


REASONS: dict[int, Callable[[Board, Frame, str], Message | None]] = {
    questions.OFFER: reason_offer,
    questions.SUFFER_PERSIANS: reason_give,
    questions.HIRE: reason_hire,
    questions.EXCHANGE: reason_exchange,
    questions.SPREAD_CLOVERS: reason_clovers,
}
