"""Codecs: how the positions and moves of each game become numbers."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from sztab.core.errors import SztabError
from sztab.core.options import Value
from sztab.research.codecs import (
    flames_of_war,
    medieval_battle,
    race_to_the_rhine,
    stand_at_mortain,
)
from sztab.research.codecs.codec import Codec

__all__ = ["CODECS", "Codec", "find_codec"]

Maker = Callable[[Any, Mapping[str, Value], int], Codec]
CODECS: Final[Mapping[str, Maker]] = {
    "flames-of-war": flames_of_war.FlamesOfWarCodec,
    "medieval-battle": medieval_battle.MedievalBattleCodec,
    "race-to-the-rhine": race_to_the_rhine.RaceToTheRhineCodec,
    "stand-at-mortain": stand_at_mortain.StandAtMortainCodec,
}


def find_codec(game: str, opening: Any, options: Mapping[str, Value], seats: int) -> Codec:
    """Return the codec of a game that begins with *opening* and has so many seats."""
    if game not in CODECS:
        raise SztabError(f"There is no codec for {game!r}: choose {', '.join(CODECS)}.")
    return CODECS[game](opening, options, seats)
