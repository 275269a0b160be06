"""Perikles in a terminal: the cities, the locations with both sides, the combat, every player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from isthmos.cli.language import Language
from isthmos.cli.screens.screen import Screen
from isthmos.core.message import Name
from isthmos.games.perikles.shapes import (
    ArmyView,
    CityView,
    CombatView,
    CounterView,
    LocationView,
    PeriklesView,
    Piece,
    PlayerView,
)
from isthmos.games.perikles.title import shipped_content
from isthmos.games.perikles.view_of_box import TileCard, content

WIDE = 100
"""From so many columns on words are written out."""
TALL = 32
"""With fewer lines only what the present phase needs is drawn."""

EMBLEMS = "●■▲◆★"
COLOURS = ("bright_red", "bright_blue", "bright_green", "bright_magenta", "bright_yellow")
"""Never alone: the emblem says the same."""

WAR, ALLIED, NEUTRAL = "⚔", "♥", "·"
SHARD = "▪"
LETTERS = {"hoplite": "H", "trireme": "T"}
NOBODY = -1
PERSIA = "persia"

PEACE = ("setup", "layout", "influence", "candidates")
"""Phases in which nobody leads a city yet."""

PHASES = {
    "setup": "perikles-phase-setup",
    "layout": "perikles-phase-layout",
    "influence": "perikles-phase-influence",
    "candidates": "perikles-phase-candidates",
    "armies": "perikles-phase-armies",
    "battle": "perikles-phase-battle",
    "over": "perikles-phase-over",
}
SYMBOLS = {"candidate": "perikles-letter-candidate", "assassin": "perikles-letter-assassin"}
SPECIALS = {
    "perikles": "perikles-special-perikles",
    "alkibiades": "perikles-special-alkibiades",
    "plague": "perikles-special-plague",
    "slave_revolt": "perikles-special-slave-revolt",
    "brasidas": "perikles-special-brasidas",
    "thessalian_allies": "perikles-special-thessalian-allies",
    "phormio": "perikles-special-phormio",
    "persian_fleet": "perikles-special-persian-fleet",
}
TIES = {"places": "perikles-screen-tie-places", "statues": "perikles-screen-tie-statues"}
COLUMNS = {
    "city": "perikles-screen-city",
    "candidates": "perikles-screen-candidates",
    "leader": "perikles-screen-leader",
    "statues": "perikles-screen-statues",
    "value": "perikles-screen-value",
    "armies": "perikles-screen-armies",
    "lost": "perikles-screen-lost",
    "location": "perikles-screen-location",
    "owner": "perikles-screen-owner",
    "points": "perikles-screen-points",
    "order": "perikles-screen-order",
    "attack": "perikles-screen-attack",
    "defence": "perikles-screen-defence",
    "score": "perikles-screen-score",
    "cubes": "perikles-screen-cubes",
    "places": "perikles-screen-places",
    "supply": "perikles-screen-supply",
    "tiles": "perikles-screen-tiles",
    "special": "perikles-screen-special",
    "won": "perikles-screen-won",
}


class PeriklesScreen(Screen):
    def table(self, view: object, language: Language, width: int, height: int) -> RenderableType:
        return Picture(cast(PeriklesView, view), language, width, height).table()

    def scores(self, view: object, language: Language) -> RenderableType:
        return Picture(cast(PeriklesView, view), language, WIDE, TALL).scores()

    def ending(self, view: object, language: Language) -> RenderableType:
        return Picture(cast(PeriklesView, view), language, WIDE, TALL).ending()

    def legend(self, language: Language) -> RenderableType:
        return Text(language.text("perikles-legend"))


class Picture:
    """One position as one viewer may see it, drawn once."""

    def __init__(self, view: PeriklesView, language: Language, width: int, height: int) -> None:
        self.view = view
        self.language = language
        self.wide = width >= WIDE
        self.tall = height >= TALL
        self.box = content(shipped_content())
        self.army_names = {army.id: Name(army.name_en, army.name_de) for army in self.box.armies}
        self.location_names = {one.id: Name(one.name_en, one.name_de) for one in self.box.locations}
        self.special_names = {one.id: Name(one.name_en, one.name_de) for one in self.box.specials}
        self.boxes = {army.id: army.boxes for army in self.box.armies}
        self.cards = {one.id: one for one in self.box.locations}
        self.tiles = {tile.word: tile for tile in self.box.tiles}
        self.armies = {army.id: army for army in view.armies}

    def say(self, ident: str, **args: str | int) -> str:
        return self.language.text(ident, **args)

    def table(self) -> RenderableType:
        """All of it; on few lines without what the phase does not need."""
        view = self.view
        is_peace = view.phase in PEACE
        parts: list[RenderableType] = [self.heading()]
        if self.tall or is_peace:
            parts.append(self.cities())
        if view.phase == "influence":
            parts.append(self.display())
        if view.locations:
            parts.append(self.locations() if self.tall or not is_peace else self.locations_in_short())
        if not is_peace and not (self.tall and self.wide):
            parts.append(self.relations_in_short())
        if view.combat is not None:
            parts.append(self.combat(view.combat))
        parts.append(self.players() if self.tall else self.players_in_short())
        parts += self.own()
        return Group(*parts)

    def grid(self) -> Table:
        """A table with headings; on few lines without the rule below them."""
        box = SIMPLE_HEAD if self.tall else None
        return Table(box=box, padding=(0, 1, 0, 0), show_edge=False, pad_edge=False, collapse_padding=True)

    # --- names ----------------------------------------------------------------------------------

    def army(self, ident: str) -> str:
        return self.language.name(self.army_names[ident])

    def short(self, ident: str, letters: int = 3) -> str:
        return self.army(ident)[:letters]

    def location(self, ident: str) -> str:
        return self.language.name(self.location_names[ident])

    def emblem(self, seat: int) -> Text:
        return Text(EMBLEMS[seat], style=f"bold {COLOURS[seat]}")

    def player_name(self, seat: int) -> str:
        names = self.language.players
        return names[seat] if seat < len(names) else str(seat + 1)

    def player(self, seat: int) -> Text:
        return Text.assemble(self.emblem(seat), (f" {self.player_name(seat)[:10]}", COLOURS[seat]))

    def symbols(self, tile: TileCard) -> str:
        """Shards, and what comes with them: ▪▪, ▪c, ▪a, ▪."""
        return SHARD * tile.shards + (self.say(SYMBOLS[tile.symbol]) if tile.symbol else "")

    def tile(self, word: str) -> str:
        card = self.tiles[word]
        city = self.short(card.city) if card.city else self.say("perikles-screen-any")
        return city + self.symbols(card)

    # --- the round ------------------------------------------------------------------------------

    def heading(self) -> Text:
        view = self.view
        line = Text(self.say("perikles-screen-round", round=max(1, view.round), rounds=view.rounds), style="bold")
        line.append(f" · {self.say(PHASES[view.phase])}", style="not bold")
        if self.wide and view.locations:
            line.append(f" · {self.say('perikles-screen-start')} ", style="not bold")
            line.append_text(self.player(view.start))
        if view.phase == "armies" and view.turn != NOBODY:
            line.append(f" · {self.say('perikles-screen-turn')} ", style="not bold")
            line.append_text(self.player(view.turn))
        return line

    # --- cities ---------------------------------------------------------------------------------

    def cities(self) -> Table:
        """A row for each city: cubes, candidates or leader, statues, worth, counters, relations."""
        is_peace = self.view.phase in PEACE
        table = self.grid()
        table.add_column(self.say(COLUMNS["city"]), no_wrap=True, min_width=8)
        for player in self.view.players:
            table.add_column(self.emblem(player.seat), justify="right", no_wrap=True, min_width=2)
        heading = self.say(COLUMNS["candidates" if is_peace else "leader"])
        table.add_column(heading, no_wrap=True, min_width=14 if self.wide else 10)
        table.add_column(self.say(COLUMNS["statues"]), no_wrap=True)
        table.add_column(self.say(COLUMNS["value"]), no_wrap=True, min_width=9)
        table.add_column(self.say(COLUMNS["armies"]), no_wrap=True, min_width=20 if self.wide else 7)
        table.add_column(self.say(COLUMNS["lost"]), no_wrap=True)
        if not is_peace and self.wide:
            table.add_column(" ".join(self.short(army, 2) for army in self.shown_armies()), no_wrap=True)
        for city in self.view.cities:
            table.add_row(*self.city_cells(city, is_peace))
        if not is_peace and PERSIA in self.shown_armies():
            table.add_row(*self.persian_cells())
        return table

    def shown_armies(self) -> list[str]:
        """The cities, and the Persians where somebody leads them."""
        has_persians = any(player.persian for player in self.view.players)
        return [army.id for army in self.view.armies if army.id != PERSIA or has_persians]

    def city_cells(self, city: CityView, is_peace: bool) -> list[Text]:
        return [
            Text(self.army(city.id), style="bold"),
            *[number(cubes) for cubes in city.cubes],
            self.candidates(city) if is_peace else self.leader(city),
            self.statues(city),
            self.value(city),
            self.counters(self.armies[city.id]),
            self.missing(self.armies[city.id]),
            *([] if is_peace or not self.wide else [self.relations(city.id)]),
        ]

    def persian_cells(self) -> list[Text]:
        leaders = [self.emblem(player.seat) for player in self.view.players if player.persian]
        army = self.armies[PERSIA]
        cells = [Text(self.army(PERSIA), style="bold"), *[Text("")] * len(self.view.players), Text(" ").join(leaders)]
        cells += [Text(""), Text(""), self.counters(army), self.missing(army)]
        return [*cells, self.relations(PERSIA)] if self.wide else cells

    def candidates(self, city: CityView) -> Text:
        """With their votes; a tick for the one who would be elected now."""
        found = []
        for letter, seat in (("α", city.alpha), ("β", city.beta)):
            if seat != NOBODY:
                wins = "✓" if seat == city.elected else " "
                found.append(Text.assemble(letter, self.emblem(seat), (str(city.cubes[seat]), "bold"), wins))
        return Text(" ").join(found) if found else Text("–", style="dim")

    def leader(self, city: CityView) -> Text:
        return Text("–", style="dim") if city.leader == NOBODY else self.player(city.leader)

    def statues(self, city: CityView) -> Text:
        found = Text()
        for seat, statues in enumerate(city.statues):
            found.append(EMBLEMS[seat] * statues, style=f"bold {COLOURS[seat]}")
        return found or Text("–", style="dim")

    def value(self, city: CityView) -> Text:
        """The boxes: ✗ for each defeat, then the one that counts, then those behind it."""
        boxes = self.boxes[city.id]
        line = Text("✗" * city.defeats, style="bright_red")
        if city.defeats < len(boxes):
            line.append(f"[{boxes[city.defeats]}]", style="bold not red")
        for value in boxes[city.defeats + 1 :]:
            line.append(f" {value}", style="dim")
        return line

    def counters(self, army: ArmyView) -> Text:
        """A digit for each counter at home or in hand; a question mark where its strength is secret."""
        if not self.wide:
            return Text(f"{army.hoplite_count}H {army.trireme_count}T")
        hoplites = strengths(army.hoplites, army.hoplite_count)
        triremes = strengths(army.triremes, army.trireme_count)
        return Text.assemble(("H", "dim"), hoplites, " ", ("T", "dim"), triremes)

    def missing(self, army: ArmyView) -> Text:
        """Lost with a cross; in brackets how many are home for the rest of the round."""
        line = Text("")
        if army.lost:
            line.append(f"†{by_type(army.lost)}", style="bright_red")
        resting = len(army.back) + len(army.frozen)
        if resting and self.wide:
            line.append(f"({resting})", style="dim")
        return line

    def relations(self, ident: str) -> Text:
        """A row of the matrix; three columns for each army, as in its head."""
        line = Text()
        for other in self.shown_armies():
            relation = " " if other == ident else self.relation(ident, other)
            style = "bold bright_red" if relation == WAR else "bold bright_green" if relation == ALLIED else "dim"
            line.append(f"{relation}  ", style=style)
        return line

    def relation(self, one: str, other: str) -> str:
        for found in self.view.relations:
            if {found.one, found.other} == {one, other}:
                return WAR if found.relation == "war" else ALLIED
        return NEUTRAL

    def relations_in_short(self) -> Text:
        pairs = [
            f"{self.short(found.one)}{WAR if found.relation == 'war' else ALLIED}{self.short(found.other)}"
            for found in self.view.relations
        ]
        return Text(" ".join(pairs), style="dim")

    # --- influence tiles ------------------------------------------------------------------------

    def display(self) -> Text:
        """What can be taken, by colour."""
        colours: dict[str, list[str]] = {}
        for tile in sorted((self.tiles[word] for word in self.view.display), key=self.box.tiles.index):
            name = self.army(tile.city) if tile.city else self.say("perikles-screen-any")
            colours.setdefault(name, []).append(self.symbols(tile))
        line = Text(self.say("perikles-screen-display"), style="dim")
        for name, symbols in colours.items():
            line.append_text(Text.assemble("  ", name, " ", (" ".join(symbols), "bold")))
        return line

    # --- locations ------------------------------------------------------------------------------

    def locations(self) -> Table:
        """Attack on the left, defence on the right, what is fought for in the middle."""
        table = self.grid()
        table.expand = True
        table.add_column("", no_wrap=True, width=2)
        table.add_column(self.say(COLUMNS["attack"]), justify="right", ratio=1)
        table.add_column(self.say(COLUMNS["location"]), no_wrap=True, style="bold")
        table.add_column(self.say(COLUMNS["owner"]), no_wrap=True)
        table.add_column(self.say(COLUMNS["points"]), justify="right", no_wrap=True)
        table.add_column(self.say(COLUMNS["order"]), no_wrap=True)
        table.add_column(self.say(COLUMNS["defence"]), ratio=1)
        for location in self.view.locations:
            table.add_row(*self.location_cells(location), style="dim" if location.state == "done" else "none")
        return table

    def location_cells(self, location: LocationView) -> list[Text]:
        card = self.cards[location.id]
        attack, defence = self.side(location.attack, True), self.side(location.defence, False)
        rebels, militia = self.locals("rebels", card.rebels), self.locals("militia", card.militia)
        return [
            self.state(location),
            Text(" ").join([part for part in (rebels, attack) if part]),
            Text(self.location(location.id)),
            Text(self.army(location.owner) if self.wide else self.short(location.owner)),
            Text(str(location.points), style="bold"),
            Text("›".join(LETTERS[type_] for type_ in card.combats)),
            Text(" ").join([part for part in (defence, militia) if part]),
        ]

    def state(self, location: LocationView) -> Text:
        """Being fought for, won by somebody, or out of the game."""
        if location.state == "fighting":
            return Text(WAR, style="bold bright_red")
        winners = [player.seat for player in self.view.players if location.id in player.won]
        if winners:
            return Text("").join(self.emblem(seat) for seat in winners[:2])
        return Text("–" if location.state == "done" else "")

    def locals(self, kind: str, types: Sequence[str]) -> Text:
        """Rebels and militia: +1 in the combats of these types."""
        if not types:
            return Text("")
        signs = "".join(self.say("common-plus", n=LETTERS[type_]) for type_ in types)
        name = self.say("perikles-screen-rebels" if kind == "rebels" else "perikles-screen-militia")
        return Text(f"{name} {signs}" if self.wide else signs, style="italic dim")

    def side(self, counters: Sequence[CounterView], is_attack: bool) -> Text:
        """By sender and army: the main force first, allies in brackets."""
        forces: dict[tuple[bool, int, str], list[CounterView]] = {}
        for counter in sorted(counters, key=lambda one: not one.main):
            forces.setdefault((counter.main, counter.sender, counter.army), []).append(counter)
        found = []
        for (is_main, sender, army), row in forces.items():
            units = " ".join(face(row, type_) for type_ in LETTERS if any(one.type == type_ for one in row))
            force = Text.assemble(self.emblem(sender), self.short(army), " ", (units, "bold"))
            found.append(force if is_main else Text.assemble("(", force, ")"))
        return Text(" ").join(reversed(found) if is_attack else found)

    def locations_in_short(self) -> Text:
        parts = []
        for location in self.view.locations:
            combats = "›".join(LETTERS[type_] for type_ in self.cards[location.id].combats)
            parts.append(f"{self.location(location.id)} {self.short(location.owner)} {location.points} {combats}")
        return Text(" · ".join(parts), style="dim")

    # --- the combat -----------------------------------------------------------------------------

    def combat(self, combat: CombatView) -> RenderableType:
        """Strengths, the combat table with the column in use, battle tokens and odds."""
        applying = [combat.column] if combat.column else combat.columns
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(justify="right", no_wrap=True, style="bold")
        for _ in self.box.columns:
            table.add_column(justify="center", no_wrap=True, min_width=4)
        table.add_column(no_wrap=True)
        heads = [self.column_head(column.id, column.id in applying) for column in self.box.columns]
        table.add_row(Text(self.say("perikles-screen-column"), style="dim"), "", *heads, "")
        rows = (
            ("attack", combat.attack, combat.attack_tokens, [column.attack for column in self.box.columns]),
            ("defence", combat.defence, combat.defence_tokens, [column.defence for column in self.box.columns]),
        )
        ids = [column.id for column in self.box.columns]
        for side, strength, tokens, needs in rows:
            cells = [
                Text(str(need), style="bold" if ident in applying else "dim")
                for ident, need in zip(ids, needs, strict=True)
            ]
            table.add_row(
                self.say(COLUMNS[side]), str(strength) if combat.face_up else "?", *cells, self.tokens(tokens)
            )
        return Group(self.combat_heading(combat), table)

    def column_head(self, ident: str, applies: bool) -> Text:
        shown = ident.replace("-", "−")
        return Text(f"[{shown}]", style="bold reverse") if applies else Text(shown, style="dim")

    def combat_heading(self, combat: CombatView) -> Text:
        line = Text(f"{WAR} ", style="bold bright_red")
        ident = "perikles-screen-combat"
        told = self.say(ident, location=self.location(combat.location), number=combat.number, type=combat.type)
        line.append(told, style="bold not red")
        if combat.face_up:
            line.append(f" · {self.say('perikles-screen-odds', percent=combat.percent)}", style="not bold not red")
        return line

    def tokens(self, tokens: int) -> Text:
        return Text("◉" * tokens + "○" * (self.box.tokens_to_win - tokens), style="bold")

    # --- players --------------------------------------------------------------------------------

    def players(self) -> Table:
        is_peace = self.view.phase in PEACE
        table = self.grid()
        table.add_column("", no_wrap=True)
        for ident in ("score", "cubes", "places", "statues", "supply"):
            table.add_column(self.say(COLUMNS[ident]), justify="right", no_wrap=True)
        table.add_column(self.say(COLUMNS["tiles"]), no_wrap=self.wide)
        if self.wide:
            table.add_column(self.say(COLUMNS["special"]), no_wrap=True)
            table.add_column(self.say(COLUMNS["won"]))
        for player in self.view.players:
            table.add_row(*self.player_cells(player, is_peace))
        return table

    def player_cells(self, player: PlayerView, is_peace: bool) -> list[Text]:
        score = player.score
        cells = [
            self.asked(player.seat),
            Text(str(score.total), style="bold reverse"),
            *[Text(str(points)) for points in (score.cubes, score.tiles, score.statues, player.supply)],
            self.taken(player) if is_peace else turns(player),
        ]
        won = Text(", ".join(self.location(ident) for ident in player.won) or "–")
        return [*cells, self.special(player), won] if self.wide else cells

    def asked(self, seat: int) -> Text:
        """An arrow for the one who is asked."""
        question = self.view.question
        is_asked = question is not None and question.seat == seat
        return Text.assemble(("▶" if is_asked else " ", "bold"), self.player(seat))

    def taken(self, player: PlayerView) -> Text:
        return Text(" ".join(self.tile(word) for word in player.taken) or "–")

    def special(self, player: PlayerView) -> Text:
        if not player.special:
            return Text("?", style="dim")
        name = self.language.name(self.special_names[player.special])
        return Text(f"✗ {name}", style="dim") if player.special_used else Text(name, style="bold")

    def players_in_short(self) -> Text:
        """One line for all: the score, and what it is made of for the one who looks."""
        parts = []
        for player in self.view.players:
            line = self.asked(player.seat)
            line.append(f" {player.score.total}", style="bold")
            if player.seat == self.view.viewer:
                score = player.score
                of = {"cubes": score.cubes, "tiles": score.tiles, "statues": score.statues}
                line.append(" " + self.say("cli-score-of", **of), style="dim")
            if self.view.phase not in PEACE and (player.turns_two or player.turns_one):
                line.append_text(Text.assemble(" ", turns(player)))
            parts.append(line)
        return Text(" ").join(parts)

    def own(self) -> list[RenderableType]:
        """What only the one who looks may know: the special tile, the hand, the counter to be sent."""
        view = self.view
        if view.viewer == NOBODY:
            return []
        lines: list[RenderableType] = []
        mine = view.players[view.viewer]
        if mine.special and not mine.special_used:
            name = self.language.name(self.special_names[mine.special])
            told = self.say("perikles-screen-own-special", special=name, effect=self.say(SPECIALS[mine.special]))
            lines.append(Text(told, style="italic"))
        if not self.wide and view.phase == "armies":
            lines.append(self.own_hand())
        question = view.question
        if question is not None and question.seat == view.viewer and question.strength:
            counter = f"{self.army(question.city)} {LETTERS[question.type]}{question.strength}"
            lines.append(Text(self.say("perikles-screen-to-send", counter=counter), style="bold"))
        return lines

    def own_hand(self) -> Text:
        """The counters this seat commands, strength by strength, where the table of cities has no room for them."""
        leads = self.view.players[self.view.viewer].leads
        line = Text(self.say("perikles-screen-hand"), style="dim")
        for army in self.view.armies:
            if army.id in leads:
                hoplites = strengths(army.hoplites, army.hoplite_count)
                triremes = strengths(army.triremes, army.trireme_count)
                line.append(f" {self.short(army.id)} H{hoplites} T{triremes}", style="not dim")
        return line

    # --- scores ---------------------------------------------------------------------------------

    def scores(self) -> Table:
        """PER-F1: cubes, locations, statues."""
        table = Table(box=SIMPLE_HEAD, show_edge=False)
        table.add_column("")
        table.add_column(self.say(COLUMNS["cubes"]), justify="right")
        table.add_column(self.say(COLUMNS["places"]))
        table.add_column(self.say(COLUMNS["statues"]))
        table.add_column(self.say(COLUMNS["score"]), justify="right")
        for player in self.ranked():
            score = player.score
            table.add_row(
                self.player(player.seat),
                str(score.cubes),
                Text.assemble((str(score.tiles), "bold"), self.won_in_full(player)),
                Text.assemble((str(score.statues), "bold"), self.statues_in_full(player.seat)),
                Text(str(score.total), style="bold reverse"),
            )
        return table

    def won_in_full(self, player: PlayerView) -> str:
        rows = [f"{self.location(ident)} {self.cards[ident].points}" for ident in player.won]
        return f"  {', '.join(rows)}" if rows else ""

    def statues_in_full(self, seat: int) -> str:
        """Leaders are counted as the statues they will be."""
        rows = []
        for city in self.view.cities:
            statues = city.statues[seat] + (city.leader == seat)
            if statues:
                times = f"{statues}×" if statues > 1 else ""
                rows.append(f"{self.army(city.id)} {times}{city.statue_value}")
        return f"  {', '.join(rows)}" if rows else ""

    def ranked(self) -> list[PlayerView]:
        return sorted(self.view.players, key=lambda player: player.place)

    def ending(self) -> RenderableType:
        ranked = self.ranked()
        names = self.language.joined([self.player_name(seat) for seat in self.view.winners])
        won = self.say("perikles-screen-winner", names=names, score=ranked[0].score.total, count=len(self.view.winners))
        lines: list[RenderableType] = [Text(won, style="bold")]
        if self.view.tie:
            lines.append(Text(self.say(TIES[self.view.tie])))
        return Group(*lines, self.scores())


def number(cubes: int) -> Text:
    return Text(str(cubes), style="bold") if cubes else Text("·", style="dim")


def strengths(by_strength: list[int], count: int) -> str:
    """1123: a digit for each counter."""
    if not by_strength:
        return "?" * count or "–"
    return "".join(str(strength) * number for strength, number in enumerate(by_strength, 1)) or "–"


def by_type(pieces: list[Piece]) -> str:
    """H12T3, from hoplites of 1 and 2 and a trireme of 3."""
    digits = {letter: "".join(str(one.strength) for one in pieces if one.type == of) for of, letter in LETTERS.items()}
    return "".join(letter + found for letter, found in digits.items() if found)


def face(row: list[CounterView], type_: str) -> str:
    """The counters of a type: T34?, where ? lies face down."""
    shown = sorted(str(one.strength or "?") for one in row if one.type == type_)
    return LETTERS[type_] + "".join(shown)


def turns(player: PlayerView) -> Text:
    """Tiles still to be used with the armies."""
    tiles = [SHARD * 2] * player.turns_two + [SHARD] * player.turns_one
    return Text(" ".join(tiles) or "–")


SCREEN = PeriklesScreen()
