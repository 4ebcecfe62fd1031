"""Of what somebody is told who has closed the page, and where."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottlecap.server.protocol.basics import ID_LENGTH, Wire

# Of what somebody is told who has closed the page.
NoticeKind = Literal["turn", "invitation", "chat", "end"]


class PushKeys(Wire):
    """As a browser's subscription to a push service has them, in base64."""

    p256dh: Annotated[str, Meta(min_length=20, max_length=200)]
    auth: Annotated[str, Meta(min_length=8, max_length=100)]


class AddPush(Wire):
    """A browser's subscription to its push service."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000, pattern="^https?://")]
    keys: PushKeys


class AddAddress(Wire):
    """An address of one of Apprise's services: mailto://…, ntfy://…, discord://…, tgram://…, json://…"""

    address: Annotated[str, Meta(min_length=5, max_length=1000)]


class SetWishes(Wire):
    """Of what to tell; quiet: from and until, in minutes of the day in that time zone; muted: tables."""

    lang: Annotated[str, Meta(max_length=5)] = "en"
    kinds: list[NoticeKind] = []
    quiet: Annotated[list[int], Meta(min_length=2, max_length=2)] | None = None
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    muted: Annotated[list[Annotated[str, Meta(max_length=ID_LENGTH)]], Meta(max_length=200)] = []


class AddressInfo(Struct):
    """Where somebody is told; name: only what they need to know it again. rests: why nothing is sent there any more, in a word
    (docs/protocol.md)."""

    id: str
    kind: Literal["push", "service"]
    name: str
    created: float
    failed: int
    rests: str


class Notices(Struct):
    """key: what a browser subscribes to its push service with; empty where this server sends no notices."""

    key: str
    addresses: list[AddressInfo]
    lang: str
    kinds: list[NoticeKind]
    quiet: list[int] | None
    zone: str
    muted: list[str]


class Tried(Struct):
    """Whether a trial message was taken; else why not, in a word (docs/protocol.md)."""

    good: bool
    why: str
