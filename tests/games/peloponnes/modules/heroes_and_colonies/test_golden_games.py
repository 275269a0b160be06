"""The recorded games of the expansion: together they show everything it has."""

from __future__ import annotations

from pathlib import Path

import pytest

from isthmos.core import record as records
from isthmos.core.record import Record
from isthmos.games.catalogue import TITLES
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, corrected

GAMES = sorted((Path(__file__).parents[4] / "golden").glob("heroes-*.game"))


class Shown:
    """What all games together show."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.heroes: set[str] = set()
        self.colonies: set[str] = set()
        self.attacks: set[tuple[str, int]] = set()
        self.facts: set[int] = set()
        for path in GAMES:
            self.listen(records.load(path.read_bytes(), TITLES))

    def listen(self, record: Record) -> None:
        self.records.append(record)
        data = corrected("")
        again = records.Replay(TITLE, record)
        rows: list[tuple[int, ...]] = []
        again.state.facts = rows
        while again.played < len(record.answers):
            again.step()
        for row in rows:
            self.facts.add(row[0])
            if row[0] == facts.GOT_HERO:
                self.heroes.add(data.hero[row[2]].id)
            elif row[0] == facts.GOT_COLONY:
                self.colonies.add(data.colony[row[2] - 1].id)
            elif row[0] in (facts.REPELLED, facts.ATTACK_LOST):
                self.attacks.add(("repelled" if row[0] == facts.REPELLED else "lost", row[2]))


@pytest.fixture(scope="module")
def shown() -> Shown:
    return Shown()


def test_every_hero_and_every_colony_appears(shown: Shown) -> None:
    """HC-3.1."""
    assert shown.heroes == {row.id for row in corrected("").hero}
    assert shown.colonies == {row.id for row in corrected("").colony}


def test_each_attack_is_once_lost_and_once_repelled(shown: Shown) -> None:
    """HC-7.3, HC-7.4, HC-7.5."""
    assert shown.attacks == {("lost", 1), ("repelled", 1), ("lost", 2), ("repelled", 2)}


def test_every_number_of_players_and_every_choice_of_modules_is_recorded(shown: Shown) -> None:
    """HC-1.1, HC-1.2."""
    assert {record.seats for record in shown.records} == {2, 3, 4, 5, 6, 7, 8}
    modules = {(r.options.get("heroes", "true"), r.options.get("colonies", "true")) for r in shown.records}
    assert modules >= {("true", "true"), ("true", "false"), ("false", "true")}
    assert any("data" in record.options for record in shown.records)


def test_every_fact_of_the_expansion_happens_somewhere(shown: Shown) -> None:
    """HC-11.2, HC-9.7."""
    missing = {
        name
        for name, value in vars(facts).items()
        if name.isupper() and name not in ("COLONY", "HERO") and value not in shown.facts
    }
    assert missing <= {"HERO_REMOVED"}
