"""Search by whole turns, for games in which a turn is many moves of many units.

A course is a first move together with a task for every unit that acts later in the turn. It is
tried by playing the turn out (``follow``), and the enemy's reply if wanted, on the same few
courses of fate as its rivals. Rivals that do badly are dropped by halves; in between, the tasks
are improved one at a time (hill climbing) behind the move that leads.
"""

from random import Random
from typing import Any, Final, final

from sztab.bots.search.budget import StopSearch
from sztab.bots.search.tree import Course, Node, Tree
from sztab.core.fate import SeededFate

LONGEST: Final = 400  # moves of one trial; a turn and its reply take about 60
TRUST: Final = 20.0  # trials that the first look at a move counts for
ROUND: Final = 4  # trials of each rival between two halvings, at least
SETTLED: Final = 16  # trials of each rival before others' tasks are tried: the leader must lead
CLIMBS: Final = 4  # tries to improve the tasks, after every ROUND of trials
SEEDS: Final = 4  # courses of fate on which another task must do better


@final
class Rival:
    """A first move and what its trials found."""

    def __init__(self, course: Course) -> None:
        self.course: Final = course
        self.trials: int = 0
        self.total: float = 0.0

    def mean(self) -> float:
        """Return the mean value of the trials."""
        return self.total / self.trials if self.trials else 0.0


@final
class Turns:
    """A search from one position."""

    def __init__(self, tree: Tree, root: Node) -> None:
        self.tree: Final = tree
        self.root: Final = root
        self.tasks: dict[int, int] = {}
        self.tried: int = 0

    def run(self) -> Course:
        """Return the best course found within the budget."""
        tree, root = self.tree, self.root
        rivals: list[Rival] = []
        try:
            if not root.expanded:
                tree.expand(root, tree.settings.root_width)
            rivals = [Rival(course) for course in root.courses]
            while len(rivals) > 1:
                self._try_out(rivals)
                rivals = _better_half(rivals)
        except StopSearch:
            pass
        return _ranked(rivals)[0].course if rivals else root.courses[0]

    def _try_out(self, rivals: list[Rival]) -> None:
        """Give all rivals trials on the same fate, and improve the tasks behind the leader."""
        budget = self.tree.budget
        rounds = max(1, (len(rivals) - 1).bit_length())
        share = budget.share_used()
        until = share + (1.0 - share) / rounds
        done = 0
        while done < ROUND or (budget.share_used() < until and budget.share_used() < 1.0):
            seed = self.tree.random.getrandbits(62)
            for rival in rivals:
                rival.total += self._trial(rival.course, self.tasks, seed)
                rival.trials += 1
            done += 1
            if done % ROUND == 0 and rivals[0].trials >= SETTLED:
                self._climb(_ranked(rivals)[0].course)

    def _climb(self, course: Course) -> None:
        """Give one unit another task, and keep that if the turn then goes better."""
        units = self.tree.game.tasks(self.root.state, self.root.seat)
        random = self.tree.random
        if not units:
            return
        for _try in range(CLIMBS):
            unit, choices = units[int(random.random() * len(units))]
            tasks = {**self.tasks, unit: choices[int(random.random() * len(choices))]}
            if tasks == self.tasks:
                continue
            gain = 0.0
            for _seed in range(SEEDS):
                seed = random.getrandbits(62)
                gain += self._trial(course, tasks, seed) - self._trial(course, self.tasks, seed)
            if gain > 0.0:
                self.tasks = tasks

    def _trial(self, course: Course, tasks: dict[int, int], seed: int) -> float:
        """Return what the position is worth after the turn, and the replies to it."""
        tree, game, me = self.tree, self.tree.game, self.root.seat
        state: Any = game.copy(self.root.state)
        random = Random(seed)
        fate = SeededFate(random)
        ends = game.turn(state) + tree.settings.replies
        self.tried += 1
        tree.budget.spend()  # also where the move ends the turn: every trial must count
        game.advance(state, me, course.plan[0], fate)
        for _move in range(LONGEST):
            awaited = game.awaited(state)
            if not awaited or game.turn(state) > ends:
                break
            tree.budget.spend()
            seat = awaited[0]
            move = game.follow(state, seat, tasks if seat == me else {}, random)
            game.advance(state, seat, move, fate)
        return game.evaluate(state, me)


def _ranked(rivals: list[Rival]) -> list[Rival]:
    """Return rivals, the best first: how trials and the first look put them apart."""
    trials = sum(rival.mean() for rival in rivals) / len(rivals)
    looks = sum(rival.course.first for rival in rivals) / len(rivals)
    merits: dict[int, float] = {}
    for rival in rivals:
        look, tried = rival.course.first - looks, rival.mean() - trials
        merits[id(rival)] = (TRUST * look + rival.trials * tried) / (TRUST + rival.trials)
    return sorted(rivals, key=lambda rival: -merits[id(rival)])


def _better_half(rivals: list[Rival]) -> list[Rival]:
    return _ranked(rivals)[: (len(rivals) + 1) // 2]
