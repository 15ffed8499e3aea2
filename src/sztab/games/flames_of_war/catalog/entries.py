"""What a data set holds, and how its plain entries are read."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from sztab.core.data.dataset import Sheet
from sztab.games.flames_of_war.arsenal import Aircraft, TeamType
from sztab.games.flames_of_war.table import Objective, Piece
from sztab.games.flames_of_war.terms import NOTES

ASSAULT_NOTE: Final = "tank_assault_"


@dataclass(frozen=True)
class Ground:
    """One type of terrain."""

    id: str
    shape: int
    ground: int
    double_ground: int
    height: float
    conceals: bool
    bulletproof: bool


@dataclass(frozen=True)
class Entry:
    """Teams of one type in a list."""

    type: str
    count: int
    role: int


@dataclass(frozen=True)
class PlatoonList:
    """One platoon of a company."""

    id: str
    title: str
    role: str
    points: int
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Company:
    """A company: its ratings and its platoons."""

    id: str
    title: str
    training: int
    motivation: int
    points: int
    platoons: tuple[PlatoonList, ...]
    nation: str = ""


@dataclass(frozen=True)
class Catalog:
    """All of a data set."""

    hash: str
    types: tuple[TeamType, ...]
    grounds: dict[str, Ground]
    aircraft: dict[str, Aircraft]
    air_levels: dict[str, int]
    companies: dict[str, Company]
    missions: dict[str, Sheet]
    type_of: dict[str, TeamType] = field(default_factory=dict)
    terrain: dict[str, tuple[list[Piece], list[Objective]]] = field(default_factory=dict)


def unique(sheet: Sheet) -> list[Sheet]:
    """The entries of a list, each with an id of its own."""
    seen: set[str] = set()
    for entry in sheet.items():
        id = entry.at("id").text()
        if id in seen:
            raise entry.fault(f"the id {id!r} stands twice")
        seen.add(id)
    return sheet.items()


T = TypeVar("T")


def by_id(sheet: Sheet, read: Callable[[Sheet], T]) -> dict[str, T]:
    """What a list of entries holds, by their ids."""
    return {entry.at("id").text(): read(entry) for entry in unique(sheet)}


def inches(sheet: Sheet, low: float, high: float) -> float:
    """A distance in inches."""
    value = sheet.value
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not low <= value <= high:
        raise sheet.fault(f"inches from {low:g} to {high:g} are needed, not {value!r:.60}")
    return round(float(value) * 1000) / 1000.0


def firepower(sheet: Sheet) -> int:
    """A firepower number, written 3 or "3+"."""
    value = sheet.value
    if isinstance(value, str) and value.endswith("+") and value[:-1].isdigit():
        return Sheet(int(value[:-1]), sheet.source, sheet.path).integer(1, 6)
    return sheet.integer(1, 6)


def notes(sheet: Sheet) -> tuple[int, int]:
    """The notes as bits, and the tank assault rating among them."""
    bits, assault = 0, 0
    for note in sheet.items() if sheet.value is not None else []:
        name = note.text()
        if name.startswith(ASSAULT_NOTE) and name[len(ASSAULT_NOTE) :].isdigit():
            assault = int(name[len(ASSAULT_NOTE) :])
        elif name in NOTES:
            bits |= 1 << NOTES.index(name)
        else:
            raise note.fault(f"there is no special rule {name!r}")
    return bits, assault
