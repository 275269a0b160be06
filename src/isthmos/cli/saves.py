"""Games kept between sittings: records with their secret, in the user's data directory."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from isthmos.core.errors import IsthmosError, RecordError
from isthmos.core.foreign import misfit, of_system
from isthmos.core.message import Arg, Message
from isthmos.core.record import Record

FORMAT = 1
MOST_BYTES = 4 * 2**20
"""Of a record or a saved game; the longest have some hundred thousand."""


class CannotRead(IsthmosError):
    """The system does not give a file out."""


class Sitter(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a seat: a person, or a bot by its name on the shelf."""

    name: str
    bot: str = ""


class Save(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A game that can be gone on with. The secret must not be shown before the game is over."""

    record: Record
    secret: str
    salt: str
    sitters: list[Sitter]
    format: int = FORMAT
    campaign: bool = False
    """A level of the campaign: its result counts there."""
    record_file: str = ""
    """Where the player wanted the record to be."""


def home() -> Path:
    """Where everything is kept."""
    chosen = os.environ.get("ISTHMOS_HOME")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "isthmos"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "isthmos"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "isthmos"


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing: a file that was there before stays until the new one is safe on the disk."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        said: dict[str, Arg] = {"file": str(path), "reason": of_system(error)}
        raise IsthmosError(Message("core-unwritten", said)) from None


def read_whole(path: Path, most: int = MOST_BYTES) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise CannotRead(Message("core-unread", {"file": str(path), "reason": of_system(error)})) from None
    if len(data) > most:
        raise IsthmosError(Message("cli-file-large", {"file": str(path), "most": most}))
    return data


# --- games --------------------------------------------------------------------------------------


def games() -> Path:
    return home() / "games"


def records() -> Path:
    """Where the records of finished games are put."""
    return home() / "records"


def new_path(game: str) -> Path:
    """A name nobody has used: the time, and the game."""
    stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{game}"
    path, number = games() / f"{stem}.json", 2
    while path.exists():
        path, number = games() / f"{stem}-{number}.json", number + 1
    return path


def keep(path: Path, save: Save) -> None:
    write_whole(path, msgspec.json.encode(save))


def load(path: Path) -> Save:
    """Raises RecordError when the file is damaged."""
    try:
        return msgspec.json.decode(read_whole(path), type=Save)
    except msgspec.DecodeError as error:
        raise damaged(path, misfit(str(error))) from None


def damaged(path: Path, reason: Message) -> RecordError:
    return RecordError(Message("cli-save-damaged", {"file": str(path), "reason": reason}))


def newest_first() -> list[Path]:
    """Every saved game, the one played last in front."""
    found = [path for path in games().glob("*.json") if path.is_file()] if games().is_dir() else []
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def find(name: str) -> Path:
    """A saved game by its name, or `last`. Raises IsthmosError with the names there are."""
    found = newest_first()
    if name == "last" and found:
        return found[0]
    for path in found:
        if name in (path.stem, path.name):
            return path
    if Path(name).is_file():
        return Path(name)
    if not found:
        raise IsthmosError(Message("cli-no-saves", {"name": name}))
    names = ", ".join(path.stem for path in found[:5])
    raise IsthmosError(Message("cli-no-save", {"name": name, "names": names}))


def unfinished() -> list[Path]:
    """Games that can be gone on with; a damaged one is left where it is and not offered."""
    paths = []
    for path in newest_first():
        try:
            if not load(path).record.scores:
                paths.append(path)
        except IsthmosError:
            continue
    return paths
