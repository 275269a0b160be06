"""Perikles, as every shelf knows it."""

from __future__ import annotations

from isthmos.core.manifest import ClientBoard, Manifest
from isthmos.games.perikles.shapes import PeriklesAbout, PeriklesView
from isthmos.games.perikles.title import TITLE, shipped_content
from isthmos.games.perikles.view_of_box import ContentView, content

MANIFEST = Manifest(
    title=TITLE,
    words=(
        "isthmos/locale/{}/lid_perikles.ftl",
        "isthmos/locale/{}/perikles.ftl",
        "isthmos/locale/{}/web_perikles.ftl",
    ),
    rules="isthmos/games/perikles/data/rules.txt",
    evaluator="isthmos.bots.evaluators.perikles.evaluator",
    screen="isthmos.cli.screens.perikles",
    board=ClientBoard(
        folder="perikles",
        book="perikles",
        views=(PeriklesView, ContentView, PeriklesAbout),
        boxes={"box.json": lambda: content(shipped_content())},
    ),
)
