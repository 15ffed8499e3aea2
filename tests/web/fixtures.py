"""What the client's tests read: sentences and offers from the playthroughs, written by Python."""

import json
from collections.abc import Iterator
from random import Random

from sztab.core.game import Json, Offer
from sztab.core.said import Event, Name
from sztab.core.table import Table
from sztab.core.words import LANGUAGES, said_json, say
from tests.at_hand import GAMES, random_move
from tests.playthroughs.telling import AT_HAND, Playthrough, table_of

FILES = ("sentences.json", "offers.json")
EVERY = 20  # moves between two positions whose offers are kept
MOST_OFFERS = 25  # of one position: enough to see each kind, small enough to read


def written() -> dict[str, str]:
    """Each file's name and text."""
    told = [one for one in AT_HAND if one.game != "pickets"]
    sentences = [entry for id in _ids(told) for entry in _sentences(id, told)]
    offers = [entry for one in told for entry in _offers(one)]
    return {"sentences.json": _lines(sentences), "offers.json": _lines(offers)}


def _ids(told: list[Playthrough]) -> list[str]:
    return sorted({one.game for one in told})


def _lines(entries: list[Json]) -> str:
    rows = [json.dumps(entry, ensure_ascii=False, sort_keys=True) for entry in entries]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def _played(one: Playthrough) -> Iterator[tuple[Table, list[Event]]]:
    """The table after each random move, and what that move told."""
    table, random = table_of(one), Random(one.seed)
    for _number in range(one.most):
        if not table.awaited:
            return
        seat, text = random_move(table, random)
        yield table, table.play(text, table.seats[seat])


def _sentences(id: str, told: list[Playthrough]) -> Iterator[Json]:
    """The first sentence of every key that the game's playthroughs tell, ask or offer."""
    game, seen = GAMES[id], set()
    for one in told:
        if one.game != id:
            continue
        for table, events in _played(one):
            said: list[Event | Name] = [*events]
            for seat in map(table.seats.index, table.awaited):
                said.append(game.prompt(table.state, seat))
                for offer in game.offers(table.state, seat):
                    said += [offer.say, *([offer.cost] if offer.cost else [])]
            for entry in said:
                if entry.key not in seen:
                    seen.add(entry.key)
                    words = {language: say(game, language, entry) for language in LANGUAGES}
                    yield {"game": id, "said": said_json(entry), **words}


def _offers(one: Playthrough) -> Iterator[Json]:
    for number, (table, _events) in enumerate(_played(one)):
        if number % EVERY == 0 and table.awaited:
            found = table.game.offers(table.state, table.seats.index(table.awaited[0]))
            step = -(-len(found) // MOST_OFFERS) or 1
            yield {
                "game": one.game,
                "name": one.name,
                "at": number,
                "offers": [_offer(offer) for offer in found[::step]],
            }


def _offer(offer: Offer) -> Json:
    plain: Json = {"text": offer.text, "picks": list(offer.picks)}
    if offer.warns:
        plain["warns"] = list(offer.warns)
    if offer.counts:
        plain["counts"] = dict(offer.counts)
    return plain
