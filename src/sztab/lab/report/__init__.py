"""Reports: what the games of a run say about balance, as one HTML page and as JSON."""
