"""What the view of Stand at Mortain shows, as named facts: each change of them must be told."""

from collections.abc import Iterator
from typing import Any, ClassVar

from sztab.core.game import AnyGame, Json, Seat
from sztab.core.said import Event, Name
from sztab.core.telling import Claim, Fact, Telling
from sztab.games.stand_at_mortain.naming import card_name, place_name
from sztab.games.stand_at_mortain.shown.view import fields_of_fire


class MortainTelling(Telling):
    """Turns, cards, the deck, units, markers, interdiction and exits."""

    reads: ClassVar = (
        *("turn", "side", "card", "allowance", "used", "left", "drawn", "drawn/*", "had", "had/*"),
        *("units/*", "markers/*", "interdiction", "exits/now"),
        *("attack", "attack/*"),
    )
    asked: ClassVar = ("attack/*",)
    exempt: ClassVar = {
        "stage": "names the decision that is due: the prompt says it",
    }
    derived: ClassVar = {"fire": "the fields of fire of units whose places are told"}
    fleeting: ClassVar = ("used", "markers/*", "interdiction")  # the next card or turn clears them
    unclaimed: ClassVar = {
        "*.needed": "what is needed: printed, or a sum that is gone when the attack is over",
        "*.most": "the highest card that hits, a sum that is gone when the attack is over",
        "*.strength": "a sum that is gone when the attack is over",
        "*.allowed": "how many units the card activates: told and compared when it is drawn",
        "*.count": "how many units fire; each of them is named",
        "*.turns": "the length of the game: printed, it never changes",
        "joker-ends-turn.turn": "the turn that is over; the next one is told and compared",
        "deck-runs-out.turn": "the turn that is over; the next one is told and compared",
        "*.of": "how many US units there are: it never changes",
        "*.german-of": "how many German units there are: it never changes",
        "*.german-lost": "on the end page only: each elimination is told and compared",
    }

    def facts(self, view: Json, seat: Seat | None) -> dict[str, Fact]:
        """Everything that can change, by an id of its own."""
        found: dict[str, Fact] = {}
        found["exits"] = Fact(Name("germans-out"), view["exits"]["now"])
        if view["stage"] == "over":
            us = [unit for unit in view["units"] if unit["side"] == "us"]
            lost = sum(unit["at"] == "eliminated" for unit in us)
            found["us-lost"] = Fact(Name("us-lost"), lost)
        if view["card"] or view["drawn"]:
            found["turn"] = Fact(Name("turn"), view["turn"])
            found["left"] = Fact(Name("deck"), view["left"], "turn")
        if view["card"]:
            found["card"] = Fact(Name("in-play"), card_name(view["card"]))
            found["side"] = Fact(Name("in-play"), Name(view["side"]))
            stack = view["allowance"] == "stack"
            units = Name("one-stack") if stack else view["allowance"]
            found["allowance"] = Fact(Name("in-play"), units)
        if view["used"]:
            found["used"] = Fact(Name("activations"), view["used"], "left")
        for card in view["drawn"]:
            found[f"drawn/{card}"] = Fact(card_name(card), Name("drawn"), "turn")
        for side in view["had"]:
            found[f"had/{side}"] = Fact(Name(side), Name("in-play"), "turn")
        for marker, uses in view["markers"].items():
            if uses:
                found[f"markers/{marker}"] = Fact(Name(f"marker-{marker}"), uses, "turn")
        if view["interdiction"]:
            place = _hex(view, view["interdiction"])
            found["interdiction"] = Fact(Name("interdiction-on"), place, "turn")
        for unit in view["units"]:
            found.update(_unit_facts(view, unit))
        if view["attack"]:
            found.update(_attack_facts(view))
        return found

    def derive(self, game: AnyGame, told: Json, seat: Seat | None) -> Json:
        """SM-5.3: work out the fields of fire on a map with the same units."""
        units = {
            # Whoever is gone fires no more than one who waits, and a position with too many gone
            # could only be one of a game that is over.
            unit["id"]: "waiting" if _is_gone(unit) else unit["at"]
            for unit in told["units"]
        }
        return {"fire": fields_of_fire(game.load({"units": units}))}

    def claims(self, event: Event) -> Iterator[tuple[str, Claim]]:
        """What an event says about these facts."""
        args: Any = event.args
        if "left" in args:
            yield "left", Claim("left", args["left"])
        if event.key == "turn-begins":
            yield "turn", Claim("turn", args["turn"])
        if event.key in ("draws", "draws-face", "nothing-to-do"):
            yield "card", Claim("card", args["card"])
            yield "side", Claim("side", args["side"])
            if event.key == "draws":
                yield "units", Claim("allowance", args["units"])
        if "used" in args:
            yield "used", Claim("used", args["used"])
        if event.key in ("placed", "moves", "enters"):
            yield "hex", Claim(f"units/{args['unit'].args['id']}/at", args["hex"])
        if event.key == "moves":
            yield "origin", Claim(f"units/{args['unit'].args['id']}/at", args["origin"], "was")
        if event.key == "flipped":
            for value in ("AT", "AI"):
                yield value, Claim(f"units/{args['unit'].args['id']}/{value}", args[value])
        if event.key in ("air-attacks", "interdicts"):
            yield "uses", Claim("markers/air", args["uses"])
        if event.key == "oba-attacks":
            yield "uses", Claim("markers/oba", args["uses"])
        if event.key == "interdicts":
            yield "hex", Claim("interdiction", args["hex"])
        if "exits" in args:
            yield "exits", Claim("exits", args["exits"])
        if "lost" in args:
            yield "lost", Claim("us-lost", args["lost"])


def _attack_facts(view: Json) -> Iterator[tuple[str, Fact]]:
    """An attack that waits for another card or a miss: who fires at whom, and the face card."""
    attack = view["attack"]
    names = {unit["id"]: Name("unit", name=unit["name"], id=unit["id"]) for unit in view["units"]}
    yield "attack/face", Fact(Name("drawn"), card_name(attack["face"]))
    for id in attack["targets"]:
        yield f"attack/{id}/target", Fact(names[id], Name("under-attack"))
    for id in attack.get("firing", ()):
        yield f"attack/{id}/fires", Fact(names[id], Name("has-acted"))
    if attack["weapon"] != "ground":
        yield "attack/weapon", Fact(Name(f"marker-{attack['weapon']}"), Name("under-attack"))
    if "mode" in attack:
        yield "attack/mode", Fact(Name("under-attack"), attack["mode"])


def _unit_facts(view: Json, unit: Json) -> Iterator[tuple[str, Fact]]:
    """A unit; one that is eliminated has no values to tell of."""
    id = unit["id"]
    name = Name("unit", name=unit["name"], id=id)
    on_map = unit["at"] not in ("waiting", "exited", "eliminated")
    place = _hex(view, unit["at"]) if on_map else Name(f"place-{unit['at']}")
    yield f"units/{id}/at", Fact(name, place)
    if unit["acted"]:
        yield f"units/{id}/acted", Fact(name, Name("has-acted"), "left")
    if unit["at"] != "eliminated":
        yield f"units/{id}/AT", Fact(name, unit["AT"], f"units/{id}/at")
        yield f"units/{id}/AI", Fact(name, unit["AI"], f"units/{id}/at")
        flipped = Name("is-flipped" if unit["back"] else "is-whole")
        yield f"units/{id}/back", Fact(name, flipped, f"units/{id}/at")


def _is_gone(unit: Json) -> bool:
    """Return whether a unit that may wait off the map has left it for good."""
    may_wait = unit["id"].startswith(("ge-", "us-cc"))
    return may_wait and unit["at"] in ("exited", "eliminated")


def _hex(view: Json, hex: str) -> Name:
    return place_name(hex, view["names"].get(hex, ""))
