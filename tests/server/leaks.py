"""The leak drill: cards with random words in their ids and names, and every frame and answer looked through for them.

Of a game that guards some of its content, everything guarded has such words, in what it is called and in every text of it: no pack
may have one, and each seat is given those of what its own frames have named, no others, be it by its frames and hints, as leaves,
in its film or in its story.
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
from bottlecap.engine.messages import LANGUAGES
from bottlecap.engine.record import PRINT
from bottlecap.server.people.seats import People
from bottlecap.server.store.base import Store
from bottlecap.server.store.opening import store_at
from bottlecap.server.store.schema import Entry, TableRow
from bottlecap.server.tables.entries import first_match, replay_entry

CANARY: Final = re.compile(r"zq[a-z]{12}qz")
QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
DECK: Final = 0
AT_ONCE: Final = 4
KEYS_AT_ONCE: Final = 100
STORIES: Final = (("en", "text"), ("ru", "html"))


def canary_pack(game: str, folder: Path, rng: random.Random) -> None:
    """The bundled cards, each with a random word in its id and in its names, and whatever else the game marks."""

    def new_word() -> str:
        return f"zq{''.join(rng.choices(string.ascii_lowercase, k=12))}qz"

    shutil.copytree(Path(str(bottlecap.__file__)).parent / "games" / game / "content", folder)
    for name, kind in home_of(game).decks:
        file = folder / f"{name}.toml"
        text = file.read_text(encoding="utf-8")
        for entry in tomllib.loads(text)[kind]:
            word = new_word()
            text = text.replace(f'id = "{entry["id"]}"\n', f'id = "{entry["id"]}-{word}"\n')
            for lang in ("en", "ru"):
                text = text.replace(f'"{entry["name"][lang]}"', f'"{entry["name"][lang]} {word}"', 1)
        file.write_text(text, encoding="utf-8")
    marked = home_of(game).marked
    if marked is not None:
        marked(folder, new_word)


def out_of_decks(match: bottlecap.Match) -> set[str]:
    """The words of the cards that everybody has seen: those whose place in no deck is unknown. None are guarded."""
    out: set[str] = set()
    for field in match.game.fields:
        if field.form == CARDS and field.family is not None and field.family.name not in match.game.guarded:
            cards: Any = getattr(match.state, field.name)
            hidden = {int(card) for card in cards.bag(DECK)}
            out |= {word for number, id in enumerate(field.family.ids) if number not in hidden for word in CANARY.findall(id)}
    return out


def guarded_in(game: bottlecap.Game, texts: list[str]) -> set[str]:
    """The guarded things, as domain:id, whose ids stand in texts; of one domain no two have one id."""
    quoted = {word for text in texts for word in QUOTED.findall(text)}
    return {f"{domain}:{id}" for domain in game.guarded for id in game.domains[domain] if id in quoted}


def words_of(game: bottlecap.Game) -> dict[tuple[str, str], set[str]]:
    """The words of every guarded thing: in its id, in what it is called, in its leaf."""
    out: dict[tuple[str, str], set[str]] = {}
    for domain in game.guarded:
        for number, id in enumerate(game.domains[domain]):
            texts = [f"{game.label(domain, number, lang)} {game.leaf(domain, number, lang)}" for lang in LANGUAGES]
            out[domain, id] = set(CANARY.findall(" ".join([id, *texts])))
    return out


class Truth:
    """What each seat may know after each change of a table: its log, played again."""

    def __init__(
        self,
        row: TableRow,
        entries: list[Entry],
        game: bottlecap.Game,
        seats: list[int | None],
        words: dict[tuple[str, str], set[str]],
    ) -> None:
        self.row = row
        self.words = words
        self.match: bottlecap.Match | None = None
        self.shown: list[dict[int | None, set[str]]] = [{seat: set() for seat in seats}]
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
        self.shown.append({seat: self.shown[-1][seat] | self.told_to(seat) for seat in seats})
        self.views.append({seat: None if match is None else json.loads(json.dumps(match.view(seat))) for seat in seats})

    def told_to(self, seat: int | None) -> set[str]:
        """The words that a seat may have come upon by now."""
        if self.match is None:
            return set()
        return out_of_decks(self.match).union(*(self.words[thing] for thing in self.match.readable(seat)))

    def check(self, sitter: Sitter) -> int:
        """Look through everything one seat was told; how many canaries it saw, rightly."""
        assert self.match is not None
        events = [event.to_json() for event in self.match.events(sitter.seat)]
        version, seen = 0, 0
        for frame in sitter.frames:
            message: Json = json.loads(frame)
            version = message.get("version", version)
            words = set(CANARY.findall(frame))
            strange = words - self.shown[version][sitter.seat]
            assert not strange, f"seat {sitter.seat} was told of {strange}"
            told = {secret for secret in self.secrets if secret in frame}
            assert not told, f"seat {sitter.seat} was told a secret of the server's: {told}"
            if message["type"] == "update":
                assert message["view"] == self.views[version][sitter.seat], f"seat {sitter.seat} was shown what it may not see"
                unheard = [event for event in message["events"] if event != events[event["number"]]]
                assert not unheard, f"seat {sitter.seat} heard what it may not hear: {unheard}"
            seen += len(words)
        return seen


class Drill:
    """Matches of one game at a server that is given by its address and its database."""

    def __init__(self, address: str, database: str, game: bottlecap.Game, seed: int) -> None:
        self.database = database
        self.game = game
        self.crowd = Crowd(game.id, random.Random(seed), keeps=True, options=dict(home_of(game.id).longer) or None)
        self.crowd.address = address
        self.words = words_of(game)
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
        truth = Truth(row, await store.entries_of(table), self.game, [sitter.seat for sitter in sitters], self.words)
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
            await self.look_at_film(http, table, view, things)

    async def look_at_film(self, http: httpx.AsyncClient, table: str, view: str, named: set[str]) -> None:
        """A film and a story hold words of what was named there, and no others."""
        paths = [f"/api/tables/{table}/replay?seat={view}&views=none"]
        if self.game.tells:
            paths += [f"/api/tables/{table}/chronicle?seat={view}&lang={lang}&form={form}" for lang, form in STORIES]
        allowed = self.words_in(named)
        for path in paths:
            answer = await http.get(path, headers=self.crowd.headers())
            assert answer.status_code == 200, answer.text
            strange = set(CANARY.findall(answer.text)) - allowed
            assert not strange, f"{path} tells of {strange}"

    def words_in(self, things: set[str]) -> set[str]:
        return set[str]().union(*(self.words[domain, id] for domain, _, id in (thing.partition(":") for thing in things)))

    async def read(self, http: httpx.AsyncClient, path: str, query: str, named: set[str]) -> None:
        every = [f"{domain}:{id}" for domain in self.game.guarded for id in self.game.domains[domain]]
        given: set[str] = set()
        for start in range(0, len(every), KEYS_AT_ONCE):
            keys = ",".join(every[start : start + KEYS_AT_ONCE])
            answer = await http.get(f"{path}?lang=en&keys={keys}{query}", headers=self.crowd.headers())
            here = {f"{domain}:{id}" for domain, found in answer.json().get("leaves", {}).items() for id in found}
            besides = set(CANARY.findall(answer.text)) - self.words_in(here)
            assert not besides, f"{path}{query} tells of {besides} with what was asked for"
            given |= here
        # What says nothing but what was shown is part of that: a line of a card.
        known = self.words_in(named)
        strange = {thing for thing in given - named if not self.words_in({thing}) or not self.words_in({thing}) <= known}
        assert not strange, f"{path}{query} gives what was never shown there: {strange}"
        # Where things of two domains have one id, it is seldom both that were shown.
        missing = {thing for thing in named - given if thing.partition(":")[2] not in {one.partition(":")[2] for one in given}}
        assert not missing, f"{path}{query} does not give what was shown there: {missing}"
        self.seen += len(given)


def drill(address: str, database: str, game: bottlecap.Game, matches: int, seed: int = 1, say: Say = quiet) -> Drill:
    found = Drill(address, database, game, seed)
    asyncio.run(found.run(matches, say))
    return found
