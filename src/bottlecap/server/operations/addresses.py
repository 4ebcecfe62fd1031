"""Where a client is: the address that limits are counted by, also behind proxies."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from bottlecap.engine.errors import BadOption

Network = IPv4Network | IPv6Network
Address = IPv4Address | IPv6Address

# Whoever has one address of the sixth version has 2⁶⁴ of them.
ONE_CUSTOMER: Final = 64
HEADER: Final = b"x-forwarded-for"


def network(text: str) -> Network:
    """An address or a network as an operator writes it."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise BadOption(f"a trusted proxy is an address like 10.0.0.7 or a network like 10.0.0.0/8, not {text!r}") from None


def address(text: str) -> Address | None:
    """An address as a socket or a proxy writes it, with or without a port."""
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def whence(peer: str, headers: Iterable[tuple[bytes, bytes]], trusted: tuple[Network, ...]) -> str:
    """Who really asks: from the right of what proxies have noted, as long as it was noted by one that is trusted."""
    here = address(peer)
    if here is None:
        return peer
    noted = [part for name, value in headers if name.lower() == HEADER for part in value.decode("latin-1").split(",")]
    while noted and is_trusted(here, trusted):
        before = address(noted.pop())
        if before is None:
            break
        here = before
    return counted_as(here)


def is_trusted(here: Address, trusted: tuple[Network, ...]) -> bool:
    return any(here in one for one in trusted)


def counted_as(here: Address) -> str:
    """What limits are counted by: an address, or the part of it that is one customer's."""
    if isinstance(here, IPv4Address):
        return str(here)
    return str(ip_network((int(here), ONE_CUSTOMER), strict=False))
