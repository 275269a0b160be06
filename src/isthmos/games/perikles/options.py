# compiled
"""The table options: one named attribute for each row `option` of the data file."""

from __future__ import annotations

from isthmos.core.options import choose, listed
from isthmos.games.perikles.content import Content


class Options:
    """How the open questions of the rulebook are answered at this table (docs/rulings.md)."""

    def __init__(self, content: Content, given: dict[str, str]) -> None:
        chosen = choose(listed(content.option_rows), given)
        self.text = {name: value for name, value in given.items() if value}
        """What was asked for, as given: the part of a record that rebuilds this table."""
        self.relations_are_pairwise = chosen["relation_mode"] == "pairwise"
        self.militia_alone_holds = chosen["militia_alone_holds"] == "true"
        self.alkibiades_destinations = int(chosen["alkibiades_destinations"])
        self.column_is_chosen = chosen["column_choice"] == "ask"
        self.reveals_all_at_once = chosen["reveal"] == "all_at_location"
        self.plague_counts_candidates = chosen["plague_counts_candidates"] == "true"
        self.permission_lasts = chosen["permission_scope"] != "each_placement"
        self.permission_is_for_the_player = chosen["permission_scope"] == "player"
        self.specials_before_counters = chosen["special_before_reveal"] == "before_counters"
        self.loss_passes_on = chosen["persian_allies"] == "loss_passes_on"
