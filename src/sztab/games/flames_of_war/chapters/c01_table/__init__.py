"""FW-1: where teams stand on the table; the measuring itself is in ``geometry``."""
