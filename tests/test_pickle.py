"""Everything that `import bottlecap` hands out can be pickled and deep-copied, also into a process that has loaded nothing."""

import copy
import multiprocessing
import pickle
import random
import shutil
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.conftest import ALL_GAMES, SHORT, game_named, played, played_on, step
from tests.leaky import Leaky

import bottlecap
from bottlecap.engine import registry
from bottlecap.engine.chance import Strong, seeded
from bottlecap.envs.pettingzoo import env

# All of its 128 bits tell it from what else stands in bytes.
SEED = 0x5EED0F5EED5BEEF0DDBA11CAFEF00D15


def there_and_back(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def in_the_middle(name: str, chance: str = "seed") -> bottlecap.Match:
    players = game_named(name).players.stop - 1
    match = bottlecap.new(name, players=players, seed=SEED, chance=chance, options=SHORT.get(name))
    match.note("begun")
    return played_on(match, 1 if name == "kuhn" else 9, 4)


def described(match: bottlecap.Match) -> list[object]:
    """What can be asked of a match, as plain data."""
    seats = (None, *range(match.header.players))
    return [
        match.hash,
        match.seats,
        match.undos,
        [[event.to_json() for event in match.events(seat)] for seat in seats],
        [[prompt.to_json() for prompt in match.prompts(seat)] for seat in match.seats],
        [[action.to_json() for action in match.actions(seat)] for seat in match.seats],
        [match.perspective(seat).to_bytes() for seat in seats],
    ]


def goes_on(match: bottlecap.Match) -> list[object]:
    """How it goes on by the same choices: a description that needs its luck."""
    rng = random.Random(9)
    for _ in range(15):
        if not match.over:
            step(match, rng)
    return described(match)


# --- matches ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", ["seed", "fast", "ask"])
@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_match_is_pickled_as_it_is(name: str, chance: str) -> None:
    match = in_the_middle(name, chance)
    match.copy()
    other = there_and_back(match)
    assert other.to_bytes() == match.to_bytes()
    assert other.record() == match.record()
    assert described(other.copy()) == described(match.copy())
    assert goes_on(other.copy()) == goes_on(match.copy()), "its copies have the luck that the match's would"
    assert goes_on(other) == goes_on(match)


@pytest.mark.parametrize("chance", ["seed", "fast", "ask"])
@pytest.mark.parametrize("name", ALL_GAMES)
def test_copies_and_samples_are_pickled_with_their_luck(name: str, chance: str) -> None:
    match = in_the_middle(name, chance)
    for other in (match.copy(), match.copy().copy(), match.perspective(0).sample(random.Random(1))):
        back = there_and_back(other)
        assert back.asking == other.asking == (chance == "ask")
        assert match.header.seed not in pickle.dumps(other), "a copy does not carry the match's seed about"
        with pytest.raises(bottlecap.Error, match="twin"):
            back.record()
        assert goes_on(back) == goes_on(other)


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_deep_copy_is_a_copy(name: str) -> None:
    match = in_the_middle(name)
    before = match.to_bytes()
    for other in (copy.copy(match), copy.deepcopy(match), copy.deepcopy({"match": match})["match"]):
        assert other.hash == match.hash
        goes_on(other)
        assert match.to_bytes() == before


# --- what a match hands out -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("back", [there_and_back, copy.copy, copy.deepcopy], ids=["pickle", "copy", "deepcopy"])
@pytest.mark.parametrize("name", ALL_GAMES)
def test_whatever_a_match_hands_out_comes_back(name: str, back: Callable[[Any], Any]) -> None:
    match, over = in_the_middle(name), played(name, game_named(name).players.start, 2)
    [seat, *_] = match.seats
    assert back(match.game) is match.game
    for action in match.actions(seat):
        assert back(action) == action
        assert back(action).game is match.game
    for event in match.events(seat):
        assert back(event) == event
        assert back(event).text("ru") == event.text("ru")
    for prompt in match.prompts(seat):
        assert back(prompt).to_json() == prompt.to_json()
        assert back(prompt).text("en") == prompt.text("en")
    result = over.result
    assert result is not None
    assert back(result).to_json() == result.to_json()
    assert back(result).text("ru") == result.text("ru")
    refusals = [refusal for _, refusal in match.choices(seat) if refusal is not None] + [over.can_undo(0), match.copy().can_undo(0)]
    for refusal in refusals:
        assert refusal is not None
        assert back(refusal) == refusal
        assert back(refusal).text("ru") == refusal.text("ru") != refusal.rule
    record = match.record()
    assert back(record) == record
    assert bottlecap.replay(back(record)).hash == match.hash
    perspective = match.perspective(seat)
    assert back(perspective).to_bytes() == perspective.to_bytes()
    assert back(perspective).sample(random.Random(1)).hash == perspective.sample(random.Random(1)).hash


@pytest.mark.parametrize("generator", [Strong(bytes(16)), seeded(3), Strong(bytes(16)).fork()], ids=["strong", "fast", "fork"])
def test_a_generator_goes_on_where_it_was(generator: Any) -> None:
    generator.at(3)
    generator.below(6)
    other = there_and_back(generator)
    assert [other.word() for _ in range(40)] == [generator.word() for _ in range(40)]
    assert other.fork().word() == generator.fork().word()


def test_errors_come_back_with_what_they_carry() -> None:
    match = bottlecap.new("kuhn", seed=1)
    with pytest.raises(bottlecap.WrongSeat) as wrong:
        match.play(match.actions()[0], 1)
    other = there_and_back(wrong.value)
    assert type(other) is bottlecap.WrongSeat
    assert str(other) == str(wrong.value)
    assert other.refusal == wrong.value.refusal
    bad = there_and_back(bottlecap.BadRecord("entry 3: no", 3))
    assert (str(bad), bad.entry) == ("entry 3: no", 3)
    assert str(there_and_back(bottlecap.BadOption("no"))) == "no"


# --- games ----------------------------------------------------------------------------------------------------------------


def own_content(folder: Path) -> Path:
    """Monopoly's content with one rent changed."""
    shutil.copytree(Path(registry.__file__).parent.parent / "games" / "monopoly" / "content", folder)
    raise_rent(folder)
    return folder


def raise_rent(folder: Path) -> None:
    deeds = folder / "deeds.toml"
    words = deeds.read_text(encoding="utf-8")
    begin, end = words.split("rent = [", 1)
    first, rest = end.split(",", 1)
    deeds.write_text(f"{begin}rent = [{int(first) + 1},{rest}", encoding="utf-8")


def test_a_game_with_content_of_ones_own_is_loaded_from_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = own_content(tmp_path / "mine")
    match = bottlecap.new("monopoly", seed=2, content=folder)
    assert match.game.content != game_named("monopoly").content
    pickled, knows = pickle.dumps(match), pickle.dumps(match.perspective(0))
    monkeypatch.setattr(registry, "loaded", {})
    other = pickle.loads(pickled)
    assert other.game is not match.game
    assert (other.game.content, other.hash) == (match.game.content, match.hash)
    assert pickle.loads(knows).to_bytes() == match.perspective(0).to_bytes()
    monkeypatch.setattr(registry, "loaded", {})
    raise_rent(folder)
    with pytest.raises(bottlecap.BadContent, match="mine has changed since this was pickled"):
        pickle.loads(pickled)
    monkeypatch.setattr(registry, "loaded", {})
    shutil.rmtree(folder)
    with pytest.raises(bottlecap.BadContent, match="mine: no such folder of content"):
        pickle.loads(pickled)


def test_a_game_that_nothing_leads_to_says_so() -> None:
    """One that was made by hand can be copied, and not found by anybody else."""
    match = bottlecap.new(Leaky(), seed=1)
    assert copy.deepcopy(match).game is match.game
    assert copy.deepcopy(match.actions()) == match.actions()
    with pytest.raises(bottlecap.UnknownGame, match="there is no game 'leaky'"):
        there_and_back(match)


# --- environments -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL_GAMES)
def test_an_environment_is_pickled_as_it_is(name: str) -> None:
    table = env(name)
    assert there_and_back(table).possible_agents == table.possible_agents, "also before its first match"
    table.reset(seed=3)
    walk_env(table, 6)
    other = there_and_back(table)
    assert walk_env(other, 20) == walk_env(table, 20)
    table.reset()
    other.reset()
    assert walk_env(other, 5) == walk_env(table, 5)


def walk_env(table: Any, steps: int) -> list[object]:
    """Go on by the first action there is; what was seen on the way."""
    seen: list[object] = []
    for _ in range(steps):
        if not table.agents:
            break
        observation, reward, termination, truncation, _ = table.last()
        seen.append((table.agent_selection, observation["observation"].tolist(), reward))
        table.step(None if termination or truncation else int(observation["action_mask"].nonzero()[0][0]))
    return seen


@pytest.mark.parametrize("name", ALL_GAMES)
def test_a_deep_copy_of_an_environment_is_its_own(name: str) -> None:
    table = env(name)
    copy.deepcopy(table).reset(seed=1)
    table.reset(seed=3)
    walk_env(table, 4)
    other = copy.deepcopy(table)
    before = table.unwrapped.match.to_bytes()
    walk_env(other, 10)
    assert table.unwrapped.match.to_bytes() == before


# --- across processes ---------------------------------------------------------------------------------------------------------


def looked_at(things: dict[str, Any]) -> tuple[dict[str, object], dict[str, Any]]:
    """In the other process: what they are there, and the things themselves again."""
    match, sample = things["match"], things["sample"]
    told = {
        # First: where it was not pickled, it looks through to the match.
        "perspective": things["perspective"].to_bytes(),
        "match": goes_on(match),
        "sample": goes_on(sample),
        "words": [thing.text("ru") for thing in (things["action"], things["event"], things["prompt"], things["refusal"])],
        "game": (things["game"].id, things["game"].content),
        "record": bottlecap.replay(things["record"]).hash,
        "env": walk_env(things["env"], 5),
    }
    return told, things


def things_of(name: str) -> dict[str, Any]:
    match = in_the_middle(name)
    seat = match.seats[0]
    table = env(name)
    table.reset(seed=2)
    return {
        "match": match,
        "sample": match.perspective(seat).sample(random.Random(1)),
        "action": match.actions(seat)[0],
        "event": match.events(seat)[-1],
        "prompt": match.prompts(seat)[0],
        "refusal": match.copy().can_undo(0),
        "game": match.game,
        "record": match.record(),
        "perspective": match.perspective(seat),
        "env": table,
    }


def test_all_of_it_goes_to_another_process_and_back() -> None:
    names = ["monopoly", "salvage"]
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        for name in names:
            told, back = pool.submit(looked_at, things_of(name)).result(timeout=300)
            here, _ = looked_at(things_of(name))
            assert told == here
            assert back["action"] == things_of(name)["action"]
            assert back["game"] is things_of(name)["game"]


# --- numbers of other kinds -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8, np.array], ids=lambda kind: kind.__name__)
def test_numpys_numbers_are_numbers(kind: Callable[[int], Any]) -> None:
    match = bottlecap.new("salvage", players=kind(3), seed=kind(7))
    plain = bottlecap.new("salvage", players=3, seed=7)
    assert match.to_bytes() == plain.to_bytes()
    index = plain.actions()[0].index
    assert index is not None
    action = match.game.action(kind(index))
    assert action == plain.actions()[0]
    seat = kind(0)
    assert match.actions(seat) == plain.actions(0)
    assert match.choices(seat) == plain.choices(0)
    assert match.view(seat) == plain.view(0)
    assert match.why_not(action, seat) is None
    assert match.perspective(seat).to_bytes() == plain.perspective(0).to_bytes()
    assert [prompt.to_json() for prompt in match.prompts(seat)] == [prompt.to_json() for prompt in plain.prompts(0)]
    assert match.play(action, seat) == plain.play(action, 0)
    assert match.events(seat) == plain.events(0)
    assert match.can_undo(seat) == plain.can_undo(0)
    assert env("salvage", players=kind(3)).possible_agents == ["seat_0", "seat_1", "seat_2"]


@pytest.mark.parametrize("wrong", [True, np.True_, np.float64(3), 3.0, np.array([3, 3])], ids=repr)
def test_what_is_no_whole_number_is_refused(wrong: Any) -> None:
    with pytest.raises(bottlecap.BadOption, match="players is a whole number"):
        bottlecap.new("salvage", players=wrong)
    with pytest.raises(bottlecap.BadOption, match="a seed is a whole number"):
        bottlecap.new("salvage", seed=wrong)


@pytest.mark.parametrize("wrong", ["1", 1.0, np.float64(1), np.array([1, 2])], ids=repr)
def test_what_is_no_seat_or_index_is_refused(wrong: Any) -> None:
    match = bottlecap.new("salvage", players=2, seed=1)
    before = match.to_bytes()
    for ask in (match.game.action, match.actions, match.view, match.events, match.perspective, match.undo, match.can_undo):
        with pytest.raises(TypeError):
            ask(wrong)
    with pytest.raises(TypeError):
        match.play(match.actions()[0], wrong)
    assert match.to_bytes() == before
