"""``python -m scripts.tasks TASK``: set-up for ./test and scripts/; ./play has its own module.

Tasks: environment, node, client, compiled, client-into-compiled, upgrade, play.
"""

import signal
import sys
from collections.abc import Callable
from types import FrameType

from scripts.tasks import compiled, python
from scripts.tasks.commands import end_all, full_disk
from scripts.tasks.files import ROOT, SetupError
from scripts.tasks.play import play, upgrade
from scripts.tasks.progress import Step, run_steps
from scripts.tasks.setup import client_steps, compiled_steps, node_steps, python_steps

BAD_INPUT, FAILED, INTERRUPTED = 2, 1, 130


def prepare(what: str, steps: Callable[[], list[Step]]) -> int:
    """Run the steps that are needed, or say that none is."""
    needed = steps()
    if needed:
        run_steps(needed)
    else:
        sys.stdout.write(f"{what} is up to date\n")
    return 0


def environment() -> int:
    """Install everything that development needs into .venv."""
    for file in python.remove_stale_modules():
        sys.stdout.write(f"Removed {file.relative_to(ROOT)}: it would hide its source\n")
    return prepare(".venv", lambda: python_steps("dev"))


def compile_rules() -> int:
    """Build build/compiled with the client that is there."""
    code = prepare("The compiled build", compiled_steps)
    compiled.take_client()
    return code


def give_client() -> int:
    """Give the compiled package the client that was built last."""
    compiled.take_client()
    return 0


TASKS: dict[str, Callable[[], int]] = {
    "environment": environment,
    "node": lambda: prepare("web/node_modules", lambda: node_steps(False)),
    "client": lambda: prepare("The client", lambda: client_steps(False)),
    "compiled": compile_rules,
    "client-into-compiled": give_client,
    "upgrade": upgrade,
    "play": lambda: play(sys.argv[2:]),
}


def terminated(_number: int, _frame: FrameType | None) -> None:
    """Treat SIGTERM and SIGHUP like Ctrl+C."""
    raise KeyboardInterrupt


def main() -> int:
    """Run one task; every failure is one sentence."""
    task = TASKS.get(sys.argv[1] if len(sys.argv) > 1 else "")
    if task is None:
        sys.stderr.write(f"Name a task: {', '.join(TASKS)}.\n")
        return BAD_INPUT
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, terminated)
    try:
        return task()
    except SetupError as error:
        sys.stderr.write(f"\n{error}\n")
        return FAILED
    except KeyboardInterrupt:
        sys.stderr.write("\nInterrupted: run it again and it goes on from here.\n")
        return INTERRUPTED
    except OSError as error:
        reason = full_disk() if error.errno == 28 else f"{error.strerror}: {error.filename}"
        sys.stderr.write(f"\n{reason}\n")
        return FAILED
    finally:
        end_all()


if __name__ == "__main__":
    sys.exit(main())
