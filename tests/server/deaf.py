"""Sockets that never read: what a client can do that no browser does, with bare TCP and a small buffer."""

import json
import os
import socket
import struct
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tests.server.clients import PATIENCE, Guest
from tests.server.crowd import Say

if TYPE_CHECKING:
    from tests.server.forked import Forked

# As little as the kernel grants: what is sent beyond it waits at the server's end.
SMALL: Final = 2048
KEY: Final = "dGhlIHNhbXBsZSBub25jZQ=="
# The longest line of chat, of letters that take the most bytes.
LONGEST: Final = "\N{TRUMPET}" * 500
# Longer than any limit of a server in a drill.
ENOUGH: Final = 60.0


class Deaf:
    """A socket of a table that reads its handshake and nothing after it, but may send."""

    def __init__(self, address: str, table: str, seat: int | None = None, cookie: str = "") -> None:
        self.line = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.line.settimeout(PATIENCE)
        host = urlsplit(address).netloc
        name, _, port = host.partition(":")
        self.line.connect((name, int(port)))
        where = f"/api/tables/{table}/socket" + ("" if seat is None else f"?seat={seat}")
        head = [f"GET {where} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade", f"Origin: {address}"]
        head += [f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", *([f"Cookie: {cookie}"] if cookie else [])]
        self.line.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        self.status = int(self.heading().split()[1])

    def heading(self) -> bytes:
        """What the server answers to the handshake, byte by byte: not one of what follows."""
        got = b""
        while not got.endswith(b"\r\n\r\n"):
            one = self.line.recv(1)
            if not one:
                raise ConnectionResetError("the handshake was not answered")
            got += one
        return got

    def send(self, type: str, /, **fields: object) -> None:
        self.frame(0x1, json.dumps({"type": type, **fields}).encode())

    def ping(self, size: int) -> None:
        self.frame(0x9, b"x" * size)

    def frame(self, opcode: int, data: bytes) -> None:
        mask = os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
        self.line.sendall(bytes([0x80 | opcode]) + size + mask + masked)

    def hear(self) -> bytes:
        """Read after all, until the server is done: what had been on its way."""
        got = b""
        try:
            while more := self.line.recv(65536):
                got += more
        except ConnectionResetError:
            pass
        return got

    def close(self) -> None:
        self.line.close()


def refuse_to_read(server: "Forked", game: str, sockets: int, lines: int, say: Say) -> tuple[int, float]:
    """By how much the server has grown at most, and how long it took until it had let all of them go."""
    ann = Guest(server.address)
    table = ann.create(game, ["me", "open"])
    talk = ann.socket(table, 0)
    for _ in range(lines):
        talk.ask("chat", text=LONGEST)
    say(f"{lines} lines of chat")
    before = peak = server.memory()
    deaf = [Deaf(server.address, table) for _ in range(sockets)]
    began = time.monotonic()
    while server.count("sockets") > 1:
        assert time.monotonic() - began < ENOUGH, f"{server.count('sockets'):.0f} sockets are still open"
        talk.ask("chat", text=LONGEST)
        peak = max(peak, server.memory())
    seconds = time.monotonic() - began
    for line in deaf:
        line.close()
    ann.close()
    return peak - before, seconds
