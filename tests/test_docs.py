"""The documents: what they show runs, what they link to is there, what they must name is named."""

import doctest
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from isthmos.games.catalogue import TITLES

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py")))
SKIPPED = {".venv", "build", "node_modules"}

LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def is_ours(path: Path) -> bool:
    parts = path.relative_to(ROOT).parts
    return not any(part in SKIPPED or part.startswith(".") for part in parts)


PAGES = sorted(path for path in ROOT.rglob("*.md") if is_ours(path))
SHOWN = [ROOT / "README.md", *sorted((DOCS / "howto").glob("*.md"))]


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def examples(page: Path) -> str:
    """The python blocks of a page that are written as a session, in order."""
    return "\n".join(block for block in PYTHON.findall(page.read_text(encoding="utf-8")) if block.startswith(">>>"))


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken_links(page: Path) -> Iterator[str]:
    for link in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists():
            yield f"{link}: there is no such file"
        elif anchor and anchor not in anchors(target):
            yield f"{link}: there is no such heading"


@pytest.mark.parametrize("page", SHOWN, ids=name)
def test_what_a_page_shows_runs(page: Path) -> None:
    session = doctest.DocTestParser().get_doctest(examples(page), {}, name(page), name(page), 0)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    report: list[str] = []
    doctest.DocTestRunner(optionflags=flags).run(session, out=report.append)
    assert not report, "".join(report)


def test_the_readme_shows_a_played_round() -> None:
    assert "submit(" in examples(ROOT / "README.md")


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_the_readme_shows_the_two_commands(command: str) -> None:
    assert re.search(rf"^{command}\b", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert list(broken_links(page)) == []


@pytest.mark.parametrize("game", TITLES)
def test_every_table_option_is_explained(game: str) -> None:
    rulings = (DOCS / "rulings.md").read_text(encoding="utf-8")
    for option in TITLES[game].options():
        rows = [line for line in rulings.splitlines() if line.startswith("|") and f"`{option.id}`" in line]
        assert rows, f"docs/rulings.md does not explain {option.id}"
        assert any(option.rule in row for row in rows), f"docs/rulings.md gives another rule than {option.rule}"
        for value in option.values:
            assert any(f"`{value}`" in row for row in rows), f"docs/rulings.md: {option.id} can be {value}"


def glossary_words() -> list[str]:
    """The words of the last column of every table of the glossary."""
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    cells = [line.strip().strip("|").split("|")[-1] for line in text.splitlines() if line.startswith("|")]
    return [word for cell in cells for word in re.findall(r"`([^`]+)`", cell)]


def test_every_word_of_the_glossary_is_in_the_code() -> None:
    words = glossary_words()
    assert len(words) > 50
    missing = [word for word in words for part in word.split(".") if not re.search(rf"\b{re.escape(part)}\b", SOURCES)]
    assert missing == []


# --- names in backticks ---------------------------------------------------------------------------

TRACKED = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
TAILS = {
    "/".join(parts[start:end])
    for path in TRACKED
    for parts in [path.split("/")]
    for end in range(1, len(parts) + 1)
    for start in range(end)
}
"""Every file and folder, also without the folders above it."""
TEXTS = [
    path
    for path in TRACKED
    if not path.endswith((".md", ".game", ".svg", ".png", "package-lock.json", Path(__file__).name))
]
WORDS = {
    word for path in TEXTS for word in re.findall(r"\w+", (ROOT / path).read_text(encoding="utf-8", errors="ignore"))
}
TOP = {path.split("/")[0] for path in TRACKED}
STEMS = {Path(path).stem for path in TRACKED}
SPOKEN_OF = {
    "__hash__",
    "copy.copy",
    "VACUUM",
    "pam_google_authenticator",
    "sshd",
    "RERUN",
    "UNIQUE",
    "Board.__new__",
    "msgspec.toml",
    "src/isthmos/server/static",
}
"""Names of others, what was refused, and what is built."""
AVOIDED = {"get_", "handle_", "process_", "manager", "helper", "utils", "data", "info"}
PATH = re.compile(r"(?<![\w/<.-])[\w.-]+(?:/[\w.-]+)+/?|\b[\w-]+\.(?:py|md|toml|ts|svelte|txt|ftl)\b")
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*(?:\(\))?")


def is_there(token: str) -> bool:
    """A path leads to a file, a name stands somewhere in the sources; what is neither is not looked at."""
    if re.search(r"[*…<]", token) or token in SPOKEN_OF | AVOIDED:
        return True
    paths = [path.rstrip("/") for path in PATH.findall(token) if "://" not in token and not token.startswith("/")]
    if " " in token or "(" in token:
        paths = [path for path in paths if path.split("/")[0] in TOP]
    if any(path not in TAILS for path in paths):
        return False
    if paths or not NAME.fullmatch(token):
        return True
    name = token.removesuffix("()")
    if name.startswith("ISTHMOS_"):
        return name in WORDS or name.removeprefix("ISTHMOS_").lower() in WORDS
    return all(part in WORDS or part in STEMS for part in name.split(".") if part)


def names_in_backticks(page: Path) -> list[str]:
    return re.findall(r"`([^`\n]+)`", FENCE.sub("", page.read_text(encoding="utf-8")))


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=name)
def test_every_name_in_backticks_exists(page: Path) -> None:
    """What was replaced may speak of what is gone."""
    if "\nReplaced by " in page.read_text(encoding="utf-8"):
        return
    assert [token for token in names_in_backticks(page) if not is_there(token)] == []


@pytest.mark.parametrize("token", ["core/nowhere.py", "nobody_calls_this", "State.no_such_method", "answers_gone.ts"])
def test_a_name_that_is_gone_is_found(token: str) -> None:
    assert not is_there(token)


def test_every_decision_record_is_in_the_index() -> None:
    index = (DOCS / "adr" / "README.md").read_text(encoding="utf-8")
    records = sorted(path.name for path in (DOCS / "adr").glob("[0-9]*.md"))
    assert records
    assert [record for record in records if f"({record})" not in index] == []
    numbers = [int(record[:4]) for record in records]
    assert len(set(numbers)) == len(numbers), "two decisions have the same number"


def test_every_decision_record_says_context_decision_and_price() -> None:
    for path in (DOCS / "adr").glob("[0-9]*.md"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Price"], path.name
