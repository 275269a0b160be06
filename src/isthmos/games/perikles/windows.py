"""The moments at which nothing is asked but whether a special tile is played (PER-H5)."""

from __future__ import annotations

from isthmos.core.speech import Window
from isthmos.games.perikles.data_file import CITY_IDS
from isthmos.games.perikles.phases import battle_specials, influence, sending
from isthmos.games.perikles.phases.battle import here
from isthmos.games.perikles.questions import AFTER_TILE, END_ARMY_TURN, OFFER_SPECIAL
from isthmos.games.perikles.state import Board


def window(s: Board) -> Window | None:
    f = s.top
    if f is None:
        return None
    if f.kind == AFTER_TILE:
        return Window(influence.PASS, (f.seat,), ("after-tile",), "", False)
    if f.kind == END_ARMY_TURN:
        return Window(sending.STOP, (f.seat,), ("end-turn",), "", False)
    if f.kind == OFFER_SPECIAL:
        holders = tuple([seat for seat in range(s.seats) if s.has_unused_special(seat)])
        location = here(s)
        words = ("battle", location.id, CITY_IDS[location.owner])
        return Window(battle_specials.PASS, holders, words, f"{s.slot} {s.combat} {s.used}", True)  # PER-B7: laps
    return None
