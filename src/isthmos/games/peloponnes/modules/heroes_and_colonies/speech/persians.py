"""The Persians: what is said about the tile that is lost, and about mercenaries (HC-7.4, HC-7.6, HC-9.10)."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.core.speech import Barred
from isthmos.core.state import Frame
from isthmos.games.peloponnes.content import Tile
from isthmos.games.peloponnes.modules.heroes_and_colonies import names
from isthmos.games.peloponnes.modules.heroes_and_colonies.phases.persians import HERO_TILE, tile_of
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.arming import of_strength
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import (
    AskedOfHeroes,
    Counted,
    heroic,
    plain,
    replaces,
    with_heroes,
)
from isthmos.games.peloponnes.names import tile_list, tile_name
from isthmos.games.peloponnes.speech.hearing import all_names
from isthmos.games.peloponnes.speech.outcomes import tiles_lost
from isthmos.games.peloponnes.state import NONE, Board, Polis


class GiveSpeech(AskedOfHeroes):
    kind = "suffer-persians"
    phase = "disasters"
    sentence = "heroes-ask-give"
    guidance = "heroes-help-give"
    form = "heroes-form-give"
    verbs: tuple[str, ...] = ("give",)

    def write(self, s: Board, f: Frame, move: int) -> str:
        return "give hero" if move == HERO_TILE else f"give {s.rules.tiles[tile_of(move)].word}"

    def hear(self, s: Board, f: Frame, text: str) -> str:
        said = " ".join([word for word in plain(text) if word != "give"])
        hero = heroic(s, f.seat).hero
        if hero != NONE and HERO_TILE in s.moves():
            row = names.hero_row(s, hero)
            if said.removeprefix("hero").strip() in ("", row.id, row.name_de.lower()) and said:
                return "give hero"
        tiles = [tile for tile in in_danger(s) if said in all_names(tile)]
        tiles = tiles or [tile for tile in in_danger(s) if said and tile.word.startswith(said)]
        return f"give {tiles[0].word}" if len(tiles) == 1 else f"give {said}"

    def why_refused(self, s: Board, f: Frame, said: str) -> Message | None:
        return Message("heroes-refused-give", {"tiles": tile_list(in_danger(s))})

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        if move == HERO_TILE:
            return HeroesAbout(verb="give", hero=names.hero_row(s, heroic(s, f.seat).hero).id)
        return HeroesAbout(verb="give", tile=s.rules.tiles[tile_of(move)].id)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        if move == HERO_TILE:
            return Message("heroes-do-give-hero", {"hero": names.hero_name(s, heroic(s, f.seat).hero)})
        return Message("heroes-do-give", {"tile": tile_name(s.rules.tiles[tile_of(move)])})

    def more(self, s: Board, f: Frame, move: int, before: Polis, after: Polis) -> list[Message]:
        if move == HERO_TILE:
            return [Message("heroes-then-hero-gone", {"points": heroic(s, f.seat).hero_points})]
        return tiles_lost([s.rules.tiles[tile_of(move)]])

    def barred(self, s: Board, f: Frame) -> list[Barred]:
        """Tiles with fewer points."""
        p, why = s.poleis[f.seat], Message("heroes-refused-give", {"tiles": tile_list(in_danger(s))})
        own = [s.rules.tiles[number] for number in (*p.buildings, *p.lands)]
        others = [tile for tile in own if tile not in in_danger(s)]
        return [Barred(f"give {tile.word}", HeroesAbout(verb="give", tile=tile.id), why) for tile in others]


class HireSpeech(Counted):
    kind = "hire"
    phase = "disasters"
    sentence = "heroes-ask-hire"
    guidance = "heroes-help-hire"
    form = "heroes-form-hire"
    verbs: tuple[str, ...] = ("hire",)

    def named(self, s: Board, f: Frame) -> dict[str, Arg]:
        return {"most": s.moves()[-1], "strength": heroic(s, f.seat).strength}

    def told(self, s: Board, f: Frame) -> dict[str, Arg]:
        choices = with_heroes(s).hero_rules.choices
        counted = "all" if choices.all_mercenaries_count else "new"
        rate = s.poleis[f.seat].mat.luxury_rate
        return {"rate": rate, "counted": counted, **replaces(choices.luxury_may_pay_mercenaries)}

    def why_refused(self, s: Board, f: Frame, said: str) -> Message | None:
        if not said.split()[-1].isdecimal():
            return None
        p = heroic(s, f.seat)
        return Message("heroes-refused-hire", {"most": s.moves()[-1], "coins": p.coins, "strength": p.strength})

    def about(self, s: Board, f: Frame, move: int) -> HeroesAbout:
        return HeroesAbout(verb="hire", amount=move)

    def label(self, s: Board, f: Frame, move: int) -> Message:
        return Message("heroes-do-hire", {"n": move})

    def then(self, s: Board, f: Frame, move: int) -> list[Message]:
        return of_strength(with_heroes(s), with_heroes(self.outcome(s, f, move)), f.seat)


def in_danger(s: Board) -> list[Tile]:
    """The tiles with the most points."""
    return [s.rules.tiles[tile_of(move)] for move in s.moves() if move != HERO_TILE]
