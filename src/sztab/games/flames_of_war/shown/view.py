"""What a seat may see, and what it is asked: all of it, for nothing is hidden."""

import marshal
from copy import deepcopy
from functools import lru_cache

from sztab.core.game import Json
from sztab.core.said import Name
from sztab.games.flames_of_war.arsenal import TeamType
from sztab.games.flames_of_war.chapters.c00_conventions.naming import side_name
from sztab.games.flames_of_war.chapters.c03_turn.starting import (
    FreeTest,
    RallyTest,
    RemountTest,
    to_free,
    to_rally,
    to_remount,
)
from sztab.games.flames_of_war.chapters.c04_command.command import reached
from sztab.games.flames_of_war.chapters.c16_setup.victory import destroyed_points
from sztab.games.flames_of_war.engine import awaited
from sztab.games.flames_of_war.position.writing import dump
from sztab.games.flames_of_war.questions.answers.taken_apart import parts_of
from sztab.games.flames_of_war.shown.seen import QuestionView, TestView
from sztab.games.flames_of_war.state import Question, State
from sztab.games.flames_of_war.table import Field, Mission
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    FIGHTING,
    GROUND,
    KINDS,
    NOBODY,
    NOTES,
    ON_TABLE,
    OVER,
    SHAPES,
    SHOOTING,
    SIDES,
    STARTING,
    STEPS,
)
from sztab.games.flames_of_war.thinking.proposals.steps.placing import drafted


def view(state: State, seat: int | None) -> Json:
    """The table: terrain, teams with their footprints, platoons, and what is asked."""
    shown: dict[str, Json] = dump(state)
    shown["table"] = marshal.loads(_table(state.field))
    shown["teams"] = [_team(state, team) for team in state.teams]
    shown["types"] = types(state)
    shown["adrift"] = adrift(state)
    shown["points"] = {name: destroyed_points(state, side) for side, name in enumerate(SIDES)}
    question = state.question()
    if tests_are_open(state):
        shown["tests"] = starting_tests(state)
    if question is not None:
        shown["question"] = _question(state, question)
    return shown


def tests_are_open(state: State) -> bool:
    """FW-3.2: the tests of the Starting step are still to be taken."""
    return state.step == STARTING and not state.started


def starting_tests(state: State) -> list[TestView]:
    """FW-3.2 to FW-3.5: every test of the Starting step that can be taken, with what it needs."""
    found: list[TestView] = []
    for number in to_rally(state):
        needed = RallyTest(number, 0).needed(state)
        found.append({"kind": "rally", "platoon": number, "needed": needed})
    for id in to_remount(state):
        number = state.team(id).joined or state.team(id).platoon
        needed = RemountTest(number, id).needed(state)
        found.append({"kind": "remount", "platoon": number, "team": id, "needed": needed})
    for id in to_free(state):
        number = state.team(id).platoon
        needed = FreeTest(number, id).needed(state)
        found.append({"kind": "free", "platoon": number, "team": id, "needed": needed})
    return found


def _question(state: State, question: Question) -> QuestionView:
    """Who is asked what, and the answer that is taken if nobody chooses."""
    default = question.default(state)
    found: QuestionView = {
        "kind": question.name(),
        "seat": SIDES[question.seat],
        "default": default.text(),
        **deepcopy(question.shown(state)),  # a view shares nothing with the state
    }
    parts = parts_of(drafted(state, question))
    if parts is not None:
        found["parts"] = parts
    return found


def types(state: State) -> dict[str, Json]:
    """What is printed for each type of team in the battle."""
    found = dict.fromkeys(team.type for team in state.teams)
    return {type.id: marshal.loads(_type(type)) for type in found}


def adrift(state: State) -> list[int]:
    """FW-4.2: the teams out of command."""
    found: list[int] = []
    for platoon in state.platoons:
        if platoon.where == FIGHTING and not platoon.independent:
            led = reached(state, platoon.number)
            found += [team.id for team in state.standing(platoon.number) if team.id not in led]
    return found


@lru_cache(maxsize=64)
def _table(field: Field) -> bytes:
    """What never changes in a game: terrain, objectives, deployment areas.

    It is drawn up once and kept as bytes: each view gets a copy of its own, and this is the
    quickest way to make one.
    """
    plain: dict[str, Json] = {
        "mission": _mission(field.mission),
        "width": field.width,
        "height": field.height,
        "terrain": [
            {
                "id": piece.id,
                "type": piece.type,
                "shape": SHAPES[piece.shape],
                "ground": GROUND[piece.ground],
                "outline": [list(p) for p in zip(piece.outline.xs, piece.outline.ys, strict=True)],
                "crest": None
                if piece.crest is None
                else [list(p) for p in zip(piece.crest.xs, piece.crest.ys, strict=True)],
                "width": 2 * piece.half_width,
                "height": piece.height,
                "openings": [[o.x, o.y, o.nx, o.ny, o.width] for o in piece.openings],
            }
            for piece in field.pieces
        ],
        "objectives": [
            {"id": o.id, "at": [o.x, o.y], "taken_by": SIDES[o.side]} for o in field.objectives
        ],
        "zones": {
            name: [list(p) for p in zip(zone.xs, zone.ys, strict=True)]
            for name, zone in zip(SIDES, field.mission.zones, strict=False)
        },
    }
    mission = field.mission
    if {mission.reserve_side, mission.ambush_side} != {NOBODY} or any(mission.air_dice):
        plain["waits"] = True
    return marshal.dumps(plain)


def _mission(mission: Mission) -> Json:
    """FW-16.3 to FW-16.12: what a mission lays down, for the line that says what wins."""
    special: list[Json] = []
    if mission.meeting:
        special.append(["meeting", "A", 0])
    for rule, side, number in (
        ("prepared", mission.prepared, 0),
        ("reserves", mission.reserve_side, mission.reserve_from),
        ("ambush", mission.ambush_side, mission.ambush_count),
        ("hold-out", mission.hold_side, mission.hold_from),
    ):
        if side != NOBODY:
            special.append([rule, SIDES[side], number])
    return {
        "id": mission.id,
        "title": mission.title,
        "turns": mission.turn_limit,
        "from_turn": mission.objective_from,
        "limit": "points" if mission.limit_winner == NOBODY else SIDES[mission.limit_winner],
        "special": special,
    }


def _team(state: State, team: Team) -> Json:
    plain: dict[str, Json] = {
        "id": team.id,
        "side": SIDES[team.side],
        "platoon": team.platoon,
        "name": team.type.title,
        "kind": KINDS[team.type.kind],
    }
    if team.place == ON_TABLE:
        plain["footprint"] = [list(corner) for corner in team.box.corners()]
    return plain


@lru_cache(maxsize=1024)
def _type(type: TeamType) -> bytes:
    """What a drawing and a fire plan need to know of a kind of team, kept as bytes too."""
    plain = {
        "title": type.title,
        "kind": KINDS[type.kind],
        "width": type.width,
        "length": type.length,
        "allowances": list(type.allowances),
        "armour": list(type.armour),
        "notes": [name for bit, name in enumerate(NOTES) if type.notes >> bit & 1],
        "weapons": [
            {
                "id": weapon.id,
                "range": weapon.reach,
                "rof": weapon.rof,
                "anti_tank": weapon.anti_tank,
                "firepower": weapon.firepower,
                "bomb_range": weapon.bomb_reach,
                "notes": [name for bit, name in enumerate(NOTES) if weapon.notes >> bit & 1],
            }
            for weapon in type.weapons
        ],
    }
    return marshal.dumps(plain)


def prompt(state: State, seat: int | None) -> Name:
    """One sentence: what this seat decides, or what it waits for."""
    if state.step == OVER:
        return Name("prompt-over")
    (decides,) = awaited(state)
    question = state.question()
    if seat != decides:
        return Name("prompt-wait", side=side_name(decides))
    if question is not None:
        return question.prompt(state)
    step = STEPS[state.step]
    if state.step == SHOOTING and state.aircraft:
        step = "shooting-air"
    return Name(f"prompt-{step}", turn=state.turn_of(state.side))
