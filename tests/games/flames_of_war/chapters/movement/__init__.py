"""Movement, transport and reconnaissance (FW-5, 6, 15)."""
