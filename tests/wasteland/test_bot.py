"""Wasteland's greedy bot: it plays by what its seat may know."""

import json
import shutil
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest
from tests.say import act
from tests.wasteland.story import FOLDER, draw, story_table

import bottlecap
from bottlecap.bots import make
from bottlecap.engine import registry
from bottlecap.games.wasteland.game import Wasteland

POSITIONS = Path(__file__).parent / "positions"

RUINS, ROAD = "cit-ruins/ruins", "crossroads/east"
NO_TOKENS: dict[str, list[str]] = {"star": [], "shield": []}

# What comes of the campfire's first option, as the stand-in card has it.
AS_IT_IS = '  { gain = ["loot N"] },\n  { task = ["test L 3"]'


def with_outcome(folder: Path, gain: str) -> Wasteland:
    """The game with another outcome of the campfire's first option."""
    shutil.copytree(FOLDER, folder)
    file = folder / "story" / "encounters.toml"
    text = file.read_text(encoding="utf-8")
    assert AS_IT_IS in text
    file.write_text(text.replace(AS_IT_IS, AS_IT_IS.replace('"loot N"', gain), 1), encoding="utf-8")
    return cast(Wasteland, registry.game("wasteland", folder))


def at_the_campfire(game: Wasteland) -> bottlecap.Match:
    match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS)
    act(match, 0, "encounter")
    draw(match, "campfire")
    return bottlecap.new(game, seed=1, position=cast(Any, deepcopy(dict(match.position()))), chance="ask")


@pytest.mark.parametrize("seed", range(3))
def test_what_an_option_brings_makes_no_difference_before_it_is_chosen(tmp_path: Path, seed: int) -> None:
    """Absurdly good or absurdly bad: the bot may not know it, and chooses the same; one that looked would not."""
    chosen: list[object] = []
    for number, gain in enumerate(['"loot N"', '"agenda 4", "caps 20"', '"damage 15", "lose caps 20"', '"rads 9"']):
        match = at_the_campfire(with_outcome(tmp_path / str(number), gain))
        assert match.prompts(0)[0].name == "choose-option"
        chosen.append(make("greedy", seed).choose(match.perspective(0)).to_json())
    assert chosen.count(chosen[0]) == len(chosen)


def test_a_survivor_does_not_dress_and_undress_for_ever() -> None:
    """An Outcast without caps: the armour slows them down. On, it is missed as legs, off, as armour."""
    position = json.loads((POSITIONS / "undressing.json").read_text(encoding="utf-8"))
    match = bottlecap.new("wasteland", seed=1, position=position, chance="ask")
    bot, changes = make("greedy", 1), 0
    while match.seats == (0,) and changes < 10:
        action = bot.choose(match.perspective(0))
        changes += action.kind in ("equip", "unequip")
        match.play(action, 0)
    assert changes <= 2
