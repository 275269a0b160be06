"""Both languages say the same things, and everything the program can say."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from isthmos.core.dealer import dealer_from_seed
from isthmos.core.message import Message
from isthmos.core.state import OVER
from isthmos.core.title import SPECTATOR, Option, Title
from isthmos.games.catalogue import TITLES
from isthmos.language import LANGUAGES, Language
from isthmos.table.table import Table

SOURCE = Path(__file__).parents[2] / "src" / "isthmos"
LOCALE = SOURCE / "locale"
CLIENT = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
SEATS = ["Ann", "Ben", "Cid", "Dan", "Eva"]
LETTERS_OF_A_PHONE = 38


class Variables(Visitor):
    """The variables a message takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, set[str]]:
    """Every message of a file with its variables."""
    found = {}
    for entry in FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def all_ids() -> set[str]:
    return {ident for file in FILES for ident in messages("en", file)}


def literals() -> Iterator[str | re.Pattern[str]]:
    """Strings of the source, and patterns for those that are put together."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr) and names_a_message(node):
                parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else r"[\w-]+" for v in node.values]
                yield re.compile("".join(parts))


def literals_of_the_client() -> Iterator[str | re.Pattern[str]]:
    """Every string of the web client that begins like an id; what is put together yields a pattern."""
    for path in [*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts")]:
        source = path.read_text(encoding="utf-8")
        for text in re.findall(r"""["'`]((?:web|cli|common)-(?:\$\{[^}]*\}|[^"'`\s$])*)["'`]""", source):
            fixed = re.split(r"\$\{[^}]*\}", text)
            yield text if len(fixed) == 1 else re.compile(r"[\w-]+".join(map(re.escape, fixed)))


def names_a_message(node: ast.JoinedStr) -> bool:
    """Whether a string that is put together begins like an id."""
    first = node.values[0]
    return isinstance(first, ast.Constant) and str(first.value).startswith(PREFIXES)


def option_labels(title: Title) -> Iterator[Message]:
    """The name of every table option, and the words of its values."""
    for option in title.options():
        yield title.option_label(option)
        yield from value_labels(title, option)


def value_labels(title: Title, option: Option) -> list[Message]:
    return [title.value_label(option, value) for value in option.values]


def literals_of_options() -> Iterator[str]:
    """One by one: a pattern would take any option for a used one."""
    for title in TITLES.values():
        yield from (label.id for label in option_labels(title))


PREFIXES = tuple(f"{prefix}-" for prefix in ("bot", *TITLES, *[file.removesuffix(".ftl") for file in FILES]))
USED = [*literals(), *literals_of_the_client(), *literals_of_options()]


def test_every_language_has_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(path.name for path in (LOCALE / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    assert messages(language, file) == messages("en", file)


def test_no_message_is_in_two_files() -> None:
    assert len(all_ids()) == sum(len(messages("en", file)) for file in FILES)


def test_every_message_that_is_used_exists() -> None:
    known = all_ids()
    named = {one for one in USED if isinstance(one, str) and re.fullmatch(r"[a-z]+(-[\w]+)+", one)}
    assert sorted(one for one in named if one.startswith(PREFIXES) and one not in known) == []


def test_every_message_is_used() -> None:
    """Help may be found beside its question, by the same name."""
    plain = {one for one in USED if isinstance(one, str)}
    patterns = [one for one in USED if isinstance(one, re.Pattern)]
    unused = [
        ident
        for ident in all_ids() - plain
        if ident.replace("-help-", "-ask-") not in plain and not any(one.fullmatch(ident) for one in patterns)
    ]
    assert sorted(unused) == []


def test_a_message_that_nobody_uses_would_be_found() -> None:
    """Guards the patterns: one that is put together from anything would take every message for a used one."""
    patterns = [one.pattern for one in USED if isinstance(one, re.Pattern) and one.fullmatch("web-nowhere")]
    assert patterns == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 6))
def test_everything_that_happens_in_a_game_has_words(code: str, seats: int) -> None:
    """Random games: every question with its help, every answer with its consequences, every fact."""
    title, language = TITLES["peloponnes"], Language(code, SEATS)
    for seed in range(4):
        options = {"level": str(seed + 2)} if seats == 1 and seed else {}
        played = Table.new(title, seats, options, SEATS[:seats], dealer_from_seed(f"{seed}"))
        choose = random.Random(seed)
        while played.state.seat() != OVER:
            state = played.state
            asked = [title.question(state), title.guidance(state), title.refusal(state, "x")]
            for choice in title.choices(state)[:6]:
                asked += [choice.label, *choice.consequences]
            check(language, asked)
            played.submit(state.seat(), title.write(state, choose.choice(state.moves())))
        check(language, [*[told.message for told in played.told(SPECTATOR)], title.question(played.state)])


def check(language: Language, said: list[Message]) -> None:
    """No hole is left in a sentence."""
    for message in said:
        sentence = language.say(message)
        assert sentence.strip(), message
        assert "{" not in sentence, message


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_and_every_value_of_it_has_words(code: str, game: str) -> None:
    check(Language(code), list(option_labels(TITLES[game])))


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_options_and_the_values_of_one_can_be_told_apart(code: str, game: str) -> None:
    title, language = TITLES[game], Language(code)
    names = [language.say(title.option_label(option)) for option in title.options()]
    assert len(set(names)) == len(names)
    for option in title.options():
        words = [language.say(label) for label in value_labels(title, option)]
        assert len(set(words)) == len(words), option.id
        assert not set(words) & set(option.values), option.id


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_of_a_value_fit_into_one_line_of_a_phone(code: str, game: str) -> None:
    """A closed list does not break its lines, it cuts them."""
    title, language = TITLES[game], Language(code)
    words = [language.say(label) for option in title.options() for label in value_labels(title, option)]
    assert [one for one in words if len(one) > LETTERS_OF_A_PHONE] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_number_that_nobody_means_is_said_too(code: str) -> None:
    """More digits than decimals have room for stopped the sentence, and with it the check before an upgrade."""
    said = Language(code).text("server-stale", meant=10**400, seq=7)
    assert str(10**400) in said
