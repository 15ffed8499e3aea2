"""What every way of choosing is handed, and what it hands back."""

from collections.abc import Callable
from random import Random
from typing import Any

from sztab.core.game import AnyGame, Seat

World = Callable[[], Any]  # a state the seat cannot tell from the real one, a new one each call
Mind = Callable[[AnyGame, World, Seat, Random], Any]
