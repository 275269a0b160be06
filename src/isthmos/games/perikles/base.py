# compiled
"""The game: the round in the order of the rulebook, and who answers which question."""

from __future__ import annotations

from isthmos.games.perikles import questions
from isthmos.games.perikles.phases.armies import (
    ArmyTurn,
    ChooseFirst,
    FirstWithArmies,
    Retrieve,
    Retrieving,
    SendingArmies,
)
from isthmos.games.perikles.phases.battle import Battles, FightAt
from isthmos.games.perikles.phases.battle_specials import OfferSpecial
from isthmos.games.perikles.phases.candidates import Nominate, Nominating, NominationTurn
from isthmos.games.perikles.phases.combat import (
    ChooseColumn,
    ChooseLoss,
    FightCombat,
    FindColumn,
    ThrowAttack,
    ThrowDefence,
)
from isthmos.games.perikles.phases.election import Elections
from isthmos.games.perikles.phases.influence import (
    AfterTile,
    Assassinate,
    InfluenceTurn,
    PlaceCube,
    TakeTile,
    TakingTiles,
)
from isthmos.games.perikles.phases.layout import (
    FillDisplay,
    InfluenceTiles,
    Locations,
    RoundStart,
    TurnUpLocation,
)
from isthmos.games.perikles.phases.round_end import RoundEnd
from isthmos.games.perikles.phases.sending import (
    ChooseTarget,
    EndArmyTurn,
    PayCube,
    Permit,
    ResumeArmyTurn,
    Send,
)
from isthmos.games.perikles.phases.setup import (
    DealSpecial,
    DrawStartPlayer,
    FirstCubes,
    PlaceSetupCube,
    SpecialTiles,
    StartPlayer,
)
from isthmos.games.perikles.phases.slave_revolt import ChooseRevolt, DrawRevolt
from isthmos.games.perikles.phases.special_tiles import ChooseDestination, ChoosePlagueCity, MoveCube
from isthmos.games.perikles.rules import Rules


def install(rules: Rules) -> None:
    """Write the game into an empty rulebook."""
    rules.setup = [StartPlayer(), InfluenceTiles(), Locations(), SpecialTiles(), FirstCubes()]
    rules.round = [
        RoundStart(),
        Locations(),  # 1
        InfluenceTiles(),
        TakingTiles(),  # 2
        Nominating(),  # 3
        Elections(),  # 4
        FirstWithArmies(),  # 5
        Retrieving(),
        SendingArmies(),
        Battles(),  # 6
        RoundEnd(),  # 7
    ]
    decide(rules)


def decide(rules: Rules) -> None:
    rules.decide(questions.DRAW_START_PLAYER, DrawStartPlayer())
    rules.decide(questions.FILL_DISPLAY, FillDisplay())
    rules.decide(questions.TURN_UP_LOCATION, TurnUpLocation())
    rules.decide(questions.DEAL_SPECIAL, DealSpecial())
    rules.decide(questions.PLACE_SETUP_CUBE, PlaceSetupCube())
    rules.decide(questions.INFLUENCE_TURN, InfluenceTurn())
    rules.decide(questions.TAKE_TILE, TakeTile())
    rules.decide(questions.PLACE_CUBE, PlaceCube())
    rules.decide(questions.NOMINATE, Nominate())
    rules.decide(questions.ASSASSINATE, Assassinate())
    rules.decide(questions.AFTER_TILE, AfterTile())
    rules.decide(questions.MOVE_CUBE, MoveCube())
    rules.decide(questions.CHOOSE_DESTINATION, ChooseDestination())
    rules.decide(questions.CHOOSE_PLAGUE_CITY, ChoosePlagueCity())
    rules.decide(questions.NOMINATION_TURN, NominationTurn())
    rules.decide(questions.CHOOSE_FIRST, ChooseFirst())
    rules.decide(questions.RETRIEVE, Retrieve())
    rules.decide(questions.ARMY_TURN, ArmyTurn())
    rules.decide(questions.SEND, Send())
    rules.decide(questions.CHOOSE_TARGET, ChooseTarget())
    rules.decide(questions.PERMIT, Permit())
    rules.decide(questions.PAY_CUBE, PayCube())
    rules.decide(questions.END_ARMY_TURN, EndArmyTurn())
    rules.decide(questions.CHOOSE_REVOLT, ChooseRevolt())
    rules.decide(questions.DRAW_REVOLT, DrawRevolt())
    rules.decide(questions.RESUME_ARMY_TURN, ResumeArmyTurn())
    rules.decide(questions.FIGHT_AT, FightAt())
    rules.decide(questions.FIGHT_COMBAT, FightCombat())
    rules.decide(questions.FIND_COLUMN, FindColumn())
    rules.decide(questions.OFFER_SPECIAL, OfferSpecial())
    rules.decide(questions.CHOOSE_COLUMN, ChooseColumn())
    rules.decide(questions.THROW_ATTACK, ThrowAttack())
    rules.decide(questions.THROW_DEFENCE, ThrowDefence())
    rules.decide(questions.CHOOSE_LOSS, ChooseLoss())
