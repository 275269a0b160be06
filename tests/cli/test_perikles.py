"""Perikles in a terminal: whole games, what each seat is shown, and how the keyboard changes hands."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, cast

import pytest
from from_source import from_source
from rich.console import Console

from isthmos.cli import rules_page, saves
from isthmos.cli.language import Language
from isthmos.cli.play import CLEAR_SCROLLED, Session, new_save, session
from isthmos.cli.saves import Sitter
from isthmos.cli.screens.shelf import screen_of
from isthmos.core import record as records
from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import IllegalMove
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.games.perikles import names, telling, title, view
from isthmos.games.perikles.content import CITIES, PERSIA
from isthmos.games.perikles.state import Board
from isthmos.games.perikles.title import shipped_content
from isthmos.table.table import Table
from isthmos.testkit.perikles import Game, table

from .conftest import Run

ROOT = Path(__file__).parents[2]
TITLE = TITLES["perikles"]
SCREEN = screen_of("perikles")
NAMES = ["Ann", "Ben", "Cid", "Dan", "Eva"]
ARMIES = [army.name.en for army in shipped_content().armies]


def drawn(position: object, language: str, width: int, height: int) -> str:
    """What a screen looks like."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, emoji=False)
    console.print(SCREEN.table(position, Language(language, NAMES), width, height))
    return out.getvalue()


# --- a table at one keyboard ----------------------------------------------------------------------


class Shown(NamedTuple):
    """What appeared on the screen before a key was awaited, and who was looking."""

    seat: int | None
    text: str
    secrets: list[str]
    """What the text gives away."""


class Watched(Session):
    """A session whose people answer at random, and which keeps everything that was on the screen."""

    most_shown = 10_000

    def watch(self, seed: str, share: float = 1.0) -> list[Shown]:
        """A whole game; of its questions only a share is shown, with all that happened in between."""
        self.share = share
        self.shown: list[Shown] = []
        self.dice = random.Random(seed)
        self.persians: tuple[int, ...] = ()
        """Who led the Persians when the last question was put: the log goes back to the round before."""
        self.play()
        return self.shown

    def ask(self, seat: int) -> None:
        if self.dice.random() < self.share:
            super().ask(seat)
        else:
            self.table.submit(seat, self.any_answer())

    def any_answer(self) -> str:
        return self.title.write(self.table.state, self.dice.choice(self.table.state.moves()))

    def keep(self) -> None:
        """Nothing is kept."""

    def finish(self) -> None:
        """The end is public."""

    def new_text(self) -> str:
        out = cast(io.StringIO, self.console.file)
        text = out.getvalue()
        out.seek(0)
        out.truncate()
        return text

    def read_line(self) -> str:
        state, seat = cast(Board, self.table.state), self.table.state.seat()
        text = self.new_text()
        self.shown.append(Shown(seat, text, given_away(state, seat, text, {*state.persians, *self.persians})))
        self.persians = state.persians
        if self.shown[-1].secrets or len(self.shown) >= self.most_shown:
            raise EOFError
        return self.any_answer()

    def wait(self) -> None:
        self.shown.append(Shown(None, self.new_text(), []))


def hot_seat(seats: int, seed: str, tmp_path: Path, share: float = 1.0) -> list[Shown]:
    return watched([Sitter(name) for name in NAMES[:seats]], seed, tmp_path).watch(seed, share)


def watched(sitters: list[Sitter], seed: str, tmp_path: Path, is_terminal: bool = False) -> Watched:
    save = new_save(TITLE, sitters, {}, seed)
    console = Console(file=io.StringIO(), width=120, highlight=False, force_terminal=is_terminal, color_system=None)
    dealer = dealer_from_seed(seed)
    return Watched(Table(TITLE, save.record, dealer), save, tmp_path / "game.json", Language("en"), console)


def given_away(board: Board, seat: int, text: str, persians: set[int]) -> list[str]:
    """Secrets of others in a text, found without asking the engine what may be seen (PER-H1 to PER-H4)."""
    return [*specials_in(board, seat, text), *strengths_in(board, seat, text), *sent_in(seat, text, persians)]


def specials_in(board: Board, seat: int, text: str) -> list[str]:
    names = [one.name.en for one in board.rules.content.specials]
    held = {board.specials[other] for other in range(board.seats) if other != seat and board.has_unused_special(other)}
    return [names[number] for number in {*held, *board.undealt} if names[number] in text]


def led_by(board: Board, seat: int) -> set[str]:
    """The armies whose strengths a seat may know."""
    cities = {ARMIES[city] for city in range(CITIES) if board.leaders[city] == seat}
    return cities or {ARMIES[PERSIA]}


def strengths_in(board: Board, seat: int, text: str) -> list[str]:
    """Digits on counters of others, at locations that are not being fought for and in hands that are secret."""
    foreign = [name for name in ARMIES if name not in led_by(board, seat)]
    found = []
    for line in text.splitlines():
        for name in foreign:
            if not line.startswith("⚔"):
                found += re.findall(rf"[●■▲◆★]{name[:3]} (?:[HT][\d?]+ ?)*?[HT]\?*\d[\d?]*", line)
            if line.startswith(f"{name} ") and board.secret_hands >> ARMIES.index(name) & 1:
                hand = re.search(r" (H[\d?–]+ T[\d?–]+)", line)
                assert hand is not None, line
                found += [f"{name} {hand[1]}"] if re.search(r"\d", hand[1]) else []
    return found


def sent_in(seat: int, text: str, persians: set[int]) -> list[str]:
    """Strengths in the log, where others send counters; Persian leaders know each other's."""
    sent = re.findall(r"^ (\w+): sends (\w+) ([HT]\d)", text, re.MULTILINE)
    own = {NAMES[seat]} | ({NAMES[other] for other in persians} if seat in persians else set())
    return [" ".join(row) for row in sent if row[0] not in own]


@pytest.mark.parametrize(
    ("seats", "share"), [(3, 0.3), (4, 0.12), (5, 0.12), pytest.param(3, 1.0, marks=pytest.mark.soak)]
)
def test_nobody_is_shown_what_only_others_may_know(seats: int, share: float, tmp_path: Path) -> None:
    """PER-H1, PER-H2, PER-H3: everything that appears in a whole game of people at one keyboard."""
    shown = hot_seat(seats, f"hot seat {seats}", tmp_path, share)
    assert {one.seat for one in shown} == {None, *range(seats)}
    assert sum("Battle at" in one.text for one in shown) > 2
    assert any(re.search(r"[●■▲◆★]Spa H\?", one.text) for one in shown)
    assert [secret for one in shown for secret in one.secrets] == []


def tamper_with_view(monkeypatch: pytest.MonkeyPatch, name: str, function: Callable[..., bool]) -> None:
    leaky = from_source(view)
    monkeypatch.setattr(leaky, name, function)
    monkeypatch.setattr(title, "view", leaky.view)


def leak_of_strengths(monkeypatch: pytest.MonkeyPatch) -> None:
    tamper_with_view(monkeypatch, "knows", lambda s, viewer, army: True)


def leak_of_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    tamper_with_view(monkeypatch, "is_open", lambda s, army: True)


def leak_of_specials(monkeypatch: pytest.MonkeyPatch) -> None:
    tamper_with_view(monkeypatch, "knows_special", lambda s, viewer, seat: s.specials[seat] >= 0)


def leak_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = from_source(telling)
    monkeypatch.setattr(leaky, "counter", lambda s, unit, is_known=True: names.counter(s, unit))
    monkeypatch.setattr(title, "telling", leaky)


def leak_of_everything_told(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Table.told
    monkeypatch.setattr(Table, "told", lambda self, viewer, since=0: original(self, (viewer + 1) % 3, since))


@pytest.mark.parametrize(
    "plant",
    [leak_of_strengths, leak_of_hands, leak_of_specials, leak_in_the_log, leak_of_everything_told],
    ids=lambda plant: plant.__name__,
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plant(monkeypatch)
    assert any(one.secrets for one in hot_seat(3, "hot seat 3", tmp_path, 0.3))


def first_shown(seed: str, tmp_path: Path, count: int, is_terminal: bool = False) -> list[Shown]:
    """The beginning of a game."""
    played = watched([Sitter(name) for name in NAMES[:3]], seed, tmp_path, is_terminal)
    played.most_shown = count
    return played.watch(seed)


def test_between_two_people_nothing_but_the_hand_over_is_on_the_screen(tmp_path: Path) -> None:
    """Whoever takes the keyboard has to press a key before anything is shown."""
    shown = first_shown("curtain", tmp_path, 60)
    looking = None
    for one in shown:
        if one.seat is None:
            lines = one.text.strip().splitlines()
            assert len(lines) == 1
            said = re.fullmatch(r"Hand the keyboard to (\w+), who presses Enter.|(\w+): nothing to decide .*", lines[0])
            assert said is not None
            looking = NAMES.index(said[1] or said[2])
        else:
            assert one.seat == looking


def test_screen_scrolled_lines_and_history_are_cleared(tmp_path: Path) -> None:
    for one in first_shown("clear", tmp_path, 20, is_terminal=True):
        if "Hand the keyboard" in one.text:
            before, _, _ = one.text.partition("Hand the keyboard")
            assert "\x1b[2J" in before
            assert CLEAR_SCROLLED in before


def test_who_is_asked_for_a_battle_special_cannot_be_seen(tmp_path: Path) -> None:
    """PER-H5: the keyboard goes round whether or not somebody has a choice."""
    turns = []
    for tile in ("brasidas", "plague"):
        played = watched([Sitter(name) for name in NAMES[:3]], "round", tmp_path)
        scene = table(*NAMES[:3]).leaders(athens="Ann", sparta="Ben", corinth="Cid").special("Cid", tile)
        scene.special("Ann", "phormio").locations("plataea").sent("Ben", "plataea", "attack", "sparta h2")
        turns.append(hands(played, scene.turns("Ann", one=1).sending()))
    assert turns[0] == turns[1]
    assert turns[0][1:3] == ["Hand the keyboard to Cid", "Hand the keyboard to Ann"]


def hands(played: Watched, game: Game) -> list[str]:
    """How the keyboard goes from the last turn with the armies to the end of the first battle."""
    played.shown, played.dice = [], random.Random(0)
    played.table.state, played.table.facts, played.table.offered = game.board, [], []
    played.table.record.answers.clear()
    while not any("Plataea" in line and "takes" in line for line in said_in(played)):
        state = played.table.state
        if len(state.moves()) == 1:
            played.turn(state.seat())
        elif state.seat() == 0 and "stop" in [TITLE.write(state, move) for move in state.moves()]:
            played.curtain(0)
            played.submit(0, "stop")
        else:
            played.curtain(state.seat())
            played.submit(state.seat(), TITLE.write(state, state.moves()[0]))
    return [one.text.partition(",")[0].strip() for one in played.shown if "Hand the keyboard" in one.text]


def said_in(played: Watched) -> list[str]:
    language = Language("en", NAMES)
    return [language.say(line.message) for line in played.table.told(-1)]


def test_one_person_among_bots_never_sees_a_curtain(isthmos: Run) -> None:
    done = isthmos("play", "perikles", "--seats", "Ann,bot:random,bot:random", "--seed", "1", typed=["1"] * 40)
    assert "Hand the keyboard" not in done.out


# --- whole games ----------------------------------------------------------------------------------


def test_a_whole_game_against_bots_is_played_by_numbers_and_verified(isthmos: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "whole.game")
    seats = "Ann,bot:random,bot:greedy"
    done = isthmos("play", "perikles", "--seats", seats, "--seed", "3", "--record", file, typed=["1"] * 400)
    assert done.code == 0
    assert re.search(r"wins with \d+ points|share the victory", done.out)
    assert isthmos("verify", file).code == 0
    replayed = isthmos("replay", file)
    assert replayed.code == 0
    assert "Battle at" in replayed.out
    assert "isthmos record 1" in isthmos("export", "last").out


def typed_as_shown(seed: str, seats: int, code: str, answers: int) -> tuple[list[str], str]:
    """The first random answers in the words the screen offers, names among them; and the position after them."""
    played = Table.new(TITLE, seats, {}, NAMES[:seats], dealer_from_seed(seed))
    dice, speaking, lines, looking = random.Random(seed), Language(code, NAMES), [""], played.state.seat()
    while answers:
        state, seat = played.state, played.state.seat()
        move = dice.choice(state.moves())
        if len(state.moves()) == 1:
            lines += ["", ""] if seat != looking else []
        else:
            lines += [""] if seat != looking else []
            lines.append(speaking.say(TITLE.describe(state, move)))
            answers -= 1
        looking = seat
        played.submit(seat, TITLE.write(state, move))
    return lines, played.state.hash()


@pytest.mark.parametrize(("code", "seats"), [("en", 3), ("de", 4)])
def test_a_round_is_played_in_the_words_that_are_shown(isthmos: Run, code: str, seats: int) -> None:
    """PER-H5: with an Enter wherever the keyboard changes hands."""
    lines, end = typed_as_shown(f"words {code}", seats, code, 110)
    options = ("--seed", f"words {code}", "--lang", code)
    done = isthmos("play", "perikles", "--seats", ",".join(NAMES[:seats]), *options, typed=lines)
    assert done.code == 0
    record = saves.load(saves.find("last")).record
    assert records.replay(TITLE, record).hash() == end


def test_a_game_is_resumed_where_it_was_left(isthmos: Run) -> None:
    seats = ("--seats", "Ann,bot:random,bot:random")
    isthmos("play", "perikles", *seats, "--seed", "5", typed=["1"] * 12)
    before = records.replay(TITLE, saves.load(saves.find("last")).record).hash()
    done = isthmos("resume", typed=["score", "quit"])
    assert "Places" in done.out
    assert records.replay(TITLE, saves.load(saves.find("last")).record).hash() == before


def test_words_beside_answers_ask_again(isthmos: Run) -> None:
    asked = ["?", "? 1", "log", "why", "score", "legend", "show", "save", "rules PER-A8", "hello", "place nowhere"]
    done = isthmos("play", "perikles", "--seats", "Ann,bot:greedy,bot:greedy", "--seed", "words", typed=asked)
    assert done.code == 0
    for said in (
        "Each player puts two more cubes",
        "What has happened",
        "⚔ at war",
        "PER-A8 Nobody attacks",
        "not poss",
    ):
        assert said in done.out


def test_rules_and_options_can_be_asked_for(isthmos: Run) -> None:
    assert rules_page.page("perikles") == (ROOT / "docs/rules/perikles.md").read_text(encoding="utf-8")
    assert "relation_mode (PER-R4) A counter changes the relation of its city" in isthmos("options", "perikles").out
    assert isthmos("rules", "perikles", "PER-B13").out.startswith("PER-B13 ")


def test_simulations_find_nothing_wrong(isthmos: Run) -> None:
    done = isthmos("simulate", "perikles", "--players", "3..5", "--games", "4", "--check", "--json")
    assert done.code == 0
    assert done.out.count('"unfinished":0,"violations":0') == 3


# --- taking back ----------------------------------------------------------------------------------


def test_undo_takes_back_an_own_answer_and_names_it(isthmos: Run) -> None:
    seats = ("--seats", "Ann,Ben,Cid")
    start = Table.new(TITLE, 3, {}, NAMES[:3], dealer_from_seed("undo")).state.seat()
    done = isthmos("play", "perikles", *seats, "--seed", "undo", typed=["", "place corinth", "", "undo", ""])
    assert f"Taken back: the last answer of {NAMES[start]}." in done.out
    assert "Taken back: place" not in done.out


def test_undo_stops_at_a_special_tile_that_was_played(tmp_path: Path) -> None:
    played = watched([Sitter(name) for name in NAMES[:3]], "undo", tmp_path)
    game = table(*NAMES[:3]).special("Ann", "plague").display("any").influence()
    played.table.state, played.table.facts, played.table.offered = game.board, [], []
    played.table.record.answers.clear()
    played.table.submit(0, "play plague")
    assert played.undo(0) is False
    assert "Nothing can be taken back" in played.new_text()


# --- the screen -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "code"), [(3, "en"), (4, "de"), (5, "en"), (5, "de")])
def test_every_position_is_drawn_within_the_screen(seats: int, code: str) -> None:
    dice = random.Random(f"{seats} {code}")
    played = Table.new(TITLE, seats, {}, NAMES[:seats], dealer_from_seed(f"draw {seats}"))
    while played.state.seat() != OVER:
        if len(played.state.moves()) > 1 and dice.random() < 0.06:
            for width, height in ((80, 24), (80, 45), (120, 45)):
                lines = drawn(TITLE.view(played.state, 0), code, width, height).splitlines()
                assert max(map(len, lines)) <= width
                assert "…" not in "".join(lines)
                assert len(lines) <= (22 if height == 24 else 36), "\n".join(lines)
        moves = played.state.moves()
        played.submit(
            played.state.seat(), TITLE.write(played.state, dice.choice(moves) if len(moves) > 1 else moves[0])
        )


@pytest.mark.parametrize("seats", [3, 5])
def test_a_screen_shows_nothing_that_could_not_be_imagined_otherwise(seats: int) -> None:
    """PER-H5: positions a seat cannot tell apart look the same, with their answers and what these lead to."""
    dice, stream = random.Random(seats), dealer_from_seed(f"imagined {seats}")
    played = Table.new(TITLE, seats, {}, NAMES[:seats], dealer_from_seed(f"imagine {seats}"))
    while played.state.seat() != OVER:
        state, seat = played.state, played.state.seat()
        if dice.random() < 0.05:
            other = TITLE.imagine(state, seat, stream)
            assert drawn(TITLE.view(state, seat), "en", 120, 45) == drawn(TITLE.view(other, seat), "en", 120, 45)
            assert TITLE.choices(state) == TITLE.choices(other)
        played.submit(seat, TITLE.write(state, dice.choice(state.moves())))


def battle() -> Game:
    scene = table(*NAMES[:3]).leaders(athens="Ann", sparta="Ben", corinth="Cid").special("Cid", "persian-fleet")
    scene.locations("sicily", "pylos").defeats(sparta=1).statues("Ann", argos=1).cubes("athens", Ann=3, Ben=1)
    scene.sent("Ann", "sicily", "attack", "athens t4", "athens t3", "athens h3")
    scene.sent("Ben", "sicily", "defence", "sparta t3", "sparta t1", "sparta h4")
    scene.sent("Cid", "sicily", "defence", "corinth h2").sent("Ann", "pylos", "attack", "athens h1")
    return scene.battles()


def test_a_battle_is_shown_with_both_sides_column_tokens_and_odds() -> None:
    text = drawn(TITLE.view(battle().board, 2), "en", 120, 45)
    assert re.search(r"⚔ +●Ath H3 T34 +Sicily +Sparta +7 +T›H +■Spa H4 T13 \(▲Cor H2\) militia \+H\+T", text)
    assert re.search(r"^ +●Ath H\? +Pylos", text, re.MULTILINE)
    assert "⚔ Sicily, combat 1: triremes · the attack wins with 70 %" in text
    assert re.search(r"1:2 +−2 +1:1 +\[\+2\] +2:1 +3:1", text)
    assert re.search(r"Attack +7 +10 +9 +8 +7 +6 +5 +○○", text)
    assert re.search(r"Sparta .*■ Ben +– +✗\[4\] 3 2", text)
    assert "Your special tile, known to you alone: Persian Fleet." in text


def test_relations_stand_in_a_matrix() -> None:
    text = drawn(TITLE.view(battle().board, 2), "en", 120, 45)
    assert re.search(r"City .* At +Sp +Ar +Co +Th +Me", text)
    assert re.search(r"^Athens .* ⚔ +· +⚔ +· +·", text, re.MULTILINE)
    assert re.search(r"^Corinth .* ⚔ +♥ +· +· +·", text, re.MULTILINE)


def test_answers_are_typed_with_names_or_without_a_verb(tmp_path: Path) -> None:
    played = watched([Sitter("You"), Sitter("Greedy"), Sitter("Greedy 2")], "names", tmp_path)
    scene = table("You", "Greedy", "Greedy 2").cubes("thebes", You=2, Greedy=1).cubes("argos", You=1).nominating()
    played.table.state = scene.board
    choices = TITLE.choices(scene.board)
    for typed, meant in (
        ("nominate thebes you", "nominate thebes p1"),
        ("Nominate Greedy in Thebes", "nominate thebes p2"),
        ("thebes greedy", "nominate thebes p2"),
        ("2", "nominate thebes p1"),
    ):
        answer = played.notation(choices, typed)
        assert TITLE.write(scene.board, TITLE.read(scene.board, answer)) == meant
    with pytest.raises(IllegalMove):
        TITLE.read(scene.board, played.notation(choices, "nominate thebes greedy 2"))


def test_a_target_that_is_impossible_has_its_reason(isthmos: Run, tmp_path: Path) -> None:
    played = watched([Sitter(name) for name in NAMES[:3]], "why", tmp_path)
    scene = table(*NAMES[:3]).leaders(thebes="Ann", athens="Ben", sparta="Cid").locations("attica", "delium", "pylos")
    played.table.state = scene.turns("Ann", one=1).sending().play("Ann", "send thebes h2").board
    choices = TITLE.choices(played.table.state)
    assert played.heard(0, choices, "attack Delium") is False
    assert "Delium belongs to Thebes, which you lead." in played.new_text()


def test_the_session_of_a_save_sits_down_again(isthmos: Run) -> None:
    isthmos("play", "perikles", "--seats", "Ann,Ben,bot:random", "--seed", "again", typed=["", "1", "", "1"])
    path = saves.find("last")
    again = session(saves.load(path), path, Language("en"), Console(file=io.StringIO()))
    assert again.people == [0, 1]
    assert again.at_keyboard is None
