"""Whoever is refused reads one sentence in one language: each refusal is a message, and messages have no English in
German."""

from __future__ import annotations

import ast
import io
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from test_languages import FILES, LOCALE, SOURCE, messages

import isthmos
from isthmos.cli.main import main
from isthmos.core import errors
from isthmos.core import record as records
from isthmos.core.dealer import Dealer, dealer_from_seed
from isthmos.core.errors import IsthmosError, RecordError, say_by
from isthmos.core.foreign import misfit, of_system
from isthmos.core.message import Message
from isthmos.games.catalogue import TITLES, title_named
from isthmos.language import LANGUAGES, Language
from isthmos.table.table import Table

ENGLISH = re.compile(
    r"(?<![-\w])(The|the|There|there|It|it|its|is|are|of|must|not|cannot|has|have|and|or|with|possible|known)(?![-\w])"
)
"""Words that no German sentence has. What stands in quotes or backticks is typed, not read."""
TYPED = re.compile(r"„[^“]*“|`[^`]*`|\{[^}]*\}|https?://\S+|isthmos \S+|--\S+|\?\S+")
GERMAN = Language("de", ["Ann", "Ben"])


# --- in the source --------------------------------------------------------------------------------


def parsed() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield str(path.relative_to(SOURCE)), ast.parse(path.read_text(encoding="utf-8"))


TREES = dict(parsed())


def kinds() -> set[str]:
    """IsthmosError and whatever is made of it, in whichever file."""
    bases = {
        node.name: {getattr(base, "id", "") for base in node.bases}
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {IsthmosError.__name__}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


KINDS = kinds()


def calls(names: set[str]) -> Iterator[tuple[str, ast.Call, ast.Module]]:
    for file, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                yield f"{file}:{node.lineno}", node, tree


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def test_every_kind_of_refusal_is_known_to_these_tests() -> None:
    assert {"DataError", "OptionError", "IllegalMove", "RecordError", "TableRefused", "Damaged", "CannotRead"} < KINDS


def test_no_refusal_is_made_of_text() -> None:
    made = list(calls(KINDS))
    assert len(made) > 100
    for place, call, _ in made:
        assert len(call.args) == 1, place
        assert not call.keywords, place
        assert not any(is_text(node) and not in_a_message(node, call) for node in call.args), place


def in_a_message(node: ast.AST, call: ast.Call) -> bool:
    return isinstance(call.args[0], ast.Call) and node is not call.args[0]


def words_of(node: ast.AST) -> str:
    return " ".join(str(part.value) for part in ast.walk(node) if isinstance(part, ast.Constant) and is_text(part))


def test_what_is_put_into_a_message_is_data_not_words() -> None:
    for place, call, _ in calls({"Message"}):
        for given in call.args[1:]:
            for value in getattr(given, "values", []):
                inner = [one for one in ast.walk(value) if isinstance(one, ast.Call) and one is not value]
                if is_text(value) and not inner:
                    assert not ENGLISH.search(words_of(value)), place


VARIABLES = {ident: given for file in FILES for ident, given in messages("en", file).items()}


def given_to(call: ast.Call, tree: ast.Module) -> set[str] | None:
    """The names of what is put in; None where that is put together elsewhere."""
    given = call.args[1] if len(call.args) > 1 else None
    if isinstance(given, ast.Name):
        laid = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.AnnAssign) and node.lineno <= call.lineno and target(node) == given.id
        ]
        given = laid[-1] if laid else None
    if not isinstance(given, ast.Dict) or None in given.keys:
        return None
    return {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}


def target(node: ast.AnnAssign) -> str:
    return getattr(node.target, "id", "")


def test_every_message_gets_all_that_its_sentences_want() -> None:
    checked = 0
    for place, call, tree in calls({"Message"}):
        ident = call.args[0]
        given = given_to(call, tree)
        if isinstance(ident, ast.Constant) and given is not None:
            assert ident.value in VARIABLES, place
            assert VARIABLES[str(ident.value)] <= given, place
            checked += 1
    assert checked > 300


# --- in the sentences -----------------------------------------------------------------------------


def texts(language: str) -> Iterator[tuple[str, str]]:
    for path in sorted((LOCALE / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                lines = "".join(path.read_text(encoding="utf-8")[entry.span.start : entry.span.end])  # type: ignore[union-attr]
                yield entry.id.name, lines.partition("=")[2]


def test_no_german_sentence_has_english_words() -> None:
    """All of them, with all their variants."""
    found = [(ident, text) for ident, text in texts("de") if ENGLISH.search(TYPED.sub("", without_selectors(text)))]
    assert found == []


def without_selectors(text: str) -> str:
    return re.sub(r"\{[^{}]*->|^\s*\*?\[\w+\]", "", text, flags=re.M)


def test_english_would_be_found() -> None:
    caught = [ident for ident, text in texts("en") if ENGLISH.search(TYPED.sub("", without_selectors(text)))]
    assert len(caught) > 300


# --- provoked -------------------------------------------------------------------------------------


def is_german(sentence: str) -> None:
    assert sentence.strip(), sentence
    assert "{" not in sentence, sentence
    assert "Message(" not in sentence, sentence
    assert not ENGLISH.search(TYPED.sub("", sentence)), sentence


def played() -> records.Record:
    table = Table.new(title_named("peloponnes"), 2, {}, ["Ann", "Ben"], dealer_from_seed("german"))
    while len(table.record.answers) < 12:
        state = table.state
        table.submit(state.seat(), table.title.write(state, state.moves()[0]))
    return table.record


RECORD = played()
TEXT = records.to_text(RECORD)


def replaced(old: str, new: str) -> Callable[[], object]:
    assert old in TEXT, old
    return lambda: records.load(TEXT.replace(old, new, 1).encode(), TITLES)


def as_json(**changes: object) -> Callable[[], object]:
    plain = msgspec.json.decode(records.to_json(RECORD), type=dict)
    return lambda: records.load(msgspec.json.encode({**plain, **changes}), TITLES)


def heroes(text: str) -> Callable[[], object]:
    return lambda: TITLES["heroes"].owners_data(text, "box.toml")


def start(game: str, seats: int, **options: str) -> Callable[[], object]:
    return lambda: TITLES[game].start(seats, options)


LAST = TEXT.rstrip().splitlines()[-1]
PROVOKED: dict[str, Callable[[], object]] = {
    "record-other-heading": replaced("isthmos record 1", "isthmos record 9"),
    "core-no-game": replaced("game peloponnes", "game chess"),
    "record-other-rules": replaced("rules 1", "rules 9"),
    "record-unreadable": replaced("rules 1", "rules one"),
    "core-bad-seats": replaced("seats 2", "seats 7"),
    "record-next": replaced("player 0", "player 4"),
    "record-bad-word": replaced("player 0", "someone 0"),
    "record-no-line": replaced("seats 2\n", ""),
    "record-not-asked": replaced("* ", "0 "),
    "record-bad-draw": replaced("; draw", "; drawn"),
    "record-over-early": replaced(LAST, f"{LAST}\nscores 1 2"),
    "record-bad-quotes": replaced("player 0", 'option data "x\nplayer 0'),
    "record-early-check": replaced("rules 1", "= 00\nrules 1"),
    "record-no-answer": replaced(LAST, f"{LAST}\n0"),
    "record-no-text": lambda: records.load(b"\xff\xfe", TITLES),
    "record-no-json": as_json(seats="two"),
    "record-unknown-field": as_json(colour=1),
    "record-half": lambda: records.load(b'{"game":', TITLES),
    "record-format": as_json(format=9),
    "record-too-long": as_json(answers=[{"seat": 0, "move": "pass"}] * 5001),
    "record-other-draw": replaced("draw 0 of", "draw 1 of") if "draw 0 of" in TEXT else replaced("; draw ", "; draw 9"),
    "record-illegal": as_json(answers=[{"seat": -1, "move": "jump"}]),
    "record-other-game": lambda: records.replay(TITLES["heroes"], RECORD),
    "core-dealer": lambda: Dealer(b"", b""),
    "core-no-language": lambda: Language("fr"),
    "core-catalogue": lambda: title_named("chess"),
    "core-no-owners-data": lambda: TITLES["perikles"].owners_data("", "x.toml"),
    "core-option-value": start("peloponnes", 2, final_tie="nobody"),
    "core-no-option": start("perikles", 3, luck="true"),
    "peloponnes-level-alone": start("peloponnes", 2, level="1"),
    "peloponnes-no-level": start("peloponnes", 1, level="9"),
    "peloponnes-used-without-level": start("peloponnes", 1, used="sparta"),
    "peloponnes-no-civilization": start("peloponnes", 1, level="2", used="atlantis"),
    "heroes-needs-sikyon": start("heroes", 8, colonies="false"),
    "heroes-option": start("heroes", 3, gods="true"),
    "heroes-corrected": start("heroes", 3, data="nonsense"),
    "data-toml": heroes("x = "),
    "data-toml-line": heroes("[[hero]]\n= 1"),
    "heroes-data-no-such": heroes("[tile]\nx = 1"),
    "heroes-data-table": heroes("persians = 1"),
    "heroes-data-rows": heroes("hero = 1"),
    "heroes-data-id": heroes("[[hero]]\nid = 'zeus'"),
    "data-twice": heroes("[[hero]]\nid = 'hector'\n[[hero]]\nid = 'hector'"),
    "data-range": heroes("[[hero]]\nid = 'hector'\nability = 99"),
    "data-kind": heroes("[[hero]]\nid = 'hector'\nability = 'much'"),
    "data-field": heroes("[[hero]]\nid = 'hector'\npower = 1"),
    "heroes-data-attacks": heroes("[persians]\nattack_at = [5, 2]"),
    "heroes-data-count": heroes("[persians.chits]\nvalues = [1]"),
    "heroes-data-source": heroes("[[hero]]\nid = 'hector'\nsource = 'dream'"),
    "heroes-data-stated": heroes("[[hero]]\nid = 'hector'\nability = 9"),
    "heroes-data-store": heroes("[[colony]]\nid = 'naxos'\nstorage = { wood = 1, source = 'photo' }"),
}


@pytest.mark.parametrize("provoke", PROVOKED.values(), ids=PROVOKED)
def test_what_is_refused_is_german_for_germans_and_english_in_a_log(provoke: Callable[[], object]) -> None:
    with pytest.raises(IsthmosError) as caught:
        provoke()
    is_german(GERMAN.say(caught.value.message))
    assert str(caught.value) == Language("en").say(caught.value.message)


@pytest.mark.parametrize("game", TITLES)
def test_an_answer_that_no_rule_speaks_of_is_refused_with_what_is_possible(game: str) -> None:
    title = TITLES[game]
    state = title.start(title.seats_max, {})
    is_german(GERMAN.say(title.not_possible(state, "x")))
    assert title.written(state)[0] in GERMAN.say(title.not_possible(state, "x"))


@pytest.mark.parametrize("number", [2, 13, 28, 30, 98, 111, 20, 21, 17, 36, 99, 1234])
def test_the_system_speaks_the_language_of_the_reader(number: int) -> None:
    is_german(GERMAN.say(of_system(OSError(number, "no such file or whatever it is"))))


@pytest.mark.parametrize(
    "error",
    [
        "Object missing required field `rules` - at `$.x[1]`",
        "Object contains unknown field `a`",
        "Expected `int | null`, got `array` - at key in `$.k`",
        "Expected `str` of length <= 3 - at `$.y`",
        "Expected `int` <= 9 - at `$.n`",
        "Invalid enum value 'q' - at `$.l`",
        "JSON is malformed: trailing characters (byte 8)",
        "Cannot declare ('a',) twice (at line 2, column 3)",
        "whatever it is that they say of the matter",
    ],
)
@pytest.mark.parametrize("row", ["", "hero hector"])
def test_of_what_libraries_say_only_places_are_kept(error: str, row: str) -> None:
    is_german(GERMAN.say(misfit(error, row)))


def test_an_error_can_be_printed_without_any_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_say", repr)
    assert "record-not-over" in str(RecordError(Message("record-not-over", {})))
    say_by(isthmos.in_english)
    assert str(RecordError(Message("record-not-over", {}))).startswith("the record gives scores")


# --- at the terminal ------------------------------------------------------------------------------

TYPED_WRONG = [
    ("play", "chess"),
    ("play", "--players", "9"),
    ("play", "--players", "3", "--seats", "Ann,Ben"),
    ("play", "--seats", "Ann,,Ben"),
    ("play", "--seats", "Ann,Ann"),
    ("play", "--seats", "Ann,bot:deep"),
    ("play", "--option", "nonsense"),
    ("play", "--option", "nonsense=1"),
    ("play", "--option", "final_tie=nobody"),
    ("play", "perikles", "--players", "3", "--data", "{here}/bad.toml"),
    ("play", "heroes", "--players", "3", "--data", "{here}/bad.toml"),
    ("play", "heroes", "--players", "3", "--data", "{here}/none.toml"),
    ("resume",),
    ("resume", "nonsense"),
    ("replay", "{here}/none.game"),
    ("replay", "{here}"),
    ("replay", "{here}/bad.toml"),
    ("rules", "zzz"),
    ("simulate", "chess"),
    ("simulate", "peloponnes", "--games", "0"),
    ("simulate", "peloponnes", "--bots", "deep", "--games", "1"),
    ("simulate", "peloponnes", "--players", "9", "--games", "1"),
    ("simulate", "peloponnes", "--players", "1", "--bots", "random,random", "--games", "1"),
    ("simulate", "peloponnes", "--option", "luck=1", "--games", "1"),
    ("loadtest", "--games", "99999"),
    ("serve", "--no-browser", "--workers", "2", "--data", "{here}/house"),
    ("serve", "--no-browser", "--host", "nowhere.invalid", "--data", "{here}/house"),
    ("serve", "--no-browser", "--data", "{here}/bad.toml"),
    ("admin", "upgrade"),
    ("admin", "upgrade", "--check", "--data", "{here}/nowhere"),
    ("admin", "backup", "{here}/to.db", "--data", "{here}/nowhere"),
    ("admin", "restore", "{here}/none.db", "--data", "{here}/house"),
    ("admin", "restore", "{here}/bad.toml", "--data", "{here}/house"),
    ("admin", "move", "mysql://x", "--data", "{here}/house"),
    ("admin", "move", "nonsense", "--data", "{here}/house"),
]


@pytest.mark.parametrize("args", TYPED_WRONG, ids=" ".join)
def test_the_terminal_refuses_in_german(
    args: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ISTHMOS_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ISTHMOS_LANG", "en")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    (tmp_path / "bad.toml").write_text("[[hero]]\nid = 'zeus'\n")
    assert main(["--lang", "de", *(word.format(here=tmp_path) for word in args)]) == 2
    said = capsys.readouterr().err.replace(str(tmp_path), "")
    assert said.count("\n") == 1, said
    is_german(said)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("RATE", "abc"),
        ("RATE", "0"),
        ("BOT_PAUSE", "-1"),
        ("CACHED_GAMES", "1.5"),
        ("SECURE", "true"),
        ("ORIGINS", "nowhere"),
        ("PROXIES", "somebody"),
        ("HOSTS", "a b"),
        ("DATABASE", "mysql://x"),
        ("DATABASE", "nonsense"),
        ("DATABASE", "postgresql+asyncpg://u@h/d?colour=red"),
        ("LOG", "loud"),
    ],
)
def test_the_configuration_is_refused_in_german(
    name: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ISTHMOS_LANG", "de")
    monkeypatch.setenv(f"ISTHMOS_{name}", text)
    assert main(["serve", "--no-browser", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert f"ISTHMOS_{name}" in said
    assert "möglich ist" in said
    is_german(said)


@pytest.mark.parametrize("command", ["", "play", "simulate", "bench", "serve", "loadtest", "admin"])
def test_help_is_in_the_language_of_the_reader(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for code in LANGUAGES:
        assert main(["--lang", code, *([command] if command else []), "--help"]) == 0
    told = capsys.readouterr().out
    assert not re.search(r"\b(cli|admin)-[a-z-]+-", told)
