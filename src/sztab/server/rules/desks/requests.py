"""What is asked of a rule process beside the game itself: texts for agents, studies."""

from msgspec import Struct

from sztab.server import wire


class Agent(Struct, frozen=True, tag=True):
    """What an agent in a seat is told in words: ``look``, ``moves``, ``why_not``, ``odds``, …"""

    table: str
    token: int
    seat: str
    tool: str
    language: str
    text: str = ""  # a move, or what a list of moves is filtered by
    number: int = 0  # a page, the last move told of (-1: none), or refusals in a row
    details: bool = False
    refusal: wire.Said | None = None


class Book(Struct, frozen=True, tag=True):
    """What an agent is told of games and their rules."""

    tool: str
    language: str
    game: str = ""
    id: str = ""
    search: str = ""


class Study(Struct, frozen=True, tag=True):
    """A position that somebody has set up: checked, moved in, looked at, asked about."""

    game: str
    position: bytes  # JSON of a stranger; empty: where a study begins
    seat: str | None = None
    move: str | None = None
    picks: list[str] | None = None  # why do these lead nowhere?


class Analysable(Struct, frozen=True, tag=True):
    """A stranger's position as the rules write it, and who decides in it."""

    game: str
    position: bytes  # JSON of a stranger
    seat: str | None = None


class Solution(Struct, frozen=True, tag=True):
    """The solution of a puzzle, to be put into words."""

    game: str
    position: bytes  # JSON
    seat: str
    right: bool
    solution: list[str]
    line: list[list[str]]
    chance: float
    other: str
    other_chance: float
