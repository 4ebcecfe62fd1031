"""The server: tables, seats and people around the engine's matches; HTTP and sockets for the page."""
