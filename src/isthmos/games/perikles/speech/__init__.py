"""What is said about each question, beside its decision: `phases/influence.py` asks, `speech/influence.py` speaks."""

from __future__ import annotations

from isthmos.games.perikles import questions
from isthmos.games.perikles.speech.armies import ChooseFirstSpeech, RetrieveSpeech
from isthmos.games.perikles.speech.base import PeriklesSpeech
from isthmos.games.perikles.speech.battle_specials import OfferSpecialSpeech
from isthmos.games.perikles.speech.candidates import NominateSpeech
from isthmos.games.perikles.speech.combat import (
    ChooseColumnSpeech,
    ChooseLossSpeech,
    ThrowAttackSpeech,
    ThrowDefenceSpeech,
)
from isthmos.games.perikles.speech.influence import AfterTileSpeech, AssassinateSpeech, PlaceCubeSpeech, TakeTileSpeech
from isthmos.games.perikles.speech.layout import FillDisplaySpeech, TurnUpLocationSpeech
from isthmos.games.perikles.speech.sending import (
    ChooseTargetSpeech,
    EndArmyTurnSpeech,
    PayCubeSpeech,
    PermitSpeech,
    SendSpeech,
)
from isthmos.games.perikles.speech.setup import DealSpecialSpeech, DrawStartPlayerSpeech, PlaceSetupCubeSpeech
from isthmos.games.perikles.speech.slave_revolt import ChooseRevoltSpeech, DrawRevoltSpeech
from isthmos.games.perikles.speech.special_tiles import (
    ChooseDestinationSpeech,
    ChoosePlagueCitySpeech,
    MoveCubeSpeech,
)

SPEECHES: dict[int, PeriklesSpeech] = {
    questions.DRAW_START_PLAYER: DrawStartPlayerSpeech(),
    questions.FILL_DISPLAY: FillDisplaySpeech(),
    questions.TURN_UP_LOCATION: TurnUpLocationSpeech(),
    questions.DEAL_SPECIAL: DealSpecialSpeech(),
    questions.PLACE_SETUP_CUBE: PlaceSetupCubeSpeech(),
    questions.TAKE_TILE: TakeTileSpeech(),
    questions.PLACE_CUBE: PlaceCubeSpeech(),
    questions.NOMINATE: NominateSpeech(),
    questions.ASSASSINATE: AssassinateSpeech(),
    questions.AFTER_TILE: AfterTileSpeech(),
    questions.MOVE_CUBE: MoveCubeSpeech(),
    questions.CHOOSE_DESTINATION: ChooseDestinationSpeech(),
    questions.CHOOSE_PLAGUE_CITY: ChoosePlagueCitySpeech(),
    questions.CHOOSE_FIRST: ChooseFirstSpeech(),
    questions.RETRIEVE: RetrieveSpeech(),
    questions.SEND: SendSpeech(),
    questions.CHOOSE_TARGET: ChooseTargetSpeech(),
    questions.PERMIT: PermitSpeech(),
    questions.PAY_CUBE: PayCubeSpeech(),
    questions.END_ARMY_TURN: EndArmyTurnSpeech(),
    questions.CHOOSE_REVOLT: ChooseRevoltSpeech(),
    questions.DRAW_REVOLT: DrawRevoltSpeech(),
    questions.OFFER_SPECIAL: OfferSpecialSpeech(),
    questions.CHOOSE_COLUMN: ChooseColumnSpeech(),
    questions.THROW_ATTACK: ThrowAttackSpeech(),
    questions.THROW_DEFENCE: ThrowDefenceSpeech(),
    questions.CHOOSE_LOSS: ChooseLossSpeech(),
}
