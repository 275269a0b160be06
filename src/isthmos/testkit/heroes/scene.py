"""Set up any position of Heroes & Colonies, as `testkit.peloponnes` does for the base game.

Who is given no hero has none, and who is given no colony plays on the base mat: what is not named does nothing.
"""

from __future__ import annotations

from typing import Self

from isthmos.core.title import Title
from isthmos.games.peloponnes.content import Content
from isthmos.games.peloponnes.modules.heroes_and_colonies.data_file import DataFile
from isthmos.games.peloponnes.modules.heroes_and_colonies.options import HeroOptions
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.chits import Chits
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import (
    OWNERS_DATA,
    TITLE,
    corrected,
    first_board,
    rulebook,
    unpack,
)
from isthmos.games.peloponnes.phases.disasters import Disasters
from isthmos.games.peloponnes.state import Board
from isthmos.testkit.checks import ScenarioError, is_whole, once_each, one_of
from isthmos.testkit.heroes.game import HeroGame
from isthmos.testkit.heroes.layout import HeroLayout, HeroWishes
from isthmos.testkit.peloponnes.scene import PeloponnesScene


def table(*players: str, **civilizations: str) -> HeroScene:
    """A table of the expansion for these players, in this turn order; names as in the base game, and Sikyon."""
    return HeroScene((*players, *civilizations), civilizations)


class HeroScene(PeloponnesScene[HeroGame]):
    """A position of the expansion being set up."""

    title: Title = TITLE
    steps = PeloponnesScene.steps | {"disasters": (Disasters, Chits)}
    game = HeroGame
    layout = HeroLayout
    _wishes: HeroWishes

    def __init__(self, players: tuple[str, ...], civilizations: dict[str, str]) -> None:
        super().__init__(players, civilizations, box(len(players)))

    def options(self, **values: str | bool | int) -> Self:
        super().options(**values)
        if OWNERS_DATA in values:
            self._options[OWNERS_DATA] = str(values[OWNERS_DATA])
        return self

    # --- what a polis has -------------------------------------------------------------------------

    def heroes(self, **players: str) -> Self:
        """`heroes(X="achilles")`, red side up; without one a player has no hero."""
        self._wishes.heroes |= self._dealt("hero", players, [hero.id for hero in self._data().hero])
        once_each("hero", self._wishes.heroes)
        return self

    def turned(self, *players: str) -> Self:
        """Heroes that show the orange side."""
        self._wishes.turned |= {self._known(player) for player in players}
        return self

    def spent(self, *players: str) -> Self:
        """Who has used what can be used once in the game."""
        self._wishes.spent |= {self._known(player) for player in players}
        return self

    def colonies(self, **players: str) -> Self:
        """`colonies(X="naxos")`; without one a player has the base mat."""
        self._wishes.colonies |= self._dealt("colony", players, [mat.id for mat in self._content.mats[1:]])
        once_each("colony", self._wishes.colonies)
        return self

    def strength(self, everybody: int | None = None, /, **players: int) -> Self:
        most = self._data().strength.most
        for player, amount in self._amounts("strength", everybody, players).items():
            if amount > most:
                raise ScenarioError(f"{player} cannot have strength {amount}: it goes from 0 to {most}")
            self._wishes.strength[player] = amount
        return self

    def clovers(self, everybody: int | None = None, /, **players: int) -> Self:
        """Without it, everybody has as many as at the start."""
        self._wishes.clovers |= self._amounts("clovers", everybody, players)
        return self

    def mercenaries(self, everybody: int | None = None, /, **players: int) -> Self:
        self._wishes.mercenaries |= self._amounts("mercenaries", everybody, players)
        return self

    # --- chits --------------------------------------------------------------------------------------

    def persians(self, *values: int) -> Self:
        """The numbers on the Persian chits settled so far."""
        for value in values:
            if not is_whole(value, 1):
                raise ScenarioError(f"a Persian chit has a whole number on it, not {value!r}")
        self._wishes.persians = values
        return self

    def put_back(self, *chits: str) -> Self:
        """Chits that were put back, in the order in which they come up again: "plague", "persians-2", "blank"."""
        words = [chit.word for chit in self._content.chits]
        self._wishes.put_back = tuple(one_of("chit", chit, words) for chit in chits)
        return self

    def last_chit(self, disaster: str) -> Self:
        """What the chit settled last shows, where repetitions are looked for over the end of a round."""
        self._wishes.last_chit = one_of("disaster", disaster, [one.id for one in self._content.disasters])
        return self

    def strike(self, disaster: str) -> HeroGame:
        """Begin with the disasters, where this one stands before its last chit, and draw that chit."""
        if disaster == "persians":
            raise ScenarioError("name the chits of the attack: attack(1, 2, 2)")
        return super().strike(disaster)

    def attack(self, *values: int) -> HeroGame:
        """Begin with the disasters, where all of these Persian chits but the last lie, and draw that one."""
        counts = self._data().persians.attack_at
        if len(values) not in counts:
            when = " or ".join(map(str, counts))
            raise ScenarioError(f"the Persians attack with {when} chits, not {len(values)}: name all that lie then")
        if self._wishes.persians:
            raise ScenarioError("attack(...) names all Persian chits that lie then: leave persians(...) out")
        return self._variant().persians(*values[:-1]).disasters().chance(f"chit persians-{values[-1]}")

    # --- putting it together ----------------------------------------------------------------------

    def _empty(self, players: tuple[str, ...], civilizations: dict[str, int]) -> HeroWishes:
        return HeroWishes(players, players, civilizations)

    def _new_board(self) -> Board:
        return first_board(rulebook(len(self._players), self._options))

    def _data(self) -> DataFile:
        return corrected(self._options.get(OWNERS_DATA, ""))

    def _dealt(self, kind: str, players: dict[str, str], known: list[str]) -> dict[str, str]:
        return {self._known(player): one_of(kind, name, known) for player, name in players.items()}


def box(seats: int) -> Content:
    """Both boxes as they are shipped, as far as so many players need them."""
    numbers = corrected("")
    return unpack(seats, HeroOptions(numbers.option, {}), numbers)
