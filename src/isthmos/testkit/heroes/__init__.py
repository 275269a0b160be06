"""The kit for Heroes & Colonies: `table(...)` opens a scene."""

from isthmos.testkit.heroes.game import HeroGame
from isthmos.testkit.heroes.scene import HeroScene, table

__all__ = ["HeroGame", "HeroScene", "table"]
