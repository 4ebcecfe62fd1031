"""A table is a match with people around it.

`socket_messages` does what people send over sockets, `seating` what they ask for over HTTP; `log` stores every change as an
entry of the table's log and loads the table from there; `updates` tells everybody; `live_table` does what goes on by itself.
"""
