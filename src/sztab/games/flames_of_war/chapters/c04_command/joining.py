"""FW-4.10, FW-4.11, FW-7.5, FW-7.6: independent teams are asked to join."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Name, Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import team_name
from sztab.games.flames_of_war.chapters.c04_command.command import (
    command_distance,
    commander,
    join,
    joinable,
)
from sztab.games.flames_of_war.geometry.footprints import distance
from sztab.games.flames_of_war.geometry.measure import within
from sztab.games.flames_of_war.moves import JOIN, PASS, Move, Plain
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Question, Shot, State, not_an_answer
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import BAILED_OUT, COMPANY_COMMANDER, HIGHER_COMMAND


@final
class AskJoin(Question):
    """FW-4.10, FW-7.5: an independent team may, or must, join a platoon near it."""

    def __init__(self, seat: int, team: int, compulsory: bool, platoons: list[int]) -> None:
        super().__init__(seat)
        self.team: Final = team
        self.compulsory: Final = compulsory
        self.platoons: Final = platoons

    def name(self) -> str:
        return "ask-join"

    def numbers(self) -> list[int]:
        return [self.seat, self.team, int(self.compulsory), *self.platoons]

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Plain):
            if move.verb == PASS:
                return Refusal("FW-7.5", "must-join") if self.compulsory else None
            named = move.verb == JOIN and move.numbers[0] == self.team
            if named and move.numbers[1] in self.platoons:
                return None
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        if isinstance(move, Plain) and move.verb == JOIN:
            team = state.team(self.team)
            join(state, team, move.numbers[1], told, "FW-7.5" if self.compulsory else "FW-4.5")
            retarget(state, team.platoon, move.numbers[1])

    def shown(self, state: State) -> Asked:
        return {"team": self.team, "platoons": self.platoons}

    def default(self, state: State) -> Move:
        return Plain(JOIN, (self.team, self.platoons[0])) if self.compulsory else Plain(PASS)

    def listed(self, state: State) -> list[Move]:
        found: list[Move] = [] if self.compulsory else [Plain(PASS)]
        for number in self.platoons:
            found.append(Plain(JOIN, (self.team, number)))
        return found

    def prompt(self, state: State) -> Name:
        return Name("prompt-ask-join", team=team_name(state.team(self.team)))


def ask_joining(state: State, number: int, in_reach: list[int] | None = None) -> None:
    """FW-4.10, FW-7.6, FW-9.9: independent teams near a platoon that is named as a target.

    *in_reach* are the teams that this action could hit; on the others nothing hangs.
    """
    platoon = state.platoon(number)
    if platoon.side == state.side or platoon.independent:
        return
    for team in state.teams:
        if in_reach is not None and team.id not in in_reach:
            continue
        if team.side == platoon.side and number in joinable(state, team):
            state.push(AskJoin(platoon.side, team.id, False, [number]))


def ask_leaders(state: State, number: int) -> None:
    """FW-4.10: in the opponent's turn a leader may join before a test of a platoon in his reach."""
    side = state.platoon(number).side
    if side == state.side or state.platoon(number).independent:
        return
    for team in state.teams:
        if team.side != side or not team.leads_company or number not in joinable(state, team):
            continue
        if state.asks_all or _helps_test(state, team, number):
            state.push(AskJoin(side, team.id, False, [number]))


def _helps_test(state: State, leader: Team, number: int) -> bool:
    """FW-4.7, FW-4.8: a leader helps who lets a test be taken again, or takes command."""
    inspires = leader.role in (COMPANY_COMMANDER, HIGHER_COMMAND) and not leader.has(BAILED_OUT)
    return inspires or commander(state, number) is None


def must_join(state: State, team: Team, told: Told) -> None:
    """FW-4.11, FW-7.5: the nearest platoon with a team of its kind, if need be through a friend."""
    near = _platoons_for(state, team, team)
    if len(near) == 1:
        join(state, team, near[0], told, "FW-7.5")
        retarget(state, team.platoon, near[0])
    elif near:
        state.push(AskJoin(team.side, team.id, True, near))
    elif not team.joined:
        for friend in state.teams:
            if friend is team or friend.side != team.side or not friend.present:
                continue
            if not state.platoon(friend.platoon).independent:
                continue
            if not within(distance(team.box, state.body(friend)), command_distance(state, team)):
                continue
            through = _platoons_for(state, friend, team)
            if friend.joined and _same_kind(state, team, friend.joined):
                through = [friend.joined]
            if through:
                if not friend.joined:
                    join(state, friend, through[0], told, "FW-7.5")
                join(state, team, through[0], told, "FW-7.5")
                retarget(state, team.platoon, through[0])
                return


def _platoons_for(state: State, link: Team, team: Team) -> list[int]:
    """FW-4.11: platoons in reach of *link* with a team of the other's kind, the nearest first."""
    found: list[tuple[float, int]] = []
    for number in joinable(state, link):
        if _same_kind(state, team, number):
            gap = min([distance(state.body(link), other.box) for other in state.standing(number)])
            found.append((gap, number))
    found.sort()
    return [number for _gap, number in found]


def _same_kind(state: State, team: Team, number: int) -> bool:
    for other in state.standing(number):
        if other.type.kind == team.type.kind:
            return True
    return False


def retarget(state: State, old: int, new: int) -> None:
    """FW-7.5, FW-7.14: shots at a team that joins are shots at the combined platoon."""
    was, now = state.platoon(old).doubled, state.platoon(new).doubled
    for at in range(len(state.shots)):
        shot = state.shots[at]
        if shot.target == old:
            dice = (shot.dice // 2 if was else shot.dice) * (2 if now else 1)
            state.shots[at] = Shot(shot.team, shot.weapon, new, 0, dice, shot.aim)
