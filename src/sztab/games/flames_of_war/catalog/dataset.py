"""A whole data set, read from ``data/`` or from a file of a player's own."""

from typing import Final

from sztab.core.data.dataset import read_sheet, text_hash
from sztab.games.flames_of_war.catalog.arsenal import (
    read_aircraft,
    read_ground,
    read_team,
    read_weapon,
)
from sztab.games.flames_of_war.catalog.companies import read_company
from sztab.games.flames_of_war.catalog.entries import Catalog, by_id, unique
from sztab.games.flames_of_war.catalog.missions import read_mission

SCHEMA: Final = "flames-of-war-arsenal/1"


def read_catalog(text: str, source: str) -> Catalog:
    """A whole data set."""
    sheet = read_sheet(text, source)
    sheet.at("schema").text(SCHEMA)
    weapons = by_id(sheet.at("weapons"), read_weapon)
    prints = {entry.at("id").text(): entry for entry in sheet.at("footprints").items()}
    mobility = {entry.at("id").text(): entry for entry in sheet.at("mobility").items()}
    types = [read_team(entry, weapons, prints, mobility) for entry in unique(sheet.at("teams"))]
    known = {type.id: type for type in types}
    for entry in sheet.at("teams").items():
        if entry.has("dismounts_as"):
            entry.at("dismounts_as").text(*known)
    catalog = Catalog(
        hash=text_hash(text),
        types=tuple(types),
        grounds=by_id(sheet.at("terrain_types"), read_ground),
        aircraft=by_id(sheet.at("aircraft"), read_aircraft),
        air_levels={
            entry.at("id").text(): entry.at("dice").integer(1, 12)
            for entry in sheet.at("air_support_levels").items()
        },
        companies={},
        missions={},
        type_of=known,
    )
    for entry in unique(sheet.at("companies")):
        catalog.companies[entry.at("id").text()] = read_company(catalog, entry)
    for entry in unique(sheet.at("missions")):
        read_mission(catalog, entry, [True] * 6)  # only to name its faults now
        catalog.missions[entry.at("id").text()] = entry
    return catalog
