"""What holds after every action of whole random matches, of every game with every number of players.

BOTTLECAP_MATCHES says how many matches a table (20, unless said; of Monopoly, whose matches are ten times as long, 5).
Interpreted, 5 of each: with the options as they are, at their lowest and at their highest, and with chance asked.
"""

import os
import random

import pytest
from tests.conftest import COMPILED, TABLES, step
from tests.homes import home_of
from tests.scramble import size_at

import bottlecap
from bottlecap.engine.aside import AskAgain
from bottlecap.engine.base import CHANCE, HIDDEN, NOBODY, PUBLIC, SPECTATOR, sees
from bottlecap.engine.cards import Cards
from bottlecap.engine.fields import ANY, CARDS, CLOSED, NUMBER, OPEN, Field, cards_of, masked, number_of, numbers_of
from bottlecap.engine.kinds import Param, values_of
from bottlecap.engine.sets import members_of
from bottlecap.engine.state import Decision, State, Step

MATCHES = int(os.environ.get("BOTTLECAP_MATCHES", "0"))
# A part of the matches plays with chance asked, so that its states between an action and the dice are seen too.
ASKING_EVERY = 4
MOST_ACTIONS = 60_000
# How often a bid or an offer outside the listed selection is tried, and how many of them.
UNLISTED = 0.2
TRIES = 20
# In every so many states what is listed is held against each answer that could be given.
LEGAL_EVERY = 8

FEW = 5

PARTS = 4
SHARES = [(game, players, part) for game, players in TABLES for part in range(PARTS)]


@pytest.mark.parametrize(("game", "players", "part"), SHARES)
def test_whole_matches_keep_to_what_must_always_hold(game: str, players: int, part: int) -> None:
    for seed in range(part, MATCHES or matches_of(game), PARTS):
        chance = "ask" if seed % ASKING_EVERY == 1 else "fast"
        rng = random.Random(f"{game} {players} {seed}")
        match = bottlecap.new(game, players=players, seed=seed, options=options_of(game, seed), chance=chance)
        keeper = home_of(game).books
        books = None if keeper is None else keeper(match)
        hold(match)
        actions = 0
        while not match.over:
            before, mark = match.copy(twin=True), fingerprint(match)
            if not (rng.random() < UNLISTED and unlisted_step(match, rng)):
                step(match, rng)
            assert fingerprint(before) == mark, "an action changed a copy that was made before it"
            if actions % home_of(game).every == 0 or match.over:
                hold(match)
            if books is not None:
                books.follow(match)
            actions += 1
            assert actions < MOST_ACTIONS, "the match does not end"
        ended(match)


def matches_of(game: str) -> int:
    return home_of(game).matches if COMPILED else min(home_of(game).matches, FEW)


def options_of(name: str, turn: int) -> dict[str, object]:
    """Options as they are, then all at their lowest, then all at their highest, in turn."""
    game = next(game for game in bottlecap.games() if game.id == name)
    if turn % 5 < 3:
        return {}
    values = {option.name: option.low if turn % 5 == 3 else option.high for option in game.options}
    if turn % 5 == 4 and not MATCHES:
        values |= home_of(name).highest
    if "first" in values:
        # A seat that sits at every table.
        values["first"] = min(values["first"], game.players.start)
    return {option.name: option.names[values[option.name]] if option.names else values[option.name] for option in game.options}


def unlisted_step(match: bottlecap.Match, rng: random.Random) -> bool:
    """A legal action of an open-ended kind, small numbers likelier; False where none was found."""
    if match.seat == CHANCE:
        return False
    # A single unlisted action is no bid or offer, but something beside the game (to agree to end it, say).
    kinds = [kind for kind in match.game.actions if kind.indexed() < kind.size and kind.size > 1]
    for _ in range(TRIES if kinds else 0):
        kind, seat = rng.choice(kinds), rng.choice(match.seats)
        values = {param.name: param.low + int(match.game.size_of(param) ** rng.random()) - 1 for param in kind.params}
        action = match.game.action_named(kind.name, **values)
        if match.why_not(action, seat) is None:
            match.play(action, seat)
            return True
    return False


def fingerprint(match: bottlecap.Match) -> tuple[object, ...]:
    return match.hash, match.seats, match.over, match.log.rows.count, match.entries.count


# --- of every game --------------------------------------------------------------------------------


def hold(match: bottlecap.Match) -> None:
    """All that must hold of a match at any point."""
    somebody_can_act(match)
    decisions_belong_to_seats(match)
    assert match.game.complaint(match.state) == "", "the state of a match could not be a position"
    assert match.game.impossible(match.state) == "", "the state of a match is called impossible"
    for field in match.game.fields:
        within_its_range(match.state, field)
    for seat in (*range(match.header.players), SPECTATOR):
        known = masked(match.state, match.game, seat)
        for field in match.game.fields:
            hidden_where_not_known(match.state, known, field, seat)
        for given, seen in zip(match.state.sealed, known.sealed, strict=True):
            assert seen.code == (given.code if given.decision.seat == seat else HIDDEN)


def somebody_can_act(match: bottlecap.Match) -> None:
    assert match.over == (match.waiting == ()), "the match is not over, and nobody is waited for"
    assert match.over == (match.seats == ())
    assert match.over == (match.seat is None)
    assert match.over == (match.result is not None)
    assert match.seats[: len(match.waiting)] == match.waiting
    for seat in match.seats:
        if seat != CHANCE:
            listed = {action.code for action in match.actions(seat)}
            assert listed, f"seat {seat} can act, and has no action"
            # Whatever could be answered is looked at one by one, which takes its time.
            if match.length % LEGAL_EVERY == 0:
                legal = {action.code for action, refusal in match.choices(seat) if refusal is None}
                assert listed == legal, "what is listed is not what is legal"


def decisions_belong_to_seats(match: bottlecap.Match) -> None:
    state = match.state
    questions = [*state.pending, *(sealed.decision for sealed in state.sealed)]
    for due in state.steps:
        if isinstance(due, AskAgain):
            questions += due.decisions
        else:
            assert due.kind is match.game.steps[due.kind.number]
            numbers_within_their_ranges(match.game, state, due, due.kind.params)
    ids = [d.id for d in questions]
    assert len(set(ids)) == len(ids), "two decisions have one id"
    for d in questions:
        assert 0 <= d.id < state.asked
        assert d.kind is match.game.decisions[d.kind.number]
        numbers_within_their_ranges(match.game, state, d, d.kind.params)
        assert 0 <= d.seat < state.players or (d.seat == CHANCE and match.asking and not d.open)
    for prompt in (prompt for seat in match.seats if seat != CHANCE for prompt in match.prompts(seat)):
        assert prompt.rule in match.game.rules.ids()


def numbers_within_their_ranges(game: bottlecap.Game, state: State, thing: Decision | Step, params: list[Param]) -> None:
    """The numbers of a question or a step are what its kind declares."""
    for param, value in zip(params, values_of(thing, params), strict=True):
        assert param.low <= value < param.low + size_at(game, param, int(state.players)), (
            f"{thing.kind.name}: {param.name} is {value}"
        )


def within_its_range(state: State, field: Field) -> None:
    if field.form == CARDS:
        every_card_in_one_zone(cards_of(state, field), field)
    elif field.form == NUMBER:
        assert field.low <= number_of(state, field) <= field.high, field.name
    else:
        numbers = numbers_of(state, field)
        assert field.size == ANY or len(numbers) == field.count(int(state.players)), field.name
        if field.things:
            assert all(thing < field.things for thing in members_of(numbers)), f"{field.name}: {list(members_of(numbers))}"
            return
        assert all(field.low <= number <= field.high for number in numbers), f"{field.name}: {list(numbers)}"


def every_card_in_one_zone(cards: Cards, field: Field) -> None:
    assert field.family is not None
    zones = len(field.family.names)
    assert len(cards.zone) == len(cards.known) == len(cards.order) == len(field.family.ids)
    counted = [0] * zones
    for card, zone in enumerate(cards.zone):
        assert 0 <= zone < zones, f"{field.family.ids[card]} is in no zone"
        counted[zone] += 1
        eyes = cards.eyes[zone]
        assert cards.known[card] & eyes == eyes, f"{field.family.ids[card]}: who sees into its zone does not know it"
    assert counted == list(cards.sizes), f"{field.name}: the sizes of its zones are wrong"


def hidden_where_not_known(state: State, known: State, field: Field, seat: int) -> None:
    """The masked state has what the seat knows, and a blank for everything else."""
    if field.form == CARDS:
        whole, part = cards_of(state, field), cards_of(known, field)
        assert list(part.sizes) == list(whole.sizes)
        eyes = list(whole.eyes)
        # A vector's numbers at once: one by one takes twice as long.
        cards = zip(whole.zone, whole.order, whole.known, strict=True)
        seen = zip(part.zone, part.order, part.known, strict=True)
        for (zone, order, knows), told in zip(cards, seen, strict=True):
            if sees(knows, seat):
                # Who else knows a card is known to those who see into its zone.
                told_all = knows == PUBLIC or sees(eyes[zone], seat)
                assert told == (zone, order, knows if told_all else 1 << seat | eyes[zone])
            else:
                assert told == (HIDDEN, 0, NOBODY)
    elif field.form == NUMBER:
        assert number_of(known, field) == (number_of(state, field) if field.knows == OPEN else HIDDEN)
    else:
        for i, (value, shown) in enumerate(zip(numbers_of(state, field), numbers_of(known, field), strict=True)):
            mine = field.knows == OPEN or (field.knows != CLOSED and i == seat)
            assert shown == (value if mine else HIDDEN), f"{field.name}[{i}] as seat {seat} knows it"


def ended(match: bottlecap.Match) -> None:
    """Scores and ranks fit together, and nothing is left to do."""
    result = match.result
    assert result is not None
    assert result.reason in match.game.reasons
    assert len(result.scores) == len(result.ranks) == match.header.players
    assert result.winners == tuple(seat for seat, rank in enumerate(result.ranks) if rank == 1)
    assert (match.state.pending, match.state.steps, match.state.sealed) == ([], [], [])
