"""A command that is not carried out: who sent it is told why."""

from sztab.core.said import Arg, Refusal


class RefusedError(Exception):
    """A refusal of the server; ``status`` is for HTTP."""

    def __init__(self, refusal: Refusal, status: int = 400, stale: bool = False) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
        self.status = status
        self.stale = stale


def refused(key: str, status: int = 400, stale: bool = False, **args: Arg) -> RefusedError:
    """Return a refusal in the server's own words."""
    return RefusedError(Refusal("server", key, **args), status, stale)
