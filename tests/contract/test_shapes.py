"""Views and answers have the shapes that their games declare; the client's types are these."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sztab.core.data.shapes import differences
from sztab.core.errors import RulesError
from sztab.core.game import AnyGame, Json
from tests.at_hand import GAMES, ours, random_game

SHAPED = [id for id, game in GAMES.items() if game.shapes is not None]
MOST_MOVES = 160
APART = 8  # moves between two positions that are looked at
MOST_OFFERS = 6
FEW = 3  # teams and platoons that each question of Flames of War is asked about

Question = tuple[str, dict[str, Json]]


def test_every_game_with_a_drawing_declares_its_shapes() -> None:
    assert {id for id, game in GAMES.items() if ours(game)} - {"pickets"} == set(SHAPED)


@pytest.mark.parametrize("id", SHAPED)
def test_views_and_answers_have_their_declared_shape(id: str) -> None:
    game = GAMES[id]
    shapes, random = game.shapes, Random(3)
    assert shapes is not None
    asked: set[str] = set()
    for seed in (1, 2):
        for move, table in enumerate(random_game(game, seed, most=MOST_MOVES)):
            if move % APART:
                continue
            for seat in [*range(len(table.seats)), None]:
                assert list(differences(shapes.view, game.view(table.state, seat))) == []
            for seat in game.awaited(table.state):
                for question, args in _questions(game, table.state, seat, random):
                    try:
                        answer = game.ask(table.state, seat, question, args)
                    except RulesError:
                        continue
                    asked.add(question)
                    found = list(differences(shapes.answers[question], answer))
                    assert found == [], (question, args)
    assert asked == set(shapes.answers)


def _questions(game: AnyGame, state: Any, seat: int, random: Random) -> Iterator[Question]:
    """Questions of every kind that a person could ask here."""
    offers = game.offers(state, seat)
    view = game.view(state, seat)
    texts = [offer.text for offer in random.sample(offers, min(MOST_OFFERS, len(offers)))]
    if game.id == "flames-of-war":
        yield from _measured(game, state, seat, view, random)
        return
    for text in texts:
        yield "odds", {"move": text}
    if game.id == "medieval-battle":
        yield "suggest", {}
    if game.id != "race-to-the-rhine":
        hex = random.choice(sorted(view.get("hexes") or view["map"]["hexes"]))
        yield from (("visible", {"hex": hex}), ("reach", {"hex": hex}))
        yield from (("reach", {"unit": unit["id"]}) for unit in view["units"][:FEW])


def _measured(
    game: AnyGame, state: Any, seat: int, view: Json, random: Random
) -> Iterator[Question]:
    platoons = range(1, len(view["platoons"]) + 1)
    mine = [n for n in platoons if view["platoons"][n - 1]["side"] == "AB"[seat]]
    theirs = [n for n in platoons if n not in mine]
    own = [team["id"] for team in view["teams"] if team["platoon"] in mine and "footprint" in team]
    foes = [
        team["id"] for team in view["teams"] if team["platoon"] in theirs and "footprint" in team
    ]
    yield "legal", {"draft": "nonsense"}
    for move in game.propose(state, seat, random, 1):
        yield "legal", {"draft": game.text(move)}
    for platoon in random.sample(mine, min(FEW, len(mine))):
        target = random.choice(theirs)
        yield "command", {"platoon": platoon}
        yield "charges", {"platoon": platoon}
        yield "suggest", {"platoon": platoon}
        yield "targets", {"platoon": platoon}
        yield "acts", {"platoon": platoon}
        yield "air", {}
        yield "formation", {"platoon": platoon, "shape": "line", "at": [20, 20]}
        yield "to-hit", {"platoon": platoon, "target": target}
        yield "template", {"battery": platoon, "centre": [10, 10]}
        for team in random.sample(own, min(1, len(own))):
            yield "to-hit", {"team": team, "weapon": 0, "target": target}
            yield "sees", {"team": team}
            yield "path", {"team": team, "goal": [20, 20]}
            yield "path", {"ways": [{"team": team, "goal": [20, 20]}]}
            for foe in random.sample(foes, min(1, len(foes))):
                yield "distance", {"from": team, "to": foe}
                yield "visible", {"from": team, "to": foe}
                yield "to-range", {"battery": platoon, "by": team, "at": foe}
    for team in random.sample(own, min(1, len(own))):
        yield "reach", {"team": team}
