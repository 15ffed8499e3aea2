"""The functions that the server hands a stranger's input to, each held to its promise.

Whatever comes in, only a ``SztabError`` or a refusal of the server may come out, and soon. For a
long run of one game: ``python -m tests.fuzzing.inputs GAME COUNT SEED`` with
``PYTHONPATH=.:examples/pickets``.
"""

import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sztab.core.errors import SztabError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame
from sztab.core.options import validated
from sztab.core.record import to_json
from sztab.core.table import open_table
from sztab.programs import protocol
from sztab.server.errors import RefusedError
from sztab.server.rules import bots
from sztab.server.rules.game_info import is_open
from sztab.server.rules.questions import answer
from sztab.server.seats import new_tables
from tests.at_hand import GAMES, random_game
from tests.fuzzing.mutations import odd, spoiled, spoiled_text
from tests.legacy.keeping import GAMES as KEPT
from tests.legacy.keeping import kept

Json = Any
SLOW: Final = 5.0  # seconds of one input in pure Python on a busy machine
ASKS: Final = (
    *("why", "odds", "visible", "reach", "path", "suggest", "legal", "sees", "to_hit", "to-hit"),
    *("to_range", "template", "command", "charges", "distance", "terrain", "nothing"),
    *("targets", "formation", "acts", "air"),
)
WISHES: Final = {  # what players may write and records never hold
    "flames-of-war": [
        *[f"move {n}: {shape} 18,12 @90" for n in (1, 3) for shape in ("keep", "line", "around")],
        *("move 2: column double 40,30", "deploy 2: wedge 20,4", "ambush 4: line 30,40 @270"),
    ]
}


@dataclass
class Finding:
    """An input that broke a promise."""

    kind: str
    what: str
    input: Json


@dataclass
class Corpus:
    """What real play looks like, for spoiling."""

    game: AnyGame
    states: list[Any] = field(default_factory=list)
    positions: list[Json] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    records: list[Json] = field(default_factory=list)


def gather(game: AnyGame, random: Random, games: int = 2, moves: int = 250) -> Corpus:
    """Positions, moves and records of a few random games, and kept positions amid actions."""
    corpus = Corpus(game)
    if game.id in KEPT:
        amid = [one["position"] for one in kept(f"positions-{game.id}.jsonl.gz")]
        corpus.positions += random.sample(amid, min(len(amid), 10 * games))
        corpus.states += [game.load(position) for position in corpus.positions]
    for _game in range(games):
        every = random.randrange(3, 12)
        for at, table in enumerate(random_game(game, random.randrange(10**6), most=moves)):
            last = table
            if at % every == 0:
                corpus.states.append(table.state)
                corpus.positions.append(game.dump(table.state))
        corpus.texts += [entry.move for entry in last.record.entries]
        corpus.records.append(to_json(last.record))
    corpus.texts += WISHES.get(game.id, [])
    corpus.texts = list(dict.fromkeys(corpus.texts))
    return corpus


class Fuzz:
    """One run over a game: inputs are made and handed in, findings are kept."""

    def __init__(self, game: AnyGame, seed: int, corpus: Corpus | None = None) -> None:
        self.game = game
        self.random = Random(seed)
        self.corpus = corpus or gather(game, self.random)
        self.findings: list[Finding] = []
        self.outcomes: Counter[str] = Counter()
        self.kinds: list[Callable[[], None]] = [
            *[self.move] * 4,
            *[self.ask] * 4,
            *[self.position] * 3,
            self.record,
            self.options,
            self.program,
        ]

    def run(self, count: int) -> None:
        """Hand in *count* inputs."""
        for _input in range(count):
            self.random.choice(self.kinds)()

    def hand_in(self, kind: str, given: Json, use: Callable[[], Any]) -> Any:
        """Use an input; what comes out that should not is a finding."""
        begun = time.process_time()
        result = None
        try:
            result = use()
            self.outcomes[f"{kind} taken"] += 1
        except (SztabError, RefusedError):
            self.outcomes[f"{kind} refused"] += 1
        except Exception as error:
            where = "".join(traceback.format_exception(error)[-4:])
            self.findings.append(Finding(kind, f"{type(error).__name__}: {where}", given))
        spent = time.process_time() - begun
        if spent > SLOW:
            self.findings.append(Finding(kind, f"took {spent:.1f} s", given))
        return result

    # --- kinds of input -----------------------------------------------------------------------

    def move(self) -> None:
        """A move's text, read and judged for every seat, and made if it is legal."""
        random, game = self.random, self.game
        state = random.choice(self.corpus.states)
        text = spoiled_text(random, random.choice(self.corpus.texts), self.corpus.texts)

        def use() -> None:
            for seat in range(len(game.seats(state))):
                move = game.meant(state, seat, text)
                game.text(move)
                if game.check(state, seat, move) is None:
                    game.apply(state, seat, move, SeededFate(Random(1)))

        self.hand_in("move", [game.dump(state), text], use)

    def ask(self) -> None:
        """A question, as the server puts it to a game."""
        random, game = self.random, self.game
        state = random.choice(self.corpus.states)
        self._ask(state, game.dump(state))

    def _ask(self, state: Any, position: Json) -> None:
        random, game = self.random, self.game
        seat = random.randrange(len(game.seats(state)))
        question = random.choice(ASKS)
        args = self._arguments(state, question)
        if random.random() < 0.6:
            given = spoiled(random, args)
            args = given if isinstance(given, dict) else {"picks": given}
        case = [position, seat, question, args]
        self.hand_in("ask", case, lambda: answer(game, state, seat, question, args))
        self.hand_in("asked", case, lambda: game.ask(state, seat, question, args))

    def _arguments(self, state: Any, question: str) -> dict[str, Json]:
        """Arguments that some game understands."""
        random = self.random
        if question == "suggest" and random.random() < 0.5:
            return {}
        number = random.choice((1, 2, 3, 5, random.randrange(1, 60)))
        text = random.choice(self.corpus.texts)
        point = [random.uniform(-5, 80), random.uniform(-5, 60)]
        words = text.split(" ")
        picks = words[:3]
        for seat in self.game.awaited(state)[:1]:
            offers = self.game.offers(state, seat)
            if offers:
                one, other = random.choice(offers), random.choice(offers)
                picks = [*one.picks[: random.randrange(3)], *other.picks[:1]]
                text = random.choice((one.text, text))
        at = point if question == "formation" else random.randrange(1, 40)
        return {
            **dict.fromkeys(("team", "platoon", "from", "battery", "by"), number),
            **dict.fromkeys(("to", "target"), random.randrange(1, 40)),
            "at": at,
            "weapon": random.randrange(-1, 4),
            "goal": point,
            "centre": point,
            "via": [point],
            "shape": random.choice(("keep", "line", "column", "wedge", "around", text)),
            "heading": random.choice((0, 90, 359.9, 400)),
            "draft": text,
            "move": text,
            "picks": picks,
            "double": random.random() < 0.5,
            "unit": words[-1],
            "units": words[1:],
            "hex": words[-1],
        }

    def position(self) -> None:
        """A position; one that can be set up must then be playable."""
        random, game = self.random, self.game
        given = spoiled(random, random.choice(self.corpus.positions), self.corpus.positions)
        state = self.hand_in("position", given, lambda: game.load(given))
        if state is not None:
            self.hand_in("position played", given, lambda: self._exercise(state))
            self._ask(state, given)

    def _exercise(self, state: Any) -> None:
        """What a table does with a state: show it, offer moves, make one, store it."""
        random, game = self.random, self.game
        for seat in (*range(len(game.seats(state))), None):
            game.view(state, seat)
            game.prompt(state, seat)
            game.resample(state, seat, random)
        game.progress(state)
        game.result(state)
        game.load(game.dump(state))
        for seat in game.awaited(state):
            game.offers(state, seat)
            game.evaluate(state, seat)
            listed = game.moves(state, seat) if game.lists_all(state, seat) else []
            tried = random.sample(listed, min(2, len(listed)))
            for move in tried or game.propose(state, seat, random, 2):
                after = game.apply(state, seat, game.parse(game.text(move)), SeededFate(random))
            self._play_on(after.state)

    def _play_on(self, state: Any) -> None:
        """A few more moves: what is wrong with a position may show only then."""
        game, random = self.game, self.random
        for _move in range(random.choice((0, 0, 6))):
            for seat in game.awaited(state)[:1]:
                (move,) = game.propose(state, seat, random, 1)[:1]
                state = game.apply(state, seat, move, SeededFate(random)).state
        game.load(game.dump(state))

    def record(self) -> None:
        """A record, as an import takes it."""
        random = self.random
        record = dict(random.choice(self.corpus.records))
        record["moves"] = record["moves"][: random.choice((0, 1, 3, 12))]
        if random.random() < 0.3:
            record["start"] = {"position": random.choice(self.corpus.positions)}
        given = spoiled(random, record)
        self.hand_in("record", given, lambda: bots.replayed(new_tables.harmless(given)))

    def program(self) -> None:
        """A message of a program in a seat, as a lab and as the server's socket read it."""
        random, game = self.random, self.game
        state = random.choice(self.corpus.states)
        said: Json = {"do": "move", "move": random.choice(self.corpus.texts), "n": 3}
        if random.random() < 0.5:
            question = random.choice(ASKS)
            args = self._arguments(state, question)
            said = {"do": "ask", "id": 1, "question": question, "args": args}
        text = json.dumps(spoiled(random, said))
        if random.random() < 0.2:
            text = spoiled_text(random, text, self.corpus.texts)
        line = text.encode("utf-8", "surrogatepass")

        def use() -> None:
            read = protocol.read(line)
            for seat in game.awaited(state)[:1]:
                if isinstance(read, protocol.Question):
                    protocol.answered(game, state, seat, read)
                else:
                    protocol.parsed(game, state, seat, read.move)

        self.hand_in("program", text, use)

    def options(self) -> None:
        """Options, as a new table takes them."""
        random, game = self.random, self.game
        open_to_all = [option for option in game.options() if is_open(option)]
        given = {option.name: option.default for option in open_to_all}
        for option in open_to_all:
            values = (*option.choices, *option.known)
            if values and random.random() < 0.5:
                given[option.name] = random.choice(values)
        chosen = spoiled(random, given)
        seating = random.choice(game.seatings)
        if random.random() < 0.2:
            seating = spoiled(random, list(seating))

        def use() -> None:
            allowed = new_tables.checked_options(game, chosen if isinstance(chosen, dict) else {})
            validated(game.id, game.options(), allowed)
            names = tuple(seating) if isinstance(seating, (list, tuple)) else None
            open_table(game, allowed, names, seed=random.randrange(10**6))

        self.hand_in("options", [chosen, odd(random)], use)


def distinct(findings: list[Finding]) -> Iterator[Finding]:
    """One finding of each kind."""
    seen: set[tuple[str, str]] = set()
    for finding in findings:
        key = finding.kind, finding.what[-160:]
        if key not in seen:
            seen.add(key)
            yield finding


def main() -> int:
    """Run long and show what was found."""
    game, count, seed = GAMES[sys.argv[1]], int(sys.argv[2]), int(sys.argv[3])
    total: Counter[str] = Counter()
    found: list[Finding] = []
    for part in range(max(1, count // 2000)):
        fuzz = Fuzz(game, seed + part)
        fuzz.run(min(count, 2000))
        total += fuzz.outcomes
        found += fuzz.findings
    for finding in distinct(found):
        sys.stdout.write(f"--- {finding.kind}\n{finding.what}\n{str(finding.input)[:1500]}\n")
    sys.stdout.write(
        f"{game.id}: {sum(total.values())} inputs, {len(found)} findings, {dict(total)}\n"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
