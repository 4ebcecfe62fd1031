"""How a server is run: settings, limits, counters, its own log, the hour and its downtime, work in other processes."""
