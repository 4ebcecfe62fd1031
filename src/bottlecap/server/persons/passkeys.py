"""Passkeys (WebAuthn): the browser makes a pair of keys and keeps the secret one; the server asks it to sign a challenge."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from msgspec import Struct
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement, UserVerificationRequirement

from bottlecap.server.errors import Denied
from bottlecap.server.operations.security import new_id, split
from bottlecap.server.people.guests import Asked, Visitor, address_of
from bottlecap.server.people.names import plain
from bottlecap.server.persons.coming_back import Persons
from bottlecap.server.protocol.persons import PasskeyAnswer, PasskeyChallenge
from bottlecap.server.store.base import add_key
from bottlecap.server.store.schema import KeyKind, KeyRow

APP_NAME: Final = "Bottlecap"
CHALLENGE_BYTES: Final = 32
# As long as somebody may look for their phone; the browser's own dialogue gives up earlier.
PATIENCE: Final = 600.0
MOST_CHALLENGES: Final = 10_000
MOST_PASSKEYS: Final = 20
NUL: Final = "\0"


class Challenge(Struct):
    """guest: for whom a passkey is made; empty where somebody comes back by one."""

    challenge: bytes
    guest: str
    origin: str
    until: float


class Passkeys:
    """Challenges are kept in memory only: after a restart one asks for another."""

    def __init__(self, persons: Persons) -> None:
        self.persons = persons
        self.services = persons.services
        self.open: dict[str, Challenge] = {}

    # --- making one ---------------------------------------------------------------------------------------

    async def begin(self, request: Asked, visitor: Visitor) -> PasskeyChallenge:
        guest = visitor.guest
        await self.check_room(guest.id)
        # One at a time: whoever asks again has closed the dialogue before, and nobody's are pushed out by one who never ends.
        for id in [id for id, before in self.open.items() if before.guest == guest.id]:
            del self.open[id]
        asked = self.challenge(request, guest.id)
        options = generate_registration_options(
            rp_id=host_of(asked.origin),
            rp_name=APP_NAME,
            user_id=guest.id.encode(),
            user_name=guest.name or APP_NAME,
            challenge=asked.challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return PasskeyChallenge(self.keep(asked), options_to_json(options))

    async def finish(self, visitor: Visitor, answer: PasskeyAnswer) -> None:
        asked = self.taken(answer, visitor.guest.id)
        with refusing():
            made = verify_registration_response(
                credential=answer.credential,
                expected_challenge=asked.challenge,
                expected_origin=asked.origin,
                expected_rp_id=host_of(asked.origin),
            )
        await self.check_room(visitor.guest.id)
        id, public = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
        name, now = plain(answer.name) or visitor.device, self.services.time.now()
        key = KeyRow(id, visitor.guest.id, KeyKind.PASSKEY, name, public, made.sign_count, now, None)
        if await self.services.store.key(id) is not None:
            raise Denied("bad-passkey", None, "known")
        await self.persons.write(*visitor.arrive(), add_key(key))

    async def check_room(self, guest: str) -> None:
        if len(await self.passkeys_of(guest)) >= MOST_PASSKEYS:
            raise Denied("too-many", None, "passkeys")

    async def passkeys_of(self, guest: str) -> list[KeyRow]:
        return [key for key in await self.services.store.keys_of(guest) if key.kind == KeyKind.PASSKEY]

    # --- coming back by one -------------------------------------------------------------------------------

    def ask(self, request: Asked) -> PasskeyChallenge:
        """The browser offers whatever passkeys it has for this address: who it is, the answer says."""
        if not self.services.allowances.returns.take(address_of(request), self.services.time.now()):
            raise Denied("too-fast", None, "returns")
        asked = self.challenge(request, "")
        options = generate_authentication_options(
            rp_id=host_of(asked.origin), challenge=asked.challenge, user_verification=UserVerificationRequirement.PREFERRED
        )
        return PasskeyChallenge(self.keep(asked), options_to_json(options))

    async def come_back(self, request: Asked, answer: PasskeyAnswer) -> Visitor:
        asked = self.taken(answer, "")
        with refusing():
            id = str(msgspec.json.decode(answer.credential, type=dict[str, object]).get("id", ""))
        # No database has such a letter in a text.
        key = None if NUL in id else await self.services.store.key(id)
        if key is None or key.kind != KeyKind.PASSKEY:
            raise Denied("bad-passkey", None, "unknown")
        with refusing():
            found = verify_authentication_response(
                credential=answer.credential,
                expected_challenge=asked.challenge,
                expected_rp_id=host_of(asked.origin),
                expected_origin=asked.origin,
                credential_public_key=base64url_to_bytes(key.secret),
                credential_current_sign_count=key.count,
            )
        return await self.persons.let_in(request, key, found.new_sign_count)

    # --- challenges ---------------------------------------------------------------------------------------

    def challenge(self, request: Asked, guest: str) -> Challenge:
        until = self.services.time.now() + PATIENCE
        # Whoever gets here has an origin of ours: the gate has looked at it.
        return Challenge(secrets.token_bytes(CHALLENGE_BYTES), guest, request.headers.get("Origin", ""), until)

    def keep(self, asked: Challenge) -> str:
        id = new_id()
        self.open[id] = asked
        if len(self.open) > MOST_CHALLENGES:
            del self.open[next(iter(self.open))]
        return id

    def taken(self, answer: PasskeyAnswer, guest: str) -> Challenge:
        """Each is answered once."""
        asked = self.open.pop(answer.challenge, None)
        if asked is None or asked.guest != guest or asked.until < self.services.time.now():
            raise Denied("bad-passkey", None, "late")
        return asked


@contextmanager
def refusing() -> Iterator[None]:
    """Whatever the library says of what a stranger has sent: there are formats in it by the dozen, and each fails in its way."""
    try:
        yield
    except (WebAuthnException, ValueError, msgspec.MsgspecError) as fault:
        raise Denied("bad-passkey", None, str(fault)) from None
    except Exception as fault:
        raise Denied("bad-passkey", None, type(fault).__name__) from None


def host_of(origin: str) -> str:
    return split(origin).hostname or ""
