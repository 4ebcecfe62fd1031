"""Where requests and sockets come in and answers go out; what is asked for is done elsewhere.

A socket's messages are read in `sockets` and handed to `tables/socket_messages.py`, one function for each kind of message.
The types of all of them stand in `protocol` beside this folder.
"""
