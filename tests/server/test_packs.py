"""A match goes on with the content it was begun with, whatever has become of that content since."""

import json
import shutil
from pathlib import Path

import pytest
from tests.server.running import Running

from bottlecap.engine import registry
from bottlecap.engine.errors import BadContent
from bottlecap.games.shelter.reading import BUNDLED
from bottlecap.server.content.packs import packed, unpack
from bottlecap.server.operations.settings import Settings


def other_content(folder: Path) -> Path:
    """The bundled cards, with one number changed: another pack."""
    shutil.copytree(BUNDLED, folder)
    file = folder / "items.toml"
    text = file.read_text(encoding="utf-8")
    assert '"fight 1"' in text
    file.write_text(text.replace('"fight 1"', '"fight 2"', 1), encoding="utf-8")
    return folder


def forget(folder: Path) -> None:
    """As a new process would not know it."""
    registry.loaded = {key: game for key, game in registry.loaded.items() if key[1] != str(folder.resolve())}


def test_a_match_goes_on_with_its_own_pack(database: str, tmp_path: Path) -> None:
    folder = other_content(tmp_path / "cards")
    server = Running(database, tmp_path / "cache", content=(("shelter", folder),))
    try:
        ann = server.guest()
        table = ann.create("shelter", ["me", "greedy"])
        content = ann.get(f"/tables/{table}")["content"]
        assert content != registry.game("shelter").content
        line = ann.socket(table, 0)
        line.play()
        line.updated(lambda u: u["prompts"])
        view = line.update["view"]
        server.stop()
        shutil.rmtree(folder)
        forget(folder)
        server.settings = Settings(
            database, port=server.settings.port, bot_pause=0.0, cache=tmp_path / "cache", limits=server.settings.limits
        )
        server.start()
        assert ann.get("/lobby")["games"][0]["content"] != content
        again = ann.socket(table, 0)
        assert again.updated()["view"] == view
        assert again.update["table"]["content"] == content
        again.play()
        again.updated(lambda u: u["prompts"] or u["result"])
        assert "bot failed" not in str(server.tables.services.counters.counts)
    finally:
        server.stop()
        forget(tmp_path / "cache" / "packs")


def test_a_pack_is_kept_with_its_folders(tmp_path: Path) -> None:
    """Wasteland's stories stand in a folder of its pack."""
    (tmp_path / "one" / "story").mkdir(parents=True)
    (tmp_path / "one" / "cards.toml").write_text("a = 1\n", encoding="utf-8")
    (tmp_path / "one" / "story" / "roads.toml").write_text("b = 2\n", encoding="utf-8")
    unpack(tmp_path / "two", packed(tmp_path / "one"))
    assert (tmp_path / "two" / "cards.toml").read_text(encoding="utf-8") == "a = 1\n"
    assert (tmp_path / "two" / "story" / "roads.toml").read_text(encoding="utf-8") == "b = 2\n"


@pytest.mark.parametrize("name", ["../a.toml", "/a.toml", "story/../../a.toml", "story\\a.toml", "./a.toml"])
def test_a_stored_pack_writes_nowhere_else(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadContent):
        unpack(tmp_path / "pack", json.dumps({name: "a = 1"}))
    assert list(tmp_path.iterdir()) == []
