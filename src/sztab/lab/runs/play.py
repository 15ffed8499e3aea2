"""One game of a run: played to its end, with its record and one row of results."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from sztab.core.errors import SztabError
from sztab.core.fate import Fate, RecordingFate, SeededFate
from sztab.core.game import AnyGame, Json
from sztab.core.options import validated
from sztab.core.record import HASH_EVERY, Entry, Record, result_json, state_hash
from sztab.core.said import Told
from sztab.lab.contests.players import Player, find_player
from sztab.lab.runs.plan import FATE, Plan
from sztab.programs.process import Program

UNFINISHED: Final = "not finished"


@dataclass(frozen=True)
class Row:
    """The result of one game; nothing in it depends on when or where it was played."""

    number: int
    deal: int
    setting: int
    arrangement: int
    winners: list[str]  # several in a draw, none where nobody has won
    places: dict[str, int]  # by seat, from 1; empty if the game was broken off
    scores: dict[str, int]
    rule: str  # that ended it; empty if it was broken off
    key: str
    moves: int
    rounds: int | None  # if the position counts rounds or turns
    first: str  # the seat that first decided alone

    def json(self) -> Json:
        """Return the row as plain values."""
        return asdict(self)


def play_game(game: AnyGame, plan: Plan, number: int) -> tuple[Row, Record]:
    """Play game *number* of a plan."""
    setup = plan.setup(number)
    players = [find_player(text) for text in plan.arrangements[setup.arrangement].players]
    programs = {at: one for at, one in enumerate(players) if isinstance(one, Program)}
    try:
        return _played(game, plan, number, players, programs)
    finally:
        for program in programs.values():
            program.kill()


def _played(
    game: AnyGame,
    plan: Plan,
    number: int,
    players: Sequence[Player],
    programs: Mapping[int, Program],
) -> tuple[Row, Record]:
    setup = plan.setup(number)
    arrangement = plan.arrangements[setup.arrangement]
    options = validated(game.id, game.options(), plan.options(setup))
    opening, fate = fates(plan, setup.deal)
    randoms = [Random(plan.seed_of(seat, setup.deal)) for seat in arrangement.seats]
    chance = RecordingFate(opening)
    state = game.new(options, arrangement.seats, chance)
    record = Record(
        game.id,
        game.version,
        game.data_hash(options),
        options,
        arrangement.seats,
        chance.outcomes,
        hashes={0: state_hash(game, state)},
    )
    for at, program in programs.items():
        program.begin(game, state, at, options)
    first = ""
    while len(record.entries) < game.most_moves and (awaited := game.awaited(state)):
        seat = awaited[0]
        if not first and len(awaited) == 1:
            first = arrangement.seats[seat]
        text, move = _chosen(game, state, seat, players[seat], randoms[seat], arrangement.seats)
        chance = RecordingFate(fate)
        told = Told() if programs else None
        game.carry_out(state, seat, move, chance, told)  # in place: nobody keeps the state
        for program in programs.values():
            program.hear(game, told or Told())
        record.entries.append(Entry(arrangement.seats[seat], text, chance.outcomes))
        if len(record.entries) % HASH_EVERY == 0:
            record.hashes[len(record.entries)] = state_hash(game, state)
    record.hashes[len(record.entries)] = state_hash(game, state)
    for program in programs.values():
        program.end(game, state)
    result = game.result(state)
    record.result = result_json(game, state, result)
    places = {
        arrangement.seats[one]: place
        for place, shared in enumerate(result.ranking if result else (), start=1)
        for one in shared
    }
    row = Row(
        number,
        setup.deal,
        setup.setting,
        setup.arrangement,
        [arrangement.seats[one] for one in result.winners] if result else [],
        places,
        dict(zip(arrangement.seats, result.scores, strict=True)) if result else {},
        result.rule if result else "",
        result.key if result else UNFINISHED,
        len(record.entries),
        rounds_of(game.dump(state)),
        first,
    )
    return row, record


class _SplitFate(Fate):
    """Dice and cards from generators of their own."""

    def __init__(self, dice: Fate, cards: Fate) -> None:
        self.dice, self.cards = dice, cards

    def die(self, sides: int = 6) -> int:
        return self.dice.die(sides)

    def draw(self, deck: list[str]) -> str:
        return self.cards.draw(deck)


def fates(plan: Plan, deal: int) -> tuple[Fate, Fate]:
    """Return what decides the opening, and what decides the rest of the game."""
    if not plan.chance:
        fate = SeededFate(Random(plan.seed_of("fate", deal)))
        return fate, fate
    opening, dice, cards = (SeededFate(Random(plan.seed_of(source, deal))) for source in FATE)
    return opening, _SplitFate(dice, cards)


def _chosen(
    game: AnyGame, state: Any, seat: int, player: Player, random: Random, seats: tuple[str, ...]
) -> tuple[str, Any]:
    """Ask a player for a move, and refuse an illegal one."""
    move = player.choose(game, state, seat, random)
    text = game.text(move)
    refusal = game.check(state, seat, move)
    if refusal is not None:
        raise SztabError(
            f"The player in seat {seats[seat]} chose {text!r}, which {refusal.rule} refuses "
            f"({refusal.key})."
        )
    return text, move


def rounds_of(position: Json) -> int | None:
    """Return the round or turn that a position counts; the last where each seat has its own."""
    for name in ("round", "turn", "turns"):
        count = position.get(name) if isinstance(position, dict) else None
        if type(count) is int:
            return count
        if isinstance(count, list) and count and all(type(turn) is int for turn in count):
            return int(max(count))
    return None
