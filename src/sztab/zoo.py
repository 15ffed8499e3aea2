"""Import this module to register the games with PettingZoo: ``make("aec", "sztab/…-v0")``."""

from sztab.research.gym import IDS
from sztab.research.zoo import env, parallel_env, raw_env, register

__all__ = ["IDS", "env", "parallel_env", "raw_env"]

register()
