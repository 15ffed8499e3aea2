"""The list of keys is complete: what playthroughs tell is in it, with its arguments."""

import json
from pathlib import Path

import pytest

from sztab.lab.keys import keys_of
from tests.at_hand import GAMES, ours

SENTENCES = Path(__file__).parents[2] / "web" / "fixtures" / "sentences.json"
OURS = sorted(id for id, game in GAMES.items() if ours(game) and id != "pickets")


@pytest.mark.parametrize("id", OURS)
def test_every_told_key_is_listed_with_its_arguments(id: str) -> None:
    listed = {key.key: key for key in keys_of(GAMES[id])}
    told = [one["said"] for one in json.loads(SENTENCES.read_text()) if one["game"] == id]
    assert len(told) > 20
    for said in told:
        assert said["key"] in listed
        if "rule" in said:
            key = listed[said["key"]]
            assert key.kind in ("event", "modifier", "sentence"), said
    assert {key.kind for key in listed.values()} >= {"event", "refusal", "prompt", "offer", "name"}


def test_arguments_come_from_words_and_source() -> None:
    listed = {key.key: key for key in keys_of(GAMES["medieval-battle"])}
    assert listed["attacks"].args >= {"unit", "target", "hex", "cost", "left"}
    assert listed["attacks"].rules == {"MB-10.1"}
    assert "{ $unit }" in listed["attacks"].english
