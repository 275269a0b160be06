"""Every kind of question the expansion adds; they go on where those of the base game end."""

from isthmos.games.peloponnes.questions import REDEEM

(
    FILL_STACK,
    DEAL_COLONY,
    DEAL_HERO,
    OFFER,
    ANSWER_OFFER,
    ARM,
    TURN_UP_CHIT,
    RETURN_CHIT,
    WARD,
    SUFFER_PERSIANS,
    HALVE,
    HIRE,
    EXCHANGE,
    SPREAD_CLOVERS,
) = range(REDEEM + 1, REDEEM + 15)
