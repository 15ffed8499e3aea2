"""Import what is far too large, too deep or too odd: each is refused in a sentence, and quickly."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from tests.attack.floods.costs import imported, long_record, record, wood
from tests.attack.tools.client import Answer
from tests.attack.tools.findings import Finding
from tests.attack.tools.honest import ME, OPEN
from tests.attack.tools.target import Target

QUICK = 2.0  # seconds of CPU time until a refusal
RHINE_SEATS = ["red", "white"]
Body = dict[str, Any]


def _teams(count: int) -> Body:
    teams = [{"type": "us_rifle", "at": [1 + at % 70, 1 + at // 70 % 46, 0]} for at in range(count)]
    return {"step": "movement", "platoons": [{"side": "A", "teams": teams}]}


def _platoons(count: int) -> Body:
    one = {"side": "A", "teams": [{"type": "us_rifle"}]}
    return {"step": "movement", "platoons": [one] * count}


def _units(count: int) -> Body:
    units = [{"id": f"R-LC{at}", "at": f"{at % 9},{-(at % 7)}"} for at in range(count)]
    return {"map": "RS", "side": "yellow", "units": units}


def _nested(depth: int) -> Body:
    inner: Any = 1
    for _level in range(depth):
        inner = [inner]
    return {"units": inner}


def _huge_numbers() -> Body:
    teams = [{"type": "panzer_iv_h", "at": [10**300, -(10**300), 10**9]}]
    return {"platoons": [{"side": "A", "teams": teams}]}


def _small_terrain(count: int) -> Body:
    square = [[10, 10], [11, 10], [11, 11], [10, 11]]
    terrain = [{"id": f"w{at}", "type": "woods", "polygon": square} for at in range(count)]
    return {"mission": {"terrain": terrain}, "platoons": []}


def _rhine(**more: Any) -> Body:
    return record(RHINE, RHINE_SEATS, {"seats": RHINE_SEATS}, **more)


FLAMES, BATTLE, RHINE = "flames-of-war", "medieval-battle", "race-to-the-rhine"
IMPORTS: list[tuple[str, str, Callable[[], Body]]] = [
    ("40,000 corners", "7.1", lambda: record(FLAMES, ["A", "B"], wood(40_000))),
    ("20,000 teams", "7.1", lambda: record(FLAMES, ["A", "B"], _teams(20_000))),
    ("20,000 platoons", "7.1", lambda: record(FLAMES, ["A", "B"], _platoons(20_000))),
    ("9,000 woods", "7.1", lambda: record(FLAMES, ["A", "B"], _small_terrain(9_000))),
    ("20,000 moves", "7.4", lambda: long_record(20_000)),
    ("20,000 units", "7.1", lambda: record(BATTLE, ["red", "yellow"], _units(20_000))),
    ("900 levels of nesting", "7.7", lambda: record(BATTLE, ["red", "yellow"], _nested(900))),
    ("numbers of 300 digits", "7.7", lambda: record(FLAMES, ["A", "B"], _huge_numbers())),
    (
        "a move of 200,000 characters",
        "7.4",
        lambda: _rhine(moves=[{"seat": "red", "move": "load " * 40_000}]),
    ),
    (
        "200,000 outcomes of fate",
        "7.4",
        lambda: _rhine(moves=[{"seat": "red", "move": "end", "fate": [1] * 200_000}]),
    ),
    ("30,000 seats", "7.4", lambda: record(RHINE, [f"s{at}" for at in range(30_000)], {})),
    (
        "30,000 options",
        "7.4",
        lambda: _rhine(options=dict.fromkeys(map(str, range(30_000)), 1)),
    ),
    ("a text for a position", "7.7", lambda: record(BATTLE, ["red", "yellow"], "nonsense")),  # type: ignore[arg-type]
]


def tried(target: Target) -> Iterator[Finding]:
    """Import each of them, then send the odd requests."""
    for number in range(len(IMPORTS)):
        yield too_large(target, number)
    yield zero_byte(target)
    yield suggest(target)


def too_large(target: Target, number: int) -> Finding:
    """Import one of them."""
    name, section, make = IMPORTS[number]
    rss, cpu, begin = target.rss(), target.cpu(), time.monotonic()
    answer = imported(target.port, make(), f"127.0.8.{number + 1}")
    took, grown, used = time.monotonic() - begin, target.rss() - rss, target.cpu() - cpu
    held = answer.status in (400, 413) and bool(answer.key) and used < QUICK and grown < 150
    said = f"{answer.status} {_sentence(answer)} after {took:.1f} s ({used:.1f} s of CPU time), "
    said += f"memory {grown:+d} MB"
    return Finding(f"import: {name}", section, held, said)


def _sentence(answer: Answer) -> str:
    if answer.status == 201:
        return "**taken**"
    refusal = answer.json().get("refusal", {}) if answer.body[:1] == b"{" else {}
    why = refusal.get("args", {}).get("why", "")
    return f"{refusal.get('key', '')} {str(why)[:110]}".strip()


def zero_byte(target: Target) -> Finding:
    """A table id with a byte that PostgreSQL cannot store."""
    paths = [
        "/api/tables/%00/record",
        "/api/tables/a%00b/record",
        "/api/games/%00",
        "/api/tables/%ff/record",
        "/%00",
    ]
    statuses = [target.http("GET", path).status for path in paths]
    statuses += [
        target.http("POST", f"/api/tables/%00/{action}", {}).status
        for action in ("enter", "links", "again")
    ]
    statuses.append(target.socket("%00").answer.status)
    kind = "PostgreSQL" if target.db.startswith("postgresql") else "SQLite"
    held = not {0, 500} & {*statuses}
    return Finding(f"a zero byte in the path, {kind}", "7.7", held, f"answered {statuses}")


def suggest(target: Target) -> Finding:
    """Flames of War: deploy as suggested; then the seat that has finished first asks again."""
    table = target.open(FLAMES, {"A": ME, "B": OPEN})
    faults, made = 0, 0
    with table.sit(table.cookie) as first, table.sit(table.enter("B")) as second:
        sockets = {"A": first, "B": second}
        view = first.view()
        while view is not None and view["step"]["phase"]["key"] == "phase-deploying" and made < 12:
            told = {}
            for seat, socket in sockets.items():
                socket.do("ask", id=made, question="suggest", args={})
                told[seat] = socket.until(lambda one: one["is"] in ("answered", "refused")) or {}
                faults += "incident" in told[seat]
            mover = view["awaited"][0]
            texts = told[mover].get("answer") or []
            if faults or not texts:
                break
            answer = sockets[mover].move(texts[0], view["version"])
            view = answer if mover == "A" else first.view(view["version"] + 1)
            made += 1
    said = f"**{faults} incidents**" if faults else "answered"
    name = "suggest, asked by the seat that has deployed"
    return Finding(name, "7.7", not faults and made > 5, f"{said} after {made} deployments")
