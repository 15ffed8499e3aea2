"""FW-6.23, FW-9.19: who gets clear of a vehicle that is lost, and where he stands."""

from typing import Final, final

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import team_name
from sztab.games.flames_of_war.chapters.c04_command.command import pin
from sztab.games.flames_of_war.chapters.c06_transport.transport import fits, free_place
from sztab.games.flames_of_war.chapters.c10_results.results import remove
from sztab.games.flames_of_war.moves import PLACE, Move, Placing
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Question, State, not_an_answer
from sztab.games.flames_of_war.teams import Team
from sztab.games.flames_of_war.terms import ON_TABLE
from sztab.games.flames_of_war.writing.clauses import Pose


def ask_to_place(state: State, vehicle: Team, aboard: list[Team], told: Told) -> None:
    """FW-6.23: passengers of a vehicle removed without a save are placed, their platoon pinned."""
    if aboard:
        for team in aboard:
            pin(state, team.platoon, "FW-6.23", told)
        state.push(AskPlace(vehicle.side, vehicle.id, [team.id for team in aboard]))


@final
class AskPlace(Question):
    """FW-9.19: survivors stand within 2" of their vehicle; who has no place is lost."""

    def __init__(self, seat: int, vehicle: int, survivors: list[int]) -> None:
        super().__init__(seat)
        self.vehicle: Final = vehicle
        self.survivors: Final = survivors

    def name(self) -> str:
        return "ask-place"

    def numbers(self) -> list[int]:
        return [self.seat, self.vehicle, *self.survivors]

    def check(self, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Placing) or move.verb != PLACE:
            return not_an_answer()
        trial = state.copy()
        vehicle = state.team(self.vehicle).box
        placed: list[int] = []
        for pose in move.poses:
            if pose.team not in self.survivors or pose.team in placed:
                return Refusal("FW-9.19", "not-a-survivor", n=pose.team)
            placed.append(pose.team)
            team = trial.team(pose.team)
            box = team.box_at(pose.x, pose.y, pose.heading)
            if not fits(trial, team, box, vehicle, False):
                return Refusal("FW-9.19", "survivor-not-there", team=team_name(team))
            team.place = ON_TABLE
            team.put(pose.x, pose.y, pose.heading)
        return None

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, Placing)
        placed = [pose.team for pose in move.poses]
        for pose in move.poses:
            team = state.team(pose.team)
            team.place = ON_TABLE
            team.carrier = 0
            team.put(pose.x, pose.y, pose.heading)
            told.tell("FW-9.19", "gets-clear", team=team_name(team))
        for id in self.survivors:
            if id not in placed:
                remove(state, state.team(id), "FW-9.19", told)

    def draft(self) -> tuple[str, str]:
        return "place", "offer-poses"

    def shown(self, state: State) -> Asked:
        return {"vehicle": self.vehicle, "teams": self.survivors}

    def default(self, state: State) -> Move:
        """Each at the first free place; who has none is left out and lost."""
        trial = state.copy()
        vehicle = state.team(self.vehicle).box
        poses: list[Pose] = []
        for id in self.survivors:
            team = trial.team(id)
            spot = free_place(trial, team, vehicle, False)
            if spot is not None:
                team.place = ON_TABLE
                team.put(*spot)
                poses.append(Pose(id, *spot))
        return Placing(PLACE, 0, tuple(poses))
