"""What holds for every bot in every game: legal answers, untouched positions, reasons in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import isthmos
from isthmos.bots.random_bot import RandomBot
from isthmos.bots.shelf import BOTS, bot_named
from isthmos.core.dealer import dealer_from_seed, draw
from isthmos.core.message import Message, Name
from isthmos.core.state import CHANCE, OVER
from isthmos.games.catalogue import TITLES, title_named
from isthmos.games.peloponnes import questions as base
from isthmos.games.peloponnes.modules.heroes_and_colonies import questions as expansion
from isthmos.games.perikles import questions as perikles
from isthmos.lab.simulate import Imagination

OPTIONS_OF_PELOPONNES = [
    (1, {"level": "5"}),
    (1, {"level": "3", "solo_civilization": "free_choice_unused", "extra_income_kinds": "different"}),
    (4, {"forfeit_building": "always", "luxury_in_disasters": "none", "chain_eviction": "false"}),
    (
        4,
        {
            "luxury_for_bids": "only_when_no_coins",
            "demolished_marker_coin": "lost",
            "low_population_bid": "bid_illegal",
        },
    ),
]

OPTIONS_OF_HEROES = [
    (4, {"heroes": "false"}),
    (4, {"colonies": "false"}),
    (4, {"negotiation": "true", "clover_distribution": "player_choice", "naukratis_free_exchange": "true"}),
    (
        4,
        {
            "persian2_includes_hero_tile": "true",
            "luxury_may_pay_mercenaries": "true",
            "odysseus_may_skip_halving": "true",
            "conflict_tie_low": "earlier_is_weaker",
            "double_chit_after_return": "literal",
            "mercenary_cap": "all_coins",
            "apollonia_earthquake": "per_missing",
        },
    ),
    (7, {"tile_fill_7_8": "scarce", "negotiation": "true", "negotiation_min_offer": "0"}),
]

OPTIONS_OF_PERIKLES = [
    (4, {"reveal": "per_round_type", "permission_scope": "each_placement", "relation_mode": "owner_only"}),
    (4, {"militia_alone_holds": "false", "alkibiades_destinations": "2", "column_choice": "auto_best"}),
    (4, {"special_before_reveal": "before_counters", "persian_allies": "loss_passes_on", "permission_scope": "player"}),
]

Table = tuple[str, int, dict[str, str]]

TABLES: list[Table] = [
    *[(title.id, seats, {}) for title in TITLES.values() for seats in range(title.seats_min, title.seats_max + 1)],
    *[("peloponnes", seats, options) for seats, options in OPTIONS_OF_PELOPONNES],
    *[("heroes", seats, options) for seats, options in OPTIONS_OF_HEROES],
    *[("perikles", seats, options) for seats, options in OPTIONS_OF_PERIKLES],
]


GAMES = {"perikles": 1}
"""How many games are played of a title whose games are long."""


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for path in (Path(isthmos.__file__).parent / "locale" / language).glob("*bots.ftl"):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


BUNDLES = {language: bundle(language) for language in ("en", "de")}


def sentence(message: Message, language: str) -> str:
    args = {name: getattr(one, language) if isinstance(one, Name) else one for name, one in message.args.items()}
    pattern = BUNDLES[language].get_message(message.id).value
    assert pattern is not None
    text, errors = BUNDLES[language].format_pattern(pattern, args)
    assert not errors, errors
    return str(text)


@pytest.mark.parametrize(
    ("name", "table"), [(name, table) for table in TABLES for name in BOTS if BOTS[name].plays(title_named(table[0]))]
)
def test_a_bot_answers_legally_leaves_the_position_alone_and_values_and_explains(name: str, table: Table) -> None:
    game, seats, options = table
    title = title_named(game)
    bot = bot_named(name, title, "conformance")
    for number in range(GAMES.get(game, 2)):
        state, dealer = title.start(seats, options), dealer_from_seed(f"conformance {number}")
        imagination = Imagination(f"conformance {number}")
        while state.seat() != OVER:
            if state.seat() == CHANCE:
                state.play(draw(state, dealer).move)
                continue
            seen = state if title.hides_nothing else title.imagine(state, state.seat(), imagination)
            before = seen.hash()
            move = bot.choose(seen, state.seat())
            assert move in state.moves()
            assert len(bot.values(seen, state.seat())) == len(state.moves())
            must_be_chances(bot.win_chances(seen), seats)
            reasons = bot.why()
            assert seen.hash() == before
            state.play(move)
            assert reasons
            for reason in reasons:
                assert sentence(reason, "en") != sentence(reason, "de")
        winners = state.winners()
        assert bot.win_chances(state) == [1 / len(winners) if seat in winners else 0 for seat in range(seats)]
    bot.close()


def must_be_chances(chances: list[float], seats: int) -> None:
    assert len(chances) == seats
    assert sum(chances) == pytest.approx(1)
    assert min(chances) >= 0


@pytest.mark.parametrize("game", TITLES)
def test_greedy_takes_what_it_values_most_and_its_chances_follow_the_game(game: str) -> None:
    """Where nothing is known, the winner's chance is a third; before the last answer it is well above that."""
    title, seats, late_chances = title_named(game), 3, []
    for number in range(5):
        state, dealer, imagination = title.start(seats, {}), dealer_from_seed(f"{number}"), Imagination(f"{number}")
        bot, late = bot_named("greedy", title, ""), []
        while (seat := state.seat()) != OVER:
            late = bot.win_chances(state)
            if seat == CHANCE:
                state.play(draw(state, dealer).move)
                continue
            seen = title.imagine(state, seat, imagination)
            values, move = bot.values(seen, seat), bot.choose(seen, seat)
            assert values[seen.moves().index(move)] == max(values)
            state.play(move)
        late_chances.append(sum(late[winner] for winner in state.winners()))
    assert sum(late_chances) / len(late_chances) > 0.45


def test_both_languages_have_the_same_messages() -> None:
    assert set(BUNDLES["en"]._messages) == set(BUNDLES["de"]._messages)


ANSWERED: dict[str, list[tuple[int, dict[str, str]]]] = {
    "peloponnes": [(4, {}), (1, {}), (1, {"level": "3"})],
    "heroes": [(4, {"negotiation": "true", "naukratis_free_exchange": "true", "clover_distribution": "player_choice"})],
    "perikles": [(4, {})],
}
"""Tables at which every question of a game comes up."""


@pytest.mark.parametrize("game", ANSWERED)
def test_greedy_is_asked_every_question_and_has_reasons(game: str) -> None:
    title, bot = title_named(game), bot_named("greedy", title_named(game), "")
    asked: set[int] = set()
    for seats, options in ANSWERED[game]:
        for number in range(12):
            state, dealer = title.start(seats, options), dealer_from_seed(f"asked {number}")
            random, imagination = RandomBot(f"asked {number}"), Imagination(f"asked {number}")
            while (seat := state.seat()) != OVER:
                if seat == CHANCE:
                    state.play(draw(state, dealer).move)
                    continue
                assert state.top is not None
                seen = state if title.hides_nothing else title.imagine(state, seat, imagination)
                if state.top.kind not in asked:
                    asked.add(state.top.kind)
                    bot.choose(seen, seat)
                    assert [sentence(reason, "de") for reason in bot.why()]
                state.play(random.choose(seen, seat))
    assert asked == questions_for_seats(game)


def questions_for_seats(game: str) -> set[int]:
    """All kinds of questions but those that chance answers or that wait for nobody."""
    names = {"peloponnes": base, "heroes": expansion, "perikles": perikles}
    kinds = {name: kind for name, kind in vars(names[game]).items() if name.isupper()}
    if game == "heroes":
        solo = {"CHOOSE_CIVILIZATION", "CHOOSE_EXTRA_INCOME"}
        kinds |= {name: kind for name, kind in vars(base).items() if name.isupper() and name not in solo}
    return {kind for name, kind in kinds.items() if name not in NOT_ASKED}


NOT_ASKED = {
    *["DEAL_CIVILIZATION", "REVEAL_TILE", "DRAW_CHIT", "HOLD_SUPPLY"],
    *["FILL_STACK", "DEAL_COLONY", "DEAL_HERO", "TURN_UP_CHIT", "HALVE"],
    *["DRAW_START_PLAYER", "FILL_DISPLAY", "TURN_UP_LOCATION", "DEAL_SPECIAL", "INFLUENCE_TURN", "NOMINATION_TURN"],
    *["ARMY_TURN", "DRAW_REVOLT", "RESUME_ARMY_TURN", "FIGHT_AT", "FIGHT_COMBAT", "FIND_COLUMN"],
    *["THROW_ATTACK", "THROW_DEFENCE"],
}
