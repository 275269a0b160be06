"""Every kind of question of the base game, by number; `base.py` says which decision answers to it."""

(
    DEAL_CIVILIZATION,
    CHOOSE_CIVILIZATION,
    CHOOSE_EXTRA_INCOME,
    REVEAL_TILE,
    BID,
    MOVE_BID,
    TAKE_TILE,
    CHOOSE_INCOME,
    DRAW_CHIT,
    SUFFER,
    HOLD_SUPPLY,
    FEED,
    REDEEM,
) = range(13)
