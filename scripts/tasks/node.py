"""The client: its Node packages, and the build that the server hands out."""

import shutil
import subprocess
from typing import Final

from scripts.tasks.commands import run
from scripts.tasks.files import (
    BUILD,
    ROOT,
    SetupError,
    fingerprint,
    stamped,
    swap_in,
    write_stamp,
)

WEB: Final = ROOT / "web"
CLIENT: Final = ROOT / "src" / "sztab" / "server" / "client"
ALL: Final = WEB / "node_modules" / "sztab-stamp"
BUILDING_ONLY: Final = WEB / "node_modules" / "sztab-stamp-build"
OLDEST: Final = 20
HINT: Final = (
    f"Install Node {OLDEST} or newer from https://nodejs.org (Debian 13 and Ubuntu 25.04 have it: "
    "sudo apt-get install nodejs npm). "
    "The terminal needs neither: ./play --terminal"
)


def check_node() -> None:
    """Raise one sentence unless Node is there and new enough."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise SetupError(
            f"The table in the browser is built with Node and npm, which are missing. {HINT}"
        )
    asked = subprocess.run(["node", "--version"], capture_output=True, text=True)
    number = asked.stdout.strip().removeprefix("v").split(".")[0]
    if not number.isdigit() or int(number) < OLDEST:
        found = asked.stdout.strip() or "none"
        raise SetupError(
            f"The table in the browser needs Node {OLDEST} or newer, not {found}. {HINT}"
        )


def has_packages(only_building: bool) -> bool:
    """Return True if everything that building the client needs is installed, or everything."""
    now = _wanted()
    return stamped(ALL, now) or (only_building and stamped(BUILDING_ONLY, now))


def install_packages(only_building: bool) -> None:
    """Install what web/package-lock.json lists, without what only tests need if so wished."""
    check_node()
    less = ("--omit=dev",) if only_building else ()
    quiet = ("--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1")
    run(["npm", "ci", *less, *quiet], "npm.log", "Installing Node packages", WEB)
    write_stamp(BUILDING_ONLY if only_building else ALL, _wanted())


def has_client() -> bool:
    """Return True if the built client is that of this source."""
    return stamped(CLIENT / "sztab-stamp", _source())


def build_client() -> None:
    """Build the client aside, then put it in its place as a whole."""
    new = BUILD / "client.new"
    shutil.rmtree(new, ignore_errors=True)
    vite = ("node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "error")
    run(vite, "client.log", "Building the client", WEB, {"SZTAB_CLIENT": str(new)})
    write_stamp(new / "sztab-stamp", _source())
    swap_in(new, CLIENT)


def _wanted() -> str:
    return fingerprint("web/package.json", "web/package-lock.json")


def _source() -> str:
    names = ("src", "public", "index.html", "vite.config.ts", "package-lock.json")
    return fingerprint(*(f"web/{name}" for name in names))
