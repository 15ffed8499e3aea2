"""Kills, full disks, locked databases and wrong starts."""
