"""List every package of the lock files with version and licence; see scripts/components."""

import argparse
import json
import re
import sys
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
UNKNOWN = "unknown"  # a package that is not installed here says nothing of its licence
LOCKED = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)(\[[^\]]*\])?==(?P<version>[^\s;\\]+)")
# What is compiled into the pages; everything else of npm only builds or tests them.
BUNDLED = re.compile(r"@fluent/bundle|svelte|d3-[a-z]+")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


@dataclass
class Component:
    """One package: where it comes from, what it is needed for, on which terms."""

    ecosystem: str  # pypi or npm
    name: str
    version: str
    needed: str  # run: by whoever plays or serves; build: by whoever develops
    licence: str
    hashes: list[str] = field(default_factory=list)

    @property
    def purl(self) -> str:
        """The address of the package that scanners understand."""
        return f"pkg:{self.ecosystem}/{self.name.replace('@', '%40')}@{self.version}"


def python_packages(root: Path) -> list[Component]:
    """The packages of requirements/*.txt; those of serve.txt are needed to run."""
    found: dict[tuple[str, str], Component] = {}
    for file in sorted(root.glob("requirements/*.txt"), key=lambda file: file.stem != "serve"):
        needed = "run" if file.stem == "serve" else "build"
        current: Component | None = None
        for line in file.read_text(encoding="utf-8").splitlines():
            if match := LOCKED.match(line):
                name, version = match["name"].lower(), match["version"]
                current = None
                if (name, version) not in found:
                    current = Component("pypi", name, version, needed, python_licence(name))
                    found[name, version] = current
            if current is not None:
                current.hashes += HASH.findall(line)
    return list(found.values())


def python_licence(name: str) -> str:
    """What an installed package says of its licence."""
    try:
        about = metadata.metadata(name).json
    except metadata.PackageNotFoundError:
        return UNKNOWN
    if expression := about.get("license_expression"):
        return str(expression)
    named = [
        one.split(" :: ")[-1] for one in about.get("classifier", []) if one.startswith("License ::")
    ]
    text = str(about.get("license") or "").strip()
    short = text if text and "\n" not in text and len(text) <= 60 else ""
    return ", ".join(named) or short or UNKNOWN


def npm_packages(root: Path) -> list[Component]:
    """The packages of web/package-lock.json; most of them only build the pages."""
    lock = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))
    found: dict[tuple[str, str], Component] = {}
    for path, entry in lock["packages"].items():
        if path:
            name = path.split("node_modules/")[-1]
            needed = "run" if BUNDLED.fullmatch(name) else "build"
            one = Component("npm", name, entry["version"], needed, entry.get("license", UNKNOWN))
            one.hashes = [entry["integrity"]] if "integrity" in entry else []
            found.setdefault((name, entry["version"]), one)
    return list(found.values())


def cyclonedx(components: list[Component]) -> dict[str, Any]:
    """The list as a CycloneDX 1.5 bill of materials; the same locks give the same text."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "sztab", "bom-ref": "sztab"}},
        "components": [
            {
                "type": "library",
                "bom-ref": one.purl,
                "name": one.name,
                "version": one.version,
                "purl": one.purl,
                "scope": "required" if one.needed == "run" else "excluded",
                "licenses": [] if one.licence == UNKNOWN else [{"license": {"name": one.licence}}],
                "hashes": [
                    {"alg": "SHA-256", "content": value} for value in one.hashes if "-" not in value
                ],
            }
            for one in components
        ],
    }


def table(components: list[Component]) -> str:
    """The list for people: one line a package."""
    rows = [("FROM", "NEEDED TO", "NAME", "VERSION", "LICENCE")]
    rows += [(one.ecosystem, one.needed, one.name, one.version, one.licence) for one in components]
    widths = [max(len(row[at]) for row in rows) for at in range(4)]
    lines = [
        "  ".join([*(text.ljust(width) for text, width in zip(row, widths, strict=False)), row[4]])
        for row in rows
    ]
    run = sum(one.needed == "run" for one in components)
    return "\n".join([*lines, "", f"{len(components)} packages, {run} of them needed to run."])


def main() -> int:
    """Write the list to standard output."""
    parser = argparse.ArgumentParser(prog="scripts/components", description=__doc__)
    parser.add_argument("--cyclonedx", action="store_true", help="as CycloneDX 1.5 JSON")
    parser.add_argument("--run", action="store_true", help="only what is needed to run")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    given = parser.parse_args()
    try:
        found = [*python_packages(given.root), *npm_packages(given.root)]
    except (OSError, ValueError, KeyError) as error:
        sys.stderr.write(f"The lock files cannot be read ({error}): run scripts/lock.\n")
        return 2
    order = sorted(found, key=lambda one: (one.ecosystem, one.needed != "run", one.name))
    shown = [one for one in order if one.needed == "run" or not given.run]
    text = json.dumps(cyclonedx(shown), indent=1) if given.cyclonedx else table(shown)
    sys.stdout.write(text + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
