"""Whole matches of Monopoly between bots, as the arena plays them: random ones with 2 to 6 players, and greedy ones.

All end, money, deeds, buildings and cards are conserved, the record gives the same match again, choices agree with
actions, and nobody's perspective tells more than everybody knows. BOTTLECAP_MATCHES says how many: for each number of
players twice as many random matches, and half as many greedy ones (200: 2,000 and 500 together).
"""

import os
import random

import pytest
from tests.conftest import COMPILED, WHOLE
from tests.monopoly.test_play import Books
from tests.scramble import perceived, scramble_complaint

import bottlecap
from bottlecap.arena.simulate import planned
from bottlecap.arena.table import Table
from bottlecap.engine.cards import Cards
from bottlecap.games.monopoly.state import DECK, KEPT, TABLE, of

MATCHES = int(os.environ.get("BOTTLECAP_MATCHES", "4"))
MOST_ENTRIES = 200_000
# A look costs as much as hundreds of moves, so each is further from the one before, by this part of the match so far.
FURTHER = 4
# What a seat perceives holds all that happened: it is compared early in each match, and late in one of so many.
EARLY = 60
LATE_EVERY = 20
PARTS = 2

COUNTS = {"random": 2 * MATCHES, "greedy": max(1, MATCHES // 2)}
PLAYERS = range(2, 7) if WHOLE else (2,)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("level", COUNTS)
def test_whole_matches(level: str, players: int, part: int) -> None:
    count = COUNTS[level] if COMPILED else 1
    # Random players dawdle: interpreted, a few rounds must do.
    options: dict[str, object] = {} if COMPILED else {"rounds": 4}
    plan = planned("monopoly", players, [level], f"{level} {players}", False, options, None)
    for number in range(part, count, PARTS):
        table = plan.table(number)
        follow(table, random.Random(f"{level} {players} {number}"), number % LATE_EVERY == 0)
        match = table.match
        assert match.over
        assert bottlecap.replay(match.record()).hash == match.hash


def follow(table: Table, rng: random.Random, late: bool) -> None:
    """Play to the end and look, now and then, whether all is as it must be."""
    match = table.match
    books = Books(match)
    next_look = 5
    # Where nobody's perspective must tell more than everybody knows: once early, once when the decks have gone round.
    compare_at = [rng.randrange(5, EARLY), *([1000 + rng.randrange(500)] if late else [])]
    while table.step():
        if match.entries.count >= next_look:
            next_look += 1 + next_look // FURTHER + rng.randrange(40)
            everything_holds(match, books)
        if compare_at and match.entries.count >= compare_at[0]:
            compare_at.pop(0)
            nothing_hidden_is_told(match, rng)
        assert match.entries.count < MOST_ENTRIES, "the match does not end"
    books.follow(match)
    assert match.game.complaint(match.state) == ""


def everything_holds(match: bottlecap.Match, books: Books) -> None:
    assert match.game.complaint(match.state) == ""
    books.follow(match)
    state = of(match.state)
    for cards in (state.special, state.guide):
        every_card_is_somewhere(cards)
    for seat in range(match.header.players):
        allowed = {action.code for action, refusal in match.choices(seat) if refusal is None}
        assert allowed == {action.code for action in match.actions(seat)}


def nothing_hidden_is_told(match: bottlecap.Match, rng: random.Random) -> None:
    seat = rng.randrange(match.header.players)
    assert scramble_complaint(match, seat, rng) is None
    mine = match.perspective(seat)
    sample = mine.sample(rng)
    assert sample.perspective(seat).to_bytes() == mine.to_bytes()
    assert perceived(sample, seat).split('"undo"')[0] == perceived(match, seat).split('"undo"')[0]


def every_card_is_somewhere(cards: Cards) -> None:
    zones = [int(zone) for zone in cards.zone]
    assert len(zones) == 16
    assert all(zone in (DECK, TABLE) or zone >= KEPT for zone in zones)
    places = sorted(-int(cards.order[card]) for card in range(16) if zones[card] == DECK and cards.order[card] < 0)
    assert places == list(range(1, len(places) + 1)), "what lies under a deck has its places, each once"


def test_the_order_of_a_deck_is_nobodys_before_it_was_seen_and_everybodys_after() -> None:
    """Chance may show each card that was not seen yet; once all were, the next one is certain, in every sample too."""
    options: dict[str, object] = {"cash": 10000, "no-auctions": 1, "rounds": 1000}
    match = bottlecap.new("monopoly", players=2, seed=5, options=options, chance="ask")
    rng = random.Random(5)
    ids = match.game.domains["special"]
    drawn: list[int] = []
    heard = 0
    while len(drawn) < 45:
        if match.seat == bottlecap.CHANCE:
            odds = match.odds()
            if odds[0][0].kind == "draw-special":
                assert {ids.index(str(action.to_json()["card"])) for action, _ in odds} == set(range(16)) - set(drawn)
                sample = match.perspective(1).sample(rng)
                assert sample.view(1)["decks"] == match.view(1)["decks"]
                assert list(of(sample.state).special.draws(DECK)) == list(of(match.state).special.draws(DECK))
            match.play(rng.choice(odds)[0])
        else:
            kinds = {action.kind: action for action in match.actions()}
            match.play(next(kinds[kind] for kind in ("choose-token", "decline", "throw") if kind in kinds))
        events = match.told(0, heard)
        heard += len(events)
        drawn += [int(event.values[1]) for event in events if event.kind == "drew-special"]
    # Nobody uses a get-out-of-jail card here, so the other fifteen go round and round in the order of the first pass.
    kept = int(of(match.state).content.jail_card[0])
    first = [card for card in drawn[:16] if card != kept]
    assert sorted([*first, kept]) == list(range(16))
    assert drawn[16:] == [first[place % 15] for place in range(len(drawn) - 16)]
