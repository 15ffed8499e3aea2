"""Agents at the tables of this server, over ``/mcp``."""
