"""docs/howto/write_a_scenario.md names everything a scenario can do. (tests/test_docs.py runs what it shows.)"""

from __future__ import annotations

from pathlib import Path

import pytest

from isthmos.testkit import heroes, peloponnes, perikles

PAGE = (Path(__file__).parents[2] / "docs" / "howto" / "write_a_scenario.md").read_text(encoding="utf-8")
CLASSES = [
    peloponnes.Scene,
    peloponnes.Game,
    heroes.HeroScene,
    heroes.HeroGame,
    perikles.Scene,
    perikles.Game,
]


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: f"{kind.__module__}.{kind.__name__}")
def test_the_page_names_every_method(kind: type) -> None:
    methods = [name for name in dir(kind) if not name.startswith("_") and callable(getattr(kind, name))]
    helpers = {"game", "layout", "seat", "amounts"}
    assert [name for name in methods if f"{name}(" not in PAGE and name not in helpers] == []
