"""The list of components and the audit of packages: what they say, and how they end."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def components(*options: str) -> str:
    done = subprocess.run(
        [ROOT / "scripts" / "components", *options], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_the_list_names_every_locked_package_with_version_and_licence() -> None:
    lines = [line.split(maxsplit=4) for line in components().splitlines()]
    found = {(line[0], line[2]): line for line in lines if len(line) == 5}
    assert found["pypi", "msgspec"][1] == "run"
    assert found["pypi", "msgspec"][4].startswith("BSD")
    assert found["pypi", "pytest"][1] == "build"
    assert found["npm", "d3-zoom"][1] == found["npm", "svelte"][1] == "run"
    assert found["npm", "vite"][1] == "build"
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    names = {path.split("node_modules/")[-1] for path in lock["packages"] if path}
    assert names == {name for ecosystem, name in found if ecosystem == "npm"}


def test_the_list_is_a_bill_of_materials_for_scanners() -> None:
    bill = json.loads(components("--cyclonedx", "--run"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    found = {one["purl"].split("@")[0]: one for one in bill["components"]}
    assert found["pkg:pypi/fastapi"]["scope"] == "required"
    assert len(found["pkg:pypi/fastapi"]["hashes"]) >= 2
    assert "pkg:npm/%40fluent/bundle" in {
        one["purl"].rpartition("@")[0] for one in bill["components"]
    }
    assert "pkg:pypi/pytest" not in found
    assert components("--cyclonedx", "--run") == components("--cyclonedx", "--run")


GOOD = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
BAD = {
    "dependencies": [
        {"name": "a", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": ["2"]}]}
    ]
}
SKIPPED = {"dependencies": [{"name": "a", "skip_reason": "not found"}]}
CLEAN = {"metadata": {"vulnerabilities": {"total": 0}}}
HOLES = {"metadata": {"vulnerabilities": {"total": 2}}}


@pytest.mark.parametrize(
    ("python", "npm", "code", "last"),
    [
        (GOOD, CLEAN, 0, "Nothing is known against any locked package."),
        (BAD, CLEAN, 1, "Holes are known in: requirements/serve.txt."),
        (GOOD, HOLES, 1, "Holes are known in: web/package-lock.json."),
        (SKIPPED, CLEAN, 3, "Could not ask about: requirements/serve.txt."),
        ({}, {}, 3, "Could not ask about: requirements/serve.txt web/package-lock.json."),
        (BAD, {}, 1, "Holes are known in: requirements/serve.txt."),
    ],
)
def test_an_audit_tells_found_from_clean_from_not_asked(
    tmp_path: Path, python: object, npm: object, code: int, last: str
) -> None:
    for file in ("scripts/audit", "scripts/setup.sh", "requirements/serve.txt"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / "web").mkdir()
    tools = tmp_path / "build" / "audit-tools" / "bin"
    tools.mkdir(parents=True)
    (tools / "python").symlink_to(shutil.which("python3") or "python3")
    for name, folder, answer in (("pip-audit", tools, python), ("npm", tmp_path, npm)):
        program = folder / name
        program.write_text(f"#!/bin/sh\ncat <<'END'\n{json.dumps(answer)}\nEND\nexit 1\n")
        program.chmod(0o755)
    done = subprocess.run(
        [tmp_path / "scripts" / "audit"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"},
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].startswith(last)
