# compiled
"""What a seat may see of a table with the expansion: the view of the base game, and what comes on top."""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import astuple

from isthmos.core.title import SPECTATOR
from isthmos.games.peloponnes import view as base
from isthmos.games.peloponnes.modules.heroes_and_colonies import names
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.data_file import corrected_rows
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.conflict import ranked, weakest
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import chits_to_attack
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import (
    ColonyView,
    Difference,
    HeroesView,
    HeroIncome,
    HeroPolisView,
    HeroView,
    Persians,
    Rank,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.speeches import SPEECHES
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.modules.heroes_and_colonies.stated import house_rules
from isthmos.games.peloponnes.shapes import PolisView
from isthmos.games.peloponnes.state import NONE, Board

RED, ORANGE = "red", "orange"


def view(s: Board, viewer: int = SPECTATOR) -> HeroesView:
    """All that the viewer may see; in this game that is the same for everybody."""
    seen = base.view(s, viewer, SPEECHES)
    rules = names.rules_of(s)
    fixed = corrected_rows(rules.corrections)
    shown = {name: getattr(seen, name) for name in seen.__struct_fields__ if name != "poleis"}
    poleis = [polis(s, seat, shown, fixed) for seat, shown in enumerate(seen.poleis)]
    with_heroes = isinstance(s, HeroBoard)
    return HeroesView(
        **shown,
        poleis=poleis,
        heroes=with_heroes,
        colonies=rules.choices.colonies,
        persians=persians(s) if isinstance(s, HeroBoard) else None,
        put_back=[s.rules.content.chits[kind].word for kind in s.returned] if isinstance(s, HeroBoard) else [],
        ranking=ranked(s) if isinstance(s, HeroBoard) else [],
        conflict=conflict(s) if isinstance(s, HeroBoard) else [],
        most_strength=rules.most_strength,
        corrected=fixed,
        house_rules=house_rules(rules.data) if fixed else [],
        unconfirmed=any(not confirmed for confirmed in confirmations(s, poleis)),
    )


def own(s: Board, seat: int) -> HeroPolisView:
    """One polis, in a position that may only be thought of."""
    return polis(s, seat, base.own(s, seat), corrected_rows(names.rules_of(s).corrections))


def confirmations(s: Board, poleis: list[HeroPolisView]) -> list[bool]:
    found = [s.rules.chits_per_round == 2 or not is_reconstructed(names.rules_of(s).data.persians.chits.source)]
    for p in poleis:
        found += [p.hero.points_confirmed] if p.hero else []
        found += [p.colony.stores_confirmed and p.colony.income_confirmed] if p.colony else []
    return found


def is_reconstructed(source: str) -> bool:
    return source == names.RECONSTRUCTED


def polis(s: Board, seat: int, seen: PolisView, fixed: list[str]) -> HeroPolisView:
    p = s.poleis[seat]
    mat = names.mat_number(s, seat)
    view = HeroPolisView(  # type: ignore[misc]  # the checker cannot count the fields of the base view
        *astuple(seen),
        hero=None,
        colony=colony(s, mat, fixed) if mat else None,
        strength=0,
        clovers=0,
        mercenaries=0,
        hero_points=0,
        clover_power=0,
        clover_population=0,
    )
    if isinstance(p, HeroPolis):
        view.hero = hero(s, p, fixed) if p.hero != NONE else None
        view.strength, view.clovers, view.mercenaries = p.strength, p.clovers, p.mercenaries
        view.hero_points = p.hero_points
        on_power = p.power_clovers()
        view.clover_power = p.clover_points * on_power
        view.clover_population = p.clover_points * (p.clovers - on_power)
        view.score.coins = view.score.power - view.score.tiles - view.hero_points - view.clover_power
    return view


def hero(s: Board, p: HeroPolis, fixed: list[str]) -> HeroView:
    row = names.hero_row(s, p.hero)
    printed = names.rules_of(s).heroes[p.hero]
    side = printed.orange if p.hero_turned else printed.red
    return HeroView(
        id=row.id,
        ability=row.ability,
        side=ORANGE if p.hero_turned else RED,
        income=HeroIncome(wood=side.wood, stone=side.stone, food=side.food, people=side.people),
        red_points=row.red.points,
        points_confirmed=not is_reconstructed(row.red.source),
        start_confirmed=not is_reconstructed(row.start.source),
        orange_confirmed=not is_reconstructed(row.orange.source),
        corrected=f"hero {row.id}" in fixed,
        wards=p.wards,
        chit_returns=p.chit_returns,
    )


def colony(s: Board, mat: int, fixed: list[str]) -> ColonyView:
    row = names.colony_row(s, mat)
    return ColonyView(
        id=row.id,
        stores_confirmed=not is_reconstructed(row.storage.source),
        income_confirmed=not is_reconstructed(row.income.source),
        corrected=f"colony {row.id}" in fixed,
        income=row.income.rows,
        points_per_person=row.scoring.points_per_inhabitant,
        coins_per_point=row.scoring.coins_per_power_point,
        luxury_rate=row.scoring.luxury_per_good,
        marking_coins=row.special.marking_coins,
        special=[Difference(id=one.id, args=cast(Any, one.args)) for one in names.special(s, mat)],
    )


def persians(s: HeroBoard) -> Persians:
    """HC-7.1, HC-7.2."""
    seen = s.chits_seen[PERSIANS]
    left = [
        chit.value
        for chit, unseen in zip(s.rules.content.chits, s.chits_left, strict=True)
        for _ in range(unseen)
        if chit.disaster == PERSIANS
    ]
    return Persians(
        seen=seen,
        sum=s.persian_sum,
        strength=s.rules.seats * s.persian_sum,
        ours=sum(s.polis(seat).strength for seat in range(s.rules.seats)),
        chits_to_attack=chits_to_attack(s),
        values_left=left,
        values_confirmed=not is_reconstructed(s.hero_rules.data.persians.chits.source),
    )


def conflict(s: HeroBoard) -> list[Rank]:
    """HC-8.2 to HC-8.4."""
    winners = ranked(s)[: s.hero_rules.conflict_winners]
    losers = weakest(s, winners)
    if not s.hero_rules.choices.strongest_takes_from_weakest:
        losers.reverse()
    return [Rank(winner=winner, loser=loser) for winner, loser in zip(winners, losers, strict=True)]
