"""``sztab serve`` with its rates raised, and nothing else changed: for tests of what it parses.

This file alone knows something of the server's inside; it is run by the edition under attack.
"""

import sys
from typing import Any

import msgspec

from sztab.cli import main
from sztab.server import settings

MANY = 10**9


def generous() -> settings.Limits:
    """Return limits whose rates and numbers of sockets are out of reach."""
    raised: dict[str, Any] = {}
    for field in msgspec.structs.fields(settings.Limits):
        if isinstance(field.default, tuple):
            raised[field.name] = (MANY, 1.0)
        elif field.name == "warnings" or field.name.startswith("sockets_"):
            raised[field.name] = MANY
    return settings.Limits(**raised)


if __name__ == "__main__":
    defaults = generous()
    checked = settings.Settings.checked

    def with_raised_limits(self: settings.Settings) -> settings.Settings:
        """Check the settings, then raise their limits."""
        return msgspec.structs.replace(checked(self), limits=defaults)

    settings.Settings.checked = with_raised_limits  # type: ignore[method-assign]
    sys.exit(main())
