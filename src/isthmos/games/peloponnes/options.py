# compiled
"""The table options: one named attribute for each row `option` of the data file, and the set-up of solo play."""

from __future__ import annotations

from typing import Final

from isthmos.core.errors import OptionError
from isthmos.core.message import Arg, Message
from isthmos.core.options import choose, listed
from isthmos.games.peloponnes.content import Content

PLAIN_SOLO: Final = 0
"""`level` of a solo game outside the campaign."""
SOLO: Final = ("level", "used")
"""What a campaign sets beside the options."""
OF_SOLO_PLAY: Final = ("extra_income_kinds", "solo_civilization", "solo_failed_level")
"""Options that mean nothing to several players."""
FORMERLY: Final = {
    ("solo_extra_income_duplicates", "true"): ("extra_income_kinds", "repeat"),
    ("solo_extra_income_duplicates", "false"): ("extra_income_kinds", "different"),
}
"""What records of earlier days ask for, and what it is called today (PEL-A5)."""


class Options:
    """How the open questions of the rulebook are answered at this table (docs/rulings.md)."""

    def __init__(self, content: Content, seats: int, given: dict[str, str]) -> None:
        asked = dict([FORMERLY.get(one, one) for one in given.items() if one[0] not in SOLO])
        chosen = choose(listed(content.option_rows), asked)
        self.text = {name: value for name, value in given.items() if value}
        """What was asked for, as given: the part of a record that rebuilds this table."""
        self.chain_eviction = chosen["chain_eviction"] == "true"
        self.conquest_overbid = chosen["conquest_overbid"] == "true"
        self.luxury_for_bids_tops_up = chosen["luxury_for_bids"] == "top_up"
        self.luxury_in_disasters = chosen["luxury_in_disasters"] != "none"
        self.luxury_for_tempest_coins = chosen["luxury_in_disasters"] == "all"
        self.bid_bonus_stacks = chosen["bid_bonus_stacks"] == "true"
        self.feeding_by_luxury_is_optional = chosen["luxury_for_feeding"] == "optional"
        self.low_population_may_bid = chosen["low_population_bid"] == "allowed_tile_lost"
        self.may_always_forfeit = chosen["forfeit_building"] == "always"
        self.demolished_coin_returns = chosen["demolished_marker_coin"] == "returned"
        self.kept_lands_must_fit = chosen["land_row_after_loss"] == "must_fit"
        self.extra_incomes_may_repeat = chosen["extra_income_kinds"] == "repeat"
        self.campaign_civilization_is_drawn = chosen["solo_civilization"] == "random_unused"
        self.level = level_of(content, seats, given.get("level", ""))
        self.used = used_civilizations(content, self.level, given.get("used", ""))


def level_of(content: Content, seats: int, text: str) -> int:
    """PEL-A3: the level of the campaign; plain solo without one."""
    if not text:
        return PLAIN_SOLO
    levels = [level.number for level in content.levels]
    if seats != 1:
        raise OptionError(Message("peloponnes-level-alone", {}))
    if text not in map(str, levels):
        known: dict[str, Arg] = {"level": text, "first": levels[0], "last": levels[-1]}
        raise OptionError(Message("peloponnes-no-level", known))
    return int(text)


def used_civilizations(content: Content, level: int, text: str) -> tuple[int, ...]:
    """PEL-A6: the civilizations of completed levels, named with commas between them."""
    ids = [civilization.id for civilization in content.civilizations]
    names = [name.strip() for name in text.split(",") if name.strip()]
    if names and level == PLAIN_SOLO:
        raise OptionError(Message("peloponnes-used-without-level", {}))
    for name in names:
        if name not in ids:
            known: dict[str, Arg] = {"civilization": name, "civilizations": ", ".join(ids)}
            raise OptionError(Message("peloponnes-no-civilization", known))
    if len(set(names)) == len(ids):
        raise OptionError(Message("peloponnes-all-used", {}))
    return tuple(sorted(ids.index(name) for name in set(names)))
