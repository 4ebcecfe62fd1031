"""What a seat may read of content that is guarded: what it was shown, for good, and nothing else. Of every game that has such."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec
import pytest
from tests.conftest import ALL_GAMES, walk
from tests.homes import home_of

import bottlecap
from bottlecap.engine import registry
from bottlecap.engine.game import Game
from bottlecap.engine.messages import LANGUAGES, files
from bottlecap.server.content.packs import open_words, pack_json

GUARDED = ["archive", *(name for name in ALL_GAMES if registry.game(name).guarded)]
MATCHES = 6

Thing = tuple[str, str]


def wired(game: Game) -> list[str]:
    """The guarded domains whose things can be named over the wire; those of others are named in positions alone."""
    kinds = [
        *(kind.params for kind in game.actions),
        *(kind.shown for kind in game.decisions),
        *(kind.params for kind in game.events),
    ]
    named = {param.domain for params in kinds for param in params}
    named |= {field.family.name for field in game.fields if field.family is not None}
    return [domain for domain in game.guarded if domain in named]


def is_part(game: Game, thing: Thing, shown: set[Thing]) -> bool:
    """Whether it is a part of something that was shown, and says no more than that it is one: a goal of a quest."""
    domain, id = thing
    whole = any(id.startswith(f"{other}-") for _, other in shown)
    return whole and not game.leaf(domain, game.domains[domain].index(id), "en")


def named_in(game: Game, value: object) -> set[Thing]:
    """The guarded things whose ids stand anywhere in what goes over the wire."""
    if isinstance(value, dict):
        return {thing for part in value.values() for thing in named_in(game, part)}
    if isinstance(value, list):
        return {thing for part in value for thing in named_in(game, part)}
    return {(domain, value) for domain in wired(game) if isinstance(value, str) and value in ids_of(game, domain)}


@lru_cache
def ids_of(game: Game, domain: str) -> frozenset[str]:
    return frozenset(game.domains[domain])


def shown_now(match: bottlecap.Match, seat: int | None, since: int) -> set[Thing]:
    """All that a frame for the seat would name: its view, its questions with their answers, the events since then."""
    game = match.game
    out = named_in(game, dict(match.view(seat)))
    out |= named_in(game, [event.to_json() for event in match.events_after(since, seat)])
    prompts = [] if seat is None or match.over else match.prompts(seat)
    out |= named_in(game, [prompt.to_json() for prompt in prompts])
    return out | named_in(game, [action.to_json() for prompt in prompts for action in prompt.actions])


@pytest.mark.parametrize("name", GUARDED)
def test_no_two_guarded_things_have_one_id(archive: Game, name: str) -> None:
    """Neither would a page know which is meant, nor these tests."""
    ids = [id for domain in wired(registry.game(name)) for id in registry.game(name).domains[domain]]
    assert len(set(ids)) == len(ids) > 0


@pytest.mark.parametrize("name", GUARDED)
def test_a_seat_may_read_what_it_was_shown_and_nothing_else(archive: Game, name: str) -> None:
    game, read = registry.game(name), 0
    for players in game.players:
        seats: list[int | None] = [None, *range(players)]
        for seed in range(MATCHES):
            seen: dict[int | None, set[Thing]] = {seat: set() for seat in seats}
            told = 0
            for number, match in enumerate(walk(name, players, seed)):
                if number % home_of(name).every and not match.over:
                    continue
                for seat in seats:
                    seen[seat] |= shown_now(match, seat, told)
                    readable = match.readable(seat)
                    assert seen[seat] <= readable
                    assert all(is_part(game, thing, seen[seat]) for thing in readable - seen[seat])
                # What nobody has met is read by nobody, even where all is open.
                met, everything = set[Thing]().union(*seen.values()), match.readable(bottlecap.CHANCE)
                told = match.happened
                assert met <= everything and all(is_part(game, thing, met) for thing in everything - met)
            read += sum(len(things) for things in seen.values())
    assert read > 0


def test_one_may_read_what_another_may_not(archive: Game) -> None:
    matches = [match for seed in range(MATCHES) for match in walk("archive", 3, seed)]
    assert any(match.readable(0) - match.readable(1) and match.readable(1) - match.readable(0) for match in matches)


# --- what every page has --------------------------------------------------------------------------------------------


def texts_in(value: object) -> Iterator[str]:
    """All texts of something JSON-able, names of its parts too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from (str(name), *texts_in(part))
    elif isinstance(value, list):
        for part in value:
            yield from texts_in(part)


def given_away(game: Game, lang: str) -> set[Thing]:
    """The guarded things of which everybody is given the id, the name, a text or a message."""
    told = set(texts_in(msgspec.to_builtins(pack_json(game, lang))))
    assert game.messages.folder is not None
    words = "\n".join(open_words(game, path.read_text(encoding="utf-8")) for path in files(game.messages.folder, lang))
    out: set[Thing] = set()
    for domain in game.guarded:
        for number, id in enumerate(game.domains[domain]):
            # By their names the parts of a leaf are alike.
            own = {id, game.label(domain, number, lang)}
            own |= {text for part in game.leaf(domain, number, lang).values() for text in texts_in(part) if text}
            if own & told or f"{domain}-{id} = " in words:
                out.add((domain, id))
    return out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GUARDED)
def test_what_every_page_has_holds_nothing_guarded(archive: Game, name: str, lang: str) -> None:
    assert given_away(registry.game(name), lang) == set()


def test_a_catalogue_that_says_too_much_is_found(archive: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for shown in ({"first": "one"}, {"names": [archive.label("letter", 0, "en")]}, {"one": archive.leaf("letter", 0, "en")}):
        monkeypatch.setattr(type(archive), "catalogue", lambda self, lang, shown=shown: shown)
        assert given_away(archive, "en") == {("letter", "one")}
