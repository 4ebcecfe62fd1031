"""Wasteland's greedy bot: it plays by what its seat may know."""

import json
import random
import shutil
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest
from tests.say import act
from tests.wasteland.story import FOLDER, draw, story_table

import bottlecap
from bottlecap.bots import make
from bottlecap.bots.lookahead import Lookahead
from bottlecap.bots.playouts import Playouts
from bottlecap.bots.values import Value
from bottlecap.bots.wasteland.lookahead import WastelandLookahead
from bottlecap.engine import registry
from bottlecap.engine.state import State
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


OUTCOMES = ['"loot N"', '"agenda 4", "caps 20"', '"damage 15", "lose caps 20"', '"rads 9"']


@pytest.mark.parametrize("level", ["greedy", "search"])
@pytest.mark.parametrize("seed", range(3))
def test_what_an_option_brings_makes_no_difference_before_it_is_chosen(tmp_path: Path, seed: int, level: str) -> None:
    """Absurdly good or absurdly bad: the bot may not know it, and chooses the same; one that looked would not."""
    chosen: list[object] = []
    for number, gain in enumerate(OUTCOMES):
        match = at_the_campfire(with_outcome(tmp_path / str(number), gain))
        assert match.prompts(0)[0].name == "choose-option"
        chosen.append(make(level, seed).choose(match.perspective(0)).to_json())
    assert chosen.count(chosen[0]) == len(chosen)


def test_no_playout_reads_on_what_nobody_may_read_before(tmp_path: Path) -> None:
    """Playouts come to the same whatever stands on the card; those of one that reads on do not."""
    honest: list[object] = []
    peeked: list[object] = []
    for number, gain in enumerate(OUTCOMES[1:3]):
        game = with_outcome(tmp_path / str(number), gain)
        match = story_table(2, where=[RUINS, ROAD], enemies={}, tokens=NO_TOKENS)
        before = bottlecap.new(game, seed=1, position=cast(Any, deepcopy(dict(match.position()))), chance="ask")
        honest.append([outcomes(table, WastelandLookahead()) for table in (before, at_the_campfire(game))])
        peeked.append(outcomes(at_the_campfire(game), Peeking()))
    assert honest[0] == honest[1]
    assert peeked[0] != peeked[1]


class Peeking(Lookahead):
    """Plays on as far as the game's own, but through everything."""

    def __init__(self) -> None:
        self.own = WastelandLookahead()

    def ends(self, state: State, start: State, /) -> bool:
        return self.own.ends(state, start)

    def outcome(self, values: list[Value], state: State, seat: int, /) -> float:
        return self.own.outcome(values, state, seat)


def outcomes(match: bottlecap.Match, lookahead: Lookahead) -> list[float]:
    """What each of the first few answers comes to in one world."""
    world = match.perspective(0).sample(random.Random(3))
    world.asking = False
    playouts = Playouts(match.game, 2, lookahead)
    return [playouts.outcome(world, 0, code) for code in list(match.perspective(0).codes())[:4]]


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
