"""What a seat may see, and what is put before a person: all of it, for nothing is hidden."""

from functools import lru_cache
from typing import Final

from sztab.core.game import Json, Offer
from sztab.core.said import Name
from sztab.games.flames_of_war import agenda, position
from sztab.games.flames_of_war.answers import default_answer, listed_answers
from sztab.games.flames_of_war.catalog import SIDES
from sztab.games.flames_of_war.chapters.artillery import guns_of
from sztab.games.flames_of_war.chapters.assault import charge_targets, check_platoon
from sztab.games.flames_of_war.chapters.command import reached
from sztab.games.flames_of_war.chapters.deployment import allowed
from sztab.games.flames_of_war.chapters.naming import platoon_name, side_name, team_name
from sztab.games.flames_of_war.chapters.orders import faults_of_order
from sztab.games.flames_of_war.chapters.shooting import silent_rule
from sztab.games.flames_of_war.chapters.victory import destroyed_points
from sztab.games.flames_of_war.engine import awaited
from sztab.games.flames_of_war.moves import (
    ARRIVE,
    CHANGE_TANK,
    END_STEP,
    INTENT,
    JOIN,
    PASS,
    WARRIOR,
    Move,
    Order,
    Plain,
    Starting,
)
from sztab.games.flames_of_war.state import (
    AMBUSH,
    ARRIVING,
    ASSAULT,
    FIGHTING,
    GROUND,
    KINDS,
    MOVEMENT,
    NOTES,
    ON_TABLE,
    OVER,
    SHAPES,
    SHOOTING,
    STARTING,
    STEPS,
    Field,
    Platoon,
    State,
    Task,
    Team,
    TeamType,
)


def view(state: State, seat: int | None) -> Json:
    """The table: terrain, teams with their footprints, platoons, and what is asked."""
    shown: dict[str, Json] = position.dump(state)
    field = state.field
    shown["table"] = {
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
    shown["teams"] = [_team(state, team) for team in state.teams]
    shown["types"] = {type.id: _type(type) for type in {team.type for team in state.teams}}
    shown["adrift"] = [
        team.id
        for platoon in state.platoons
        if platoon.where == FIGHTING and not platoon.independent
        for team in state.standing(platoon.number)
        if team.id not in reached(state, platoon.number)
    ]
    shown["points"] = {name: destroyed_points(state, side) for side, name in enumerate(SIDES)}
    question = agenda.asked(state)
    if question is not None:
        shown["question"] = {
            "kind": agenda.NAMES[question.kind],
            "seat": SIDES[question.args[0]],
            "default": default_answer(state, question).text(),
        }
    return shown


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


def _type(type: TeamType) -> Json:
    """What a drawing and a fire plan need to know of a kind of team."""
    return {
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


# --- prompts -------------------------------------------------------------------------------------


def prompt(state: State, seat: int | None) -> Name:
    """One sentence: what this seat decides, or what it waits for."""
    if state.step == OVER:
        return Name("prompt-over")
    (decides,) = awaited(state)
    question = agenda.asked(state)
    if seat != decides:
        return Name("prompt-wait", side=side_name(decides))
    if question is None:
        return Name(f"prompt-{STEPS[state.step]}", turn=state.turn_of(state.side))
    key = f"prompt-{agenda.NAMES[question.kind]}"
    args = question.args
    if question.kind in (agenda.ASK_JOIN, agenda.ASK_CHANGE, agenda.ASK_WARRIOR):
        return Name(key, team=team_name(state.team(args[1])))
    if question.kind in (agenda.ASK_DISENGAGE, agenda.ASK_DISENGAGE_MOVE, agenda.ASK_ALLOCATE):
        return Name(key, platoon=platoon_name(state.platoon(args[1])))
    return Name(key)


# --- offers --------------------------------------------------------------------------------------


def offers(state: State, seat: int) -> list[Offer]:
    """What can be sent as it is, and the beginnings of drafts: orders, fire plans, charges.

    The text of a part is how its move begins; a client adds a clause for every team, asks
    ``reach`` where each can go and ``legal`` whether the whole will do.
    """
    question = agenda.asked(state)
    if question is not None:
        return _answers(state, seat, question)
    found: list[Offer] = []
    if state.step == STARTING and not state.started:
        found.append(_offer(Starting(), "offer-starting", ("die",)))
        for platoon in _platoons(state, seat, AMBUSH):
            found.append(_placing(state, seat, f"ambush {platoon.number}:", platoon))
    elif state.step == MOVEMENT:
        found += _orders(state, seat)
    elif state.step == SHOOTING:
        found += _shooting(state, seat)
    elif state.step == ASSAULT:
        for platoon in _platoons(state, seat, FIGHTING):
            if check_platoon(state, seat, platoon.number) is None:
                for target in charge_targets(state, platoon.number):
                    found.append(_charge(state, platoon, target))
    ends = "ends-turn" if state.step == ASSAULT else "ends-phase"
    found.append(_offer(Plain(END_STEP), f"offer-end-{STEPS[state.step]}", (ends,)))
    return found


def _platoons(state: State, seat: int, where: int) -> list[Platoon]:
    """The platoons of a seat that have not acted in this step."""
    return [p for p in state.platoons if p.side == seat and not p.acted and p.where == where]


def _orders(state: State, seat: int) -> list[Offer]:
    """FW-5.1: a draft for every platoon, to stay, and to dig in."""
    found: list[Offer] = []
    for platoon in [*_platoons(state, seat, FIGHTING), *_platoons(state, seat, ARRIVING)]:
        picks, named = (f"platoon-{platoon.number}",), platoon_name(platoon)
        begin = f"move {platoon.number}:"
        found.append(Offer(begin, picks, Name("offer-move", platoon=named), part=True))
        if platoon.where == ARRIVING:
            continue
        hold, digging = Order(platoon.number, ()), Order(platoon.number, (), dig_in=True)
        say = Name("offer-hold", platoon=named)
        found.append(Offer(hold.text(), (*picks, "hold"), say))
        if not faults_of_order(state, seat, digging, True):
            say = Name("offer-dig-in", platoon=named)
            found.append(Offer(digging.text(), (*picks, "dig-in"), say, warns=("die",)))
    return found


def _shooting(state: State, seat: int) -> list[Offer]:
    """FW-7.2, FW-13.2: a draft for every platoon that may still shoot or bombard."""
    found: list[Offer] = []
    for platoon in _platoons(state, seat, FIGHTING):
        if platoon.doubled or platoon.disengaged:
            continue
        named = platoon_name(platoon)
        verbs = ["shoot"] if _may_shoot(state, platoon.number) else []
        if not platoon.independent and guns_of(state, platoon.number):
            verbs.append("bombard")
        for verb in verbs:
            picks = (f"platoon-{platoon.number}", verb)
            begin = f"{verb} {platoon.number}" + (":" if verb == "shoot" else " by")
            say = Name(f"offer-{verb}", platoon=named)
            found.append(Offer(begin, picks, say, warns=("die",), part=True))
    return found


def _may_shoot(state: State, number: int) -> bool:
    for team in state.standing(number):
        for weapon in range(len(team.type.weapons)):
            if not silent_rule(state, team, weapon, False):
                return True
    return False


def _charge(state: State, platoon: Platoon, target: int) -> Offer:
    """FW-11.4: the draft of a charge."""
    say = Name(
        "offer-assault",
        platoon=platoon_name(platoon),
        target=platoon_name(state.platoon(target)),
    )
    picks = (f"platoon-{platoon.number}", f"platoon-{target}")
    begin = f"assault {platoon.number} at {target}:"
    return Offer(begin, picks, say, warns=("die",), part=True)


def _placing(state: State, seat: int, begin: str, platoon: Platoon) -> Offer:
    """FW-16.2, FW-16.11: the draft of a placing, with the area that it must stay in."""
    zone = state.field.mission.zones[seat]
    ring = tuple(zip(zone.xs, zone.ys, strict=True))
    say = Name("offer-place", platoon=platoon_name(platoon))
    return Offer(begin, (f"platoon-{platoon.number}",), say, part=True, area=(ring,))


def _answers(state: State, seat: int, question: Task) -> list[Offer]:
    """Every answer where they are few; otherwise the default, and drafts."""
    found = [_answer(state, move) for move in listed_answers(state, question)]
    if found:
        return found
    if question.kind == agenda.ASK_DEPLOY:
        for number in allowed(state, seat):
            found.append(_placing(state, seat, f"deploy {number}:", state.platoon(number)))
    elif question.kind in DRAFTS:
        verb, key = DRAFTS[question.kind]
        found.append(Offer(f"{verb}:", (verb,), Name(key), part=True))
    move = default_answer(state, question)
    say = Name("offer-default", text=_short(move.text()))
    return [*found, Offer(move.text(), ("default",), say)]


DRAFTS: Final = {
    agenda.ASK_DISENGAGE_MOVE: ("disengage-move", "offer-poses"),
    agenda.ASK_PLACE: ("place", "offer-poses"),
    agenda.ASK_BREAK_IN: ("break-in", "offer-poses"),
    agenda.ASK_CONSOLIDATE: ("consolidate", "offer-poses"),
    agenda.ASK_REACT: ("counterattack", "offer-counterattack"),
    agenda.ASK_DEFEND: ("defend", "offer-fire"),
    agenda.ASK_AA_FIRE: ("aa-fire", "offer-fire"),
    agenda.ASK_HOLD_BACK: ("hold-back", "offer-hold-back"),
    agenda.ASK_AIR_STRIKE: ("air-strike", "offer-air-strike"),
}


def _answer(state: State, move: Move) -> Offer:
    """One of a few answers, in words."""
    assert isinstance(move, Plain)
    verb, numbers = move.verb, move.numbers
    say = Name("offer-pass")
    picks = [verb]
    if verb in (JOIN, ARRIVE):
        say = Name(f"offer-{verb}", platoon=platoon_name(state.platoon(numbers[-1])))
        picks.append(f"platoon-{numbers[-1]}")
    elif verb in (WARRIOR, CHANGE_TANK):
        say = Name(f"offer-{verb}", team=team_name(state.team(numbers[-1])))
        picks.append(f"team-{numbers[-1]}")
    elif verb == INTENT:
        say = Name("offer-intent-yes" if numbers[0] else "offer-intent-no")
        picks.append("yes" if numbers[0] else "no")
    elif verb != PASS:
        say = Name("offer-yes" if numbers[0] else "offer-no")
        picks.append("yes" if numbers[0] else "no")
    return Offer(move.text(), tuple(picks), say)


def _offer(move: Move, key: str, warns: tuple[str, ...]) -> Offer:
    return Offer(move.text(), (move.text(),), Name(key), warns=warns)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:60] + "…"


# --- a drawing for the terminal ------------------------------------------------------------------

SIGNS: Final = {
    "woods": '"',
    "crops": ",",
    "building": "#",
    "hedge": "|",
    "stone_wall": "=",
    "bocage": "%",
    "road": ".",
}
CELL = 1.5  # inches by sign across; twice as many down


def picture(state: State) -> str:
    """The table in text: terrain, and every team by its number."""
    field = state.field
    grid = [list(line) for line in _ground(field)]
    for objective in field.objectives:
        _mark(grid, field.height, objective.x, objective.y, "**")
    for team in state.teams:
        if team.place == ON_TABLE:
            _mark(grid, field.height, team.box.x, team.box.y, f"{team.id:>2}"[-2:])
    edge = "+" + "-" * (2 * len(grid[0])) + "+"
    return "\n".join([edge, *("|" + "".join(line) + "|" for line in grid), edge])


@lru_cache(maxsize=16)
def _ground(field: Field) -> list[list[str]]:
    """The terrain alone, drawn once for every table; roads and lines where they run."""
    columns, rows = int(field.width / CELL), int(field.height / (2 * CELL))
    grid = [["  "] * columns for _row in range(rows)]
    for row in range(rows):
        for column in range(columns):
            x, y = (column + 0.5) * CELL, field.height - (row + 0.5) * 2 * CELL
            for piece in field.pieces:
                outline = piece.outline
                if not outline.closed:
                    reach = max(piece.half_width, CELL / 2)
                    if piece.type in SIGNS and outline.apart_from(x, y) <= reach:
                        grid[row][column] = SIGNS[piece.type] * 2
                elif outline.surrounds(x, y):
                    sign = SIGNS.get(piece.type, " ")
                    grid[row][column] = " ^" if piece.type == "hill" else sign * 2
    return grid


def _mark(grid: list[list[str]], height: float, x: float, y: float, sign: str) -> None:
    row = min(len(grid) - 1, max(0, int((height - y) / (2 * CELL))))
    column = min(len(grid[0]) - 1, max(0, int(x / CELL)))
    grid[row][column] = sign


def caption(state: State) -> Name:
    """The signs of the picture and the score."""
    return Name("caption", a=destroyed_points(state, 0), b=destroyed_points(state, 1))
