"""Where notices go in the tests: a push service that checks signatures and reads what it gets, and a web hook."""

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Receiver:
    """Keeps what was posted to it, by path; answers with the given status."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        # Where whoever asks is sent on to.
        self.elsewhere = ""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                receiver.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(307 if receiver.elsewhere else receiver.status)
                if receiver.elsewhere:
                    self.send_header("Location", receiver.elsewhere)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class PushedBrowser:
    """A browser's subscription: its keys, and what it makes of what the push service got."""

    def __init__(self, service: Receiver, path: str = "/push/1") -> None:
        self.service = service
        self.path = path
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"

    def subscription(self) -> dict[str, Any]:
        point = self.secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"http://{self.service.address}{self.path}", "keys": {"p256dh": b64(point), "auth": b64(self.auth)}}

    def messages(self, server_key: str) -> list[dict[str, str]]:
        """What arrived, decrypted, each with a signature of the server's."""
        return [self.read(headers, body, server_key) for path, headers, body in self.service.got if path == self.path]

    def read(self, headers: dict[str, str], body: bytes, server_key: str) -> dict[str, str]:
        check_signature(headers["authorization"], server_key, f"http://{self.service.address}")
        plain = http_ece.decrypt(body, private_key=self.secret, auth_secret=self.auth)
        found: dict[str, str] = json.loads(plain)
        return found


def check_signature(header: str, server_key: str, audience: str) -> None:
    """VAPID (RFC 8292): a token of the server's for this push service."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and parts["k"] == server_key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unb64(claims))["aud"] == audience
    raw = unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(server_key))
    try:
        point.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        raise AssertionError("the token is not signed by the server") from None
