"""Table options: what a data file lists, and what a table chooses of it."""

from __future__ import annotations

from isthmos.core.data_file import OptionRow
from isthmos.core.errors import OptionError
from isthmos.core.message import Message, either
from isthmos.core.title import Option


def listed(rows: list[OptionRow]) -> list[Option]:
    """The options of a data file, their values as they are typed."""
    return [Option(row.id, tuple([text_of(value) for value in row.values]), row.rule) for row in rows]


def text_of(value: bool | int | str) -> str:
    return value if isinstance(value, str) else str(value).lower()


def no_option(name: str, known: list[str]) -> OptionError:
    return OptionError(Message("core-no-option", {"option": name, "options": ", ".join(sorted(known))}))


def choose(options: list[Option], given: dict[str, str]) -> dict[str, str]:
    """Defaults with the given values laid over them; refuses what is not listed."""
    values = {option.id: option.values for option in options}
    for name, value in given.items():
        if name not in values:
            raise no_option(name, list(values))
        if value not in values[name]:
            wanted = either(values[name])
            raise OptionError(Message("core-option-value", {"option": name, "value": value, "wanted": wanted}))
    return {option.id: given.get(option.id, option.values[0]) for option in options}
