"""How a scene of Perikles becomes a position: what is wished for, and what the rest of the table must then be."""

from __future__ import annotations

from isthmos.games.perikles.content import ATHENS, CITIES, DOUBLE, army_of, type_of
from isthmos.games.perikles.phases import placing
from isthmos.games.perikles.phases.placing import befriend, needs_permission, objection_to_place, place
from isthmos.games.perikles.phases.sending import with_armies
from isthmos.games.perikles.state import NONE, Board, field
from isthmos.testkit.checks import ScenarioError
from isthmos.testkit.perikles.names import SIDES, army_word, counter_word, location_word
from isthmos.testkit.perikles.wishes import Wishes

OBJECTIONS = {
    placing.HOPLITES_ONLY: "only hoplites fight at {location}",
    placing.OWN_LOCATION: "{player} leads {owner}, so {location} is a location of {player}'s own",
    placing.OTHER_SIDE: "{player} stands on the other side of {location}",
    placing.AT_WAR: "{army} is at war with an army on that side",
    placing.ALLIED: "{army} is allied with an army on the other side",
    placing.NO_LEADER: "{owner} has no leader who could permit it",
}
"""Why a counter cannot have been sent (PER-A7 to PER-A9, PER-R2, PER-R3, PER-R8)."""


class Layout:
    """One position in the making. `phase` is the step that comes next."""

    def __init__(self, wishes: Wishes, board: Board, phase: str) -> None:
        self.wishes = wishes
        self.board = board
        self.content = board.rules.content
        self.battles_are_over = phase == "round_end"

    def lay(self) -> None:
        """Everything, in an order in which each part finds what it needs."""
        board, wishes = self.board, self.wishes
        board.start, board.first = wishes.start, wishes.first
        self.lay_cubes()
        self.lay_leaders()
        self.lay_influence_tiles()
        self.lay_locations()
        self.lay_specials()
        self.lay_lost()
        self.lay_relations()
        self.lay_sent()

    # --- cities ---------------------------------------------------------------------------------

    def lay_cubes(self) -> None:
        board, wishes = self.board, self.wishes
        for (seat, city), cubes in wishes.cubes.items():
            board.cubes[seat * CITIES + city] = cubes
            board.supply[seat] -= cubes
        for city, (alpha, beta) in wishes.candidates.items():
            board.alpha[city], board.beta[city] = alpha, beta
            for seat in (alpha, beta):
                if seat != NONE:
                    board.supply[seat] -= 1
        for seat, player in enumerate(wishes.players):
            if board.supply[seat] < 0:
                raise ScenarioError(f"{player} has only {self.content.cubes_per_player} cubes")
        for (seat, city), number in wishes.statues.items():
            board.statues[seat * CITIES + city] = number
        for city, number in wishes.defeats.items():
            board.defeats[city] = number

    def lay_leaders(self) -> None:
        """PER-L3: who leads Athens now led it last."""
        board, wishes = self.board, self.wishes
        for city, seat in wishes.leaders.items():
            board.leaders[city] = seat
        if wishes.leaders:
            board.take_command()
        last, now = wishes.last_leader_of_athens, board.leaders[ATHENS]
        if NONE not in (last, now) and last != now:
            leader, other = wishes.players[now], wishes.players[last]
            raise ScenarioError(f"{leader} leads Athens, so {other} is not its last leader: name one of them")
        board.athens_leader = now if last == NONE else last

    # --- tiles ----------------------------------------------------------------------------------

    def lay_influence_tiles(self) -> None:
        """Those that are named, then those of any colour, then the display is filled up."""
        board, wishes, tiles = self.board, self.wishes, self.content.tiles
        pile = [tile.count for tile in tiles]
        for number in [*wishes.display, *[number for row in wishes.taken.values() for number in row]]:
            pile[number] -= 1
            if pile[number] < 0:
                raise ScenarioError(f"there are {tiles[number].count} influence tiles '{tiles[number].word}', not more")
        for seat in range(board.seats):
            named = wishes.taken.get(seat, [])
            board.taken[seat] = (*named, *[self.any_tile(pile, two) for two in wishes.turns.get(seat, [])])
            if len(board.taken[seat]) > board.rules.tiles_taken:
                raise ScenarioError(
                    f"everybody takes {board.rules.tiles_taken} influence tiles in a round, "
                    f"so {wishes.players[seat]} cannot have {len(board.taken[seat])}"
                )
        size = self.content.display_size
        if len(wishes.display) > size:
            raise ScenarioError(f"{size} influence tiles are on show, not {len(wishes.display)}: name fewer of them")
        display = [*wishes.display]
        while len(display) < size:
            number = max(range(len(pile)), key=lambda one: pile[one])
            pile[number] -= 1
            display.append(number)
        board.display, board.pile = tuple(display), tuple(pile)

    def any_tile(self, pile: list[int], two_shards: bool) -> int:
        for tile in self.content.tiles:
            if (tile.sort == DOUBLE) == two_shards and pile[tile.number]:
                pile[tile.number] -= 1
                return tile.number
        raise ScenarioError("there are not so many influence tiles of this sort: name fewer of them")

    def lay_locations(self) -> None:
        board, wishes, size = self.board, self.wishes, self.content.locations_per_round
        won = {number for row in wishes.won.values() for number in row}
        here = [*wishes.locations]
        self.check_locations(here, won)
        if self.battles_are_over:
            here += sorted(won - set(here))[: size - len(here)]  # won in this round as far as it has room
        earlier = won - set(here)
        board.chapter = board.round = self.find_round(len(earlier))
        free = [one.number for one in self.content.locations if one.number not in earlier and one.number not in here]
        missing = size - len(here)
        to_come = (self.content.rounds - board.round) * size
        board.locations = (*here, *free[:missing])
        board.unseen = tuple(free[missing:][:to_come])
        for seat, locations in wishes.won.items():
            board.won[seat] = tuple(locations)

    def find_round(self, won: int) -> int:
        """The round that was asked for, or the first in which so many locations can have been won before."""
        wished, size = self.wishes.round, self.content.locations_per_round
        first = 1 + -(-won // size)
        if first > self.content.rounds:
            raise ScenarioError(f"{won} locations cannot have been won before the last round: name fewer of them")
        if wished and wished < first:
            raise ScenarioError(f"{won} locations cannot have been won before round {wished}; round {first} can be")
        return wished or first

    def check_locations(self, here: list[int], won: set[int]) -> None:
        size = self.content.locations_per_round
        if len(here) > size:
            raise ScenarioError(f"a round has {size} locations, not {len(here)}: name fewer of them")
        for number in here:
            name = location_word(self.content, number)
            if here.count(number) > 1:
                raise ScenarioError(f"{name} is named twice: there is one of each location")
            if number in won and not self.battles_are_over:
                raise ScenarioError(f"{name} is won already: it cannot be fought for in this round")

    def lay_specials(self) -> None:
        board, wishes = self.board, self.wishes
        free = [number for number in board.undealt if number not in wishes.specials.values()]
        for seat in range(board.seats):
            if seat in wishes.specials:
                board.specials[seat] = wishes.specials[seat]
            else:
                board.specials[seat] = free.pop(0)
                board.used |= 1 << seat
        board.undealt = tuple(free)

    # --- armies ---------------------------------------------------------------------------------

    def lay_lost(self) -> None:
        for number in self.wishes.lost:
            self.take_from_home(number)
            self.board.home[number] -= 1
        self.board.lost = tuple(self.wishes.lost)

    def take_from_home(self, number: int) -> None:
        if not self.board.home[number]:
            raise ScenarioError(f"there are not so many counters '{counter_word(self.content, number)}'")

    def lay_relations(self) -> None:
        board = self.board
        for (one, other), relation in self.wishes.relations.items():
            befriend(board, one, 1 << other, relation)
        for location, army in self.wishes.permits:
            slot, owner = self.slot(location), self.content.locations[location].owner
            if board.leaders[owner] == NONE:
                raise ScenarioError(f"{army_word(self.content, owner)} has no leader who could permit it")
            board.permits = with_armies(board.permits, slot, 1 << army)

    def slot(self, location: int) -> int:
        if location not in self.board.locations:
            name = location_word(self.content, location)
            raise ScenarioError(f"{name} is no location of this round: name it in locations(...)")
        return self.board.locations.index(location)

    def lay_sent(self) -> None:
        board = self.board
        for seat, number, location, side in self.wishes.sent:
            slot, army = self.slot(location), army_of(number)
            self.check_sent(seat, number, slot, side)
            if needs_permission(board, seat, army, slot, side) and board.rules.options.permission_lasts:
                board.permits = with_armies(board.permits, slot, 1 << army)
            place(board, seat, number, slot, side)
        for location, side in self.wishes.taken_away:
            here = field(self.slot(location), side)
            while board.forces[here]:
                board.frozen = (*board.frozen, board.take_from_field(here, 0))

    def check_sent(self, seat: int, number: int, slot: int, side: int) -> None:
        """The rules themselves say what forbids it; the leader of the owner is taken to have agreed."""
        board, army = self.board, army_of(number)
        player, location = self.wishes.players[seat], self.content.locations[board.locations[slot]]
        if not board.leads(seat, army):
            raise ScenarioError(f"{player} does not lead {army_word(self.content, army)}: name it in leaders(...)")
        self.take_from_home(number)
        reason, _ = objection_to_place(board, seat, army, type_of(number), slot, side)
        if reason != placing.LEGAL:
            why = OBJECTIONS[reason].format(
                player=player,
                army=army_word(self.content, army),
                owner=army_word(self.content, location.owner),
                location=location_word(self.content, location.number),
            )
            what, where = counter_word(self.content, number), list(SIDES)[side]
            raise ScenarioError(f"{player} cannot have sent {what} to the {where} there: {why}")
