"""Steps and questions with numbers of their own: what a game may declare, what a seat knows of them, putting them aside."""

import json
import random
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64
from tests.conftest import step
from tests.leaky import DECK, Deal, Leaky, LeakyState
from tests.leaky import HAND as LEAKY_HAND
from tests.leaky import of as leaky
from tests.scramble import scrambled
from tests.whispering import HAND, HandOver, Reply, Whispering, of, offers_in

import bottlecap
from bottlecap.bots.greedy import GreedyBot
from bottlecap.bots.values import Value
from bottlecap.engine import registry
from bottlecap.engine.aside import AskAgain, put_aside
from bottlecap.engine.base import HIDDEN, SPECTATOR, zeros
from bottlecap.engine.chance import Generator
from bottlecap.engine.codec import Reader, read_state, state_bytes
from bottlecap.engine.fields import masked
from bottlecap.engine.game import Rules
from bottlecap.engine.kinds import ASKED, ActionKind, DecisionKind, EventKind, Param, StepKind, values_of
from bottlecap.engine.log import Log, Rows
from bottlecap.engine.position import position_of, state_from
from bottlecap.engine.state import PLAYING, Decision, Sealed, State, Step
from bottlecap.engine.telling import heard

LOCALE = Path(__file__).parent / "leaky_locale"
OPTIONS: list[dict[str, object]] = [{"anew": 0}, {"anew": 1}]


def states(options: dict[str, object], matches: int = 4) -> list[bottlecap.Match]:
    """Random matches of the game that whispers, at every point."""
    out = []
    for seed in range(matches):
        rng = random.Random(seed)
        match = bottlecap.new(Whispering(), seed=seed, options=options)
        while not match.over:
            out.append(match.copy(twin=True))
            step(match, rng)
        out.append(match)
    return out


def aside_in(state: State) -> list[Decision]:
    return [d for due in state.steps if isinstance(due, AskAgain) for d in due.decisions]


# --- what a game may declare --------------------------------------------------------------------------------------


class Deed(Step):
    """A step with two numbers."""

    def __init__(self, kind: StepKind, first: int, second: int) -> None:
        super().__init__(kind)
        self.first = first
        self.second = second


class Query(Decision):
    """A question with two numbers."""

    def __init__(self, kind: DecisionKind, first: int, second: int) -> None:
        super().__init__(kind)
        self.first = first
        self.second = second


FIRST, SECOND = Param("first", 3), Param("second", 3, low=1)


def declared(params: list[Param], question: bool, plain: bool = False, events: tuple[EventKind, ...] = ()) -> bottlecap.Game:
    """A game with that question or that step (plain: without a class of its own)."""
    say = ActionKind("say")
    asked = DecisionKind("query", [say], "speak", params if question else [FIRST, SECOND])
    asked.make = None if plain else partial(Query, asked)
    due = StepKind("deed", Deed, [FIRST, SECOND] if question else params)
    due.make = partial(Deed, due)
    return bottlecap.Game(
        "declared",
        players=range(2, 3),
        rules=Rules("declared", ["speak"]),
        actions=[say],
        decisions=[asked],
        steps=[due],
        events=list(events),
        fields=[],
        reasons=[],
        locale=LOCALE,
        view_type=dict,
    )


@pytest.mark.parametrize("question", [True, False], ids=["question", "step"])
def test_a_class_with_the_numbers_that_its_kind_declares_is_fine(question: bool) -> None:
    declared([FIRST, SECOND], question)


@pytest.mark.parametrize("question", [True, False], ids=["question", "step"])
@pytest.mark.parametrize(
    "params",
    [[SECOND, FIRST], [FIRST, Param("third", 3, low=1)]],
    ids=["another order", "another name"],
)
def test_a_kind_that_declares_what_its_class_has_not_is_refused(params: list[Param], question: bool) -> None:
    with pytest.raises(ValueError, match=r"declared: (decision query|step deed): its class must have the numbers it declares"):
        declared(params, question)


def test_a_question_that_declares_numbers_and_has_no_class_is_refused() -> None:
    with pytest.raises(ValueError, match="declared: decision query: its class must have the numbers"):
        declared([FIRST], True, plain=True)


SECRETS: list[tuple[str, list[Param], bool, str]] = [
    ("nobody there", [FIRST, Param("second", 3, low=1, knows=("third",))], True, "'third', which is no seat"),
    ("no seat", [FIRST, Param("second", 3, low=1, knows=("first",))], True, "'first', which is no seat"),
    (
        "a secret seat",
        [Param("first", 2, domain="seat", knows=(ASKED,)), Param("second", 3, low=1, knows=("first",))],
        True,
        "'first', which is no seat",
    ),
    ("a step, which asks nobody", [FIRST, Param("second", 3, low=1, knows=(ASKED,))], False, "'asked', which is no seat"),
    ("below 0", [FIRST, Param("second", 3, low=-1, knows=(ASKED,))], True, "second is hidden, so it cannot go below 0"),
]


@pytest.mark.parametrize(("params", "question", "said"), [case[1:] for case in SECRETS], ids=[case[0] for case in SECRETS])
def test_a_secret_is_known_to_seats_that_everybody_knows(params: list[Param], question: bool, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        declared(params, question)


@pytest.mark.parametrize(
    "kind", [EventKind("dealt", [SECOND], secret=("second",)), EventKind("dealt", private=True)], ids=["secret", "private"]
)
def test_a_game_whose_events_alone_are_secret_has_secrets(kind: EventKind) -> None:
    game = declared([FIRST, SECOND], True, events=(kind,))
    assert game.secrets
    rows = Rows()
    log = Log(rows)
    log.tell(game.events.index(kind), 1, 2, 0, 0, 0)
    assert heard(game, log.rows, 1).flat(0) != heard(game, log.rows, 0).flat(0)


# --- what a seat knows of them ------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_an_offered_card_is_known_to_two_and_blank_for_the_third(options: dict[str, object]) -> None:
    standing = aside = 0
    for match in states(options):
        for due in match.state.steps:
            if not isinstance(due, HandOver):
                continue
            card = due.card
            for seat in (0, 1, 2, SPECTATOR):
                known = masked(match.state, match.game, seat)
                shown = card if seat in (due.by, due.to) else HIDDEN
                assert [offer.card for offer in offers_in(known)] == [shown] * len(offers_in(match.state))
                assert [other.card for other in known.steps if isinstance(other, HandOver)] == [shown]
            assert all(offer.card == card for offer in offers_in(match.state)), "the match itself was not touched"
            standing += any(isinstance(d, Reply) for d in match.state.pending)
            aside += bool(aside_in(match.state))
    assert standing and aside


def test_a_secret_number_of_a_sealed_answer_s_question_is_blank_too() -> None:
    match = bottlecap.new(Whispering(), seed=1)
    game = match.game
    assert isinstance(game, Whispering)
    asked = Reply(game, 0, 3)
    asked.id, asked.seat = 0, 1
    match.state.sealed.append(Sealed(asked, 7))
    for seat, card, code in ((0, 3, HIDDEN), (1, 3, 7), (2, HIDDEN, HIDDEN)):
        sealed = masked(match.state, game, seat).sealed[0]
        assert isinstance(sealed.decision, Reply)
        assert (sealed.decision.card, sealed.code) == (card, code)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_samples_are_what_the_seat_knows_and_what_they_make_up_fits(
    options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.loaded, ("whispering", ""), Whispering())
    made_up: set[int] = set()
    for match in states(options, 3):
        for seat in (0, 1, 2, None):
            mine = match.perspective(seat)
            for source in (mine, bottlecap.Perspective.from_bytes(mine.to_bytes())):
                sample = source.sample(random.Random(7))
                assert sample.perspective(seat).to_bytes() == mine.to_bytes()
                for due in sample.state.steps:
                    if isinstance(due, HandOver):
                        assert of(sample.state).cards.zone[due.card] == HAND + due.by
                        assert all(offer.card == due.card for offer in offers_in(sample.state))
                        if seat not in (due.by, due.to):
                            made_up.add(int(due.card))
                rng = random.Random(1)
                while not sample.over:
                    step(sample, rng)
    assert len(made_up) > 3


class ByChance(Whispering):
    """The same game, which leaves it to the engine to find something that fits."""

    def fill(self, state: State, seat: int, generator: Generator) -> None:
        pass


def test_what_the_engine_makes_up_fits_without_the_game_s_help() -> None:
    match = bottlecap.new(ByChance(), seed=1)
    match.play(match.actions()[0])
    (offer,) = offers_in(match.state)
    third = 3 - int(offer.by) - int(offer.seat)
    found = set()
    for seed in range(20):
        sample = match.perspective(third).sample(random.Random(seed))
        (made_up,) = offers_in(sample.state)
        assert of(sample.state).cards.zone[made_up.card] == HAND + offer.by
        found.add(int(made_up.card))
    assert len(found) > 3


def test_the_scrambler_changes_secret_numbers_and_nothing_impossible_comes_of_it() -> None:
    rng = random.Random(2)
    changed = 0
    for match in states({"anew": 0}, 3):
        for due in match.state.steps:
            if isinstance(due, HandOver):
                third = 3 - int(due.by) - int(due.to)
                for seat, may in ((due.by, False), (due.to, False), (third, True), (None, True)):
                    other = scrambled(match, None if seat is None else int(seat), rng)
                    cards = {int(offer.card) for offer in offers_in(other.state)} | {
                        int(again.card) for again in other.state.steps if isinstance(again, HandOver)
                    }
                    assert len(cards) == 1 and match.game.impossible(other.state) == ""
                    changed += cards != {int(due.card)}
                    assert may or cards == {int(due.card)}
    assert changed > 10


class Watchful(Value):
    """Leaves everything open, and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def leaves(self, state: State, decision: Decision, /) -> bool:
        self.shown.append(state)
        return True


class Following(Whispering):
    """Its bots follow nobody; what they go by is kept."""

    def __init__(self) -> None:
        super().__init__()
        # A question that an answer does not settle, so that a bot is asked whether to leave it.
        self.coughing.standing = True
        self.shown: list[State] = []

    def follows(self, state: State, seat: int, people: list[int]) -> int:
        self.shown.append(state)
        return -1


def test_what_stands_beside_a_bot_goes_by_what_its_seat_knows() -> None:
    game, watchful = Following(), Watchful()
    match = bottlecap.new(game, seed=3)
    match.play(game.action_named("offer", place=0, other=1))
    assert [int(offer.card) for offer in offers_in(match.state)] != [HIDDEN]
    bot = GreedyBot(1, blind=True)
    bot.learn(game)
    bot.value = watchful
    assert bot.open_pick(match.perspective(2)) == -1
    assert match.follows(2, [0]) is None
    assert len(watchful.shown) == len(game.shown) == 1
    for state in watchful.shown + game.shown:
        assert [int(offer.card) for offer in offers_in(state)] == [HIDDEN]


# --- positions and bytes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_state_reads_back_from_its_position_and_its_bytes(options: dict[str, object]) -> None:
    """In the middle of things too: with an offer put aside."""
    aside = 0
    for match in states(options):
        game, state = match.game, match.state
        aside += bool(aside_in(state))
        position = json.loads(json.dumps(position_of(game, state)))
        written = state_bytes(state, game)
        assert state_bytes(state_from(game, match.header.options, position), game) == written
        again = game.start(3, match.header.options)
        read_state(Reader(written), again, game)
        assert state_bytes(again, game) == written and position_of(game, again) == position
        other = bottlecap.new(game, position=position, seed=1, options=options)
        assert other.hash == match.hash and other.position() == match.position()
        for seat in match.seats:
            assert other.actions(seat) == match.actions(seat)
    assert aside


def test_what_is_put_aside_reads_like_the_table() -> None:
    match = next(match for match in states({"anew": 1}) if aside_in(match.state))
    position: Any = match.position()
    due = position["steps"][-1]
    assert (due["kind"], due["anew"]) == ("ask-again", True)
    assert set(due["decisions"][0]) == {"id", "kind", "seat", "by", "card"}
    assert due["decisions"][0]["card"] in match.game.domains["card"]


def test_a_position_that_could_not_be_is_refused() -> None:
    """Another card is offered than is there to be handed over, or one that whoever offers it has not."""
    match = next(match for match in states({"anew": 0}) if any(isinstance(d, Reply) for d in match.state.pending))
    position: Any = match.position()
    bottlecap.new(match.game, position=position, seed=1)
    card = position["steps"][-1]["card"]
    other = next(name for name in match.game.domains["card"] if name != card)
    position["steps"][-1]["card"] = other
    with pytest.raises(bottlecap.BadPosition, match="another card was offered|not in the hand"):
        bottlecap.new(match.game, position=position, seed=1)
    elsewhere = next(name for zone, names in position["cards"]["zones"].items() if zone == "deck" for name in names)
    for asked in (position["pending"][0], position["steps"][-1]):
        asked["card"] = elsewhere
    with pytest.raises(bottlecap.BadPosition, match="steps: the card is not in the hand"):
        bottlecap.new(match.game, position=position, seed=1)


# --- putting aside, and insisting ----------------------------------------------------------------------------------


def asked_at(state: State) -> list[tuple[int, str, int, bool, list[int]]]:
    return [(int(d.id), d.kind.name, int(d.seat), d.open, values_of(d, d.kind.params)) for d in state.pending]


def offered() -> bottlecap.Match:
    """An offer stands, and the third seat may cough."""
    return next(match for match in states({"anew": 0}) if len(match.state.pending) == 2).copy(twin=True)


@pytest.mark.parametrize("anew", [False, True])
def test_what_was_put_aside_is_asked_again(anew: bool) -> None:
    match = offered()
    state = match.state
    before, number = asked_at(state), int(state.asked)
    waited_for, beside = before
    put_aside(state, anew)
    assert asked_at(state) == [beside], "what is open stays"
    assert isinstance(state.steps[-1], AskAgain)
    state.steps.pop().run(state)
    if anew:
        assert asked_at(state) == [beside, (number, *waited_for[1:])] and state.asked == number + 1
    else:
        assert asked_at(state) == [beside, waited_for] and state.asked == number


@pytest.mark.parametrize("anew", [False, True])
def test_an_answer_that_comes_late_to_what_is_asked_anew_is_stale(anew: bool) -> None:
    match = next(match for match in states({"anew": int(anew)}) if aside_in(match.state)).copy(twin=True)
    old = aside_in(match.state)[0]
    seat, number = int(old.seat), match.public_id(old)
    explainer = match.waiting[0]
    match.play(match.actions(explainer)[0], explainer)
    refuse = match.game.action_named("refuse")
    if anew:
        with pytest.raises(bottlecap.Error):
            match.play(refuse, seat, number)
        match.play(refuse, seat)
    else:
        match.play(refuse, seat, number)


@pytest.mark.parametrize("anew", [False, True])
def test_copies_made_in_between_do_not_change_each_other(anew: bool) -> None:
    match = offered()
    state, game = match.state, match.game
    whole = state.copy()
    put_aside(state, anew)
    aside = state.copy()
    marks = [state_bytes(one, game) for one in (whole, aside)]
    state.steps.pop().run(state)
    done = state.copy()
    for one in (state, whole):
        for seat in range(3):
            one.insist(seat)
    assert [state_bytes(one, game) for one in (aside, done)] == [marks[1], state_bytes(done, game)]
    assert all(not d.open for d in state.pending) and any(d.open for d in done.pending)
    assert state_bytes(whole, game) != marks[0]
    aside.steps.pop().run(aside)
    assert state_bytes(aside, game) == state_bytes(done, game)
    for d in done.pending:
        done.drop(d)
    assert len(state.pending) == 2


def test_insisting_keeps_numbers_and_what_is_asked() -> None:
    match = offered()
    state = match.state
    before, number = asked_at(state), int(state.asked)
    beside = state.pending[1]
    state.insist(int(beside.seat))
    assert asked_at(state) == [before[0], (*before[1][:3], False, before[1][4])]
    assert state.asked == number
    assert beside.open, "a copy that was made before has the question as it was"
    others = [seat for seat in range(3) if seat != beside.seat]
    after = asked_at(state)
    for seat in others:
        state.insist(seat)
    assert asked_at(state) == after


# --- what cannot be ------------------------------------------------------------------------------------------------


FOUR = 3


class Showing(Deal):
    """Whoever is dealt the four shows it at once, and the match is over."""

    def apply(self, state: State, decision: Decision, card: i64, /) -> None:
        super().apply(state, decision, card)
        if card == FOUR:
            state.finish(0, zeros(2))


class Jackpot(Leaky):
    """As long as the match goes on, nobody holds the four."""

    dealer = Showing

    def impossible(self, state: State) -> str:
        held = leaky(state).cards.zone[FOUR] != DECK
        return "cards: whoever holds the four has shown it" if held and state.reason == PLAYING else ""


def going_on() -> bottlecap.Match:
    """A match in which the four lies in the deck."""
    match = bottlecap.new(Jackpot(), seed=0)
    seed = 0
    while match.over:
        seed += 1
        match = bottlecap.new(Jackpot(), seed=seed)
    return match


def test_of_the_match_itself_it_never_holds() -> None:
    over = 0
    for seed in range(60):
        match = bottlecap.new(Jackpot(), seed=seed)
        over += match.over
        rng = random.Random(seed)
        while not match.over:
            assert match.game.impossible(match.state) == ""
            step(match, rng)
        assert match.game.impossible(match.state) == ""
    assert 0 < over < 60


def test_no_sample_is_what_cannot_be_and_all_the_others_are_even() -> None:
    match = going_on()
    own = int(leaky(match.state).cards.first(LEAKY_HAND))
    mine = match.perspective(0)
    found = Counter(int(leaky(mine.sample(random.Random(seed)).state).cards.first(LEAKY_HAND + 1)) for seed in range(1000))
    assert set(found) == {0, 1, 2} - {own}
    assert all(430 <= count <= 570 for count in found.values()), found


def test_a_spectator_s_samples_are_even_too() -> None:
    match = going_on()
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(1800):
        cards = leaky(match.perspective(None).sample(random.Random(seed)).state).cards
        found[int(cards.first(LEAKY_HAND)), int(cards.first(LEAKY_HAND + 1))] += 1
    assert set(found) == {(one, two) for one in range(3) for two in range(3) if one != two}
    assert all(240 <= count <= 360 for count in found.values()), found


def test_the_scrambler_leaves_out_what_cannot_be() -> None:
    match = going_on()
    rng = random.Random(1)
    for _ in range(200):
        assert match.game.impossible(scrambled(match, 0, rng).state) == ""


def test_a_position_that_cannot_be_is_refused_with_its_reason() -> None:
    match = going_on()
    position: Any = match.position()
    bottlecap.new(match.game, position=position, seed=1)
    zones = position["cards"]["zones"]
    (theirs,) = zones["hand 1"]
    zones["hand 1"] = ["four"]
    zones["deck"] = [theirs if name == "four" else name for name in zones["deck"]]
    position["cards"]["known"] |= {"four": 2, theirs: 0}
    with pytest.raises(bottlecap.BadPosition, match="cards: whoever holds the four has shown it"):
        bottlecap.new(match.game, position=position, seed=1)


class Hopeless(Leaky):
    """A game that finds everything impossible."""

    def impossible(self, state: State) -> str:
        return "cards: no"


def test_a_game_that_finds_everything_impossible_is_told_so() -> None:
    match = bottlecap.new(Hopeless(), seed=1)
    assert isinstance(match.state, LeakyState)
    with pytest.raises(bottlecap.Error, match="none of 10000 states"):
        match.perspective(0).sample(random.Random(1))
