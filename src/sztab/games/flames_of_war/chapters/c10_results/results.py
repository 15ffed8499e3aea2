"""FW-10: destroyed, bailed out, leaders and warriors."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Name, Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, team_name
from sztab.games.flames_of_war.chapters.c04_command.command import can_be_pinned, command_distance
from sztab.games.flames_of_war.chapters.c06_transport.transport import deal_out
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import within
from sztab.games.flames_of_war.moves import CHANGE_TANK, PASS, WARRIOR, Move, Plain
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Question, State, not_an_answer
from sztab.games.flames_of_war.table import Template
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import (
    ARRIVING,
    BAILED_OUT,
    BROKEN,
    CAVALRY,
    COMPANY_COMMANDER,
    DESTROYED,
    FIGHTING,
    GONE,
    INFANTRY,
    LEFT,
    NO_ROLE,
    NOBODY,
    PLATOON_COMMANDER,
    TANK,
    TRANSPORT,
    WARRIOR_NOTE,
)

WRECK_HEIGHT: Final = 1.0  # of the terrain type "wreck"
SURVIVES: Final = 4  # FW-10.12


def is_warrior(team: Team) -> bool:
    """FW-10.11: the company commander, and whom the data mark."""
    return team.role == COMPANY_COMMANDER or team.noted(WARRIOR_NOTE)


def destroy(state: State, team: Team, fate: Fate | None, rule: str, told: Told) -> bool:
    """FW-10.3, FW-10.12: a team is destroyed, unless it is a warrior who survives.

    Without fate no warrior die is rolled: the team is removed with its platoon (FW-12.3). The
    answer is whether the team itself is gone.
    """
    if fate is not None and is_warrior(team):
        die = fate.die()
        outcome = "passed" if die >= SURVIVES else "failed"
        told.tell("FW-10.12", "warrior-die", team=team_name(team), die=die, outcome=outcome)
        if die >= SURVIVES:
            if team.type.kind == TRANSPORT:
                return False
            stand_ins = substitutes(state, team)
            if len(stand_ins) == 1:
                substitute(state, team, state.team(stand_ins[0]), told)
                return team.place == DESTROYED
            if stand_ins:
                state.push(AskWarrior(team.side, team.id, stand_ins))
                return False
    remove(state, team, rule, told)
    return True


def remove(state: State, team: Team, rule: str, told: Told) -> None:
    """FW-10.3: off the table; an armoured vehicle stays as a wreck."""
    if team.type.armoured and team.place <= 2:
        wreck = Template(
            team.x,
            team.y,
            team.heading,
            team.type.width,
            team.type.length,
            WRECK_HEIGHT,
            NOBODY,
            team.id,
        )
        state.wrecks = [*state.wrecks, wreck]
    team.place = DESTROYED
    team.carrier = 0
    team.flags = 0
    state.platoon(team.platoon).lost = True
    if team.joined:
        state.platoon(team.joined).lost = True
    told.tell(rule, "destroyed", team=team_name(team))
    if team.type.kind == TRANSPORT:
        deal_out(state, team)
    after_loss(state, team.platoon, told)


def after_loss(state: State, number: int, told: Told) -> None:
    """FW-10.2, FW-12.5, FW-5.28: what the loss of a team means for its platoon at once."""
    platoon = state.platoon(number)
    if platoon.where not in (FIGHTING, ARRIVING):
        return
    if platoon.pinned and not can_be_pinned(state, number):
        platoon.pinned = False
    mine = state.belonging(number)
    if any(team.present and team.type.kind != TRANSPORT for team in mine):
        return
    carriers_only = all(team.type.kind == TRANSPORT for team in mine)
    if carriers_only and any(team.present for team in mine):
        return
    if any(team.place == LEFT for team in mine) and not any(team.present for team in mine):
        platoon.where = GONE
        return
    for team in mine:
        if team.present:
            team.place = DESTROYED
    platoon.where = BROKEN
    told.tell("FW-12.5", "platoon-destroyed", platoon=platoon_name(platoon))


def substitutes(state: State, warrior: Team) -> list[int]:
    """FW-10.12, FW-10.13: who may take the loss: no leader first, then by number."""
    reach = command_distance(state, warrior)
    body = state.body(warrior)
    found: list[int] = []
    leaders: list[int] = []
    for team in state.teams:
        if team.side != warrior.side or team is warrior or not team.operational:
            continue
        if warrior.type.kind == TANK:
            fitting = team.type.kind == TANK
        elif warrior.type.kind in (INFANTRY, CAVALRY):
            fitting = team.type.kind in (INFANTRY, CAVALRY)
        else:
            fitting = False
        if not fitting or not within(distance(body, team.box), reach):
            continue
        if team.role == NO_ROLE:
            found.append(team.id)
        else:
            leaders.append(team.id)
    return found + leaders


@final
class AskWarrior(Question):
    """FW-10.12: a warrior survives; his owner says which team takes the loss."""

    def __init__(self, seat: int, warrior: int, substitutes: list[int]) -> None:
        super().__init__(seat)
        self.warrior: Final = warrior
        self.substitutes: Final = substitutes

    def name(self) -> str:
        return "ask-warrior"

    def numbers(self) -> list[int]:
        return [self.seat, self.warrior, *self.substitutes]

    def check(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Plain) or move.verb != WARRIOR:
            return not_an_answer()
        if move.numbers[0] in self.substitutes:
            return None
        return Refusal("FW-10.12", "no-substitute", n=move.numbers[0])

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, Plain)
        substitute(state, state.team(self.warrior), state.team(move.numbers[0]), told)

    def shown(self, state: State) -> Asked:
        return {"team": self.warrior, "teams": self.substitutes}

    def default(self, state: State) -> Move:
        return Plain(WARRIOR, (self.substitutes[0],))

    def listed(self, state: State) -> list[Move]:
        return [Plain(WARRIOR, (id,)) for id in self.substitutes]

    def prompt(self, state: State) -> Name:
        return Name("prompt-ask-warrior", team=team_name(state.team(self.warrior)))


def substitute(state: State, warrior: Team, other: Team, told: Told) -> None:
    """FW-10.12, FW-10.13: the warrior fights on in another tank, or another team is lost."""
    tank = warrior.type.kind == TANK
    team, substituted = team_name(warrior), team_name(other)
    if tank:
        change_places(state, warrior, other)
        tags = _new_tags(warrior, other, team)
        told.tell("FW-10.12", "warrior-changes-tank", team=team, other=substituted, **tags)
        remove(state, warrior, "FW-10.12", told)
    else:
        told.tell("FW-10.12", "warrior-survives", team=team, other=substituted)
        remove(state, other, "FW-10.12", told)


def change_places(state: State, one: Team, other: Team) -> None:
    """FW-10.8, R-83: two teams change their places in the lists."""
    state.regroup()
    one.role, other.role = other.role, one.role
    one.platoon, other.platoon = other.platoon, one.platoon
    one.joined, other.joined = other.joined, one.joined


def _new_tags(left: Team, taken: Team, before: Name) -> dict[str, str]:
    """FW-10.8: the labels of two tanks that changed places, and whether they are new."""
    old, new = team_name(left).args["tag"], team_name(taken).args["tag"]
    renamed = "no" if old == before.args["tag"] else "yes"
    return {"left": str(old), "now": str(new), "renamed": renamed}


def bail_out(state: State, team: Team, told: Told) -> None:
    """FW-10.4: the crew leaves a vehicle until it remounts."""
    team.set(BAILED_OUT)
    state.platoon(team.platoon).lost = True
    if team.joined:
        state.platoon(team.joined).lost = True
    told.tell("FW-10.4", "bails-out", team=team_name(team))


# --- leaders -------------------------------------------------------------------------------------


def leader_in_trouble(team: Team) -> bool:
    """FW-10.8: a command tank that is bailed out or bogged."""
    leads = team.leads_company or team.role == PLATOON_COMMANDER
    return team.place == 0 and team.type.kind == TANK and leads and not team.operational


def tanks_to_change_to(state: State, leader: Team) -> list[int]:
    """FW-10.8: operational tanks within command distance that a leader may take over."""
    reach = command_distance(state, leader)
    found: list[int] = []
    for team in state.teams:
        if team.side != leader.side or team is leader or not team.operational:
            continue
        if team.type.kind != TANK or not within(distance(leader.box, team.box), reach):
            continue
        if leader.role == PLATOON_COMMANDER and team.platoon != leader.platoon:
            continue
        found.append(team.id)
    return found


def change_tank(state: State, leader: Team, other: Team, told: Told) -> None:
    """FW-10.8: a leader goes on in another tank."""
    team, tank = team_name(leader), team_name(other)
    change_places(state, leader, other)
    told.tell("FW-10.8", "changes-tank", team=team, other=tank, **_new_tags(leader, other, team))


@final
class AskChange(Question):
    """FW-10.8: a leader in trouble may go on in another tank."""

    def __init__(self, seat: int, leader: int, tanks: list[int]) -> None:
        super().__init__(seat)
        self.leader: Final = leader
        self.tanks: Final = tanks

    def name(self) -> str:
        return "ask-change"

    def numbers(self) -> list[int]:
        return [self.seat, self.leader, *self.tanks]

    def _left(self, state: State) -> list[int]:
        """Return the tanks that are still to be had: a leader asked before may have taken one."""
        return tanks_to_change_to(state, state.team(self.leader))

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Plain):
            if move.verb == PASS:
                return None
            if move.verb == CHANGE_TANK and move.numbers[0] == self.leader:
                if move.numbers[1] in self._left(state):
                    return None
                return Refusal("FW-10.8", "no-tank-to-change-to", n=move.numbers[1])
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        if isinstance(move, Plain) and move.verb == CHANGE_TANK:
            change_tank(state, state.team(self.leader), state.team(move.numbers[1]), told)

    def shown(self, state: State) -> Asked:
        return {"team": self.leader, "teams": self._left(state)}

    def default(self, state: State) -> Move:
        return Plain(PASS)

    def listed(self, state: State) -> list[Move]:
        left = self._left(state)
        return [Plain(PASS), *[Plain(CHANGE_TANK, (self.leader, id)) for id in left]]

    def prompt(self, state: State) -> Name:
        return Name("prompt-ask-change", team=team_name(state.team(self.leader)))
