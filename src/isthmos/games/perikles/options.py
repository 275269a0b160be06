"""The table options: one named attribute for each row `option` of the data file."""

from __future__ import annotations

from isthmos.core.errors import OptionError
from isthmos.games.perikles.content import Content


class Options:
    """How the open questions of the rulebook are answered at this table (docs/rulings.md)."""

    def __init__(self, content: Content, given: dict[str, str]) -> None:
        chosen = choose(content, given)
        self.text = {name: value for name, value in given.items() if value}
        """What was asked for, as given: the part of a record that rebuilds this table."""
        self.relations_are_pairwise = chosen["relation_mode"] == "pairwise"
        self.militia_alone_holds = chosen["militia_alone_holds"] == "true"
        self.alkibiades_destinations = int(chosen["alkibiades_destinations"])
        self.column_is_chosen = chosen["column_choice"] == "ask"
        self.reveals_all_at_once = chosen["reveal"] == "all_at_location"
        self.plague_counts_candidates = chosen["plague_counts_candidates"] == "true"
        self.permission_lasts = chosen["permission_scope"] == "city_location_round"


def choose(content: Content, given: dict[str, str]) -> dict[str, str]:
    """Defaults with the given values laid over them; refuses what the data file does not list."""
    rows = {row.id: [text_of(value) for value in row.values] for row in content.option_rows}
    for name, value in given.items():
        if name not in rows:
            raise OptionError(f"there is no option '{name}'; known are {', '.join(sorted(rows))}")
        if value not in rows[name]:
            raise OptionError(f"option {name} cannot be '{value}'; it can be {' or '.join(rows[name])}")
    return {name: given.get(name, values[0]) for name, values in rows.items()}


def text_of(value: bool | int | str) -> str:
    return str(value).lower()
