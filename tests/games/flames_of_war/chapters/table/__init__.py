"""Table, lists, turn, command and missions: what a battle begins with (FW-0 to 4, 16)."""
