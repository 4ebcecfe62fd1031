"""A passkey in software: what a browser's own would answer, signed with a real key."""

import json
from base64 import urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

# Of the authenticator's data: somebody was there and was recognised; and a new key is part of it.
PRESENT = 0x01 | 0x04
WITH_KEY = 0x40


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class SoftPasskey:
    def __init__(self) -> None:
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.raw_id = token_bytes(16)
        self.id = b64(self.raw_id)
        self.count = 0

    def made(self, asked: dict[str, Any], origin: str) -> str:
        """The answer to a challenge for a new passkey."""
        numbers = self.secret.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        known = bytes(16) + len(self.raw_id).to_bytes(2, "big") + self.raw_id + public
        data = self.data(origin, PRESENT | WITH_KEY) + known
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("webauthn.create", asked, origin)
        return self.answer({"clientDataJSON": b64(client), "attestationObject": b64(attestation)})

    def signed(self, asked: dict[str, Any], origin: str) -> str:
        """The answer to a challenge for whoever comes back."""
        self.count += 1
        data, client = self.data(origin, PRESENT), self.client("webauthn.get", asked, origin)
        signature = self.secret.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self.answer({name: b64(part) for name, part in parts.items()})

    def data(self, origin: str, flags: int) -> bytes:
        host = sha256((urlsplit(origin).hostname or "").encode()).digest()
        return host + bytes([flags]) + self.count.to_bytes(4, "big")

    def client(self, kind: str, asked: dict[str, Any], origin: str) -> bytes:
        challenge = json.loads(asked["options"])["challenge"]
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def answer(self, response: dict[str, str]) -> str:
        return json.dumps({"id": self.id, "rawId": self.id, "type": "public-key", "response": response})
