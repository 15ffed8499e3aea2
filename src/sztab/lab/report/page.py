"""The page of a report: one file, nothing from outside, readable in print and in the dark."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from sztab.core.game import AnyGame, Json
from sztab.lab.report.atlas.atlas import Chart
from sztab.lab.report.overview import Overview
from sztab.lab.report.sections import Sections, table
from sztab.lab.report.style import STYLE
from sztab.lab.report.terms import WORDS, Terms

__all__ = ["WORDS", "Page"]


class Page:
    """A report in one language; *charts* are the maps of each run by name."""

    def __init__(
        self, game: AnyGame, language: str, charts: Sequence[Mapping[str, Chart]] = ()
    ) -> None:
        self.terms = Terms(game, language)
        self.charts = charts

    def html(self, runs: Sequence[Json], comparison: Json | None) -> str:
        """Return the whole page."""
        title = self.terms.html("title", game=self.terms.title)
        body = "\n".join(
            [
                f"<h1>{title}</h1>",
                *([] if comparison is None else [self._runs(runs, comparison)]),
                *[part for at, run in enumerate(runs) for part in self._run(at, run, len(runs))],
            ]
        )
        return (
            f'<!doctype html>\n<html lang="{self.terms.language}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n"
            "</body>\n</html>\n"
        )

    def _run(self, at: int, run: Json, runs: int) -> Iterator[str]:
        terms = self.terms
        if runs > 1:
            yield f'<h1 class="run">{escape(run["run"])}</h1>'
        said = terms.html(
            "run",
            run=run["run"],
            games=run["games"],
            seed=str(run["seed"]),
            rules=run["rules"],
            data=", ".join(run["data"]),
            players=", ".join(map(terms.player, run["seated"])),
        )
        options = run["settings"][0]["options"] if len(run["settings"]) == 1 else {}
        options = {name: value for name, value in options.items() if name not in run["swap"]}
        chosen = f" {terms.html('options', options=terms.options(options))}" if options else ""
        yield f'<p class="note">{said}{chosen}</p>'
        short = "".join(f"<li>{escape(one)}</li>" for one in Overview(terms).sentences(run))
        yield f"<section><h2>{terms.html('short')}</h2><ul>{short}</ul></section>"
        sections = Sections(terms, at, run, self.charts[at] if self.charts else {})
        parts = list(sections.all())
        links = " ".join(f'<a href="#{id}">{title}</a>' for id, title in sections.contents)
        yield f'<nav aria-label="{terms.html("contents")}">{links}</nav>'
        if run["compared settings"]:
            yield self._settings(run)
        yield from parts

    def _runs(self, runs: Sequence[Json], comparison: Json) -> str:
        """Compare two runs."""
        names = [run["run"] for run in runs[:2]]
        title = self.terms.html("compare", one=names[0], other=names[1])
        return self._comparison(title, names, runs[0], comparison)

    def _settings(self, run: Json) -> str:
        """Compare the settings of a sweep with the first."""
        settings = self.terms.settings(run)
        names = [self.terms.plain("column-first"), self.terms.plain("column-other")]
        title = self.terms.html("compare-settings", one=settings[0])
        return self._comparison(title, names, run, run["compared settings"], settings)

    def _comparison(
        self,
        title: str,
        names: Sequence[str],
        run: Json,
        comparison: Json,
        settings: Sequence[str] = (),
    ) -> str:
        head = [
            self.terms.html("column-figure"),
            *map(escape, names),
            *[self.terms.html(f"column-{key}") for key in ("difference", "effect", "p")],
        ]
        rows: list[Sequence[str]] = []
        ordered = sorted(comparison, key=lambda row: row["setting"]) if settings else comparison
        for before, row in zip((None, *ordered), ordered, strict=False):
            if settings and (before is None or before["setting"] != row["setting"]):
                rows.append((settings[row["setting"]],))
            scale, unit, plain, signed = (
                (1, "", "{:.1f}", "{:+.1f}")
                if row["kind"] == "mean"
                else (100, "\N{NO-BREAK SPACE}%", "{:.1f}", "{:+.1f}")
            )
            cells = (
                plain.format(row["one"] * scale) + unit,
                plain.format(row["other"] * scale) + unit,
                signed.format(row["difference"] * scale).replace("-", "\N{MINUS SIGN}"),
                f"{row['effect']:+.2f}".replace("-", "\N{MINUS SIGN}"),
                f"{row['corrected']:.3f}" if row["corrected"] >= 0.001 else "< 0.001",
            )
            rows.append([self._figure(run, row), *map(self.terms.decimal, cells)])
        sure = [row["corrected"] < 0.05 for row in ordered]
        said = self.terms.html("compare-found" if any(sure) else "compare-nothing", count=sum(sure))
        note = self.terms.html("compare-note", count=len(comparison))
        return (
            f'<section class="long"><h2>{title}</h2><p>{said}</p>{table(head, rows, sure)}'
            f'<p class="note">{note}</p></section>'
        )

    def _figure(self, run: Json, row: Json) -> str:
        """Return what is compared."""
        terms = self.terms
        match row["kind"]:
            case "mean":
                return terms.plain("mean", what=terms.plain(row["name"]))
            case "first":
                return terms.plain("first-who")
            case "ends":
                return terms.plain("ends", ending=f"{terms.ending(row)} [{row['rule']}]")
            case "option":
                return terms.plain("wins", seat=terms.swapped(run, row["name"]))
        among = f" ({' + '.join(map(terms.seat, row['seats']))})" if "seats" in row else ""
        return terms.plain("wins", seat=terms.seat(row["name"])) + among
