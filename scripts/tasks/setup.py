"""The steps of set-up, each only where it is needed."""

from scripts.tasks import compiled, node, python
from scripts.tasks.progress import Step


def python_steps(lock: python.Lock) -> list[Step]:
    """Return what is missing of .venv for a lock file."""
    steps: list[Step] = []
    fresh = not python.has_environment()
    if fresh:
        steps.append(Step("Making .venv", 6, python.make_environment))
    if fresh or not python.has_packages(lock):
        about = {"serve": 12, "build": 6, "dev": 30}[lock]
        name = {
            "serve": "Installing Python packages",
            "build": "Installing the compiler of rules",
            "dev": "Installing Python packages with all tools",
        }[lock]
        steps.append(Step(name, about, lambda: python.install_packages(lock), steps[:]))
        if lock != "build":
            last = steps[-1:]
            steps.append(Step("Installing Sztab", 3, lambda: python.install_sztab(lock), last))
    return steps


def client_steps(only_building: bool = True) -> list[Step]:
    """Return what is missing of the client."""
    if node.has_client():
        return []
    node.check_node()
    steps = node_steps(only_building)
    steps.append(Step("Building the client", 6, node.build_client, steps[:]))
    return steps


def node_steps(only_building: bool) -> list[Step]:
    """Return what is missing of the Node packages."""
    if node.has_packages(only_building):
        return []
    about = 7 if only_building else 15
    return [Step("Installing Node packages", about, lambda: node.install_packages(only_building))]


def compiled_steps() -> list[Step]:
    """Return what is missing of the compiled build."""
    if compiled.has_compiled():
        return []
    compiled.check_compiler()
    return [Step("Compiling the rules", 90, compiled.build_compiled)]
