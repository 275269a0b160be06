"""What a person types, put into notation as far as it can be understood: German words, names in both languages."""

from __future__ import annotations

from functools import cache

from isthmos.core.message import Name
from isthmos.games.perikles.content import Content
from isthmos.games.perikles.data_file import SORT_IDS
from isthmos.games.perikles.names import word

OTHER_WORDS = {
    "nimm": "take",
    "nehmen": "take",
    "spiele": "play",
    "spielen": "play",
    "passe": "pass",
    "passen": "pass",
    "setze": "place",
    "setzen": "place",
    "cube": "place",
    "nominiere": "nominate",
    "nominieren": "nominate",
    "entferne": "remove",
    "entfernen": "remove",
    "kill": "remove",
    "bewege": "move",
    "bewegen": "move",
    "nach": "to",
    "triff": "strike",
    "treffen": "strike",
    "zuerst": "first",
    "erster": "first",
    "hole": "retrieve",
    "holen": "retrieve",
    "hoplit": "hoplite",
    "hopliten": "hoplite",
    "hoplites": "hoplite",
    "trireme": "trireme",
    "triremen": "trireme",
    "triremes": "trireme",
    "sende": "send",
    "senden": "send",
    "schicke": "send",
    "schicken": "send",
    "greife": "attack",
    "angreifen": "attack",
    "angriff": "attack",
    "verteidige": "defend",
    "verteidigen": "defend",
    "verteidigung": "defence",
    "defense": "defence",
    "ja": "yes",
    "nein": "no",
    "zahle": "pay",
    "zahlen": "pay",
    "fertig": "stop",
    "done": "stop",
    "nothing": "stop",
    "nichts": "stop",
    "aufstand": "revolt",
    "spalte": "column",
    "verliere": "lose",
    "verlieren": "lose",
    "doppelt": "double",
    "kandidat": "candidate",
    "attentäter": "assassin",
    "beliebig": "any",
    "würfel": "dice",
    "persians": "persia",
    "perser": "persia",
    "α": "alpha",
    "β": "beta",
}
"""Other words for those of the notation."""


def in_notation(content: Content, text: str, means_locations: bool) -> str:
    """`means_locations`: a name that both a city and a location have is the location."""
    line = " ".join([OTHER_WORDS.get(one, one) for one in text.lower().replace(",", " ").split()])
    for said, ident in names_of_things(content, means_locations):
        line = f" {line} ".replace(f" {said} ", f" {ident} ").strip()
    return line


@cache
def names_of_things(content: Content, means_locations: bool) -> list[tuple[str, str]]:
    """What things are called in both languages, the longest first, and their words in notation."""
    pairs: list[tuple[Name, str]] = [(special.name, special.id) for special in content.specials]
    pairs += zip(content.sort_names, SORT_IDS, strict=True)
    pairs.append((content.tiles[-1].name, "any"))
    if means_locations:
        pairs += [(location.name, location.id) for location in content.locations]
    else:
        pairs += [(city.name, city.id) for city in content.armies]
    said = [(name.lower(), word(ident)) for both, ident in pairs for name in (both.en, both.de)]
    return sorted(said, key=lambda pair: -len(pair[0]))
