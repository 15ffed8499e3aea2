"""Messages as bytes of JSON, and the codes that close a socket."""

from typing import Final

import msgspec

POLICY_VIOLATION: Final = 1008  # WebSocket close codes
GOING_AWAY: Final = 1001
INTERNAL: Final = 1011
TRY_AGAIN: Final = 1013
TOO_FAST: Final = 4429

encode: Final = msgspec.json.Encoder().encode
