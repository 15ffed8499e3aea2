"""What the view of Medieval Battle shows, as named facts: each change of them must be told."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

from sztab.core.game import AnyGame, Json, Seat
from sztab.core.said import Event, Name
from sztab.core.telling import Claim, Fact, Telling
from sztab.games.medieval_battle.moves import COMBAT_KINDS
from sztab.games.medieval_battle.naming import SIDES, army_name
from sztab.games.medieval_battle.notation import parse_army
from sztab.games.medieval_battle.shown.view import zones
from sztab.games.medieval_battle.state import KINDS

LEFT_ON_CARD = ("marches", "marches-by", "attacks", "retreats", "flees", "shoots", "melee")


class MedievalTelling(Telling):
    """Turns, units, wagons, flags, markers, victory points and armies."""

    reads: ClassVar = (
        *("turn", "side", "army", "units/*", "control/*", "control", "markers/*", "vp/*"),
        "target",
    )
    asked: ClassVar = ("target/*",)
    exempt: ClassVar = {
        "stage": "names the decision that is due: the prompt says it",
        "mover": "the unit of this turn: each of its moves is told",
        "passes": "counts the passes, which are told one by one",
    }
    derived: ClassVar = {"zones": "the zones of control of units whose places are told"}
    unclaimed: ClassVar = {
        "*.cost": "what a step costs; what is left is told beside it and compared",
        "*.price": "what an army costs; no view adds it up",
        "*.points": "what may be spent: printed, it never changes",
        "*.base": "a sum of the battle tables, gone when the fight is over",
        "*.index": "a sum of the battle tables, gone when the fight is over",
        "*.own": "a result of the battle tables; the losses are told and compared",
        "*.enemy": "a result of the battle tables; the losses are told and compared",
        "wagon-destroyed.vp": "what a wagon is worth; the total is told beside it and compared",
        "wins*.red": "the worth of the units on the map; no view adds it up",
        "wins*.yellow": "the worth of the units on the map; no view adds it up",
        "drawn.worth": "the worth of the units on the map; no view adds it up",
        "finishes-deployment.left": "how many units stay in reserve; each of them is shown there",
    }

    def facts(self, view: Json, seat: Seat | None) -> dict[str, Fact]:
        """Everything that can change, by an id of its own."""
        found: dict[str, Fact] = {}
        if view["turn"]:  # before the battle the prompt says who places next
            found["turn"] = Fact(Name("turn"), view["turn"])
            found["side"] = Fact(Name("turn"), Name(view["side"]))
        for hex in view["map"]["flags"]:
            holder = Name(view["control"].get(hex, "nobody"))
            found[f"flags/{hex}"] = Fact(Name("flag-on", hex=hex), holder)
        for side in SIDES:
            found[f"vp/{side}"] = Fact(Name(side), view["vp"][side])
            found[f"markers/{side}"] = Fact(Name(side), view["markers"][side])
        if seat is not None and "army" in view:
            army = army_name(parse_army(view["army"].split()))
            found["army"] = Fact(Name("you"), army, f"armies/{SIDES[seat]}")
        if view["units"]:
            for side in SIDES:
                found[f"armies/{side}"] = Fact(Name(side), _army(view["units"], side))
        for unit in view["units"]:
            found.update(_unit_facts(view, unit))
            if unit["id"] == view["target"]:
                found[f"target/{unit['id']}"] = Fact(_unit(unit), Name("under-attack"))
        return found

    def derive(self, game: AnyGame, told: Json, seat: Seat | None) -> Json:
        """MB-8: work out the zones of control on a map with the same units."""
        units = [
            {"id": unit["id"], "at": unit["at"]}
            for unit in told["units"]
            if unit["at"] in told["map"]["hexes"]
        ]
        state = game.load({"map": told["map"]["layout"], "units": units})
        return {"zones": zones(state)}

    def claims(self, event: Event) -> Iterator[tuple[str, Claim]]:
        """What an event says about these facts."""
        args: Any = event.args
        unit = _id(args.get("unit")) or _id(args.get("wagon"))
        if event.key in ("marches", "marches-by"):
            yield "origin", Claim(f"units/{unit}/at", args["origin"], "was")
        if "hex" in args and event.key not in ("attacks", "takes-flag", "loses-flag", "merges"):
            yield "hex", Claim(f"units/{unit}/at", args["hex"])
        if "left" in args:
            if event.key in LEFT_ON_CARD or event.key == "wagon-turned":
                yield "left", Claim(f"units/{unit}/mp", args["left"])
            elif event.key == "passes-friend":
                yield "left", Claim(f"units/{_id(args['friend'])}/mp", args["left"])
            elif event.key == "merges":
                yield "left", Claim(f"units/{_id(args['partner'])}/mp", args["left"])
                yield "strength", Claim(f"units/{_id(args['partner'])}/strength", args["strength"])
            elif event.key == "loses-knight":
                yield "left", Claim(f"units/{unit}/strength", args["left"])
            elif event.key == "regroups":
                yield "left", Claim(f"markers/{args['side'].key}", args["left"])
        if event.key == "turn-begins":
            yield "turn", Claim("turn", args["turn"])
            yield "side", Claim("side", args["side"])
        if event.key in ("takes-flag", "loses-flag", "wins", "wins-by-value"):
            yield "vp", Claim(f"vp/{args['side'].key}", args["vp"])
        if event.key in ("wins", "wins-by-value"):
            loser = SIDES[1 - SIDES.index(args["side"].key)]
            yield "other", Claim(f"vp/{loser}", args["other"])
        if event.key == "drawn":
            yield "vp", Claim("vp/red", args["vp"])
        if event.key == "wagon-destroyed":
            yield "total", Claim(f"vp/{args['side'].key}", args["total"])
        if event.key.startswith("ends-"):
            for side in SIDES:
                yield side, Claim(f"vp/{side}", args[side])
        if event.key == "refreshed":
            for rested in _listed(args["units"]):
                if rested.key == "rested-none":
                    break
                yield "units", Claim(f"units/{_id(rested.args['unit'])}/mp", rested.args["left"])


def _unit_facts(view: Json, unit: Json) -> Iterator[tuple[str, Fact]]:
    """A unit on the table; one that is gone has neither points nor knights to tell of."""
    id, army, name = unit["id"], f"armies/{unit['side']}", _unit(unit)
    yield f"units/{id}/at", Fact(name, _place(view, unit["at"]), army)
    if unit["at"] == "gone":
        return
    given = f"units/{id}/at" if unit["at"] != "reserve" else army
    yield f"units/{id}/mp", Fact(name, unit["mp"], given)
    if unit["kind"] == "WG":
        kept = Name("fortified" if unit["mp"] else "not-fortified")
        yield f"units/{id}/fortified", Fact(name, kept, given)
    else:
        yield f"units/{id}/strength", Fact(name, unit["strength"], given)


def _unit(unit: Json) -> Name:
    id = unit["id"]
    number = int(id[4:] or 1)
    return Name(f"unit-{unit['kind']}", side=Name(unit["side"]), n=number, id=id)


def _place(view: Json, at: str) -> Name | str:
    where, *slot = at.split()
    if where == "fled":
        return Name("place-fled", slot=view["map"]["modules"][slot[0]])
    return Name(f"place-{at}") if at in ("reserve", "gone") else at


def _army(units: Json, side: str) -> Name:
    kinds = Counter(unit["kind"] for unit in units if unit["side"] == side)
    return army_name(tuple(kinds[kind] for kind in KINDS[:COMBAT_KINDS]))


def _id(name: Any) -> str:
    return str(name.args["id"]) if isinstance(name, Name) and "id" in name.args else ""


def _listed(name: Any) -> Iterator[Any]:
    """The parts of a list, in their order."""
    while name.key.startswith("list-"):
        yield name.args["first"]
        name = name.args["rest"]
    yield name
