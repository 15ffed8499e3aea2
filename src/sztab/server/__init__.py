"""The server: tables in the browser, over HTTP and sockets, kept in a database."""
