"""How a scene of Heroes & Colonies becomes a position."""

from __future__ import annotations

from dataclasses import dataclass, field

from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import COPIES, PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.heroes import settle_hero, turn_hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.setup import settle_colony
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.state import NONE
from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.peloponnes.layout import Layout
from isthmos.testkit.peloponnes.wishes import Wishes


@dataclass
class HeroWishes(Wishes):
    heroes: dict[str, str] = field(default_factory=dict)
    turned: set[str] = field(default_factory=set)
    spent: set[str] = field(default_factory=set)
    colonies: dict[str, str] = field(default_factory=dict)
    strength: dict[str, int] = field(default_factory=dict)
    clovers: dict[str, int] = field(default_factory=dict)
    mercenaries: dict[str, int] = field(default_factory=dict)
    persians: tuple[int, ...] = ()
    put_back: tuple[str, ...] = ()
    last_chit: str = ""

    def about_heroes(self) -> list[str]:
        """The wishes that only heroes can grant."""
        names = ("heroes", "turned", "spent", "strength", "clovers", "mercenaries", "persians", "put_back", "last_chit")
        return [name for name in names if getattr(self, name)]


class HeroLayout(Layout):
    """One position of the expansion in the making."""

    wishes: HeroWishes

    def lay_stacks(self) -> None:
        """HC-13.2: with second copies, those that are named first, until every round has a tile for everybody."""
        named = {*self.named, *self.found(self.wishes.unseen)}
        copies = [tile for tile in self.rules.tiles if tile.stack >= COPIES]
        copies.sort(key=lambda tile: tile not in named)
        self.board.stacks = tuple([self.filled(i, copies, named) for i in range(len(self.board.stacks))])

    def filled(self, stack: int, copies: list[Tile], named: set[Tile]) -> tuple[int, ...]:
        mine = [tile for tile in copies if tile.stack == COPIES + stack]
        if not mine:
            return self.board.stacks[stack]
        rounds = self.content.stack_of_round[1:].count(stack)
        room = self.rules.offer_size * rounds - len(self.board.stacks[stack])
        if len(named.intersection(mine)) > room:
            letter = self.content.stack_names[stack]
            raise ScenarioError(f"{room} second copies lie in stack {letter} here: name no more than that")
        return (*self.board.stacks[stack], *[tile.number for tile in mine[:room]])

    def lay_polis(self, seat: int, player: str) -> None:
        p, wishes = self.board.poleis[seat], self.wishes
        if player in wishes.colonies:
            settle_colony(self.board, seat, self.mat_number(wishes.colonies[player]))
        super().lay_polis(seat, player)
        if isinstance(p, HeroPolis):
            self.lay_hero(p, player)
            p.strength = wishes.strength.get(player, 0)
            p.clovers = wishes.clovers.get(player, p.clovers)
            p.mercenaries = wishes.mercenaries.get(player, 0)
        elif wishes.about_heroes():
            named = ", ".join(wishes.about_heroes())
            raise ScenarioError(f"this table plays without heroes: leave out {named}, or the option heroes")

    def mat_number(self, colony: str) -> int:
        ids = [mat.id for mat in self.content.mats]
        if colony not in ids:
            raise ScenarioError("this table plays without colonies: leave out colonies, or the option colonies")
        return ids.index(colony)

    def lay_hero(self, p: HeroPolis, player: str) -> None:
        assert isinstance(self.board, HeroBoard)
        rules, wishes = self.board.hero_rules, self.wishes
        if player in wishes.heroes:
            p.hero = [hero.id for hero in rules.heroes].index(wishes.heroes[player])
            settle_hero(p, rules)
        if player in wishes.turned:
            if p.hero == NONE:
                raise ScenarioError(f"{player} has no hero to turn: name one in heroes(...)")
            turn_hero(p, rules)
        if player in wishes.spent:
            if not p.wards:
                raise ScenarioError(f"{player} has nothing that is used once in the game: Odysseus has")
            p.wards = 0

    def chits_drawn(self) -> dict[str, int]:
        if not isinstance(self.board, HeroBoard):
            return super().chits_drawn()
        persians, wished = self.wishes.persians, self.wishes.chits
        if wished is None and not persians and self.is_last:
            return {chit.word: chit.count for chit in self.content.chits}
        drawn = {**(wished or {})}
        if drawn.pop("persians", len(persians)) != len(persians):
            raise ScenarioError("Persian chits are named by the numbers on them: persians(1, 2, 2)")
        return drawn | {f"persians-{value}": persians.count(value) for value in persians}

    def lay_chits(self) -> None:
        super().lay_chits()
        board, wishes = self.board, self.wishes
        if not isinstance(board, HeroBoard):
            return
        words = [chit.word for chit in self.content.chits]
        left = dict(zip(words, board.chits_left, strict=True))
        for word in {*self.chits_drawn(), *wishes.put_back}:
            if word not in left:
                raise ScenarioError(f"there is no chit '{word}'; there are {', '.join(words)}")
            left[word] -= wishes.put_back.count(word)
            if left[word] < 0:
                raise ScenarioError(f"so many chits '{word}' are not in the box")
        board.chits_left = [*left.values()]
        board.returned = tuple(words.index(word) for word in wishes.put_back)
        self.lay_persians(board)
        if wishes.last_chit:
            board.last_chit = [disaster.id for disaster in self.content.disasters].index(wishes.last_chit)

    def lay_persians(self, board: HeroBoard) -> None:
        """HC-5.5: only the chits up to the last attack add to the sum."""
        drawn = self.chits_drawn()
        board.chits_seen[PERSIANS] = sum(drawn[word] for word in drawn if word.startswith("persians"))
        board.persian_sum = sum(self.wishes.persians[: board.hero_rules.last_attack])
