"""Atlases: for each game, where its pieces stand, fight and fall, and how its map is drawn."""

from sztab.core.game import AnyGame
from sztab.lab.report.atlas.atlas import Atlas
from sztab.lab.report.atlas.flames_of_war import FlamesOfWarAtlas
from sztab.lab.report.atlas.medieval_battle import MedievalBattleAtlas
from sztab.lab.report.atlas.race_to_the_rhine import RhineAtlas
from sztab.lab.report.atlas.stand_at_mortain import MortainAtlas

ATLASES: dict[str, Atlas] = {
    "medieval-battle": MedievalBattleAtlas(),
    "stand-at-mortain": MortainAtlas(),
    "race-to-the-rhine": RhineAtlas(),
    "flames-of-war": FlamesOfWarAtlas(),
}


def find_atlas(game: AnyGame) -> Atlas | None:
    """Return the atlas of a game; a game of another package may have none."""
    return ATLASES.get(game.id)
