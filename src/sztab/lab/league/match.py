"""One game of a league: who fails to answer, or to keep to the rules, loses it."""

import time
from dataclasses import dataclass, field
from random import Random
from typing import Final

from sztab.agents.serving import Agent, AgentError, find_agent, is_agent
from sztab.core.game import AnyGame, Json
from sztab.core.record import to_json
from sztab.core.registry import find_game
from sztab.core.table import Table, open_table
from sztab.lab.contests.players import Player, find_player
from sztab.lab.runs.plan import Plan, plan_from_json
from sztab.lab.runs.play import UNFINISHED, fates
from sztab.programs.process import Program
from sztab.programs.protocol import ProgramError

FORFEIT: Final = "forfeit"


@dataclass
class Spent:
    """What a seat-holder needed for its decisions."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    refusals: int = 0

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


@dataclass
class Holder:
    """Who holds a seat: a bot, a program or an agent."""

    seat: str
    name: str
    player: Player | Agent
    random: Random
    spent: Spent = field(default_factory=Spent)

    def begin(self, table: Table) -> None:
        """Start what has to be started."""
        if isinstance(self.player, Agent):
            self.player.begin(table, self.seat, self.random)
        elif isinstance(self.player, Program):
            number = table.seat(self.seat)
            self.player.begin(table.game, table.state, number, table.record.options)

    def choose(self, table: Table) -> str:
        """Return the text of a move, and count the time."""
        begun = time.monotonic()
        try:
            if isinstance(self.player, Agent):
                return self.player.choose()
            seat = table.seat(self.seat)
            move = self.player.choose(table.game, table.state, seat, self.random)
            return table.game.text(move)
        finally:
            self.spent.add(time.monotonic() - begun)

    def hear(self, table: Table) -> None:
        """Hear of the move that was just made; agents ask for it themselves."""
        if isinstance(self.player, Program):
            self.player.hear(table.game, table.told(len(table.record.entries)))

    def end(self, table: Table | None) -> None:
        """End what was started; with *table* it is told how the game ended."""
        if isinstance(self.player, (Program, Agent)):
            self.spent.refusals = self.player.refusals
            if table is None:
                self.player.kill()
            elif isinstance(self.player, Agent):
                self.player.end()
            else:
                self.player.end(table.game, table.state)


def find_holder(name: str) -> Player | Agent:
    """Return the seat-holder that a text names: a bot, ``program:CMD`` or ``agent:CMD``."""
    return find_agent(name) if is_agent(name) else find_player(name)


def play_match(plan_json: Json, number: int) -> Json:
    """Play game *number* of a pairing; return its result and record as plain values."""
    plan = plan_from_json(plan_json)
    game, setup = find_game(plan.game), plan.setup(number)
    arrangement = plan.arrangements[setup.arrangement]
    holders = [
        Holder(seat, name, find_holder(name), Random(plan.seed_of(seat, setup.deal)))
        for seat, name in zip(arrangement.seats, arrangement.players, strict=True)
    ]
    _opening, fate = fates(plan, setup.deal)
    table = open_table(game, plan.options(setup), arrangement.seats, fate)
    lost: tuple[Holder, str] | None = None
    try:
        lost = _played(table, {one.seat: one for one in holders})
        for one in holders:
            one.end(None if lost is not None and lost[0] is one else table)
    finally:
        for one in holders:
            one.end(None)
    return _line(game, plan, number, table, holders, lost)


def _played(table: Table, holders: dict[str, Holder]) -> tuple[Holder, str] | None:
    """Play to the end; return who has failed, and how."""
    for one in holders.values():
        try:
            one.begin(table)
        except (ProgramError, AgentError) as error:
            return one, str(error)
    while len(table.record.entries) < table.game.most_moves and table.awaited:
        one = holders[table.awaited[0]]
        try:
            table.play(one.choose(table), one.seat)
        except (ProgramError, AgentError) as error:
            return one, str(error)
        for other in holders.values():
            other.hear(table)
    return None


def _line(
    game: AnyGame,
    plan: Plan,
    number: int,
    table: Table,
    holders: list[Holder],
    lost: tuple[Holder, str] | None,
) -> Json:
    result = table.result
    winners = [table.seats[seat] for seat in result.winners] if result is not None else []
    key = result.key if result is not None else UNFINISHED
    if lost is not None:
        winners, key = [one.seat for one in holders if one is not lost[0]], FORFEIT
    return {
        "number": number,
        "seats": list(table.seats),
        "players": [one.name for one in holders],
        "winners": winners,
        "key": key,
        "why": "" if lost is None else f"{lost[0].seat}: {lost[1]}",
        "moves": len(table.record.entries),
        "spent": {one.seat: vars(one.spent) for one in holders},
        "record": to_json(table.record),
    }
