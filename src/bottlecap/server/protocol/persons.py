"""Who somebody is, and by what they come back: browsers, passkeys, a recovery code, a link in a mail."""

from typing import Annotated

from msgspec import Meta, Struct

from bottlecap.server.protocol.basics import ID_LENGTH, NAME_LENGTH, Wire


class Me(Struct):
    """Who the cookie says you are; the name is empty until one is chosen. kept: there is a key to come back by."""

    name: str
    known: bool
    kept: bool = False


class BrowserInfo(Struct):
    """One of somebody's browsers; here: the one that asks."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class PasskeyInfo(Struct):
    id: str
    name: str
    created: float
    used: float | None


class Person(Struct):
    """Somebody's own page: their browsers, the one last seen first; by what they come back, and when the code was made.

    mail: the address they come back by, as much of it as they need to know it again; mails: whether this server has mail.
    """

    name: str
    browsers: list[BrowserInfo]
    passkeys: list[PasskeyInfo]
    code: float | None
    mail: str = ""
    mails: bool = False


class RecoveryCode(Struct):
    """It is shown once: the server keeps its digest only."""

    code: str


class ComeBack(Wire):
    """A recovery code, as it was shown once; capitals, blanks and dashes do not matter."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]


class PasskeyChallenge(Struct):
    """What the browser's passkey dialogue is called with, as JSON, and the name under which its answer is sent."""

    challenge: str
    options: str


class PasskeyAnswer(Wire):
    """What the browser's own passkey dialogue gave, as JSON, for the challenge of that name; name: what to call the passkey."""

    challenge: Annotated[str, Meta(min_length=1, max_length=ID_LENGTH)]
    credential: Annotated[str, Meta(min_length=2, max_length=12_000)]
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""


class MailMe(Wire):
    """Send a link there, worded in that language."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    lang: Annotated[str, Meta(max_length=5)] = "en"


class FollowLink(Wire):
    """What stood after #mail= in the link of a mail."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class MailSent(Struct):
    """A letter is on its way, if there is anybody to get one: nobody is told whether an address is known."""

    minutes: int
