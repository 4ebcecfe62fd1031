"""The greedy bot at Monopoly: it wins, finishes its matches, trades for whole colours, and never haggles in circles."""

import random
from collections.abc import Sequence

import pytest
from tests.rules.monopoly_table import (
    COLOURS,
    STATIONS,
    built,
    cash,
    jailed,
    land,
    mortgaged,
    offer,
    owner,
    owns,
    stands,
    start,
    throw,
)

import bottlecap
from bottlecap.arena.bench import is_compiled
from bottlecap.arena.simulate import planned
from bottlecap.arena.table import Table
from bottlecap.bots.greedy import GreedyBot, LooseBot
from bottlecap.bots.monopoly_traffic import traffic_of
from bottlecap.engine.perspective import Perspective
from bottlecap.games.monopoly.content import load

BOT = GreedyBot(1)
DEEDS_MASK = (1 << 28) - 1


def answer(match: bottlecap.Match, seat: int | None = None) -> bottlecap.Action:
    """What the bot does when its seat is waited for."""
    place = match.seat if seat is None else seat
    action = BOT.choose(match.perspective(place))
    assert match.why_not(action, place) is None
    return action


def beside(match: bottlecap.Match, seat: int) -> bottlecap.Action | None:
    """What the bot does beside the play."""
    code = BOT.open_pick(match.perspective(seat))
    return None if code < 0 else bottlecap.Action(match.game, code)


def played(bots: Sequence[str], number: int, seed: str = "greedy") -> bottlecap.Match:
    table = planned("monopoly", len(bots), bots, seed, False, None, None).table(number)
    table.run()
    return table.match


# --- whole matches ------------------------------------------------------------------------------------


def test_one_against_three_at_random_wins() -> None:
    matches = 200 if is_compiled() else 3
    wins = 0.0
    for number in range(matches):
        seat = number % 4
        match = played(["greedy" if place == seat else "random" for place in range(4)], number)
        assert match.result is not None
        wins += (seat in match.result.winners) / len(match.result.winners)
    assert wins >= 0.97 * matches


def test_four_of_them_finish_and_groups_form_by_trade() -> None:
    matches = 100 if is_compiled() else 4
    finished = deals = 0
    for number in range(matches):
        match = played(["greedy"] * 4, number)
        assert match.result is not None
        finished += match.result.reason == "last-player"
        kinds = [event.kind for event in match.events(None)]
        deals += kinds.count("dealt")
        # The bot offers what the other should accept: it need not ask again and again.
        assert kinds.count("offered") <= 40
        assert no_deal_is_taken_back(match)
    assert finished >= 0.85 * matches
    assert deals >= 2 * matches


def no_deal_is_taken_back(match: bottlecap.Match) -> bool:
    """Whether no two players ever give each other back what they had exchanged by a deal."""
    made: set[tuple[int, int, int, int]] = set()
    for event in match.events(None):
        if event.kind == "dealt":
            seat, to, gives, wants = (int(value) for value in event.values)
            given, taken = gives & DEEDS_MASK, wants & DEEDS_MASK
            if (seat, to, taken, given) in made:
                return False
            made |= {(seat, to, given, taken), (to, seat, taken, given)}
    return True


@pytest.mark.parametrize("players", range(2, 7))
def test_every_action_is_legal_and_the_loose_one_plays_too(players: int) -> None:
    match = bottlecap.new("monopoly", players=players, seed=players, chance="fast")
    table = Table(match, [LooseBot(seat) if seat % 2 else GreedyBot(seat) for seat in range(players)])
    for _ in range(2000 if is_compiled() else 150):
        if not table.step():
            break
    assert match.entries.count > 0


def test_it_chooses_from_bytes_as_from_the_match_and_changes_nothing() -> None:
    match = bottlecap.new("monopoly", players=4, seed=8, chance="fast")
    table = Table(match, [GreedyBot(seat) for seat in range(4)])
    for _ in range(300 if is_compiled() else 120):
        seat = match.seat
        if seat is None:
            break
        perspective, before = match.perspective(seat), match.to_bytes()
        far = Perspective.from_bytes(perspective.to_bytes())
        assert GreedyBot(3).choose(far).code == GreedyBot(5).choose(perspective).code
        assert match.to_bytes() == before
        table.step()


# --- single answers -----------------------------------------------------------------------------------


def test_it_buys_what_it_lands_on_and_declines_what_it_cannot_afford() -> None:
    assert answer(land(start(3), "megaton")).kind == "buy"
    assert answer(land(start(3, owns(0, "arroyo"), cash(0, 120)), "megaton")).kind == "decline"


def test_it_mortgages_for_the_deed_that_completes_a_colour() -> None:
    match = land(start(3, owns(0, "megaton", "canterbury-commons", *STATIONS[:2]), cash(0, 100)), "goodneighbor")
    action = answer(match)
    assert action.kind == "mortgage"
    assert str(action.to_json()["deed"]) in STATIONS[:2]


def test_it_bids_up_to_what_the_lot_is_worth_and_no_further() -> None:
    # Who can neither pay nor raise the price is not asked: the auction begins at once.
    match = land(start(3, cash(0, 50)), "megaton")
    bids = []
    while match.view(None)["auction"] is not None:
        action = answer(match)
        bids.append(int(str(action.to_json().get("amount", 0))))
        match.play(action)
    price = 140
    assert price // 2 < max(bids) < 2 * price
    assert owner(match, "megaton") in (1, 2)


def test_it_bids_more_for_what_would_complete_a_rivals_colour() -> None:
    def most(*edits: object) -> int:
        match = land(start(3, cash(0, 0), *edits), "goodneighbor")  # type: ignore[arg-type]
        highest = 0
        while match.view(None)["auction"] is not None:
            action = answer(match)
            highest = max(highest, int(str(action.to_json().get("amount", 0))))
            match.play(action)
        return highest

    assert most(owns(2, "megaton", "canterbury-commons")) > 2 * most()


def test_it_builds_evenly_as_far_as_the_danger_ahead_lets_it() -> None:
    safe = start(3, owns(0, *COLOURS["orange"]), cash(0, 700), turn=1)
    levels = []
    while (action := beside(safe, 0)) is not None and action.kind == "build":
        safe.play(action, 0)
        levels.append(action.to_json()["deed"])
    assert 5 <= len(levels) <= 7
    assert max(levels.count(street) for street in COLOURS["orange"]) <= min(levels.count(s) for s in COLOURS["orange"]) + 1
    danger = [owns(1, *COLOURS["red"]), built(4, *COLOURS["red"]), stands(0, "free-parking")]
    risky = start(3, owns(0, *COLOURS["orange"]), cash(0, 700), *danger, turn=1)
    built_there = 0
    while (action := beside(risky, 0)) is not None and action.kind == "build":
        risky.play(action, 0)
        built_there += 1
    assert built_there < len(levels)


def test_it_does_its_business_before_the_next_players_throw_and_not_earlier() -> None:
    match = start(3, owns(0, *COLOURS["orange"]), turn=2)
    assert beside(match, 0) is None
    throw(match, 4, 6)
    assert answer(match, 0).kind == "throw"
    throw(match, 4, 6)
    built_now = beside(match, 0)
    assert built_now is not None
    assert built_now.kind == "build"


def test_in_debt_it_parts_first_with_what_it_can_spare() -> None:
    edits = [owns(0, *COLOURS["orange"], "metro-center"), built(3, *COLOURS["orange"]), cash(0, 10)]
    match = land(start(2, *edits, owns(1, "rivet-city")), "rivet-city")
    action = answer(match)
    assert (action.kind, action.to_json()["deed"]) == ("mortgage", "metro-center")
    match = land(
        start(2, owns(0, *COLOURS["orange"]), built(3, *COLOURS["orange"]), cash(0, 10), owns(1, "rivet-city")), "rivet-city"
    )
    assert answer(match).kind == "sell"


def test_what_it_cannot_raise_ends_it() -> None:
    edits = [owns(1, *COLOURS["dark-blue"]), built(5, *COLOURS["dark-blue"]), cash(0, 10)]
    assert answer(land(start(3, *edits, owns(0, "arroyo")), "diamond-city")).kind == "give-up"


def test_it_leaves_jail_while_there_is_something_to_buy_and_stays_when_the_board_is_dear() -> None:
    assert answer(start(3, jailed(0))).kind == "pay-fine"
    streets = [street for colour in COLOURS.values() for street in colour]
    dear = built(3, *COLOURS["red"], *COLOURS["orange"])
    assert answer(start(3, jailed(0), owns(1, *streets, *STATIONS), dear)).kind == "throw"


# --- deals ----------------------------------------------------------------------------------------------

HALVES = [
    owns(0, "megaton", "canterbury-commons", "the-hub"),
    owns(1, "goodneighbor", "redding", "broken-hills"),
]


def test_it_proposes_the_swap_that_completes_a_colour_for_both_and_the_other_accepts() -> None:
    match = start(3, *HALVES, turn=1)
    proposal = beside(match, 0)
    assert proposal is not None
    assert proposal.kind == "offer"
    match.play(proposal, 0)
    reply = answer(match, 1)
    assert reply.kind == "accept"
    match.play(reply, 1)
    whole = [{owner(match, street) for street in COLOURS[colour]} for colour in ("pink", "orange")]
    assert whole in ([{0}, {1}], [{1}, {0}])


def test_it_gives_nothing_that_completes_anothers_colour_for_small_change() -> None:
    match = start(3, *HALVES, turn=2)
    offer(match, 0, 1, "goodneighbor", pays=300)
    assert answer_beside(match, 1) == "refuse"


def test_it_takes_a_good_price_for_what_is_of_no_use_to_anybody() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"), turn=2)
    offer(match, 0, 1, "megaton", pays=400)
    assert answer_beside(match, 1) == "accept"
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"), turn=2)
    offer(match, 0, 1, "megaton", pays=60)
    assert answer_beside(match, 1) == "refuse"


def answer_beside(match: bottlecap.Match, seat: int) -> str:
    action = beside(match, seat)
    return "" if action is None else action.kind


def test_a_refused_offer_is_not_made_again() -> None:
    match = start(3, *HALVES, turn=1)
    made = set()
    for _ in range(12):
        proposal = beside(match, 0)
        if proposal is not None:
            assert proposal.code not in made
            made.add(proposal.code)
            match.play(proposal, 0)
            match.play(match.game.action_named("refuse", **{"from": 0}), 1)
        else:
            break
    assert 1 <= len(made) <= 2


def test_mortgaged_deeds_taken_over_are_settled() -> None:
    match = start(3, owns(0, "the-hub"), owns(1, "megaton"), mortgaged("megaton"), turn=2)
    offer(match, 0, 1, "megaton", pays=200)
    match.play(match.game.action_named("accept", **{"from": 0}), 1)
    assert match.seat == 0
    assert answer(match).kind in ("lift-now", "pay-fee")


def test_traffic_knows_where_tokens_come() -> None:
    visits = [float(part) for part in traffic_of(load(None)).visits]
    assert sum(visits) == pytest.approx(1)
    # Jail first, then the red street that a card leads to; nobody stays on Go to Jail.
    assert sorted(range(40), key=lambda square: -visits[square])[:2] == [10, 24]
    assert visits[30] == 0


def test_the_random_one_beside_it_never_breaks_it() -> None:
    rng = random.Random(5)
    match = start(4, *HALVES)
    for _ in range(60):
        if match.seat == bottlecap.CHANCE:
            match.play(rng.choice(match.odds())[0])
            continue
        seat = rng.choice(match.seats)
        action = answer(match, seat) if seat == match.seat else rng.choice(match.actions(seat))
        match.play(action, seat)
