"""What a server is started with."""

from pathlib import Path
from typing import Final

from msgspec import Struct
from platformdirs import user_cache_path, user_data_path

from bottlecap.server.operations.addresses import Network
from bottlecap.server.protocol.games import PaceInfo

APP: Final = "bottlecap"
# As long as it takes to see what somebody did before the next one does something.
BOT_PAUSE: Final = 0.8
# Before a throw that somebody may want to hold a bot waits so many pauses: as long as it takes to reach for the button.
PAUSES_TO_HOLD: Final = 2.0
# The largest record that is taken in; one of a long match has a tenth of that.
RECORD_BYTES: Final = 2_000_000

PACES: Final[dict[str, PaceInfo]] = {
    pace.id: pace
    for pace in (
        PaceInfo("live", 60, 600, 60, 60),
        PaceInfo("relaxed", 900, 3600, 300, 300),
        PaceInfo("days", 3 * 86400, 86400, 3600, 12 * 3600),
    )
}


class Limits(Struct, frozen=True):
    """How much of anything one client may have."""

    message_bytes: int = 16_384
    body_bytes: int = 16_384
    messages_a_second: float = 20.0
    messages_at_once: float = 60.0
    requests_a_second: float = 20.0
    requests_at_once: float = 100.0
    # Guests cost nothing, so what they make is counted by address too.
    guests_a_second: float = 0.2
    guests_at_once: float = 60.0
    tables_a_guest: int = 50
    tables_a_second: float = 0.2
    tables_at_once: float = 60.0
    # Public lobbies in the list, of one host and from one address.
    listed_a_host: int = 3
    listed_an_address: int = 10
    # Lobbies of others in which one person keeps a seat, and how fast one address may take seats.
    lobbies_waited_in: int = 10
    claims_a_second: float = 0.2
    claims_at_once: float = 60.0
    # Comings back by a code or a passkey, right or wrong.
    returns_a_second: float = 0.1
    returns_at_once: float = 20.0
    # Of a public table's seats, those that may be taken from one address other than the host's.
    seats_an_address: int = 2
    sockets_a_guest: int = 40
    sockets_an_address: int = 100
    sockets_a_table: int = 200
    # Of a table: of each who plays, and of all who look on together.
    chat_a_second: float = 1.0
    chat_at_once: float = 20.0
    # Half of them for those who look on, the rest in equal shares for those who play.
    chat_lines: int = 5_000
    # As many lines as somebody who comes is told; older ones stay in the log.
    chat_shown: int = 100
    # Links, proposals, being ready or not: of one seat, and of one seat in all its time.
    affairs_a_second: float = 0.2
    affairs_at_once: float = 30.0
    affairs_a_seat: int = 500
    # Whoever takes fewer bytes than that in so many seconds while more is waiting is cut off.
    sending_seconds: float = 20.0
    sending_bytes: int = 32_768
    # A request that is not there whole after so many seconds does not come any more.
    asking_seconds: float = 30.0
    # How long a closed line may take to send the rest, and how much of it the kernel keeps.
    closing_seconds: float = 10.0
    line_bytes: int = 131_072


class Settings(Struct, frozen=True):
    """origins: where pages come from that may talk to us; empty: only the address we are reached by.

    loopback: refuse every other host name, so that no web site can reach a server on one's own machine.
    """

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    loopback: bool = True
    thinkers: int = 1
    # A pause before a bot's move, so that people can follow what happens; none where nobody looks on.
    bot_pause: float = BOT_PAUSE
    snapshot_every: int = 100
    evict_after: float = 600.0
    # A lobby in which nobody of its people has been for so many seconds is closed.
    public_lobby_seconds: float = 1800.0
    private_lobby_seconds: float = 7 * 86400.0
    # Proxies whose word is taken for where a request comes from.
    proxies: tuple[Network, ...] = ()
    # Folders of content to play with instead of the bundled one, by game.
    content: tuple[tuple[str, Path], ...] = ()
    # Whom push services may write to about this server: an address of mail ("mailto:…") or of the web.
    contact: str = ""
    # Where mail goes out by which people come back, see operations/mail.py; empty: there is none.
    mail: str = ""
    # For tests: notices may go to this machine itself.
    notices_loopback: bool = False
    cache: Path = user_cache_path(APP)
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        """Whether cookies are for https only."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)


def home_database() -> str:
    """The address of the database in the user's own data folder."""
    return f"sqlite:///{user_data_path(APP, ensure_exists=True) / 'bottlecap.sqlite'}"
