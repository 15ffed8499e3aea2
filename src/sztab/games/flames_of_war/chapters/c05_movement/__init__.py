"""FW-5: orders are judged (``orders``) and carried out (``movement``), team by team."""
