"""What the view of Race to the Rhine shows, as named facts: each change of them must be told."""

from collections.abc import Iterator
from typing import Any, ClassVar

from sztab.core.game import AnyGame, Json, Seat
from sztab.core.said import Event, Name
from sztab.core.telling import Claim, Fact, Telling
from sztab.games.race_to_the_rhine.ledger import place_name
from sztab.games.race_to_the_rhine.moves import KINDS
from sztab.games.race_to_the_rhine.naming import load_name
from sztab.games.race_to_the_rhine.position.writing import KEYS
from sztab.games.race_to_the_rhine.state import ARMIES, FIRST_NUMBER, NUMBERS

UNDER_WAY = "what is under way in this turn: each step is told, and the prompt says what is due"


class RhineTelling(Telling):
    """Rounds and turns, fields, corps, trucks, tokens, cards, markers, medals and weather."""

    reads: ClassVar = (
        *("round", "turn", "last", "actions", "control/*", "control", "tokens", "tokens/*"),
        *("resistance", "resistance/*", "trucks", "trucks/*", "corps/*", "paratroops"),
        *("paratroops/*", "numbers", "numbers/*", "armies/*", "decks/*", "discards/*", "box/*"),
        *("pool/*", "track/*", "truck_track", "medals", "markers", "paratroops_left", "ostend"),
        *("rain", "bases/*", "count/*", "looked", "looked/*", "starving"),
        *("move", "move/corps", "move/card"),
    )
    asked: ClassVar = ("move/*",)
    exempt: ClassVar = {
        "stage": "names the decision that is due: the prompt says it",
        "decides": "who is asked now: the prompt says it",
        "move/steps": UNDER_WAY,
        "move/held": UNDER_WAY,
        "move/deck": UNDER_WAY,
        "transport": UNDER_WAY,
        "transport/*": UNDER_WAY,
        "drops": UNDER_WAY,
        "drops/*": UNDER_WAY,
        "surplus": UNDER_WAY,
        "surplus/*": UNDER_WAY,
        "shift": UNDER_WAY,
        "shift/*": UNDER_WAY,
        "drawn": "the bases used in this turn: each use is told",
        "drawn/*": "the bases used in this turn: each use is told",
        "resistance_played": "a limit of this turn: the card is told when it is played",
        "recon_played": "a limit of this turn: the card is told when it is played",
        "spared": "fields lost to a counterattack, which is told; they cannot be encircled",
        "spared/*": "fields lost to a counterattack, which is told; they cannot be encircled",
        "more_trucks": "that more trucks came into play is told, and their number",
        "antwerp": "the new main base is told as such",
        "ending": "how the game ended: the last lines tell it",
        "winner": "who reached the Rhine: the last lines tell it",
    }
    derived: ClassVar = {
        "previews": "aids to planning: what is connected, what a step costs and risks",
        "closed": "actions that are not possible now, with the reason",
        "limits": "printed beside the logistics level, which is told",
    }
    prompted: ClassVar = (
        *(
            "stage",
            "decides",
            "move/steps",
            "move/held",
            "move/deck",
            "transport",
            "transport/*",
            "drops",
            "drops/*",
        ),
        *("surplus", "surplus/*", "shift", "shift/*", "drawn", "drawn/*", "spared", "spared/*"),
        *("resistance_played", "recon_played", "more_trucks", "antwerp", "ending", "winner"),
    )
    unclaimed: ClassVar = {
        "*.help": "how much ammo help stands for, gone when the fight is over",
        "*.pays": "how many tokens are paid: what is left is told and compared",
        "gains-trucks.count": "how many trucks are taken: what lies where is told and compared",
        "finds-no-truck.count": "no truck is taken: what lies where is told and compared",
        "more-trucks.count": "how many trucks are added: their track is told and compared",
        "dice.total": "dice are not on the table any more when the step is over",
        "number-*.number": "which number marker: its place is told and compared",
        "*.turns": "the turns played, which are told and compared as they begin",
        "turns-over.count": "the turns played, which are told and compared as they begin",
    }

    def facts(self, view: Json, seat: Seat | None) -> dict[str, Fact]:
        """Everything that can change, by an id of its own."""
        turn = Name(view["turn"])
        found: dict[str, Fact] = {
            "round": Fact(Name("round"), view["round"]),
            "turn": Fact(Name("round"), Name("turn-at", round=view["round"], army=turn)),
            "last": Fact(Name("round"), Name("last-round" if view["last"] else "not-last")),
            "actions": Fact(turn, view["actions"]),
            "pool": Fact(Name("pool"), _load(view["pool"])),
            "track": Fact(Name("supply-track"), _load(view["track"])),
            "roads": Fact(Name("roads"), len(view["trucks"])),
            "truck-track": Fact(Name("truck-track"), view["truck_track"]),
            "medals-left": Fact(Name("medals-left"), view["medals"]),
            "markers": Fact(Name("markers-left"), view["markers"]),
            "paratroops-left": Fact(Name("paratroops-left"), view["paratroops_left"]),
            "box-medals": Fact(Name("box"), view["box"]["medals"]),
            "box-markers": Fact(Name("box"), view["box"]["markers"]),
            "ostend": Fact(Name("ostend-marker"), Name("in-place" if view["ostend"] else "in-box")),
            "rain": Fact(Name("weather"), Name("is-rain" if view["rain"] else "is-sun")),
        }
        if len(view["armies"]) == 1:  # others need not count them
            found["starving"] = Fact(Name("card-starving"), view["starving"])
        if "move" in view:
            corps, card = view["move"]["corps"], view["move"]["card"]
            found[f"move/{corps}"] = Fact(_corps(view, corps), Name("has-moved"))
            if card:
                found[f"move/{card}/card"] = Fact(_corps(view, corps), _card(view, card))
        for army, held in view["armies"].items():
            found.update(_army_facts(view, army, held))
        for id, corps in view["corps"].items():
            found.update(_corps_facts(view, id, corps))
        for id, field in view["map"]["fields"].items():
            found.update(_field_facts(view, id, field["name"]))
        if "numbers" in view:
            for number in range(FIRST_NUMBER, FIRST_NUMBER + NUMBERS):
                at = view["numbers"].get(str(number))
                where = _name(view, at) if at else Name("number-gone")
                found[f"numbers/{number}"] = Fact(Name("number", number=number), where)
        for way in view["trucks"]:
            start, goal = way.split()
            name = Name("field", name=_name(view, start))
            found[f"roads/{way}"] = Fact(name, _name(view, goal), "roads")
        for deck, cards in view["decks"].items():
            found[f"decks/{deck}"] = Fact(_deck(view, deck), len(cards))
        for deck, look in view["looked"].items():
            for army in look["by"]:
                by = Fact(_deck(view, deck), Name(army), f"decks/{deck}")
                found[f"looked/{deck}/{army}"] = by
            if "card" in look:
                card = Fact(_deck(view, deck), _card(view, look["card"]), f"decks/{deck}")
                found[f"looked/{deck}/card"] = card
        for id, place, given in _open_cards(view):
            found[f"cards/{id}"] = Fact(_card(view, id), place, given)
        return found

    def derive(self, game: AnyGame, told: Json, seat: Seat | None) -> Json:
        """Work out previews and closed actions on a board set up from what is told."""
        position = {key: part for key, part in told.items() if key in KEYS}
        position["looked"] = {
            # Who has not looked cannot tell the cards of a deck apart: any of them will do.
            deck: {"card": told["decks"][deck][0], **look}
            for deck, look in told["looked"].items()
        }
        return {
            key: part
            for key, part in game.view(game.load(position), seat).items()
            if key in self.derived
        }

    def claims(self, event: Event) -> Iterator[tuple[str, Claim]]:
        """What an event says about these facts."""
        args: Any = event.args
        if event.key == "ledger":
            yield from _ledger_claims(args["lines"])
        if event.key in ("turn-begins", "next-turn"):
            count = "round" if event.key == "turn-begins" else "count"
            yield count, Claim("round", args[count])
            yield "actions", Claim("actions", args["actions"])
        if event.key == "climbs":
            yield "level", Claim(f"level/{args['army'].key}", args["level"])
        if "stock" in args:
            yield "stock", Claim(f"trucks/{args['army'].key}", args["stock"])
        if event.key in ("marker-placed", "marker-lifted", "marker-boxed"):
            yield "count", Claim("markers", args["count"])
        if event.key in ("wins-medal", "feeds", "returns-medal"):
            yield "count", Claim(f"medal-tokens/{args['army'].key}", args["count"])
        if event.key == "trucks-return":
            yield "count", Claim("truck-track", args["count"])
        if event.key in ("crosses-rhine", "wins-by-medals"):
            yield "count", Claim(f"medals/{args['army'].key}", args["count"])
        if event.key == "solo-result":
            yield "medals", Claim(f"medals/{args['army'].key}", args["medals"])
        if event.key == "loses-fight":  # the card that somebody knew is in the deck again
            for deck in _deck_ids(args["deck"]):
                for part in (*ARMIES, "card"):
                    yield "deck", Claim(f"looked/{deck}/{part}", args["deck"], "ends")


def _ledger_claims(line: Any) -> Iterator[tuple[str, Claim]]:
    while True:
        one = line.args["first"] if line.key == "ledger-more" else line
        value = next(
            one.args[arg] for arg in ("load", "drops", "place", "count") if arg in one.args
        )
        yield "lines", Claim(one.args["id"], value)
        if "tokens" in one.args:
            army = one.args["id"].removeprefix("medals/")
            yield "lines", Claim(f"medal-tokens/{army}", one.args["tokens"])
        if one is line:
            return
        line = line.args["rest"]


def _army_facts(view: Json, army: str, held: Json) -> Iterator[tuple[str, Fact]]:
    name = Name(army)
    yield f"trucks/{army}", Fact(name, held["trucks"])
    yield f"level/{army}", Fact(name, held["level"])
    yield f"medals/{army}", Fact(name, view["count"][army])
    yield f"medal-tokens/{army}", Fact(name, held["medals"])
    yield f"bases/{army}", Fact(name, _name(view, view["bases"][army]))
    card = Name("is-commander-active" if held["commander"] else "is-commander-used")
    yield f"commander/{army}", Fact(name, card)
    flying = Name("air-home") if held["air"] == "stock" else _deck(view, held["air"])
    yield f"air/{army}", Fact(name, flying)


def _corps_facts(view: Json, id: str, corps: Json) -> Iterator[tuple[str, Fact]]:
    name = _corps(view, id)
    yield f"corps/{id}/at", Fact(name, _name(view, corps["at"]))
    yield f"load/{id}", Fact(name, _load(corps))
    active = Name("is-immobilised" if corps.get("immobilised") else "is-active")
    yield f"corps/{id}/active", Fact(name, active)
    if corps.get("moved"):
        yield f"corps/{id}/moved", Fact(name, Name("has-moved"), "turn")


def _corps(view: Json, id: str) -> Name:
    printed = view["map"]["corps"][id]
    return Name("corps", label=printed["label"], army=Name(printed["army"]))


def _field_facts(view: Json, id: str, title: str) -> Iterator[tuple[str, Fact]]:
    name = Name("field", name=title)
    holder = view["control"].get(id)
    yield f"control/{id}", Fact(name, Name(holder) if holder else Name("germans"))
    yield f"stock/{id}", Fact(name, _load(view["tokens"].get(id, {})))
    if id in view["resistance"]:
        yield f"resistance/{id}", Fact(name, Name("resistance-marker"), f"control/{id}")
    drops = [marker["dark"] for marker in view["paratroops"] if marker["at"] == id]
    dark = sum(drops)
    yield f"drops/{id}", Fact(name, Name("drops-on", light=len(drops) - dark, dark=dark))


def _open_cards(view: Json) -> Iterator[tuple[str, Name, str]]:
    """The cards that lie in no deck, each with its place and what takes it from there."""
    common = bool(view["options"].get("common_deck"))
    for army, held in view["armies"].items():
        for where in ("beaten", "kept"):
            for id in held[where]:
                yield id, place_name(where, army, common), ""
    for deck, pile in view["discards"].items():
        for id in pile:
            yield id, place_name("discarded", deck, common), f"decks/{deck}"
    for id in view["box"]["cards"]:
        yield id, place_name("boxed", "red", common), ""


def _card(view: Json, id: str) -> Name:
    name = view["faces"][id]["name"]
    return Name(name["key"], **name["args"])


def _deck(view: Json, deck: str) -> Name:
    if deck == "resistance":
        return Name("deck-resistance")
    if view["options"].get("common_deck"):
        return Name("deck-common")
    return Name("deck-pursuit", army=Name(deck))


def _deck_ids(deck: Name) -> tuple[str, ...]:
    """The ids that a deck of this name can have in a view."""
    if deck.key == "deck-resistance":
        return ("resistance",)
    army = deck.args.get("army")
    return (army.key,) if isinstance(army, Name) else ARMIES  # a common deck goes by any army


def _name(view: Json, field: str) -> str:
    return str(view["map"]["fields"][field]["name"])


def _load(tokens: Json) -> Name:
    return load_name(*(tokens.get(kind, 0) for kind in KINDS))
