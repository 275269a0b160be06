# compiled
"""The expansion's moves in words, beside those of the base game: "arm", "offer colony sparta 3", "hire 2"."""

from __future__ import annotations

from isthmos.core.state import Frame
from isthmos.games.peloponnes import notation as base
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts, questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.exchange import DONE
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.negotiation import (
    ACCEPT,
    NO_OFFER,
    SEAT_BITS,
    SEAT_MASK,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import HERO_TILE
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.state import Board

YES_OR_NO: dict[int, tuple[str, str]] = {
    questions.ARM: ("leave", "arm"),
    questions.RETURN_CHIT: ("keep-chit", "put-back"),
    questions.WARD: ("suffer", "ward"),
}
THINGS = {facts.COLONY: "colony", facts.HERO: "hero"}

PHRASES = {
    "put back": "put-back",
    "keep chit": "keep-chit",
    "let it count": "keep-chit",
    "chip behalten": "keep-chit",
    "chip zurücklegen": "put-back",
    "no offer": "no-offer",
    "kein angebot": "no-offer",
    "lay a coin": "ward",
    "münze legen": "ward",
}
"""What is said in several words."""

OTHER_WORDS = {
    "rüste": "arm",
    "aufrüsten": "arm",
    "lasse": "leave",
    "zurücklegen": "put-back",
    "chip-behalten": "keep-chit",
    "abwehren": "ward",
    "erleide": "suffer",
    "heuere": "hire",
    "anwerben": "hire",
    "tausche": "exchange",
    "fertig": "done",
    "annehmen": "accept",
    "ablehnen": "refuse",
    "angebot": "offer",
    "kolonie": "colony",
    "held": "hero",
    "macht": "power",
    "entferne": "give",
    "gib": "give",
    "verzichte": "leave",
    "lass": "leave",
    "passe": "pass",
    "passen": "pass",
    "biete": "offer",
    "nimm": "accept",
    "behalte": "keep-chit",
    "behalten": "keep-chit",
    "holz": "wood",
    "stein": "stone",
    "nahrung": "food",
    "münze": "coin",
    "münzen": "coins",
    "nichts": "none",
}


def write(s: Board, move: int) -> str:
    """A legal move of the open question in notation."""
    f = s.top
    assert f is not None
    if f.kind < questions.FILL_STACK:
        return base.write(s, move)
    if f.kind in YES_OR_NO:
        return YES_OR_NO[f.kind][move]
    if f.kind in (questions.DEAL_COLONY, questions.DEAL_HERO, questions.FILL_STACK):
        return write_dealt(s, f, move)
    if f.kind == questions.OFFER:
        return write_offer(s, f, move)
    if f.kind == questions.ANSWER_OFFER:
        return "accept" if move == ACCEPT else "refuse"
    if f.kind == questions.SUFFER_PERSIANS:
        return "give hero" if move == HERO_TILE else f"give {s.rules.tiles[move - 1].word}"
    if f.kind == questions.HIRE:
        return f"hire {move}"
    if f.kind == questions.EXCHANGE:
        return "done" if move == DONE else f"exchange {base.KINDS[move]}"
    return f"power {move}"


def written(s: Board) -> list[str]:
    """Every legal move of the open question."""
    return [write(s, move) for move in s.moves()]


def write_dealt(s: Board, f: Frame, move: int) -> str:
    if f.kind == questions.DEAL_COLONY:
        return f"colony {s.rules.content.mats[move].id}"
    if f.kind == questions.DEAL_HERO:
        assert isinstance(s, HeroBoard)
        return f"hero {s.hero_rules.heroes[move].id}"
    return f"copy {s.rules.tiles[move].word}"


def write_offer(s: Board, f: Frame, move: int) -> str:
    if move == NO_OFFER:
        return "pass"
    to = s.poleis[(move & SEAT_MASK) - 1].civilization
    return f"offer {THINGS[f.a]} {s.rules.content.civilizations[to].id} {move >> SEAT_BITS}"


def normal(s: Board, text: str) -> str:
    """What was typed, put into notation as far as it can be understood."""
    line = text.lower()
    for phrase, word in PHRASES.items():
        line = line.replace(phrase, word)
    return base.normal(s, " ".join([OTHER_WORDS.get(word, word) for word in line.split()]))
