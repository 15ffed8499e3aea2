"""Medieval Battle as numbers: planes over the hexes, and an action for each unit and hex."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.options import Value
from sztab.games.medieval_battle.chapters.victory import victory_points
from sztab.games.medieval_battle.moves import (
    Attack,
    Finish,
    Halt,
    March,
    Merge,
    Pass,
    Place,
    Recruit,
    Regroup,
    Retreat,
    Shoot,
    Stand,
    code_of,
)
from sztab.games.medieval_battle.state import (
    FLED,
    KINDS,
    NOBODY,
    ON_MAP,
    RECRUITING,
    RESERVE,
    Field,
    State,
    counter,
)
from sztab.research.codecs.codec import Codec, byte
from sztab.research.layout import Block, Layout

ARMIES: Final = 16  # proposed armies
COMBAT: Final = 8  # kinds that are recruited
STAGES: Final = 8
VERBS: Final = (
    *(Recruit, Place, Finish, March, Attack, Shoot, Merge, Halt, Stand, Retreat, Regroup, Pass),
)
PLAIN: Final = (Finish, Halt, Stand, Regroup, Pass)
# The box of axial coordinates that holds every map of a size, with the ring of hexes around it.
BOXES: Final = {False: (-7, -7, 14, 14), True: (-7, -7, 21, 15)}  # least q and r, columns, rows

# Planes
MAP: Final = 0
TERRAIN: Final = 1
FLAG: Final = 4
OWN_FLAG: Final = 5
UNITS: Final = 7  # own by kind, then the other side's
MP: Final = 25
MOVER: Final = 27
TARGET: Final = 28
PLANES: Final = 29


class MedievalBattleCodec(Codec):
    """The numbers of Medieval Battle."""

    candidates = 256
    feature_names = ("verb", "unit", "row", "column", "steps", "army", "army", "army")
    proposals = ARMIES

    def __init__(self, opening: State, options: Mapping[str, Value], seats: int) -> None:
        field = opening.field
        self.left, self.top, self.columns, self.rows = BOXES[field.large]
        self.cells = self.columns * self.rows
        self.first = [sum(field.count[:kind]) for kind in range(len(field.count))]
        self.units = sum(field.count)
        self.layout = Layout(_blocks(self.rows, self.columns))
        self.facts = self.layout.starts["facts"]
        self.shoots = self.units * self.cells
        self.retreats = 2 * self.units * self.cells
        self.plain = self.retreats + self.cells
        self.actions = self.plain + len(PLAIN) + ARMIES
        # by counter: where the actions of a unit begin; by the code of a hex: its cell
        self.unit = {
            counter(kind, number + 1): (self.first[kind] + number) * self.cells
            for kind, count in enumerate(field.count)
            for number in range(count)
        }
        self.at = {
            code_of(self.left + column, self.top + row): row * self.columns + column
            for row in range(self.rows)
            for column in range(self.columns)
        }
        self.plain_index = {kind: self.plain + at for at, kind in enumerate(PLAIN)}
        self.verb = {kind: at + 1 for at, kind in enumerate(VERBS)}
        self.field: Field | None = None
        self.cell: list[int] = []
        self.template = bytearray()

    def _look_at(self, field: Field) -> None:
        """Draw what never changes on this map."""
        self.field = field
        cells = self.cells
        self.cell = [
            (r - self.top) * self.columns + q - self.left
            for q, r in zip(field.q, field.r, strict=True)
        ]
        self.template = bytearray(self.layout.size)
        for hex in range(field.size):
            at = self.cell[hex]
            self.template[MAP * cells + at] = 1
            if field.terrain[hex]:
                self.template[(TERRAIN + field.terrain[hex] - 1) * cells + at] = 1
        for flag, hex in enumerate(field.flags):
            self.template[FLAG * cells + self.cell[hex]] = field.flag_values[flag]

    def write(self, state: State, seat: int, out: bytearray) -> None:
        """Fill the planes and facts."""
        if state.field is not self.field:
            self._look_at(state.field)
        field, cell, cells = state.field, self.cell, self.cells
        out[: self.layout.size] = self.template
        facts = self.facts
        for flag, side in enumerate(state.control):
            if side != NOBODY:
                out[(OWN_FLAG + (side != seat)) * cells + cell[field.flags[flag]]] = 1
        for unit in state.units:
            other = unit.side != seat
            if unit.place == ON_MAP:
                at = cell[unit.hex]
                out[(UNITS + 9 * other + unit.kind) * cells + at] = unit.strength or 1
                out[(MP + other) * cells + at] = unit.mp
            elif unit.place == RESERVE:
                out[facts + 16 + 9 * other + unit.kind] += 1
            elif unit.place == FLED:
                out[facts + 34 + 9 * other + unit.kind] += 1
        if state.mover != NOBODY and state.units[state.mover].place == ON_MAP:
            out[MOVER * cells + cell[state.units[state.mover].hex]] = 1
        if state.target != NOBODY and state.units[state.target].place == ON_MAP:
            out[TARGET * cells + cell[state.units[state.target].hex]] = 1
        out[facts + state.stage] = 1
        out[facts + 8] = byte(state.turn)
        out[facts + 9] = state.side == seat
        out[facts + 10] = byte(state.passes)
        out[facts + 11] = state.markers[seat]
        out[facts + 12] = state.markers[1 - seat]
        out[facts + 13] = byte(victory_points(state, seat))
        out[facts + 14] = byte(victory_points(state, 1 - seat))
        out[facts + 15] = state.stopped
        if state.stage == RECRUITING:
            out[facts + 52] = bool(state.armies[seat])
            out[facts + 53] = bool(state.armies[1 - seat])
            for kind, count in enumerate(state.armies[seat]):
                out[facts + 54 + kind] = count

    def write_proposals(self, moves: Sequence[Recruit], out: bytearray) -> None:
        """Fill in the proposed armies."""
        at = self.layout.starts["armies"]
        for move in moves:
            out[at : at + COMBAT] = bytes(move.army)
            at += COMBAT

    def index(self, state: State, move: Any) -> int:
        """Return unit and hex as one number; place, march, merge and attack never share a hex."""
        kind = type(move)
        if kind is March or kind is Merge:
            return self.unit[move.counter] + self.at[move.path[-1]]
        if kind is Place or kind is Attack:
            return self.unit[move.counter] + self.at[move.hex]
        if kind is Shoot:
            return self.shoots + self.unit[move.counter] + self.at[move.hex]
        if kind is Retreat:
            return self.retreats + self.at[move.hex]
        return -1 if kind is Recruit else self.plain_index[kind]

    def features(self, state: State, move: Any) -> tuple[int, ...]:
        """Return verb, unit, hex and length of the way; for an army the counts of its kinds."""
        kind = type(move)
        verb = self.verb[kind]
        if kind is Recruit:
            return (verb, *[min(15, n) for n in move.army[:7]])
        if kind is March or kind is Merge:
            row, column = divmod(self.at[move.path[-1]], self.columns)
            return (
                verb,
                self.unit[move.counter] // self.cells + 1,
                row + 1,
                column + 1,
                len(move.path),
            )
        if kind is Retreat:
            row, column = divmod(self.at[move.hex], self.columns)
            return verb, 0, row + 1, column + 1
        if kind in self.plain_index:
            return (verb,)
        row, column = divmod(self.at[move.hex], self.columns)
        return verb, self.unit[move.counter] // self.cells + 1, row + 1, column + 1


def _blocks(rows: int, columns: int) -> list[Block]:
    kinds = ", ".join(KINDS)
    return [
        Block(
            "planes",
            (PLANES, rows, columns),
            (
                "0: 1 on the map",
                "1 to 3: forest, rocky hills, mountain",
                "4: value of a flag",
                "5, 6: flag held by oneself, by the other side",
                f"7 to 15: strength of own units by kind ({kinds})",
                "16 to 24: strength of the other side's units by kind",
                "25, 26: movement points of own units, of the other side's",
                "27: the unit of this manoeuvre",
                "28: the unit under attack",
            ),
        ),
        Block(
            "facts",
            (62,),
            (
                "0 to 7: stage (recruiting, deploying, choosing, manoeuvring, answering, "
                "pursuing, regrouping, over)",
                "8: turn",
                "9: 1 in one's own turn",
                "10: passes in a row",
                "11, 12: time markers, own and other",
                "13, 14: victory points, own and other",
                "15: 1 if the moving unit must stop",
                "16 to 24, 25 to 33: units not deployed by kind, own and other",
                "34 to 42, 43 to 51: fled units by kind, own and other",
                "52, 53: army chosen, own and other (while recruiting)",
                "54 to 61: own army by kind (while recruiting)",
            ),
        ),
        Block(
            "armies",
            (ARMIES, COMBAT),
            ("the armies that the last 16 actions stand for, by kind (while recruiting)",),
        ),
    ]
