"""What the view of Pickets shows, as named facts: each change of them must be told."""

from collections.abc import Iterator
from typing import Any, ClassVar

from pickets.state import CARDS, SIDES
from sztab.core.game import Seat
from sztab.core.said import Event, Name
from sztab.core.telling import Claim, Fact, Telling


class PicketsTelling(Telling):
    """Rounds, turns, pickets, cards in hand and hits."""

    reads: ClassVar = (
        *("round", "mover", "actions", "posts/*", "hits/*", "cards/*", "hand", "hand/*", "chosen"),
    )
    exempt: ClassVar = {
        "unseen/*": "what is left when the cards that were played, and told, are taken away",
        "under_fire": "the question to the side under fire; the shot itself is told",
    }
    unclaimed: ClassVar = {
        "*.die": "a die is not on the table any more when the step is over",
        "*.needed": "what the die has to show follows from the rules, not from the table",
    }

    def facts(self, view: Any, seat: Seat | None) -> dict[str, Fact]:
        """Everything that can change, by an id of its own."""
        mover = Name(f"side-{SIDES[view['mover']]}")
        found = {
            "round": Fact(Name("round"), view["round"]),
            "mover": Fact(Name("turn"), mover),
            "actions": Fact(mover, view["actions"]),
        }
        for at, side in enumerate(SIDES):
            name = Name(f"side-{side}")
            found[f"posts/{side}"] = Fact(name, _ford(view["posts"][at]))
            found[f"hits/{side}"] = Fact(name, view["hits"][at])
            found[f"cards/{side}"] = Fact(name, view["cards"][at])
        if seat is not None:
            choice = view["chosen"] or view["posts"][seat]
            found["choice"] = Fact(Name("you", side=Name(f"side-{SIDES[seat]}")), _ford(choice))
            for card in CARDS:
                found[f"hand/{card}"] = Fact(Name(f"card-{card}"), view["hand"].count(card))
        return found

    def claims(self, event: Event) -> Iterator[tuple[str, Claim]]:
        """What an event says about these facts."""
        args = event.args
        if event.key == "posted":
            for side in SIDES:
                yield side, Claim(f"posts/{side}", args[side])
        if "round" in args:
            yield "round", Claim("round", args["round"])
        if "ford" in args and event.key == "marches":
            yield "ford", Claim(f"posts/{_side(args['side'])}", args["ford"])
        if "actions" in args:
            yield "actions", Claim("actions", args["actions"])
        if "total" in args:
            yield "total", Claim(f"hits/{_side(args['side'])}", args["total"])
        if "cards" in args:
            yield "cards", Claim(f"cards/{_side(args['side'])}", args["cards"])
        if "held" in args and isinstance(card := args["card"], Name):
            yield "held", Claim(card.key.replace("card-", "hand/"), args["held"])


def _ford(ford: str) -> Name:
    return Name(f"ford-{ford}") if ford else Name("no-ford-yet")


def _side(name: Any) -> str:
    return str(name.key.removeprefix("side-"))
