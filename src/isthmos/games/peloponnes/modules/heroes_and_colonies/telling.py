# compiled
"""What has happened in the expansion, as messages; facts of the base game are told as there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from isthmos.core.message import Message
from isthmos.games.peloponnes import facts as base_facts
from isthmos.games.peloponnes.modules.heroes_and_colonies import facts, names
from isthmos.games.peloponnes.modules.heroes_and_colonies.words import THINGS
from isthmos.games.peloponnes.names import disaster
from isthmos.games.peloponnes.state import NONE, Board
from isthmos.games.peloponnes.telling import OUTGOING, Fact, Teller, paid_goods


def tell(s: Board, rows: Sequence[Fact]) -> list[Message]:
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
        self.say("heroes-told-colony", player=seat, colony=names.colony_name(self.s, mat))

    def got_hero(self) -> None:
        _, seat, hero = self.next()
        self.say("heroes-told-hero", player=seat, hero=names.hero_name(self.s, hero), power=names.power(self.s, hero))

    def stack_filled(self) -> None:
        rows = self.run((facts.STACK_FILLED,), NONE)
        tiles = [Message("peloponnes-thing", {"name": self.tile(row[2])}) for row in rows]
        self.say("heroes-told-copies", tiles=tiles)

    def offered(self) -> None:
        _, seat, to, coins, thing = self.next()
        self.say("heroes-told-offer", who=self.who(seat), to=self.who(to), coins=coins, thing=THINGS[thing])

    def accepted(self) -> None:
        _, seat, giver, coins, thing = self.next()
        self.run(OUTGOING, giver)
        self.run((base_facts.GAINED,), seat)
        self.say("heroes-told-accepted", who=self.who(seat), giver=self.who(giver), coins=coins, thing=THINGS[thing])

    def refused(self) -> None:
        _, seat, giver, _, _ = self.next()
        self.say("heroes-told-refused", who=self.who(seat), giver=self.who(giver))

    # --- strength ---------------------------------------------------------------------------------

    def paid(self) -> None:
        """Told with the strength it was paid for, the mercenaries, or the ward, if one of them follows."""
        seat, first = self.rows[self.at][1], self.at
        rows = self.run(OUTGOING, seat)
        if self.follows(facts.ARMED, seat):
            _, _, tile, gain = self.next()
            goods = paid_goods(rows) or [Message("heroes-nothing", {})]
            self.say("heroes-told-armed", who=self.who(seat), tile=self.tile(tile), gain=gain, goods=goods)
            self.exchanged(seat, rows)
        elif self.follows(facts.HIRED, seat):
            self.say("heroes-told-hired", who=self.who(seat), n=self.next()[2])
            self.exchanged(seat, rows)
        elif self.follows(facts.WARDED, seat):
            self.say("heroes-told-warded", who=self.who(seat), disaster=disaster(self.s, self.next()[2]))
        elif all(row[0] == base_facts.EXCHANGED for row in rows) and not self.building_follows(seat):
            self.exchanged(seat, rows)
        else:
            self.at = first
            super().paid()

    def building_follows(self, seat: int) -> bool:
        return self.follows(base_facts.BUILDING_PAID, seat) or self.follows(base_facts.BUILDING_MARKED, seat)

    def strength_gained(self) -> None:
        _, seat, amount = self.next()
        self.say("heroes-told-strength", who=self.who(seat), n=amount)

    def strength_lost(self) -> None:
        _, seat, amount = self.next()
        self.say("heroes-told-weaker", who=self.who(seat), n=amount)

    # --- chits and Persians -----------------------------------------------------------------------

    def chit_drawn(self) -> None:
        _, _, kind, count = self.next()
        if count:
            self.say("heroes-told-chit", chit=names.chit(self.s, kind), count=count)
        else:
            self.say("peloponnes-told-blank-chit")

    def chit_put_back(self) -> None:
        _, seat, kind = self.next()
        if seat == NONE:
            self.say("heroes-told-repeated", chit=names.chit(self.s, kind))
        else:
            self.say("heroes-told-put-back", who=self.who(seat), chit=names.chit(self.s, kind))

    def chit_came_again(self) -> None:
        _, _, kind = self.next()
        self.say("heroes-told-came-again", chit=names.chit(self.s, kind))

    def attacked(self) -> None:
        _, _, attack, persians, ours = self.next()
        self.feeding = False
        self.say("heroes-told-attack", attack=attack, persians=persians, ours=ours)

    def repelled(self) -> None:
        self.next()
        self.say("heroes-told-repelled")

    def attack_lost(self) -> None:
        self.say("heroes-told-attack-lost", attack=self.next()[2])

    def hero_turned(self) -> None:
        _, seat, hero = self.next()
        if hero != NONE:
            self.say("heroes-told-turned", who=self.who(seat), hero=names.hero_name(self.s, hero))

    def hero_removed(self) -> None:
        _, seat, hero = self.next()
        self.say("heroes-told-hero-gone", who=self.who(seat), hero=names.hero_name(self.s, hero))

    def conflict(self) -> None:
        _, winner, loser, people = self.next()
        self.feeding = False
        for fact, seat in ((base_facts.LOST, loser), (base_facts.GAINED, winner)):
            if people and self.follows(fact, seat):
                self.next()
        self.say("heroes-told-conflict", who=self.who(winner), loser=self.who(loser), people=people)

    def clovers_spread(self) -> None:
        _, seat, power, population = self.next()
        self.say("heroes-told-clovers", who=self.who(seat), power=power, population=population)


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
