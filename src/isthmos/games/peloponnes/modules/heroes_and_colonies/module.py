# compiled
"""How the two modules write themselves into the rulebook of the base game."""

from __future__ import annotations

from typing import Any, Final

from isthmos.core.state import Decision, Phase
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts, questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.arming import Arm, OfferStrength
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.chits import (
    Chits,
    DrawChit,
    ReturnChit,
    TurnUpChit,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.clovers import Clovers, SpreadClovers
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.conflict import Conflict, HireAfterConflict
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.exchange import (
    Exchange,
    ExchangeThenBid,
    ExchangeThenSuffer,
    ExchangeThenTake,
    FreeExchange,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.negotiation import AnswerOffer, Negotiation, Offer
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import (
    Halve,
    Hire,
    PersianAttack,
    SufferPersians,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.setup import (
    Colonies,
    DealColony,
    DealHero,
    FillStack,
    FillStacks,
    Heroes,
    HeroGoods,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.wards import StrikeWithWards, Ward
from isthmos.games.peloponnes.modules.heroes_and_colonies.rules import HeroRules
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroPolis
from isthmos.games.peloponnes.phases.bidding import Bidding
from isthmos.games.peloponnes.phases.disasters import Disasters, StrikeEverySeat
from isthmos.games.peloponnes.phases.setup import Civilizations, StartCoins
from isthmos.games.peloponnes.phases.supply import FinalSupply, Redeeming
from isthmos.games.peloponnes.phases.taking import Taking
from isthmos.games.peloponnes.questions import DRAW_CHIT

Step = Phase[Any]
MOST_TILES: Final = 6
"""Tiles on offer where the stacks are not filled up (HC-13.2)."""


def install(rules: HeroRules) -> None:
    """After the base game: the chosen modules, and how many play."""
    add_decisions(rules)
    choices, seats = rules.choices, rules.seats
    if choices.heroes:
        install_heroes(rules)
    if choices.colonies:
        after(rules.setup, Civilizations, Colonies())
    if choices.negotiation:
        things = [facts.COLONY] * choices.colonies + [facts.HERO] * choices.heroes
        after(rules.setup, StartCoins, Negotiation(tuple(things)))
    if choices.free_exchange:
        install_free_exchange(rules)
    rules.offer_size = max(rules.content.offer_size, seats)
    if seats > MOST_TILES:
        if choices.stacks_are_filled:
            rules.setup.insert(0, FillStacks())
        else:
            rules.offer_size = MOST_TILES
    rules.regular = min(seats, rules.offer_size)


def install_heroes(rules: HeroRules) -> None:
    """HC-1.1."""
    content, clovers = rules.content, rules.data.clovers
    rules.blank = HeroPolis(content.mats[0], len(content.disasters), clovers.each, clovers.points)
    rules.chits_per_round = rules.data.chits.per_round
    after(rules.setup, Civilizations, Heroes())
    after(rules.setup, StartCoins, HeroGoods())
    replace(rules.round, Disasters, Chits())
    after(rules.supply, Redeeming, Conflict())
    after(rules.supply, Conflict, HireAfterConflict())
    if rules.choices.clovers_are_spread_by_hand:
        after(rules.ending, FinalSupply, Clovers())
    rules.decisions[DRAW_CHIT] = DrawChit()
    rules.tile_taken.append(OfferStrength())
    rules.strikes = [StrikeWithWards() for _ in content.disasters]
    rules.strikes[PERSIANS] = PersianAttack()


def install_free_exchange(rules: HeroRules) -> None:
    """HC-10.6."""
    replace(rules.round, Bidding, ExchangeThenBid())
    replace(rules.round, Taking, ExchangeThenTake())
    rules.supply.insert(0, FreeExchange())
    rules.supply.insert([isinstance(step, Redeeming) for step in rules.supply].index(True), FreeExchange())
    after(rules.ending, FinalSupply, FreeExchange())
    rules.strikes = [
        ExchangeThenSuffer(strike) if isinstance(strike, StrikeEverySeat) else strike for strike in rules.strikes
    ]


def add_decisions(rules: HeroRules) -> None:
    decisions: dict[int, Decision[Any]] = {
        questions.FILL_STACK: FillStack(),
        questions.DEAL_COLONY: DealColony(),
        questions.DEAL_HERO: DealHero(),
        questions.OFFER: Offer(rules.choices.least_offer),
        questions.ANSWER_OFFER: AnswerOffer(),
        questions.ARM: Arm(),
        questions.TURN_UP_CHIT: TurnUpChit(),
        questions.RETURN_CHIT: ReturnChit(),
        questions.WARD: Ward(),
        questions.SUFFER_PERSIANS: SufferPersians(),
        questions.HALVE: Halve(),
        questions.HIRE: Hire(),
        questions.EXCHANGE: Exchange(),
        questions.SPREAD_CLOVERS: SpreadClovers(),
    }
    for kind, decision in decisions.items():
        rules.decide(kind, decision)


def after(steps: list[Step], anchor: type[Step], new: Step) -> None:
    """Insert a step after the one of class `anchor`, which must be there."""
    steps.insert(place_of(steps, anchor) + 1, new)


def replace(steps: list[Step], anchor: type[Step], new: Step) -> None:
    """Put a step in the place of the one of class `anchor`, which must be there."""
    steps[place_of(steps, anchor)] = new


def place_of(steps: list[Step], anchor: type[Step]) -> int:
    for i, step in enumerate(steps):
        if type(step) is anchor:
            return i
    raise ValueError(f"there is no step {anchor.__name__}")
