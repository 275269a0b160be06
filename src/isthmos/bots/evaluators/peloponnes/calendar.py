# compiled
"""What is likely to happen to a polis from now to the end of the game, in order."""

from __future__ import annotations

from typing import Final

from isthmos.bots.evaluators.peloponnes.outlook import BUYING, STRIKES, Outlook, Step
from isthmos.core.state import Phase
from isthmos.games.peloponnes.phases.bidding import Bidding
from isthmos.games.peloponnes.phases.income import Income
from isthmos.games.peloponnes.phases.taking import Taking
from isthmos.games.peloponnes.questions import CHOOSE_INCOME, HOLD_SUPPLY, REDEEM, TAKE_TILE
from isthmos.games.peloponnes.state import Board, Polis

SLACK: Final = 0.04
SLACK_PER_ROUND: Final = 0.04
"""How much the higher of power and population counts: with rounds to come, the lower one can still be raised."""


class Calendar:
    """The steps that lie before one seat. Put together once for a position, walked for each polis it might become."""

    def __init__(self, s: Board, seat: int) -> None:
        self.tiles = s.rules.tiles
        self.steps = self.open_steps(s, seat)
        self.slack = SLACK
        rounds = s.rules.content.rounds
        if s.chapter <= rounds:
            self.fill(s, seat, rounds)

    def fill(self, s: Board, seat: int, rounds: int) -> None:
        strikes, supplies = rounds_of_strikes(s, self.chits_to_come(s)), rounds_of_supplies(s)
        for number in range(max(s.chapter, 1), rounds + 1):
            is_now = number == s.chapter
            if number in supplies:
                self.steps += self.supply_steps(s, seat, number)
            if not (is_now and has_begun(s, Bidding)):
                self.steps.append(self.buying_step(s, number))
                self.slack += SLACK_PER_ROUND
            if not is_now or income_is_due(s, seat):
                self.steps.append(Outlook.earn)
            for disaster, chits, strikes_in in strikes:
                if strikes_in == number:
                    self.steps.append(self.strike_step(s, seat, disaster, chits, number))
        self.steps += self.supply_steps(s, seat, rounds)  # PEL-E1

    # --- what the steps are; expansions have more of them ------------------------------------------

    def open_steps(self, s: Board, seat: int) -> list[Step]:
        """What is under way and not over for this seat."""
        return [Outlook.redeem] if supply_goes_on(s, seat) else []

    def supply_steps(self, s: Board, seat: int, number: int) -> list[Step]:
        return [Outlook.supply]

    def buying_step(self, s: Board, number: int) -> Step:
        return BUYING[s.rules.content.stack_of_round[number]]

    def strike_step(self, s: Board, seat: int, disaster: int, chits: int, number: int) -> Step:
        """A disaster that strikes at so many chits, in the round of this number."""
        return STRIKES[disaster]

    def chits_to_come(self, s: Board) -> int:
        """Before the end of the game."""
        return sum(s.chits_left)

    def begin(self, p: Polis) -> Outlook:
        return Outlook(self.tiles, p)

    # --- walking them ---------------------------------------------------------------------------

    def outlook(self, p: Polis) -> Outlook:
        """The polis at the end of the game."""
        outlook = self.begin(p)
        for step in self.steps:
            step(outlook)
        return outlook

    def value(self, p: Polis) -> float:
        """PEL-E4: the lower counts, but not alone."""
        return self.weigh(self.outlook(p))

    def weigh(self, outlook: Outlook) -> float:
        power, population = outlook.power(), outlook.population()
        if power < population:
            return power + self.slack * (population - power)
        return population + self.slack * (power - population)


def has_begun(s: Board, kind: type[Phase[Board]]) -> bool:
    """Whether the round has come to that line of its summary."""
    return any(isinstance(phase, kind) for phase in s.rules.round[: s.step])


def has_tile_to_come(s: Board, seat: int) -> bool:
    """Whether a bid of the seat lies in the offer."""
    return seat in s.holders and (not has_begun(s, Taking) or waits_for(s, TAKE_TILE, seat))


def income_is_due(s: Board, seat: int) -> bool:
    """PEL-I1, PEL-I3: not yet begun, or waiting for a choice of this seat."""
    return not has_begun(s, Income) or waits_for(s, CHOOSE_INCOME, seat)


def supply_goes_on(s: Board, seat: int) -> bool:
    """PEL-V1: the feeding is on or over, the marked buildings of this seat are still to come."""
    return waits_for(s, REDEEM, seat) or any(kind == HOLD_SUPPLY for kind, _, _, _ in s.frames())


def waits_for(s: Board, kind: int, seat: int) -> bool:
    return any(frame[0] == kind and frame[1] == seat for frame in s.frames())


def rounds_of_supplies(s: Board) -> list[int]:
    """PEL-V1: for each supply tile to come the middle of the rounds it may come up in, rather early than late."""
    stacks = s.rules.content.stack_of_round
    current = stacks[s.chapter] if s.chapter else -1
    found = []
    for tile in s.rules.tiles:
        if tile.supply and (tile.stack > current or tile.number in s.unseen):
            rounds = [number for number in range(s.chapter + 1, len(stacks)) if stacks[number] == tile.stack]
            found += rounds[(len(rounds) - 1) // 2 :][:1]
    return found


def rounds_of_strikes(s: Board, to_come: int) -> list[tuple[int, int, int]]:
    """PEL-D2: each strike still to come, the chits it takes, and the round in which the last of them is expected."""
    content = s.rules.content
    found = []
    for disaster in content.disasters:
        seen = s.chits_seen[disaster.number]
        for chits in disaster.strikes_at:
            if chits > seen:
                # All chits are drawn by the end, and those of one kind lie evenly among the others on average.
                place = (chits - seen) * (to_come + 1) / (disaster.chits - seen + 1)
                after_it = max(0.0, to_come - place)
                found.append((disaster.number, chits, content.rounds - int(after_it / s.rules.chits_per_round)))
    return found
