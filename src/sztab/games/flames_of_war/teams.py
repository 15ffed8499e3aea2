"""FW-2.1, FW-2.3: teams and the platoons that they belong to."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.games.flames_of_war.arsenal import TeamType
from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.terms import (
    BAILED_OUT,
    BOGGED,
    COMPANY_COMMANDER,
    FIGHTING,
    HIGHER_COMMAND,
    NO_ROLE,
    OFF_TABLE,
    ON_TABLE,
    SECOND_IN_COMMAND,
    TOWED,
)


@final
@mypyc_attr(acyclic=True)
class Team:
    """FW-2.1: one base or one vehicle."""

    def __init__(self, id: int, side: int, platoon: int, type: TeamType, role: int) -> None:
        self.id: int = id
        self.side: int = side
        self.platoon: int = platoon
        self.type: TeamType = type
        self.role: int = role
        self.place: int = OFF_TABLE
        self.x: int = 0  # FW-1.3: thousandths of an inch
        self.y: int = 0
        self.heading: int = 0  # tenths of a degree
        self.box: Box = NO_BOX
        self.flags: int = 0
        self.carrier: int = 0  # the vehicle it rides in or is towed by
        self.assigned: int = 0  # FW-6.8: its own transport
        self.joined: int = 0  # FW-4.5: the platoon that an independent team has joined
        self.join_used: bool = False  # FW-4.10: one joining per step
        self.doubled: bool = False  # moved at the double this turn
        self.opening: int = -1  # FW-7.21: the opening it uses this step
        self.bog_x: int = 0  # FW-5.18: pre_bog
        self.bog_y: int = 0
        self.bog_heading: int = 0
        self.start_x: int = 0  # FW-11.7: where its charge began
        self.start_y: int = 0
        self.start_heading: int = 0

    def put(self, x: int, y: int, heading: int) -> None:
        """Stand at a pose."""
        self.x = x
        self.y = y
        self.heading = heading
        self.box = self.box_at(x, y, heading)

    def box_at(self, x: int, y: int, heading: int) -> Box:
        """FW-1.2: its footprint at another pose."""
        return Box(x / 1000.0, y / 1000.0, heading, self.type.width, self.type.length)

    def has(self, flag: int) -> bool:
        """Whether a flag or state is set."""
        return self.flags & flag != 0

    def set(self, flag: int) -> None:
        """Set a flag or state."""
        self.flags |= flag

    def clear(self, flag: int) -> None:
        """Remove a flag or state."""
        self.flags &= ~flag

    def noted(self, note: int) -> bool:
        """FW-2.8: whether a special rule applies to the team."""
        return self.type.notes & note != 0

    @property
    def operational(self) -> bool:
        """FW-2.7: on the table, neither bogged nor bailed out, neither mounted nor towed."""
        return self.place == ON_TABLE and self.flags & (BOGGED | BAILED_OUT) == 0

    @property
    def present(self) -> bool:
        """On the table, mounted or towed."""
        return self.place <= TOWED

    @property
    def leads_company(self) -> bool:
        """FW-2.4: company commander, second-in-command or higher command."""
        return self.role in (COMPANY_COMMANDER, SECOND_IN_COMMAND, HIGHER_COMMAND)

    def copy(self) -> "Team":
        """The same team on another table."""
        twin = Team(self.id, self.side, self.platoon, self.type, self.role)
        twin.place = self.place
        twin.x = self.x
        twin.y = self.y
        twin.heading = self.heading
        twin.box = self.box
        twin.flags = self.flags
        twin.carrier = self.carrier
        twin.assigned = self.assigned
        twin.joined = self.joined
        twin.join_used = self.join_used
        twin.doubled = self.doubled
        twin.opening = self.opening
        twin.bog_x = self.bog_x
        twin.bog_y = self.bog_y
        twin.bog_heading = self.bog_heading
        twin.start_x = self.start_x
        twin.start_y = self.start_y
        twin.start_heading = self.start_heading
        return twin


NO_BOX: Final = Box(0.0, 0.0, 0, 0.0, 0.0)


@final
@mypyc_attr(acyclic=True)
class Platoon:
    """FW-2.3: a platoon, or an independent team as a platoon of its own (FW-2.9)."""

    def __init__(
        self,
        number: int,
        side: int,
        title: str,
        training: int,
        motivation: int,
        points: int,
        independent: bool,
    ) -> None:
        self.number: int = number
        self.side: int = side
        self.title: str = title
        self.training: int = training
        self.motivation: int = motivation
        self.points: int = points
        self.independent: bool = independent
        self.role: int = NO_ROLE  # FW-2.4: of an independent team, which keeps it in any vehicle
        self.battery: int = 0  # FW-13.25: the battery that an observer is listed with
        self.where: int = FIGHTING
        self.pinned: bool = False
        self.doubled: bool = False
        self.disengaged: bool = False  # FW-15.8
        self.hits: int = 0  # FW-10.1: in this step
        self.worst: int = 0  # the most from one shooting action
        self.shaken: bool = False  # FW-15.7: a team failed a save in this action
        self.lost: bool = False  # FW-12.1: a team was destroyed or bailed out in this step
        self.acted: bool = False  # moved, shot or assaulted in this step (FW-7.2, FW-11.2)
        self.broke_through: bool = False  # FW-11.19
        self.ranged_x: int = 0  # FW-13.9: where it ranged in
        self.ranged_y: int = 0
        self.ranged_turn: int = 0  # in which turn of its owner; 0 for never
        self.trail_turn: int = 0  # FW-13.18: when it last fired rockets
        self.undelayed: bool = False  # FW-16.14: in reserve because it found no place

    def copy(self) -> "Platoon":
        """The same platoon on another table."""
        twin = Platoon(
            self.number,
            self.side,
            self.title,
            self.training,
            self.motivation,
            self.points,
            self.independent,
        )
        twin.role = self.role
        twin.battery = self.battery
        twin.where = self.where
        twin.pinned = self.pinned
        twin.doubled = self.doubled
        twin.disengaged = self.disengaged
        twin.hits = self.hits
        twin.worst = self.worst
        twin.shaken = self.shaken
        twin.lost = self.lost
        twin.acted = self.acted
        twin.broke_through = self.broke_through
        twin.ranged_x = self.ranged_x
        twin.ranged_y = self.ranged_y
        twin.ranged_turn = self.ranged_turn
        twin.trail_turn = self.trail_turn
        twin.undelayed = self.undelayed
        return twin
