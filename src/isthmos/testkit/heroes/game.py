"""A position of Heroes & Colonies in play."""

from __future__ import annotations

from isthmos.core.title import Title
from isthmos.games.peloponnes.modules.heroes_and_colonies import questions
from isthmos.games.peloponnes.modules.heroes_and_colonies.state import HeroBoard, HeroPolis
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE, corrected
from isthmos.games.peloponnes.state import NONE
from isthmos.testkit.peloponnes.game import VERBS, Game

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

    def _things(self) -> set[str]:
        heroes = {hero.id for hero in corrected("").hero}
        mats = {mat.id for mat in self.board.rules.content.mats}
        return super()._things() | heroes | mats | {"hero", "colony", "saving"}
