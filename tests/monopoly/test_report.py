"""The report of Monopoly: the ledger ends with what the match ends with, and its tables add up."""

import pytest
from tests.monopoly.table import COLOURS, built, land, offer, owns, start

import bottlecap
from bottlecap.arena.bench import is_compiled
from bottlecap.arena.monopoly.ledger import Ledger
from bottlecap.arena.monopoly.stats import MonopolyCollector
from bottlecap.arena.report import page
from bottlecap.arena.simulate import Plan, counted, planned
from bottlecap.arena.stats import Counts, merge
from bottlecap.games.monopoly.content import load
from bottlecap.games.monopoly.state import of

MATCHES = 12 if is_compiled() else 2


@pytest.fixture(scope="module")
def plan() -> Plan:
    return planned("monopoly", 4, ["greedy"], "report", False, None, None)._replace(counting=True)


@pytest.fixture(scope="module")
def counts(plan: Plan) -> Counts:
    out: Counts = {}
    for row in counted(plan, MATCHES, 1):
        assert row.counts is not None
        merge(out, row.counts)
    return out


def followed(match: bottlecap.Match) -> tuple[Ledger, Counts]:
    """A ledger that has heard all that a spectator heard."""
    out: Counts = {}
    ledger = Ledger(load(None), out, range(match.header.players))
    for event in match.events(None):
        ledger.enter(event)
    return ledger, out


def test_the_ledger_ends_with_what_the_match_ends_with(plan: Plan) -> None:
    for number in range(MATCHES):
        table = plan.table(number)
        table.run()
        ledger, _ = followed(table.match)
        state = of(table.match.state)
        assert ledger.deeds[:4] == [int(mask) for mask in state.deeds]
        assert ledger.built == [int(level) for level in state.built]
        assert ledger.round == state.round


def test_tables_add_up(counts: Counts) -> None:
    assert counts["matches"]["all"] == MATCHES
    bankrupt = sum(sum(rows.values()) for table, rows in counts.items() if table.startswith("bankrupt: "))
    assert bankrupt == sum(counts["bankruptcies by round"].values()) >= MATCHES
    # Every throw ends somewhere.
    assert sum(counts["landings"].values()) > 40 * MATCHES
    assert set(counts["rents"]) <= {str(deed) for deed in range(28)}
    assert sum(counts["visits at level"].values()) <= sum(counts["visits that cost rent"].values())


def test_a_deal_that_completes_a_colour_counts_once_and_as_a_trade() -> None:
    match = start(3, owns(0, "megaton", "canterbury-commons"), owns(1, "goodneighbor"))
    ledger, out = followed(match)
    names = match.game.domains["deed"]
    for seat, deeds in ((0, ("megaton", "canterbury-commons")), (1, ("goodneighbor",))):
        ledger.deeds[seat] = sum(1 << names.index(deed) for deed in deeds)
    before = len(match.events(None))
    offer(match, 0, 1, "goodneighbor", pays=500)
    match.play(match.game.action_named("accept", **{"from": 0}), 1)
    for event in match.events(None, before):
        ledger.enter(event)
    assert out["groups: trade"] == {"2": 1}
    assert out["deals"] == {"all": 1}


def test_rent_is_owed_to_every_building_that_raised_it() -> None:
    match = start(2, owns(1, *COLOURS["orange"]), built(3, *COLOURS["orange"]))
    ledger, out = followed(match)
    hub = match.game.domains["deed"].index("the-hub")
    ledger.built[hub] = 3
    before = len(match.events(None))
    landed = land(match, "the-hub")
    for event in landed.events(None, before):
        ledger.enter(event)
    # 16 doubled, then 80, 220 and 600.
    assert out["rents owed to level"] == {"1": 80 - 32, "2": 220 - 80, "3": 600 - 220}
    assert out["rents at level"] == {"3": 600}


def test_the_page_has_every_section(plan: Plan, counts: Counts) -> None:
    html = page(plan.collector(), counts, {"Players": "4"})
    for section in ("order", "length", "squares", "deeds", "levels", "groups", "ruin"):
        assert f'<section id="{section}">' in html
    assert html.count("<svg") > 30
    assert "http" not in html.replace("http://www.w3.org", "")
    assert isinstance(plan.collector(), MonopolyCollector)
