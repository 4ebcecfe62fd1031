"""Everything that goes over the wire, typed once.

The OpenAPI description and the page's TypeScript are made from these structs, and so is what
`docs/protocol.md` describes. The wire carries ids and arguments, never sentences.

games       what a page is told of the games
tables      tables, their seats and their lobbies, over HTTP
socket_out  what the server sends over a table's socket
socket_in   what a client sends over it
replays     matches that are shown again
persons     who somebody is, and by what they come back
circle      whom somebody has played with
notices     of what somebody is told who has closed the page
basics      what several of these are made of
http_types  what goes over HTTP, put together
"""
