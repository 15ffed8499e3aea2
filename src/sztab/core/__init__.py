"""What all games share: the contract, fate, hexes, records, refusals, words."""
