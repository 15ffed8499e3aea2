"""FW-2: weapons, teams, terrain types and aircraft of a data set."""

from typing import Final

from sztab.core.data.dataset import Sheet
from sztab.games.flames_of_war.arsenal import Aircraft, TeamType, Weapon
from sztab.games.flames_of_war.catalog.entries import Ground, firepower, inches, notes
from sztab.games.flames_of_war.terms import (
    ALL_ROUND,
    CLOSED,
    FREE,
    GROUND,
    HULL,
    KINDS,
    NOTES,
    SHAPES,
    SKILL,
    TANK,
    TRANSPORT,
)

MOUNTS: Final = {
    "team": ALL_ROUND,
    "turret": ALL_ROUND,
    "pintle": ALL_ROUND,
    "turntable": ALL_ROUND,
    "hull": HULL,
}
SPEED_NOTES: Final = ("light_tank", "fast_tank", "slow_tank")


def read_weapon(sheet: Sheet) -> Weapon:
    """FW-2.2: one weapon; it may lack direct fire or bombardments."""
    direct, bombs = [0.0, 0, 0, 0], [0.0, 0, 0]
    if sheet.has("direct") and sheet.at("direct").value is not None:
        fire = sheet.at("direct")
        direct = [
            inches(fire.at("range"), 1, 200),
            fire.at("rof").integer(1, 20),
            fire.at("anti_tank").integer(0, 30),
            firepower(fire.at("firepower")),
        ]
    if sheet.has("bombardment") and sheet.at("bombardment").value is not None:
        fire = sheet.at("bombardment")
        bombs = [
            inches(fire.at("range"), 1, 400),
            fire.at("anti_tank").integer(0, 30),
            firepower(fire.at("firepower")),
        ]
    bits, assault = notes(sheet.at("notes"))
    return Weapon(
        sheet.at("id").text(),
        direct[0],
        int(direct[1]),
        int(direct[2]),
        int(direct[3]),
        bombs[0],
        int(bombs[1]),
        int(bombs[2]),
        bits,
        assault,
    )


def read_team(
    sheet: Sheet, weapons: dict[str, Weapon], prints: dict[str, Sheet], mobility: dict[str, Sheet]
) -> TeamType:
    """FW-2.1: one type of team."""
    foot = prints[sheet.at("footprint").text(*prints)]
    moves = mobility[sheet.at("mobility").text(*mobility)]
    kind = KINDS.index(sheet.at("kind").text(*KINDS))
    vehicle = kind in (TANK, TRANSPORT)
    armour: list[int] = []
    if sheet.has("armour") and sheet.at("armour").value is not None:
        if not vehicle:
            raise sheet.at("armour").fault("only vehicles have armour")
        armour = [sheet.at("armour").at(face).integer(0, 20) for face in ("front", "side", "top")]
    carried: list[Weapon] = []
    mounts: list[int] = []
    for entry in sheet.at("weapons").items():
        carried.append(weapons[entry.at("weapon").text(*weapons)])
        mounts.append(MOUNTS[entry.at("mount").text(*MOUNTS)])
    bits, assault = notes(sheet.at("notes"))
    road, cross, difficult = (
        inches(moves.at(column), 0, 48) for column in ("road", "cross_country", "difficult")
    )
    named = [note for note in SPEED_NOTES if bits >> NOTES.index(note) & 1]
    if named == ["light_tank"]:
        road = cross = 16.0
    elif named == ["slow_tank"]:
        road = cross = difficult = 8.0
    elif len(named) > 1:
        raise sheet.at("notes").fault("a team is a light, a fast or a slow tank, not two of them")
    for weapon in carried:
        assault = max(assault, weapon.tank_assault)
    check = moves.at("very_difficult").text("skill test", "may not enter", "none")
    return TeamType(
        sheet.at("id").text(),
        sheet.at("name").text(),
        kind,
        moves.at("id").text(),
        inches(foot.at("width"), 0.1, 12),
        inches(foot.at("length"), 0.1, 12),
        inches(foot.at("height"), 0, 12),
        [road, cross, difficult],
        moves.at("bogging_difficult").text("2+", "none", "-") == "2+",
        {"none": FREE, "skill test": SKILL, "may not enter": CLOSED}[check],
        armour,
        _save(sheet, vehicle, bool(armour)),
        carried,
        mounts,
        bits,
        assault,
        sheet.at("dismounts_as").text() if sheet.has("dismounts_as") else "",
    )


def _save(sheet: Sheet, vehicle: bool, armoured: bool) -> int:
    """FW-9.15, FW-9.16: the number a team saves on; 0 for armour."""
    if vehicle:
        sheet.at("save").text("armour" if armoured else "unarmoured")
        return 0 if armoured else 5
    return firepower(sheet.at("save"))


def read_ground(sheet: Sheet) -> Ground:
    """FW-1.9: one type of terrain."""
    return Ground(
        sheet.at("id").text(),
        SHAPES.index(sheet.at("shape").text(*SHAPES)),
        GROUND.index(sheet.at("movement_class").text(*GROUND)),
        GROUND.index(sheet.at("double_class").text(*GROUND)),
        inches(sheet.at("height"), 0, 60),
        sheet.at("conceals").flag(),
        sheet.at("bulletproof").flag(),
    )


def read_aircraft(sheet: Sheet) -> Aircraft:
    """FW-14: one type of aircraft."""
    weapons = sheet.at("weapons").items()
    if not weapons:
        raise sheet.fault("an aircraft needs a weapon")
    return Aircraft(
        sheet.at("id").text(),
        sheet.at("name").text(),
        [weapon.at("weapon").text() for weapon in weapons],
        [weapon.at("to_hit").integer(2, 6) for weapon in weapons],
        [weapon.at("anti_tank").integer(0, 30) for weapon in weapons],
        [firepower(weapon.at("firepower")) for weapon in weapons],
        [weapon.at("strikes").text("top", "side") == "top" for weapon in weapons],
        "flying_tank" in [note.text() for note in sheet.at("notes").items()],
    )
