# compiled
"""Which speech answers to which kind of question of the base game; `base.py` says the same of decisions."""

from __future__ import annotations

from isthmos.games.peloponnes import questions
from isthmos.games.peloponnes.speech.bidding import BidSpeech, MoveBidSpeech
from isthmos.games.peloponnes.speech.disasters import DrawChitSpeech, SufferSpeech
from isthmos.games.peloponnes.speech.income import ChooseIncomeSpeech
from isthmos.games.peloponnes.speech.revealing import RevealTileSpeech
from isthmos.games.peloponnes.speech.setup import (
    ChooseCivilizationSpeech,
    ChooseExtraIncomeSpeech,
    DealCivilizationSpeech,
)
from isthmos.games.peloponnes.speech.spoken import Spoken
from isthmos.games.peloponnes.speech.supply import FeedSpeech, RedeemSpeech
from isthmos.games.peloponnes.speech.taking import TakeSpeech

SPEECHES: dict[int, Spoken] = {
    questions.DEAL_CIVILIZATION: DealCivilizationSpeech(),
    questions.CHOOSE_CIVILIZATION: ChooseCivilizationSpeech(),
    questions.CHOOSE_EXTRA_INCOME: ChooseExtraIncomeSpeech(),
    questions.REVEAL_TILE: RevealTileSpeech(),
    questions.BID: BidSpeech(),
    questions.MOVE_BID: MoveBidSpeech(),
    questions.TAKE_TILE: TakeSpeech(),
    questions.CHOOSE_INCOME: ChooseIncomeSpeech(),
    questions.DRAW_CHIT: DrawChitSpeech(),
    questions.SUFFER: SufferSpeech(),
    questions.FEED: FeedSpeech(),
    questions.REDEEM: RedeemSpeech(),
}
"""All but work that waits, which asks nobody."""
