"""Taking back: what `can_undo` allows restores everything, and nobody had learned anything."""

import os
import random

import pytest
from tests.conftest import step, walk

import bottlecap
from bottlecap.engine.undo import ANYBODY, last_action, standing

MATCHES = int(os.environ.get("BOTTLECAP_MATCHES", "2"))


def learned_nothing(
    before: bottlecap.Match, after: bottlecap.Match, action: bottlecap.Action, mover: int, rng: random.Random
) -> bool:
    """Whether every seat perceives the same after the action, whatever it did not know before it."""
    for seat in [*range(before.header.players), None]:
        for _ in range(3):
            guess = before.perspective(seat).sample(rng)
            if guess.why_not(action, mover) is not None:
                continue
            guess.play(action, mover)
            if guess.perspective(seat).to_bytes() != after.perspective(seat).to_bytes():
                return False
    return True


def test_what_can_be_undone_restores_the_position_and_showed_nothing(table: tuple[str, int]) -> None:
    name, players = table
    undone = 0
    for seed in range(MATCHES):
        rng = random.Random(seed)
        for match in walk(name, players, seed):
            if match.over or rng.random() > 0.3:
                continue
            mover = rng.choice(match.seats)
            action = rng.choice(match.actions(mover))
            after = match.copy(twin=True)
            after.play(action, mover)
            if after.can_undo(mover) is not None:
                continue
            assert learned_nothing(match, after, action, mover, rng)
            after.undo(mover)
            assert after.hash == match.hash
            assert after.position() == match.position()
            undone += 1
    if name == "salvage":
        assert undone, "nothing was proven"


def test_undoing_all_the_way_back_goes_through_every_position() -> None:
    """In the auction, before it opens: an offer is no secret and uses no chance."""
    match = bottlecap.new("salvage", players=3, seed=4)
    rng = random.Random(1)
    while not any(action.kind == "offer" for action in match.actions()):
        step(match, rng)
    seat = match.seat
    assert seat is not None
    positions = [match.position()]
    offer = next(action for action in match.actions() if action.kind == "offer")
    match.play(offer)
    positions.append(match.position())
    match.play(match.game.action_named("withdraw"), seat)
    assert match.can_undo(seat) is None
    while positions:
        match.undo(seat)
        assert match.position() == positions.pop()
    refusal = match.can_undo(seat)
    assert refusal is not None


def test_another_seat_chance_and_secrets_bar_the_way() -> None:
    match = bottlecap.new("kuhn", seed=1)
    nothing = match.can_undo(0)
    assert nothing is not None
    assert nothing.rule == "engine/undo-nothing"
    match.play(match.game.action_named("pass"))
    assert match.can_undo(0) is None
    other = match.can_undo(1)
    assert other is not None
    assert other.rule == "engine/undo-other"
    match.play(match.game.action_named("bet"))
    gone = match.can_undo(0)
    assert gone is not None
    assert gone.rule == "engine/undo-other"

    doors = bottlecap.new("doors", players=3, seed=1)
    choose = doors.game.action_named("choose", door="left")
    for seat in range(3):
        doors.play(choose, seat)
    shown = doors.can_undo(2)
    assert shown is not None
    assert shown.rule == "engine/undo-shown"

    auction = bottlecap.new("salvage", players=2, seed=1)
    auction.play(auction.game.action_named("open"))
    auction.play(auction.game.action_named("pass"))
    auction.play(auction.game.action_named("pass"))
    chance = auction.can_undo(0)
    assert chance is not None
    assert chance.rule == "engine/undo-chance"
    assert auction.can_undo(0) == auction.copy(twin=True).can_undo(0)


def test_a_refused_undo_changes_nothing() -> None:
    match = bottlecap.new("kuhn", seed=1)
    before = match.to_bytes()
    with pytest.raises(bottlecap.IllegalAction, match="undo-nothing"):
        match.undo(0)
    assert match.to_bytes() == before


def test_undo_by_consent_goes_further_and_brings_other_dice() -> None:
    """The weather that followed a pass is rolled anew after the pass was taken back."""
    rolls = set()
    for seed in range(12):
        match = bottlecap.new("salvage", players=2, seed=seed)
        match.play(match.game.action_named("open"))
        match.play(match.game.action_named("pass"))
        before = match.position()
        weather = []
        for _ in range(2):
            match.play(match.game.action_named("pass"))
            weather.append(str([event for event in match.events(None) if event.kind == "found"][-1].args))
            match.undo(0, consent=True)
            assert match.position() == before
        rolls.add(weather[0] == weather[1])
    assert False in rolls


def test_undos_stand_in_the_record_and_replay() -> None:
    rng = random.Random(5)
    match = bottlecap.new("salvage", players=3, seed=9)
    while not match.over:
        step(match, rng)
        for seat in range(3):
            if not match.over and rng.random() < 0.2 and match.can_undo(seat) is None:
                match.undo(seat)
        if not match.over and rng.random() < 0.05 and len(standing(match)) > 3:
            match.undo(int(match.entries.flat(standing(match)[-1])[1]), consent=True)
        check_last_actions(match)
    record = match.record()
    assert any("undo" in entry for entry in record.entries)
    again = bottlecap.replay(record.text)
    assert again.hash == match.hash
    assert [event.to_json() for event in again.events(0)] == [event.to_json() for event in match.events(0)]
    assert again.record() == record


@pytest.mark.parametrize("chance", ["seed", "fast"])
def test_a_match_as_it_was_is_found_from_its_end(chance: str) -> None:
    """With dice, undos and notes in between: at every length it had, byte for byte."""
    rng = random.Random(5)
    match = bottlecap.new("salvage", players=3, seed=9, chance=chance)
    then = [match.to_bytes()]
    while not match.over:
        step(match, rng)
        then.append(match.to_bytes())
        if not match.over and rng.random() < 0.1:
            match.undo(int(match.entries.flat(standing(match)[-1])[1]), consent=True)
            then.append(match.to_bytes())
        if rng.random() < 0.1:
            match.note(f"note {len(then)}")
            then.append(match.to_bytes())
    assert len(then) == match.length + 1 and match.undos > 0 and match.notes
    for length in rng.sample(range(match.length), 12):
        assert match.earlier(length).to_bytes() == then[length]
    assert match.earlier(match.length).to_bytes() == match.to_bytes()
    for length in (-1, match.length + 1):
        with pytest.raises(bottlecap.Error, match=f"the match has {match.length} entries, not {length}"):
            match.earlier(length)
    with pytest.raises(bottlecap.Error, match="it has no record"):
        match.copy().earlier(0)


def check_last_actions(match: bottlecap.Match) -> None:
    """Looked for from the end, the last action that counts is the one that a walk from the beginning finds."""
    whose = {number: int(match.entries.flat(number)[1]) for number in standing(match)}
    assert last_action(match, ANYBODY) == max(whose, default=-1)
    for seat in range(match.header.players):
        assert last_action(match, seat) == max((number for number, mover in whose.items() if mover == seat), default=-1)
