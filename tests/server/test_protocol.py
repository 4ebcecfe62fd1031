"""What the protocol says in one place is what it says in all."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.running import Running

import bottlecap
from bottlecap.engine.messages import LANGUAGES, files
from bottlecap.server import errors
from bottlecap.server.content import leaves, packs
from bottlecap.server.protocol.games import PackJson
from bottlecap.server.protocol.socket_in import ClientMessage
from bottlecap.server.protocol.socket_out import ServerMessage

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_page_s_types_are_made_from_ours() -> None:
    """From the source: compiled modules have forgotten their types."""
    command = [sys.executable, "-m", "tools.typescript", "--check"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_address_is_documented(server: Running) -> None:
    # It is written when it is first asked for, which takes a busy machine longer than the usual five seconds.
    paths = httpx.get(f"{server.address}/schema/openapi.json", timeout=60).json()["paths"]
    documented = set(re.findall(r"^\| `(GET|POST) (\S+)`", DOCS, re.MULTILINE))
    assert {(method.upper(), path) for path, methods in paths.items() for method in methods} == documented


def test_every_message_and_code_is_documented() -> None:
    for message in (*ServerMessage.__args__, *ClientMessage.__args__):
        tag = message.__struct_config__.tag
        assert f'"type": "{tag}"' in DOCS or f"`{tag}`" in DOCS, tag
    for code in errors.STATUS:
        assert f"`{code}`" in DOCS, code


def test_the_example_of_a_table_works(server: Running) -> None:
    found = re.search(r"```json\n(\{\"game\".*?)```", DOCS, re.DOTALL)
    assert found is not None
    answer = httpx.post(f"{server.address}/api/tables", content=found[1], headers={"Origin": server.address})
    assert answer.status_code == 201


def test_words_and_packs_may_be_kept_for_ever(server: Running) -> None:
    lobby = httpx.get(f"{server.address}/api/lobby").json()
    assert [game["id"] for game in lobby["games"]] == [game.id for game in bottlecap.games()]
    for game in lobby["games"]:
        for lang in LANGUAGES:
            words = httpx.get(server.address + game["words"][lang])
            assert "immutable" in words.headers["cache-control"]
            assert "game-name = " in words.text and "rule-undo-nothing = " in words.text
            pack = httpx.get(server.address + game["pack"][lang]).json()
            assert (pack["game"], pack["lang"], pack["content"]) == (game["id"], lang, game["content"])


# Shorter texts may be a word of something else too.
BY_CHANCE = 12
# Deals are put into words by the game's own code; the page's is in web/src/games/monopoly/words.ts, and tested there.
BY_CODE = {("monopoly", "offer"), ("monopoly", "counter")}


def worded(labels: dict[str, str], value: object) -> str:
    """An argument as the page words it: one label, or several one after another."""
    if isinstance(value, list):
        return ", ".join(labels[str(one)] for one in value) or "–"
    return labels[str(value)]


def labels_of(game: bottlecap.Game, pack: PackJson, domain: str) -> dict[str, str]:
    """What the things of a domain are called: by the pack, or by what whoever may read them is given."""
    if domain not in pack.guarded:
        return pack.labels[domain]
    things = [(domain, id) for id in game.domains[domain]]
    return {id: leaf.label for id, leaf in leaves.given(game, set(things), things, pack.lang).leaves[domain].items()}


def test_a_page_can_word_everything_as_python_does(archive: bottlecap.Game) -> None:
    """Labels by domain, arguments by message: the same text as the engine's own."""
    for game in bottlecap.games():
        for lang in LANGUAGES:
            pack = packs.pack_json(game, lang)
            for index in range(0, game.action_count, max(1, game.action_count // 200)):
                action = game.action(index)
                if (game.id, action.kind) in BY_CODE:
                    continue
                message = f"action-{action.kind}"
                domains = pack.domains.get(message, {})
                args = {
                    name: worded(labels_of(game, pack, domains[name]), value) if name in domains else value
                    for name, value in action.to_json().items()
                    if name != "kind"
                }
                assert game.text(message, args, lang) == action.text(lang)


def words_in(value: object) -> list[str]:
    """All texts in JSON that are too long to stand somewhere else by chance."""
    if isinstance(value, dict):
        return [word for part in value.values() for word in words_in(part)]
    if isinstance(value, list):
        return [word for part in value for word in words_in(part)]
    return [value] if isinstance(value, str) and len(value) >= BY_CHANCE else []


def test_no_pack_tells_what_not_everybody_may_read(archive: bottlecap.Game) -> None:
    seen = 0
    for game in bottlecap.games():
        for lang in LANGUAGES:
            told = msgspec.json.encode(packs.pack_json(game, lang)).decode()
            folder = game.messages.folder
            assert folder is not None
            told += "".join(packs.open_words(game, path.read_text("utf-8")) for path in files(folder, lang))
            for domain in game.guarded:
                for number in range(len(game.domains[domain])):
                    words = words_in([game.label(domain, number, lang), dict(game.leaf(domain, number, lang))])
                    assert not [word for word in words if json.dumps(word, ensure_ascii=False)[1:-1] in told]
                    seen += len(words)
    assert seen > 0


def test_the_catalogue_of_shelter_holds_every_card() -> None:
    game = next(game for game in bottlecap.games() if game.id == "shelter")
    for lang in LANGUAGES:
        found = packs.pack_json(game, lang)
        cards = found.catalogue
        for family, plural in (("room", "rooms"), ("item", "items"), ("threat", "threats")):
            named = cards[plural]
            assert isinstance(named, dict)
            assert {id: card["name"] for id, card in named.items()} == found.labels[family]
        lines = game.effects(lang)
        items = cards["items"]
        assert isinstance(items, dict)
        for card in items.values():
            assert f"{card['name']}: {card['text']}" in lines


def test_the_catalogue_of_monopoly_holds_every_square_deed_and_card() -> None:
    game = next(game for game in bottlecap.games() if game.id == "monopoly")
    for lang in LANGUAGES:
        found = packs.pack_json(game, lang)
        cards: dict[str, Any] = found.catalogue
        assert {square["id"]: square["name"] for square in cards["squares"]} == found.labels["square"]
        assert [id for group in cards["groups"] for id in group["deeds"]] == sorted(
            cards["deeds"], key=lambda id: [group["id"] for group in cards["groups"]].index(cards["deeds"][id]["group"])
        )
        assert all(cards["squares"][deed["square"]]["deed"] == id for id, deed in cards["deeds"].items())
        lines = game.effects(lang)
        for family in ("deeds", "special", "guide"):
            assert all(f"{card['name']}: {card['text']}" in lines for card in cards[family].values())
        # Where the page must know a rule's place or figure, it is told; what a card does stands in its text alone.
        assert cards["squares"][cards["jail"]]["kind"] == "jail"
        assert cards["back"] == 3
        assert all(set(card) == {"name", "text"} for card in [*cards["special"].values(), *cards["guide"].values()])
