"""A report in short: what its figures mean, in a few sentences."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sztab.core.game import Json
from sztab.lab.report.terms import Terms

EVEN: Final = (0.8, 1.2)  # times an equal share; for two sides 40 to 60 %
UNSURE: Final = 0.05  # a wider interval than this to both sides is said


class Overview:
    """The sentences at the head of a report."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def sentences(self, run: Json) -> Iterator[str]:
        """Yield what a run says about balance, first move, endings and length."""
        terms = self.terms
        for title, seats in self._groups(run):
            yield title + self._even({terms.seat(name): one for name, one in seats.items()})
        swapped = {terms.swapped(run, name): one for name, one in run["by option"].items()}
        if swapped:
            yield self._even(swapped)
        if len(run["players"]) > 1:
            best = max(run["players"], key=lambda name: run["players"][name]["share"])
            yield self._share("player", terms.player(best), run["players"][best])
        if len(run["seats"]) > 1 and run["first to decide"]["games"]:
            if len(run["first seats"]) == 1:
                yield terms.plain("short-first-always", seat=terms.seat(run["first seats"][0]))
            else:
                yield self._first(run["first to decide"], run["first expected"])
        ending = run["endings"][0]
        yield terms.plain(
            "short-ending",
            ending=terms.ending(ending),
            share=terms.percent(ending["games"] / run["games"]),
        )
        for name in ("rounds", "moves"):
            if run[name]:
                yield self._length(name, run[name])
                break
        unsure = max((one["interval"][1] - one["interval"][0]) / 2 for one in run["seats"].values())
        if unsure > UNSURE:
            yield terms.plain("short-unsure", games=run["games"], points=round(unsure * 100))
        yield terms.plain("short-players", players=", ".join(map(terms.player, run["seated"])))

    def _groups(self, run: Json) -> Iterator[tuple[str, Json]]:
        """Yield who met whom: in each setting of a sweep, or in each seating."""
        if len(run["seatings"]) == 1 and len(run["settings"]) > 1:
            for title, one in zip(self.terms.settings(run), run["settings"], strict=True):
                yield f"{title}: ", one["seats"]
            return
        for one in run["seatings"]:
            named = " + ".join(map(self.terms.seat, one["seats"]))
            yield f"{named}: " if len(run["seatings"]) > 1 else "", one["seats"]

    def _length(self, name: str, one: Json) -> str:
        """Say how long games last; where most last equally long, the half of them tells little."""
        tenth, middle, ninth = one["tenth"], one["middle"], one["ninth"]
        if tenth == ninth:
            return self.terms.plain(f"short-{name}-same", count=ninth)
        if middle in (tenth, ninth):
            return self.terms.plain(f"short-{name}-narrow", tenth=tenth, ninth=ninth)
        half = self.terms.decimal(f"{middle:g}")
        return self.terms.plain(f"short-{name}", middle=half, ninth=ninth)

    def _share(self, key: str, name: str, one: Json) -> str:
        return self.terms.plain(
            f"short-{key}",
            name=name,
            share=self.terms.percent(one["share"]),
            interval=self.terms.between(one["interval"]),
        )

    def _even(self, tallies: Mapping[str, Any]) -> str:
        """Say how far the side that lies farthest from an equal share lies from it."""
        fair = 1 / len(tallies)
        name = max(  # of two that lie equally far, the one that wins more
            tallies,
            key=lambda name: (
                round(abs(tallies[name]["share"] - fair), 6),
                tallies[name]["share"],
            ),
        )
        said = self._share("wins", name, tallies[name])
        if len(tallies) == 1:
            return said
        low, high = (bound * fair for bound in EVEN)
        verdict = judged(tallies[name]["share"], tallies[name]["interval"], low, high)
        return f"{said} " + self.terms.plain(
            f"short-{verdict}", band=self.terms.between((low, high), 0)
        )

    def _first(self, one: Json, expected: float | None) -> str:
        """Say what deciding first is worth, beyond what the seats that do so are worth."""
        said = self._share("first", "", one)
        if expected is None:
            return said
        low, high = one["interval"]
        verdict = "gains" if low > expected else "loses" if high < expected else "none"
        return f"{said} " + self.terms.plain(
            f"short-first-{verdict}", expected=self.terms.percent(expected)
        )


def judged(share: float, interval: Any, low: float, high: float) -> str:
    """Return whether a share lies within bounds, and whether the games are enough to say so."""
    if low <= interval[0] and interval[1] <= high:
        return "even"
    if interval[1] < low or interval[0] > high:
        return "uneven"
    return "rather-even" if low <= share <= high else "rather-uneven"
