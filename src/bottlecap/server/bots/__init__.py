"""Bots think in other processes (`thinking`), for everybody in turn (`fair_queue`)."""
