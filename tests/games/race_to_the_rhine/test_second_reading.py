"""A second reading of the rules about the map, by names and sets only, beside random play.

It knows a table by its dumped position and the printed map alone, and shares no code with the game.
"""

from random import Random
from typing import Any

import pytest

from sztab import find_game
from sztab.core.fate import SeededFate
from sztab.core.options import validated

GAME = find_game("race-to-the-rhine")
MAP = GAME.view(GAME.load({}), None)["map"]
FIELDS: dict[str, Any] = MAP["fields"]
BESIDE: dict[str, set[str]] = {id: set() for id in FIELDS}
ROADS: dict[str, dict[str, set[str]]] = {
    army: {id: set() for id in FIELDS} for army in ("red", "white", "blue")
}
for one, other, colours in MAP["arrows"]:
    for start, goal in ((one, other), (other, one)):
        BESIDE[start].add(goal)
        for colour in set(colours) & set(ROADS):
            ROADS[colour][start].add(goal)
RHINE = {id for id, field in FIELDS.items() if "victory" in field}
FLAGGED = {id for id in RHINE if "flag" in FIELDS[id]}
STARTS = {id for id, field in FIELDS.items() if "start" in field}
PORTS = {"rotterdam", "vlissingen", "dunkerque", "calais", "boulogne"}
ABSENT = "absent"
OPTIONS = ("weather", "common_deck", "hard_red", "hard_white", "hard_blue")


def holders(table: Any) -> dict[str, str | None]:
    """RR-0.6, RR-4.14, RR-4.15, RR-17.4: who controls each field."""
    found: dict[str, str | None] = {}
    seats = set(table["seats"])
    for id, field in FIELDS.items():
        armies = set(field["colours"]) & set(ROADS)
        found[id] = field.get("held") or table["control"].get(id)
        if found[id] or id in RHINE:
            continue
        missing = armies - seats
        if len(seats) == 1:
            excluded = seats == {"white"} and id in ("bruxelles", "maastricht")
            found[id] = ABSENT if excluded or not armies & seats else None
        elif missing and not (missing == {"white"} and len(armies) == 2):
            found[id] = ABSENT
    return found


def connected(held: dict[str, str | None]) -> set[str]:
    """RR-0.9: the uncontrolled fields with a chain to Düsseldorf, or to the Rhine without it."""
    ends = {"duesseldorf"} if held["duesseldorf"] is None else RHINE
    reached = {id for id in ends if held[id] is None}
    waiting = list(reached)
    while waiting:
        new = {id for id in BESIDE[waiting.pop()] if held[id] is None} - reached
        reached |= new
        waiting += new
    return reached


def marches(table: Any) -> set[str]:
    """RR-10.1 to RR-10.4, RR-10.7, RR-10.11, RR-13.5: every step that a corps may make."""
    army, held = table["turn"], holders(table)
    stock = table["armies"][army]
    standing = {card["at"] for card in table["corps"].values()}
    on_the_way = table.get("move", {}).get("corps")
    found = set()
    for id, card in table["corps"].items():
        if MAP["corps"][id]["army"] != army or on_the_way not in (None, id):
            continue
        begins = on_the_way is None
        if begins and (card.get("immobilised") or card.get("moved") or not card["fuel"]):
            continue
        if not begins and table["move"]["held"] and not card["fuel"]:
            continue
        for goal in ROADS[army][card["at"]] - standing:
            if held[goal] not in (None, army):
                continue
            fort = held[goal] is None and "fort" in FIELDS[goal]
            if fort and not card["ammo"] and not helped(table, goal):
                continue
            if not begins or table["actions"]:
                found.add(f"march {id} {goal}")
            if begins and army == "blue" and stock["commander"]:
                found.add(f"commander march {id} {goal}")
    return found


def helped(table: Any, goal: str) -> bool:
    """RR-10.16: whether air support or paratroops help on a field."""
    own = "red" if list(table["discards"]) == ["red"] else table["turn"]
    hostile = goal in table["resistance"] or "flag" in FIELDS[goal]
    air = table["armies"][table["turn"]]["air"] == ("resistance" if hostile else own)
    return air or any(drop["at"] == goal for drop in table["paratroops"])


def reactions(table: Any) -> set[str]:
    """RR-14, RR-15.10, RR-15.12, RR-16.3: every German reaction."""
    held, marked, options = holders(table), set(table["resistance"]), table["options"]
    fortress = options.get("hard_blue", False) and not options.get("training", False)
    spreading = marked if not fortress or metz_is_joined(marked) else marked - {"metz"}
    places = {
        f"resist {id}"
        for id in FIELDS
        if held[id] is None
        and id not in marked
        and "flag" not in FIELDS[id]
        and BESIDE[id] & (FLAGGED | spreading)
        and not table["last"]
    }
    return (places or {"forgo"}) | {
        f"counterattack {id}" for id in open_fields(table) if held[id] != table["turn"]
    }


def metz_is_joined(marked: set[str]) -> bool:
    """RR-15.10: whether a chain of markers joins Metz to a victory field with a flag."""
    chain, waiting = {"metz"} & marked, ["metz"]
    while waiting:
        new = BESIDE[waiting.pop()] & marked - chain
        chain |= new
        waiting += new
    return any(BESIDE[id] & FLAGGED for id in chain)


def open_fields(table: Any) -> set[str]:
    """RR-14.6: the player markers that a counterattack of the player could remove."""
    held = holders(table)
    reached = connected(held)
    options = table["options"]
    hard = options.get("hard_red", False) and not options.get("training", False)
    ports = {id for id in PORTS if held[id] != "red"} if hard and table["turn"] != "red" else set()
    bases = {field["main"]: id for id, field in FIELDS.items() if "main" in field}
    if table["antwerp"]:
        bases["red"] = "antwerpen"
    guarded = {card["at"] for card in table["corps"].values()} | set(bases.values())
    return {
        id
        for id in table["control"]
        if not ({id} | BESIDE[id]) & guarded
        and not BESIDE[id] & STARTS
        and BESIDE[id] & (reached | ports)
    }


def gains(table: Any, taken: str) -> dict[str, str]:
    """RR-10.24, RR-10.25: the field that a corps takes, and what it encircles."""
    army, held = table["turn"], holders(table)
    before = connected(held)
    found = {taken: army}
    for id in before - connected({**held, taken: army}) - {taken}:
        colours = set(FIELDS[id]["colours"])
        if len(table["seats"]) == 1:
            colours &= {army}
        if "flag" in FIELDS[id] or id in table["resistance"] or id in RHINE | set(table["spared"]):
            continue
        if len(colours) == 1:
            found[id] = next(iter(colours))
        elif army in colours:
            found[id] = army
    return found


def liveliest(texts: list[str], random: Random) -> str:
    """A march more often than not, and seldom loading, so that the map changes hands."""
    steps = [text for text in texts if "march" in text]
    rest = [text for text in texts if not text.startswith(("load", "unload"))]
    return random.choice(steps if steps and random.random() < 0.7 else rest or texts)


@pytest.mark.rule("RR-0.9", "RR-10.2", "RR-10.24", "RR-10.25", "RR-14.2", "RR-14.6")
@pytest.mark.parametrize("seats", GAME.seatings, ids=" ".join)
def test_a_second_reading_of_the_map_agrees_in_random_play(seats: tuple[str, ...]) -> None:
    random = Random(len(seats) * 31 + len(seats[0]))
    fate = SeededFate(random)
    chosen = {name: random.random() < 0.4 for name in OPTIONS}
    state = GAME.new(validated(GAME.id, GAME.options(), chosen), seats, fate)
    for _move in range(250):
        if not GAME.awaited(state):
            break
        seat = GAME.awaited(state)[0]
        table = GAME.dump(state)
        texts = [GAME.text(move) for move in GAME.moves(state, seat)]
        if table["stage"] in ("acting", "moving"):
            assert {text for text in texts if "march" in text} == marches(table)
        if table["stage"] == "reacting" and len(seats) > 1:
            assert set(texts) == reactions(table)
        held = holders(table)
        shown = GAME.view(state, None)["previews"]
        assert set(shown["connected"]) == connected(held)
        assert {*shown["connected"], *shown["cut_off"]} == {id for id in held if not held[id]}
        text = liveliest(texts, random)
        state = GAME.apply(state, seat, GAME.parse(text), fate).state
        now = GAME.dump(state)["control"]
        gained = {id: now[id] for id in now if table["control"].get(id) != now[id]}
        if gained:
            entered = "march" in text
            taken = text.split()[-1] if entered else table["corps"][table["move"]["corps"]]["at"]
            assert gained == gains(table, taken)
