"""Random walks through Wasteland: things lie where they can, caps are accounted for, nothing secret is told."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.say import asked, zone
from tests.wasteland.table import DOMAINS, GAME, altered, opened, slot_for

import bottlecap

WALKS = 6
LENGTH = 200
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
    steps: list[dict[str, Any]] = [{"kind": "loot", "seat": seat, "left": 3} for seat in range(players)] + [
        {"kind": "trade", "seat": seat, "deals": 3, "cheaper": 1, "kinds": [], "sale": 0} for seat in range(players)
    ]
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


class Table:
    """What one position says about things."""

    def __init__(self, match: bottlecap.Match, players: int) -> None:
        self.position: dict[str, Any] = dict(match.position())
        self.zones: dict[str, list[str]] = self.position["items"]["zones"]
        self.players = players
        self.questions = {asked(match, seat)[0] for seat in match.seats if seat != bottlecap.CHANCE}

    def held(self, seat: int) -> list[str]:
        return self.zones.get(f"held {seat}", [])

    def worn(self, seat: int) -> dict[int, str]:
        """By slot."""
        slots = enumerate(self.position["worn"][4 * seat : 4 * seat + 4])
        return {slot: DOMAINS["item"][number - 1] for slot, number in slots if number}

    def carried(self, seat: int) -> list[str]:
        own = set(self.held(seat)) - set(self.worn(seat).values())
        return [id for id in own if GAME.cards.item_kind[DOMAINS["item"].index(id)] != RULE_CARD]

    def limit(self, seat: int) -> int:
        """The inventory's limit, by the texts of the cards."""
        changes = {"codsworth": 2, "combat-armor": -1}
        return LIMIT + sum(changes.get(id, 0) for id in self.worn(seat).values())


# By deck of a card: where it lies while nobody has it, if not in the box.
HOMES = {0: ("loot-deck", "loot-discard"), 1: ("asset-deck", "asset-discard", "market"), 2: ("unique-deck", "unique-gone"), 3: ()}


def in_one_place(seen: Table) -> None:
    assert sorted(id for ids in seen.zones.values() for id in ids) == sorted(DOMAINS["item"])
    for name, ids in seen.zones.items():
        for id in ids:
            deck = int(GAME.cards.item_deck[DOMAINS["item"].index(id)])
            assert name.startswith("held") or name == "box" or name in HOMES[deck], (id, name)


def in_their_slots(seen: Table) -> None:
    for seat in range(seen.players):
        for slot, id in seen.worn(seat).items():
            assert id in seen.held(seat) and slot_for(id) == slot
    owned = {id for seat in range(seen.players) for id in seen.held(seat)}
    assert {*seen.position["turned"], *seen.position["gained"]} <= owned


def within_limits(seen: Table) -> None:
    """Whenever somebody is asked what next."""
    if seen.questions & {"turn", "camp", "trade"}:
        assert seen.position["gained"] == []
        for seat in range(seen.players):
            assert len(seen.carried(seat)) <= seen.limit(seat), (seat, seen.carried(seat), seen.worn(seat))
    if "turn" in seen.questions:
        assert len(seen.zones["market"]) == 4


class Ledger:
    """What each has by the events that a spectator hears, and the agenda cards that all have seen."""

    def __init__(self, players: int) -> None:
        self.caps = [9] * players
        self.open: set[int] = set()
        self.kinds: set[str] = set()

    def enter(self, event: bottlecap.Event) -> None:
        about = {name: int(number) for name, number in event.args.items() if number is not None}
        self.kinds.add(event.kind)
        if event.kind == "earned":
            self.caps[about["seat"]] += about["amount"]
        elif event.kind == "paid":
            self.caps[about["seat"]] -= about["amount"]
        elif event.kind == "caps-changed-hands":
            self.caps[about["seat"]] -= about["amount"]
            self.caps[about["other"]] += about["amount"]
        elif event.kind == "eliminated":
            self.caps[about["seat"]] = 0
        if "agenda" in about:
            # Named to a spectator only where it lies open, or has done so and nobody could take it for another.
            assert event.kind in OPEN or about["agenda"] in self.open, event.kind
            if event.kind == "pledged":
                self.open.add(about["agenda"])
            elif event.kind in ("agenda-given-back", "agenda-discarded"):
                self.open.discard(about["agenda"])


OPEN = {"pledged", "renounced", "agenda-revealed", "agenda-discarded"}


@pytest.mark.parametrize("seed", range(WALKS))
def test_things_on_a_random_walk(seed: int) -> None:
    players, happened = 2 + seed % 3, 0
    ledger = Ledger(players)
    for match in walk(seed, players):
        seen = Table(match, players)
        in_one_place(seen)
        in_their_slots(seen)
        within_limits(seen)
        for event in match.events_after(happened, None):
            ledger.enter(event)
        happened = match.happened
        assert seen.position["caps"] == ledger.caps
    # The walk has seen something.
    assert {"gained", "equipped", "discarded", "came-to-market"} <= ledger.kinds


def test_the_walks_see_deals_sales_and_camps() -> None:
    wanted = {"used", "dealt", "handed-over", "caps-changed-hands", "paid", "earned", "camped", "readied"}
    for seed in range(WALKS):
        for match in walk(seed, 2 + seed % 3):
            last = match
        wanted -= {event.kind for event in last.events(None)}
        if not wanted:
            return
    raise AssertionError(f"no walk has seen {wanted}")
