"""Many games between bots, counted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from isthmos.core.errors import OptionError
from isthmos.games.catalogue import title_named
from isthmos.games.peloponnes.title import PeloponnesTitle
from isthmos.lab import simulate as lab
from isthmos.lab.simulate import Report, fill_seats, seat_bots, simulate

PELOPONNES = title_named("peloponnes")
TIMES = {"seconds", "cpu_seconds", "decisions_per_second"}


def without_times(report: Report) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(report)
    return {key: value for key, value in found.items() if key not in TIMES}


def test_the_same_seed_gives_the_same_report_apart_from_the_times() -> None:
    bots = ["greedy", "random"]
    one, same, other = (without_times(simulate(PELOPONNES, 3, 12, seed, bots)) for seed in ("a", "a", "b"))
    assert one == same
    assert one != other


def test_checking_changes_nothing_but_the_times() -> None:
    plain, checked = (simulate(PELOPONNES, 4, 10, "a", ["random"], check=check) for check in (False, True))
    assert without_times(plain) == without_times(checked)


def test_a_report_has_exactly_the_promised_keys() -> None:
    report = msgspec.json.decode(msgspec.json.encode(simulate(PELOPONNES, 2, 3, "a", ["random"])))
    assert list(report) == [
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "cpu_seconds",
        "decisions_per_second",
        "unfinished",
        "violations",
        "compiled",
        "win_share",
    ]
    assert list(report["win_share"]) == ["by_seat", "by_bot", "by_civilization"]
    assert report["game"] == "peloponnes"
    assert (report["players"], report["games"]) == (2, 3)
    assert report["decisions_per_second"] == pytest.approx(report["decisions"] / report["cpu_seconds"])


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_game_ends_and_no_position_breaks_a_rule(seats: int) -> None:
    report = simulate(PELOPONNES, seats, 40, "check", ["random"], check=True)
    assert report.unfinished == 0
    assert report.violations == 0


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_thousand_games_end_without_a_violation(seats: int) -> None:
    report = simulate(PELOPONNES, seats, 2000, "soak", ["random"], check=True)
    assert report.unfinished == 0
    assert report.violations == 0


def test_the_shares_of_victories_add_up_to_one() -> None:
    share = simulate(PELOPONNES, 4, 40, "shares", ["greedy", "random"]).win_share
    for shares in (share.by_seat, share.by_bot, share.by_civilization):
        assert sum(shares.values()) == pytest.approx(1)
    assert list(share.by_seat) == ["0", "1", "2", "3"]
    assert list(share.by_bot) == ["greedy", "random"]


def test_a_shared_victory_counts_a_part_for_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("isthmos.games.peloponnes.state.Board.winners", lambda board: [0, 2])
    share = simulate(PELOPONNES, 4, 5, "ties", ["random"]).win_share
    assert share.by_seat == {"0": 0.5, "1": 0.0, "2": 0.5, "3": 0.0}


def test_violations_are_counted_after_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PeloponnesTitle, "violations", lambda title, state: ["wrong", "quite wrong"])
    report = simulate(PELOPONNES, 2, 3, "planted", ["random"], check=True)
    assert report.violations == 2 * report.decisions > 0
    assert simulate(PELOPONNES, 2, 3, "planted", ["random"]).violations == 0


def test_a_game_that_does_not_end_is_counted_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "MOST_DECISIONS", 7)
    report = simulate(PELOPONNES, 2, 3, "endless", ["random"])
    assert report.unfinished == 3
    assert report.decisions == 21
    assert report.win_share.by_seat == {}


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    names = ["greedy", "random", "random"]
    seating = [[bot.name for bot in seat_bots(PELOPONNES, names, "a", game)] for game in range(3)]
    assert seating == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    assert fill_seats(["greedy", "random"], 4) == ["greedy", "random", "random", "random"]
    with pytest.raises(OptionError, match="3 bots cannot sit on 2 seats; name 1 to 2 of them"):
        fill_seats(["random"] * 3, 2)
    with pytest.raises(OptionError, match="0 bots cannot sit"):
        fill_seats([], 2)


def test_a_simulation_of_no_games_is_refused() -> None:
    with pytest.raises(OptionError, match="0 games cannot be played; it takes at least 1"):
        simulate(PELOPONNES, 2, 0, "a", ["random"])


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    simulate(PELOPONNES, 2, 4, "a", ["random"], progress=told.append)
    assert told == [1, 2, 3, 4]


def test_bots_get_an_imagined_position_where_a_game_hides_something(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[int] = []
    plain = PeloponnesTitle.imagine

    def imagine(title: PeloponnesTitle, state: Any, seat: int, stream: Any) -> Any:
        imagined.append(seat)
        assert 0 <= stream.below(3) < 3
        return plain(title, state, seat, stream)

    monkeypatch.setattr(PeloponnesTitle, "hides_nothing", False)
    monkeypatch.setattr(PeloponnesTitle, "imagine", imagine)
    simulate(PELOPONNES, 2, 2, "hidden", ["random"])
    assert imagined == [], "a bot that does not look needs nothing imagined"
    report = simulate(PELOPONNES, 2, 2, "hidden", ["greedy"])
    assert len(imagined) == report.decisions


# --- several processes -----------------------------------------------------------------------------


def test_any_number_of_processes_gives_the_same_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ALONE", 0.0)
    alone = simulate(PELOPONNES, 3, 60, "a", ["greedy", "random"])
    together = simulate(PELOPONNES, 3, 60, "a", ["greedy", "random"], processes=2)
    assert without_times(together) == without_times(alone)


def test_a_run_that_is_soon_over_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ProcessPoolExecutor", None)
    monkeypatch.setattr(lab, "ALONE", 3600.0)
    assert simulate(PELOPONNES, 2, 3, "a", ["random"], processes=8).games == 3


@pytest.mark.parametrize("alone", [0.0, 3600.0])
def test_an_interruption_reports_the_games_that_have_ended(monkeypatch: pytest.MonkeyPatch, alone: float) -> None:
    monkeypatch.setattr(lab, "ALONE", alone)
    played: list[int] = []

    def interrupt(games: int) -> None:
        played.append(games)
        if games >= 7:
            raise KeyboardInterrupt

    report = simulate(PELOPONNES, 2, 10_000, "a", ["random"], progress=interrupt, processes=2)
    assert 7 <= report.games == played[-1] < 10_000
    assert report.decisions > 0
    assert report.unfinished == 0
