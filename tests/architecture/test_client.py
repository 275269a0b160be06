"""The web client draws what the server says in fields. It takes no notation apart, looks nothing up by its name, asks
no message which one it is, and holds no second opinion about the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

CLIENT = Path(__file__).parents[2] / "web" / "src"
SOURCES = sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name)
STOCKS = (
    "coins|wood|stone|food|luxury|people|income|once|score|power|population|stake|strength|cubes|statues|dice|sent|seen"
)
MESSAGES = "message|line|label|why|reason|question|one|found"

FORBIDDEN = {
    "notation taken apart": r"""\.split\( *["'`/](\\s|\s)|answers(\[|\.at\()|answer\.(split|startsWith|match)""",
    "notation made up": r"""\b(play\.send|attempt|choiceAbout|why)\([^()]*[`"']""",
    "a message asked which one it is": rf"""\b({MESSAGES})\.id\b *([!=]==|\.)|includes\(({MESSAGES})\.id\)""",
    "ids of messages in a filter": r"""\{ *id *\}\) *=> *!?(/|[A-Z_]+\.includes\(id)|\.test\(id\)""",
    "a sentence of the server named": r"""["'`/](peloponnes|heroes|perikles)-(then|told|no|refused|ask|do|answer)\b""",
    "arguments of a message read": rf"""\b({MESSAGES}|counters)\.args\.|\bargs\.\w+ as\b|Number\(args""",
    "a thing found by its name": r"""name_(en|de) *[=!]==|\.(en|de) *[=!]==|[=!]== *\w+\.(en|de|name_en|name_de)\b""",
    "a sum about rules": rf"""\.({STOCKS})\b[\])?]* *[-+*/%] |[-+*/%] \w+(\.\w+)*\.({STOCKS})\b|\bsum \+ \w+\.""",
}
"""What each relapse looks like."""
ALLOWED = {
    ("notation taken apart", "shell/Command.svelte"),  # the line for typing shows an answer as an example
    ("notation taken apart", "lib/play.svelte.ts"),  # which sends an answer as it was given
    ("notation taken apart", "shell/Rules.svelte"),  # words that are searched for in the rules
    ("a message asked which one it is", "lib/play.svelte.ts"),  # lines of the talk have numbers
}


def relapses(text: str, kind: str) -> list[str]:
    return [found.group(0) for found in re.finditer(FORBIDDEN[kind], text)]


@pytest.mark.parametrize("kind", FORBIDDEN)
def test_the_client_has_no_opinion_of_its_own(kind: str) -> None:
    found = {}
    for path in SOURCES:
        place = path.relative_to(CLIENT).as_posix()
        if (kind, place) not in ALLOWED and (lines := relapses(path.read_text("utf-8"), kind)):
            found[place] = lines
    assert found == {}


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("notation taken apart", 'choice.answers[0]!.split(" ")'),
        ("notation taken apart", 'answer.split(" ").at(-1)'),
        ("notation made up", "attempt(play, `lose ${one.army}`)"),
        ("a message asked which one it is", 'line.id.endsWith("-told-round")'),
        ("a message asked which one it is", "BAD.includes(message.id)"),
        ("ids of messages in a filter", "said.some(({ id }) => /does-not-fit/.test(id))"),
        ("ids of messages in a filter", "said.filter(({ id }) => !APART.includes(id))"),
        ("a sentence of the server named", 'find("peloponnes-then-coins")'),
        ("arguments of a message read", "Number(choice.label.args.player)"),
        ("arguments of a message read", "line.args.tile as Name"),
        ("a thing found by its name", "all.find((tile) => tile.name_en === name)"),
        ("a sum about rules", "now[good] + more.income[good] + polis.income.people + 1"),
        ("a sum about rules", "b.score.score - a.score.score"),
        ("a sum about rules", "view.sent + view.extra_sent"),
        ("a sum about rules", "view.chits.reduce((sum, row) => sum + row.left, 0)"),
        ("a sum about rules", "view.cities.reduce((sum, city) => sum + city.statues[seat]!, 0)"),
    ],
)
def test_what_stood_in_the_client_once_would_be_found(kind: str, text: str) -> None:
    assert relapses(text, kind)
