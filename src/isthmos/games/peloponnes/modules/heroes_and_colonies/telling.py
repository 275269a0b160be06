# compiled
"""What has happened in the expansion, as messages; facts of the base game are told as there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from isthmos.core.message import Message
from isthmos.core.speech import Told
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts, names
from isthmos.games.peloponnes.modules.heroes_and_colonies.content import PERSIANS
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.chits import about_chit
from isthmos.games.peloponnes.modules.heroes_and_colonies.speech.spoken import THINGS
from isthmos.games.peloponnes.names import disaster, tile_list
from isthmos.games.peloponnes.state import NONE, Board
from isthmos.games.peloponnes.telling import OUTGOING, Fact, Teller, paid_goods, several


def tell(s: Board, rows: Sequence[Fact]) -> list[Told]:
    return HeroTeller(s, rows).lines()


class HeroTeller(Teller):
    """Reads the facts of both boxes."""

    def tell_one(self, fact: int) -> None:
        if fact in TELL:
            TELL[fact](self)
        else:
            super().tell_one(fact)

    # --- set-up -----------------------------------------------------------------------------------

    def got_colony(self) -> None:
        _, seat, mat = self.next()
        about = HeroesAbout(seat=seat, colony=names.colony_row(self.s, mat).id)
        self.say("got_colony", about, "heroes-told-colony", player=seat, colony=names.colony_name(self.s, mat))

    def got_hero(self) -> None:
        _, seat, hero = self.next()
        called, power = names.hero_name(self.s, hero), names.power(self.s, hero)
        self.say("got_hero", self.of_hero(seat, hero), "heroes-told-hero", player=seat, hero=called, power=power)

    def stack_filled(self) -> None:
        tiles = [self.s.rules.tiles[row[2]] for row in self.run((facts.STACK_FILLED,), NONE)]
        self.say("stack_filled", several(NONE, tiles), "heroes-told-copies", tiles=tile_list(tiles))

    def offered(self) -> None:
        _, seat, to, coins, thing = self.next()
        about = HeroesAbout(seat=seat, other=to, amount=coins, thing=THINGS[thing])
        args = {"who": self.who(seat), "to": self.who(to)}
        self.say("offered", about, "heroes-told-offer", **args, coins=coins, thing=THINGS[thing])

    def accepted(self) -> None:
        _, seat, giver, coins, thing = self.next()
        self.run(OUTGOING, giver)
        self.run((base_facts.GAINED,), seat)
        about = HeroesAbout(seat=seat, other=giver, amount=coins, thing=THINGS[thing])
        args = {"who": self.who(seat), "giver": self.who(giver)}
        self.say("accepted", about, "heroes-told-accepted", **args, coins=coins, thing=THINGS[thing])

    def refused(self) -> None:
        _, seat, giver, coins, thing = self.next()
        about = HeroesAbout(seat=seat, other=giver, amount=coins, thing=THINGS[thing])
        self.say("refused", about, "heroes-told-refused", who=self.who(seat), giver=self.who(giver))

    # --- strength ---------------------------------------------------------------------------------

    def paid(self) -> None:
        """Told with the strength it was paid for, the mercenaries, or the ward, if one of them follows."""
        seat, first = self.rows[self.at][1], self.at
        rows = self.run(OUTGOING, seat)
        if self.follows(facts.ARMED, seat):
            self.armed(rows)
        elif self.follows(facts.HIRED, seat):
            self.hired(rows)
        elif self.follows(facts.WARDED, seat):
            self.warded()
        elif all(row[0] == base_facts.EXCHANGED for row in rows) and not self.building_follows(seat):
            self.exchanged(seat, rows)
        else:
            self.at = first
            super().paid()

    def armed(self, rows: list[Fact]) -> None:
        _, seat, tile, gain = self.next()
        goods = paid_goods(rows) or [Message("heroes-nothing", {})]
        about, who, called = self.of(seat, tile, gain), self.who(seat), self.tile(tile)
        self.say("armed", about, "heroes-told-armed", who=who, tile=called, gain=gain, goods=goods)
        self.exchanged(seat, rows)

    def hired(self, rows: list[Fact]) -> None:
        _, seat, mercenaries, _ = self.next()
        self.say("hired", self.of(seat, amount=mercenaries), "heroes-told-hired", who=self.who(seat), n=mercenaries)
        self.exchanged(seat, rows)

    def warded(self) -> None:
        _, seat, number = self.next()
        about, called = self.of_disaster(number, seat), disaster(self.s, number)
        self.say("warded", about, "heroes-told-warded", who=self.who(seat), disaster=called)

    def building_follows(self, seat: int) -> bool:
        return self.follows(base_facts.BUILDING_PAID, seat) or self.follows(base_facts.BUILDING_MARKED, seat)

    def strength_gained(self) -> None:
        _, seat, n = self.next()
        self.say("strength_gained", self.of(seat, amount=n), "heroes-told-strength", who=self.who(seat), n=n)

    def strength_lost(self) -> None:
        _, seat, n = self.next()
        self.say("strength_lost", self.of(seat, amount=n), "heroes-told-weaker", who=self.who(seat), n=n)

    # --- chits and Persians -----------------------------------------------------------------------

    def of_chit(self, kind: int, seat: int = NONE, amount: int = 0) -> HeroesAbout:
        shown = about_chit(self.s, "", kind)
        return HeroesAbout(disaster=shown.disaster, chit=shown.chit, seat=seat, amount=amount)

    def of_hero(self, seat: int, hero: int) -> HeroesAbout:
        return HeroesAbout(seat=seat, hero=names.hero_row(self.s, hero).id)

    def chit_drawn(self) -> None:
        _, _, kind, count = self.next()
        about = self.of_chit(kind, amount=count)
        if count:
            self.say("chit_drawn", about, "heroes-told-chit", chit=names.chit(self.s, kind), count=count)
        else:
            self.say("chit_drawn", about, "peloponnes-told-blank-chit")

    def chit_put_back(self) -> None:
        _, seat, kind = self.next()
        about, chit = self.of_chit(kind, seat), names.chit(self.s, kind)
        if seat == NONE:
            self.say("chit_put_back", about, "heroes-told-repeated", chit=chit)
        else:
            self.say("chit_put_back", about, "heroes-told-put-back", who=self.who(seat), chit=chit)

    def chit_came_again(self) -> None:
        kind = self.next()[2]
        self.say("chit_came_again", self.of_chit(kind), "heroes-told-came-again", chit=names.chit(self.s, kind))

    def attacked(self) -> None:
        _, _, attack, persians, ours = self.next()
        self.feeding = False
        about = self.of_disaster(PERSIANS, amount=attack)
        self.say("attacked", about, "heroes-told-attack", attack=attack, persians=persians, ours=ours)

    def repelled(self) -> None:
        about = self.of_disaster(PERSIANS, amount=self.next()[2])
        self.say("repelled", about, "heroes-told-repelled")

    def attack_lost(self) -> None:
        attack = self.next()[2]
        about = self.of_disaster(PERSIANS, amount=attack)
        self.say("attack_lost", about, "heroes-told-attack-lost", attack=attack)

    def hero_turned(self) -> None:
        _, seat, hero = self.next()
        if hero != NONE:
            called = names.hero_name(self.s, hero)
            self.say("hero_turned", self.of_hero(seat, hero), "heroes-told-turned", who=self.who(seat), hero=called)

    def hero_removed(self) -> None:
        _, seat, hero = self.next()
        called = names.hero_name(self.s, hero)
        self.say("hero_removed", self.of_hero(seat, hero), "heroes-told-hero-gone", who=self.who(seat), hero=called)

    def conflict(self) -> None:
        _, winner, loser, people = self.next()
        self.feeding = False
        for fact, seat in ((base_facts.LOST, loser), (base_facts.GAINED, winner)):
            if people and self.follows(fact, seat):
                self.next()
        about, who = HeroesAbout(seat=winner, other=loser, amount=people), self.who(winner)
        self.say("conflict", about, "heroes-told-conflict", who=who, loser=self.who(loser), people=people)

    def clovers_spread(self) -> None:
        _, seat, power, population = self.next()
        about, who = self.of(seat, amount=power), self.who(seat)
        self.say("clovers_spread", about, "heroes-told-clovers", who=who, power=power, population=population)


TELL: dict[int, Callable[[HeroTeller], None]] = {
    base_facts.PAID: HeroTeller.paid,
    base_facts.EXCHANGED: HeroTeller.paid,
    base_facts.CHIT_DRAWN: HeroTeller.chit_drawn,
    facts.GOT_COLONY: HeroTeller.got_colony,
    facts.GOT_HERO: HeroTeller.got_hero,
    facts.STACK_FILLED: HeroTeller.stack_filled,
    facts.OFFERED: HeroTeller.offered,
    facts.ACCEPTED: HeroTeller.accepted,
    facts.REFUSED: HeroTeller.refused,
    facts.ARMED: HeroTeller.paid,
    facts.STRENGTH_GAINED: HeroTeller.strength_gained,
    facts.CHIT_PUT_BACK: HeroTeller.chit_put_back,
    facts.CHIT_CAME_AGAIN: HeroTeller.chit_came_again,
    facts.ATTACKED: HeroTeller.attacked,
    facts.REPELLED: HeroTeller.repelled,
    facts.ATTACK_LOST: HeroTeller.attack_lost,
    facts.HERO_TURNED: HeroTeller.hero_turned,
    facts.HERO_REMOVED: HeroTeller.hero_removed,
    facts.WARDED: HeroTeller.paid,
    facts.STRENGTH_LOST: HeroTeller.strength_lost,
    facts.HIRED: HeroTeller.paid,
    facts.CONFLICT: HeroTeller.conflict,
    facts.CLOVERS_SPREAD: HeroTeller.clovers_spread,
}
