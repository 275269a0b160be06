"""The kit for Perikles: `table(...)` opens a scene."""

from isthmos.testkit.perikles.game import Game
from isthmos.testkit.perikles.scene import Scene, table

__all__ = ["Game", "Scene", "table"]
