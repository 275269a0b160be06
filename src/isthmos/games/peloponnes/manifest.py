"""Peloponnes, as every shelf knows it."""

from __future__ import annotations

from isthmos.core.manifest import ClientBoard, Manifest
from isthmos.games.peloponnes.campaign import Levels
from isthmos.games.peloponnes.shapes import PeloponnesView
from isthmos.games.peloponnes.title import TITLE, shipped_content
from isthmos.games.peloponnes.view_of_box import ContentView, content

WORDS = (
    "isthmos/locale/{}/lid_peloponnes.ftl",
    "isthmos/locale/{}/peloponnes.ftl",
    "isthmos/locale/{}/web_peloponnes.ftl",
)

MANIFEST = Manifest(
    title=TITLE,
    words=WORDS,
    rules="isthmos/games/peloponnes/data/rules.txt",
    evaluator="isthmos.bots.evaluators.peloponnes.evaluator",
    screen="isthmos.cli.screens.peloponnes",
    campaign=Levels(),
    board=ClientBoard(
        folder="peloponnes",
        book="peloponnes",
        views=(PeloponnesView, ContentView),
        boxes={"box.json": lambda: content(shipped_content())},
    ),
)
