"""The dealer: fair, repeatable, and verifiable by anybody."""

from collections import Counter
from hashlib import sha256

import pytest

from isthmos import verify_draws
from isthmos.core.dealer import Dealer, dealer_from_seed, draw, move_of, pieces
from isthmos.core.errors import IsthmosError
from isthmos.core.state import CHANCE
from isthmos.games.catalogue import title_named

PELOPONNES = title_named("peloponnes")


def test_the_commitment_is_the_hash_of_secret_and_salt() -> None:
    dealer = Dealer(bytes(range(32)), bytes(range(16)))
    assert dealer.commitment() == sha256(bytes(range(32)) + bytes(range(16))).hexdigest()


def test_the_stand_alone_script_draws_the_same_numbers() -> None:
    dealer = dealer_from_seed("agreement")
    numbers = verify_draws.stream(dealer.secret)
    for n in [2, 3, 5, 7, 15, 16, 100, 2**63 + 1, 2**64 - 1] * 20:
        assert dealer.below(n) == verify_draws.below(numbers, n)


def test_numbers_above_the_largest_multiple_are_skipped() -> None:
    """Without rejection a draw below 2^63 + 1 would be nearly twice as likely to be small."""

    class Told(Dealer):
        def next_word(self) -> int:
            return self.words.pop()

    dealer = Told(bytes(32), bytes(16))
    dealer.words = [5, 2**64 - 1]
    assert dealer.below(2**63 + 1) == 5
    assert dealer.words == []


def test_every_outcome_is_equally_likely() -> None:
    dealer = dealer_from_seed("fair")
    counts = Counter(dealer.below(7) for _ in range(70_000))
    chi_square = sum((counts[i] - 10_000) ** 2 / 10_000 for i in range(7))
    assert chi_square < 22.5  # 6 degrees of freedom, one in a thousand


def test_a_rewound_dealer_draws_the_same_again() -> None:
    dealer = dealer_from_seed("again")
    first = [dealer.below(10) for _ in range(50)]
    dealer.rewind()
    assert [dealer.below(10) for _ in range(50)] == first


def test_different_secrets_draw_differently() -> None:
    first, second = dealer_from_seed("one"), dealer_from_seed("two")
    assert [first.below(1000) for _ in range(10)] != [second.below(1000) for _ in range(10)]


@pytest.mark.parametrize(("secret", "salt"), [(b"", bytes(16)), (bytes(31), bytes(16)), (bytes(32), bytes(8))])
def test_a_short_secret_is_refused(secret: bytes, salt: bytes) -> None:
    with pytest.raises(IsthmosError, match="32 bytes"):
        Dealer(secret, salt)


def test_chits_are_drawn_by_their_number_in_the_bag() -> None:
    """Sixteen chits, three of each disaster and one blank: draws 0 to 2 are the first disaster, 15 is the blank."""
    state = PELOPONNES.start(2, {})
    dealer = dealer_from_seed("chits")
    while not state.weights():
        state.play(draw(state, dealer).move if state.seat() == CHANCE else state.moves()[0])
    assert pieces(state) == 16
    assert [PELOPONNES.write(state, move_of(state, number)) for number in (0, 2, 3, 15)] == [
        "chit earthquake",
        "chit earthquake",
        "chit drought",
        "chit blank",
    ]
    with pytest.raises(ValueError, match="beyond"):
        move_of(state, 16)
