"""./play, interrupted in each of its steps, starts again as if nothing had happened."""

import json
import os
import shutil
import signal
import subprocess
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STEPS = (
    "Making .venv (",
    "Installing Node packages (",
    "Installing Python packages (",
    "Building the client (",
    "Installing Sztab (",
    "The table: ",
    "Compiling the rules in the background",
)
PATIENCE = 600.0

pytestmark = [pytest.mark.full, pytest.mark.skipif(not shutil.which("npm"), reason="needs npm")]


class Running:
    """A ./play whose lines can be waited for."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: list[str] = []
        self.news = threading.Condition()
        self.ended = False
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                with self.news:
                    self.lines.append(line)
                    self.news.notify_all()
        with self.news:
            self.ended = True
            self.news.notify_all()

    def wait_for(self, text: str) -> str:
        """Return the first line with this text."""

        def found() -> str:
            return next((line for line in self.lines if text in line), "")

        with self.news:
            self.news.wait_for(lambda: found() or self.ended, PATIENCE)
            assert found(), (text, self.lines)
            return found()


@contextmanager
def play(folder: Path, *words: str) -> Iterator[Running]:
    """Run ./play until the block ends; Ctrl+C ends it."""
    process = subprocess.Popen(
        ["./play", "--no-browser", "--db", f"sqlite:///{folder}/tables.sqlite", *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={name: text for name, text in os.environ.items() if name != "PYTHONPATH"},
        start_new_session=True,
    )
    running = Running(process)
    try:
        yield running
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        finally:
            process.kill()
            running.reader.join(10)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the files of this repository, and nothing that was built from them."""
    folder = tmp_path_factory.mktemp("clone")
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True)
    for name in names.stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def answers(running: Running) -> str:
    """Return what the page that ./play names says about its build."""
    address = running.wait_for("The table: ").split("The table: ")[1].split()[0]
    with urllib.request.urlopen(address, timeout=20) as page:
        assert b"<title>" in page.read()
    with urllib.request.urlopen(f"{address}api/about", timeout=20) as about:
        return str(about.read().decode())


MADE = (".venv", "web/node_modules", "src/sztab/server/client", "build")


@pytest.mark.parametrize("step", STEPS)
def test_after_an_interrupted_step_the_next_run_answers(clone: Path, step: str) -> None:
    for name in MADE:
        shutil.rmtree(clone / name, ignore_errors=True)
    compiling = [] if "Compiling" in step else ["--no-compile"]
    with play(clone, *compiling) as running:
        running.wait_for(step)
    assert running.process.returncode is not None
    with play(clone, "--no-compile") as again:
        assert '"build":"pure"' in answers(again)


def test_the_compiled_rules_are_taken_into_use_while_serving(clone: Path) -> None:
    with play(clone) as running:
        assert '"build":"pure"' in answers(running)
        address = running.wait_for("The table: ").split("The table: ")[1].split()[0]
        table = open_table(address)
        running.wait_for("The table runs on compiled rules.")
        assert '"build":"compiled"' in answers(running)
        with urllib.request.urlopen(f"{address}api/tables/{table}/record", timeout=20) as record:
            assert record.status == 200
    with play(clone) as again:
        assert '"build":"compiled"' in answers(again)


def open_table(address: str) -> str:
    """Open a table with bots only, which must survive the change of builds."""
    bot = {"who": "bot", "bot": "random"}
    seats = {"red": bot, "yellow": bot}
    wish = {"game": "medieval-battle", "options": {}, "seats": seats}
    request = urllib.request.Request(
        f"{address}api/tables",
        json.dumps(wish).encode(),
        {"Content-Type": "application/json", "Origin": address.rstrip("/")},
    )
    with urllib.request.urlopen(request, timeout=20) as opened:
        return str(json.loads(opened.read())["table"])
