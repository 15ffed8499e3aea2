"""The sections of a report about one run: tables, charts and maps."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

from sztab.core.game import Json
from sztab.lab.report.atlas.atlas import Chart
from sztab.lab.report.charts import bars, shares
from sztab.lab.report.heat import ground, heat, scale
from sztab.lab.report.terms import Terms

LONG: Final = 12  # rows of two columns; more stand in two tables side by side


class Sections:
    """Everything that is said about a run; *charts* are its maps by name."""

    def __init__(self, terms: Terms, at: int, run: Json, charts: Mapping[str, Chart]) -> None:
        self.terms = terms
        self.at = at
        self.run = run
        self.charts = charts
        self.contents: list[tuple[str, str]] = []  # id and title of each section so far

    def all(self) -> Iterator[str]:
        """Yield every section that the run has something for."""
        run, terms = self.run, self.terms
        sat = [len(one["seats"]) for one in run["seatings"]]
        fair = 1 / sat[0] if len(set(sat)) == 1 else None
        seats = {terms.seat(name): one for name, one in run["seats"].items()}
        yield self._shares("seats", seats, fair if len(sat) == 1 else None)
        if len(sat) > 1:
            yield self._seatings(fair)
        if len(run["players"]) > 1:
            players = {terms.player(name): one for name, one in run["players"].items()}
            yield self._shares("players", players, fair)
        if run["by option"]:
            swapped = {terms.swapped(run, name): one for name, one in run["by option"].items()}
            yield self._shares("settings", swapped, fair)
        if len(run["settings"]) > 1:
            yield self._sweep(fair)
        if run["first to decide"]["games"] and max(sat) > 1 and len(run["first seats"]) != 1:
            first = {terms.plain("first-who"): run["first to decide"]}
            yield self._shares("first", first, run["first expected"], "first")
        yield self._section("endings", self._endings())
        yield self._section("lengths", self._lengths())
        if run["margins"] and run["margins"]["least"] < run["margins"]["most"]:
            drawn = bars(run["histogram"]["margins"], terms.plain("margins"), self._games)
            yield self._section("margins", drawn + self._spread(run["margins"]))
        if run["chance"]:
            yield self._section("chance", self._chance())
        if self.charts:
            yield from self._heat()
        yield self._section("verbs", self._verbs())
        if run["cards"]:
            yield self._section("cards", self._cards())
        if run["dice"]:
            yield self._section("dice", self._dice())
        if run["pieces"]:
            yield self._section("pieces", self._pieces())
        if run["replayed"]:
            yield self._section("rules", self._rules(), "long")

    def _section(self, key: str, content: str, look: str = "") -> str:
        marked = f' class="{look}"' if look else ""
        title, id = self.terms.html(key), f"{key}-{self.at}-{len(self.contents)}"
        self.contents.append((id, title))
        return f'<section id="{id}"{marked}><h2>{title}</h2>{content}</section>'

    def _shares(
        self, key: str, tallies: Mapping[str, Any], fair: float | None, note: str = "interval"
    ) -> str:
        rows = [
            (name, one["share"], (one["interval"][0], one["interval"][1]))
            for name, one in tallies.items()
        ]
        told = self._table(
            ("name", "wins", "games", "share", "interval"),
            [
                (
                    name,
                    self.terms.number(one["wins"]),
                    self.terms.number(one["games"]),
                    self.terms.percent(one["share"]),
                    self.terms.between(one["interval"]),
                )
                for name, one in tallies.items()
            ],
        )
        line = "expected-note" if note == "first" else "fair-note"
        notes = [f"{note}-note", *([line] if fair is not None else [])]
        said = " ".join(self.terms.html(key) for key in notes)
        drawn = shares(rows, fair, self.terms.percent, self.terms.plain(key))
        return self._section(key, f'{drawn}{told}<p class="note">{said}</p>')

    def _table(self, columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
        return table([self.terms.html(f"column-{name}") for name in columns], rows)

    def _seatings(self, fair: float | None) -> str:
        seat = self.terms.seat
        tallies = {
            f"{seat(name)} ({' + '.join(map(seat, seating['seats']))})": one
            for seating in self.run["seatings"]
            for name, one in seating["seats"].items()
        }
        return self._shares("seatings", tallies, fair)

    def _sweep(self, fair: float | None) -> str:
        tallies = {
            f"{setting}: {self.terms.seat(name)}": tally
            for setting, one in zip(
                self.terms.settings(self.run), self.run["settings"], strict=True
            )
            for name, tally in one["seats"].items()
        }
        return self._shares("sweep", tallies, fair)

    def _endings(self) -> str:
        run = self.run
        rows = [
            (
                self.terms.ending(ending),
                ending["rule"],
                self.terms.number(ending["games"]),
                self.terms.percent(ending["games"] / run["games"]),
            )
            for ending in run["endings"]
        ]
        said = self.terms.html("drawn", count=run["drawn"], nobody=run["won by nobody"])
        return self._table(("ending", "rule", "games", "share"), rows) + f"<p>{said}</p>"

    def _lengths(self) -> str:
        parts = []
        for key in ("moves", "rounds"):
            if self.run["histogram"][key]:
                drawn = bars(self.run["histogram"][key], self.terms.plain(key), self._games)
                spread = self._spread(self.run[key])
                parts.append(f"<h3>{self.terms.html(key)}</h3>{drawn}{spread}")
        return "".join(parts)

    def _games(self, count: int) -> str:
        return self.terms.plain("games", count=count)

    def _spread(self, figures: Json) -> str:
        plain = {name: f"{value:g}" for name, value in figures.items()}
        return f'<p class="note">{self.terms.html("spread", **plain)}</p>'

    def _verbs(self) -> str:
        seats = list(self.run["seats"])
        head = [self.terms.html("column-move"), *(escape(self.terms.seat(one)) for one in seats)]
        rows = [
            (
                self.terms.verb(verb),
                *[self.terms.decimal(f"{counts.get(seat, 0):.2f}") for seat in seats],
            )
            for verb, counts in self.run["verbs"].items()
        ]
        return table(head, rows)

    def _chance(self) -> str:
        terms = self.terms
        rows = [
            (
                f"{terms.plain('source-' + one['source'])}: {terms.seat(one['seat'])}",
                one["values"],
                one["games"],
                terms.between((one["lowest"], one["highest"])),
                terms.percent(one["noise"]),
                terms.percent(one["deviation"]),
                terms.between(one["interval"]),
                terms.percent(one["explained"]),
            )
            for one in self.run["chance"]
        ]
        columns = ("source", "values", "games", "range", "noise", "deviation", "interval", "weight")
        return self._table(columns, rows) + f'<p class="note">{terms.html("chance-note")}</p>'

    def _heat(self) -> Iterator[str]:
        """Yield one section for each map, with a drawing for each layer and seat."""
        order = list(self.run["seats"])
        for number, one in enumerate(self.run["heat"]):
            if (chart := self.charts.get(one["map"])) is None:
                continue
            key = f"map{self.at}-{number}"
            figures = []
            layers = [(layer, seats) for layer, seats in one["layers"].items() if seats]
            for row, (layer, seats) in enumerate(layers, start=1):
                for seat in sorted(seats, key=order.index):
                    place = f"--row:{row};--column:{order.index(seat) + 1}"
                    figures.append(self._drawn(one, chart, key, layer, seat, place))
            note = self.terms.html(
                "heat-note",
                map=self.terms.map(one["map"]),
                games=one["games"],
                maps=self.run["maps"],
            )
            yield self._section(
                "heat",
                f'<p class="note">{note}</p>{ground(chart, key)}'
                f'<div class="maps" style="--seats:{len(order)}">{"".join(figures)}</div>',
                "long",
            )

    def _drawn(self, one: Json, chart: Chart, key: str, layer: str, seat: str, place: str) -> str:
        """Return one drawing with what it shows; where units stood is a mean over the game."""
        counts: dict[str, int] = one["layers"][layer][seat]
        by_looks = layer == "stood" and "looks" in one
        of = one["looks"] if by_looks else one["games"]

        def figure(count: int) -> str:
            return self.terms.decimal(f"{count / of:.2f}")

        most = figure(max(counts.values()))
        what = f"heat-{layer}" if by_looks or layer != "stood" else "heat-ends"
        said = self.terms.plain(what, seat=self.terms.seat(seat), most=most)
        drawn = heat(chart, key, layer, counts, said, figure)
        caption = f"<figcaption>{escape(said)} {scale(layer, most)}</figcaption>"
        return f'<figure style="{place}">{drawn}{caption}</figure>'

    def _cards(self) -> str:
        decimal = self.terms.decimal
        rows = [(self.terms.card(one), decimal(f"{one['drawn']:.2f}")) for one in self.run["cards"]]
        half = -(-len(rows) // 2) if len(rows) > LONG else len(rows)
        parts = [
            self._table(("card", "drawn"), some) for some in (rows[:half], rows[half:]) if some
        ]
        return f'<div class="halves">{"".join(parts)}</div>'

    def _dice(self) -> str:
        counts = {int(face): count for face, count in self.run["dice"].items()}
        first, last = min(counts), max(counts)
        faces = [counts.get(face, 0) for face in range(first, last + 1)]
        histogram = {"first": first, "width": 1, "counts": faces}
        return bars(histogram, self.terms.plain("dice"), self.terms.number)

    def _pieces(self) -> str:
        terms = self.terms
        rows: list[Sequence[Any]] = []
        order = {seat: at for at, seat in enumerate(self.run["seats"])}
        pieces = sorted(self.run["pieces"], key=lambda one: order.get(one["seat"], len(order)))
        for before, one in zip((None, *pieces), pieces, strict=False):
            if before is None or before["seat"] != one["seat"]:
                rows.append((terms.seat(one["seat"]),))  # the units of a side stand below its name
            row = (
                terms.piece(one["kind"]),
                terms.decimal(f"{one['fielded']:.2f}"),
                terms.decimal(f"{one['acted']:.1f}"),
                terms.percent(one["lost"]),
                one["games"],
                terms.percent(one["won"] / one["games"]),
            )
            rows.append(row)
        note = f'<p class="note">{terms.html("pieces-note", count=self.run["replayed"])}</p>'
        columns = ("piece", "fielded", "acted", "lost", "games", "won")
        return note + self._table(columns, rows)

    def _rules(self) -> str:
        terms, run = self.terms, self.run
        rows = [
            (
                terms.rule(one["rule"]),
                one["games"],
                terms.percent(one["share"]),
                terms.between(one["interval"]),
            )
            for one in run["rules met"]
            if one["share"] < 1
        ]
        always = "; ".join(terms.rule(one["rule"]) for one in run["rules met"] if one["share"] == 1)
        note = f'<p class="note">{terms.html("rules-note", count=run["replayed"])}</p>'
        never = "; ".join(map(terms.rule, run["rules not met"]))
        missing = f"<p>{terms.html('rules-not-met', rules=never)}</p>" if never else ""
        met = f"<p>{terms.html('rules-always', rules=always)}</p>" if always else ""
        told = self._table(("rule", "games", "share", "interval"), rows) if rows else ""
        return note + told + met + missing


def table(head: Sequence[str], rows: Sequence[Sequence[Any]], bold: Sequence[bool] = ()) -> str:
    """Return a table: words in the first column, then numbers; a row of one cell is a heading."""
    columns = "".join(f"<th{_number(at)}>{one}</th>" for at, one in enumerate(head))
    marks = iter(bold)
    body = "".join(
        f'<tr class="group"><th colspan="{len(head)}">{escape(str(row[0]))}</th></tr>'
        if len(row) == 1 < len(head)
        else f"<tr{' class=bold' if next(marks, False) else ''}>"
        + "".join(f"<td{_number(at)}>{escape(str(cell))}</td>" for at, cell in enumerate(row))
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{columns}</tr></thead><tbody>{body}</tbody></table>"


def _number(at: int) -> str:
    return ' class="number"' if at else ""
