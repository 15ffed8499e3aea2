"""FW-2: what teams, weapons and aircraft are; nothing of it changes in a game."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.terms import INFANTRY, TANK, TRANSPORT


@final
@mypyc_attr(acyclic=True)
class Weapon:
    """One weapon of the arsenal; a range of 0 means that it has no such fire."""

    def __init__(
        self,
        id: str,
        reach: float,
        rof: int,
        anti_tank: int,
        firepower: int,
        bomb_reach: float,
        bomb_anti_tank: int,
        bomb_firepower: int,
        notes: int,
        tank_assault: int,
    ) -> None:
        self.id: Final = id
        self.reach: Final = reach
        self.rof: Final = rof
        self.anti_tank: Final = anti_tank
        self.firepower: Final = firepower
        self.bomb_reach: Final = bomb_reach
        self.bomb_anti_tank: Final = bomb_anti_tank
        self.bomb_firepower: Final = bomb_firepower
        self.notes: Final = notes
        self.tank_assault: Final = tank_assault


@final
@mypyc_attr(acyclic=True)
class TeamType:
    """What a team is: its footprint, its mobility, its armour, its weapons."""

    def __init__(
        self,
        id: str,
        title: str,
        kind: int,
        mobility: str,
        width: float,
        length: float,
        height: float,
        allowances: list[float],
        checks: bool,
        very_difficult: int,
        armour: list[int],
        save: int,
        weapons: list[Weapon],
        mounts: list[int],
        notes: int,
        tank_assault: int,
        dismounts_as: str,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.kind: Final = kind
        self.mobility: Final = mobility
        self.width: Final = width
        self.length: Final = length
        self.height: Final = height
        self.allowances: Final = allowances  # FW-5.2: road, cross-country, difficult
        self.checks: Final = checks  # FW-5.15: takes bogging checks
        self.very_difficult: Final = very_difficult  # FW-5.16: FREE, SKILL or CLOSED
        self.armour: Final = armour  # FW-2.2: front, side, top; empty if unarmoured
        self.save: Final = save  # FW-9.15, FW-9.16
        self.weapons: Final = weapons
        self.mounts: Final = mounts
        self.notes: Final = notes
        self.tank_assault: Final = tank_assault  # FW-11.13; 0 for none
        self.dismounts_as: Final = dismounts_as  # FW-5.22
        self.armoured: Final = len(armour) > 0
        self.vehicle: Final = kind in (TANK, TRANSPORT)
        self.man_packed: Final = mobility == "man_packed"
        self.foot: Final = kind == INFANTRY or mobility == "man_packed"
        self.immobile: Final = mobility == "immobile_gun"


@final
@mypyc_attr(acyclic=True)
class Aircraft:
    """FW-14: the aircraft that support a side."""

    def __init__(
        self,
        id: str,
        title: str,
        names: list[str],
        to_hit: list[int],
        anti_tank: list[int],
        firepower: list[int],
        top: list[bool],
        flying_tank: bool,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.names: Final = names
        self.to_hit: Final = to_hit
        self.anti_tank: Final = anti_tank
        self.firepower: Final = firepower
        self.top: Final = top  # FW-14.13: bombs and rockets strike the top
        self.flying_tank: Final = flying_tank
