"""What the data files of all games share: how rows are shaped, read and checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import inspect

from isthmos.core.errors import DataError
from isthmos.core.foreign import misfit
from isthmos.core.message import Arg, Message

Shape = TypeVar("Shape")

# Every number of a data file has a range: what the game can mean, with room for a box that differs from ours.
UpTo9 = Annotated[int, msgspec.Meta(ge=0, le=9)]
UpTo20 = Annotated[int, msgspec.Meta(ge=0, le=20)]
UpTo40 = Annotated[int, msgspec.Meta(ge=0, le=40)]
UpTo99 = Annotated[int, msgspec.Meta(ge=0, le=99)]
From1To9 = Annotated[int, msgspec.Meta(ge=1, le=9)]
From1To20 = Annotated[int, msgspec.Meta(ge=1, le=20)]
From1To40 = Annotated[int, msgspec.Meta(ge=1, le=40)]
From1To99 = Annotated[int, msgspec.Meta(ge=1, le=99)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """Any table of a file: an unknown key is a mistake, not an extra."""


class OptionRow(Row):
    """A table option, its default first."""

    id: str
    values: list[bool | UpTo99 | str]
    rule: str


def read_as(shape: type[Shape], text: str, name: Arg, problems: Callable[[Shape], list[Message]]) -> Shape:
    """The data in `text`, checked; `name` is what the file is called in the sentence when it is not."""
    data = shaped(shape, parsed(text, name), name)
    for problem in problems(data):
        raise in_file(name, problem)
    return data


def in_file(name: Arg, problem: Message) -> DataError:
    return DataError(Message("data-problem", {"file": name, "problem": problem}))


def parsed(text: str, name: Arg) -> dict[str, Any]:
    """A table in TOML, or in JSON as records keep it."""
    try:
        if text.lstrip().startswith("{"):
            return msgspec.json.decode(text, type=dict[str, Any])
        return msgspec.toml.decode(text, type=dict[str, Any])
    except RecursionError:
        raise in_file(name, Message("data-nested", {})) from None
    except (msgspec.DecodeError, ValueError) as error:
        raise in_file(name, misfit(str(error))) from None


def shaped(shape: type[Shape], table: dict[str, Any], name: Arg) -> Shape:
    """Of a number out of its range the sentence says what it can be."""
    try:
        return msgspec.convert(table, shape)
    except msgspec.ValidationError as error:
        found = out_of_range(table, inspect.type_info(shape)) or misfit(str(error), row_named(table, str(error)))
        raise in_file(name, found) from None


def out_of_range(value: Any, kind: inspect.Type, where: str = "") -> Message | None:
    """What is said of the first number that is out of its range."""
    if isinstance(kind, inspect.IntType) and is_number(value):
        low, high = kind.ge, kind.le
        fits = low is None or high is None or low <= value <= high
        if fits:
            return None
        bounds: dict[str, Arg] = {"place": where, "value": str(value), "low": low or 0, "high": high or 0}
        return Message("data-range", bounds)
    for inner, inner_kind, key in parts(value, kind):
        found = out_of_range(inner, inner_kind, place(where, key, inner))
        if found is not None:
            return found
    return None


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def parts(value: Any, kind: inspect.Type) -> list[tuple[Any, inspect.Type, str]]:
    """What a table or list holds, each with its type, and its key in a table."""
    if isinstance(kind, inspect.UnionType):
        return [(value, one, "") for one in kind.types]
    if isinstance(kind, inspect.StructType) and isinstance(value, dict):
        types = {field.encode_name: field.type for field in kind.fields}
        return [(inner, types[key], key) for key, inner in value.items() if key in types]
    if isinstance(kind, inspect.DictType) and isinstance(value, dict):
        return [(inner, kind.value_type, str(key)) for key, inner in value.items()]
    if isinstance(kind, inspect.ListType) and isinstance(value, list):
        return [(inner, kind.item_type, "") for inner in value]
    if isinstance(kind, inspect.TupleType) and isinstance(value, list):
        return [(inner, one, "") for inner, one in zip(value, kind.item_types, strict=False)]
    return []


def place(where: str, key: str, value: Any) -> str:
    """A row that has an id is named by it."""
    if not key and isinstance(value, dict) and "id" in value:
        return f"{where} {value['id']}:"
    if not key:
        return where
    return f"{where} {key}" if where.endswith(":") else f"{where}.{key}".lstrip(".")


def row_named(table: dict[str, Any], error: str) -> str:
    """The id of the row that an error of the form `$.hero[3].red` is about."""
    path = error.rpartition("`$.")[2]
    key, found, rest = path.partition("[")
    number = rest.partition("]")[0]
    if not found or not number.isdigit() or not isinstance(table.get(key), list):
        return ""
    row = table[key][int(number)]
    return f"{key} {row['id']}" if isinstance(row, dict) and "id" in row else ""


def row_of(table: str, number: int) -> Message:
    """A row that has no id."""
    return Message("data-row", {"table": table, "number": number})


def repeated(table: Arg, ids: list[str]) -> list[Message]:
    """One for each id that two rows have."""
    return [Message("data-twice", {"table": table, "row": one}) for one in sorted({i for i in ids if ids.count(i) > 1})]
