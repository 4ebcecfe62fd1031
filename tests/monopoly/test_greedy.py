"""The greedy bot at Monopoly: it wins, finishes its matches, trades for whole colours, and never haggles in circles."""

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.monopoly.table import (
    COLOURS,
    DEEDS,
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
from bottlecap.bots import CompiledBot
from bottlecap.bots.greedy import GreedyBot, LooseBot
from bottlecap.bots.monopoly.deals import COUNTERS
from bottlecap.bots.monopoly.sayings import says, waits
from bottlecap.bots.monopoly.traffic import traffic_of
from bottlecap.bots.monopoly.worth import Appraiser
from bottlecap.engine.perspective import Perspective
from bottlecap.games.monopoly.content import load
from bottlecap.games.monopoly.state import of

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
        # The bot offers what the other should accept: it need not ask again and again. Whoever is in debt asks everybody.
        assert kinds.count("offered") <= 80
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


def test_a_debtor_asks_others_for_help_before_it_gives_up() -> None:
    edits = [owns(1, *COLOURS["dark-blue"]), built(1, *COLOURS["dark-blue"]), owns(0, "goodneighbor"), cash(0, 30)]
    match = land(start(3, *edits, owns(2, "megaton", "canterbury-commons")), "diamond-city")
    asked = answer(match)
    # Not the creditor, who would inherit it: the one whose colour it completes, for what pays the debt.
    assert (asked.kind, asked.to_json()["to"], asked.to_json()["deeds"]) == ("offer", 2, ["goodneighbor"])
    match.play(asked, 0)
    # Whoever has been asked gets the time to answer.
    last = answer(match)
    assert last.kind == "give-up"
    assert waits(match.perspective(0), last.code) > 0
    helped = beside(match, 2)
    assert helped is not None
    assert helped.kind == "accept"
    match.play(helped, 2)
    assert not any(event.kind == "bankrupt" for event in match.events(None))


def test_a_debtor_whom_a_deal_would_save_takes_it() -> None:
    edits = [owns(1, *COLOURS["dark-blue"]), built(1, *COLOURS["dark-blue"]), owns(0, "goodneighbor"), cash(0, 30)]
    match = land(start(3, *edits, owns(2, "megaton", "canterbury-commons")), "diamond-city")
    match.play(match.game.action_named("offer", deeds=["goodneighbor"], cards=[], cash=175, to=0), 2)
    assert answer(match, 0).kind == "accept"


def test_it_says_why_it_refuses() -> None:
    poor = [owns(0, "megaton", "canterbury-commons"), owns(1, *COLOURS["orange"], "goodneighbor"), cash(0, 60)]
    match = start(3, *poor, turn=2)
    refused = reply(match, "goodneighbor", 60)
    said = says(match.perspective(1), refused.code)
    assert said is not None
    assert said[0] == "rival"
    # By its own reckoning: with so much more it is a deal.
    rich = start(3, *poor[:2], cash(0, 60 + int(said[1])), turn=2)
    assert reply(rich, "goodneighbor", 60 + int(said[1])).kind == "accept"
    assert says(match.perspective(1), match.game.action_named("accept", **{"from": 0}).code) is None


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_has_words_for_what_it_says(lang: str) -> None:
    root = Path(__file__).parents[2]
    words = (root / f"web/src/games/monopoly/page.{lang}.ftl").read_text(encoding="utf-8")
    source = (root / "src/bottlecap/bots/monopoly/sayings.py").read_text(encoding="utf-8")
    said = set(re.findall(r'"([a-z]+)"', source))
    assert said == {"inherit", "cash", "never", "rival", "more"}
    assert [name for name in said if f"\nsaid-monopoly-{name} = " not in words] == []


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


def reply(match: bottlecap.Match, deed: str, pays: int) -> bottlecap.Action:
    """What the bot on seat 1 says when seat 0 offers that for a deed of its own."""
    offer(match, 0, 1, deed, pays=pays)
    said = beside(match, 1)
    assert said is not None
    return said


def answer_beside(match: bottlecap.Match, seat: int) -> str:
    action = beside(match, seat)
    return "" if action is None else action.kind


def price_of(deed: str, *edits: object) -> int:
    """The least, in steps of fifty, for which seat 1 parts with a deed."""
    return next(pays for pays in range(0, 3000, 50) if reply(start(3, *edits, cash(0, 4000), turn=2), deed, pays).kind == "accept")  # type: ignore[arg-type]


def test_what_completes_a_rivals_colour_costs_what_the_colour_is_worth_to_them() -> None:
    nobodys = [owns(0, "the-hub"), owns(1, "goodneighbor", "redding", "broken-hills")]
    pays = price_of("goodneighbor", *HALVES)
    assert pays > 2.5 * price_of("goodneighbor", *nobodys)
    # What the price leaves them of the colour's worth is no more than what it brings.
    s = of(start(3, *HALVES, cash(0, 4000), turn=2).state)
    worth = Appraiser(s, traffic_of(s.content)).change(0, 1 << DEEDS.index("goodneighbor"), 0, 0)
    assert worth / 2 < pays < worth


def test_it_takes_a_good_price_for_what_is_of_no_use_to_anybody() -> None:
    assert reply(start(3, owns(0, "the-hub"), owns(1, "megaton"), turn=2), "megaton", 400).kind == "accept"


def test_it_says_what_it_would_take_instead_and_takes_it() -> None:
    for edits, deed, pays in (([owns(0, "the-hub"), owns(1, "megaton")], "megaton", 60), (HALVES, "goodneighbor", 300)):
        match = start(3, *edits, turn=2)
        said = reply(match, deed, pays)
        assert said.kind == "counter"
        assert match.why_not(said, 1) is None
        terms = said.to_json()
        assert terms["deeds"] == [deed]
        asked = -int(str(terms["cash"]))
        assert pays < asked <= 1500
        assert reply(start(3, *edits, turn=2), deed, asked).kind == "accept"
        assert reply(start(3, *edits, turn=2), deed, asked - 150).kind == "counter"
        # It says so a few times: whoever goes on haggling is refused in the end.
        for more in range(10, 10 + 10 * int(COUNTERS), 10):
            match.play(said, 1)
            match.play(match.game.action_named("refuse", **{"from": 1}), 0)
            said = reply(match, deed, pays + more)
            if said.kind != "counter":
                break
        assert said.kind == "refuse"


def test_from_whoever_lacks_the_cash_it_asks_for_a_deed_too_and_says_no_where_nothing_would_do() -> None:
    match = start(3, *HALVES, owns(0, "rivet-city"), cash(0, 100), turn=2)
    said = reply(match, "goodneighbor", 100)
    assert said.to_json()["deeds"] == ["goodneighbor", "the-hub"]
    # Both gain by it: whoever was to pay would take it as a bot.
    match.play(said, 1)
    assert answer_beside(match, 0) == "accept"
    poor = [owns(0, "megaton", "canterbury-commons"), owns(1, *COLOURS["orange"], "goodneighbor"), cash(0, 60)]
    assert reply(start(3, *poor, turn=2), "goodneighbor", 60).kind == "refuse"


def test_it_harms_itself_for_nobodys_loss() -> None:
    # Who offers breaks their own whole colour; the bot would still be worse off than before.
    match = start(3, owns(0, *COLOURS["orange"]), owns(1, "new-reno", "bunker-hill"), turn=2)
    offer(match, 0, 1, "redding", "bunker-hill", pays=0)
    said = beside(match, 1)
    assert said is not None
    assert said.kind != "accept"


def test_a_creditor_does_not_save_a_debtor_whose_heir_it_is_and_others_may() -> None:
    edits = [owns(1, *COLOURS["dark-blue"]), built(5, *COLOURS["dark-blue"]), owns(0, "megaton"), cash(0, 10)]
    match = land(start(3, *edits), "diamond-city")
    for partner, said in ((1, "refuse"), (2, "accept")):
        match.play(match.game.action_named("offer", deeds=["megaton"], cards=[], cash=-100, to=partner), 0)
        action = beside(match, partner)
        assert action is not None
        assert action.kind == said
        if said == "refuse":
            match.play(action, partner)
    # Who can pay in any case may deal with the creditor as with anybody.
    rich = [owns(0, "megaton", *STATIONS), cash(0, 10), owns(1, *COLOURS["dark-blue"]), built(1, *COLOURS["dark-blue"])]
    solvent = land(start(3, *rich), "diamond-city")
    solvent.play(solvent.game.action_named("offer", deeds=["megaton"], cards=[], cash=-100, to=1), 0)
    action = beside(solvent, 1)
    assert action is not None
    assert action.kind == "accept"


class Refuser(CompiledBot):
    """Plays as the greedy one, but makes no deals: somebody who wants to keep what they have."""

    def pick(self, perspective: Perspective, /) -> int:
        return self.refusing(perspective, BOT.pick(perspective))

    def open_pick(self, perspective: Perspective, /) -> int:
        code = BOT.open_pick(perspective)
        return code if code < 0 else self.refusing(perspective, code)

    def refusing(self, perspective: Perspective, code: int) -> int:
        kind = bottlecap.Action(perspective.game, code).kind
        if kind not in ("accept", "counter", "offer"):
            return code
        refusals = [said for said in perspective.codes() if bottlecap.Action(perspective.game, said).kind == "refuse"]
        return refusals[0] if refusals else -1


def test_it_offers_again_every_few_rounds_as_long_as_there_is_something_to_gain() -> None:
    match = bottlecap.new("monopoly", seed=1, position=start(3, *HALVES).position(), chance="fast")
    table = Table(match, [GreedyBot(0), Refuser(), GreedyBot(2)])
    first = last = int(str(match.view(None)["round"]))
    while last < first + 9 and table.step():
        last = int(str(match.view(None)["round"]))
    made = [event for event in match.events(None) if event.kind == "offered" and [int(seat) for seat in event.values[:2]] == [0, 1]]
    assert 3 <= len(made) <= 9


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
