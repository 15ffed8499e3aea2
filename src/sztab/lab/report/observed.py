"""What replays show: where pieces stood, fought and fell, what was taken, what was used."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from sztab.core.game import AnyGame, Json
from sztab.core.record import Record, replay
from sztab.lab.report.atlas import find_atlas
from sztab.lab.report.atlas.atlas import Atlas, Chart

LAYERS: Final = ("stood", "fought", "died", "taken")
MOST_MAPS: Final = 3  # of one run are drawn: those of the most games


@dataclass
class _Map:
    """Heat on one map: counts by layer, seat and spot."""

    chart: Chart
    games: int = 0
    looks: int = 0  # at where everybody stands
    heat: dict[str, dict[str, Counter[str]]] = field(
        default_factory=lambda: {layer: {} for layer in LAYERS}
    )

    def add(self, layer: str, seat: str, spot: str) -> None:
        self.heat[layer].setdefault(seat, Counter())[spot] += 1


@dataclass
class _Kind:
    """One kind of piece of one seat, over all replayed games."""

    games: int = 0  # in which there was one
    fielded: int = 0
    acted: int = 0
    lost: int = 0
    won: int = 0  # games with it that the seat won


class Watch:
    """Counts over replayed games."""

    def __init__(self, game: AnyGame) -> None:
        self.game: Final = game
        self.atlas: Final[Atlas | None] = find_atlas(game)
        self.games = 0
        self.rules: Final[Counter[str]] = Counter()  # games in which a rule was told of
        self.maps: Final[dict[str, _Map]] = {}
        self.kinds: Final[dict[tuple[str, str], _Kind]] = {}

    def replay(self, record: Record) -> None:
        """Count one game."""
        self.games += 1
        rules: set[str] = set()
        seen: _Seen | None = None
        for moment in replay(self.game, record):
            rules.update(event.rule for event in moment.told.events)
            if self.atlas is not None:
                position = self.game.dump(moment.state)
                if seen is None:
                    view = self.game.view(moment.state, None)
                    seen = _Seen(self.atlas, self._map(view), position)
                else:
                    entry = record.entries[moment.at - 1]
                    seen.move(entry.seat, entry.move, position)
        self.rules.update(rules)
        if seen is not None:
            seen.end()
            winners = (record.result or {}).get("ranking") or [[]]
            self._count_kinds(seen, set(winners[0]))

    def _map(self, view: Json) -> _Map:
        assert self.atlas is not None
        chart = self.atlas.chart(view)
        found = self.maps.setdefault(chart.name, _Map(chart))
        found.games += 1
        return found

    def _count_kinds(self, seen: "_Seen", winners: set[str]) -> None:
        here: Counter[tuple[str, str]] = Counter()
        for id, piece in seen.pieces.items():
            if id not in seen.fielded:
                continue
            of = self.kinds.setdefault((piece.seat, piece.kind), _Kind())
            of.fielded += 1
            of.acted += seen.acted[id]
            of.lost += piece.lost
            here[piece.seat, piece.kind] += 1
        for key in here:
            self.kinds[key].games += 1
            self.kinds[key].won += key[0] in winners

    def json(self) -> Json:
        """Return the counts as plain values."""
        maps = sorted(self.maps.values(), key=lambda one: -one.games)
        return {
            "maps": len(maps),
            "heat": [
                {
                    "map": one.chart.name,
                    "games": one.games,
                    "looks": one.looks,
                    "layers": {
                        layer: {seat: dict(sorted(spots.items())) for seat, spots in seats.items()}
                        for layer, seats in one.heat.items()
                    },
                }
                for one in maps[:MOST_MAPS]
            ],
            "pieces": [
                {
                    "seat": seat,
                    "kind": kind,
                    "games": one.games,
                    "fielded": one.fielded / self.games,
                    "acted": one.acted / one.fielded,
                    "lost": one.lost / one.fielded,
                    "won": one.won,
                }
                for (seat, kind), one in sorted(self.kinds.items())
            ],
        }

    def charts(self) -> dict[str, Chart]:
        """Return the drawings by name."""
        return {name: one.chart for name, one in self.maps.items()}


class _Seen:
    """One game while it is replayed."""

    def __init__(self, atlas: Atlas, on: _Map, position: Json) -> None:
        self.atlas, self.on, self.position = atlas, on, position
        self.pieces = atlas.pieces(position)
        self.fielded: set[str] = {id for id, piece in self.pieces.items() if piece.spot}
        self.acted: Counter[str] = Counter()

    def move(self, seat: str, move: str, after: Json) -> None:
        """Count what one move did."""
        before, pieces = self.position, self.atlas.pieces(after)
        for spot in self.atlas.fights(before, after, move):
            self.on.add("fought", seat, spot)
        for id in self.atlas.acting(seat, move, before):
            self.acted[id] += 1
        for id, piece in pieces.items():
            if piece.spot:
                self.fielded.add(id)
            was = self.pieces.get(id)
            if piece.lost and was is not None and not was.lost and was.spot:
                self.on.add("died", piece.seat, was.spot)
        for taker, spot in self.atlas.taken(before, after, self.on.chart):
            self.on.add("taken", taker, spot)
        if self.atlas.turn(before) != self.atlas.turn(after):
            self.end()
        self.position, self.pieces = after, pieces

    def end(self) -> None:
        """Count where everybody stands at the end of a turn."""
        self.on.looks += 1
        for piece in self.pieces.values():
            if piece.spot:
                self.on.add("stood", piece.seat, piece.spot)
