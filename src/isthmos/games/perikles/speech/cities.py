"""What several questions about cities and their cubes say."""

from __future__ import annotations

from isthmos.core.message import Arg, Message
from isthmos.games.perikles.content import CITIES
from isthmos.games.perikles.names import army_id, city
from isthmos.games.perikles.phases.election import vote
from isthmos.games.perikles.shapes import PeriklesAbout
from isthmos.games.perikles.state import NONE, Board

EVERY_CITY = list(range(CITIES))


def about_city(s: Board, verb: str, number: int) -> PeriklesAbout:
    return PeriklesAbout(verb, city=army_id(s, number))


def election(s: Board, number: int) -> list[Message]:
    """PER-E1: who of two candidates would lead the city if it were voted on now, and by how many votes."""
    if s.beta[number] == NONE:
        return []
    winner, votes, against = vote(s, number)
    args: dict[str, Arg] = {"player": winner, "votes": votes, "against": against}
    return [Message("perikles-then-elected", args)]


def no_cube(s: Board, number: int, owner: int) -> Message:
    return Message("perikles-no-cube-of-candidate", {"city": city(s, number), "player": owner})
