"""What the seats mix in: part of the record, and of every draw that is verified."""

import hmac
from hashlib import sha256

import pytest

from isthmos import verify_draws
from isthmos.core import record as records
from isthmos.core.dealer import Dealer, mixed
from isthmos.core.errors import RecordError
from isthmos.core.state import OVER
from isthmos.games.catalogue import TITLES
from isthmos.table.table import Table

SECRET, SALT = bytes(range(32)), bytes(16)
MIX = ["one", "-", "Straße"]


def finished(mix: list[str]) -> Table:
    table = Table.new(TITLES["peloponnes"], 3, {}, [], Dealer(SECRET, SALT, mix))
    while table.state.seat() != OVER:
        table.submit(table.state.seat(), table.title.write(table.state, table.state.moves()[-1]))
    return table


def test_the_key_is_an_hmac_of_the_secret_over_the_values() -> None:
    assert mixed(SECRET, MIX) == hmac.digest(SECRET, "isthmos mix one\n-\nStraße".encode(), sha256)
    assert verify_draws.mixed(SECRET, MIX) == mixed(SECRET, MIX)


def test_without_values_the_draws_are_those_of_the_secret() -> None:
    assert mixed(SECRET, []) == SECRET


@pytest.mark.parametrize("written", ["text", "json"])
def test_a_mixed_game_is_written_read_and_verified(written: str) -> None:
    record = finished(MIX).record
    data = records.to_text(record) if written == "text" else records.to_json(record).decode()
    again = records.load(data.encode(), TITLES)
    assert again.mix == MIX
    assert again == record
    assert verify_draws.verify(data) == []
    assert verify_draws.verify(data.replace("Straße", "Strasse")) != []


def test_the_commitment_does_not_depend_on_what_comes_after_it() -> None:
    assert finished(MIX).record.commitment == finished([]).record.commitment
    assert finished(MIX).record.answers != finished([]).record.answers


def test_a_dealer_with_another_mix_is_refused() -> None:
    record = finished(MIX).record
    with pytest.raises(RecordError, match="mixed in"):
        Table(TITLES["peloponnes"], record, Dealer(SECRET, SALT, ["one", "two", "three"]))


def test_mix_lines_come_in_the_order_of_the_seats() -> None:
    text = records.to_text(finished(MIX).record).replace("mix 1", "mix 7")
    with pytest.raises(RecordError, match="mix 1 should come next"):
        records.from_text(text)
