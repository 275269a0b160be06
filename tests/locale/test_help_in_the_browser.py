"""Whoever is asked something in the browser finds help on it: for every question of every game, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from isthmos.games.peloponnes.modules.heroes_and_colonies.speeches import SPEECHES
from isthmos.games.perikles.speech import SPEECHES as PERIKLES
from isthmos.games.perikles.speech.base import ChanceSpeech

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "isthmos" / "locale"
BOOKS = ("peloponnes", "heroes_and_colonies")
CHANCE = re.compile("deal|reveal|draw|fill-stack")
"""What the dealer answers."""

KINDS = sorted({speech.kind for speech in SPEECHES.values() if not CHANCE.match(speech.kind)})
KINDS_OF_PERIKLES = sorted(one.kind for one in PERIKLES.values() if not isinstance(one, ChanceSpeech))
STEPS = 8


def messages(code: str) -> set[str]:
    """What the browser says: at every table, and with one game."""
    files = sorted((LOCALE / code).glob("web*.ftl"))
    return {name for path in files for name in re.findall(r"^(web-[\w-]+) =", path.read_text("utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_its_sentence_its_hint_and_its_help(code: str, kind: str) -> None:
    wanted = {f"web-{part}-{kind}" for part in ("your-turn", "waiting", "hint", "help")}
    assert wanted - messages(code) == set()


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("kind", KINDS_OF_PERIKLES)
def test_every_question_of_perikles_has_its_sentence_its_hint_and_its_help(code: str, kind: str) -> None:
    wanted = {f"web-perikles-{part}-{kind}" for part in ("ask", "wait", "hint")} | {f"web-help-perikles-{kind}"}
    assert wanted - messages(code) == set()


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("title", ["peloponnes", "heroes", "perikles"])
def test_the_first_visit_of_a_game_has_eight_steps(code: str, title: str) -> None:
    steps = {name for name in messages(code) if name.startswith(f"web-tour-{title}-")}
    assert steps == {f"web-tour-{title}-{step}" for step in range(1, STEPS + 1)}


def test_every_sign_leads_to_a_rule_that_exists() -> None:
    named = (ROOT / "web" / "src" / "games" / "peloponnes" / "rules.ts").read_text("utf-8")
    signs = dict(re.findall(r'^  "?([\w-]+)"?: "((?:PEL|HC)-[\w.]+)",$', named, re.MULTILINE))
    books = "".join((ROOT / "docs" / "rules" / f"{book}.md").read_text("utf-8") for book in BOOKS)
    assert set(KINDS) <= signs.keys()
    for sign, rule in signs.items():
        assert f"**{rule}**" in books, f"{sign} leads to {rule}"
