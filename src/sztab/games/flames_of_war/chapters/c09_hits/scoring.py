"""FW-9: how hits were scored, and what the shooter named against a platoon."""

from typing import Final, final

from mypy_extensions import mypyc_attr

# How hits were scored.
DIRECT: Final = 0
DEFENSIVE: Final = 1
BOMBARDMENT: Final = 2
AIR: Final = 3
MELEE: Final = 4
NOTHING_NAMED: Final = -1


@final
@mypyc_attr(acyclic=True)
class Choice:
    """FW-9.5, FW-9.8: the kind and the type that a shooter named against one platoon."""

    def __init__(self, platoon: int, kind: int, type: int) -> None:
        self.platoon: Final = platoon
        self.kind: Final = kind
        self.type: Final = type  # its place in the arsenal


def choice_numbers(choices: list[Choice]) -> list[int]:
    """Return choices as positions write them: platoon, kind and type of each."""
    found: list[int] = []
    for choice in choices:
        found += [choice.platoon, choice.kind, choice.type]
    return found


def read_choices(numbers: list[int]) -> list[Choice]:
    """Return the choices that positions write so."""
    return [
        Choice(numbers[at], numbers[at + 1], numbers[at + 2]) for at in range(0, len(numbers), 3)
    ]


def kind_named(choices: list[Choice], target: int) -> int:
    """FW-9.5: the kind named against a platoon; -1 for none."""
    for choice in choices:
        if choice.platoon == target:
            return choice.kind
    return NOTHING_NAMED


def type_named(choices: list[Choice], target: int) -> int:
    """FW-9.8: the type named against a platoon, as its place in the arsenal; -1 for none."""
    for choice in choices:
        if choice.platoon == target:
            return choice.type
    return NOTHING_NAMED


@final
@mypyc_attr(acyclic=True)
class Shells:
    """FW-13.14, FW-14.13: the ratings that all hits under one template share."""

    def __init__(self, anti_tank: int, firepower: int, on_top: bool) -> None:
        self.anti_tank: Final = anti_tank
        self.firepower: Final = firepower
        self.on_top: Final = on_top  # they strike the top armour, not the side


NO_SHELLS: Final = Shells(0, 0, False)
