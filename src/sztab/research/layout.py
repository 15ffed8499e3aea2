"""Layouts: the named blocks of an observation, one after another in one array of bytes."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class Block:
    """A part of an observation: its shape, and what each plane or column holds."""

    name: str
    shape: tuple[int, ...]
    meaning: Sequence[str]  # one line per plane, column or entry; ranges share a line

    @property
    def size(self) -> int:
        """Return how many bytes it takes."""
        return prod(self.shape)


class Layout:
    """The blocks of an observation in order."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks: Final = tuple(blocks)
        self.starts: Final[dict[str, int]] = {}
        at = 0
        for block in self.blocks:
            self.starts[block.name] = at
            at += block.size
        self.size: Final = at

    def split(self, observation: Bytes) -> dict[str, Bytes]:
        """Return each block of an observation by name, in its shape, without copying."""
        return {
            block.name: observation[start : start + block.size].reshape(block.shape)
            for block, start in zip(self.blocks, self.starts.values(), strict=True)
        }
