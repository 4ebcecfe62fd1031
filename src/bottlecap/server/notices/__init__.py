"""What people are told once they have closed the page.

A change of a table stores what it gives rise to with itself (`tables/occasions.py`), so that no crash loses it; who is told what,
and when not, they say themselves (`wishes`). `sending` takes what is due, leaves out what they have seen meanwhile, words it
(`wording`), and has it delivered in another process, which can reach nothing of the server's own network (`delivery`).
"""
