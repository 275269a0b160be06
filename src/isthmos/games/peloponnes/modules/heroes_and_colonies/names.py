# compiled
"""Heroes, colonies and Persians as parts of messages, with a mark on every value no printed copy has confirmed."""

from __future__ import annotations

from isthmos.core.message import Message, Name
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes import names as base
from isthmos.games.peloponnes.content import ALL_LUXURY, OWN_FIRST
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.data_file import ColonyRow, HeroRow
from isthmos.games.peloponnes.modules.heroes_and_colonies.rules import HeroRules
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroPolis
from isthmos.games.peloponnes.state import NONE, Board

RECONSTRUCTED = "reconstructed"


def rules_of(s: Board) -> HeroRules:
    assert isinstance(s.rules, HeroRules)
    return s.rules


def hero_row(s: Board, number: int) -> HeroRow:
    return rules_of(s).data.hero[number]


def colony_row(s: Board, mat: int) -> ColonyRow:
    """Mat 0 is the base one; the others are the colonies in the order of the file."""
    return rules_of(s).data.colony[mat - 1]


def mat_number(s: Board, seat: int) -> int:
    return s.rules.content.mats.index(s.poleis[seat].mat)


def hero_name(s: Board, number: int) -> Name:
    row = hero_row(s, number)
    return Name(row.name_en, row.name_de)


def colony_name(s: Board, mat: int) -> Name:
    row = colony_row(s, mat)
    return Name(row.name_en, row.name_de)


def mark(source: str) -> Message:
    """Behind a value that is not confirmed; nothing behind the others."""
    return Message("heroes-unconfirmed-mark" if source == RECONSTRUCTED else "heroes-confirmed-mark", {})


def power(s: Board, hero: int) -> Message:
    """What a hero is good at."""
    row = hero_row(s, hero)
    return Message(f"heroes-power-{row.id}", {"n": row.ability})


def describe_hero(s: Board, hero: int) -> list[Message]:
    """Its power, its points, what it starts with and what the orange side costs, each with its source."""
    row = hero_row(s, hero)
    start = base.amounts(
        {
            base_facts.COINS: row.start.coins,
            base_facts.WOOD: row.start.wood,
            base_facts.STONE: row.start.stone,
            base_facts.FOOD: row.start.food,
            base_facts.PEOPLE: row.start.inhabitants,
        }
    )
    if row.start.strength:
        start.append(Message("heroes-amount-strength", {"n": row.start.strength}))
    orange = base.amounts(
        {
            base_facts.WOOD: -row.orange.wood,
            base_facts.STONE: -row.orange.stone,
            base_facts.FOOD: -row.orange.food,
        }
    )
    nothing = [Message("heroes-nothing", {})]
    return [
        power(s, hero),
        *stated_incomes(row),
        Message("heroes-card-points", {"points": row.red.points, "mark": mark(row.red.source)}),
        Message("heroes-card-start", {"goods": start or nothing, "mark": mark(row.start.source)}),
        Message("heroes-card-orange", {"goods": orange or nothing, "mark": mark(row.orange.source)}),
        *unconfirmed([row.red.source, row.start.source, row.orange.source]),
    ]


def stated_incomes(row: HeroRow) -> list[Message]:
    """HC-4.8: of the sides that state any."""
    found = []
    for side, income in (("red", row.red.income), ("orange", row.orange.income)):
        goods = base.amounts(
            {
                base_facts.WOOD: income.wood,
                base_facts.STONE: income.stone,
                base_facts.FOOD: income.food,
                base_facts.PEOPLE: income.inhabitants,
            }
        )
        found += [Message("heroes-card-brings", {"side": side, "goods": goods})] if goods else []
    return found


def describe_colony(s: Board, mat: int) -> list[Message]:
    """What makes it differ, its stores and its scoring, each with its source."""
    row = colony_row(s, mat)
    store = row.storage
    stores = base.amounts({base_facts.WOOD: store.wood, base_facts.STONE: store.stone, base_facts.FOOD: store.food})
    return [
        *special(s, mat),
        Message("heroes-card-stores", {"goods": stores, "mark": mark(store.source)}),
        Message("heroes-card-income", {"rows": income_rows(row), "mark": mark(row.income.source)}),
        scoring(row),
        *unconfirmed([store.source, row.income.source]),
    ]


def special(s: Board, number: int) -> list[Message]:
    """In what a colony differs from the mat of the base game beside stores and scoring, as this table plays it."""
    base_mat, mat = s.rules.content.mats[0], s.rules.content.mats[number]
    found = []
    if mat.order_place != base_mat.order_place:
        found.append(Message("heroes-card-first" if mat.order_place == OWN_FIRST else "heroes-card-last", {}))
    if mat.decline_loss == ALL_LUXURY:
        found.append(Message("heroes-card-decline", {}))
    if mat.drought_divisor != base_mat.drought_divisor:
        found.append(Message("heroes-card-drought", {"share": mat.drought_divisor}))
    if mat.earthquake_price != base_mat.earthquake_price:
        kind = "missing" if mat.earthquake_price_lost else "building"
        found.append(Message("heroes-card-earthquake", {"price": mat.earthquake_price, "kind": kind}))
    if mat.tempest_price != base_mat.tempest_price:
        found.append(Message("heroes-card-tempest", {"price": mat.tempest_price}))
    if mat.marking_coins != base_mat.marking_coins:
        found.append(Message("heroes-card-marking", {"coins": mat.marking_coins}))
    if mat.any_land_fits:
        found.append(Message("heroes-card-any-land", {}))
    if mat.people_per_food != base_mat.people_per_food:
        found.append(Message("heroes-card-feeding", {"people": mat.people_per_food}))
    return found


def scoring(row: ColonyRow) -> Message:
    return Message(
        "heroes-card-scoring",
        {
            "people": row.scoring.points_per_inhabitant,
            "coins": row.scoring.coins_per_power_point,
            "luxury": row.scoring.luxury_per_good,
        },
    )


def income_rows(row: ColonyRow) -> list[Message]:
    """The income table: from so many inhabitants so many coins, and luxury."""
    return [
        Message("heroes-card-income-row", {"people": people, "coins": coins, "luxury": luxury})
        for people, coins, luxury in row.income.rows
    ]


def unconfirmed(sources: list[str]) -> list[Message]:
    return [Message("heroes-unconfirmed", {})] if RECONSTRUCTED in sources else []


def chit(s: Board, kind: int) -> Message:
    """What a chit shows; a Persian one with its number."""
    shown = s.rules.content.chits[kind]
    if shown.disaster != PERSIANS:
        return Message("peloponnes-thing", {"name": base.chit(s, kind)})
    source = rules_of(s).data.persians.chits.source
    return Message("heroes-chit", {"name": base.chit(s, kind), "value": shown.value, "mark": mark(source)})


def thing_name(s: Board, seat: int, is_colony: bool) -> Name:
    """What a seat has that can be exchanged."""
    if is_colony:
        return colony_name(s, mat_number(s, seat))
    p = s.poleis[seat]
    assert isinstance(p, HeroPolis)
    assert p.hero != NONE
    return hero_name(s, p.hero)
