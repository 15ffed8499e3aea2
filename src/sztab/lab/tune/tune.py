"""Successive halving over common seeds: many data sets play few games, the better half plays on.

Everything follows from the task, so the same command goes on after any interruption: games that
were played are found in the working folder.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final, TextIO

from sztab.core.data.dataset import FIRST, SHIPPED, data_text, text_hash
from sztab.core.errors import DataError
from sztab.core.game import AnyGame, Json
from sztab.core.options import Value, validated
from sztab.files import write_whole
from sztab.lab.runs.plan import Arrangement, Plan
from sztab.lab.runs.run import Crew, rows_in, run
from sztab.lab.tune.goals import Goal, Measured, check_goals, loss, measure
from sztab.lab.tune.values import (
    Changes,
    TuneError,
    Variable,
    candidates,
    changed,
    check_variables,
    tag_of,
    value_at,
)

PROOF_SEED: Final = 1_000_003  # added to the seed: the proof uses deals that chose nothing
NOTE: Final = "tuning_provenance"
TASK: Final = "task.json"


@dataclass(frozen=True)
class Task:
    """What is tuned: who plays, what may change, what is wanted, and how many games it may cost."""

    game: str
    arrangements: tuple[Arrangement, ...]
    options: dict[str, Value]  # of all games; "data" is the set to start from
    variables: tuple[Variable, ...]
    goals: tuple[Goal, ...]
    candidates: int = 16
    games: int = 60  # of each candidate in the first round
    proof: int = 400  # of the winner and of the set before, with other deals
    seed: int = 1
    swap: tuple[str, ...] = ()

    def json(self) -> Json:
        """Return the task as plain values."""
        return {
            "game": self.game,
            "players": sorted({name for one in self.arrangements for name in one.players}),
            "seatings": sorted({"+".join(one.seats) for one in self.arrangements}),
            "options": dict(self.options),
            "vary": {one.path: list(one.choices) for one in self.variables},
            "goals": [goal.text for goal in self.goals],
            "candidates": self.candidates,
            "games": self.games,
            "proof": self.proof,
            "seed": self.seed,
            "swap": list(self.swap),
        }


@dataclass(frozen=True)
class Tuned:
    """What came of a tuning: the winner's changes, figures before and after, the new data set."""

    changes: Changes
    before: list[Measured]
    after: list[Measured]
    data: Json

    def is_better(self, goals: Sequence[Goal]) -> bool:
        """Return True if every goal is nearer than before."""
        return bool(self.changes) and all(
            goal.distance(new.figure) < goal.distance(old.figure)
            for goal, old, new in zip(goals, self.before, self.after, strict=True)
        )


def check_out(game: AnyGame, out: Path) -> None:
    """Refuse to write over anything, least of all over a data set that has shipped."""
    if out.exists():
        raise TuneError(f"{out} exists already: a tuned data set is a new file, name another.")
    shipped = game.folder().joinpath("data", FIRST)
    home = Path(str(shipped)).parent
    if out.resolve().parent == home.resolve() and SHIPPED.fullmatch(out.name):
        raise TuneError(f"{out} would ship with the game: write it elsewhere and look at it first.")


class Tuning:
    """A task at work in a folder."""

    def __init__(
        self, game: AnyGame, task: Task, folder: Path, crew: Crew, out: TextIO | None = None
    ) -> None:
        self.game, self.task, self.folder, self.crew, self.out = game, task, folder, crew, out
        text, self.source = data_text(game, str(task.options.get("data", "")))
        self.data: Json = json.loads(text)
        self.hash = text_hash(text)
        check_variables(self.data, task.variables)
        check_goals(game, task.goals, task.arrangements, task.swap)
        Plan(game.id, task.arrangements, (task.options,), task.seed, task.swap).check(game)

    def run(self) -> Tuned | None:
        """Return the best data set found; ``None`` if it was interrupted."""
        self._check_folder()
        field = self._field()
        self._claim()
        games, round = self.task.games, 1
        before: Changes = {}
        while len(field) > 1:
            self._say(
                f"Round {round}: {len(field)} data sets and the one before, {games} games each."
            )
            scored: list[tuple[float, int]] = []
            for at, changes in enumerate([before, *field]):
                figures = self._figures(changes, games, self.task.seed)
                if figures is None:
                    return None
                scored.append((loss(self.task.goals, figures), at))
            best = sorted(scored[1:])[: (len(field) + 1) // 2]
            self._say(f"  before {scored[0][0]:.2f}, best {best[0][0]:.2f} (0 is every goal met).")
            field = [field[at - 1] for _loss, at in best]
            games, round = games * 2, round + 1
        self._say(f"Proof: {self.task.proof} games with other deals.")
        seed = self.task.seed + PROOF_SEED
        old = self._figures(before, self.task.proof, seed)
        new = self._figures(field[0], self.task.proof, seed) if field and old else old
        if old is None or new is None:
            return None
        changes = field[0] if field else before
        return Tuned(changes, old, new, self._noted(changes, old, new))

    def _check_folder(self) -> None:
        """Refuse a folder with another task."""
        file = self.folder / TASK
        if file.exists() and file.read_text(encoding="utf-8") != self._described():
            raise TuneError(
                f"{self.folder} belongs to another tuning: name another folder with --work, "
                "or remove this one."
            )

    def _claim(self) -> None:
        """Keep the task in its folder, now that the game accepts its values."""
        write_whole(self.folder / TASK, self._described())

    def _described(self) -> str:
        plain = {**self.task.json(), "from": self.hash, "rules": self.game.version}
        return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"

    def _field(self) -> list[Changes]:
        """Return the changes to try, without those that the game refuses."""
        random = Random(f"{self.task.seed}/candidates")
        drawn = candidates(self.data, self.task.variables, self.task.candidates, random)
        found = [changes for changes in drawn if self._is_accepted(changes)]
        if not found:
            raise TuneError("The game accepts none of these values: choose narrower ranges.")
        return found

    def _is_accepted(self, changes: Changes) -> bool:
        options = {**self.task.options, "data": str(self._file(changes))}
        try:
            self.game.data_hash(validated(self.game.id, self.game.options(), options))
        except DataError:
            return False
        return True

    def _file(self, changes: Changes) -> Path:
        """Write the data set with these changes, and return where it lies."""
        text = json.dumps(changed(self.data, changes), indent=1, ensure_ascii=False) + "\n"
        name = hashlib.sha256(json.dumps(changes, sort_keys=True).encode()).hexdigest()[:12]
        file = self.folder / "sets" / f"{name}.json"
        if not file.exists():
            write_whole(file, text)
        return file

    def _figures(self, changes: Changes, games: int, seed: int) -> list[Measured] | None:
        """Play what is missing with a data set, and measure every goal."""
        file = self._file(changes)
        options = {**self.task.options, "data": str(file)}
        plan = Plan(self.game.id, self.task.arrangements, (options,), seed, self.task.swap)
        folder = self.folder / "games" / f"{file.stem}-{seed}"
        whole = plan.whole(games)
        if run(self.game, plan, whole, folder, self.crew, self.out).interrupted:
            return None
        rows = [row for row in rows_in(folder) if row.number < whole]
        return [measure(goal, plan, rows) for goal in self.task.goals]

    def _noted(self, changes: Changes, old: list[Measured], new: list[Measured]) -> Json:
        """Return the new data set with a note on where it comes from and what speaks for it."""
        data = changed(self.data, changes)
        earlier = data.pop(NOTE, None)  # of a set that was tuned before
        tuned = Tuned(changes, old, new, data)
        data[NOTE] = {
            "tag": "reconstructed",
            "note": "tuned by sztab lab tune: successive halving over common seeds",
            "from": self.hash,
            "rules": self.game.version,
            "task": self.task.json(),
            "changed": [
                {
                    "value": path,
                    "before": value_at(self.data, path),
                    "after": value,
                    "was": tag_of(self.data, path),
                }
                for path, value in sorted(changes.items())
            ],
            "evidence": [
                {"goal": goal.text, "before": a.json(), "after": b.json()}
                for goal, a, b in zip(self.task.goals, old, new, strict=True)
            ],
            "better on every goal": tuned.is_better(self.task.goals),
            **({} if earlier is None else {"earlier": earlier}),
        }
        return data

    def _say(self, text: str) -> None:
        if self.out is not None:
            print(text, file=self.out, flush=True)
