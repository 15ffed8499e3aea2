"""Who is stronger: players, ladders, tournaments, ratings."""
