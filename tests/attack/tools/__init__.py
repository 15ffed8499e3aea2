"""What attacks are made with: a client, a server, an honest table, and what was found."""
