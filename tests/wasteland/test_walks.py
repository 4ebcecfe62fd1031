"""Wasteland: what holds in every state of random matches, about enemies, tokens and throws."""

import os
import random

import pytest
from tests.wasteland.table import GAME

import bottlecap
from bottlecap.engine.values import Event
from bottlecap.games.wasteland.enemies import laid_type, left_in_pile
from bottlecap.games.wasteland.geography import DOWN, NOWHERE, is_sector
from bottlecap.games.wasteland.influence import influence_of, most_influence_of
from bottlecap.games.wasteland.state import ENEMY_DISCARD, ENEMY_TOKENS, HELD, ON_MAP, PILE, WAITING, WastelandState, of
from bottlecap.games.wasteland.tokens import RULE_CARD, TOOL

SCENARIOS = ["commonwealth", "capital", "far-harbor", "pitt"]
# How many walks of each scenario.
WALKS = int(os.environ.get("BOTTLECAP_WALKS", "1"))
STEPS = 400
TOKENS = range(ENEMY_TOKENS)


def icons_covered(s: WastelandState) -> set[int]:
    """The sectors with a token of an enemy in them, seen or not."""
    return {int(s.enemy_sector(enemy)) for enemy in TOKENS} - {NOWHERE} | {int(laid) - 1 for laid in s.laid if laid}


def look(match: bottlecap.Match) -> None:
    """One state."""
    s = of(match.state)
    questions = {prompt.name for seat in match.seats if seat != bottlecap.CHANCE for prompt in match.prompts(seat)}
    look_at_survivors(s, questions)
    look_at_tokens(s, "place-on-tile" in questions)
    look_at_masks(s, questions)
    look_at_cards(s)


def look_at_survivors(s: WastelandState, questions: set[str]) -> None:
    for seat in range(s.players):
        assert 0 <= s.rads[seat] <= 16 and 0 <= s.health[seat] <= 16
        where = s.where[seat]
        if s.is_out(seat):
            assert where == NOWHERE
        elif where != NOWHERE:
            assert is_sector(where) and s.map().is_on_map(s.face_at, where)
        else:
            # Not placed yet, or killed and about to stand up.
            assert s.round == 0 or "stand-up" in questions


def look_at_cards(s: WastelandState) -> None:
    for seat in range(s.players):
        # Whoever wins has been looked at: no hand is worth more than it could be.
        assert influence_of(s, seat) <= most_influence_of(s, seat)
        held = [int(item) for item in s.items.within(HELD + seat)]
        lasting = [item for item in held if s.is_worn(seat, item) or s.content.item_kind[item] in (TOOL, RULE_CARD)]
        assert sorted(int(item) for item in s.working(seat)) == lasting


def look_at_tokens(s: WastelandState, exploring: bool) -> None:
    """exploring: some that stood on a face-down tile have still to be put on its sectors."""
    for enemy in TOKENS:
        zone, type = int(s.enemies.zone[enemy]), s.content.enemy_type[enemy]
        assert zone in (PILE + type, WAITING + type, ENEMY_DISCARD, ON_MAP)
        if zone == ON_MAP:
            assert exploring or s.map().is_on_map(s.face_at, s.enemies.order[enemy])
        assert (s.waits[enemy] > 0) == (zone == WAITING + type)
    laid = [int(sector) - 1 for sector in s.laid if sector]
    assert len(set(laid)) == len(laid)
    for sector in laid:
        assert is_sector(sector) and s.map().is_on_map(s.face_at, sector) and s.content.atlas.enemies[sector] >= 0
    for type in range(5):
        assert left_in_pile(s, type) >= 0
        # Of those that wait apart there are as many as lie face down since then, group by group.
        waiting = [int(s.waits[enemy]) for enemy in s.enemies.within(WAITING + type)]
        before = [p for p in TOKENS if s.laid[p] and s.laid_before >> p & 1 and laid_type(s, p) == type]
        assert len(waiting) == len(before)
        for group in set(waiting):
            assert bin(group).count("1") == waiting.count(group)
        assert sum(set(waiting)) == sum(1 << place for place in before)
    for faction in (0, 1):
        for token in s.tokens_of(faction):
            assert token == 0 or s.map().is_on_map(s.face_at, token - 1) or token - 1 >= DOWN


def look_at_masks(s: WastelandState, questions: set[str]) -> None:
    on_map = sum(1 << enemy for enemy in TOKENS if s.enemies.zone[enemy] == ON_MAP)
    used = sum(1 << place for place in TOKENS if s.laid[place])
    assert s.fled & ~on_map == 0 and s.fled_now & ~s.fled == 0
    assert (s.laid_before | s.laid_now) & ~used == 0
    if "turn" in questions:
        assert (s.acted, s.task, list(s.dice), s.settled, s.braced) == (0, 0, [0, 0, 0], 0, 0)
    if "aim" in questions:
        assert s.task > 0 and all(1 <= die <= 6 for die in s.dice)


def look_at_events(before: set[int], events: list[Event]) -> None:
    """A token is laid face down where none was."""
    for event in events:
        if event.kind == "laid-face-down":
            sector = int(event.args["sector"] or 0)
            assert GAME.cards.atlas.enemies[sector] == event.args["type"]
            assert sector not in before
            before.add(sector)
        elif event.kind in ("slain", "came-nearer", "woke", "token-came-nearer"):
            # Whatever else happened in between: the sectors of then are not known any more.
            before.clear()


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [1, 3])
def test_nothing_is_lost_or_doubled(scenario: str, players: int) -> None:
    for seed in range(WALKS):
        rng = random.Random(f"{scenario} {players} {seed}")
        match = bottlecap.new(GAME, players=players, seed=seed, options={"scenario": scenario})
        seen: dict[str, int] = {}
        for _ in range(STEPS):
            if match.over:
                break
            look(match)
            before, happened = icons_covered(of(match.state)), match.happened
            seat = rng.choice(match.seats)
            actions = match.actions(seat)
            # Walks that only camp and end their turns see little.
            lively = [action for action in actions if action.kind in LIVELY]
            action = rng.choice(lively if lively and rng.random() < 0.8 else actions)
            match.play(action, seat)
            events = match.events_after(happened, None)
            look_at_events(before, events)
            for event in events:
                seen[event.kind] = seen.get(event.kind, 0) + 1
        # The walk has seen what it looks at.
        assert seen.get("fought", 0) > 0 and seen.get("slain", 0) > 0


LIVELY = ("move", "fight", "fight-faction", "explore", "keep", "face", "reroll")
