"""What the rules of Shelter do, switched off: placing and resources."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64
from tests.mutation import Effects
from tests.shelter.effects.ways import exchanges, first_of, forbid, icon, lost, other_icon, reprinted
from tests.ways import Method, and_then, instead, wrapped

from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter import exchanging, gains, paying, placing, rewards
from bottlecap.games.shelter.board import DWELLERS, ON_SPACE, TOP, is_elevator, level_of
from bottlecap.games.shelter.content import Space
from bottlecap.games.shelter.effects import treatment
from bottlecap.games.shelter.events import GAINED
from bottlecap.games.shelter.gains import Gain
from bottlecap.games.shelter.placing import Partnering
from bottlecap.games.shelter.rulebook import COST_FIRST, EXCHANGE, LINKED, PLACE_OWN_ELEVATOR
from bottlecap.games.shelter.state import ShelterState, of


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
    costs = (paying.PayAny, paying.PayItems)
    s.steps += [step for step in pushed if isinstance(step, costs)] + [step for step in pushed if not isinstance(step, costs)]


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
    return "dweller" in [s.content.words[token] for token in s.content.spaces[s.spec(space)].reward]


def row_stops(s: ShelterState, gain: Gain, original: Method) -> None:
    """With a reward that is lost, the rest of the row is."""
    s.steps[:] = [step for step in s.steps if not isinstance(step, rewards.Reward)]


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


def second_counts(original: Method, state: State, decision: Partnering, who: int) -> None:
    """The first dweller's training does not count."""
    plain = Partnering(decision.space, decision.dweller, 0)
    plain.seat = decision.seat
    original(state, plain, who)


def four_times(original: Method, s: ShelterState, dweller: int, space: int, doubled: bool) -> None:
    """Who is doubled for two reasons is doubled twice."""
    original(s, dweller, space, doubled)
    if doubled and s.lent_letter > 0:
        s.push(rewards.rewards(dweller, space, 1))


def both_of_two(original: Method, s: ShelterState, seat: int, token: int, dweller: int) -> None:
    for other in s.standing_on(s.where[dweller] - ON_SPACE):
        original(s, seat, token, other)


def both_injured(original: Method, s: ShelterState, dweller: int) -> None:
    for other in s.standing_on(s.where[dweller] - ON_SPACE):
        original(s, other)


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


def gives_energy(s: ShelterState, gain: Gain, original: Method) -> None:
    gains.gain_resource(s, gain.seat, 0)


def all_of_one(original: Method, step: paying.PayAny, state: State) -> None:
    """Several resources of choice must be the same."""
    s, seat = of(state), step.seat
    resource = max(range(3), key=lambda r: s.stock[seat * 3 + r])
    s.stock[seat * 3 + resource] = max(0, s.stock[seat * 3 + resource] - step.count)


def happiness_pays(original: Method, s: ShelterState, seat: int, cost: vec[i64], from_: int = 0) -> object:
    return original(s, seat, append(cost[from_ : from_ + 3], 0)) or s.happiness[seat] > 0


def happier(state: State, decision: Decision, resource: int) -> None:
    of(state).happiness[decision.seat] += 1


def could_trade(state: State, decision: Decision, _arg: int) -> bool:
    return any(exchanging.TRADE.check(state, decision, arg) == 0 for arg in range(12))


def gives_too(s: ShelterState, gain: Gain, original: Method) -> None:
    gains.gain_resource(s, gain.seat, 2)
    original(gain, s)


def one_for_one(original: Method, cost: vec[i64], times: int) -> object:
    out = cast(vec[i64], original(cost, times))
    return vec[i64]([min(int(number), times) for number in out])


EFFECTS: Effects = {
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
        "row-stops": other_icon(icon("ready"), row_stops),
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
        "both": wrapped(treatment, "treat", both_of_two),
        "both-injured": wrapped(placing, "injure", both_injured),
        "no-choice": instead(treatment, "for_one_of_two", lambda *args: treatment.treat(*args)),
    },
    "resource-gain": {
        "two": and_then(gains, "gain_resource", one_more),
        "another": wrapped(gains, "gain_resource", next_resource),
    },
    "resource-cap": {
        "overflow": wrapped(gains, "gain_resource", overflow),
        "untold": other_icon(lambda s, seat, token: icon("any")(s, seat, token) and not s.has_room_for_any(seat), lost),
    },
    "resource-pay": {"free": and_then(paying, "pay", not_paid), "to-the-other": and_then(paying, "pay", to_the_other)},
    "resource-any": {
        "energy": other_icon(icon("any"), gives_energy),
        "pays-first": wrapped(paying.PAY, "candidates", first_of),
        "takes-first": wrapped(gains.TAKE, "candidates", first_of),
        "all-of-one": wrapped(paying.PayAny, "run", all_of_one),
    },
    "happiness-not-resource": {
        "allows": wrapped(ShelterState, "can_pay", happiness_pays),
        "taken": and_then(gains.TAKE, "apply", happier),
        "pays": and_then(paying, "pay", lambda s, seat, *_: s.happiness.__setitem__(seat, s.happiness[seat] - 1)),
    },
    "exchange": {
        "one-way": forbid(exchanging.TRADE, EXCHANGE, lambda state, decision, arg: arg % 2 == 1),
        "once": forbid(exchanging.TRADE, EXCHANGE, lambda state, decision, arg: arg >= 2),
        "must": forbid(exchanging.NO_TRADE, EXCHANGE, could_trade),
        "gives": other_icon(exchanges, gives_too),
        "one-for-one": wrapped(exchanging, "multiplied", one_for_one),
    },
}
