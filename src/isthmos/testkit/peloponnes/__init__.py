"""The kit for Peloponnes: `table(...)` opens a scene."""

from isthmos.testkit.peloponnes.game import Bid, Game
from isthmos.testkit.peloponnes.scene import Scene, table
from isthmos.testkit.peloponnes.wishes import Stocks

__all__ = ["Bid", "Game", "Scene", "Stocks", "table"]
