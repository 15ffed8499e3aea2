"""Moments of the playthroughs as the browser gets them, to test the drawings of the games with."""

import json
from random import Random

from sztab.core.game import Json
from sztab.core.table import Table
from tests.playthroughs.telling import AT_HAND, Playthrough, next_move, table_of
from tests.web.charges import POSITION

DRAWN = tuple(
    id
    for id in ("flames-of-war", "medieval-battle", "race-to-the-rhine", "stand-at-mortain")
    if any(one.game == id for one in AT_HAND)
)
LARGEST = "flames-of-war"  # its views are so large that each stage is kept only once
OF_A_STAGE = 1  # moments kept of each stage of a playthrough, the first ones
PRINTED = ("map", "mission", "table", "types")  # parts of a view that hardly ever change
LARGE = 1000  # characters of such a part that is not written twice
APART = 60  # and one after so many moves

CHARGES = tuple(  # from a platoon about to charge: the questions of an assault
    Playthrough(LARGEST, "charge", seed, position=POSITION, most=40) for seed in range(4)
)


def written() -> dict[str, str]:
    """Each file's name and text."""
    return {f"moments-{id}.json": shown(id) for id in DRAWN}


def shown(id: str) -> str:
    """The moments of all playthroughs of a game, one a line."""
    seen: dict[str, int] = {}
    moments: list[Json] = []
    for one in (*AT_HAND, *CHARGES):
        if one.game == id:
            moments += _moments(one, seen)
            seen = seen if id == LARGEST else {}
    _leave_out_printed(moments)
    lines = ",\n".join(json.dumps(moment, ensure_ascii=False) for moment in moments)
    return f"[\n{lines}\n]\n"


def _leave_out_printed(moments: list[Json]) -> None:
    """A large printed board stands only where it differs from the one before."""
    last: dict[str, str] = {}
    for moment in moments:
        for part in PRINTED:
            if part in moment["table"]:
                printed = json.dumps(moment["table"][part])
                if len(printed) > LARGE and printed == last.get(part):
                    del moment["table"][part]
                last[part] = printed


def _moments(one: Playthrough, seen: dict[str, int]) -> list[Json]:
    table = table_of(one)
    random = Random(one.seed)
    kept: list[Json] = []
    for number in range(1, one.most + 1):
        moment = _moment(table)
        stage = _stage(moment["table"])
        seen[stage] = seen.get(stage, 0) + 1
        if seen[stage] <= OF_A_STAGE or (number % APART == 0 and one.game != LARGEST):
            kept.append(moment)
        if not table.awaited:
            break
        seat, text, chance = next_move(table, one, number, random)
        table.play(text, seat, chance)
    return kept


def _stage(view: Json) -> str:
    """What is decided at this moment: the open question, else the step or stage of play."""
    question = view.get("question", {}).get("kind")
    return str(question or view.get("step") or view["stage"])


def _moment(table: Table) -> Json:
    """The view of the first awaited seat, and every word that its offers are picked by."""
    seat = table.awaited[0] if table.awaited else None
    offers = [] if seat is None else table.game.offers(table.state, table.seat(seat))
    return {
        "seat": seat,
        "table": table.view(seat),
        "picks": sorted({word for offer in offers for word in offer.picks}),
    }
