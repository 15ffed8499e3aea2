"""What a position tells of the game under way: step, turn, agenda, shots, hits, templates."""

from collections.abc import Mapping
from typing import Final

from sztab.core.game import Json
from sztab.games.flames_of_war.position.entries import (
    fault,
    listed,
    number_rows,
    one_of,
    only_known,
    read_pose,
    short_text,
    whole,
    yes_or_no,
)
from sztab.games.flames_of_war.position.tasks import READERS, read_task
from sztab.games.flames_of_war.state import Hit, Shot, State, Task
from sztab.games.flames_of_war.table import Template
from sztab.games.flames_of_war.terms import DEPLOYING, MOVEMENT, NOBODY, OVER, SIDES, STEPS, A

ASKS: Final = ("all", "needed")
WRECK_HEIGHT: Final = 1.0
SMOKE_HEIGHT: Final = 1000.0


def load_course(state: State, position: Mapping[str, Json]) -> None:
    """Step, turn and what is under way."""
    state.step = one_of(position, "step", STEPS, "top", MOVEMENT)
    state.side = one_of(position, "side", SIDES, "top", A)
    state.first = one_of(position, "first", SIDES, "top", A)
    default = [0, 0] if state.step == DEPLOYING else [1, 1 if state.side != state.first else 0]
    if state.first != A and "turns" not in position:
        default.reverse()
    turns = position.get("turns", default)
    if not (
        isinstance(turns, list)
        and len(turns) == 2
        and all(isinstance(n, int) and not isinstance(n, bool) and 0 <= n <= 999 for n in turns)
    ):
        raise fault("'turns'", "the turns of A and B are needed: [1, 0]")
    state.turns = (turns[0], turns[1])
    state.asks_all = one_of(position, "asks", ASKS, "top", 0) == 0
    state.stage = whole(position, "stage", "top", 1, 1, 7)
    state.started = yes_or_no(position, "started", "top")
    state.smashed = whole(position, "smashed", "top", 0, 0, 99)
    state.smashed_team = whole(position, "smashed_team", "top", 0, 0, 9999)
    state.aircraft = whole(position, "aircraft", "top", 0, 0, 3)
    pools = position.get("pools", [0, 0])
    if not isinstance(pools, list) or not all(type(n) is int and 0 <= n <= 9 for n in pools):
        raise fault("'pools'", "the air dice of A and B are needed: [5, 3]")
    if len(pools) != 2:
        raise fault("'pools'", "the air dice of A and B are needed: [5, 3]")
    state.pools = (pools[0], pools[1])
    if "finished_first" in position:
        state.finished_first = one_of(position, "finished_first", SIDES, "top", A)
    state.snapshot = _snapshot(position)
    state.agenda = [_task(row) for row in listed(position, "agenda")]
    for row in number_rows(position, "shots", 6):
        state.shots.append(Shot(row[0], row[1], row[2], row[3], row[4], row[5]))
    for row in number_rows(position, "hits", 6):
        state.hits.append(Hit(row[0], row[1], row[2], row[3], row[4], bool(row[5])))
    if position.get("winner") is not None:
        state.winner = one_of(position, "winner", SIDES, "top", A)
    state.ending = short_text(position, "ending", "top", "")
    state.ending_rule = short_text(position, "ending_rule", "top", "")
    if state.step == OVER and not state.ending:
        raise fault("'ending'", "a game that is over says how it ended")


def _snapshot(position: Mapping[str, Json]) -> list[int]:
    """FW-11.22: three whole numbers by team."""
    kept = listed(position, "snapshot")
    if len(kept) % 3 or not all(isinstance(n, int) and not isinstance(n, bool) for n in kept):
        raise fault("'snapshot'", "x, y and heading of every team are needed, whole numbers")
    return list(kept)


def _task(row: Json) -> Task:
    if not isinstance(row, list) or not row or row[0] not in list(READERS):
        raise fault("'agenda'", f"a task begins with one of {', '.join(READERS)}")
    if not all(isinstance(n, int) and not isinstance(n, bool) for n in row[1:]):
        raise fault("'agenda'", "a task is its name and whole numbers")
    try:
        return read_task(row[0], list(row[1:]))
    except IndexError:
        raise fault("'agenda'", f"{row[0]} needs more numbers") from None


def load_templates(state: State, position: Mapping[str, Json]) -> None:
    """FW-1.9: wrecks as [x, y, heading, team], smoke with its width and side."""
    for row in listed(position, "wrecks"):
        if not isinstance(row, list) or len(row) != 4 or not isinstance(row[3], int):
            raise fault(
                "'wrecks'",
                "a wreck is [x, y, heading, team], the team being a number of this position",
            )
        if not 1 <= row[3] <= len(state.teams):
            raise fault("'wrecks'", f"there is no team {row[3]!r:.20}")
        x, y, heading = read_pose(row[:3], "'wrecks'")
        type = state.team(row[3]).type
        state.wrecks.append(
            Template(x, y, heading, type.width, type.length, WRECK_HEIGHT, NOBODY, row[3])
        )
    for plain in listed(position, "smoke"):
        only_known(plain, ("at", "width", "side"), "'smoke'")
        x, y, heading = read_pose(plain.get("at"), "'smoke'")
        width = plain.get("width", 6)
        if not isinstance(width, (int, float)) or isinstance(width, bool) or not 1 <= width <= 24:
            raise fault("'smoke', 'width'", "inches from 1 to 24 are needed")
        side = one_of(plain, "side", SIDES, "'smoke'", A)
        state.smokes.append(Template(x, y, heading, float(width), 6.0, SMOKE_HEIGHT, side, 0))
