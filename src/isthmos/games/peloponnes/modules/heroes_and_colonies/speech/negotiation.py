"""Negotiation before the game: what is said about an offer and its answer (HC-11.1 to HC-11.3)."""

from __future__ import annotations

from collections.abc import Sequence

from isthmos.core.message import Arg, Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts, names
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.negotiation import (
    ACCEPT,
    NO_OFFER,
    coins_of,
    seat_of,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import (
    FILLERS,
    NO,
    THINGS,
    YES,
    AskedOfHeroes,
    heroic,
    plain,
)
from isthmos.games.peloponnes.names import polis
from isthmos.games.peloponnes.speech.outcomes import what_is_left
from isthmos.games.peloponnes.state import Board


class OfferSpeech(AskedOfHeroes):
    kind = "offer"
    phase = "setup"
    sentence = "heroes-ask-offer"
    guidance = "heroes-help-offer"
    form = "heroes-form-offer"
    verbs: tuple[str, ...] = ("offer", "pass")

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        mine = names.thing_name(s, f.seat, f.a == facts.COLONY)
        return {"thing": THINGS[f.a], "mine": mine, "coins": s.poleis[f.seat].coins}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"thing": THINGS[f.a]}

    def write(self, s: Board, f: Frame, move: int) -> str:
        if move == NO_OFFER:
            return "pass"
        return f"offer {THINGS[f.a]} {civilization_of(s, seat_of(move))} {coins_of(move)}"

    def hear(self, s: Board, f: Frame, text: str) -> str:
        """Whom and how many coins; what is asked for is known."""
        words = plain(text)
        if words[:1] in (["pass"], ["none"], ["no-offer"]) or set(words[:1]) & NO:
            return "pass"
        said = [word for word in words if word != "offer" and word not in THINGS.values() and word not in FILLERS]
        numbers = [word for word in said if word.isdecimal()]
        seats = [seat for seat in range(s.rules.seats) if seat != f.seat and any(called(s, seat, one) for one in said)]
        who = [civilization_of(s, seats[0])] if len(seats) == 1 else said
        return " ".join(["offer", THINGS[f.a], *who, *numbers[:1]])

    def why_refused(self, s: Board, f: Frame, said: str) -> Message | None:
        words = said.split()
        if len(words) < 4 or not words[-1].isdecimal():
            return None
        coins = [coins_of(move) for move in s.moves() if move != NO_OFFER]
        low, high = min(coins, default=0), max(coins, default=0)
        return Message("heroes-refused-offer", {"low": low, "high": high, "same": "yes" if low == high else "no"})

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        if move == NO_OFFER:
            return HeroesAbout(verb="pass", thing=THINGS[f.a])
        return HeroesAbout(verb="offer", thing=THINGS[f.a], seat=seat_of(move), amount=coins_of(move))

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == NO_OFFER:
            return Message("heroes-do-no-offer", {})
        return Message("heroes-do-offer", self.offered(s, f, move))

    def label_of_several(self, s: Board, f: Frame, lowest: int, highest: int) -> Message:
        return Message("heroes-do-offer-range", {**self.offered(s, f, lowest), "high": coins_of(highest)})

    def offered(self, s: Board, f: Frame, move: int) -> dict[str, Arg]:
        seat = seat_of(move)
        theirs = names.thing_name(s, seat, f.a == facts.COLONY)
        return {"thing": THINGS[f.a], "who": polis(s, seat), "theirs": theirs, "low": coins_of(move)}

    def offers(self, s: Board, f: Frame) -> Sequence[Sequence[int]]:
        """One line for each player, with the coins as a range; no offer last."""
        by_seat: dict[int, list[int]] = {}
        for move in s.moves():
            if move != NO_OFFER:
                by_seat.setdefault(seat_of(move), []).append(move)
        return [*by_seat.values(), [NO_OFFER]]

    def amount(self, s: Board, f: Frame, move: int) -> int:
        return coins_of(move)

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return [] if move == NO_OFFER else what_it_is(s, seat_of(move), f.a)


class AnswerOfferSpeech(AskedOfHeroes):
    kind = "answer-offer"
    phase = "setup"
    sentence = "heroes-ask-answer"
    guidance = "heroes-help-answer"
    form = "heroes-form-answer"
    verbs: tuple[str, ...] = ("accept", "refuse")

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        giver, is_colony = seat_of(f.b), f.a == facts.COLONY
        mine, theirs = names.thing_name(s, f.seat, is_colony), names.thing_name(s, giver, is_colony)
        return {"giver": polis(s, giver), "coins": coins_of(f.b), "mine": mine, "theirs": theirs}

    def write(self, s: Board, f: Frame, move: int) -> str:
        return "accept" if move == ACCEPT else "refuse"

    def hear(self, s: Board, f: Frame, text: str) -> str:
        words = plain(text)
        said = words[0] if words else ""
        return "accept" if said in YES else "refuse" if said in NO else said

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        verb = "accept" if move == ACCEPT else "refuse"
        return HeroesAbout(verb=verb, thing=THINGS[f.a], seat=seat_of(f.b), amount=coins_of(f.b))

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("heroes-do-accept" if move == ACCEPT else "heroes-do-refuse", {})

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        if move != ACCEPT:
            return []
        after = self.outcome(s, f, move)
        left = what_is_left(s.poleis[f.seat], after.poleis[f.seat])
        return [*left, *what_it_is(s, seat_of(f.b), f.a)]


def what_it_is(s: Board, seat: int, thing: int) -> list[Message]:
    """The hero or the colony of a seat, for somebody who may get it."""
    if thing == facts.COLONY:
        return names.describe_colony(s, names.mat_number(s, seat))
    return names.describe_hero(s, heroic(s, seat).hero)


def civilization_of(s: Board, seat: int) -> str:
    return s.rules.content.civilizations[s.poleis[seat].civilization].id


def called(s: Board, seat: int, word: str) -> bool:
    """Whether a word names the civilization of a seat, or begins like it."""
    found = s.rules.content.civilizations[s.poleis[seat].civilization]
    return len(word) > 2 and any(name.lower().startswith(word) for name in (found.id, found.name_en, found.name_de))
