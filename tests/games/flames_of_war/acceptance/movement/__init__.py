"""Movement and transport, from outside."""
