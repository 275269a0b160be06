# compiled
"""A table: one game, its dealer and its record. Every answer, a person's or a bot's, comes in by `submit`."""

from __future__ import annotations

from collections.abc import Sequence

from isthmos.core.dealer import Dealer, draw
from isthmos.core.errors import RecordError, TableRefused
from isthmos.core.message import Message
from isthmos.core.record import Answer, Record, Replay, is_noted
from isthmos.core.speech import Told
from isthmos.core.state import CHANCE, OVER, State
from isthmos.core.title import Title


class Table:
    """Facts of every answer are kept beside it, so that the log can be told to any viewer at any time."""

    def __init__(self, title: Title, record: Record, dealer: Dealer | None) -> None:
        """A table goes on from its record: every draw in it must be the dealer's. Without one it can only be seen."""
        self.title = title
        self.dealer = dealer
        self.record = record
        self.facts: list[list[tuple[int, ...]]] = []
        self.offered: list[bool] = []
        """Of each answer, whether it was given to a question that only offers something (`Title.window`)."""
        self.numbers = [0]
        """After so many answers, how many everybody may count: draws go with the answer before them. How many draws
        there are may follow from what is hidden: where all counters of a hand are alike, none is drawn (PER-A11)."""
        self.state = self._replayed()
        self.deal()

    @classmethod
    def new(cls, title: Title, seats: int, options: dict[str, str], players: Sequence[str], dealer: Dealer) -> Table:
        """Lay a table: commit to the secret, then draw what comes before the first question."""
        record = Record(
            game=title.id,
            rules=title.rules_version,
            seats=seats,
            options=dict(options),
            players=list(players),
            commitment=dealer.commitment(),
            mix=list(dealer.mix),
        )
        return cls(title, record, dealer)

    def _replayed(self) -> State:
        if self.dealer is not None:
            self._begin(self.dealer)
        again = Replay(self.title, self.record)
        self.facts = []
        self.offered = []
        self.numbers = [0]
        for i, answer in enumerate(self.record.answers):
            if answer.seat == CHANCE and again.state.seat() == CHANCE and self.dealer is not None:
                drawn = draw(again.state, self.dealer)
                if answer.draw != (drawn.number, drawn.among):
                    place = Message("record-answer", {"number": i + 1})
                    raise RecordError(Message("record-not-drawn", {"place": place}))
            self.offered.append(self.title.window(again.state) is not None)
            again.state.facts = []
            again.step()
            self.facts.append(again.state.facts)
            self._count(answer.seat)
        return again.state

    def _begin(self, dealer: Dealer) -> None:
        if self.record.commitment != dealer.commitment():
            raise RecordError(Message("record-other-secret", {}))
        if self.record.mix != dealer.mix:
            raise RecordError(Message("record-other-mix", {}))
        dealer.rewind()

    def submit(self, seat: int, text: str) -> None:
        """A seat answers in notation; then chance answers for itself. Raises IllegalMove with a sentence."""
        asked = self.state.seat()
        if asked == OVER:
            raise TableRefused(Message("table-over", {}))
        if seat != asked:
            raise TableRefused(Message("table-not-asked", {"player": seat, "asked": asked + 1}))
        self._play(seat, self.title.read(self.state, text), None)
        self.deal()

    def deal(self) -> None:
        """Answer for chance; close the record when the game is over. Never for a seat, also where it has one answer
        only: not being waited for would tell that (PER-H5)."""
        if self.dealer is None:
            return
        while self.state.seat() == CHANCE:
            drawn = draw(self.state, self.dealer)
            self._play(CHANCE, drawn.move, (drawn.number, drawn.among))
        if self.state.seat() == OVER:
            self.record.scores = self.state.scores()
            self.record.secret = self.dealer.secret.hex()
            self.record.salt = self.dealer.salt.hex()

    def _play(self, seat: int, move: int, drawn: tuple[int, int] | None) -> None:
        state = self.state
        answer = Answer(seat=seat, move=self.title.write(state, move), draw=drawn)
        chapter = state.chapter
        self.offered.append(self.title.window(state) is not None)
        state.facts = []
        state.play(move)
        if is_noted(len(self.record.answers) + 1, chapter, state):
            answer.check = state.hash()
        self.record.answers.append(answer)
        self.facts.append(state.facts)
        self._count(seat)

    def _count(self, seat: int) -> None:
        """The first draws of all are one."""
        last = self.numbers[-1]
        self.numbers.append(last if seat == CHANCE and last else last + 1)

    # --- undo ---------------------------------------------------------------------------------

    def undoable(self, seat: int) -> int:
        """How many answers an undo by this seat takes back; 0 when something has been revealed since its last one."""
        return self.undoables()[seat]

    def undoables(self) -> list[int]:
        """The same for every seat."""
        back = [0] * self.record.seats
        if self.state.seat() == OVER:
            return back  # the secret is known now
        for ago, answer in enumerate(reversed(self.record.answers), 1):
            if answer.seat == CHANCE or self.title.reveals(self.facts[-ago]):
                break
            if not back[answer.seat] and not self.offered[-ago]:
                back[answer.seat] = ago
        return back

    def undo(self, seat: int) -> None:
        """Back to this seat's last answer. What has been revealed stays revealed."""
        back = self.undoable(seat)
        if back == 0:
            raise TableRefused(Message("table-no-undo-revealed", {}))
        self.go_back(len(self.record.answers) - back)

    def last_choice(self, seats: Sequence[int]) -> int:
        """The number of the last answer of one of these seats, offers apart; -1 if there is none."""
        for number in range(len(self.record.answers) - 1, -1, -1):
            if self.record.answers[number].seat in seats and not self.offered[number]:
                return number
        return -1

    def go_back(self, answers: int) -> None:
        """To the position after so many answers, whatever was revealed since: only with everybody's consent."""
        if self.state.seat() == OVER or not 0 <= answers < len(self.record.answers):
            raise TableRefused(Message("table-cannot-go-back", {"answers": answers}))
        del self.record.answers[answers:]
        self.state = self._replayed()
        self.deal()

    # --- the log ------------------------------------------------------------------------------

    def told(self, viewer: int, since: int = 0) -> list[Told]:
        """What has happened since so many answers, as far as the viewer may know it."""
        return self.title.tell(self.state, [fact for facts in self.facts[since:] for fact in facts], viewer)

    def others_touched(self, answers: int, own: Sequence[int]) -> bool:
        """Whether another seat has answered since so many answers, offers apart."""
        since = zip(self.record.answers[answers:], self.offered[answers:], strict=True)
        return any(one.seat >= 0 and one.seat not in own and not offered for one, offered in since)
