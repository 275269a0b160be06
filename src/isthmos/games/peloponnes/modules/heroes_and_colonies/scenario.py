"""Set up any position of the expansion, as `peloponnes/scenario.py` does for the base game.

Who is given no hero has none, and who is given no colony plays on the base mat: what is not named does nothing.
"""

from __future__ import annotations

from typing import Any, Self

from isthmos.core.scenario import ScenarioError
from isthmos.core.state import Phase
from isthmos.core.title import Title
from isthmos.games.peloponnes.content import Content, Mat
from isthmos.games.peloponnes.modules.heroes_and_colonies import questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.heroes import settle_hero, turn_hero
from isthmos.games.peloponnes.modules.heroes_and_colonies.options import HeroOptions
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.chits import Chits
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.setup import settle_colony
from isthmos.games.peloponnes.modules.heroes_and_colonies.rules import HeroRules
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import (
    TITLE,
    corrected,
    first_board,
    rulebook,
    unpack,
)
from isthmos.games.peloponnes.phases.disasters import Disasters
from isthmos.games.peloponnes.rules import Rules
from isthmos.games.peloponnes.scenario import VERBS, AnyScene, Game
from isthmos.games.peloponnes.state import NONE, Board, Polis

HERO_VERBS = VERBS | {
    questions.FILL_STACK: ("copy",),
    questions.DEAL_COLONY: ("colony",),
    questions.DEAL_HERO: ("hero",),
    questions.OFFER: ("offer", "pass"),
    questions.ANSWER_OFFER: ("accept", "refuse"),
    questions.ARM: ("arm", "leave"),
    questions.RETURN_CHIT: ("keep-chit", "put-back"),
    questions.WARD: ("ward", "suffer"),
    questions.SUFFER_PERSIANS: ("give",),
    questions.HIRE: ("hire",),
    questions.EXCHANGE: ("exchange", "done"),
    questions.SPREAD_CLOVERS: ("power",),
}


def table(*players: str, **civilizations: str) -> HeroScene:
    """A table of the expansion for these players, in this turn order; names as in the base game, and Sikyon."""
    return HeroScene((*players, *civilizations), civilizations)


def box(seats: int, data: str = "") -> Content:
    """Both boxes, as far as so many players need them."""
    numbers = corrected(data)
    return unpack(seats, HeroOptions(numbers.option, {}), numbers)


class HeroScene(AnyScene["HeroGame"]):
    """A position of the expansion being set up."""

    def __init__(self, players: tuple[str, ...], civilizations: dict[str, str]) -> None:
        super().__init__(players, civilizations, box(len(players)))
        self._heroes: dict[str, str] = {}
        self._turned: set[str] = set()
        self._spent: set[str] = set()
        self._colonies: dict[str, str] = {}
        self._strength: dict[str, int] = {}
        self._clovers: dict[str, int] = {}
        self._mercenaries: dict[str, int] = {}
        self._persians: tuple[int, ...] = ()
        self._put_back: tuple[str, ...] = ()
        self._last_chit = ""

    def options(self, **values: str | bool) -> Self:
        super().options(**values)
        if "data" in values:
            self._options["data"] = str(values["data"])
            self._content = box(len(self._players), self._options["data"])
        return self

    # --- what a polis has -------------------------------------------------------------------------

    def heroes(self, **players: str) -> Self:
        """`heroes(X="achilles")`, red side up; without one a player has no hero."""
        ids = [hero.id for hero in corrected("").hero]
        for player, hero in players.items():
            if hero not in ids:
                raise ScenarioError(f"there is no hero '{hero}'; there are {', '.join(ids)}")
            self._heroes[self._known(player)] = hero
        return self

    def turned(self, *players: str) -> Self:
        """Heroes that show the orange side."""
        self._turned |= {self._known(player) for player in players}
        return self

    def spent(self, *players: str) -> Self:
        """Who has used what can be used once in the game."""
        self._spent |= {self._known(player) for player in players}
        return self

    def colonies(self, **players: str) -> Self:
        """`colonies(X="naxos")`; name them before the goods, which must fit their stores."""
        ids = [mat.id for mat in self._content.mats[1:]]
        for player, colony in players.items():
            if colony not in ids:
                raise ScenarioError(f"there is no colony '{colony}'; there are {', '.join(ids)}")
            self._colonies[self._known(player)] = colony
        return self

    def strength(self, everybody: int | None = None, **players: int) -> Self:
        most = corrected("").strength.most
        for player, amount in self._for_each(everybody, players).items():
            if not 0 <= amount <= most:
                raise ScenarioError(f"{player} cannot have strength {amount}: it goes from 0 to {most}")
            self._strength[player] = amount
        return self

    def clovers(self, everybody: int | None = None, **players: int) -> Self:
        """Without it, everybody has as many as at the start."""
        self._clovers |= self._for_each(everybody, players)
        return self

    def mercenaries(self, everybody: int | None = None, **players: int) -> Self:
        self._mercenaries |= self._for_each(everybody, players)
        return self

    # --- chits --------------------------------------------------------------------------------------

    def chits(self, **seen: int) -> Self:
        """Chits settled so far by disaster; Persians are named by `persians(1, 2, 2)`."""
        if "persians" in seen and seen["persians"] != len(self._persians):
            raise ScenarioError("Persian chits are named by the numbers on them: persians(1, 2, 2)")
        super().chits(**seen)
        self._chits = {**(self._chits or {}), "persians": len(self._persians)}
        return self

    def persians(self, *values: int) -> Self:
        """The numbers on the Persian chits settled so far."""
        known = list(corrected(self._options.get("data", "")).persians.chits.values)
        for value in values:
            if value not in known:
                raise ScenarioError(f"so many Persian chits with the number {value} are not in the box")
            known.remove(value)
        self._persians = values
        self._chits = {**(self._chits or {}), "persians": len(values)}
        return self

    def put_back(self, *chits: str) -> Self:
        """Chits that were put back, in the order in which they come up again: "plague", "persians-2", "blank"."""
        words = [chit.word for chit in self._content.chits]
        for chit in chits:
            if chit not in words:
                raise ScenarioError(f"there is no chit '{chit}'; there are {', '.join(words)}")
        self._put_back = chits
        return self

    def last_chit(self, disaster: str) -> Self:
        """What the chit settled last shows, where repetitions are looked for over the end of a round."""
        self._last_chit = disaster
        return self

    def strike(self, disaster: str) -> HeroGame:
        """Begin with the disasters, where this one stands before its last chit, and draw that chit."""
        if disaster == "persians":
            raise ScenarioError("name the chits of the attack: attack(1, 2, 2)")
        seen = {kind: number for kind, number in (self._chits or {}).items() if kind != "persians"}
        self.chits(**{**seen, disaster: self._all_chits().get(disaster, 1) - 1})
        return self.disasters().chance(f"chit {disaster}")

    def attack(self, *values: int) -> HeroGame:
        """Begin with the disasters, where all of these Persian chits but the last lie, and draw that one."""
        return self.persians(*values[:-1]).disasters().chance(f"chit persians-{values[-1]}")

    # --- putting it together ----------------------------------------------------------------------

    @property
    def disasters_phase(self) -> type[Phase[Any]]:  # type: ignore[override]
        return Disasters if self._options.get("heroes") == "false" else Chits

    def _first_board(self) -> Board:
        board = first_board(rulebook(len(self._players), self._options))
        self._unpacked(board.rules.content)
        return board

    def _unpacked(self, content: Content) -> None:
        """From now on, the very tiles that lie on the table."""
        self._content = content
        tiles = content.tiles
        self._owned = {
            player: [(tiles[tile.number], coins) for tile, coins in owned] for player, owned in self._owned.items()
        }
        self._bids = {player: (tiles[tile.number], coins) for player, (tile, coins) in self._bids.items()}
        self._regular = [tiles[tile.number] for tile in self._regular]
        self._conquest = [tiles[tile.number] for tile in self._conquest]
        self._unseen = [tiles[tile.number] for tile in self._unseen]

    def _game(self, board: Board) -> HeroGame:
        return HeroGame(board, self._players)

    def _mat(self, player: str) -> Mat:
        return self._content.mats[self._mat_number(player)]

    def _mat_number(self, player: str) -> int:
        return [mat.id for mat in self._content.mats].index(self._colonies.get(player, self._content.mats[0].id))

    def _for_each(self, everybody: int | None, players: dict[str, int]) -> dict[str, int]:
        amounts = {player: everybody for player in self._players if everybody is not None} | players
        for player, amount in amounts.items():
            self._known(player)
            if amount < 0:
                raise ScenarioError(f"{player} cannot have {amount}: it must be at least 0")
        return amounts

    def _at(self, phase: type[Phase[Board]]) -> Board:
        board = super()._at(phase)
        for seat, player in enumerate(self._players):
            if player in self._colonies:
                settle_colony(board, seat, self._mat_number(player))
        return board

    def _fill_polis(self, rules: Rules, p: Polis, player: str) -> None:
        super()._fill_polis(rules, p, player)
        if not isinstance(p, HeroPolis) or not isinstance(rules, HeroRules):
            return
        if player in self._heroes:
            p.hero = [hero.id for hero in rules.heroes].index(self._heroes[player])
            settle_hero(p, rules)
        if player in self._turned:
            turn_hero(p, rules)
        if player in self._spent:
            p.wards = 0
        p.strength = self._strength.get(player, 0)
        p.clovers = self._clovers.get(player, p.clovers)
        p.mercenaries = self._mercenaries.get(player, 0)

    def _fill_chits(self, board: Board, is_last: bool) -> None:
        if not isinstance(board, HeroBoard):
            if self._chits is not None:
                self._chits.pop("persians", None)
            super()._fill_chits(board, is_last)
            return
        content = board.rules.content
        everything = is_last and self._chits is None
        seen = self._all_chits() if everything else self._chits or {}
        board.chits_seen = [seen.get(disaster.id, 0) for disaster in content.disasters]
        board.persian_sum = sum(self._persians[: board.hero_rules.last_attack])
        left = []
        for chit in content.chits:
            drawn = self._persians.count(chit.value) if chit.disaster == PERSIANS else seen.get(chit.word, 0)
            left.append(0 if everything else chit.count - drawn - self._put_back.count(chit.word))
            if left[-1] < 0:
                raise ScenarioError(f"so many chits '{chit.word}' are not in the box")
        board.chits_left = left
        words = [chit.word for chit in content.chits]
        board.returned = tuple(words.index(chit) for chit in self._put_back)
        if self._last_chit:
            board.last_chit = [disaster.id for disaster in content.disasters].index(self._last_chit)


class HeroGame(Game):
    """A position of the expansion in play."""

    title: Title = TITLE
    verbs = HERO_VERBS

    def amounts(self, player: str) -> dict[str, int]:
        p = self.polis(player)
        more = {}
        if isinstance(p, HeroPolis):
            more = {"strength": p.strength, "clovers": p.clovers, "mercenaries": p.mercenaries}
        return super().amounts(player) | more

    def strength(self, player: str) -> int:
        return self.amounts(player)["strength"]

    def hero(self, player: str) -> str:
        """Its id, or "" without one."""
        p = self.polis(player)
        if not isinstance(p, HeroPolis) or p.hero == NONE or not isinstance(self.board, HeroBoard):
            return ""
        return self.board.hero_rules.heroes[p.hero].id

    def is_turned(self, player: str) -> bool:
        """Whether the hero shows the orange side."""
        p = self.polis(player)
        return isinstance(p, HeroPolis) and p.hero_turned

    def colony(self, player: str) -> str:
        """Its id; "mat" for the base mat."""
        return self.polis(player).mat.id

    def persian_sum(self) -> int:
        """Of the chits settled so far."""
        assert isinstance(self.board, HeroBoard)
        return self.board.persian_sum

    def put_back(self) -> list[str]:
        """The chits that were put back, in the order in which they come up again."""
        assert isinstance(self.board, HeroBoard)
        return [self.board.rules.content.chits[kind].word for kind in self.board.returned]

    def things(self) -> set[str]:
        heroes = {hero.id for hero in corrected("").hero}
        return heroes | {mat.id for mat in self.board.rules.content.mats} | {"hero", "colony", "saving"}
