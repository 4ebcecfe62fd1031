"""The nonsense drill with addresses that point inwards: whatever is given as one, nothing of this machine is reached."""

import random
import socket
import threading
from collections import Counter
from functools import cache
from typing import Final

from tests.server.clients import Guest
from tests.server.crowd import Say
from tests.server.push_service import PushedBrowser, Receiver

# As many trials as one guest may have at once.
A_GUEST: Final = 10
# How services are written, with a host in the middle.
SERVICES: Final = (
    "json://{}/",
    "jsons://{}/",
    "ntfy://{}/topic",
    "ntfys://{}/topic",
    "gotify://{}/token1234",
    "bark://{}/device1234",
    "mmost://{}/token1234token1234token1",
    "rocket://user:word@{}/#room",
    "matrix://user:word@{}/#room",
    "mailto://user:word@{}?to=a@b.example",
)
NAMES: Final = ("localhost", "LOCALHOST", "localhost.", "ip6-localhost")


def spelt(rng: random.Random) -> str:
    """This machine, or a neighbour of it, in one of the many ways in which addresses are read."""
    near = [127, rng.randrange(256), rng.randrange(256), rng.randrange(1, 255)]
    within = rng.choice([near, [127, 0, 0, 1], [0, 0, 0, 0], [10, *near[1:]], [192, 168, *near[2:]], [169, 254, 169, 254]])
    number = int.from_bytes(bytes(within), "big")
    plain = ".".join(map(str, within))
    ways = [plain, str(number), hex(number), ".".join(f"0{part:o}" for part in within), f"{within[0]}.{number & 0xFFFFFF}"]
    ways += [f"[::ffff:{plain}]", f"[::ffff:{number >> 16:x}:{number & 0xFFFF:x}]", "[::1]", "[::]", "[fe80::1]", "[fd00::1]"]
    return rng.choice([*ways, *NAMES, socket.gethostname()])


class Trap:
    """Counts who comes in, at whichever of this machine's own addresses."""

    def __init__(self) -> None:
        self.reached = 0
        self.line = socket.create_server(("::", 0), family=socket.AF_INET6, dualstack_ipv6=True)
        self.port = int(self.line.getsockname()[1])
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        while True:
            try:
                line, _ = self.line.accept()
            except OSError:
                return
            self.reached += 1
            line.close()

    def stop(self) -> None:
        # Closing alone does not wake who waits for somebody to come.
        self.line.shutdown(socket.SHUT_RDWR)
        self.line.close()


def drill(address: str, addresses: int, seed: int, say: Say) -> Counter[str]:
    """Give so many addresses and have each tried; why each came to nothing."""
    rng, trap, found = random.Random(seed), Trap(), Counter[str]()
    try:
        for begun in range(0, addresses, A_GUEST):
            eve = Guest(address, "Eve")
            for _ in range(min(A_GUEST, addresses - begun)):
                found[tried(eve, rng, trap.port)] += 1
            eve.close()
            assert trap.reached == 0, f"the server was reached from within {trap.reached} times"
            if begun % 500 == 0:
                say(f"{begun} of {addresses} addresses")
    finally:
        trap.stop()
    return found


def tried(eve: Guest, rng: random.Random, port: int) -> str:
    """One address, as a push service's or another's."""
    place = f"{spelt(rng)}:{port}"
    if rng.random() < 0.3:
        body = {**subscription(), "endpoint": f"{rng.choice(['http', 'https'])}://{place}/push"}
        answer = eve.http.post("/api/person/notices/push", json=body)
    else:
        answer = eve.http.post("/api/person/notices/addresses", json={"address": rng.choice(SERVICES).format(place)})
    if answer.status_code != 200:
        assert answer.status_code == 400, answer.text
        return "refused"
    id = answer.json()["addresses"][-1]["id"]
    outcome = eve.post(f"/person/notices/addresses/{id}/try")
    eve.post(f"/person/notices/addresses/{id}/drop")
    assert not outcome["good"], f"something at {place} has taken it"
    return str(outcome["why"])


@cache
def subscription() -> dict[str, object]:
    """Keys like a browser's; where it leads is put in by each."""
    service = Receiver()
    try:
        return PushedBrowser(service).subscription()
    finally:
        service.stop()
