"""Heroes & Colonies, as every shelf knows it."""

from __future__ import annotations

from isthmos.core.manifest import ClientBoard, Manifest
from isthmos.games.peloponnes.manifest import WORDS
from isthmos.games.peloponnes.modules.heroes_and_colonies.shapes import HeroesAbout, HeroesView
from isthmos.games.peloponnes.modules.heroes_and_colonies.title import TITLE
from isthmos.games.peloponnes.modules.heroes_and_colonies.view_of_box import added

MANIFEST = Manifest(
    title=TITLE,
    words=(*WORDS, "isthmos/locale/{}/lid_heroes.ftl", "isthmos/locale/{}/heroes.ftl"),
    rules="isthmos/games/peloponnes/modules/heroes_and_colonies/data/rules.txt",
    evaluator="isthmos.bots.evaluators.heroes.evaluator",
    screen="isthmos.cli.screens.heroes",
    board=ClientBoard(
        folder="peloponnes", book="heroes_and_colonies", views=(HeroesView, HeroesAbout), boxes={"heroes.json": added}
    ),
)
