"""What the data files of all games share: how rows are shaped, read and checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec

from isthmos.core.errors import DataError

Shape = TypeVar("Shape")


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """Any table of a file: an unknown key is a mistake, not an extra."""


class OptionRow(Row):
    """A table option, its default first."""

    id: str
    values: list[bool | int | str]
    rule: str


def read_as(shape: type[Shape], text: str, name: str, problems: Callable[[Shape], list[str]]) -> Shape:
    """The data in `text`, checked; `name` is the file's name for the sentence when it is not."""
    try:
        data = msgspec.toml.decode(text, type=shape)
    except msgspec.DecodeError as error:
        raise DataError(f"{name}: {error}") from None
    for problem in problems(data):
        raise DataError(f"{name}: {problem}")
    return data


def repeated(table: str, ids: list[str]) -> list[str]:
    """A sentence for each id that two rows have."""
    return [f"{table} {one} appears twice" for one in sorted({i for i in ids if ids.count(i) > 1})]
