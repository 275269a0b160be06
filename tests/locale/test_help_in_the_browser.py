"""Whoever is asked something in the browser finds help on it, for every question of every game, in both languages; and
what a board says in its own words is as true at this table as what the speech says: it is told the same."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.message import Message
from isthmos.core.state import CHANCE, OVER, State
from isthmos.games.catalogue import GAMES, TITLES
from isthmos.games.peloponnes.modules.heroes_and_colonies.speeches import SPEECHES
from isthmos.games.perikles.speech import SPEECHES as PERIKLES
from isthmos.games.perikles.speech.base import ChanceSpeech
from isthmos.language import Language
from isthmos.testkit import heroes, peloponnes, perikles
from isthmos.testkit.played import Played

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "isthmos" / "locale"
BOOKS = ("peloponnes", "heroes_and_colonies")
DEALT = re.compile("deal|reveal|draw|fill-stack")
"""What the dealer answers."""

KINDS = sorted({speech.kind for speech in SPEECHES.values() if not DEALT.match(speech.kind)})
KINDS_OF_PERIKLES = sorted(one.kind for one in PERIKLES.values() if not isinstance(one, ChanceSpeech))
STEPS = 8


def messages(code: str) -> set[str]:
    """What the browser says: at every table, and with one game."""
    files = [*(LOCALE / code).glob("web*.ftl"), *(LOCALE / code / f"{title}.ftl" for title in TITLES)]
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


# --- true at every table --------------------------------------------------------------------------

EVERY_QUESTION = {
    "peloponnes": {},
    "heroes": {"negotiation": "true", "clover_distribution": "player_choice", "naukratis_free_exchange": "true"},
    "perikles": {},
}
ENGLISH = Language("en", ["X", "Y", "Z"])


def board_words(title: str, state: State, part: str) -> str:
    """The board's own message for the open question: its help, its hint, or what it asks."""
    assert state.top is not None
    board = GAMES[title].board
    assert board is not None
    kind = TITLES[title].speeches[state.top.kind].kind  # type: ignore[attr-defined]
    if board.folder != "perikles":
        return f"web-{part}-{kind}"
    return f"web-help-perikles-{kind}" if part == "help" else f"web-perikles-{part}-{kind}"


def read(game: Played[Any], part: str = "help") -> str:
    """What whoever is asked reads on the board, which is sent the guidance and nothing else."""
    ident = board_words(game.title.id, game.board, part)
    return ENGLISH.say(Message(ident, game.title.guidance(game.board).args))


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("title", ["peloponnes", "heroes", "perikles"])
def test_what_help_and_hints_name_the_guidance_tells(title: str, code: str) -> None:
    state, chosen, dealer = TITLES[title].start(4, EVERY_QUESTION[title]), random.Random(3), dealer_from_seed("help")
    language, asked = Language(code), set()
    while state.seat() != OVER:
        if state.seat() == CHANCE:
            state.play(draw(state, dealer).move)
            continue
        for part in ("help", "hint"):
            ident = board_words(title, state, part)
            args = {key: language.argument(key, value) for key, value in TITLES[title].guidance(state).args.items()}
            pattern = language.bundle.get_message(ident).value
            assert pattern is not None
            assert language.bundle.format_pattern(pattern, args)[1] == [], ident
            asked.add(ident)
        state.play(chosen.choice(state.moves()))
    assert len(asked) > 10


@pytest.mark.parametrize("chains", [True, False])
def test_the_board_speaks_of_chains_only_where_there_are_some(chains: bool) -> None:
    """PEL-B11."""
    scene = peloponnes.table("X", "Y", "Z").options(chain_eviction=chains).coins(9).offer("bridge", "A07", "A05")
    game = scene.bidding().play("X", "bid bridge 5").play("Y", "bid A07 2").play("Z", "bid bridge 6")
    assert ("displace a weaker bid" in read(game)) is chains
    assert ("no bid lies yet" in read(game)) is not chains


@pytest.mark.parametrize("luxury", ["top_up", "only_when_no_coins"])
def test_the_board_says_when_luxury_becomes_coins(luxury: str) -> None:
    """PEL-L3."""
    game = peloponnes.table("X", "Y").options(luxury_for_bids=luxury).coins(5).offer("bridge").bidding()
    assert ("Coins you lack" in read(game)) is (luxury == "top_up")
    assert ("Only with an empty reserve" in read(game)) is (luxury != "top_up")


@pytest.mark.parametrize(
    ("option", "sentence"), [("all", "for each missing one"), ("resources", "but for no coin"), ("none", "Nothing")]
)
def test_the_board_speaks_of_luxury_in_a_disaster_only_where_it_helps(option: str, sentence: str) -> None:
    """PEL-D8."""
    scene = peloponnes.table("X", "Y").options(luxury_in_disasters=option).food(X=2).coins(X=2)
    game = scene.lands("X", "A05", "A06").strike("tempest")
    assert sentence in read(game)
    assert ("luxury" in read(game)) is (option != "none")


def test_the_board_marks_with_the_coins_of_the_colony() -> None:
    """HC-10.3."""
    scene = heroes.table("X", "Y").colonies(X="leptis-magna").wood(X=2).coins(X=5)
    game = scene.offer("bridge").bid("X", "bridge", 1).taking()
    assert "mark the building with 3 coins" in read(game)
    assert "put 3 coins on the building" in read(game, "hint")


@pytest.mark.parametrize("by_luxury", [True, False])
def test_the_board_speaks_of_luxury_for_strength_only_where_it_helps(by_luxury: bool) -> None:
    """HC-4.5."""
    scene = heroes.table("X", "Y").options(luxury_may_pay_strength=by_luxury).food(X=3)
    game = scene.offer("A07").bid("X", "A07", 2).taking()
    assert "a land for 2 food, up to a strength of 29" in read(game)
    assert ("luxury stand in" in read(game)) is by_luxury


@pytest.mark.parametrize(("cap", "sentence"), [("new_coins", "cannot hire more"), ("all_coins", "together are no")])
def test_the_board_says_what_strength_limits_mercenaries(cap: str, sentence: str) -> None:
    """HC-7.6."""
    game = heroes.table("X", "Y").options(mercenary_cap=cap).coins(X=5).strength(X=8).attack(1, 1, 1)
    assert sentence in read(game)


def test_the_board_tells_nobody_to_stop_who_must_send() -> None:
    """PER-A6."""
    scene = perikles.table("P", "A", "S").leaders(athens="P", sparta="S").cubes("athens", P=1, A=1)
    game = scene.locations("sicily", "pylos").turns("P", one=1).sending()
    assert read(game, "ask") == "Your turn: send a counter, or stop"
    game.play("P", "send athens t2", "attack pylos", "stop", "pay athens")
    assert read(game, "ask") == "Your turn: send a counter of Athens for the cube"
    assert "One of them must be sent." in read(game)
    game.play("P", "send athens h1", "attack pylos")
    assert "Stopping is allowed" in read(game)


def test_the_board_does_not_promise_persians_counters_of_a_city() -> None:
    """PER-P2."""
    scene = perikles.table("P", "A", "S").leaders(athens="A", sparta="S").cubes("athens", P=1, A=1)
    game = scene.locations("sicily", "pylos").turns("P", one=1).sending()
    game.play("P", "send persia t2", "attack pylos", "stop")
    assert "up to 2 more Persian counters" in read(game)
    assert read(game, "hint") == "Click a city: a cube of yours there sends up to 2 more counters."


@pytest.mark.parametrize("counts", ["true", "false"])
def test_the_board_says_whether_candidates_count_in_the_plague(counts: str) -> None:
    """PER-I11."""
    scene = perikles.table("A", "B", "C").options(plague_counts_candidates=counts).special("A", "plague")
    game = scene.display("any").influence().play("A", "play plague")
    assert ("counts as one more" in read(game)) is (counts == "true")


@pytest.mark.parametrize(("mode", "said"), [("pairwise", "all on the other"), ("owner_only", "with the owner of")])
def test_the_board_says_whom_a_counter_makes_enemies(mode: str, said: str) -> None:
    """PER-R4."""
    scene = perikles.table("T", "A", "S").options(relation_mode=mode).leaders(thebes="T", athens="A", sparta="S")
    game = scene.locations("attica").turns("T", one=1).sending().play("T", "send thebes h3")
    assert said in read(game)
