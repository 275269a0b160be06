"""Where a game hides something, bots are handed what they could imagine, never the position itself."""

from __future__ import annotations

from isthmos.bots.bot import Bot
from isthmos.bots.random_bot import RandomBot
from isthmos.core.dealer import Stream
from isthmos.core.state import State
from isthmos.games.perikles.title import PeriklesTitle
from isthmos.lab.simulate import Tally, simulate_game


class Spied(PeriklesTitle):
    """Remembers what was imagined, and for whom."""

    def __init__(self) -> None:
        self.last: tuple[State, int] | None = None

    def imagine(self, state: State, seat: int, stream: Stream) -> State:
        imagined = super().imagine(state, seat, stream)
        assert imagined is not state
        self.last = (imagined, seat)
        return imagined


class Spy(RandomBot):
    """Checks what it is handed."""

    looks = True

    def __init__(self, title: Spied, seat: int) -> None:
        super().__init__(f"spy {seat}")
        self.title = title
        self.seat = seat
        self.asked = 0

    def choose(self, position: State, seat: int) -> int:
        assert self.title.last is not None
        imagined, for_whom = self.title.last
        assert position is imagined
        assert for_whom == seat == self.seat
        self.asked += 1
        return super().choose(position, seat)


def test_the_lab_hands_bots_only_what_they_can_imagine() -> None:
    title = Spied()
    spies = [Spy(title, seat) for seat in range(3)]
    players: list[Bot] = [*spies]
    simulate_game(title, title.start(3, {}), players, "spied on", Tally(), False)
    assert all(spy.asked for spy in spies)
