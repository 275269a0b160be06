# compiled
"""Which speech answers to which kind of question at a table with the expansion; `module.py` says it of decisions."""

from __future__ import annotations

from isthmos.games.peloponnes import questions as base
from isthmos.games.peloponnes.modules.heroes_and_colonies import questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.arming import ArmSpeech
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.chits import DrawHeroChitSpeech, ReturnChitSpeech
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.clovers import SpreadCloversSpeech
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.exchange import ExchangeSpeech
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.negotiation import AnswerOfferSpeech, OfferSpeech
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.persians import GiveSpeech, HireSpeech
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.setup import (
    DealColonySpeech,
    DealHeroSpeech,
    FillStackSpeech,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.taking import (
    RedeemWithSavingSpeech,
    TakeWithStrengthSpeech,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.wards import WardSpeech
from isthmos.games.peloponnes.speech.spoken import Spoken
from isthmos.games.peloponnes.speeches import SPEECHES as OF_THE_BASE_GAME

SPEECHES: dict[int, Spoken] = {
    **OF_THE_BASE_GAME,
    base.TAKE_TILE: TakeWithStrengthSpeech(),
    base.DRAW_CHIT: DrawHeroChitSpeech(),
    base.REDEEM: RedeemWithSavingSpeech(),
    questions.FILL_STACK: FillStackSpeech(),
    questions.DEAL_COLONY: DealColonySpeech(),
    questions.DEAL_HERO: DealHeroSpeech(),
    questions.OFFER: OfferSpeech(),
    questions.ANSWER_OFFER: AnswerOfferSpeech(),
    questions.ARM: ArmSpeech(),
    questions.RETURN_CHIT: ReturnChitSpeech(),
    questions.WARD: WardSpeech(),
    questions.SUFFER_PERSIANS: GiveSpeech(),
    questions.HIRE: HireSpeech(),
    questions.EXCHANGE: ExchangeSpeech(),
    questions.SPREAD_CLOVERS: SpreadCloversSpeech(),
}
