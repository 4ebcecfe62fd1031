"""What the rules of Shelter do, switched off: building, income, training."""

from typing import cast

from tests.mutation import Effects
from tests.shelter.effects.threats import untrained_if_hurt
from tests.shelter.effects.ways import always, does_nothing, forbidden, in_content, never
from tests.ways import Method, wrapped

from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter import building, placing, rounds
from bottlecap.games.shelter.board import DWELLERS, PLACES, level_of, level_of_seat, space_at
from bottlecap.games.shelter.building import (
    CHOOSE_ROOM,
    DECLINE,
    FREE,
    MAY_PAY,
    MUST_PAY,
    SITE,
    ChoosingRoom,
    OfferRoom,
    PayPrice,
    Siting,
)
from bottlecap.games.shelter.content import Content
from bottlecap.games.shelter.effects import treatment
from bottlecap.games.shelter.effects.moves import BuildRoom
from bottlecap.games.shelter.gains import FROM_BUILDING, Gain
from bottlecap.games.shelter.paying import pay_cost
from bottlecap.games.shelter.placing import INCOME, JOIN, PLACE, Owed, Partnering
from bottlecap.games.shelter.rewards import Reward, source_of
from bottlecap.games.shelter.rounds import CHOOSE_LETTER, ClearAway, NextTurn, Recall
from bottlecap.games.shelter.state import FREE_LETTER, ON_TRACK, ShelterState, of, printed
from bottlecap.games.shelter.threats import FIGHT_DICE, FightRolling
from bottlecap.games.shelter.tracks import ROOM_TRACK, Refill
from bottlecap.games.shelter.using import Window


def first_only(original: Method, state: State, decision: Decision, room: int) -> int:
    """Only the first room of the track can be chosen."""
    found = cast(int, original(state, decision, room))
    first = of(state).rooms.first(ON_TRACK)
    return found if found != LEGAL or room == first else 1


def one_icon(original: Method, icon: BuildRoom, s: ShelterState, seat: int, space: int, second: bool) -> object:
    """However many icons, one room is built a turn."""
    if s.trades > 0:
        return True
    s.trades = 1
    return original(icon, s, seat, space, second)


def paid_last(original: Method, state: State, decision: Decision, room: int) -> None:
    """The price is paid after the rewards."""
    original(state, decision, room)
    state.steps.insert(len(state.steps) - 3, state.steps.pop())


def outermost(original: Method, s: ShelterState, seat: int, side: int) -> int:
    """Rooms are built from the outside."""
    places = [0, 1, 2] if side == 0 else [5, 4, 3]
    free = [place for place in places if s.built[level_of_seat(seat) * PLACES + place] == 0]
    return free[0] if free else -1


def next_door(original: Method, state: State, decision: Siting, side: int) -> None:
    """The room goes on the level below."""
    s, room = of(state), decision.room
    original(state, decision, side)
    at = list(s.built).index(room + 1)
    s.built[at], s.built[(at + PLACES) % len(s.built)] = 0, room + 1


def no_refill(original: Method, refill: Refill, state: State) -> None:
    if refill.track != ROOM_TRACK or of(state).rooms.count(ON_TRACK) == 0:
        original(refill, state)


def closed_at_first(original: Method, state: State, decision: Siting, side: int) -> None:
    """Nobody uses a new room in the round in which it was built."""
    s = of(state)
    original(state, decision, side)
    place = list(s.built).index(decision.room + 1)
    for slot in (0, 1):
        s.taken[space_at(place // PLACES, place % PLACES, slot)] = decision.seat + 1


def one_happiness_less(original: Method, gain: Gain, state: State) -> None:
    """Happiness comes from rooms only."""
    if of(state).content.words[gain.token] != "happiness" or gain.source != FROM_BUILDING:
        original(gain, state)


def second_free(original: Method, offer: OfferRoom, state: State) -> None:
    original(OfferRoom(offer.seat, FREE) if offer.terms == MAY_PAY else offer, state)


def second_must(original: Method, offer: OfferRoom, state: State) -> None:
    original(OfferRoom(offer.seat, MUST_PAY) if offer.terms == MAY_PAY else offer, state)


def second_never(original: Method, offer: OfferRoom, state: State) -> None:
    if offer.terms != MAY_PAY:
        original(offer, state)


def may_decline(original: Method, state: State, decision: ChoosingRoom, arg: int) -> object:
    """A room that costs nothing can be declined."""
    return LEGAL if decision.terms == FREE else original(state, decision, arg)


def builds_nowhere(s: ShelterState, decision: Decision, space: int, who: int) -> bool:
    """A build reward for which there is no room or no place."""
    spec = printed(s, space)
    lost = not s.can_place_room(decision.seat) or s.rooms.count(ON_TRACK) == 0
    return any(s.content.icons[token].builds for token in spec.reward) and not spec.price and lost


def twofold(original: Method, s: ShelterState, seat: int, space: int) -> None:
    original(s, seat, space)
    original(s, seat, space)


def given_energy(original: Method, state: State, decision: Decision, resource: int) -> None:
    """The resource is not of the owner's choice."""
    original(state, decision, 0)


def at_once(original: Method, state: State, decision: Decision, arg: int) -> None:
    """Income must be taken before anything else goes on."""
    original(state, decision, arg)
    for seat in range(state.players):
        state.insist(seat)


def stays_open(original: Method, step: Step, state: State) -> None:
    """Income that was to be taken now may wait longer."""
    original(step, state)
    for i, d in enumerate(state.pending):
        if d.kind is INCOME:
            later = d.again()
            later.id, later.seat, later.open = d.id, d.seat, True
            state.pending[i] = later


def beyond_the_round(original: Method, step: Step, state: State) -> None:
    """The round ends while income is still open."""
    state.push(ClearAway())


def not_when_passed(original: Method, s: ShelterState, seat: int, space: int) -> None:
    owner = level_of(space) - 1
    if owner < 0 or s.passed >> owner & 1 == 0:
        original(s, seat, space)


def on_threats(original: Method, s: ShelterState, seat: int, space: int) -> None:
    threat = s.covered[space]
    s.covered[space] = 0
    original(s, seat, space)
    s.covered[space] = threat


def from_oneself(original: Method, s: ShelterState, seat: int, space: int) -> None:
    original(s, -1, space)


def from_the_top(original: Method, s: ShelterState, seat: int, space: int) -> None:
    """The top level belongs to the first player."""
    original(s, seat, space)
    if level_of(space) == 0 and s.first_player != seat:
        s.offer(s.first_player, Owed(space))


def for_both(original: Method, state: State, decision: Partnering, arg: int) -> None:
    """A linked space pays for either dweller."""
    placing.owe_income(of(state), decision.seat, decision.space)
    original(state, decision, arg)


def trained_at_once(original: Method, s: ShelterState, seat: int, token: int, dweller: int) -> None:
    """Training comes with the placement."""
    original(s, seat, token, dweller)
    if s.training[dweller] > 0:
        s.letter[dweller] = s.training[dweller] if s.training[dweller] < FREE_LETTER else 1


def never_trained(original: Method, s: ShelterState) -> None:
    for dweller in range(len(s.training)):
        s.training[dweller] = 0
    original(s)


def trained_for_good(original: Method, s: ShelterState) -> None:
    """Each recall brings the same training again."""
    before = s.training[:]
    original(s)
    for dweller in range(len(before)):
        if 0 < before[dweller] < FREE_LETTER:
            s.training[dweller] = before[dweller]


def all_seats_letters(original: Method, state: State, decision: Decision, arg: int) -> int:
    """A letter that anybody's dweller is trained in is taken."""
    found = cast(int, original(state, decision, arg))
    s = of(state)
    return found if found != LEGAL or arg + 1 not in list(s.letter) else 1


def any_letter(original: Method, s: ShelterState, seat: int, token: int, dweller: int) -> None:
    """A given letter is as good as none."""
    original(s, seat, token, dweller)
    if 0 < s.training[dweller] < FREE_LETTER:
        s.training[dweller] = FREE_LETTER


def no_letters(original: Method, s: ShelterState, seat: int) -> int:
    """Nobody looks at the letters that a player's dwellers have."""
    return 0


def one_a_table(original: Method, s: ShelterState, seat: int) -> int:
    """One dweller of a letter for all players together."""
    return sum(1 << letter for letter in set(s.letter) if letter)


def keeps_training(original: Method, s: ShelterState, dweller: int, space: int) -> None:
    letter = s.letter[dweller]
    original(s, dweller, space)
    s.letter[dweller] = letter


def spent_where_used(original: Method, s: ShelterState, dweller: int, space: int) -> None:
    """Only a space of the same letter spends the training."""
    letter = s.letter[dweller]
    original(s, dweller, space)
    s.letter[dweller] = 0 if printed(s, space).letter == letter else letter


def forgotten(original: Method, s: ShelterState) -> None:
    """Training is forgotten at the end of the round."""
    for dweller in range(len(s.letter)):
        s.letter[dweller] = 0
    original(s)


def price_twice(original: Method, s: ShelterState, dweller: int, space: int, doubled: bool) -> None:
    original(s, dweller, space, doubled)
    if doubled:
        pay_cost(s, dweller // DWELLERS, printed(s, space).cost)


def each_twice(original: Method, step: Reward, state: State) -> None:
    """Each reward is gained twice in its place."""
    s = of(state)
    row = printed(s, step.space).reward
    if step.left == 0:
        original(step, state)
    elif step.place < len(row):
        seat = step.dweller // DWELLERS
        s.push(Reward(step.space, step.dweller, step.place + 1, step.left, 0))
        s.push(Window(seat))
        for _ in range(2):
            s.push(Gain(seat, row[step.place], step.dweller, source_of(s, step.space)))


def rolled_twice(original: Method, state: State, decision: FightRolling, arg: int) -> None:
    if decision.doubled:
        state.roll(FightRolling(decision.fighter, 0))
    else:
        original(state, decision, arg)


def only_trained(s: ShelterState, decision: Decision, space: int, who: int) -> bool:
    letter = printed(s, space).letter
    return letter > 0 and s.covered[space] == 0 and who % 8 != letter


def all_twice(content: Content) -> None:
    for icon in content.icons:
        icon.once = False


EFFECTS: Effects = {
    "build-choose": {
        "first-only": wrapped(CHOOSE_ROOM, "check", first_only),
        "one-icon": wrapped(BuildRoom, "in_row", one_icon),
    },
    "build-cost": {
        "free": wrapped(PayPrice, "run", does_nothing),
        "paid-last": wrapped(CHOOSE_ROOM, "apply", paid_last),
        "on-credit": wrapped(building, "affordable", always),
    },
    "build-own-level": {
        "outermost": wrapped(ShelterState, "free_place", outermost),
        "level-below": wrapped(SITE, "apply", next_door),
    },
    "build-refill": {"short": wrapped(Refill, "run", no_refill)},
    "build-usable": {"next-round": wrapped(SITE, "apply", closed_at_first)},
    "build-happiness": {"none": wrapped(Gain, "run", one_happiness_less)},
    "build-doubled": {
        "free": wrapped(OfferRoom, "run", second_free),
        "must": wrapped(OfferRoom, "run", second_must),
        "never": wrapped(OfferRoom, "run", second_never),
    },
    "build-none-possible": {
        "may": wrapped(DECLINE, "check", may_decline),
        "closed": forbidden("build-none-possible", builds_nowhere),
    },
    "income": {
        "none": wrapped(placing, "owe_income", does_nothing),
        "twofold": wrapped(placing, "owe_income", twofold),
        "one-item": wrapped(ShelterState, "more_income", lambda original, *args: min(1, original(*args))),
        "energy": wrapped(placing.TAKE_INCOME, "apply", given_energy),
    },
    "income-when": {
        "at-once": wrapped(PLACE, "apply", at_once),
        "not-before-placing": wrapped(NextTurn, "run", stays_open),
        "not-at-round-end": wrapped(Recall, "run", beyond_the_round),
        "not-when-passed": wrapped(placing, "owe_income", not_when_passed),
    },
    "income-not-on-threat": {"all-the-same": wrapped(placing, "owe_income", on_threats)},
    "income-not-own": {
        "own": wrapped(placing, "owe_income", from_oneself),
        "top": wrapped(placing, "owe_income", from_the_top),
    },
    "income-linked": {"both": wrapped(JOIN, "apply", for_both)},
    "train-at-recall": {
        "at-once": wrapped(treatment, "treat", trained_at_once),
        "never": wrapped(rounds, "come_home", never_trained),
        "for-good": wrapped(rounds, "come_home", trained_for_good),
    },
    "train-any-letter": {
        "given": wrapped(rounds, "ask_letter", does_nothing),
        "of-all": wrapped(CHOOSE_LETTER, "check", all_seats_letters),
    },
    "train-given-letter": {"any": wrapped(treatment, "treat", any_letter)},
    "train-one-per-letter": {
        "many": wrapped(ShelterState, "letters_of", no_letters),
        "one-a-table": wrapped(ShelterState, "letters_of", one_a_table),
    },
    "train-until-placed": {
        "stays": wrapped(placing, "stand", keeps_training),
        "where-used": wrapped(placing, "stand", spent_where_used),
        "one-round": wrapped(rounds, "come_home", forgotten),
    },
    "special-double": {
        "once": wrapped(placing, "trained_for", never),
        "cost-too": wrapped(placing, "settle", price_twice),
    },
    "double-order": {"each-twice": wrapped(Reward, "run", each_twice)},
    "double-no-more": {
        "all-twice": in_content(all_twice),
        "rolled-twice": wrapped(FIGHT_DICE, "apply", rolled_twice),
    },
    "special-open-to-all": {
        "closed": forbidden("special-open-to-all", only_trained),
        "doubled": wrapped(placing, "trained_for", always),
    },
    "injured-training": {
        "lost": wrapped(rounds, "come_home", untrained_if_hurt),
        "kept": wrapped(placing, "stand", keeps_training),
    },
}
