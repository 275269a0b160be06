"""Every rule of docs/rules is cited by the code that carries it out and by a test, and every citation means a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))

RULE = r"[A-Z]{2,3}-(?:[A-Z]+\d+|\d+\.\d+)"
DEFINITION = re.compile(rf"^- \*\*({RULE})\*\*", re.MULTILINE)
CITATION = re.compile(rf"(?<![\w-]){RULE}\b")
RANGE = re.compile(rf"{CITATION.pattern} (?:to|–|-) (?:{RULE}|[A-Z]*\d+\b)")
"""Says where a file stands in the rulebook; it cites none of the rules between its ends."""


def defined(page: Path) -> list[str]:
    return DEFINITION.findall(page.read_text(encoding="utf-8"))


def cited(folder: str) -> dict[str, list[str]]:
    """Each id with the files that cite it, ranges left out."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        text = RANGE.sub("", path.read_text(encoding="utf-8"))
        for rule in set(CITATION.findall(text)):
            found.setdefault(rule, []).append(str(path.relative_to(ROOT)))
    return found


IN_CODE = cited("src")
IN_TESTS = cited("tests")
ALL_RULES = [rule for page in PAGES for rule in defined(page)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_is_cited_by_the_code_that_carries_it_out(page: Path) -> None:
    assert [rule for rule in defined(page) if rule not in IN_CODE] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_is_cited_by_a_test(page: Path) -> None:
    assert [rule for rule in defined(page) if rule not in IN_TESTS] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_citation_means_a_rule_of_its_page(page: Path) -> None:
    families = {rule.partition("-")[0] for rule in defined(page)}
    ours = {rule: files for rule, files in (IN_CODE | IN_TESTS).items() if rule.partition("-")[0] in families}
    assert {rule: files for rule, files in ours.items() if rule not in ALL_RULES} == {}


def test_every_citation_means_a_rule_of_some_page() -> None:
    families = {rule.partition("-")[0] for rule in ALL_RULES}
    strangers = {rule: files for rule, files in (IN_CODE | IN_TESTS).items() if rule.partition("-")[0] not in families}
    assert strangers == {}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_no_rule_is_defined_twice(page: Path) -> None:
    assert defined(page), f"{page.name} defines no rule; a rule is a line that begins with '- **', its id and '**'"
    assert [rule for rule in sorted(set(defined(page))) if ALL_RULES.count(rule) > 1] == []


def test_the_rules_of_peloponnes_are_found() -> None:
    """Guards the pattern: a change of layout must not make this file check nothing."""
    page = next(page for page in PAGES if page.stem == "peloponnes")
    assert len(defined(page)) == page.read_text(encoding="utf-8").count("- **PEL-")
    assert len(defined(page)) > 70
