"""Moments of the playthroughs as the browser gets them, to test the drawings of the games with."""

import json
from random import Random

from sztab.core.game import Json
from sztab.core.table import Table
from tests.playthroughs.telling import AT_HAND, Playthrough, next_move, table_of

DRAWN = tuple(
    id
    for id in ("medieval-battle", "race-to-the-rhine", "stand-at-mortain")
    if any(one.game == id for one in AT_HAND)
)
OF_A_STAGE = 1  # moments kept of each stage of a playthrough, the first ones
LARGE = 10_000  # characters of a map that is not written twice
APART = 60  # and one after so many moves


def written() -> dict[str, str]:
    """Each file's name and text."""
    return {f"moments-{id}.json": shown(id) for id in DRAWN}


def shown(id: str) -> str:
    """The moments of all playthroughs of a game, one a line."""
    moments = [moment for one in AT_HAND if one.game == id for moment in _moments(one)]
    _leave_out_same_maps(moments)
    lines = ",\n".join(json.dumps(moment, ensure_ascii=False) for moment in moments)
    return f"[\n{lines}\n]\n"


def _leave_out_same_maps(moments: list[Json]) -> None:
    """A large printed board stands only where it differs from the one before."""
    last = ""
    for moment in moments:
        printed = json.dumps(moment["table"].get("map"))
        if len(printed) > LARGE and printed == last:
            del moment["table"]["map"]
        last = printed


def _moments(one: Playthrough) -> list[Json]:
    table = table_of(one)
    random = Random(one.seed)
    kept: list[Json] = []
    seen: dict[str, int] = {}
    for number in range(1, one.most + 1):
        moment = _moment(table)
        stage = moment["table"]["stage"]
        seen[stage] = seen.get(stage, 0) + 1
        if seen[stage] <= OF_A_STAGE or number % APART == 0:
            kept.append(moment)
        if not table.awaited:
            break
        seat, text, chance = next_move(table, one, number, random)
        table.play(text, seat, chance)
    return kept


def _moment(table: Table) -> Json:
    """The view of the first awaited seat, and every word that its offers are picked by."""
    seat = table.awaited[0] if table.awaited else None
    offers = [] if seat is None else table.game.offers(table.state, table.seat(seat))
    return {
        "seat": seat,
        "table": table.view(seat),
        "picks": sorted({word for offer in offers for word in offer.picks}),
    }
