"""Send the same traffic under two secrets: others receive the same, byte for byte."""

import json
import re
import time
from collections.abc import Iterable, Sequence
from itertools import chain
from random import Random
from typing import Any

from sztab import find_game, open_table
from tests.attack.floods.costs import record
from tests.attack.tools.client import TEXT, Answer, WebSocket, frame
from tests.attack.tools.findings import Finding
from tests.attack.tools.honest import ME, OPEN
from tests.attack.tools.target import Table, Target

BATTLE = "medieval-battle"
ARMIES = [
    "recruit 2HC 1LC 2PK 1LB 1SB",
    "recruit 3LC 3MA 3PK 3LI 1SB",
    "recruit 1HC",
    "recruit 3HC 3LC 2HI 1PK",
]
TIME = re.compile(rb"\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)?")
QUESTIONS: list[tuple[str, dict[str, Any]]] = [
    ("why", {"picks": []}),
    ("why", {"picks": ["army"]}),
    ("why", {"picks": ["HC"]}),
    ("odds", {}),
    ("odds", {"move": "air resistance"}),
    ("suggest", {}),
    ("legal", {"draft": "recruit 3HC"}),
]
PACE = 0.11  # seconds between two commands: within all limits
POSITIONS = 4  # positions of each game that are compared with a twin
GAMES = 12  # random games in which they are looked for
LONGEST = 60  # moves before a position


def _same_words(told: bytes, table: Table) -> bytes:
    """Put a word in place of what must differ: the table's id, and times."""
    return TIME.sub(b"TIME", told.replace(table.id.encode(), b"TABLE"))


def _probe(socket: WebSocket) -> list[bytes]:
    """Do whatever somebody may do who wants to learn more, and return all that is answered."""
    told = socket.settle()
    asks = [
        {"do": "ask", "id": number, "question": question, "args": args}
        for number, (question, args) in enumerate(QUESTIONS)
    ]
    for command in (
        *asks,
        {"do": "look", "at": 0},
        {"do": "look", "at": 1},
        {"do": "look", "at": 0, "eyes": "*"},
        {"do": "move", "move": "recruit 99HC", "version": 0},
        {"do": "move", "move": "march LC1 4,-4", "version": 1},
        {"do": "undo", "to": 0, "version": 1},
        {"do": "take-back", "to": 0, "version": 99},
    ):
        socket.send(frame(TEXT, json.dumps(command).encode()))
        time.sleep(PACE)
    return told + socket.settle()


def _learned(table: Table, cookie: str) -> list[bytes]:
    """Return all that a cookie can learn of a table, through the socket and over HTTP."""
    with table.sit(cookie, timeout=10.0) as socket:
        told = _probe(socket)
    answer = table.target.http("GET", f"/api/tables/{table.id}/record", cookie=cookie)
    told.append(b"%d " % answer.status + answer.body)
    return _steady([_same_words(one, table) for one in told])


def _steady(told: list[bytes]) -> list[bytes]:
    """Leave out who comes and goes, which is told now once, now twice; keep the last of it."""
    people = [one for one in told if one.startswith(b'{"is":"people"')]
    return [one for one in told if one not in people] + people[-1:]


def _difference(runs: list[list[bytes]]) -> str:
    """Return the first message that is not the same in all runs."""
    first = runs[0]
    for other in runs[1:]:
        if len(other) != len(first):
            return f"{len(first)} messages and {len(other)}"
        for one, two in zip(first, other, strict=True):
            if one != two:
                at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
                return (
                    f"…{one[max(0, at - 60) : at + 40]!r} and …{two[max(0, at - 60) : at + 40]!r}"
                )
    return ""


def recruiting(target: Target, armies: Sequence[str] = ARMIES) -> Finding:
    """Choose other armies in secret; watch as the opponent and as a spectator, before and after."""
    runs: dict[str, list[list[bytes]]] = {"opponent": [], "spectator": []}
    for army in armies:
        table = target.open(BATTLE, {"red": ME, "yellow": OPEN})
        guest = table.enter("yellow")
        with (
            table.sit(table.cookie) as red,
            table.sit(guest) as yellow,
            table.sit() as nobody,
        ):
            red.view()
            early = [socket.settle() for socket in (yellow, nobody)]
            answer = red.move(army, 0)
            assert answer is not None, army
            assert answer["is"] == "view", answer
            late = [socket.settle() for socket in (yellow, nobody)]
        for who, cookie, before, after in zip(runs, (guest, ""), early, late, strict=True):
            told = [_same_words(one, table) for one in before + after]
            runs[who].append(_steady(told) + _learned(table, cookie))
    return _compared("secret recruiting", runs)


def _compared(name: str, runs: dict[str, list[list[bytes]]], pairs: int = 0) -> Finding:
    found = {who: difference for who, these in runs.items() if (difference := _difference(these))}
    size = sum(len(one) for these in runs.values() for run in these for one in run)
    said = f"{size / 1000:,.0f} kB compared"
    said += (
        f" in {pairs} pairs of positions"
        if pairs
        else f" under {max(map(len, runs.values()))} secrets"
    )
    said += "".join(f"; **{who}: {difference}**" for who, difference in found.items())
    figures = {"bytes": size, "differences": found}
    return Finding(f"the same traffic under other secrets: {name}", "7.0", not found, said, figures)


def _twins(id: str, seed: int) -> Iterable[tuple[list[str], str, Any, Any]]:
    """Yield positions of a random game, each with one that a seat cannot tell from it."""
    game, random = find_game(id), Random(seed)
    table = open_table(game, {}, seed=seed)
    for _move in range(LONGEST):
        if not table.awaited:
            return
        seat = table.seat(None)
        moves = game.propose(table.state, seat, random, 8)
        table.play(game.text(random.choice(moves)), table.seats[seat])
        for watching, name in enumerate(table.seats):
            twin = game.resample(table.state, watching, random)
            one, two = game.dump(table.state), game.dump(twin)
            if one != two:
                yield list(table.seats), name, one, two


def _hidden(target: Target, id: str, seats: list[str], seat: str, position: Any) -> Table | None:
    """Import a position with the watching seat left open."""
    wish = {name: OPEN if name == seat else ME | {"name": name} for name in seats}
    given = json.dumps({"record": record(id, seats, position), "seats": wish}).encode()
    answer: Answer = target.http("POST", "/api/tables/import", given, source="127.0.6.2")
    return Table(target, answer) if answer.status == 201 else None


def twins(target: Target, id: str, most: int = POSITIONS, seed: int = 1) -> Finding:
    """Import positions in pairs that a seat cannot tell apart, and compare all it receives."""
    runs: dict[str, list[list[bytes]]] = {}
    pairs = 0
    for seats, seat, one, two in chain.from_iterable(_twins(id, seed + n) for n in range(GAMES)):
        if pairs == most:
            break
        tables = [_hidden(target, id, seats, seat, position) for position in (one, two)]
        if None in tables:
            continue
        pairs += 1
        for table in filter(None, tables):
            runs.setdefault(f"{seat}, pair {pairs}", []).append(_learned(table, table.enter(seat)))
            runs.setdefault(f"spectator, pair {pairs}", []).append(_learned(table, ""))
    return _compared(f"positions of {id}", runs, pairs)
