"""Play the fifty records of a game, and keep positions of every kind on the way.

``python -m tests.legacy.produce_records GAME``, and once positions are collected with
``--actions`` for Flames of War, run once by the edition whose games are to be
kept. What it wrote is never written anew: see README.md.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from sztab import find_game, open_table, table_from_position
from sztab.bots import find_bot
from sztab.core.errors import IllegalMoveError, OptionError
from sztab.core.fate import SeededFate
from sztab.core.game import AnyGame
from sztab.core.options import Value
from sztab.core.record import result_json, state_hash, to_json
from sztab.core.table import Table
from sztab.core.words import said_json
from tests.legacy.keeping import keep, kept, told_hash

RECORDS = 50
OF_A_KIND = {"flames-of-war": 2, "race-to-the-rhine": 3}  # positions kept of each kind; else 6
BOTS = ("random", "greedy", "mixed")
ASSAULT = {
    *("charge", "defensive-fire", "strike", "won", "reaction", "end-assault"),
    *("ask-defend", "ask-break-in", "ask-intent", "ask-react", "ask-consolidate"),
}
SHOOTING = {"volley", "allocation", "saves", "passengers", "end-fire"}
COMPANIES = ("us_tank_company", "ger_panzerkompanie", "ger_grenadierkompanie", "us_rifle_company")
FREE_MAPS = ("I/0 AI AII* AIII C1a C2a C3a", "IV/2 BV BI* BIII C4b C2a C1a")


@dataclass(frozen=True)
class Plan:
    """One game to play: how it begins, who plays it, and where it stops."""

    name: str
    seed: int
    bots: str
    options: Mapping[str, Value] = field(default_factory=dict)
    seats: tuple[str, ...] | None = None
    position: Any = None
    most: int | None = None  # moves; none: to the end
    until: frozenset[str] = frozenset()  # stops when one of these is under way


def main(id: str, under_way: bool) -> None:
    """Write the records and the positions of one game, or what goes on from these."""
    game = find_game(id)
    if under_way:
        went_on = [played(game, plan, {}) for plan in actions(game)]
        keep(f"records-{id}-actions.jsonl.gz", [one for one in went_on if one is not None])
        return
    records: list[Any] = []
    positions: dict[str, list[Any]] = {}
    for plan in plans(game):
        record = played(game, plan, positions)
        if plan.until and record is None:
            continue
        records.append(record)
        last = len(record["record"]["moves"])
        sys.stderr.write(f"{id} {len(records)} {plan.name}: {last} moves\n")
        if len(records) == RECORDS:
            break
    keep(f"records-{id}.jsonl.gz", records)
    keep(f"positions-{id}.jsonl.gz", [one for kind in positions.values() for one in kind])
    kinds = Counter(json.loads(kind)[0] for kind in positions)
    sys.stderr.write(f"{id}: {len(positions)} kinds of positions, {dict(kinds)}\n")


def plans(game: AnyGame) -> Iterator[Plan]:
    """More games than are kept, each different."""
    for number in range(10 * RECORDS):
        random = Random(f"{game.id} {number}")
        bots = BOTS[number % 3]
        longest = 50 if game.id == "medieval-battle" else 150
        most = random.randrange(longest) if number // 3 % 3 == 2 else None
        name = f"{number:02} {bots}"
        if game.id == "flames-of-war":
            yield _flames(number, random, bots)
        elif game.id == "race-to-the-rhine":
            seats = game.seatings[number % len(game.seatings)]
            options: dict[str, Value] = {
                option.name: random.choice((True, False))
                for option in game.options()
                if isinstance(option.default, bool) and random.random() < 0.4
            }
            if len(seats) == 1 and number % 2:
                options["turns"] = 18
            yield Plan(name, number, bots, options, seats, most=most)
        elif game.id == "medieval-battle":
            yield Plan(name, number, bots, _battlefield(number), most=most)
        else:
            yield Plan(name, number, bots, {"one_per_type": bool(number % 2)}, most=most)


def actions(game: AnyGame) -> Iterator[Plan]:
    """Flames of War: on from every action under way, and games stopped in an assault."""
    for number, one in enumerate(kept(f"positions-{game.id}.jsonl.gz")):
        if one["kind"][2]:
            name = f"on from {one['kind'][2][0]}"
            bots = BOTS[number % 2]
            yield Plan(name, number, bots, position=one["position"], most=6)
    for number in range(30):
        plan = _flames(5 * number + 1, Random(number), "")
        yield replace(plan, bots=BOTS[number % 3])


def _battlefield(number: int) -> dict[str, Value]:
    size = ("standard", "large")[number % 2]
    maps = ("reference", "random", "reference", "free")
    chosen = maps[number // 2 % 4]
    if chosen == "free":
        return {"map": "free", "modules": FREE_MAPS[number // 8 % 2]}
    return {"size": size, "map": chosen}


def _flames(number: int, random: Random, bots: str) -> Plan:
    missions = ("starter_crossroads", "free_for_all", "hold_the_line")
    options: dict[str, Value] = {"mission": missions[number % 3]}
    if number % 2:
        options |= {"company_a": random.choice(COMPANIES), "company_b": random.choice(COMPANIES)}
    if number % 4 == 1:
        options |= {"air_a": "priority typhoon", "air_b": "limited ju87d"}
    if number % 7 == 3:
        off = ("defender_breakthrough", "tank_terror_for_tanks", "pin_hits_cumulative")
        options |= dict.fromkeys(off, False)
    bots = BOTS[number // 3 % 3]
    name = f"{number:02} {bots} {options['mission']}"
    if number % 5 == 0:
        return Plan(f"{name} to the end", number, bots, options)
    if number % 5 == 1:
        return Plan(
            f"{name} mid-assault", number, bots, options, most=250, until=frozenset(ASSAULT)
        )
    if number % 5 == 2:
        until = frozenset(SHOOTING)
        return Plan(f"{name} mid-shooting", number, bots, options, most=250, until=until)
    return Plan(name, number, bots, options, most=random.randrange(0, 120))


def _opened(game: AnyGame, plan: Plan) -> Table:
    if plan.position is not None:
        return table_from_position(game, plan.position, SeededFate(Random(plan.seed)))
    try:
        return open_table(game, plan.options, plan.seats, seed=plan.seed)
    except OptionError:  # these do not go together
        options = {name: plan.options[name] for name in plan.options if name == "size"}
        return open_table(game, options, plan.seats, seed=plan.seed)


def played(game: AnyGame, plan: Plan, positions: dict[str, list[Any]]) -> Any:
    """The record with a hash of every position; nothing if it never came to where it stops."""
    table = _opened(game, plan)
    random = Random(plan.seed)
    names = {"random": ("random",), "greedy": ("greedy",), "mixed": ("greedy", "random")}
    bots = [find_bot(name) for name in names[plan.bots]]
    every, told = [state_hash(game, table.state)], []
    note_position(game, table.state, positions)
    stopped = False
    while table.awaited and len(table.record.entries) != plan.most and not stopped:
        seat = random.choice(game.awaited(table.state))
        move = bots[seat % len(bots)].choose(game, table.state, seat, random)
        try:
            table.play(game.text(move), table.seats[seat])
        except IllegalMoveError:  # proposed in a position that play would never reach
            break
        moment = table.moment(len(table.record.entries))
        every.append(state_hash(game, moment.state))
        told.append(told_hash(moment.told))
        note_position(game, moment.state, positions)
        stopped = bool(plan.until & set(_agenda(game.dump(moment.state)))) and random.random() < 0.5
    if plan.until and not stopped:
        return None
    return {"name": plan.name, "record": to_json(table.record), "every": every, "told": told}


def _agenda(position: Any) -> list[str]:
    return [str(task[0]) for task in position.get("agenda", [])]


def note_position(game: AnyGame, state: Any, positions: dict[str, list[Any]]) -> None:
    """Keep a position if it is one of the first of its kind."""
    position = game.dump(state)
    awaited = game.awaited(state)
    prompt = said_json(game.prompt(state, awaited[0] if awaited else None))
    agenda = _agenda(position)
    under_way = agenda[-1:] + sorted(set(agenda[:-1]))
    stage = position.get("stage", position.get("step"))
    more = [] if agenda else sorted(position)
    kind = json.dumps([stage, prompt["key"], under_way, *more])
    if len(positions.setdefault(kind, [])) >= OF_A_KIND.get(game.id, 6):
        return
    seat = awaited[0] if awaited else None
    listed = seat is not None and game.lists_all(state, seat)
    positions[kind].append(
        {
            "kind": json.loads(kind),
            "position": position,
            "hash": state_hash(game, state),
            "awaited": [game.seats(state)[one] for one in awaited],
            "result": result_json(game, state, game.result(state)),
            "seat": None if seat is None else game.seats(state)[seat],
            "view": game.view(state, seat),
            "prompt": prompt,
            "moves": [game.text(one) for one in game.moves(state, seat)]
            if listed and seat is not None
            else None,
        }
    )


if __name__ == "__main__":
    main(sys.argv[1], "--actions" in sys.argv)
