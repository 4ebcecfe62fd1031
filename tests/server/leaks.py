"""The leak drill: cards with random words in their ids and names, and every frame and answer looked through for them.

Of a game that guards some of its content, everything guarded has such words: no pack may have one, and each seat is given those
of what its own frames have named, no others.
"""

import asyncio
import json
import random
import re
import shutil
import string
import tomllib
from pathlib import Path
from typing import Any, Final

import httpx
from tests.homes import home_of
from tests.server.crowd import Crowd, Json, Say, Sitter, quiet, together

import bottlecap
from bottlecap.engine.fields import CARDS
from bottlecap.engine.record import PRINT
from bottlecap.server.people.seats import People
from bottlecap.server.store.base import Store
from bottlecap.server.store.opening import store_at
from bottlecap.server.store.schema import Entry, TableRow
from bottlecap.server.tables.entries import first_match, replay_entry

CANARY: Final = re.compile(r"zq[a-z]{12}qz")
DECK: Final = 0
AT_ONCE: Final = 4
KEYS_AT_ONCE: Final = 50


def canary_pack(game: str, folder: Path, rng: random.Random) -> None:
    """The bundled cards, each with a random word in its id and in its names."""
    shutil.copytree(Path(str(bottlecap.__file__)).parent / "games" / game / "content", folder)
    for name, kind in home_of(game).decks:
        file = folder / f"{name}.toml"
        text = file.read_text(encoding="utf-8")
        for entry in tomllib.loads(text)[kind]:
            word = f"zq{''.join(rng.choices(string.ascii_lowercase, k=12))}qz"
            text = text.replace(f'id = "{entry["id"]}"\n', f'id = "{entry["id"]}-{word}"\n')
            for lang in ("en", "ru"):
                text = text.replace(f'"{entry["name"][lang]}"', f'"{entry["name"][lang]} {word}"', 1)
        file.write_text(text, encoding="utf-8")


def out_of_decks(match: bottlecap.Match) -> set[str]:
    """The words of the cards that everybody has seen: those whose place in no deck is unknown."""
    out: set[str] = set()
    for field in match.game.fields:
        if field.form == CARDS and field.family is not None:
            cards: Any = getattr(match.state, field.name)
            hidden = {int(card) for card in cards.bag(DECK)}
            out |= {word for number, id in enumerate(field.family.ids) if number not in hidden for word in CANARY.findall(id)}
    return out


def guarded_in(game: bottlecap.Game, texts: list[str]) -> set[str]:
    """The guarded things, as domain:id, whose ids stand in texts; no two things have one id."""
    things = [(domain, id) for domain in game.guarded for id in game.domains[domain]]
    return {f"{domain}:{id}" for domain, id in things if any(f'"{id}"' in text for text in texts)}


class Truth:
    """What each seat may know after each change of a table: its log, played again."""

    def __init__(self, row: TableRow, entries: list[Entry], game: bottlecap.Game, seats: list[int | None]) -> None:
        self.row = row
        self.match: bottlecap.Match | None = None
        self.shown: list[set[str]] = [set()]
        self.views: list[dict[int | None, object]] = [dict.fromkeys(seats)]
        # What no client may ever get: the seed, the state's fingerprints, the chain, who holds a seat and by which link.
        around = People.from_text(row.people)
        self.secrets = {bytes(row.seed).hex(), around.host, *(entry.chain for entry in entries)}
        self.secrets |= {entry.print.removeprefix(PRINT) for entry in entries if entry.print}
        self.secrets |= {word for seat in around.seats for word in (*seat.holders, seat.link) if word}
        for entry in entries:
            self.follow(entry, game, seats)

    def follow(self, entry: Entry, game: bottlecap.Game, seats: list[int | None]) -> None:
        if entry.starts:
            self.match = first_match(self.row, game)
        elif self.match is not None and entry.played:
            replay_entry(self.match, entry)
        match = self.match
        self.shown.append(self.shown[-1] | (set() if match is None else out_of_decks(match)))
        self.views.append({seat: None if match is None else json.loads(json.dumps(match.view(seat))) for seat in seats})

    def check(self, sitter: Sitter) -> int:
        """Look through everything one seat was told; how many canaries it saw, rightly."""
        assert self.match is not None
        events = [event.to_json() for event in self.match.events(sitter.seat)]
        version, seen = 0, 0
        for frame in sitter.frames:
            message: Json = json.loads(frame)
            version = message.get("version", version)
            words = set(CANARY.findall(frame))
            assert words <= self.shown[version], f"seat {sitter.seat} was told of {words - self.shown[version]}"
            told = {secret for secret in self.secrets if secret in frame}
            assert not told, f"seat {sitter.seat} was told a secret of the server's: {told}"
            if message["type"] == "update":
                assert message["view"] == self.views[version][sitter.seat], f"seat {sitter.seat} was shown what it may not see"
                strange = [event for event in message["events"] if event != events[event["number"]]]
                assert not strange, f"seat {sitter.seat} heard what it may not hear: {strange}"
            seen += len(words)
        return seen


class Drill:
    """Matches of one game at a server that is given by its address and its database."""

    def __init__(self, address: str, database: str, game: bottlecap.Game, seed: int) -> None:
        self.database = database
        self.game = game
        self.crowd = Crowd(game.id, random.Random(seed), keeps=True, options=dict(home_of(game.id).longer) or None)
        self.crowd.address = address
        # The secrets of seats' own links; nobody is ever told one again.
        self.links: list[str] = []
        self.matches = self.frames = self.seen = 0

    async def run(self, matches: int, say: Say = quiet) -> None:
        store = store_at(self.database)
        try:
            async with self.crowd.client() as http:
                while self.matches < matches or self.unproven(matches):
                    wanted = max(1, matches - self.matches)
                    tables = [await self.crowd.sit(http, watched=True) for _ in range(min(AT_ONCE, wanted))]
                    for sitters in tables:
                        self.links.append(await self.new_link(http, sitters[0].table))
                    await together([sitter.play() for sitters in tables for sitter in sitters])
                    for sitters in tables:
                        await self.look_through(store, http, sitters)
                    if self.matches % 20 == 0:
                        say(f"{self.matches} of {matches} matches, {self.frames} frames looked through")
        finally:
            await store.engine.dispose()
        assert self.seen > 0 or not self.has_cards, "no card was ever seen: nothing was proven"

    @property
    def has_cards(self) -> bool:
        return bool(home_of(self.game.id).decks or self.game.guarded)

    def unproven(self, matches: int) -> bool:
        """A match without a card proves nothing, and chance may give a few of them: then play some more."""
        return self.has_cards and self.seen == 0 and self.matches < matches + 30

    async def new_link(self, http: httpx.AsyncClient, table: str) -> str:
        """The secret of a new link for the first seat."""
        answer = await http.post(f"/api/tables/{table}/seats/0/link", headers=self.crowd.headers())
        return str(answer.json()["path"]).partition(".")[2]

    async def look_through(self, store: Store, http: httpx.AsyncClient, sitters: list[Sitter]) -> None:
        table = sitters[0].table
        row = await store.table(table)
        assert row is not None
        truth = Truth(row, await store.entries_of(table), self.game, [sitter.seat for sitter in sitters])
        truth.secrets |= {self.crowd.cookie.partition("=")[2], *self.links}
        for sitter in sitters:
            self.seen += truth.check(sitter)
            self.frames += len(sitter.frames)
        if self.game.guarded:
            await self.read_everything(http, sitters)
        for sitter in sitters:
            sitter.frames.clear()
        for path in (f"/api/tables/{table}", "/api/my-tables", "/api/tables", "/api/me", "/metrics"):
            answer = (await http.get(path, headers=self.crowd.headers())).text
            assert not CANARY.search(answer) and not any(secret in answer for secret in truth.secrets), path
        self.matches += 1

    async def read_everything(self, http: httpx.AsyncClient, sitters: list[Sitter]) -> None:
        """Ask for all that is guarded, from every point of view: each is given what its own frames named."""
        table = sitters[0].table
        info = (await http.get(f"/api/tables/{table}", headers=self.crowd.headers())).json()
        for path in (*info["pack"].values(), *info["words"].values()):
            words = CANARY.findall((await http.get(path)).text)
            assert not words, f"{path} tells everybody of {words}"
        named = {sitter.seat: guarded_in(self.game, sitter.frames) for sitter in sitters}
        # Where everything is open, it is what anybody met.
        films: dict[str, set[str]] = {"watch" if seat is None else str(seat): things for seat, things in named.items()}
        films["open"] = set().union(*named.values())
        for seat, things in named.items():
            await self.read(http, f"/api/tables/{table}/leaves", "" if seat is None else f"&seat={seat}", things)
        for view, things in films.items():
            await self.read(http, f"/api/tables/{table}/replay/leaves", f"&seat={view}", things)

    async def read(self, http: httpx.AsyncClient, path: str, query: str, named: set[str]) -> None:
        every = [f"{domain}:{id}" for domain in self.game.guarded for id in self.game.domains[domain]]
        given: set[str] = set()
        for start in range(0, len(every), KEYS_AT_ONCE):
            keys = ",".join(every[start : start + KEYS_AT_ONCE])
            answer = (await http.get(f"{path}?lang=en&keys={keys}{query}", headers=self.crowd.headers())).json()
            given |= {f"{domain}:{id}" for domain, found in answer.get("leaves", {}).items() for id in found}
        assert given <= named, f"{path}{query} gives what was never shown there: {given - named}"
        assert named <= given, f"{path}{query} does not give what was shown there: {named - given}"
        self.seen += len(given)


def drill(address: str, database: str, game: bottlecap.Game, matches: int, seed: int = 1, say: Say = quiet) -> Drill:
    found = Drill(address, database, game, seed)
    asyncio.run(found.run(matches, say))
    return found
