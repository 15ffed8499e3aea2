"""The state of a game: every team and platoon, the step, and what is still to be decided."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.fate import Fate
from sztab.core.said import Name, Refusal, Told
from sztab.games.flames_of_war.geometry.footprints import Box
from sztab.games.flames_of_war.moves import Move
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.table import Field, Template
from sztab.games.flames_of_war.teams import Platoon, Team
from sztab.games.flames_of_war.terms import MOUNTED, MOVEMENT, NOBODY, ON_TABLE, TOWED, A


class Task:
    """One thing still to be done; every kind is a small class in the chapter that it belongs to.

    A task is never changed once it is on the agenda.
    """

    def name(self) -> str:
        """Return what positions and clients call this kind."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Return the fields as positions write them."""
        return []

    def let_go(self, state: "State", number: int, fate: Fate, told: Told) -> bool:
        """FW-15.3: let a platoon disengage from this action; ``False`` if it is none to leave."""
        return False


class Stage(Task):
    """A stage of an action: it is carried out as soon as it is next."""

    def run(self, state: "State", fate: Fate, told: Told) -> None:
        """Carry it out; it has left the agenda."""
        raise NotImplementedError


class Question(Task):
    """Section 19.2: a decision that a seat must take before anything else happens."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def check(self, state: "State", move: Move) -> Refusal | None:
        """Return why a move does not answer this question; ``None`` if it does."""
        raise NotImplementedError

    def answer(self, state: "State", move: Move, fate: Fate, told: Told) -> None:
        """Carry out a legal answer; the question has left the agenda."""
        raise NotImplementedError

    def default(self, state: "State") -> Move:
        """Return the legal answer of a player who does not choose (FW-0.9)."""
        raise NotImplementedError

    def listed(self, state: "State") -> list[Move]:
        """Return every answer where they are few; none where poses or orders are asked for.

        A concession (FW-16.9) is always open besides.
        """
        return []

    def draft(self) -> tuple[str, str]:
        """Return the verb that begins an answer of many parts, and its words; "" for none."""
        return "", ""

    def shown(self, state: "State") -> Asked:
        """Return what the question is about, for the view."""
        return {}

    def prompt(self, state: "State") -> Name:
        """Return the question in words."""
        return Name(f"prompt-{self.name()}")


def not_an_answer() -> Refusal:
    """FW-0.9: the open question comes first."""
    return Refusal("FW-0.9", "answer-first")


@final
@mypyc_attr(acyclic=True)
class Shot:
    """One line of a shooting action while it is carried out."""

    def __init__(
        self, team: int, weapon: int, target: int, group: int, dice: int, aim: int
    ) -> None:
        self.team: Final = team
        self.weapon: Final = weapon
        self.target: Final = target  # the platoon
        self.group: Final = group  # FW-7.4: the lowest id of an isolated group; 0 for all
        self.dice: int = dice  # still to be rolled
        self.aim: Final = aim  # FW-7.10: the team it turns to; 0 if it need not turn

    def copy(self) -> "Shot":
        """The same line on another table."""
        return Shot(self.team, self.weapon, self.target, self.group, self.dice, self.aim)


@final
@mypyc_attr(acyclic=True)
class Hit:
    """One hit: who scored it, with what, and whom it strikes."""

    def __init__(
        self, shooter: int, weapon: int, target: int, group: int, victim: int, typed: bool
    ) -> None:
        self.shooter: Final = shooter
        self.weapon: Final = weapon
        self.target: Final = target
        self.group: Final = group
        self.victim: Final = victim  # 0 until it is allocated
        self.typed: Final = typed  # FW-9.8: its type die was won

    def on(self, victim: int) -> "Hit":
        """The same hit, allocated."""
        return Hit(self.shooter, self.weapon, self.target, self.group, victim, self.typed)


NO_PLACES: Final[list[int]] = []


@final
@mypyc_attr(acyclic=True)
class Roster:
    """FW-2.3, FW-4.6: who belongs to which platoon and acts with which, by place in ``teams``.

    Looked up a hundred times for an action, and changed only when somebody joins or changes
    places: then it is made anew (``State.regroup``). Copies of a table share it.
    """

    def __init__(self, teams: list[Team], platoons: int) -> None:
        self.sides: Final[list[list[int]]] = [[], []]
        self.belonging: Final[list[list[int]]] = [[] for _platoon in range(platoons + 1)]
        self.acting: Final[list[list[int]]] = [[] for _platoon in range(platoons + 1)]
        self.joined: bool = False
        for at in range(len(teams)):
            team = teams[at]
            self.sides[team.side].append(at)
            self.belonging[team.platoon].append(at)
            self.acting[team.joined or team.platoon].append(at)
            self.joined = self.joined or team.joined > 0


@final
@mypyc_attr(acyclic=True)
class State:
    """The table: who decides what, every team and platoon, what is still to be done."""

    def __init__(self, field: Field, teams: list[Team], platoons: list[Platoon]) -> None:
        self.field: Field = field
        self.teams: list[Team] = teams  # by id - 1
        self.platoons: list[Platoon] = platoons  # by number - 1
        self._roster: Roster | None = None
        self.step: int = MOVEMENT
        self.side: int = A  # whose turn it is, or who deploys
        self.first: int = A  # who had the first turn
        self.turns: tuple[int, int] = (1, 0)  # FW-16.16
        self.stage: int = 1  # FW-7.1: of the Shooting step
        self.started: bool = False  # the starting tests of this turn are taken
        self.agenda: list[Task] = []  # the last is next
        self.shots: list[Shot] = []
        self.hits: list[Hit] = []
        self.smashed: int = 0  # FW-9.20: results "destroyed" on the vehicle whose hits are saved
        self.smashed_team: int = 0
        self.wrecks: list[Template] = []
        self.smokes: list[Template] = []
        self.snapshot: list[int] = []  # FW-11.22: x, y, heading by team; empty before it is taken
        self.pools: tuple[int, int] = (0, 0)  # FW-14.1
        self.aircraft: int = 0  # FW-14.4: over the table this turn
        self.finished_first: int = NOBODY  # FW-16.15
        self.asks_all: bool = True  # also what has one sensible answer, as the first edition did
        self.first_edition: bool = False  # played by its readings of FW-5.9 and FW-6.19
        self.winner: int = NOBODY
        self.ending: str = ""  # the words of the ending
        self.ending_rule: str = ""

    def copy(self) -> "State":
        """An independent table in the same position."""
        twin = self._beside(
            [team.copy() for team in self.teams], [platoon.copy() for platoon in self.platoons]
        )
        twin.agenda = self.agenda.copy()
        twin.shots = [shot.copy() for shot in self.shots]
        twin.hits = self.hits.copy()
        twin.snapshot = self.snapshot.copy()
        return twin

    def _beside(self, teams: list[Team], platoons: list[Platoon]) -> "State":
        """A table with other teams; the lists of the agenda are still those of this one."""
        twin = State(self.field, teams, platoons)
        twin._roster = self._roster
        twin.step = self.step
        twin.side = self.side
        twin.first = self.first
        twin.turns = self.turns
        twin.stage = self.stage
        twin.started = self.started
        twin.agenda = self.agenda
        twin.shots = self.shots
        twin.hits = self.hits
        twin.smashed = self.smashed
        twin.smashed_team = self.smashed_team
        twin.wrecks = self.wrecks  # replaced, never changed
        twin.smokes = self.smokes
        twin.snapshot = self.snapshot
        twin.pools = self.pools
        twin.aircraft = self.aircraft
        twin.finished_first = self.finished_first
        twin.asks_all = self.asks_all
        twin.first_edition = self.first_edition
        twin.winner = self.winner
        twin.ending = self.ending
        twin.ending_rule = self.ending_rule
        return twin

    def trial(self, number: int) -> "State":
        """A table to try a platoon's order on: only its teams and their vehicles are its own.

        Nothing else of it may be changed. A whole copy costs ten times as much, and a bot tries
        thousands of orders.
        """
        teams = self.teams.copy()
        own = self.roster().belonging[number]
        for at in own:
            teams[at] = teams[at].copy()
        for at in own:
            if teams[at].carrier:
                carrier = teams[at].carrier - 1
                if teams[carrier] is self.teams[carrier]:
                    teams[carrier] = teams[carrier].copy()
        return self._beside(teams, self.platoons)

    def roster(self) -> Roster:
        """Who belongs to which platoon and acts with which."""
        if self._roster is None:
            self._roster = Roster(self.teams, len(self.platoons))
        return self._roster

    def regroup(self) -> None:
        """Somebody has joined a platoon or left it: look again who acts with whom."""
        self._roster = None

    def belonging(self, number: int) -> list[Team]:
        """The teams of a platoon, wherever they are; who has joined it does not belong to it."""
        teams = self.teams
        return [teams[at] for at in self.roster().belonging[number]]

    def of_side(self, side: int) -> list[Team]:
        """The teams of a side, wherever they are."""
        teams = self.teams
        return [teams[at] for at in self.roster().sides[side]]

    def team(self, id: int) -> Team:
        """The team with this number."""
        return self.teams[id - 1]

    def platoon(self, number: int) -> Platoon:
        """The platoon with this number."""
        return self.platoons[number - 1]

    def platoon_of(self, team: Team) -> Platoon:
        """The platoon that a team acts with: the one it has joined, or its own (FW-4.6)."""
        return self.platoons[(team.joined or team.platoon) - 1]

    def acting(self, number: int) -> list[int]:
        """The places in ``teams`` of those that act with a platoon; none if there is no such."""
        acting = self.roster().acting
        return acting[number] if 0 <= number < len(acting) else NO_PLACES

    def members(self, number: int) -> list[Team]:
        """The teams of a platoon that are on the table, mounted or towed, joined ones included."""
        found: list[Team] = []
        for at in self.acting(number):
            team = self.teams[at]
            if team.place <= TOWED:
                found.append(team)
        return found

    def standing(self, number: int) -> list[Team]:
        """The teams of a platoon that have a footprint on the table, joined ones included."""
        found: list[Team] = []
        for at in self.acting(number):
            team = self.teams[at]
            if team.place == ON_TABLE:
                found.append(team)
        return found

    def carried(self, vehicle: int) -> list[Team]:
        """The teams that ride in or are towed by a vehicle."""
        found: list[Team] = []
        for at in self.roster().sides[self.teams[vehicle - 1].side]:
            team = self.teams[at]
            if team.carrier == vehicle and (team.place == MOUNTED or team.place == TOWED):
                found.append(team)
        return found

    def enemies(self, side: int) -> list[Team]:
        """The footprints of the other side."""
        found: list[Team] = []
        for at in self.roster().sides[1 - side]:
            team = self.teams[at]
            if team.place == ON_TABLE:
                found.append(team)
        return found

    def body(self, team: Team) -> Box:
        """FW-1.18: a team's footprint, or that of the vehicle it is with."""
        riding = team.place == MOUNTED or team.place == TOWED
        return self.teams[team.carrier - 1].box if riding else team.box

    def turn_of(self, side: int) -> int:
        """How many turns a side has begun."""
        return self.turns[side]

    def push(self, task: Task) -> None:
        """Put a task on the agenda: it is next."""
        self.agenda.append(task)

    def next_task(self) -> Task | None:
        """What is to be done first; ``None`` while the active player is free to act."""
        return self.agenda[-1] if self.agenda else None

    def question(self) -> Question | None:
        """The open question, if one stands first on the agenda."""
        task = self.agenda[-1] if self.agenda else None
        return task if isinstance(task, Question) else None
