"""The server: tables, seats and people around the engine's matches; HTTP and sockets for the page.

Its rooms, from the outermost to the innermost; each uses only those below it:

wire        requests and sockets come in here, and answers go out
replays     matches that were played: replays, records, whether everything stored is whole
tables      a match with people around it: what they send is done, stored and told to everybody
people      who a browser is, who holds which seat, what they call themselves
bots        bots think in other processes
content     what a page gets of a game: its pack, its words, its actions as JSON
store       the database: what stands in it, and the one writer
operations  settings, limits, counters, the server's own log, work in other processes

Beside them: `run` starts a server, `app` puts it together, `services` is what all its tables share, `protocol` is every
message over the wire, `errors` every way to say no.
"""

from bottlecap.extras import need

need("server")
