"""Where a client is: what proxies say counts only where they are trusted."""

import httpx
import pytest
from tests.server.running import Running

from bottlecap.engine.errors import BadOption
from bottlecap.server.operations.addresses import network, whence
from bottlecap.server.operations.settings import Limits

HOME = (network("10.0.0.0/8"), network("::1"))


def noted(*lines: str) -> list[tuple[bytes, bytes]]:
    return [(b"host", b"games.example"), *((b"X-Forwarded-For", line.encode()) for line in lines)]


@pytest.mark.parametrize(
    ("peer", "lines", "found"),
    [
        ("203.0.113.9", [], "203.0.113.9"),
        # Nobody else's word counts.
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        # What a client itself wrote stands to the left of what its proxy has noted.
        ("10.0.0.1", ["1.2.3.4, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4", "198.51.100.1,10.0.0.2"], "198.51.100.1"),
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
        ("10.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("::1", ["[2001:db8:1:2:3:4:5:6]:80"], "2001:db8:1:2::/64"),
        ("10.0.0.1", ["2001:db8:1:2::9"], "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        # What is no address ends it there.
        ("10.0.0.1", ["198.51.100.1, unknown"], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("somewhere", ["198.51.100.1"], "somewhere"),
    ],
)
def test_where_a_request_comes_from(peer: str, lines: list[str], found: str) -> None:
    assert whence(peer, noted(*lines), HOME) == found


def test_what_is_no_network_is_told() -> None:
    with pytest.raises(BadOption, match=r"like 10\.0\.0\.0/8"):
        network("proxy.example")


def statuses(server: Running, *forwarded: str) -> list[int]:
    """What so many requests are answered that say they come from there."""
    headers = [{"Origin": server.address, "X-Forwarded-For": line} for line in forwarded]
    return [httpx.post(f"{server.address}/api/me", json={"name": "x"}, headers=one).status_code for one in headers]


LIMITED = Limits(requests_a_second=1, requests_at_once=2)


def test_a_header_from_somebody_who_is_not_trusted_changes_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    place = tmp_path_factory.mktemp("server")
    server = Running(f"sqlite:///{place}/tables.sqlite", place, LIMITED)
    try:
        assert statuses(server, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [200, 200, 429]
    finally:
        server.stop()


def test_behind_a_trusted_proxy_everybody_has_a_limit_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    place = tmp_path_factory.mktemp("server")
    server = Running(f"sqlite:///{place}/tables.sqlite", place, LIMITED, proxies=(network("127.0.0.1"),))
    try:
        assert statuses(server, *["192.0.2.1"] * 3, "9.9.9.9, 192.0.2.1", "192.0.2.2") == [200, 200, 429, 429, 200]
    finally:
        server.stop()
