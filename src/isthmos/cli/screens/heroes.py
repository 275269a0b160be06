"""Heroes & Colonies in a terminal: the screen of Peloponnes with heroes, colonies, strength and Persians."""

from __future__ import annotations

from typing import cast

from msgspec.structs import asdict
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from isthmos.cli.language import Language
from isthmos.cli.screens.peloponnes import COLUMNS, TALL, WIDE, Picture, counting
from isthmos.cli.screens.screen import Screen
from isthmos.core.message import Name
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import (
    ColonyView,
    HeroesView,
    HeroIncome,
    HeroPolisView,
)
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import corrected
from isthmos.games.peloponnes.modules.heroes_and_colonies.view import ORANGE
from isthmos.games.peloponnes.modules.heroes_and_colonies.view_of_box import content
from isthmos.games.peloponnes.view_of_box import ContentView

MOST_CARDS = 6
"""With more tiles on offer they are listed."""
PERSIANS = "persians"


class HeroesScreen(Screen):
    def table(self, view: object, language: Language, width: int, height: int) -> RenderableType:
        return HeroesPicture(cast(HeroesView, view), language, width, height).table()

    def scores(self, view: object, language: Language) -> RenderableType:
        return HeroesPicture(cast(HeroesView, view), language, WIDE, TALL).scores()

    def ending(self, view: object, language: Language) -> RenderableType:
        return HeroesPicture(cast(HeroesView, view), language, WIDE, TALL).ending()

    def legend(self, language: Language) -> RenderableType:
        return Text(f"{language.text('peloponnes-legend')}\n{language.text('heroes-legend')}")


class HeroesPicture(Picture):
    """One position, drawn once."""

    view: HeroesView

    def __init__(self, view: HeroesView, language: Language, width: int, height: int) -> None:
        super().__init__(view, language, width, height)
        data = corrected("")
        self.heroes = {row.id: (Name(row.name_en, row.name_de), row.ability) for row in data.hero}
        self.colonies = {row.id: Name(row.name_en, row.name_de) for row in data.colony}

    def unpacked(self) -> ContentView:
        return content()

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading()]
        if self.view.offer:
            few = len(self.view.offer) <= MOST_CARDS
            parts.append(self.cards() if self.wide and few else self.rows())
        if self.view.phase != "setup":
            parts += [self.chits(), *self.track(), self.poleis(), self.powers(), self.cities()]
        elif self.view.poleis[0].hero or self.view.poleis[0].colony:
            parts.append(self.powers())
        return Group(*parts, *self.notes())

    # --- strength and Persians --------------------------------------------------------------------

    def threat(self, disaster: str) -> str:
        """The attack is everybody's: strength against strength."""
        persians = self.view.persians
        if disaster == PERSIANS and persians is not None:
            return f"{persians.ours}:{persians.strength}"
        return super().threat(disaster)

    def track(self) -> list[Text]:
        """The strength of all, the strongest first, against the Persians so far."""
        persians = self.view.persians
        if persians is None:
            return []
        line = Text(f"{self.say('heroes-screen-strength')} ", style="bold")
        ranks = [Text.assemble(self.emblem(seat), f" {self.view.poleis[seat].strength}") for seat in self.view.ranking]
        line.append_text(Text(" › ", style="not bold").join(ranks))
        mark = self.say("heroes-confirmed-mark" if persians.values_confirmed else "heroes-unconfirmed-mark")
        if persians.chits_to_attack:
            told = self.say(
                "heroes-screen-persians",
                ours=persians.ours,
                theirs=persians.strength,
                chits=persians.chits_to_attack,
                mark=mark,
            )
        else:
            told = self.say("heroes-screen-no-persians", ours=persians.ours)
        line.append(f" · {told}", style="not bold")
        lines = [line]
        if self.view.put_back:
            lines.append(Text(f"{self.say('heroes-screen-put-back')} {', '.join(map(self.chit, self.view.put_back))}"))
        return lines

    def chit(self, word: str) -> str:
        """A chit as people call it."""
        kind, _, value = word.partition("-")
        name = self.disasters.get(kind, Name("blank", "leer"))
        return f"{self.language.name(name)} {value}".strip()

    # --- heroes and colonies ----------------------------------------------------------------------

    def powers(self) -> Table:
        """Who has which hero and colony; the power in words where there is room."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, show_header=self.wide, expand=True)
        table.add_column("", no_wrap=True)
        heading = ("hero", "colony") if self.wide else ("hero",)
        for ident in heading:
            table.add_column(self.say(HEADINGS[ident]), no_wrap=True)
        if self.view.heroes:
            for ident in ("strength", "mercenaries", "clovers"):
                table.add_column(self.say(HEADINGS[ident]), justify="right", no_wrap=True)
        table.add_column(self.say(HEADINGS["power"]) if self.wide else "", ratio=1)
        for seat in self.view.order:
            polis = self.view.poleis[seat]
            if self.tall or seat == self.view.viewer or self.view.phase == "setup":
                table.add_row(*self.power_cells(polis))
        return table

    def power_cells(self, polis: HeroPolisView) -> list[Text]:
        cells = [Text.assemble(" ", self.emblem(polis.seat))]
        if self.wide:
            cells += [self.hero(polis), self.colony(polis)]
        else:
            both = [found for found in (self.hero(polis), self.colony(polis)) if found.plain != "–"]
            cells.append(Text("/").join(both))
        if self.view.heroes and self.wide:
            cells += [Text(str(polis.strength), style="bold"), Text(str(polis.mercenaries)), Text(str(polis.clovers))]
        elif self.view.heroes:
            letters = (("strength", polis.strength), ("mercenaries", polis.mercenaries), ("clovers", polis.clovers))
            cells += [Text(f"{n}{self.say(LETTERS[ident])}") for ident, n in letters]
        cells.append(Text(self.told_power(polis), style="dim"))
        return cells

    def hero(self, polis: HeroPolisView) -> Text:
        """Its name, and the points of the red side; the colour never says it alone."""
        hero = polis.hero
        if hero is None:
            return Text("–", style="dim")
        name = self.language.name(self.heroes[hero.id][0])
        if hero.side == ORANGE:
            return Text.assemble((f"{name} ○", "yellow"))
        mark = self.say("heroes-confirmed-mark" if hero.points_confirmed else "heroes-unconfirmed-mark")
        return Text.assemble((f"{name} ★{polis.hero_points}{mark}", "red"))

    def colony(self, polis: HeroPolisView) -> Text:
        colony = polis.colony
        if colony is None:
            return Text("–", style="dim")
        sure = colony.stores_confirmed and colony.income_confirmed
        mark = self.say("heroes-confirmed-mark" if sure else "heroes-unconfirmed-mark")
        return Text(f"{self.language.name(self.colonies[colony.id])}{mark}")

    def told_power(self, polis: HeroPolisView) -> str:
        """What a hero is good at; hero and colony for the seat that looks, and in a narrow terminal for it alone."""
        if not self.wide and polis.seat != self.view.viewer:
            return ""
        told = []
        if polis.hero is not None:
            told.append(self.say(f"heroes-power-{polis.hero.id}", n=self.heroes[polis.hero.id][1]))
            told += self.hero_income(polis.hero.income)
        if polis.colony is not None and (polis.hero is None or polis.seat == self.view.viewer):
            told += self.differences(polis.colony)
        return " · ".join(told)

    def differences(self, colony: ColonyView) -> list[str]:
        """In what it differs from the mat of the base game."""
        people, coins, luxury = colony.points_per_person, colony.coins_per_point, colony.luxury_rate
        scoring = self.say("heroes-card-scoring", people=people, coins=coins, luxury=luxury)
        return [*(self.say(one.id, **one.args) for one in colony.special), scoring]

    def hero_income(self, income: HeroIncome) -> list[str]:
        """HC-4.8: what the side that shows brings or costs; nothing where it states none."""
        goods = [self.say(f"peloponnes-amount-{good}", n=n) for good, n in asdict(income).items() if n]
        return [self.say("heroes-each-round", goods=", ".join(goods))] if goods else []

    def notes(self) -> list[Text]:
        """What no printed copy has confirmed, what its owner has corrected, and house rules (HC-10.12)."""
        lines = [Text(self.say("heroes-unconfirmed"), style="dim")] if self.view.unconfirmed else []
        if self.view.corrected:
            lines.append(Text(self.say("heroes-screen-corrected", rows=", ".join(self.view.corrected)), style="dim"))
        if self.view.house_rules:
            rules = ", ".join(self.view.house_rules)
            lines.append(Text(self.say("heroes-screen-house-rules", rules=rules), style="bold yellow"))
        return lines

    # --- scores -----------------------------------------------------------------------------------

    def scores(self) -> Table:
        """HC-12.1, HC-12.2: with hero, mercenaries and clovers, column by column."""
        table = Table(box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", no_wrap=True)
        clovers, mercenaries = LETTERS["clovers"], LETTERS["mercenaries"]
        columns = [COLUMNS["tile-points"], HEADINGS["coins"], HEADINGS["hero"], clovers, COLUMNS["power"]]
        columns += [COLUMNS["people"], mercenaries, clovers, COLUMNS["population"]]
        for ident in [*columns, COLUMNS["score"], COLUMNS["luxury"]]:
            table.add_column(self.say(ident), justify="right", no_wrap=True)
        for polis in self.ranked():
            assert isinstance(polis, HeroPolisView)
            score, lower = polis.score, polis.score.lower
            table.add_row(
                self.polis_name(polis.seat),
                *map(str, (score.tiles, score.coins, polis.hero_points, polis.clover_power)),
                counting(score.power, lower in ("power", "both")),
                *map(str, (polis.people, polis.mercenaries, polis.clover_population)),
                counting(score.population, lower in ("population", "both")),
                Text(str(score.score), style="bold reverse"),
                str(polis.luxury),
            )
        return table


HEADINGS = {
    "hero": "heroes-screen-hero",
    "colony": "heroes-screen-colony",
    "strength": "heroes-screen-strength",
    "mercenaries": "heroes-screen-mercenaries",
    "clovers": "heroes-screen-clovers",
    "power": "heroes-screen-power",
    "coins": "peloponnes-screen-coins",
}
LETTERS = {
    "strength": "heroes-letter-strength",
    "mercenaries": "heroes-letter-mercenaries",
    "clovers": "heroes-letter-clovers",
}

SCREEN = HeroesScreen()
