"""Tricks and malformed input over ``/mcp``: an agent is bounded by its seat like everybody."""

import json
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tests.attack.inputs import grammar
from tests.attack.tools.client import Answer
from tests.attack.tools.findings import Finding
from tests.attack.tools.honest import ME, OPEN
from tests.attack.tools.target import Target
from tests.attack.tricks.rights import BATTLE, RED_ARMY, SECRET_ARMY, duel

ACCEPT: dict[str, Any] = {"accept": "application/json, text/event-stream"}
TOOLS: dict[str, dict[str, Any]] = {
    "tables": {},
    "sit": {"game": BATTLE, "seat": "red"},
    "look": {"table": "", "details": True},
    "moves": {"table": "", "filter": "a", "page": 1},
    "why_not": {"table": "", "move": "pass"},
    "odds": {"table": "", "move": "pass"},
    "play": {"table": "", "move": "pass"},
    "wait": {"table": "", "seconds": 0.1},
    "rules": {"game": BATTLE, "id": "MB-1", "search": ""},
    "resign": {"table": ""},
}


def post(target: Target, body: Any, **more: Any) -> Answer:
    """Send a body to ``/mcp`` as an agent would: without an origin."""
    return target.http("POST", "/mcp", body, **({**ACCEPT, "origin": None} | more))


def call(target: Target, tool: str, **args: Any) -> tuple[bool, str]:
    """Call a tool; whether it was refused, and its text."""
    body = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "tools/call",
        "params": {"name": tool, "arguments": args},
    }
    answer = post(target, body)
    result = answer.json().get("result", {})
    text = "".join(part.get("text", "") for part in result.get("content", []))
    return bool(result.get("isError")), text


def key_of(said: str) -> str:
    """Return the key of a seat from the answer to ``sit``."""
    return next(word for word in said.splitlines()[0].split() if "." in word)


def nothing_of_others(target: Target) -> tuple[bool, str]:
    """An agent is told the same whatever army the other seat has chosen in secret."""
    told = []
    for army in (SECRET_ARMY, RED_ARMY):
        table = target.open(BATTLE, {"red": OPEN, "yellow": ME})
        with table.sit(table.cookie) as yellow:
            yellow.view()
            yellow.move(army, 0)
        _bad, said = call(target, "sit", link=f"/t/{table.id}#seat={table.links['red']}")
        key = key_of(said)
        for tool in ("look", "why_not", "odds", "wait"):
            given = (
                TOOLS[tool] | {"table": key} | ({"move": RED_ARMY} if "move" in TOOLS[tool] else {})
            )
            said += call(target, tool, **given)[1]
        lines = [line for line in said.splitlines()[1:] if not line.startswith("  recruit")]
        told.append("\n".join(lines))  # without the key, and without examples drawn at random
    return told[0] == told[1], f"{len(told[0]):,} characters each"


def cookies_open_nothing(target: Target) -> tuple[bool, str]:
    """A cookie, a link and half a key open no seat over ``/mcp``."""
    table, guest = duel(target)
    token = guest.partition("=")[2]
    keys = ["", table.id, token, f"{table.id}.", f".{token}", f"{table.id}.{token[:-1]}"]
    opened = [key for key in keys if not call(target, "look", table=key)[0]]
    body = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "tools/call",
        "params": {"name": "look", "arguments": {"table": table.id}},
    }
    by_cookie = post(target, body, cookie=guest).json()["result"]["isError"]
    return not opened and bool(by_cookie), f"opened: {opened}, by cookie: {not by_cookie}"


def one_seat_alone(target: Target) -> tuple[bool, str]:
    """An agent cannot play for the seat of another, nor twice in a row for its own."""
    _bad, said = call(target, "sit", game=BATTLE, seat="red", opponents="random")
    key = key_of(said)
    first = call(target, "play", table=key, move=RED_ARMY)
    second = call(target, "play", table=key, move=RED_ARMY)
    held = not first[0] and ("Refused" in second[1] or second[0])
    return held, f"then: {second[1][:80]}"


def foreign_pages(target: Target) -> tuple[bool, str]:
    """A page of another site is refused, with and without an origin that looks like ours."""
    listing = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
    origins = ["https://evil.example", "null", f"http://127.0.0.1:{target.port}.evil.example"]
    statuses = [post(target, listing, origin=one).status for one in origins]
    statuses.append(post(target, listing, sec_fetch_site="cross-site").status)
    return statuses == [403] * 4, f"{statuses}"


def no_streams(target: Target) -> tuple[bool, str]:
    """Nothing is kept open: a stream is refused at once."""
    begin = time.monotonic()
    statuses = [target.http("GET", "/mcp", timeout=5.0, **ACCEPT).status for _one in range(3)]
    took = time.monotonic() - begin
    return statuses == [405] * 3 and took < 2.0, f"{statuses} in {took:.1f} s"


def waits_are_few(target: Target) -> tuple[bool, str]:
    """One seat cannot wait more often at once than it may have sockets."""
    table = target.open(BATTLE, {"red": ME, "yellow": OPEN})
    _bad, said = call(target, "sit", link=f"/t/{table.id}#seat={table.links['yellow']}")
    key = key_of(said)
    call(target, "play", table=key, move=RED_ARMY)
    with ThreadPoolExecutor(12) as pool:
        waits = list(pool.map(lambda _one: call(target, "wait", table=key, seconds=2), range(12)))
    waited = sum("Not yet" in text for _error, text in waits)
    return 1 <= waited <= 5, f"{waited} of 12 calls waited"


TRICKS = [
    nothing_of_others,
    cookies_open_nothing,
    one_seat_alone,
    foreign_pages,
    no_streams,
    waits_are_few,
]


def tried(target: Target) -> Iterable[Finding]:
    """Try every trick over ``/mcp``."""
    for one in TRICKS:
        held, said = one(target)
        yield Finding(str(one.__doc__).rstrip("."), "7.5", held, said)


def malformed(target: Target, count: int, seconds: float, seed: int = 1) -> Finding:
    """Send calls with strange contents; each is answered, none with a fault."""
    random = Random(seed)
    _bad, said = call(target, "sit", game=BATTLE, seat="red", opponents="random")
    key, bad, statuses, sent = key_of(said), list[str](), dict[int, int](), 0
    until = time.monotonic() + seconds
    while sent < count and time.monotonic() < until:
        sending = body(random, key)
        answer = post(target, sending, timeout=30.0)
        sent += 1
        statuses[answer.status] = statuses.get(answer.status, 0) + 1
        fault = answer.status >= 500 or answer.status == 0 or b"ncident" in answer.body
        if (fault or b"Traceback" in answer.body) and len(bad) < 20:
            bad.append(f"{answer.status} {answer.body[:200]!r}: {sending[:300]!r}")
    alive = target.http("GET", "/health").status == 200
    told = f"{sent} calls, {statuses}, {len(bad)} faults"
    return Finding("malformed calls of agents", "7.7", alive and not bad, told, {"bad": bad})


def body(random: Random, key: str) -> bytes:
    """Return a call with strange contents."""
    tool = random.choice([*TOOLS])
    args: dict[str, Any] = dict(TOOLS[tool])
    if "table" in args and random.random() < 0.8:
        args["table"] = key
    for name in args:
        if name != "table" and random.random() < 0.6:
            args[name] = grammar.phrase(random)
    method = random.choice(["tools/call"] * 8 + ["resources/read", "prompts/get", "x", ""])
    params: Any = {"name": tool, "arguments": args}
    if method == "resources/read":
        params = {"uri": random.choice(["rule://", "rulebook://", "file://"]) + args.get("id", "x")}
    text = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    kind = random.random()
    if kind < 0.3:
        return grammar.mutated(random, text)
    if kind < 0.5:
        at = text.rfind(b":", 0, random.randrange(8, len(text)))
        end = min(x for x in (text.find(b",", at), text.find(b"}", at), len(text)) if x > at)
        strange = grammar.value(random).encode("utf-8", "surrogatepass")
        return text[: at + 1] + strange + text[end:]
    if kind < 0.55:
        return b"[" * random.choice([10, 1000, 30_000])
    if kind < 0.6:
        return b"[" + b",".join([text] * random.choice([1, 50])) + b"]"
    return text
