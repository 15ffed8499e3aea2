"""Set-up by scripts/tasks: finished steps are not repeated, failures are one sentence."""

import io
import os
import socket
import sys
import time
from pathlib import Path

import pytest
from scripts.tasks import commands, compiled, files, node, python
from scripts.tasks.commands import run
from scripts.tasks.files import SetupError, stamped, swap_in, write_stamp
from scripts.tasks.play import listen
from scripts.tasks.progress import Step, run_steps


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty repository for the tasks."""
    for module in (files, commands, node, python, compiled):
        monkeypatch.setattr(module, "ROOT", tmp_path, raising=False)
        monkeypatch.setattr(module, "BUILD", tmp_path / "build", raising=False)
    monkeypatch.setattr(files, "VENV", tmp_path / ".venv")
    return tmp_path


def test_a_fingerprint_changes_with_every_file_and_name(root: Path) -> None:
    source = root / "src"
    source.mkdir()
    (source / "a.py").write_text("a")
    seen = {files.fingerprint("src")}
    (source / "a.py").write_text("b")
    seen.add(files.fingerprint("src"))
    (source / "a.py").rename(source / "b.py")
    seen.add(files.fingerprint("src"))
    (root / ".venv").mkdir()
    (root / ".venv" / "pyvenv.cfg").write_text("version = 3.14")
    seen.add(files.fingerprint("src"))
    assert len(seen) == 4
    (source / "__pycache__").mkdir()
    (source / "__pycache__" / "b.pyc").write_text("x")
    assert files.fingerprint("src") in seen


def test_a_stamp_is_believed_only_if_it_is_whole(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    assert not stamped(stamp, "now")
    write_stamp(stamp, "now")
    assert stamped(stamp, "now")
    assert not stamped(stamp, "later")


def test_a_folder_is_replaced_as_a_whole(tmp_path: Path) -> None:
    for name in ("new", "place", "place.old"):
        (tmp_path / name).mkdir()
        (tmp_path / name / name).touch()
    swap_in(tmp_path / "new", tmp_path / "place")
    assert [file.name for file in tmp_path.iterdir()] == ["place"]
    assert [file.name for file in (tmp_path / "place").iterdir()] == ["new"]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full: free at least"),
        ("npm error ENOSPC: no space left on device, write", "The disk is full: free at least"),
        ("npm error code EAI_AGAIN", "did not answer: connect to the network"),
        ("NewConnectionError: Failed to establish a new connection", "connect to the network"),
        ("error: something else", "Work failed (error: something else): the whole output is in"),
    ],
)
def test_a_failed_program_is_explained_in_one_sentence(
    root: Path, said: str, expected: str
) -> None:
    script = f"print({said!r}); raise SystemExit(1)"
    with pytest.raises(SetupError, match=r"^[^\n]*$") as caught:
        run([sys.executable, "-c", script], "work.log", "Work", root)
    assert expected in str(caught.value)


def test_a_nearly_full_disk_is_refused_before_anything_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(commands, "NEEDED_MB", 10**12)
    with pytest.raises(SetupError, match="The disk is full"):
        commands.check_disk()


def test_a_program_ends_with_everything_it_started(root: Path) -> None:
    (root / "build").mkdir()
    mark = root / "mark"
    script = f"sleep 1 && touch {mark} & wait"
    process = commands.start(["sh", "-c", script], root)
    commands.end(process)
    time.sleep(1.3)
    assert not mark.exists()


def test_an_occupied_port_is_one_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(SetupError, match=f"Port {port} cannot be used .* --port"):
            listen(port)
    with listen(None) as found:
        assert found.getsockname()[1] >= 8944


def test_without_node_the_terminal_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SetupError, match=r"Node and npm, which are missing.*--terminal"):
        node.check_node()


def test_an_old_node_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\necho v18.1.0\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with pytest.raises(SetupError, match=r"needs Node 20 or newer, not v18\.1\.0"):
        node.check_node()


def test_without_a_compiler_the_rules_stay_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(SetupError, match=r"no C compiler.*plain Python.*apt-get"):
        compiled.check_compiler()


def test_steps_wait_for_what_they_need_and_show_their_share() -> None:
    order: list[str] = []
    first = Step("first", 1, lambda: order.append("first"))
    second = Step("second", 3, lambda: order.append("second"), [first])
    output = io.StringIO()
    run_steps([second, first], output)
    assert order == ["first", "second"]
    assert "25%  first: " in output.getvalue()
    assert "100%  second: " in output.getvalue()
    assert "second (about 3 s)" in output.getvalue()


def test_a_failed_step_ends_the_others() -> None:
    def fail() -> None:
        raise SetupError("Full.")

    never: list[str] = []
    first = Step("first", 1, fail)
    with pytest.raises(SetupError, match="Full"):
        run_steps(
            [first, Step("second", 1, lambda: never.append("second"), [first])], io.StringIO()
        )
    assert not never


def test_nothing_is_started_once_everything_was_ended(root: Path) -> None:
    """Ctrl+C can come between the beginning of a step and the start of its program."""
    commands.end_all()
    try:
        with pytest.raises(SetupError, match="Interrupted"):
            commands.start(["true"], root)
    finally:
        commands.reopen()
    commands.end(commands.start(["true"], root))
