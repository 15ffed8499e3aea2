"""The parts of moves, and how numbers are written: a leg, a pose, a line of fire."""

from typing import Final, final

from mypy_extensions import mypyc_attr

NO_HEADING: Final = -1
ALL_DICE: Final = -1
MOST: Final = 9999  # the greatest number of a team, platoon or weapon that can be written


def inches_text(thousandths: int) -> str:
    """How a coordinate is written: no more decimals than it needs."""
    sign = "-" if thousandths < 0 else ""
    whole, rest = divmod(abs(thousandths), 1000)
    return f"{sign}{whole}" + (f".{rest:03d}".rstrip("0") if rest else "")


def degrees_text(tenths: int) -> str:
    """How a heading is written."""
    whole, rest = divmod(tenths, 10)
    return f"{whole}.{rest}" if rest else str(whole)


def point_text(x: int, y: int) -> str:
    """How a point is written: ``12.5,8``."""
    return f"{inches_text(x)},{inches_text(y)}"


@final
@mypyc_attr(acyclic=True)
class Leg:
    """What one team does in a movement: its way, its heading at the end, what else it does."""

    def __init__(
        self,
        team: int,
        path: tuple[int, ...],
        heading: int = NO_HEADING,
        double: bool = False,
        mount: int = 0,
        leave: bool = False,
    ) -> None:
        self.team: Final = team
        self.path: Final = path  # x, y, x, y …, the start included (FW-1.8); empty to stand
        self.heading: Final = heading
        self.double: Final = double
        self.mount: Final = mount  # FW-6.9: the vehicle to mount
        self.leave: Final = leave  # FW-5.28

    def text(self) -> str:
        """The leg as it is written."""
        words = [str(self.team)]
        if self.double:
            words.append("double")
        for at in range(0, len(self.path), 2):
            words.append(point_text(self.path[at], self.path[at + 1]))
        if self.heading != NO_HEADING:
            words.append(f"@{degrees_text(self.heading)}")
        if self.mount:
            words.append(f"mount {self.mount}")
        if self.leave:
            words.append("leave")
        return " ".join(words)


@final
@mypyc_attr(acyclic=True)
class Pose:
    """Where one team is put."""

    def __init__(self, team: int, x: int, y: int, heading: int) -> None:
        self.team: Final = team
        self.x: Final = x
        self.y: Final = y
        self.heading: Final = heading

    def text(self) -> str:
        """The pose as it is written."""
        return f"{self.team} {point_text(self.x, self.y)} @{degrees_text(self.heading)}"


@final
@mypyc_attr(acyclic=True)
class Line:
    """One weapon that fires: at which platoon, with how many dice."""

    def __init__(
        self,
        team: int,
        weapon: int,
        target: int,
        dice: int = ALL_DICE,
        group: int = 0,
        aim: int = 0,
        opening: int = -1,
    ) -> None:
        self.team: Final = team
        self.weapon: Final = weapon
        self.target: Final = target
        self.dice: Final = dice  # before doubling (FW-7.14)
        self.group: Final = group
        self.aim: Final = aim  # the team it turns to (FW-7.20)
        self.opening: Final = opening  # FW-7.21

    def text(self) -> str:
        """The line as it is written."""
        words = [f"{self.team}.{self.weapon}"]
        if self.dice != ALL_DICE:
            words.append(f"x{self.dice}")
        words.append(f"at {self.target}")
        if self.group:
            words.append(f"group {self.group}")
        if self.aim:
            words.append(f"aim {self.aim}")
        if self.opening >= 0:
            words.append(f"opening {self.opening}")
        return " ".join(words)
