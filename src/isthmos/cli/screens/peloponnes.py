"""Peloponnes in a terminal: the offer with its bids, the disasters, every polis."""

from __future__ import annotations

import textwrap
from typing import cast

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from isthmos.cli.language import Language
from isthmos.cli.screens.screen import Screen
from isthmos.core.message import Name
from isthmos.games.peloponnes.shapes import OfferSlot, PeloponnesView, PolisView
from isthmos.games.peloponnes.title import shipped_content
from isthmos.games.peloponnes.view_of_box import Amounts, ContentView, TileCard, content

WIDE = 100
"""From so many columns on the offer is drawn as tiles."""

OFFER_PLACES = 5
TALL = 30
"""With fewer lines only the city of the seat that looks is drawn."""

EMBLEMS = "αβγδεζηθ"
COLOURS = ("red", "blue", "green", "magenta", "yellow", "cyan", "bright_red", "bright_blue")
"""Never alone: the emblem says the same."""

STOCKS = ("coins", "wood", "stone", "food", "luxury", "people")
LETTERS = {
    "coins": "peloponnes-letter-coins",
    "wood": "peloponnes-letter-wood",
    "stone": "peloponnes-letter-stone",
    "food": "peloponnes-letter-food",
    "luxury": "peloponnes-letter-luxury",
    "people": "peloponnes-letter-people",
}
GOODS_COLOURS = {
    "coins": "bright_yellow",
    "wood": "green",
    "stone": "bright_white",
    "food": "yellow",
    "luxury": "magenta",
    "people": "cyan",
}
RISKS = {"building": "peloponnes-screen-risk-building", "land": "peloponnes-screen-risk-land"}
PHASES = {
    "setup": "peloponnes-phase-setup",
    "revealing": "peloponnes-phase-revealing",
    "bidding": "peloponnes-phase-bidding",
    "taking": "peloponnes-phase-taking",
    "income": "peloponnes-phase-income",
    "disasters": "peloponnes-phase-disasters",
    "supply": "peloponnes-phase-supply",
    "over": "peloponnes-phase-over",
}


class PeloponnesScreen(Screen):
    def table(self, view: object, language: Language, width: int, height: int) -> RenderableType:
        return Picture(cast(PeloponnesView, view), language, width, height).table()

    def scores(self, view: object, language: Language) -> RenderableType:
        return Picture(cast(PeloponnesView, view), language, WIDE, TALL).scores()

    def ending(self, view: object, language: Language) -> RenderableType:
        return Picture(cast(PeloponnesView, view), language, WIDE, TALL).ending()

    def legend(self, language: Language) -> RenderableType:
        return Text(language.text("peloponnes-legend"))


class Picture:
    """One position, drawn once."""

    def __init__(self, view: PeloponnesView, language: Language, width: int, height: int) -> None:
        self.view = view
        self.language = language
        self.wide = width >= WIDE
        self.tall = height >= TALL
        self.width = width
        self.box = self.unpacked()
        self.tiles = {tile.id: tile for tile in self.box.tiles}
        self.civilizations = {c.id: Name(c.name_en, c.name_de) for c in self.box.civilizations}
        self.disasters = {d.id: Name(d.name_en, d.name_de) for d in self.box.disasters}

    def unpacked(self) -> ContentView:
        """What is in the box."""
        return content(shipped_content())

    def say(self, ident: str, **args: str | int) -> str:
        return self.language.text(ident, **args)

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading()]
        if self.view.offer:
            parts.append(self.cards() if self.wide else self.rows())
        if self.view.phase != "setup":
            parts += [self.chits(), self.poleis(), self.cities()]
        return Group(*parts)

    # --- names ----------------------------------------------------------------------------------

    def tile_name(self, tile: TileCard) -> str:
        return self.language.name(Name(tile.name_en, tile.name_de)).partition(" (")[0]

    def tile_label(self, ident: str) -> str:
        """Buildings by name, lands with their id."""
        tile = self.tiles[ident]
        return self.tile_name(tile) if tile.kind == "building" else f"{tile.id} {self.tile_name(tile)}"

    def civilization(self, polis: PolisView) -> str:
        known = polis.civilization in self.civilizations
        return self.language.name(self.civilizations[polis.civilization]) if known else "?"

    def emblem(self, seat: int) -> Text:
        return Text(EMBLEMS[seat], style=f"bold {COLOURS[seat]}")

    def polis_name(self, seat: int) -> Text:
        name = self.civilization(self.view.poleis[seat])
        return Text.assemble(self.emblem(seat), " ", (name, COLOURS[seat]))

    def number(self, n: int, signed: bool) -> str:
        """What is lost has its sign always, what comes in where that is not plain."""
        if n < 0:
            return self.say("common-minus", n=-n)
        return self.say("common-plus", n=n) if signed else str(n)

    def goods(self, amounts: Amounts, signed: bool = False) -> Text:
        """Letters with numbers: 2W 1S."""
        parts = []
        for stock in STOCKS:
            n = getattr(amounts, stock)
            if n:
                parts.append(Text(f"{self.number(n, signed)}{self.say(LETTERS[stock])}", style=GOODS_COLOURS[stock]))
        if amounts.choice:
            parts.append(Text(f"{amounts.choice}?"))
        return Text(" ").join(parts) if parts else Text("–", style="dim")

    # --- the round ------------------------------------------------------------------------------

    def heading(self) -> Text:
        view = self.view
        line = Text(self.say("peloponnes-screen-round", round=view.round, rounds=view.rounds), style="bold")
        line.append(f" · {self.say(PHASES[view.phase])}", style="not bold")
        if view.level:
            line.append(f" · {self.say('peloponnes-screen-level', level=view.level, target=view.target)}")
        if self.wide and len(view.order) > 1 and view.poleis[0].civilization:
            line.append(f" · {self.say('peloponnes-screen-order')} ", style="not bold")
            line.append_text(Text(" › ").join([self.polis_name(seat) for seat in view.order]))
        return line

    # --- the offer ------------------------------------------------------------------------------

    def cards(self) -> RenderableType:
        """Side by side; tiles still to be turned up leave their place empty."""
        places = max(OFFER_PLACES, len(self.view.offer))
        names = [
            textwrap.wrap(self.tile_name(self.tiles[slot.tile]), self.width // places - 4) for slot in self.view.offer
        ]
        height = max(len(lines) for lines in names)
        cards = [self.card(slot, name, height) for slot, name in zip(self.view.offer, names, strict=True)]
        grid = Table.grid(expand=True)
        for _ in range(places):
            grid.add_column(ratio=1)
        grid.add_row(*cards, *[""] * (places - len(cards)))
        return grid

    def card(self, slot: OfferSlot, name: list[str], height: int) -> Panel:
        """The corners as printed: cost, points, one-time income; value, special, income."""
        tile = self.tiles[slot.tile]
        middle = "\n".join([*name, *[""] * (height - len(name))])
        conquest = slot.row == "conquest"
        title = f"{tile.id} {self.say('peloponnes-screen-conquest')}" if conquest else tile.id
        return Panel(
            Group(
                corners(
                    self.goods(tile.cost), Text(f"★{tile.points}", style="bold"), self.goods(tile.once, signed=True)
                ),
                Text(middle, style="bold", justify="center"),
                corners(Text(f"◎{tile.value}", style="bold"), self.special(tile), self.goods(tile.income)),
            ),
            title=title,
            subtitle=self.bid(slot),
            box=ROUNDED,
            border_style="bright_red" if conquest else "none",
        )

    def special(self, tile: TileCard) -> Text:
        if tile.special == "supply":
            return Text(self.say("peloponnes-screen-supply"), style="bold reverse")
        if tile.special == "bid-bonus":
            return Text("+½", style="bold")
        if tile.special == "free-placement":
            return Text(self.say("peloponnes-screen-any-land"), style="bold")
        if tile.shields:
            return Text(f"×{self.language.name(self.disasters[tile.shields])}", style="bold")
        return Text("")

    def bid(self, slot: OfferSlot) -> Text:
        """The bid that lies there, or the least that may."""
        if slot.bid is None:
            ident = "peloponnes-screen-minimum" if len(self.view.order) > 1 else "peloponnes-screen-price"
            return Text(self.say(ident, coins=slot.minimum), style="dim")
        seat, coins = slot.bid.seat, slot.bid.coins
        line = Text.assemble(self.polis_name(seat), (f" {coins}", "bold"))
        halves = slot.bid.half_coins - 2 * coins
        if halves:
            whole = self.say("common-plus", n=halves // 2) if halves > 1 else ""
            line.append(whole + "½" * (halves % 2))
        return line

    def rows(self) -> Table:
        """The same as cards, for narrow terminals."""
        table = Table(box=SIMPLE_HEAD if self.tall else None, padding=(0, 1, 0, 0), show_edge=False, expand=True)
        table.add_column(self.say("peloponnes-screen-tile"), no_wrap=True, ratio=1)
        for ident in ("cost", "points", "once", "value", "special", "income", "bid"):
            table.add_column(self.say(COLUMNS[ident]), no_wrap=True)
        surcharge = self.say("common-plus", n=self.box.conquest_surcharge)
        for slot in self.view.offer:
            tile = self.tiles[slot.tile]
            name = Text(f"{tile.id} {self.tile_name(tile)}", style="bright_red" if slot.row == "conquest" else "none")
            table.add_row(
                name,
                self.goods(tile.cost),
                str(tile.points),
                self.goods(tile.once, signed=True),
                str(tile.value) + (surcharge if slot.row == "conquest" else ""),
                self.special(tile),
                self.goods(tile.income),
                self.bid(slot),
            )
        return table

    # --- disasters ------------------------------------------------------------------------------

    def chits(self) -> Text:
        """A filled circle for every chit that lies there; the last one strikes, and what it would take is told."""
        parts = []
        for chit in self.view.chits:
            if not chit.disaster:
                continue
            name = self.language.name(self.disasters[chit.disaster])
            if chit.to_strike == 0:
                parts.append(Text(f"{name} {self.say('peloponnes-screen-struck')}", style="dim"))
            elif chit.to_strike > 1:
                parts.append(Text(f"{name} {'●' * chit.seen}{'○' * chit.to_strike}"))
            else:
                line = f"{name} {'●' * chit.seen}○ {self.threat(chit.disaster)}"
                parts.append(Text(line.rstrip(), style="bold bright_red"))
        if self.wide:
            left = sum(chit.left for chit in self.view.chits)
            parts.append(Text(self.say("peloponnes-screen-chits-left", chits=left), style="dim"))
        return Text("  ").join(parts)

    def threat(self, disaster: str) -> str:
        """What a disaster would take from the seat that looks."""
        if self.view.viewer < 0:
            return ""
        risk = self.view.poleis[self.view.viewer].risks[disaster]
        if risk.safe:
            return "✓"
        if risk.stock in LETTERS:
            return f"{self.say('common-minus', n=risk.loses)}{self.say(LETTERS[risk.stock])}"
        return self.say(RISKS[risk.stock], tiles=risk.loses)

    # --- poleis ---------------------------------------------------------------------------------

    def poleis(self) -> Table:
        table = Table(box=SIMPLE_HEAD if self.tall else None, padding=(0, 1, 0, 0), show_edge=False, expand=True)
        table.add_column("", no_wrap=True)
        for stock in STOCKS:
            table.add_column(self.say(COLUMNS[stock] if self.wide else LETTERS[stock]), justify="right", no_wrap=True)
        table.add_column(self.say("peloponnes-screen-income"), no_wrap=True)
        for ident in ("power", "population", "score"):
            table.add_column(self.say(COLUMNS[ident]), justify="right", no_wrap=True)
        table.add_column(self.say("peloponnes-screen-owed"), ratio=1)
        for seat in self.view.order:
            polis = self.view.poleis[seat]
            table.add_row(*self.polis_cells(polis), style="none")
        return table

    def polis_cells(self, polis: PolisView) -> list[Text]:
        lower = polis.score.lower
        return [
            self.owner(polis),
            *[self.stock(polis, stock) for stock in STOCKS],
            self.income(polis),
            counting(polis.score.power, lower in ("power", "both")),
            counting(polis.score.population, lower in ("population", "both")),
            Text(str(polis.score.score), style="bold reverse"),
            self.owed(polis),
        ]

    def owner(self, polis: PolisView) -> Text:
        """Emblem, civilization and player; an arrow for the one who is asked."""
        asked = self.view.question is not None and self.view.question.seat == polis.seat
        player = self.language.players[polis.seat] if polis.seat < len(self.language.players) else ""
        line = Text("▶" if asked else " ", style="bold")
        line.append_text(self.polis_name(polis.seat))
        if player and self.wide:
            line.append(f" {player[:10]}", style="dim")
        return line

    def stock(self, polis: PolisView, stock: str) -> Text:
        limit = getattr(polis, f"{stock}_limit", 0)
        text = Text(str(getattr(polis, stock)), style=f"bold {GOODS_COLOURS[stock]}")
        if limit and self.wide:
            text.append(f"/{limit}", style="dim not bold")
        return text

    def income(self, polis: PolisView) -> Text:
        income = polis.income
        amounts = Amounts(
            coins=income.coins,
            wood=income.wood,
            stone=income.stone,
            food=income.food,
            luxury=income.luxury,
            people=income.people,
            choice=income.choices,
        )
        return self.goods(amounts)

    def owed(self, polis: PolisView) -> Text:
        """At the next supply: food that is missing, and every marked building with what it costs."""
        parts = []
        supply = polis.supply
        if supply.food_short:
            short = self.say("common-minus", n=supply.food_short)
            parts.append(Text(short + self.say(LETTERS["food"]), style="bold bright_red"))
        for owed in supply.marked:
            cost = " ".join(
                f"{n}{self.say(LETTERS[stock])}" for stock, n in (("wood", owed.wood), ("stone", owed.stone)) if n
            )
            sign, style = ("✓", "none") if owed.payable else ("✗", "bold bright_red")
            parts.append(Text(f"{self.tile_label(owed.tile)} {cost}{sign}", style=style))
        return Text(", ").join(parts) if parts else Text("✓", style="dim")

    def cities(self) -> Table:
        """Buildings grow to the left of the civilization, lands to the right."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in self.view.order:
            polis = self.view.poleis[seat]
            if not (polis.lands or polis.buildings) or not (self.tall or seat == self.view.viewer):
                continue
            line = Text()
            for building in reversed(polis.buildings):
                line.append(self.tile_label(building.tile) + ("◎" * building.coins) + " · ")
            line.append(f"[{self.civilization(polis)}]", style=f"bold {COLOURS[seat]}")
            for land in polis.lands:
                line.append(" · ")
                line.append(self.tile_label(land) + " ")
                line.append_text(self.goods(self.tiles[land].income))
            shields = [self.language.name(self.disasters[one]) for one in polis.shields]
            if shields:
                line.append(f"  ×{', ×'.join(shields)}", style="bold")
            grid.add_row(self.emblem(seat), line)
        return grid

    # --- scores ---------------------------------------------------------------------------------

    def scores(self) -> Table:
        """PEL-E2 to PEL-E5, column by column."""
        table = Table(box=SIMPLE_HEAD, show_edge=False)
        table.add_column("")
        for ident in ("tile-points", "coin-points", "power", "people", "population", "score", "luxury"):
            table.add_column(self.say(COLUMNS[ident]), justify="right")
        for polis in self.ranked():
            score, lower = polis.score, polis.score.lower
            table.add_row(
                self.owner(polis),
                str(score.tiles),
                str(score.coins),
                counting(score.power, lower in ("power", "both")),
                str(polis.people),
                counting(score.population, lower in ("population", "both")),
                Text(str(score.score), style="bold reverse"),
                str(polis.luxury),
            )
        return table

    def ranked(self) -> list[PolisView]:
        return sorted(self.view.poleis, key=standing, reverse=True)

    def ending(self) -> RenderableType:
        ranked = self.ranked()
        best = ranked[0]
        names = self.language.joined([self.winner(seat) for seat in self.view.winners])
        lines = [
            Text(
                self.say("peloponnes-screen-winner", names=names, score=best.score.score, count=len(self.view.winners))
            )
        ]
        if self.view.level:
            ident = (
                "peloponnes-screen-completed" if best.score.score >= self.view.target else "peloponnes-screen-missed"
            )
            lines = [Text(self.say(ident, level=self.view.level, score=best.score.score, target=self.view.target))]
        elif len(ranked) == 1:
            lines = [Text(self.say("peloponnes-screen-alone", score=best.score.score))]
        elif len(ranked) > 1 and len(self.view.winners) == 1 and ranked[1].score.score == best.score.score:
            by_higher = standing(ranked[1])[1] != standing(best)[1]
            lines.append(
                Text(self.say("peloponnes-screen-tie-higher" if by_higher else "peloponnes-screen-tie-luxury"))
            )
        return Group(*lines, self.scores())

    def winner(self, seat: int) -> str:
        player = self.language.players[seat] if seat < len(self.language.players) else ""
        return f"{player} ({self.civilization(self.view.poleis[seat])})"


COLUMNS = {
    "cost": "peloponnes-screen-cost",
    "points": "peloponnes-screen-points",
    "once": "peloponnes-screen-once",
    "value": "peloponnes-screen-value",
    "special": "peloponnes-screen-special",
    "income": "peloponnes-screen-income",
    "bid": "peloponnes-screen-bid",
    "coins": "peloponnes-screen-coins",
    "wood": "peloponnes-screen-wood",
    "stone": "peloponnes-screen-stone",
    "food": "peloponnes-screen-food",
    "luxury": "peloponnes-screen-luxury",
    "people": "peloponnes-screen-people",
    "power": "peloponnes-screen-power",
    "population": "peloponnes-screen-population",
    "score": "peloponnes-screen-score",
    "tile-points": "peloponnes-screen-tile-points",
    "coin-points": "peloponnes-screen-coin-points",
}


def corners(left: Text, middle: Text, right: Text) -> Table:
    grid = Table.grid(expand=True)
    grid.add_column(justify="left", no_wrap=True)
    grid.add_column(justify="center", ratio=1, no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_row(left, middle, right)
    return grid


def counting(points: int, is_lower: bool) -> Text:
    """The lower of the two values counts, and shows it."""
    return Text(f"{points}◂", style="bold") if is_lower else Text(f"{points} ")


def standing(polis: PolisView) -> tuple[int, int, int]:
    """PEL-E5."""
    return polis.score.score, max(polis.score.power, polis.score.population), polis.luxury


SCREEN = PeloponnesScreen()
