"""Import this module to register the environments: ``gymnasium.make("sztab/MedievalBattle-v0")``.

``gymnasium.make("sztab.gym:sztab/MedievalBattle-v0")`` imports it by itself.
"""

from sztab.research.gym import IDS, SztabEnv, register
from sztab.research.vector import SztabVectorEnv

__all__ = ["IDS", "SztabEnv", "SztabVectorEnv"]

register()
