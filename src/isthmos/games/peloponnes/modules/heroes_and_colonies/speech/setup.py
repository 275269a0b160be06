"""Set-up: what is said about colonies, heroes and second copies that are dealt (HC-3.1, HC-13.2)."""

from __future__ import annotations

from isthmos.core.message import Message
from isthmos.core.state import Frame
from isthmos.games.peloponnes.modules.heroes_and_colonies import names
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import DrawnForHeroes
from isthmos.games.peloponnes.names import tile_name
from isthmos.games.peloponnes.state import Board


class FillStackSpeech(DrawnForHeroes):
    kind = "fill-stack"
    phase = "setup"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"copy {s.rules.tiles[move].word}"

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        return HeroesAbout(verb="copy", tile=s.rules.tiles[move].id)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("heroes-do-copy", {"tile": tile_name(s.rules.tiles[move])})


class DealColonySpeech(DrawnForHeroes):
    kind = "deal-colony"
    phase = "setup"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"colony {s.rules.content.mats[move].id}"

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        return HeroesAbout(verb="colony", colony=s.rules.content.mats[move].id, seat=f.a)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("heroes-do-colony", {"colony": names.colony_name(s, move), "player": f.a})


class DealHeroSpeech(DrawnForHeroes):
    kind = "deal-hero"
    phase = "setup"

    def write(self, s: Board, f: Frame, move: int) -> str:
        return f"hero {names.hero_row(s, move).id}"

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        return HeroesAbout(verb="hero", hero=names.hero_row(s, move).id, seat=f.a)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("heroes-do-hero", {"hero": names.hero_name(s, move), "player": f.a})
