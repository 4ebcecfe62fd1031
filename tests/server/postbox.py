"""A mail server on this machine that keeps what it gets."""

import email
import re
import time
from email import policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from tests.server.postgres import free_port

LINK = re.compile(r"(https?://\S+)/#mail=(\S+)")


class Postbox:
    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())
        self.controller.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.got.append(email.message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    @property
    def address(self) -> str:
        """As a server's setting has it."""
        return f"smtp://127.0.0.1:{self.controller.port}?from=games@bottlecap.example"

    def letter(self, number: int) -> str:
        """The link in that letter, as soon as it is there."""
        while len(self.got) <= number:
            time.sleep(0.02)
        found = LINK.search(self.text(number))
        assert found, self.text(number)
        return found.group(0)

    def text(self, number: int = -1) -> str:
        return str(self.got[number].get_content())

    def token(self, number: int = -1) -> str:
        """The secret in the link of a letter."""
        found = LINK.search(self.text(number))
        assert found, self.text(number)
        return found.group(2)

    def stop(self) -> None:
        self.controller.stop()
