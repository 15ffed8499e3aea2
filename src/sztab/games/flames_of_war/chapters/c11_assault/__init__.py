"""FW-11: assaults; the stages come in the order of the rulebook."""
