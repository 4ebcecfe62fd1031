"""What the rules of Shelter do, switched off: from the box to the other rewards."""

from collections.abc import Callable, Mapping
from typing import Any, cast

from librt.vecs import append, vec
from mypy_extensions import i64
from tests.mutation import Effects, Switch, put, replaced

import bottlecap
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter import gains, paying, placing, rewards, rounds, threats, tokens, tracks, using, view
from bottlecap.games.shelter import game as game_module
from bottlecap.games.shelter.board import AVAILABLE, DWELLERS, IN_BOX, ON_SPACE, TOP, elevator_of, is_elevator, level_of
from bottlecap.games.shelter.content import Pack, Space, load
from bottlecap.games.shelter.events import GAINED, REFRESHED
from bottlecap.games.shelter.rulebook import COST_FIRST, EXCHANGE, ITEM_PAY, LINKED, PLACE_OWN_ELEVATOR
from bottlecap.games.shelter.state import DECK, DISCARD, HAND, ON_TRACK, VAULT, ShelterState, of, printed

Method = Callable[..., object]
Mutant = Callable[[bottlecap.Game], None]


# --- ways to break something ----------------------------------------------------------------------


def nothing(owner: object, name: str) -> Mutant:
    """A method that does nothing."""
    return lambda game: replaced(owner, name, lambda original: lambda *args: None)


def instead(owner: object, name: str, method: Method) -> Mutant:
    """Another method in its place."""
    return lambda game: replaced(owner, name, lambda original: method)


def wrapped(owner: object, name: str, method: Method) -> Mutant:
    """A method that is given the original, then the arguments."""
    return lambda game: replaced(owner, name, lambda original: lambda *args: method(original, *args))


def but_first(owner: object, name: str, method: Method) -> Mutant:
    """Something is done before it."""

    def do(original: Method, *args: object) -> object:
        method(*args)
        return original(*args)

    return wrapped(owner, name, do)


def and_then(owner: object, name: str, method: Method) -> Mutant:
    """Something is done after it."""

    def do(original: Method, *args: object) -> object:
        result = original(*args)
        method(*args)
        return result

    return wrapped(owner, name, do)


def forbid(owner: object, rule: int, when: Callable[..., bool]) -> Mutant:
    """A check that refuses more than it should."""

    def do(original: Method, *args: object) -> object:
        return rule if when(*args) else original(*args)

    return wrapped(owner, "check", do)


def other_icon(condition: Callable[[ShelterState, int, int], bool], method: Method) -> Mutant:
    """An icon does something else: `method(state, seat, token, reason, original)`."""

    def do(original: Method, state: State, seat: int, token: int, reason: int) -> object:
        if condition(of(state), seat, token):
            return method(of(state), seat, token, reason, original)
        return original(state, seat, token, reason)

    return wrapped(gains.GAIN, "run", do)


def icon(wanted: int) -> Callable[[ShelterState, int, int], bool]:
    return lambda s, seat, token: token == wanted


def number(module: object, name: str, value: int) -> Mutant:
    """Another number in the place of a constant."""

    def mutate(game: bottlecap.Game) -> None:
        put(module, name, value)
        Switch.acted += 1

    return mutate


def reprinted(module: object, change: Callable[[Space], None]) -> Mutant:
    """What is printed on a space reads otherwise."""

    def do(original: Method, *args: object) -> Space:
        old, new = cast(Space, original(*args)), Space()
        new.__dict__.update(old.__dict__)
        change(new)
        return new

    return wrapped(module, "printed", do)


# --- the box and the setup ------------------------------------------------------------------------


def nobody_owns(shown: dict[str, object], level: int) -> dict[str, object]:
    return {**shown, "owner": 0} if level == TOP else shown


def turned_round(s: ShelterState) -> None:
    """The top level from right to left."""
    for place in range(3):
        s.built[place], s.built[5 - place] = s.built[5 - place], s.built[place]


def built_already(s: ShelterState) -> None:
    s.rooms.move(29, VAULT)
    s.built[6 + 2] = 30


def third_dweller(s: ShelterState) -> None:
    s.where[2] = AVAILABLE


def some_food(s: ShelterState) -> None:
    s.stock[1] = 1


def at_start(change: Callable[[ShelterState], None]) -> Mutant:
    """The vault is set up otherwise."""

    def do(original: Method, *args: object) -> object:
        s = cast(ShelterState, original(*args))
        change(s)
        return s

    return wrapped(game_module, "first_state", do)


def top_for_healthy(space: Space) -> None:
    """The top elevator, which gives nothing but healing, takes the uninjured."""
    space.injured = space.injured and len(space.reward) > 1


def seven_is_the_elevator(original: Method, s: ShelterState, level: int, column: int) -> object:
    return elevator_of(level) if column == 7 else original(s, level, column)


def only_ones_own_top(original: Method, s: ShelterState, seat: int, space: int) -> object:
    return PLACE_OWN_ELEVATOR if space == elevator_of(TOP) and seat != 0 else original(s, seat, space)


def first_of(original: Method, *args: object) -> object:
    """A pile that was not shuffled: its first card is next."""
    return cast(vec[i64], original(*args))[:1]


def next_column(original: Method, s: ShelterState, level: int, column: int) -> object:
    return original(s, level, column + 1)


def one_number_a_space(original: Method, s: ShelterState, level: int, column: int) -> object:
    """A room's only space has the first number of its place alone."""
    columns = [int(number) for number in s.content.columns]
    at = columns.index(column) if column in columns else 0
    room = s.built[level * 6 + at // 2] - 1
    if room >= 0 and at % 2 and s.content.room_spaces[2 * room + 1] < 0:
        return -1
    return original(s, level, column)


def bundled_columns(game: bottlecap.Game) -> None:
    """The layout of a pack is not read."""
    columns = load(None).columns

    def do(original: Method, pack: Pack) -> None:
        original(pack)
        pack.content.columns = columns

    wrapped(Pack, "read_layout", do)(game)


def chance_starts(original: Method, state: State, starter: int, b: int, c: int) -> object:
    return original(state, 0, b, c)


def hides_hands(original: Method, game: bottlecap.Game, state: State, seat: int | None) -> object:
    """One does not see what items the others have."""
    shown = cast(dict[str, Any], original(game, state, seat))
    for number, other in enumerate(shown["players"]):
        if number != seat:
            other["items"] = []
    return shown


# --- the round ------------------------------------------------------------------------------------


def spawn_last(original: Method, state: State, a: int, b: int, c: int) -> None:
    """Threats come after the dwellers."""
    original(state, a, b, c)
    if of(state).round > 1:
        state.steps.insert(-2, state.steps.pop())


def spawn_now(state: State, *_: object) -> None:
    if of(state).round == 1:
        state.push(threats.SPAWN, 0)


def next_is(pick: Callable[[ShelterState, int], int]) -> Mutant:
    """Another seat's turn comes next."""

    def do(original: Method, state: State, seat: int, b: int, c: int) -> None:
        waiting = len(state.steps)
        original(state, seat, b, c)
        if len(state.steps) > waiting:
            step = state.steps[waiting]
            state.steps[waiting] = Step(step.kind, pick(of(state), int(of(state).turn)), 0, 0)

    return wrapped(rounds.NEXT_TURN, "run", do)


def everybody_is_asked(original: Method, s: ShelterState, seat: int) -> object:
    return max(1, cast(int, original(s, seat)))


def passed_for_good(original: Method, state: State, *args: object) -> None:
    s = of(state)
    passed = s.passed
    original(state, *args)
    s.passed = passed if passed != (1 << s.players) - 1 else 1


def only_the_placed(original: Method, s: ShelterState) -> None:
    """New dwellers do not come home."""
    arriving = [dweller for dweller in range(len(s.where)) if s.where[dweller] >= ON_SPACE + 65]
    where = [s.where[dweller] for dweller in arriving]
    original(s)
    for dweller, old in zip(arriving, where, strict=True):
        s.where[dweller] = old


def spaces_stay_taken(original: Method, state: State, *args: object) -> None:
    taken = of(state).taken[:]
    original(state, *args)
    of(state).taken = taken


def readied_first(state: State, *_: object) -> None:
    of(state).exhausted = 0


def end_before_letters(state: State, *_: object) -> None:
    of(state).ending = 3


def one_after_another(original: Method, s: ShelterState, seat: int) -> None:
    """Only one owner is asked at a time; here: the others not at all."""
    if not s.pending:
        original(s, seat)


def threats_after_letters(original: Method, state: State, *args: object) -> None:
    covered = of(state).covered[:]
    of(state).covered = vec[i64]([0] * len(covered))
    original(state, *args)
    of(state).covered = covered


# --- placing --------------------------------------------------------------------------------------


def own_level_only(original: Method, s: ShelterState, seat: int, space: int) -> object:
    elsewhere = level_of(space) not in (TOP, seat + 1) and not is_elevator(space)
    return PLACE_OWN_ELEVATOR if elsewhere else original(s, seat, space)


def not_the_top(original: Method, s: ShelterState, seat: int, space: int) -> object:
    return PLACE_OWN_ELEVATOR if level_of(space) == TOP else original(s, seat, space)


def reward_first(original: Method, s: ShelterState, *args: object) -> None:
    """What is still to be paid is paid after the rewards."""
    before = len(s.steps)
    original(s, *args)
    pushed = s.steps[before:]
    del s.steps[before:]
    costs = (paying.PAY_ANY.number, paying.PAY_ITEMS.number)
    s.steps += [step for step in pushed if step.kind in costs] + [step for step in pushed if step.kind not in costs]


def any_is_free(original: Method, s: ShelterState, seat: int, cost: vec[i64], from_: int = 0) -> object:
    return original(s, seat, append(cost[from_ : from_ + 3], 0))


def named_is_enough(original: Method, s: ShelterState, seat: int, cost: vec[i64], from_: int = 0) -> object:
    """A resource of choice may be one that is paid for something else."""
    named = append(cost[from_ : from_ + 3], 0)
    return original(s, seat, named) and s.cubes(seat) >= cost[from_ + 3]


def backwards(space: Space) -> None:
    space.reward = vec[i64](reversed([int(token) for token in space.reward]))


def refused_if_full(state: State, decision: Decision, arg: int) -> bool:
    """Who has seven dwellers cannot place where a new one comes."""
    s = of(state)
    space = arg % 65
    if not s.exists(space) or s.dwellers_of(decision.seat) < DWELLERS:
        return False
    return tokens.DWELLER in s.content.spaces[s.spec(space)].reward


def row_stops(s: ShelterState, seat: int, *_: object) -> None:
    """With a reward that is lost, the rest of the row is."""
    s.steps[:] = [step for step in s.steps if step.kind != rewards.REWARD.number]


def one_is_enough(space: Space) -> None:
    space.linked = False


def reward_doubled(original: Method, s: ShelterState, dweller: int, space: int, doubled: bool) -> None:
    original(s, dweller, space, True)


def cost_twice(original: Method, s: ShelterState, seat: int, cost: vec[i64]) -> None:
    original(s, seat, cost)
    original(s, seat, cost)


def any_two(original: Method, s: ShelterState, seat: int) -> object:
    return s.available(seat)


def first_counts(original: Method, state: State, decision: Decision, who: int) -> None:
    """The second dweller's training does not count."""
    s = of(state)
    s.letter[s.find(decision.seat, who)], who = 0, 0
    original(state, decision, who)


def second_counts(original: Method, state: State, decision: Decision, who: int) -> None:
    """The first dweller's training does not count."""
    original(state, Decision(decision.id, decision.kind, decision.seat, decision.a, decision.b & 31, False), who)


def four_times(original: Method, s: ShelterState, dweller: int, space: int, doubled: bool) -> None:
    """Who is doubled for two reasons is doubled twice."""
    original(s, dweller, space, doubled)
    if doubled and s.lent_letter > 0:
        s.push(rewards.REWARD, space, rewards.TWICE, dweller)


def both_of_two(original: Method, s: ShelterState, seat: int, token: int, dweller: int) -> None:
    for other in s.standing_on(s.where[dweller] - ON_SPACE):
        original(s, seat, token, other)


def both_injured(original: Method, s: ShelterState, dweller: int) -> None:
    for other in s.standing_on(s.where[dweller] - ON_SPACE):
        original(s, other)


# --- resources ------------------------------------------------------------------------------------


def one_more(s: ShelterState, seat: int, resource: int) -> None:
    s.stock[seat * 3 + resource] = min(6, s.stock[seat * 3 + resource] + 1)


def next_resource(original: Method, s: ShelterState, seat: int, resource: int) -> None:
    original(s, seat, (resource + 1) % 3)


def overflow(original: Method, s: ShelterState, seat: int, resource: int) -> None:
    s.stock[seat * 3 + resource] += 1
    s.tell(GAINED, seat, resource)


def not_paid(s: ShelterState, seat: int, resource: int, amount: int) -> None:
    s.stock[seat * 3 + resource] += amount


def to_the_other(s: ShelterState, seat: int, resource: int, amount: int) -> None:
    s.stock[(1 - seat) * 3 + resource] += amount


def gives_energy(s: ShelterState, seat: int, token: int, reason: int, original: Method) -> None:
    gains.gain_resource(s, seat, 0)


def all_of_one(original: Method, state: State, seat: int, count: int, c: int) -> None:
    """Several resources of choice must be the same."""
    s = of(state)
    resource = max(range(3), key=lambda r: s.stock[seat * 3 + r])
    s.stock[seat * 3 + resource] = max(0, s.stock[seat * 3 + resource] - count)


def happiness_pays(original: Method, s: ShelterState, seat: int, cost: vec[i64], from_: int = 0) -> object:
    return original(s, seat, append(cost[from_ : from_ + 3], 0)) or s.happiness[seat] > 0


def happier(state: State, decision: Decision, resource: int) -> None:
    of(state).happiness[decision.seat] += 1


def could_trade(state: State, decision: Decision, _arg: int) -> bool:
    return any(gains.TRADE.check(state, decision, arg) == 0 for arg in range(12))


def gives_too(s: ShelterState, seat: int, token: int, reason: int, original: Method) -> None:
    gains.gain_resource(s, seat, 2)
    original(s, seat, token, reason)


def one_for_one(original: Method, cost: vec[i64], times: int) -> object:
    out = cast(vec[i64], original(cost, times))
    return vec[i64]([min(int(number), times) for number in out])


def trade_again(state: State, decision: Decision, arg: int) -> None:
    state.ask(gains.EXCHANGING, decision.seat, decision.a)


def trade_last(s: ShelterState, seat: int, token: int, reason: int, original: Method) -> None:
    """An exchange waits for the other rewards of the row."""
    if s.steps and any(step.kind == rewards.REWARD.number for step in s.steps) and not reason & 1 << 20:
        at = next(i for i, step in enumerate(s.steps) if step.kind == rewards.REWARD.number)
        s.steps.insert(at, Step(gains.GAIN.number, seat, token, reason | 1 << 20))
    else:
        original(s, seat, token, reason & ~(1 << 20))


# --- the other rewards ----------------------------------------------------------------------------


def supply_of_42(original: Method, s: ShelterState, seat: int, amount: int, source: int) -> None:
    if sum(int(own) for own in s.happiness) < 42:
        original(s, seat, amount, source)


def twice_as_happy(s: ShelterState, seat: int, amount: int, source: int) -> None:
    s.happiness[seat] += amount


def available_at_once(s: ShelterState, seat: int, beside: int) -> None:
    for dweller in range(seat * int(DWELLERS), (seat + 1) * int(DWELLERS)):
        if s.where[dweller] >= ON_SPACE + 65:
            s.where[dweller] = AVAILABLE


def one_a_round(original: Method, s: ShelterState, seat: int, beside: int) -> None:
    own = range(seat * int(DWELLERS), (seat + 1) * int(DWELLERS))
    if all(s.where[dweller] < ON_SPACE + 65 for dweller in own):
        original(s, seat, beside)


def not_on_the_icon(s: ShelterState, seat: int, beside: int) -> None:
    """It stands in the elevator."""
    for dweller in range(seat * int(DWELLERS), (seat + 1) * int(DWELLERS)):
        if s.where[dweller] >= ON_SPACE + 65:
            s.where[dweller] = ON_SPACE + 65 + elevator_of(TOP)


def no_more_than_six(original: Method, s: ShelterState, seat: int, beside: int) -> None:
    if s.dwellers_of(seat) < DWELLERS - 1:
        original(s, seat, beside)


def of_another_colour(original: Method, s: ShelterState, seat: int, beside: int) -> None:
    """Who has all seven takes one of another colour."""
    if s.dwellers_of(seat) == DWELLERS:
        s.where[next(d for d in range(len(s.where)) if s.where[d] == IN_BOX)] = AVAILABLE
    else:
        original(s, seat, beside)


def refill_later(original: Method, state: State, decision: Decision, item: int) -> None:
    original(state, decision, item)
    state.steps.pop()


def to_the_deck(s: ShelterState, item: int) -> None:
    s.items.move(item, DECK)


def nothing_between(original: Method, state: State, seat: int, b: int, c: int) -> None:
    """Items are used after the last reward only."""
    if not any(step.kind == rewards.REWARD.number for step in state.steps):
        original(state, seat, b, c)


def nothing_after(original: Method, state: State, seat: int, b: int, c: int) -> None:
    """Items are used between two rewards only."""
    steps = [step for step in state.steps if step.kind == rewards.REWARD.number]
    if steps and steps[-1].b & 63 < len(printed(of(state), steps[-1].a).reward):
        original(state, seat, b, c)


def always_asked(original: Method, state: State, seat: int, b: int, c: int) -> None:
    if of(state).items_of(seat) > 0:
        state.ask(using.USING, seat, using.BETWEEN_REWARDS, using.WINDOW.number)


def at_any_moment(original: Method, kind: int) -> object:
    return 15


def not_before_placing(original: Method, kind: int) -> object:
    return cast(int, original(kind)) & ~using.BEFORE_PLACING


def nothing_new(state: State, decision: Decision, item: int) -> None:
    """An item cannot be used in the turn in which it was taken."""
    of(state).passed_over |= 1 << item


def all_passed_over(state: State, *_: object) -> None:
    """Who uses nothing now is not asked about anything else in that turn."""
    of(state).passed_over = (1 << 31) - 1


def passed_over_for_good(original: Method, state: State, *args: object) -> None:
    passed_over = of(state).passed_over
    original(state, *args)
    of(state).passed_over = passed_over


def is_exhausted(state: State, decision: Decision, item: int) -> bool:
    return of(state).is_exhausted(item)


def still_exhausted(original: Method, s: ShelterState, item: int) -> None:
    exhausted = s.exhausted
    original(s, item)
    s.exhausted = exhausted


def hand_limit(s: ShelterState, seat: int, token: int) -> bool:
    return token == tokens.ITEM and s.items_of(seat) >= 10


def lost(s: ShelterState, seat: int, token: int, reason: int, original: Method) -> None:
    pass


def only_upright(original: Method, s: ShelterState, seat: int, kind: int) -> None:
    """What an exhausted item does by itself it does no more."""
    if not any(s.is_exhausted(item) for item in s.items.within(HAND + seat)):
        original(s, seat, kind)


def used_upright(state: State, decision: Decision, item: int) -> None:
    """Nothing is exhausted by its use."""
    of(state).exhausted &= ~(1 << item)


def stay_exhausted(original: Method, state: State, *args: object) -> None:
    exhausted = of(state).exhausted
    original(state, *args)
    of(state).exhausted = exhausted


def only_first_seat_readied(original: Method, state: State, *args: object) -> None:
    s = of(state)
    others = [item for seat in range(1, int(s.players)) for item in s.items.within(HAND + seat) if s.is_exhausted(item)]
    original(state, *args)
    for item in others:
        s.exhausted |= 1 << item


def all_readied(state: State, decision: Decision, item: int) -> None:
    of(state).exhausted = 0


def not_offered_again(state: State, decision: Decision, item: int) -> None:
    of(state).passed_over |= 1 << item


def any_of_mine(original: Method, s: ShelterState, seat: int, by_item: int) -> object:
    return sum(1 << int(item) for item in s.items.within(HAND + seat))


def takes_over_now(s: ShelterState, seat: int, token: int, reason: int, original: Method) -> None:
    """The next turn is that of whoever took the token."""
    original(s, seat, token, reason)
    for at, step in enumerate(s.steps):
        if step.kind == rounds.NEXT_TURN.number:
            s.steps[at] = Step(step.kind, seat, 0, 0)


def moves_on(state: State, *_: object) -> None:
    """The token goes round by itself."""
    s = of(state)
    if s.round > 1:
        s.first_player = (s.first_player + 1) % s.players


def both_tracks(s: ShelterState, seat: int, track: int) -> None:
    other = 1 - track
    tracks.cards_of(s, other).move_all(ON_TRACK, DISCARD)
    s.push(tracks.REFILL, other)


def one_card(original: Method, s: ShelterState, seat: int, track: int) -> None:
    cards = tracks.cards_of(s, track)
    cards.move(cards.first(ON_TRACK), DISCARD)
    s.tell(REFRESHED, seat, track)
    s.push(tracks.REFILL, track)


def to_other_track(original: Method, s: ShelterState, seat: int, track: int) -> None:
    original(s, seat, 1 - track)


def under_the_deck(original: Method, s: ShelterState, seat: int, track: int) -> None:
    """What is discarded goes back to the deck at once."""
    tracks.cards_of(s, track).move_all(ON_TRACK, DECK)
    s.tell(REFRESHED, seat, track)
    s.push(tracks.REFILL, track)


def never_rebuilt(original: Method, state: State, track: int, b: int, c: int) -> None:
    if tracks.cards_of(of(state), track).count(DECK) > 0:
        original(state, track, b, c)


def rebuilt_early(state: State, *_: object) -> None:
    for cards in (of(state).items, of(state).rooms):
        if cards.count(DECK) == 0:
            cards.move_all(DISCARD, DECK)


def items_only(original: Method, state: State, track: int, b: int, c: int) -> None:
    if track == tracks.ITEM_TRACK:
        original(state, track, b, c)
    else:
        never_rebuilt(original, state, track, b, c)


def without_what_was_just_discarded(game: bottlecap.Game) -> None:
    """What a refresh has discarded stays out of the deck it is dealt from."""
    fresh: list[int] = []

    def refresh(original: Method, s: ShelterState, seat: int, track: int) -> None:
        fresh[:] = [int(card) for card in tracks.cards_of(s, track).within(ON_TRACK)]
        original(s, seat, track)

    def refill(original: Method, state: State, track: int, b: int, c: int) -> None:
        cards = tracks.cards_of(of(state), track)
        if cards.count(DECK) > 0 or any(card not in fresh for card in cards.within(DISCARD)):
            original(state, track, b, c)

    wrapped(gains, "refresh", refresh)(game)
    wrapped(tracks.REFILL, "run", refill)(game)


def from_a_hand(state: State, track: int, b: int, c: int) -> None:
    """Where there is no card left, a player gives one."""
    s = of(state)
    if s.items.count(DECK) + s.items.count(DISCARD) == 0 and s.items.count(ON_TRACK) < 3:
        s.items.move(s.items.first(HAND + 1), DECK)


def no_item_no_turn(s: ShelterState, seat: int, token: int, reason: int, original: Method) -> None:
    """An item from an empty track is taken from another player."""
    if s.items.count(ON_TRACK) == 0:
        s.items.move(s.items.first(HAND + 1 - seat), HAND + seat)
    else:
        original(s, seat, token, reason)


UNTOUCHED: Mapping[str, str] = {}

EFFECTS: Effects = {
    "box-counts": {"uncounted": nothing(Pack, "count")},
    "setup-top-level": {
        "owned": wrapped(view, "level_view", lambda original, s, level: nobody_owns(original(s, level), level)),
        "turned-round": at_start(turned_round),
    },
    "elevator-top": {
        "for-the-healthy": reprinted(placing, top_for_healthy),
        "seat-0-only": wrapped(placing, "why_not_there", only_ones_own_top),
        "covered": wrapped(threats, "in_column", seven_is_the_elevator),
        "no-heal": other_icon(icon(tokens.HEAL), lost),
    },
    "setup-levels": {
        "a-room": at_start(built_already),
        "all-colours": instead(ShelterState, "exists", lambda s, space: s.spec(space) >= 0),
    },
    "setup-player": {"third-dweller": at_start(third_dweller), "some-food": at_start(some_food)},
    "available": {
        "plain-only": wrapped(ShelterState, "kinds_available", lambda original, *args: original(*args) & 1),
        "no-injured": wrapped(ShelterState, "kinds_available", lambda original, *args: original(*args) & 255),
    },
    "setup-decks": {
        "items": wrapped(tracks.DEAL_ITEM, "candidates", first_of),
        "rooms": wrapped(tracks.DEAL_ROOM, "candidates", first_of),
        "threats": wrapped(threats.DRAW_THREAT, "candidates", first_of),
    },
    "setup-tracks": {"two": number(tracks, "TRACK_SIZE", 2), "four": number(tracks, "TRACK_SIZE", 4)},
    "columns": {
        "shifted": wrapped(threats, "in_column", next_column),
        "one-number": wrapped(threats, "in_column", one_number_a_space),
        "bundled": bundled_columns,
    },
    "setup-first-player": {
        "seat-0": wrapped(rounds.FIRST, "candidates", first_of),
        "not-chosen": wrapped(rounds.SETUP, "run", chance_starts),
    },
    "open-information": {"hides-hands": wrapped(game_module.Shelter, "view", hides_hands)},
    "round-steps": {
        "spawn-last": wrapped(rounds.ROUND, "run", spawn_last),
        "no-recall": instead(rounds.RECALL, "run", lambda state, *_: state.push(rounds.ROUND_ENDS)),
    },
    "round-one-no-threats": {"spawn": and_then(rounds.ROUND, "run", spawn_now)},
    "turn-order": {
        "other-way-round": next_is(lambda s, seat: (seat - 1) % int(s.players)),
        "again": next_is(lambda s, seat: seat),
        "from-seat-0": next_is(lambda s, seat: 0),
        "without-dwellers": wrapped(ShelterState, "available", everybody_is_asked),
    },
    "pass": {"comes-back": nothing(placing.PASS, "apply"), "for-good": wrapped(rounds.ROUND, "run", passed_for_good)},
    "recall": {
        "stay": nothing(rounds, "come_home"),
        "new-ones-stay": wrapped(rounds, "come_home", only_the_placed),
        "spaces-taken": wrapped(rounds.CLEAR_AWAY, "run", spaces_stay_taken),
    },
    "round-end-order": {
        "readied-first": but_first(rounds.CLEAR_AWAY, "run", readied_first),
        "end-first": but_first(rounds.CLEAR_AWAY, "run", end_before_letters),
        "one-after-another": wrapped(rounds, "ask_letter", one_after_another),
        "threats-stay": wrapped(rounds.CLEAR_AWAY, "run", threats_after_letters),
        "letters-before-recall": nothing(rounds, "come_home"),
    },
    "place-one": {
        "two": but_first(placing.PLACE, "apply", lambda state, decision, arg: state.push(placing.ASK_PLACE, decision.seat)),
        "stays-home": and_then(
            placing, "stand", lambda s, dweller, space: s.where.__setitem__(dweller, AVAILABLE) if space == 4 else None
        ),
    },
    "place-any-level": {
        "own-level": wrapped(placing, "why_not_there", own_level_only),
        "not-the-top": wrapped(placing, "why_not_there", not_the_top),
    },
    "cost-first": {
        "later": wrapped(placing, "settle", reward_first),
        "any-free": wrapped(ShelterState, "can_pay", any_is_free),
        "any-shared": wrapped(ShelterState, "can_pay", named_is_enough),
    },
    "rewards-left-to-right": {"backwards": reprinted(rewards, backwards)},
    "reward-impossible": {
        "refused": forbid(placing.PLACE, COST_FIRST, refused_if_full),
        "row-stops": other_icon(icon(tokens.READY), row_stops),
    },
    "linked-spaces": {
        "one": reprinted(placing, one_is_enough),
        "reward-doubled": wrapped(placing, "settle", reward_doubled),
        "cost-doubled": wrapped(placing, "pay_cost", cost_twice),
        "injured-count": wrapped(ShelterState, "healthy_available", any_two),
        "injured-join": instead(placing.JOIN, "check", lambda *_: 0),
        "never": forbid(placing.JOIN, LINKED, lambda state, decision, who: 0 < who < 8),
    },
    "linked-trained": {
        "first-only": wrapped(placing.JOIN, "apply", first_counts),
        "second-only": wrapped(placing.JOIN, "apply", second_counts),
        "four-times": wrapped(placing, "settle", four_times),
    },
    "linked-one-dweller": {
        "both": wrapped(gains, "heal_or_train", both_of_two),
        "both-injured": wrapped(placing, "injure", both_injured),
        "no-choice": instead(gains, "for_one_of_two", lambda *args: gains.heal_or_train(*args)),
    },
    "resource-gain": {
        "two": and_then(gains, "gain_resource", one_more),
        "another": wrapped(gains, "gain_resource", next_resource),
    },
    "resource-cap": {"overflow": wrapped(gains, "gain_resource", overflow)},
    "resource-pay": {"free": and_then(paying, "pay", not_paid), "to-the-other": and_then(paying, "pay", to_the_other)},
    "resource-any": {
        "energy": other_icon(icon(tokens.ANY), gives_energy),
        "pays-first": wrapped(paying.PAY, "candidates", first_of),
        "takes-first": wrapped(gains.TAKE, "candidates", first_of),
        "all-of-one": wrapped(paying.PAY_ANY, "run", all_of_one),
    },
    "happiness-not-resource": {
        "allows": wrapped(ShelterState, "can_pay", happiness_pays),
        "taken": and_then(gains.TAKE, "apply", happier),
        "pays": and_then(paying, "pay", lambda s, seat, *_: s.happiness.__setitem__(seat, s.happiness[seat] - 1)),
    },
    "exchange": {
        "one-way": forbid(gains.TRADE, EXCHANGE, lambda state, decision, arg: arg % 2 == 1),
        "once": forbid(gains.TRADE, EXCHANGE, lambda state, decision, arg: arg >= 2),
        "must": forbid(gains.NO_TRADE, EXCHANGE, could_trade),
        "gives": other_icon(lambda s, seat, token: token >= tokens.EXCHANGE, gives_too),
        "one-for-one": wrapped(gains, "multiplied", one_for_one),
    },
    "exchange-when": {
        "again": and_then(gains.TRADE, "apply", trade_again),
        "last": other_icon(lambda s, seat, token: token >= tokens.EXCHANGE, trade_last),
        "not-asked": other_icon(lambda s, seat, token: token >= tokens.EXCHANGE, lost),
    },
    "happiness": {"two": and_then(gains, "cheer", twice_as_happy), "42": wrapped(gains, "cheer", supply_of_42)},
    "dweller-new": {
        "at-once": and_then(gains, "new_dweller", available_at_once),
        "elsewhere": and_then(gains, "new_dweller", not_on_the_icon),
        "one": wrapped(gains, "new_dweller", one_a_round),
        "stays": wrapped(rounds, "come_home", only_the_placed),
    },
    "dweller-max": {
        "six": wrapped(gains, "new_dweller", no_more_than_six),
        "another-colour": wrapped(gains, "new_dweller", of_another_colour),
    },
    "item-gain": {
        "no-refill": wrapped(gains.TAKE_ITEM, "apply", refill_later),
        "first": wrapped(gains.TAKE_ITEM, "candidates", first_of),
        "lost": other_icon(icon(tokens.ITEM), lost),
    },
    "item-pay": {
        "kept": nothing(paying, "discard_item"),
        "to-the-deck": instead(paying, "discard_item", to_the_deck),
        "first": wrapped(paying.PAY_ITEM, "candidates", first_of),
    },
    "item-ability": {
        "no-window": nothing(using.WINDOW, "run"),
        "last-only": wrapped(using.WINDOW, "run", nothing_between),
        "not-after": wrapped(using.WINDOW, "run", nothing_after),
        "always-asked": wrapped(using.WINDOW, "run", always_asked),
        "nagging": nothing(using.GO_ON, "apply"),
        "one-question": and_then(using.GO_ON, "apply", all_passed_over),
        "for-good": wrapped(rounds.NEXT_TURN, "run", passed_over_for_good),
        "any-moment": wrapped(using, "moments", at_any_moment),
        "not-before": wrapped(using, "moments", not_before_placing),
        "not-new": and_then(gains.TAKE_ITEM, "apply", nothing_new),
    },
    "item-pay-exhausted": {
        "upright-only": forbid(paying.PAY_ITEM, ITEM_PAY, is_exhausted),
        "stays-exhausted": wrapped(paying, "discard_item", still_exhausted),
    },
    "item-no-limit": {"ten": other_icon(hand_limit, lost)},
    "item-exhaust": {
        "all-off": wrapped(gains, "gain_by_items", only_upright),
        "upright": and_then(using.USE, "apply", used_upright),
    },
    "item-ready-round-end": {
        "stay": wrapped(rounds.ROUND_ENDS, "run", stay_exhausted),
        "one-seat": wrapped(rounds.ROUND_ENDS, "run", only_first_seat_readied),
    },
    "item-ready-icon": {
        "all": and_then(gains.MAKE_READY, "apply", all_readied),
        "nothing": other_icon(icon(tokens.READY), lost),
        "not-offered": and_then(gains.MAKE_READY, "apply", not_offered_again),
        "upright-too": wrapped(gains, "exhausted_of", any_of_mine),
        "first": wrapped(gains.MAKE_READY, "candidates", first_of),
    },
    "first-player": {
        "at-once": other_icon(icon(tokens.FIRST_PLAYER), takes_over_now),
        "never": other_icon(icon(tokens.FIRST_PLAYER), lost),
        "moves-on": but_first(rounds.ROUND, "run", moves_on),
    },
    "refresh-track": {
        "both": and_then(gains, "refresh", both_tracks),
        "one-card": wrapped(gains, "refresh", one_card),
        "other": wrapped(gains, "refresh", to_other_track),
        "to-the-deck": wrapped(gains, "refresh", under_the_deck),
    },
    "deck-reshuffle": {
        "never": wrapped(tracks.REFILL, "run", never_rebuilt),
        "early": and_then(tracks.DEAL_ITEM, "apply", rebuilt_early),
        "items-only": wrapped(tracks.REFILL, "run", items_only),
        "not-the-same": without_what_was_just_discarded,
    },
    "track-short": {
        "from-a-hand": but_first(tracks.REFILL, "run", from_a_hand),
        "from-another": other_icon(icon(tokens.ITEM), no_item_no_turn),
    },
}
