"""Random walks through Wasteland: things lie where they can, caps are accounted for, nothing secret is told."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.say import asked, zone
from tests.wasteland.table import DOMAINS, GAME, altered, opened, slot_for, value

import bottlecap

WALKS = 6
LENGTH = 250
LIMIT = 3
RULE_CARD = 9


def walk(seed: int, players: int) -> Iterator[bottlecap.Match]:
    """A match played at random, mostly by what changes something about things; yielded after every answer."""
    rng = random.Random(seed)
    match = stocked(rng, players)
    for _ in range(LENGTH):
        if match.over:
            return
        if match.seat == bottlecap.CHANCE:
            outcomes, weights = zip(*match.odds(), strict=True)
            match.play(rng.choices(outcomes, weights)[0], bottlecap.CHANCE)
        else:
            seat = rng.choice(match.seats)
            match.play(chosen(match, seat, rng), seat)
        yield match


def chosen(match: bottlecap.Match, seat: int, rng: random.Random) -> bottlecap.Action:
    """One kind of answer, then one of that kind; in a camp an offer of any sort now and then."""
    if asked(match, seat) == ["camp"] and rng.random() < 0.5:
        slots = DOMAINS["slot"]
        for _ in range(20):
            offer = match.game.action_named(
                "offer",
                to=rng.randrange(4),
                give=rng.sample(slots, rng.randrange(3)),
                take=rng.sample(slots, rng.randrange(3)),
                agendas=rng.randrange(2),
                wants=rng.randrange(2),
                caps=rng.randrange(-3, 4),
            )
            if match.why_not(offer, seat) is None:
                return offer
    kinds: dict[str, list[bottlecap.Action]] = {}
    for action in match.actions(seat):
        kinds.setdefault(action.kind, []).append(action)
    if len(kinds) > 1:
        # Turns would be over too soon, and deals never made.
        kinds.pop("end-turn", None)
        kinds.pop("refuse", None) if rng.random() < 0.7 else None
    return rng.choice(kinds[rng.choice(list(kinds))])


def stocked(rng: random.Random, players: int) -> bottlecap.Match:
    """Everybody on the starting tile with many things, and a trade and loot before the first turn goes on."""
    items = [id for id in DOMAINS["item"] if GAME.cards.item_kind[DOMAINS["item"].index(id)] not in (8, RULE_CARD)]
    rng.shuffle(items)
    held = [[items.pop() for _ in range(5)] for _ in range(players)]
    kept = [keep(own) for own in held]
    perks = dict(zip(rng.sample(DOMAINS["perk"], players), (f"held {seat}" for seat in range(players)), strict=True))
    steps: list[dict[str, Any]] = [
        {"kind": "loot", "seat": seat, "left": 3} for seat in range(players)
    ] + [{"kind": "trade", "seat": seat, "deals": 3, "cheaper": 1} for seat in range(players)]
    market = [id for id in zone(opened(players), "items", "market") if not any(id in own for own in kept)]
    return altered(opened(players), held=kept, market=market, perks=perks, caps=[9] * players, then=steps)


def keep(items: list[str]) -> list[str]:
    """As many of them as can be had: the first of each slot equipped, and three."""
    slots: set[int] = set()
    out = []
    carried = 0
    for id in items:
        slot = slot_for(id)
        if slot >= 0 and slot not in slots:
            slots.add(slot)
            out.append(id)
        elif carried < LIMIT - 1:
            carried += 1
            out.append(id)
    return out


def limit(match: bottlecap.Match, seat: int) -> int:
    """The inventory's limit, by the texts of the cards."""
    changes = {"codsworth": 2, "combat-armor": -1}
    return LIMIT + sum(changes.get(id, 0) for id in worn(match, seat))


def worn(match: bottlecap.Match, seat: int) -> list[str]:
    return [DOMAINS["item"][number - 1] for number in value(match, "worn")[4 * seat : 4 * seat + 4] if number]


def carried(match: bottlecap.Match, seat: int) -> list[str]:
    own = set(zone(match, "items", f"held {seat}")) - set(worn(match, seat))
    return [id for id in own if GAME.cards.item_kind[DOMAINS["item"].index(id)] != RULE_CARD]


def in_one_place(match: bottlecap.Match) -> None:
    zones: Any = match.position()["items"]
    lying = [id for ids in zones["zones"].values() for id in ids]
    assert sorted(lying) == sorted(DOMAINS["item"])
    homes = {0: ("loot-deck", "loot-discard"), 1: ("asset-deck", "asset-discard", "market"), 2: ("unique-deck", "unique-gone"), 3: ()}
    for name, ids in zones["zones"].items():
        for id in ids:
            deck = int(GAME.cards.item_deck[DOMAINS["item"].index(id)])
            assert name.startswith("held") or name == "box" or name in homes[deck], (id, name)


def in_their_slots(match: bottlecap.Match, players: int) -> None:
    for seat in range(players):
        for slot, number in enumerate(value(match, "worn")[4 * seat : 4 * seat + 4]):
            if number:
                id = DOMAINS["item"][number - 1]
                assert id in zone(match, "items", f"held {seat}") and slot_for(id) == slot
    for id in [*value(match, "turned"), *value(match, "gained")]:
        assert any(id in zone(match, "items", f"held {seat}") for seat in range(players)), id


def within_limits(match: bottlecap.Match, players: int) -> None:
    """Whenever somebody is asked what next."""
    if any(asked(match, seat)[:1] in (["turn"], ["camp"], ["trade"]) for seat in match.seats):
        assert value(match, "gained") == []
        for seat in range(players):
            assert len(carried(match, seat)) <= limit(match, seat), (seat, carried(match, seat), worn(match, seat))
    if any(asked(match, seat) == ["turn"] for seat in match.seats):
        assert len(zone(match, "items", "market")) == 4


def caps_told(match: bottlecap.Match, players: int) -> list[int]:
    """What each has by the events, from nine on."""
    caps = [9] * players
    for event in match.events(None):
        about = {name: int(number) for name, number in event.args.items() if number is not None}
        if event.kind == "earned":
            caps[about["seat"]] += about["amount"]
        elif event.kind == "paid":
            caps[about["seat"]] -= about["amount"]
        elif event.kind == "caps-changed-hands":
            caps[about["seat"]] -= about["amount"]
            caps[about["other"]] += about["amount"]
        elif event.kind == "eliminated":
            caps[about["seat"]] = 0
    return caps


OPEN = {"pledged", "renounced", "agenda-revealed", "agenda-discarded"}


def nothing_secret(match: bottlecap.Match, told: int) -> None:
    """An agenda is named to a spectator only where it lay, or comes to lie, open."""
    for event in match.events(None)[told:]:
        if event.args.get("agenda") is not None:
            assert event.kind in OPEN or event.kind == "agenda-given" or event.kind == "agenda-given-back", event.kind


@pytest.mark.parametrize("seed", range(WALKS))
def test_things_on_a_random_walk(seed: int) -> None:
    players = 2 + seed % 3
    told = 0
    kinds: set[str] = set()
    for match in walk(seed, players):
        in_one_place(match)
        in_their_slots(match, players)
        within_limits(match, players)
        assert value(match, "caps") == caps_told(match, players)
        nothing_secret(match, told)
        told = len(match.events(None))
        kinds |= {event.kind for event in match.events(None)}
    # The walk has seen something.
    assert {"gained", "equipped", "discarded", "came-to-market", "used"} <= kinds


def test_the_walks_see_deals_sales_and_camps() -> None:
    kinds = {event.kind for seed in range(WALKS) for event in list(walk(seed, 2 + seed % 3))[-1].events(None)}
    assert {"dealt", "handed-over", "caps-changed-hands", "paid", "earned", "camped", "readied"} <= kinds
