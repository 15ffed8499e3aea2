"""FW-10: destroyed, bailed out, warriors and leaders."""
