# compiled
"""The base game: the round in the order of the rulebook, and who answers which question."""

from __future__ import annotations

from isthmos.games.peloponnes import questions
from isthmos.games.peloponnes.phases.bidding import Bid, Bidding, MoveBid
from isthmos.games.peloponnes.phases.disasters import Disasters, DrawChit, StrikeEverySeat, Suffer
from isthmos.games.peloponnes.phases.income import ChooseIncome, Income
from isthmos.games.peloponnes.phases.revealing import Revealing, RevealTile
from isthmos.games.peloponnes.phases.setup import (
    ChooseCivilization,
    ChooseExtraIncome,
    Civilizations,
    DealCivilization,
    ExtraIncomes,
    FirstOrder,
    StartCoins,
    StartGoods,
)
from isthmos.games.peloponnes.phases.supply import Feed, Feeding, FinalSupply, HoldSupply, Redeem, Redeeming
from isthmos.games.peloponnes.phases.taking import OneTimeIncome, TakeTile, Taking
from isthmos.games.peloponnes.phases.turn_order import TurnOrder
from isthmos.games.peloponnes.rules import Rules


def install(rules: Rules) -> None:
    """Write the base game into an empty rulebook."""
    rules.setup = [Civilizations(), StartCoins(), StartGoods(), FirstOrder(), ExtraIncomes()]
    rules.round = [
        Revealing(),  # a
        Bidding(),  # b
        TurnOrder(),  # c
        Taking(),  # d
        OneTimeIncome(),  # e
        Income(),  # f
        Disasters(),  # g
    ]
    rules.supply = [Feeding(), Redeeming()]
    rules.ending = [FinalSupply()]
    rules.strikes = [StrikeEverySeat() for _ in rules.content.disasters]

    rules.decide(questions.DEAL_CIVILIZATION, DealCivilization())
    rules.decide(questions.CHOOSE_CIVILIZATION, ChooseCivilization())
    rules.decide(questions.CHOOSE_EXTRA_INCOME, ChooseExtraIncome())
    rules.decide(questions.REVEAL_TILE, RevealTile())
    rules.decide(questions.BID, Bid())
    rules.decide(questions.MOVE_BID, MoveBid())
    rules.decide(questions.TAKE_TILE, TakeTile())
    rules.decide(questions.CHOOSE_INCOME, ChooseIncome())
    rules.decide(questions.DRAW_CHIT, DrawChit())
    rules.decide(questions.SUFFER, Suffer())
    rules.decide(questions.HOLD_SUPPLY, HoldSupply())
    rules.decide(questions.FEED, Feed())
    rules.decide(questions.REDEEM, Redeem())
