"""Write what the client takes from engine and server: the types of views and frames, and what is in the box.

    python web/tools/from_engine.py [--check]

Run it whenever a view, a frame or a data file changes; a test fails when the files are not current.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from isthmos.core.manifest import ClientBoard
from isthmos.core.speech import About
from isthmos.games.catalogue import GAMES as SHELF
from isthmos.server.wire import requests, shapes

CLIENT = Path(__file__).parents[1] / "src"
GAMES = CLIENT / "games"
TYPES = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}
HEAD = "/** Written by tools/from_engine.py from engine and server. Do not edit. */\n"


ARG = "export type Arg = string | number | Name | Message | Message[];\n"
"""What may stand in a message: in Python it is Any there, as it contains itself."""
ABOUT = "about: unknown", "about: About"
"""Each game has its own; what all of them have is in the first."""


def typescript(schema: dict[str, Any]) -> str:
    """The type of a part of a JSON schema."""
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(typescript(one) for one in schema["anyOf"])
    if "prefixItems" in schema:
        return f"[{', '.join(typescript(one) for one in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        inner = typescript(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if "additionalProperties" in schema:
        return f"Record<string, {typescript(schema['additionalProperties'])}>"
    return TYPES.get(schema.get("type", ""), "unknown")


def interfaces(*structs: type) -> str:
    """Every structure reachable from these, as interfaces."""
    _, components = msgspec.json.schema_components(structs, ref_template="#/{name}")
    return HEAD + "\n" + "\n".join(interface(name, schema) for name, schema in sorted(components.items()))


def interface(name: str, schema: dict[str, Any]) -> str:
    """What need not be there has a question mark."""
    needed = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in needed else '?'}: {typescript(part)};\n"
        for field, part in schema["properties"].items()
    ]
    return f"export interface {name} {{\n{''.join(fields)}}}\n"


def frames() -> str:
    """What goes over the net, both ways."""
    written = interfaces(*shapes.ALL, *get_args(requests.Message), requests.NewTable, requests.NewStanding, About)
    return written.replace("args: Record<string, unknown>", "args: Record<string, Arg>").replace(*ABOUT) + "\n" + ARG


def json(data: object) -> str:
    return msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n"


def boards() -> dict[str, dict[str, ClientBoard]]:
    """The boards of each folder, by title: an expansion may be played on the board of the game it extends."""
    found: dict[str, dict[str, ClientBoard]] = {}
    for title, manifest in SHELF.items():
        if manifest.board:
            found.setdefault(manifest.board.folder, {})[title] = manifest.board
    return found


def manifest(titles: dict[str, ClientBoard]) -> str:
    """What the client's shelf reads: which words a game wants, and where its rules are."""
    return json(
        {
            title: {"words": [Path(file).stem for file in SHELF[title].words], "book": board.book}
            for title, board in titles.items()
        }
    )


def files() -> dict[Path, str]:
    found = {CLIENT / "lib" / "frames.ts": frames()}
    for folder, titles in boards().items():
        found[GAMES / folder / "manifest.json"] = manifest(titles)
        found[GAMES / folder / "view.ts"] = interfaces(*(view for board in titles.values() for view in board.views))
        for board in titles.values():
            found |= {GAMES / folder / name: json(box()) for name, box in board.boxes.items()}
    return found


def main() -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.name} is not current: run python web/tools/from_engine.py")
        return 1 if stale else 0
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
