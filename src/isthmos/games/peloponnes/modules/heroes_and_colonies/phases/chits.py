# compiled
"""Three chits a round, repetitions going back, and Ariadne (HC-5.1 to HC-5.5, HC-9.3)."""

from __future__ import annotations

from typing import Final

from isthmos.core.answers import Answers
from isthmos.core.state import CHANCE, NOBODY, Decision, Frame, Phase, Work
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.questions import RETURN_CHIT, TURN_UP_CHIT
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard
from isthmos.games.peloponnes.phases.disasters import settle_chit, take_from_bag
from isthmos.games.peloponnes.questions import DRAW_CHIT
from isthmos.games.peloponnes.state import NONE

KEEP: Final = 0
PUT_BACK: Final = 1

BACK_BITS: Final = 8
BACK_MASK: Final = 255


class Chits(Phase[HeroBoard]):
    """HC-5.1."""

    def begin(self, s: HeroBoard) -> None:
        if not s.hero_rules.choices.repeats_over_rounds:
            s.last_chit = NONE  # HC-5.3
        for seat in range(s.rules.seats):
            p = s.polis(seat)
            p.chit_returns = p.returns_each_round
        s.ask(TURN_UP_CHIT, NOBODY, s.rules.chits_per_round)


class TurnUpChit(Work[HeroBoard]):
    """The next chit: from the bag, or else the first that was put back.

    frame.a: chits still to settle in this round; frame.b: chits put back in this draw.
    """

    def do(self, s: HeroBoard, f: Frame) -> None:
        if any(s.chits_left):
            s.ask(DRAW_CHIT, CHANCE, f.a, f.b)
            return
        again = len(s.returned) <= f.b  # HC-5.4: only chits of this draw are left
        kind, s.returned = s.returned[0], s.returned[1:]
        if again:
            s.note(facts.CHIT_CAME_AGAIN, NONE, kind)
            settle(s, kind, f.a)
        else:
            turned_up(s, kind, f.a, f.b)


class DrawChit(Decision[HeroBoard]):
    """Which chit comes out of the bag. The frame is that of TURN_UP_CHIT."""

    def answers(self, s: HeroBoard, f: Frame, legal: Answers) -> None:
        legal.by_pieces(s.chits_left)

    def play(self, s: HeroBoard, f: Frame, move: int) -> None:
        take_from_bag(s, move)
        turned_up(s, move, f.a, f.b)


class ReturnChit(Decision[HeroBoard]):
    """Put the chit back or let it count (HD2). frame.a: its kind; frame.b: chits to settle, and put back above them."""

    def answers(self, s: HeroBoard, f: Frame, legal: Answers) -> None:
        legal.one(KEEP)
        legal.one(PUT_BACK)

    def play(self, s: HeroBoard, f: Frame, move: int) -> None:
        to_settle, back = f.b & BACK_MASK, f.b >> BACK_BITS
        if move == KEEP:
            settle(s, f.a, to_settle)
            return
        s.polis(f.seat).chit_returns -= 1
        if s.hero_rules.choices.returned_chits_count:
            s.last_chit = s.rules.content.chits[f.a].disaster  # HC-5.3
        put_back(s, f.seat, f.a, to_settle, back)


def turned_up(s: HeroBoard, kind: int, to_settle: int, back: int) -> None:
    """HC-5.2: a repetition goes back; otherwise somebody may put it back, or it is settled."""
    disaster = s.rules.content.chits[kind].disaster
    if disaster != NONE and disaster == s.last_chit:
        put_back(s, NONE, kind, to_settle, back)
        return
    if any(s.chits_left) or len(s.returned) > back:  # HC-9.3: another chit must be there
        for seat in range(s.rules.seats):
            if s.polis(seat).chit_returns:
                s.ask(RETURN_CHIT, seat, kind, to_settle | back << BACK_BITS)
                return
    settle(s, kind, to_settle)


def put_back(s: HeroBoard, seat: int, kind: int, to_settle: int, back: int) -> None:
    s.note(facts.CHIT_PUT_BACK, seat, kind)
    s.returned = (*s.returned, kind)
    s.ask(TURN_UP_CHIT, NOBODY, to_settle, back + 1)


def settle(s: HeroBoard, kind: int, to_settle: int) -> None:
    """The chit counts; then the next one is turned up."""
    if to_settle > 1:
        s.ask(TURN_UP_CHIT, NOBODY, to_settle - 1)
    chit = s.rules.content.chits[kind]
    s.last_chit = chit.disaster
    if chit.disaster == PERSIANS and s.chits_seen[PERSIANS] < s.hero_rules.last_attack:  # HC-5.5
        s.persian_sum += chit.value
    settle_chit(s, kind)
