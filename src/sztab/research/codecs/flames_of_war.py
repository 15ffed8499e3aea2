"""Flames of War as numbers: one row per team and platoon, and candidate moves."""

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.options import Value
from sztab.games.flames_of_war.moves import (
    AaFire,
    Bombard,
    Fire,
    Order,
    Placing,
    Plain,
    Run,
    Starting,
)
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.terms import LINE, ON_TABLE, STRIP
from sztab.research.codecs.codec import Codec, byte
from sztab.research.layout import Block, Layout

TEAMS: Final = 128
PLATOONS: Final = 32
TEAM_COLUMNS: Final = 14
PLATOON_COLUMNS: Final = 12
OBJECTIVES: Final = 8
CELLS: Final = 4  # inches of the side of a terrain cell
COLUMNS: Final = 18
ROWS: Final = 12
QUESTIONS: Final = 32
VERBS: Final = (Order, Run, Placing, Fire, AaFire, Bombard, Starting, Plain)
PER_INCH: Final = 3  # a byte holds thirds of an inch, up to 85 inches


class FlamesOfWarCodec(Codec):
    """The numbers of Flames of War; nothing is hidden in it."""

    candidates = 64
    feature_names = ("verb", "platoon", "target", "parts", "x", "y", "heading", "word")

    def __init__(self, opening: State, options: Mapping[str, Value], seats: int) -> None:
        self.layout = Layout(_blocks())
        self.starts = self.layout.starts
        self.field: object = None
        self.types: dict[str, int] = {}
        self.template = bytearray()
        self.verb = {kind: at + 1 for at, kind in enumerate(VERBS)}

    def _look_at(self, state: State) -> None:
        """Write terrain and objectives, which never change."""
        field = self.field = state.field
        self.types = {type.id: at for at, type in enumerate(field.types)}
        self.template = bytearray(self.layout.size)
        plane = ROWS * COLUMNS
        for row in range(ROWS):
            for column in range(COLUMNS):
                x, y = (column + 0.5) * CELLS, (row + 0.5) * CELLS
                at = row * COLUMNS + column
                if x < field.width and y < field.height:
                    self.template[at] = 1
                for piece in field.pieces:
                    thin = piece.shape in (LINE, STRIP)
                    outline = piece.outline
                    if outline.apart_from(x, y) <= CELLS / 2 if thin else outline.holds(x, y):
                        self.template[plane * (1 + piece.shape) + at] = 1

    def write(self, state: State, seat: int, out: bytearray) -> None:
        """Fill terrain, teams, platoons, objectives and facts."""
        if state.field is not self.field:
            self._look_at(state)
        out[: self.layout.size] = self.template
        at = self.starts["teams"]
        for team in state.teams[:TEAMS]:
            here = team.place == ON_TABLE
            out[at : at + TEAM_COLUMNS] = bytes(
                (
                    1 if team.side == seat else 2,
                    team.type.kind + 1,
                    team.place,
                    byte(team.x * PER_INCH // 1000) if here else 0,
                    byte(team.y * PER_INCH // 1000) if here else 0,
                    team.heading * 256 // 3600 % 256,
                    byte(team.platoon),
                    byte(team.joined),
                    team.role,
                    team.flags & 255,
                    team.flags >> 8 & 255,
                    byte(team.carrier),
                    team.doubled,
                    byte(self.types[team.type.id]),
                )
            )
            at += TEAM_COLUMNS
        at = self.starts["platoons"]
        for platoon in state.platoons[:PLATOONS]:
            out[at : at + PLATOON_COLUMNS] = bytes(
                (
                    1 if platoon.side == seat else 2,
                    platoon.where,
                    platoon.training,
                    platoon.motivation,
                    byte(platoon.points // 5),
                    platoon.pinned,
                    platoon.doubled,
                    platoon.acted,
                    byte(platoon.hits),
                    platoon.lost,
                    platoon.independent,
                    byte(platoon.ranged_turn),
                )
            )
            at += PLATOON_COLUMNS
        self._write_facts(state, seat, out)

    def _write_facts(self, state: State, seat: int, out: bytearray) -> None:
        at = self.starts["objectives"]
        for objective in state.field.objectives[:OBJECTIVES]:
            out[at] = 0 if objective.side < 0 else 1 if objective.side == seat else 2
            out[at + 1] = byte(int(objective.x * PER_INCH))
            out[at + 2] = byte(int(objective.y * PER_INCH))
            at += 3
        at = self.starts["facts"]
        question = state.question()
        out[at + state.step] = 1
        out[at + 6] = state.side == seat
        out[at + 7] = state.first == seat
        out[at + 8] = byte(state.turns[seat])
        out[at + 9] = byte(state.turns[1 - seat])
        out[at + 10] = state.stage
        out[at + 11] = state.started
        out[at + 12] = byte(state.pools[seat])
        out[at + 13] = byte(state.pools[1 - seat])
        out[at + 14] = byte(state.aircraft)
        out[at + 15] = byte(len(state.wrecks))
        out[at + 16] = byte(len(state.smokes))
        out[at + 17] = byte(len(state.hits))
        if question is not None:
            out[at + 18] = 1 if question.seat == seat else 2
            for number, value in enumerate(question.numbers()[:QUESTIONS]):
                out[at + 19 + number] = byte(value)

    def features(self, state: State, move: Any) -> tuple[int, ...]:
        """Return the kind of move, its platoon, target, size and where it leads."""
        kind = type(move)
        verb = self.verb[kind]
        if kind is Order or kind is Run:
            target = move.target if kind is Run else 0
            ends = [leg.path[-2:] for leg in move.legs if leg.path]
            return verb, byte(move.platoon), byte(target), byte(len(move.legs)), *_middle(ends)
        if kind is Placing:
            ends = [(pose.x, pose.y) for pose in move.poses]
            return verb, byte(move.platoon), move.verb, byte(len(move.poses)), *_middle(ends)
        if kind is Fire:
            target = move.lines[0].target if move.lines else 0
            return verb, byte(move.platoon), byte(target), byte(len(move.lines))
        if kind is AaFire:
            return verb, 0, 0, byte(len(move.lines))
        if kind is Bombard:
            return verb, byte(move.battery), byte(move.aim), byte(len(move.guns)), move.mode
        if kind is Starting:
            return verb, 0, 0, move.air
        numbers = [byte(number) for number in move.numbers[:4]]
        return verb, *numbers, *[0] * (6 - len(numbers)), sum(move.verb.encode()) % 256


def _middle(points: list[tuple[int, ...]]) -> tuple[int, int]:
    """Return the middle of some points, in thirds of an inch."""
    if not points:
        return 0, 0
    x = sum(point[0] for point in points) // len(points)
    y = sum(point[1] for point in points) // len(points)
    return byte(x * PER_INCH // 1000), byte(y * PER_INCH // 1000)


def _blocks() -> list[Block]:
    return [
        Block(
            "terrain",
            (6, ROWS, COLUMNS),
            (
                "cells of 4 by 4 inches, by what covers their middle",
                "0: 1 on the table",
                "1 to 5: area, line, building, hill, road",
            ),
        ),
        Block(
            "teams",
            (TEAMS, TEAM_COLUMNS),
            (
                "one row per team by its number; all 0 if there is none",
                "0: 1 own, 2 other",
                "1: kind from 1 (infantry, gun, tank, transport, cavalry)",
                "2: place (table, mounted, towed, off, destroyed, left, rear)",
                "3, 4: x and y in thirds of an inch",
                "5: heading in 256ths of a turn",
                "6, 7: platoon, and the one it has joined",
                "8: role",
                "9, 10: flags, low and high byte",
                "11: the vehicle it rides in or is towed by",
                "12: 1 if it moved at the double",
                "13: its type in the order of the data set",
            ),
        ),
        Block(
            "platoons",
            (PLATOONS, PLATOON_COLUMNS),
            (
                "one row per platoon by its number",
                "0: 1 own, 2 other",
                "1: where (waiting, table, reserve, ambush, arriving, destroyed, left)",
                "2, 3: training, motivation",
                "4: points / 5",
                "5 to 7: pinned, moved at the double, acted in this step",
                "8, 9: hits in this step, lost a team in this step",
                "10: independent team",
                "11: the turn in which it ranged in",
            ),
        ),
        Block(
            "objectives",
            (OBJECTIVES, 3),
            ("one row each: 0 of nobody, 1 own, 2 other; x and y in thirds of an inch",),
        ),
        Block(
            "facts",
            (19 + QUESTIONS,),
            (
                "0 to 5: step (deploying, starting, movement, shooting, assault, over)",
                "6, 7: it is one's own turn, one had the first turn",
                "8, 9: turns begun, own and other",
                "10, 11: stage of the Shooting step, starting tests taken",
                "12, 13: dice of air support, own and other",
                "14 to 17: aircraft over the table, wrecks, smoke, hits to be saved",
                "18: an open question: 1 to oneself, 2 to the other side",
                "19 to 50: its numbers, as positions write them",
            ),
        ),
    ]
