"""What every scenario checks before it believes it."""

from __future__ import annotations

from collections.abc import Iterable

from isthmos.core.title import Title

CHANCE_NAME = "chance"
NOBODY_NAME = "nobody"
"""Who is asked when no player is."""


class ScenarioError(ValueError):
    """A scenario that cannot be: the text, for whoever writes a test, says what is wrong and what would be right."""


def check_players(title: Title, players: tuple[str, ...]) -> None:
    if not title.seats_min <= len(players) <= title.seats_max:
        raise ScenarioError(f"a table is for {title.seats_min} to {title.seats_max} players, not {len(players)}")
    if len(set(players)) != len(players):
        raise ScenarioError(f"two players are called the same: {', '.join(players)}")
    for player in players:
        if not isinstance(player, str) or not player.strip():
            raise ScenarioError(f"a player needs a name, not {player!r}")
        if player in (CHANCE_NAME, NOBODY_NAME):
            raise ScenarioError(f"no player can be called '{player}': that is who is asked when no player is")


def known_player(players: tuple[str, ...], player: str) -> str:
    if player not in players:
        raise ScenarioError(f"nobody here is called '{player}'; there are {', '.join(players)}")
    return player


def is_whole(value: object, least: int, most: int | None = None) -> bool:
    """Whether it is a number of pieces; a truth value or a text is none."""
    return type(value) is int and value >= least and (most is None or value <= most)


def check_amount(whose: str, value: object, what: str) -> None:
    if type(value) is not int:
        raise ScenarioError(f"{whose} cannot have {value!r} {what}: it must be a whole number")
    if value < 0:
        raise ScenarioError(f"{whose} cannot have {value} {what}: it must be at least 0")


def one_of(kind: str, name: str, known: Iterable[str]) -> str:
    """The name as the game writes it."""
    known, wanted = list(known), str(name).lower().replace("_", "-")
    if wanted not in known:
        raise ScenarioError(f"there is no {kind} '{name}'; there are {', '.join(known)}")
    return wanted


def once_each(kind: str, dealt: dict[str, str]) -> None:
    """There is one of each kind: nobody has what another has."""
    for player, thing in dealt.items():
        others = [other for other, same in dealt.items() if same == thing and other != player]
        if others:
            raise ScenarioError(f"{player} and {others[0]} have the same {kind}: there is one {thing}")
