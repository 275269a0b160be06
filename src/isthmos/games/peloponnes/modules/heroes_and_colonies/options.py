# compiled
"""The options of the expansion, beside those of the base game."""

from __future__ import annotations

from isthmos.core.data_file import OptionRow
from isthmos.core.options import choose, listed


class HeroOptions:
    """How the open questions of the expansion's rules are answered at this table (docs/rulings.md)."""

    def __init__(self, rows: list[OptionRow], given: dict[str, str]) -> None:
        chosen = choose(listed(rows), {row.id: given[row.id] for row in rows if row.id in given})
        self.heroes = chosen["heroes"] == "true"
        self.colonies = chosen["colonies"] == "true"
        self.negotiation = chosen["negotiation"] == "true"
        self.repeats_over_rounds = chosen["double_chit_scope"] == "game"
        self.returned_chits_count = chosen["double_chit_after_return"] == "literal"
        self.bid_raise_helps_to_minimum = chosen["sisyphus_bonus_counts_for_minimum"] == "true"
        self.saving_covers_strength = chosen["daedalus_saving_covers_strength_extra"] == "true"
        self.saving_on_redemption = chosen["daedalus_saving_on_redemption"] == "true"
        self.luxury_may_pay_strength = chosen["luxury_may_pay_strength"] == "true"
        self.luxury_may_pay_mercenaries = chosen["luxury_may_pay_mercenaries"] == "true"
        self.all_mercenaries_count = chosen["mercenary_cap"] == "all_coins"
        self.missing_goods_cost_buildings = chosen["apollonia_earthquake"] == "per_missing"
        self.free_exchange = chosen["naukratis_free_exchange"] == "true"
        self.hero_may_be_removed = chosen["persian2_includes_hero_tile"] == "true"
        self.removed_coins_return = chosen["marked_coins_return_on_removal"] == "true"
        self.strongest_takes_from_weakest = chosen["conflict_pairing"] == "extremes"
        self.later_is_weaker = chosen["conflict_tie_low"] == "later_is_weaker"
        self.ward_skips_halving = chosen["odysseus_may_skip_halving"] == "true"
        self.clovers_are_spread_by_hand = chosen["clover_distribution"] == "player_choice"
        self.least_offer = int(chosen["negotiation_min_offer"])
        self.stacks_are_filled = chosen["tile_fill_7_8"] == "duplicate"
