"""Heroes & Colonies on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, cast

from isthmos.core.data_file import in_file
from isthmos.core.errors import OptionError
from isthmos.core.message import Arg, Message
from isthmos.core.options import listed, no_option
from isthmos.core.speech import Speech, Told
from isthmos.core.state import Origin, State
from isthmos.core.title import Option
from isthmos.games.peloponnes import base
from isthmos.games.peloponnes import data_file as base_file
from isthmos.games.peloponnes.content import Content
from isthmos.games.peloponnes.modules.heroes_and_colonies import (
    data_file,
    invariants,
    module,
    qualities,
    stated,
    telling,
    view,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import add_colonies, add_persians, add_tiles
from isthmos.games.peloponnes.modules.heroes_and_colonies.options import HeroOptions
from isthmos.games.peloponnes.modules.heroes_and_colonies.rules import HeroRules
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesView, HeroPolisView
from isthmos.games.peloponnes.modules.heroes_and_colonies.speeches import SPEECHES
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import ColonyBoard, HeroBoard
from isthmos.games.peloponnes.options import OF_SOLO_PLAY
from isthmos.games.peloponnes.state import Board
from isthmos.games.peloponnes.title import TITLE as BASE_TITLE
from isthmos.games.peloponnes.title import PeloponnesTitle

EXTRA_TILES_FROM = 6
"""Players from whom on the extra tiles are needed (HC-13.1)."""
OWNERS_DATA = "data"
"""The option that carries an owner's corrections of the data."""
CORRECTED = Message("heroes-data-corrected", {})


def rulebook(seats: int, given: dict[str, str]) -> HeroRules:
    """The rules for one table."""
    corrections = given.get(OWNERS_DATA, "")
    rules = rulebook_with(seats, given, corrected(corrections))
    rules.corrections = corrections
    rules.origin = Origin(rulebook, seats, given)
    return rules


def rulebook_with(seats: int, given: dict[str, str], data: data_file.DataFile) -> HeroRules:
    """The rules with these numbers."""
    TITLE.check_seats(seats)
    own = {row.id for row in data.option} | {OWNERS_DATA}
    base_given = {name: value for name, value in given.items() if name not in own}
    refuse_unknown(base_given)
    choices = HeroOptions(data.option, given)
    content = unpack(seats, choices, data)
    if seats > len(content.civilizations):
        raise OptionError(Message("heroes-needs-sikyon", {"seats": seats}))
    rules = HeroRules(content, seats, base_given, data, choices)
    base.install(rules)
    module.install(rules)
    rules.bind()
    return rules


@lru_cache(maxsize=8)
def corrected(corrections: str) -> data_file.DataFile:
    """The numbers of the box, as corrected by its owner. Raises DataError naming the row."""
    return checked(corrections, CORRECTED if corrections else "heroes_and_colonies.toml")


def checked(corrections: str, name: Arg) -> data_file.DataFile:
    data = data_file.read(corrections, name)
    for problem in qualities.problems(data):
        raise in_file(name, problem)
    return data


def refuse_unknown(given: dict[str, str]) -> None:
    known = [option.id for option in TITLE.options()]
    for name in given:
        if name not in known:
            raise no_option(name, known)


@cache
def base_box() -> base_file.DataFile:
    """The numbers of the base game, read once."""
    return base_file.shipped()


def unpack(seats: int, choices: HeroOptions, data: data_file.DataFile) -> Content:
    """Both boxes, as far as this table needs them."""
    file = base_box()
    content = Content(file)
    if choices.heroes:
        add_persians(content, data)
    if choices.colonies:
        add_colonies(content, file, data, choices)
    if seats >= EXTRA_TILES_FROM:
        add_tiles(content, file, data, seats > module.MOST_TILES and choices.stacks_are_filled)
    content.players_min, content.players_max = data.players.min, data.players.max
    for row in data.offer:
        content.regular_rows[row.players] = row.regular
    return content


def first_board(rules: HeroRules) -> Board:
    """Before anything is dealt."""
    return HeroBoard(rules) if rules.choices.heroes else ColonyBoard(rules)


class HeroesTitle(PeloponnesTitle):
    id = "heroes"
    rules_version = 1
    hides_nothing = True
    seats_min = 2
    seats_max = 8
    speeches: Mapping[int, Speech[Any]] = SPEECHES
    data_option = OWNERS_DATA

    def start(self, seats: int, options: dict[str, str]) -> State:
        board = first_board(rulebook(seats, options))
        board.run_on()
        return board

    def options(self) -> list[Option]:
        """The expansion's first; those of solo play have no place here (HC-1.2)."""
        return listed(corrected("").option) + [option for option in super().options() if option.id not in OF_SOLO_PLAY]

    def owners_data(self, text: str, name: str) -> dict[str, str]:
        """HC-10.11, HC-10.12. What was played without saying so still is, so a position is started with any data."""
        for problem in stated.problems(checked(text, name)):
            raise in_file(name, problem)
        return {OWNERS_DATA: text}

    def house_rules(self, options: dict[str, str]) -> list[str]:
        """HC-10.12."""
        corrections = options.get(OWNERS_DATA, "")
        return stated.house_rules(corrected(corrections)) if corrections else []

    def option_origin(self, option: Option) -> str:
        return self.id if option.id in {row.id for row in corrected("").option} else BASE_TITLE.id

    def tell(self, state: State, facts: Sequence[tuple[int, ...]], viewer: int) -> list[Told]:
        return telling.tell(cast(Board, state), facts)

    def view(self, state: State, viewer: int) -> HeroesView:
        return view.view(cast(Board, state), viewer)

    def own(self, state: State, seat: int) -> HeroPolisView:
        return view.own(cast(Board, state), seat)

    def violations(self, state: State) -> list[str]:
        return invariants.violations(cast(Board, state))


TITLE = HeroesTitle()
