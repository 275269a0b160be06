"""What the expansion says: facts in lines, consequences that come true, answers that can be typed, exact refusals."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from isthmos.core.dealer import dealer_from_seed
from isthmos.core.errors import IllegalMove
from isthmos.core.message import Message
from isthmos.core.state import CHANCE, OVER
from isthmos.core.title import SPECTATOR
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts, names, questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesView
from isthmos.games.peloponnes.modules.heroes_and_colonies.speeches import SPEECHES
from isthmos.games.peloponnes.modules.heroes_and_colonies.telling import TELL
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, corrected
from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.title import TITLE as BASE_TITLE
from isthmos.language import Language
from isthmos.table.table import Table
from isthmos.testkit.heroes import HeroGame, table

from ..scenes import taking

SEATS = ["Ann", "Ben", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal"]
ENGLISH, GERMAN = Language("en", SEATS), Language("de", SEATS)
RICH = {
    "negotiation": "true",
    "naukratis_free_exchange": "true",
    "persian2_includes_hero_tile": "true",
    "clover_distribution": "player_choice",
    "odysseus_may_skip_halving": "true",
    "luxury_may_pay_mercenaries": "true",
}
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, RICH),
    (4, {"colonies": "false"}),
    (4, {"heroes": "false", "negotiation": "true"}),
    (5, RICH),
    (6, {}),
    (7, RICH),
    (8, {}),
]


def played_through(seats: int, options: dict[str, str], seed: str) -> Iterator[Table]:
    """A random game, before every answer of a seat and after the last one."""
    game = Table.new(TITLE, seats, options, SEATS[:seats], dealer_from_seed(seed))
    dice = random.Random(seed)
    while game.state.seat() != OVER:
        yield game
        game.submit(game.state.seat(), TITLE.write(game.state, dice.choice(game.state.moves())))
    yield game


def check(message: Message) -> None:
    for language in (ENGLISH, GERMAN):
        sentence = language.say(message)
        assert "{" not in sentence, message
        assert sentence.strip() or message.id == "heroes-confirmed-mark", message


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_everything_that_happens_in_a_game_has_words_in_both_languages(seats: int, options: dict[str, str]) -> None:
    """HC-1.1: every question with its help, every answer with its consequences, every fact."""
    for game in played_through(seats, options, f"words {seats}"):
        state = game.state
        check(TITLE.question(state))
        if state.seat() == OVER:
            continue
        check(TITLE.guidance(state))
        check(TITLE.refusal(state, "x"))
        for choice in TITLE.choices(state)[:5]:
            for message in (choice.label, *choice.consequences):
                check(message)
    for told in game.told(SPECTATOR):
        check(told.message)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_answer_can_be_typed_as_it_is_shown(seats: int, options: dict[str, str]) -> None:
    """HC-9.4, HC-11.2: in both languages."""
    dice = random.Random(seats)
    for game in played_through(seats, options, f"typed {seats}"):
        state = game.state
        if state.seat() == OVER:
            continue
        moves = state.moves()
        before = state.hash()
        for move in dice.sample(moves, min(3, len(moves))):
            shown = TITLE.describe(state, move)
            for language in (ENGLISH, GERMAN):
                assert TITLE.read(state, language.say(shown)) == move, language.say(shown)
        offered = [move for line in TITLE.choices(state) for move in line.moves]
        assert sorted(offered) == sorted(moves)
        assert state.hash() == before


def test_every_question_and_fact_of_the_expansion_has_its_words() -> None:
    own = {value for name, value in vars(questions).items() if name.isupper() and name != "REDEEM"}
    silent = {questions.TURN_UP_CHIT, questions.HALVE}
    assert own - silent <= set(SPEECHES)
    assert all(speech.kind and speech.phase for speech in SPEECHES.values())
    assert len({speech.kind for speech in SPEECHES.values()}) == len(SPEECHES)
    numbers = {value for name, value in vars(facts).items() if name.isupper() and name not in ("COLONY", "HERO")}
    assert numbers <= set(TELL)
    assert not numbers & {value for name, value in vars(base_facts).items() if name.isupper()}


def test_options_of_the_base_game_keep_its_words() -> None:
    own = {row.id for row in corrected("").option}
    for option in TITLE.options():
        origin = TITLE if option.id in own else BASE_TITLE
        assert TITLE.option_label(option).id == f"{origin.id}-option-{option.id}"
        for value in option.values:
            assert TITLE.value_label(option, value).id == f"{origin.id}-option-{option.id}-{value}"


# --- what is not confirmed ------------------------------------------------------------------------


def board() -> Board:
    return table("X", "Y").heroes(X="hector").coins(9).offer("A05").bidding().board


@pytest.mark.parametrize("number", range(10))
def test_a_hero_is_described_with_the_source_of_its_values(number: int) -> None:
    """HC-10.11: the points of the red side are marked, and the mark is explained."""
    lines = [ENGLISH.say(message) for message in names.describe_hero(board(), number)]
    row = corrected("").hero[number]
    assert f"red side: {row.red.points}≈ points" in lines
    assert lines[-1] == "≈ value not confirmed by a printed copy"
    german = [GERMAN.say(message) for message in names.describe_hero(board(), number)]
    assert german[-1] == "≈ Wert von keinem gedruckten Exemplar bestätigt"


@pytest.mark.parametrize("mat", range(1, 10))
def test_a_colony_is_described_with_the_source_of_its_values(mat: int) -> None:
    """HC-10.11."""
    lines = [ENGLISH.say(message) for message in names.describe_colony(board(), mat)]
    stores, income, scoring = lines[-4:-1]
    assert stores.startswith("stores ")
    assert stores.endswith("≈")
    assert income.startswith("income by inhabitants≈: from 0: ")
    assert scoring.endswith("luxury for each missing good")
    assert lines[-1] == "≈ value not confirmed by a printed copy"


def test_a_value_the_owner_has_confirmed_bears_no_mark() -> None:
    """HC-10.11."""
    data = (
        '{"hero":[{"id":"hector","start":{"source":"photo"},"red":{"points":6,"source":"photo"},'
        '"orange":{"source":"photo"}}],"persians":{"chits":{"source":"photo"}}}'
    )
    game = table("X", "Y").options(data=data).heroes(X="hector").disasters()
    lines = [ENGLISH.say(message) for message in names.describe_hero(game.board, 4)]
    assert "red side: 6 points" in lines
    assert not [line for line in lines if "≈" in line]
    assert "≈" not in ENGLISH.say(names.chit(game.board, 6))
    assert "≈" in ENGLISH.say(names.chit(table("X", "Y").disasters().board, 6))


def test_what_is_offered_in_a_negotiation_is_described() -> None:
    """HC-11.2, HC-10.11."""
    game = table("X", "Y").options(negotiation=True).setup()
    game.chance("deal messene", "deal sparta", "colony naxos", "colony taras", "hero hector", "hero helen")
    line = TITLE.choices(game.board)[0]
    assert ENGLISH.say(line.label) == "offer colony Sparta 1–6 (Taras)"
    assert (line.lowest, len(line.moves)) == (1, 6)
    told = [ENGLISH.say(message) for message in line.consequences]
    assert told[0].startswith("decline takes all luxury")
    assert "≈ value not confirmed by a printed copy" in told


# --- consequences ---------------------------------------------------------------------------------


def said(game: HeroGame, answer: str) -> str:
    return "; ".join(ENGLISH.say(m) for m in TITLE.consequences(game.board, TITLE.read(game.board, answer)))


def test_strength_tells_what_it_means() -> None:
    """HC-4.3, HC-7.1, HC-8.3."""
    scene = table("X", "Y").persians(1, 2).strength(X=3, Y=5).wood(X=3).stone(X=1).coins(X=1)
    game = taking(scene, "bridge")
    assert "then +4 strength for 1 wood and 1 stone more" in said(game, "pay")
    assert "strength" not in said(game, "mark")
    told = said(game.play("X", "pay"), "arm")
    assert "strength 3 → 7" in told
    assert "together 12 against 6≈ Persians so far" in told
    assert "rank 1 of 2 in a conflict" in told
    assert "rank 2 of 2 in a conflict" in said(game, "leave")


def test_a_mercenary_tells_strength_and_score() -> None:
    """HC-7.6."""
    scene = table("X", "Y").coins(X=5).strength(X=8).clovers(0).buildings("X", "stoa")
    told = said(scene.attack(1, 1, 1), "hire 2")
    assert "then 3 coins" in told
    assert "strength 4 → 6" in told
    assert "score 0 → 2" in told


def test_a_bid_of_daedalus_does_not_claim_goods_he_has_not() -> None:
    """HC-9.4: a bridge costs two wood, and he has none."""
    game = table("X", "Y").heroes(X="daedalus").coins(9).offer("bridge").bidding()
    told = [ENGLISH.say(message) for message in TITLE.choices(game.board)[0].consequences]
    assert "costs 2 wood: payable with your saving" in told


def test_a_chit_tells_what_it_does() -> None:
    """HC-9.3."""
    game = table("X", "Y").heroes(X="ariadne").chits(plague=2).disasters().chance("chit plague")
    assert (said(game, "keep-chit"), said(game, "put-back")) == ("Plague strikes", "it comes up again at the end")


def test_a_ward_tells_what_is_lost_without_it() -> None:
    """HC-9.7."""
    game = table("X", "Y").heroes(X="odysseus").coins(X=2).food(X=6).strike("drought")
    assert said(game, "suffer") == "then 4 food"
    assert said(game, "ward") == "then 1 coin; you are safe this time"
    game = table("X", "Y").heroes(X="odysseus").coins(X=2).attack(1, 2, 2)
    assert "the hero turns orange" in said(game, "suffer")


def test_double_prices_are_asked_for() -> None:
    """HC-10.1, HC-10.9, HC-6.2."""
    game = table("X", "Y").colonies(X="apollonia").wood(X=7).stone(X=7).buildings("X", "bridge").strike("earthquake")
    assert "for 2 wood and 2 stone each?" in ENGLISH.say(TITLE.question(game.board))
    game = table("X", "Y").colonies(X="taras").food(X=7).coins(X=7).lands("X", "A05").strike("tempest")
    assert "for 2 food and 2 coins each?" in ENGLISH.say(TITLE.question(game.board))


# --- telling --------------------------------------------------------------------------------------


def log(game: HeroGame) -> list[str]:
    return [ENGLISH.say(told.message) for told in TITLE.tell(game.board, game.facts(), SPECTATOR)]


def test_an_attack_is_told() -> None:
    """HC-7.1, HC-7.5."""
    scene = table(X="sparta", Y="argos").heroes(X="hector").strength(X=2)
    lines = log(scene.attack(1, 1, 3))
    assert "Chit: Persians 3≈, number 3." in lines
    assert "Persian attack 1: 10 Persians against 2 strength." in lines
    assert "The attack is lost: all heroes turn to the orange side." in lines
    assert "Hector of Sparta shows the orange side." in lines
    lines = log(table(X="sparta", Y="argos").strength(X=10).coins(X=1).attack(1, 1, 3).play("X", "hire 1"))
    assert "The attack is repelled! All halve their strength; then mercenaries may be hired." in lines
    assert "Sparta loses 5 strength." in lines
    assert "Sparta hires 1 mercenary." in lines


def test_strength_is_told_with_its_price() -> None:
    """HC-4.3."""
    game = taking(table(X="sparta", Y="argos").food(X=1).luxury(X=2), "A07").play("X", "arm")
    assert "Sparta pays 2 food more for A07 Forest and gains 2 strength." in log(game)
    assert "Sparta gives 2 luxury for 1 food of it." in log(game)


def test_a_conflict_is_one_line() -> None:
    """HC-8.2."""
    lines = log(table(X="sparta", Y="argos").strength(X=2).people(1).food(1).supply())
    assert "Internal conflict: Sparta takes an inhabitant and a clover from Argos." in lines
    assert not [line for line in lines if line.startswith(("Argos loses", "Sparta receives"))]


def test_chits_that_go_back_are_told() -> None:
    """HC-5.2, HC-9.3."""
    game = table(X="sparta", Y="argos").heroes(X="ariadne").disasters().chance("chit plague").play("X", "keep-chit")
    game.chance("chit plague", "chit blank").play("X", "put-back")
    assert log(game)[-2:] == ["Chit: Plague, the same as before; it is put back.", "Sparta puts a chit back: blank."]


def test_a_chit_that_counts_because_no_other_is_left_is_told_with_the_reason() -> None:
    """HC-5.4."""
    chits = {"earthquake": 3, "drought": 2, "plague": 1, "tempest": 3, "decline": 3, "blank": 1}
    scene = table("X", "Y").persians(1, 1, 1, 2, 2, 2, 3, 3).chits(**chits).put_back("plague", "plague").round(8)
    lines = log(scene.disasters())
    at = lines.index("No other chit is left: Plague comes up again and counts, whatever came before.")
    assert lines[at - 1] == "Chit: Plague, the same as before; it is put back."
    assert lines[at + 1] == "Chit: Plague, number 3."


# --- hearing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [("arm", 1), ("yes", 1), ("ja", 1), ("aufrüsten", 1), ("rüste", 1), ("leave", 0), ("nein", 0), ("lasse es", 0)],
)
def test_strength_is_answered_in_many_ways(text: str, move: int) -> None:
    """HC-4.3."""
    game = taking(table("X", "Y").food(X=2), "A07")
    assert TITLE.read(game.board, text) == move


@pytest.mark.parametrize("text", ["hire 2", "2", "heuere 2", "hire 2 mercenaries", "2 Söldner", "anwerben 2"])
def test_mercenaries_are_hired_in_many_ways(text: str) -> None:
    """HC-7.6."""
    game = table("X", "Y").coins(X=5).strength(X=8).attack(1, 1, 1)
    assert TITLE.read(game.board, text) == 2


@pytest.mark.parametrize(
    "text", ["offer colony sparta 3", "offer sparta 3", "sparta 3", "offer 3 to Sparta", "angebot kolonie sparta 3"]
)
def test_an_offer_is_made_in_many_ways(text: str) -> None:
    """HC-11.2."""
    game = table("X", "Y").options(negotiation=True).setup()
    game.chance("deal messene", "deal sparta", "colony naxos", "colony taras", "hero hector", "hero helen")
    assert TITLE.write(game.board, TITLE.read(game.board, text)) == "offer colony sparta 3"


@pytest.mark.parametrize("text", ["pay saving stone", "zahle und spare Stein", "pay saving stone: 0 wood"])
def test_savings_are_said_in_both_languages(text: str) -> None:
    """HC-9.4."""
    game = taking(table("X", "Y").heroes(X="daedalus").wood(X=2).stone(X=3).coins(X=1), "well")
    assert TITLE.write(game.board, TITLE.read(game.board, text)) == "pay saving stone"


def test_base_answers_are_still_heard_as_in_the_base_game() -> None:
    """HC-1.1: beginnings of names and German verbs."""
    game = table("X", "Y").coins(9).offer("A05", "bridge").bidding()
    assert TITLE.write(game.board, TITLE.read(game.board, "biete 3 auf brück")) == "bid bridge 3"


@pytest.mark.parametrize(
    ("game", "text", "sentence"),
    [
        ("hire", "hire 9", "You can hire 4 at most: 5 coins, strength 4."),
        ("hire", "sing", "‘sing’ does not answer this question. Possible: ‘hire NUMBER’."),
        ("offer", "offer sparta 9", "An offer must be 1 to 6 coins."),
        ("offer", "hello", "‘hello’ does not answer this question."),
        ("give", "give A05", "Only tiles with the most points can go: Bridge and B06 Forest."),
        ("clovers", "power 9", "You have 4 clovers to spread."),
        ("exchange", "exchange wood", "That store is full, or too little luxury is left."),
        ("arm", "perhaps", "‘perhaps’ does not answer this question. Possible: ‘arm’ or ‘leave’."),
    ],
)
def test_a_refusal_says_what_is_wrong(game: str, text: str, sentence: str) -> None:
    state = POSITIONS[game]().board
    with pytest.raises(IllegalMove):
        TITLE.read(state, text)
    assert ENGLISH.say(TITLE.refusal(state, text)).startswith(sentence)


def hire() -> HeroGame:
    return table("X", "Y").coins(X=5).strength(X=8).attack(1, 1, 1)


def offer() -> HeroGame:
    game = table("X", "Y").options(negotiation=True).setup()
    return game.chance("deal messene", "deal sparta", "colony naxos", "colony taras", "hero hector", "hero helen")


def give() -> HeroGame:
    return table("X", "Y").lands("X", "A05", "B06").buildings("X", "bridge").attack(1, 1, 1, 2, 2, 2)


def clovers() -> HeroGame:
    return table("X", "Y").options(clover_distribution="player_choice").strength(X=1).supply()


def exchange() -> HeroGame:
    scene = table("X", "Y").options(naukratis_free_exchange=True).colonies(X="naukratis").luxury(X=2).coins(9)
    return scene.wood(X=corrected("").colony[5].storage.wood).offer("A05").bidding()


def arm() -> HeroGame:
    return taking(table("X", "Y").food(X=2), "A07")


POSITIONS = {"hire": hire, "offer": offer, "give": give, "clovers": clovers, "exchange": exchange, "arm": arm}


# --- the view -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_view_agrees_with_the_table_and_survives_json(seats: int, options: dict[str, str]) -> None:
    """HC-12.1: for both kinds of board."""
    for number, game in enumerate(played_through(seats, options, f"view {seats}")):
        if number % 7:
            continue
        seen = TITLE.view(game.state, SPECTATOR)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=HeroesView) == seen
        assert [p.score.score for p in seen.poleis] == game.state.scores()
        for p in seen.poleis:
            assert p.score.tiles + p.score.coins + p.hero_points + p.clover_power == p.score.power
        assert seen.heroes is (options.get("heroes", "true") == "true")


def test_the_view_tells_everybodys_own_rate_of_exchange() -> None:
    """HC-10.6."""
    scene = table("X", "Y").colonies(X="naukratis", Y="taras").coins(9).offer("A05")
    seen = TITLE.view(scene.bidding().board, 0)
    assert [polis.luxury_rate for polis in seen.poleis] == [1, 2]


def test_the_view_shows_hero_colony_persians_and_the_conflict_to_come() -> None:
    """HC-7.1, HC-8.2, HC-10.11."""
    scene = table("X", "Y", "Z").heroes(X="odysseus", Y="ariadne").turned("Y").colonies(X="naxos").strength(X=3, Z=7)
    scene = scene.persians(1, 3).put_back("plague", "persians-2").mercenaries(X=2).round(3)
    seen = TITLE.view(scene.coins(9).offer("A05").bidding().board, 0)
    hero, colony, persians = seen.poleis[0].hero, seen.poleis[0].colony, seen.persians
    assert hero is not None
    assert colony is not None
    assert persians is not None
    assert (hero.id, hero.side, hero.points_confirmed, hero.corrected, hero.wards) == (
        "odysseus",
        "red",
        False,
        False,
        1,
    )
    assert (colony.id, colony.stores_confirmed, colony.coins_per_point) == ("naxos", False, 2)
    assert seen.poleis[1].hero is not None
    assert seen.poleis[1].hero.side == "orange"
    assert (seen.poleis[0].strength, seen.poleis[0].mercenaries) == (3, 2)
    assert (persians.sum, persians.strength, persians.ours, persians.chits_to_attack) == (4, 12, 10, 1)
    assert persians.values_left == [1, 1, 2, 2, 3]
    assert seen.put_back == ["plague", "persians-2"]
    assert seen.ranking == [2, 0, 1]
    assert [(pair.winner, pair.loser) for pair in seen.conflict] == [(2, 1)]
    assert (seen.corrected, seen.unconfirmed) == ([], True)


def test_the_view_says_what_the_owner_has_corrected() -> None:
    """HC-10.11."""
    data = '{"hero":[{"id":"hector","red":{"points":6,"source":"photo"}}]}'
    seen = TITLE.view(table("X", "Y").options(data=data).heroes(X="hector").coins(9).offer("A05").bidding().board, 0)
    assert seen.corrected == ["hero hector"]
    hero = seen.poleis[0].hero
    assert hero is not None
    assert (hero.red_points, hero.points_confirmed, hero.corrected) == (6, True, True)


def test_a_question_names_what_it_is_about() -> None:
    """HC-4.3, HC-9.3."""
    seen = TITLE.view(arm().board, 0)
    assert seen.question is not None
    assert (seen.question.kind, seen.question.tile, seen.phase) == ("arm", "A07", "taking")
    game = table("X", "Y").heroes(X="ariadne").disasters().chance("chit plague")
    seen = TITLE.view(game.board, 0)
    assert seen.question is not None
    assert (seen.question.kind, seen.question.disaster) == ("return-chit", "plague")
    assert game.board.seat() != CHANCE


def test_the_view_counts_the_chits_to_the_next_attack() -> None:
    """HC-7.1: with as many Persian chits as an attack takes it is over, and the next one counts."""
    values = [1, 1, 1, 2, 2, 3, 3]
    missing = []
    for seen in range(len(values) + 1):
        persians = TITLE.view(table("X", "Y", "Z").persians(*values[:seen]).offer("A05").bidding().board, 0).persians
        assert persians is not None
        missing.append(persians.chits_to_attack)
    assert missing == [3, 2, 1, 3, 2, 1, 0, 0]
