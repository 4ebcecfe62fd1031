"""What the rules of Shelter do, switched off: building, training, threats, injury, the end.

Each function stands in the place of a method, or of a function of a module, and is given the original first.
"""

from collections.abc import Callable
from typing import Any, cast

from tests.mutation import Effect, Effects, Switch, replaced
from tests.rules.shelter_table import GAME

import bottlecap
from bottlecap.engine.kinds import LEGAL
from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter import building, gains, placing, rewards, rounds, threats, tokens, using
from bottlecap.games.shelter.board import (
    DWELLERS,
    ON_ICON,
    ON_SPACE,
    PLACES,
    SPACES,
    elevator_of,
    is_elevator,
    level_of,
    level_of_seat,
    space_at,
)
from bottlecap.games.shelter.building import CHOOSE_ROOM, DECLINE, FREE, MAY_PAY, MUST_PAY, OFFER_ROOM, PAY_PRICE, SITE
from bottlecap.games.shelter.content import Content, Pack, Space
from bottlecap.games.shelter.gains import FROM_BUILDING, GAIN
from bottlecap.games.shelter.paying import pay_cost
from bottlecap.games.shelter.placing import INCOME, JOIN, PLACE
from bottlecap.games.shelter.rewards import REWARD, TWICE
from bottlecap.games.shelter.rounds import CHOOSE_LETTER, CLEAR_AWAY, END, NEXT_TURN, RECALL, ROUND_ENDS
from bottlecap.games.shelter.state import DECK, FREE_LETTER, ON_TRACK, THREAT_DISCARD, ShelterState, of, printed
from bottlecap.games.shelter.threats import DRAW_THREAT, FIGHT_DICE, FIGHT_ROLLING, LAY_THREAT, SPAWN, SPAWN_DICE, TWICE_BIT
from bottlecap.games.shelter.tracks import REFILL, ROOM_TRACK
from bottlecap.games.shelter.using import USE, WINDOW

Method = Callable[..., Any]


def instead(owner: object, name: str, new: Method) -> Effect:
    """Put that in the place of a method; it is given the original, then the arguments."""

    def effect(game: bottlecap.Game) -> None:
        replaced(owner, name, lambda original: lambda *args: new(original, *args))

    return effect


def in_content(change: Callable[[Content], None]) -> Effect:
    """Change the cards that the rule tests play with, and those of packs that are read from now on."""

    def read(original: Method, reader: Pack) -> None:
        original(reader)
        change(reader.content)

    def effect(game: bottlecap.Game) -> None:
        instead(Pack, "read_threats", read)(game)
        change(cast(Content, cast(Any, GAME).cards))
        Switch.acted += 1

    return effect


def nothing(original: Method, *args: object) -> None:
    """It does nothing at all."""


def never(original: Method, *args: object) -> bool:
    return False


def always(original: Method, *args: object) -> bool:
    return True


def forbidden(slug: str, when: Callable[[ShelterState, Decision, int, int], bool]) -> Effect:
    """Forbid some placements: the state, the decision, the space and the dweller tell which."""

    def effect(game: bottlecap.Game) -> None:
        def check(original: Method, state: State, decision: Decision, arg: int) -> int:
            found = cast(int, original(state, decision, arg))
            if found == LEGAL and when(of(state), decision, arg % SPACES, arg // SPACES):
                return game.rules[slug]
            return found

        instead(PLACE, "check", check)(game)

    return effect


def beneath(s: ShelterState, space: int) -> Space:
    """What is printed on a space below a threat."""
    threat = s.covered[space]
    s.covered[space] = 0
    found = printed(s, space)
    s.covered[space] = threat
    return found


# --- building ---------------------------------------------------------------------------------------


def first_only(original: Method, state: State, decision: Decision, room: int) -> int:
    """Only the first room of the track can be chosen."""
    found = cast(int, original(state, decision, room))
    first = of(state).rooms.first(ON_TRACK)
    return found if found != LEGAL or room == first else 1


def one_icon(original: Method, s: ShelterState, seat: int, space: int, second: bool) -> None:
    """However many icons, one room is built a turn."""
    if s.placed == 1:
        s.placed = 0
        original(s, seat, space, second)


def paid_last(original: Method, state: State, decision: Decision, room: int) -> None:
    """The price is paid after the rewards."""
    original(state, decision, room)
    state.steps.insert(len(state.steps) - 3, state.steps.pop())


def outermost(original: Method, s: ShelterState, seat: int, side: int) -> int:
    """Rooms are built from the outside."""
    places = [0, 1, 2] if side == 0 else [5, 4, 3]
    free = [place for place in places if s.built[level_of_seat(seat) * PLACES + place] == 0]
    return free[0] if free else -1


def next_door(original: Method, state: State, decision: Decision, side: int) -> None:
    """The room goes on the level below."""
    s, room = of(state), decision.a
    original(state, decision, side)
    at = list(s.built).index(room + 1)
    s.built[at], s.built[(at + PLACES) % len(s.built)] = 0, room + 1


def no_refill(original: Method, state: State, track: int, b: int, c: int) -> None:
    if track != ROOM_TRACK or of(state).rooms.count(ON_TRACK) == 0:
        original(state, track, b, c)


def closed_at_first(original: Method, state: State, decision: Decision, side: int) -> None:
    """Nobody uses a new room in the round in which it was built."""
    s = of(state)
    original(state, decision, side)
    place = list(s.built).index(decision.a + 1)
    for slot in (0, 1):
        s.taken[space_at(place // PLACES, place % PLACES, slot)] = decision.seat + 1


def one_happiness_less(original: Method, state: State, seat: int, token: int, reason: int) -> None:
    """Happiness comes from rooms only."""
    if token != tokens.HAPPINESS or reason >> 5 != FROM_BUILDING:
        original(state, seat, token, reason)


def second_free(original: Method, state: State, seat: int, terms: int, c: int) -> None:
    original(state, seat, FREE if terms == MAY_PAY else terms, c)


def second_must(original: Method, state: State, seat: int, terms: int, c: int) -> None:
    original(state, seat, MUST_PAY if terms == MAY_PAY else terms, c)


def second_never(original: Method, state: State, seat: int, terms: int, c: int) -> None:
    if terms != MAY_PAY:
        original(state, seat, terms, c)


def free_must(game: bottlecap.Game) -> None:
    """No room can be declined."""
    instead(DECLINE, "check", lambda original, *args: game.rules["build-none-possible"])(game)


def builds_nowhere(s: ShelterState, decision: Decision, space: int, who: int) -> bool:
    """A build reward for which there is no room or no place."""
    spec = printed(s, space)
    lost = not s.can_place_room(decision.seat) or s.rooms.count(ON_TRACK) == 0
    return tokens.BUILD in list(spec.reward) and not spec.price and lost


# --- income -----------------------------------------------------------------------------------------


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
        state.insist(INCOME, seat)


def stays_open(original: Method, state: State, a: int, b: int, c: int) -> None:
    """Income that was to be taken now may wait longer."""
    original(state, a, b, c)
    income = INCOME.number
    state.pending = [Decision(d.id, d.kind, d.seat, d.a, d.b, d.open or d.kind == income) for d in state.pending]


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
        s.offer(INCOME, s.first_player, space)


def for_both(original: Method, state: State, decision: Decision, arg: int) -> None:
    """A linked space pays for either dweller."""
    placing.owe_income(of(state), decision.seat, decision.a)
    original(state, decision, arg)


# --- training ---------------------------------------------------------------------------------------


def trained_at_once(original: Method, s: ShelterState, seat: int, token: int, dweller: int) -> None:
    """Training comes with the placement."""
    original(s, seat, token, dweller)
    if token != tokens.HEAL:
        s.letter[dweller] = token - tokens.TRAIN if token > tokens.TRAIN else 1


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
    original(s, seat, min(token, int(tokens.TRAIN)), dweller)


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


def cost_twice(original: Method, s: ShelterState, dweller: int, space: int, doubled: bool) -> None:
    original(s, dweller, space, doubled)
    if doubled:
        pay_cost(s, dweller // DWELLERS, printed(s, space).cost)


def each_twice(original: Method, state: State, space: int, progress: int, dweller: int) -> None:
    """Each reward is gained twice in its place."""
    s = of(state)
    row = printed(s, space).reward
    place = progress & 63
    if not progress & TWICE:
        original(state, space, progress, dweller)
    elif place < len(row):
        s.push(REWARD, space, progress + 1, dweller)
        s.push(WINDOW, dweller // DWELLERS)
        for _ in range(2):
            s.push(GAIN, dweller // DWELLERS, row[place], dweller)


def rolled_twice(original: Method, state: State, decision: Decision, arg: int) -> None:
    if decision.a & TWICE_BIT:
        state.roll(FIGHT_ROLLING, decision.a - TWICE_BIT)
    else:
        original(state, decision, arg)


def only_trained(s: ShelterState, decision: Decision, space: int, who: int) -> bool:
    letter = printed(s, space).letter
    return letter > 0 and s.covered[space] == 0 and who % 8 != letter


# --- threats ----------------------------------------------------------------------------------------


def below_the_top(original: Method, state: State, level: int, b: int, c: int) -> None:
    original(state, max(1, level), b, c)


def upwards(original: Method, state: State, level: int, b: int, c: int) -> None:
    if level <= state.players:
        state.push(SPAWN, level + 1)
        state.roll(threats.SPAWN_ROLLING, state.players - level)


def second_round_only(original: Method, state: State, level: int, b: int, c: int) -> None:
    if of(state).round == 2:
        original(state, level, b, c)


def mirrored(original: Method, s: ShelterState, level: int, column: int) -> int:
    return cast(int, original(s, level, 14 - column))


def level_above(original: Method, s: ShelterState, level: int, column: int) -> int:
    return cast(int, original(s, max(0, level - 1), column))


def second_space_missing(original: Method, s: ShelterState, level: int, column: int) -> int:
    """A room with one space answers to the first column of its place only."""
    space = cast(int, original(s, level, column))
    if space < 0:
        return space
    column_there = s.content.columns[space % 13]
    return space if column_there == column else -1


def on_seven(original: Method, s: ShelterState, level: int, column: int) -> int:
    return cast(int, original(s, level, 5 if column == 7 else column))


def where_nothing_is(original: Method, s: ShelterState, level: int, column: int) -> int:
    space = cast(int, original(s, level, column))
    return space if space >= 0 or column == 7 else int(elevator_of(level))


def one_upon_another(original: Method, state: State, decision: Decision, arg: int) -> None:
    s = of(state)
    original(state, decision, arg)
    space = threats.in_column(s, decision.a, arg % 6 + arg // 6 + 2)
    if space >= 0 and s.covered[space] > 0:
        s.push(LAY_THREAT, space)


def what_is_below(original: Method, s: ShelterState, space: int) -> int:
    """A threat changes nothing about a space."""
    threat = s.covered[space]
    s.covered[space] = 0
    found = cast(int, original(s, space))
    s.covered[space] = threat
    return found


def letterless(content: Content) -> None:
    for space in content.threat_spaces:
        content.spaces[space].letter = 0


def no_reshuffle(original: Method, state: State, space: int, b: int, c: int) -> None:
    if of(state).threats.count(DECK) > 0:
        original(state, space, b, c)


def from_the_vault(original: Method, state: State, space: int, b: int, c: int) -> None:
    """Where there are no discards either, the last threat moves on."""
    s = of(state)
    if s.threats.count(DECK) == 0 and s.threats.count(THREAT_DISCARD) == 0:
        for other in range(len(s.covered)):
            if s.covered[other] > 0:
                s.covered[space], s.covered[other] = s.covered[other], 0
                return
    original(state, space, b, c)


def above(original: Method, state: State, decision: Decision, arg: int) -> None:
    """Only more than the number wins."""
    of(state).bonus -= 1
    original(state, decision, arg)
    of(state).bonus = 0


def always_won(original: Method, state: State, decision: Decision, arg: int) -> None:
    original(state, decision, 35)


def won_for_nothing(original: Method, state: State, decision: Decision, arg: int) -> None:
    """There is no reward for a fight won."""
    original(state, decision, arg)
    state.steps = [step for step in state.steps if step.kind != REWARD.number]


def rewarded_all_the_same(original: Method, state: State, seat: int, fighter: int, again: int) -> None:
    if again == 0:
        s = of(state)
        dweller = fighter & (TWICE_BIT - 1)
        s.push(REWARD, s.where[dweller] - ON_SPACE, 0, dweller)
        state.push(threats.LOSE, seat, fighter, 2)
    elif again == 2:
        original(state, seat, fighter, 0)
    else:
        original(state, seat, fighter, again)


def blunt(original: Method, s: ShelterState, decision: Decision, item: int) -> None:
    """What is declared adds nothing."""
    bonus = s.bonus
    original(s, decision, item)
    s.bonus = bonus


def one_weapon(original: Method, state: State, seat: int, fighter: int, c: int) -> None:
    if of(state).bonus > 0:
        state.roll(FIGHT_ROLLING, fighter)
    else:
        original(state, seat, fighter, c)


def carried_on(original: Method, state: State, decision: Decision, arg: int) -> None:
    """What was declared counts for the next fight too."""
    bonus = of(state).bonus
    original(state, decision, arg)
    of(state).bonus = bonus


def declared_later(original: Method, kind: int) -> int:
    """Weapons can be used after the roll."""
    return cast(int, original(kind)) | (8 if kind == tokens.FIGHT else 0)


def all_fight(content: Content) -> None:
    for space in content.threat_spaces:
        content.spaces[space].fight = max(content.spaces[space].fight, 7)


def all_free(content: Content) -> None:
    for space in content.threat_spaces:
        for resource in range(4):
            content.spaces[space].cost[resource] = 0


def undefeated(original: Method, state: State, a: int, b: int, c: int) -> None:
    """Threats are never discarded."""
    s = of(state)
    before, zones = s.covered[:], [int(zone) for zone in s.threats.zone]
    original(state, a, b, c)
    s.covered = before
    for threat, zone in enumerate(zones):
        if s.threats.zone[threat] != zone:
            s.threats.move(threat, zone)


def gone_when_won(original: Method, state: State, decision: Decision, arg: int) -> None:
    """A threat is discarded as soon as somebody has placed on it."""
    s = of(state)
    original(state, decision, arg)
    space = arg % SPACES
    if s.covered[space] > 0 and printed(s, space).fight == 0:
        state.steps = [step for step in state.steps if step.kind != REWARD.number]
        s.threats.move(s.covered[space] - 1, THREAT_DISCARD)
        s.covered[space] = 0


def arriving_too(original: Method, s: ShelterState, space: int) -> object:
    """A new dweller on the icon counts."""
    out = list(cast(Any, original(s, space)))
    arriving = [dweller for dweller in range(len(s.where)) if s.where[dweller] == ON_ICON + space]
    return arriving + out


def all_beaten(original: Method, state: State, a: int, b: int, c: int) -> None:
    """A threat is discarded though the dweller on it is injured."""
    s = of(state)
    hurt = s.hurt[:]
    for dweller in range(len(hurt)):
        s.hurt[dweller] = 0
    original(state, a, b, c)
    s.hurt = hurt


def all_leave(original: Method, state: State, a: int, b: int, c: int) -> None:
    """Threats leave by themselves at the end of the round."""
    s = of(state)
    original(state, a, b, c)
    for space in range(len(s.covered)):
        if s.covered[space] > 0:
            s.threats.move(s.covered[space] - 1, THREAT_DISCARD)
            s.covered[space] = 0


# --- injury -----------------------------------------------------------------------------------------


def without_injury(original: Method, reader: Pack, entry: dict[str, object], key: str) -> object:
    """A threat's injury is overlooked."""
    return [word for word in cast(list[str], original(reader, entry, key)) if word != "injury"]


def recovers(original: Method, s: ShelterState) -> None:
    original(s)
    for dweller in range(len(s.hurt)):
        s.hurt[dweller] = 0


def no_cure(original: Method, s: ShelterState, seat: int, token: int, dweller: int) -> None:
    if token != tokens.HEAL:
        original(s, seat, token, dweller)


def untrained_if_hurt(original: Method, s: ShelterState) -> None:
    for dweller in range(len(s.hurt)):
        if s.hurt[dweller] == 1:
            s.training[dweller] = 0
    original(s)


# --- the end ----------------------------------------------------------------------------------------


def five_rooms(original: Method, state: State, decision: Decision, side: int) -> None:
    s = of(state)
    original(state, decision, side)
    if s.rooms_on(level_of_seat(decision.seat)) == 5 and s.ending == 0:
        s.ending = 1


def six_in_all(original: Method, state: State, decision: Decision, side: int) -> None:
    """The rooms of all players together count."""
    s = of(state)
    original(state, decision, side)
    if sum(s.rooms_on(level_of_seat(seat)) for seat in range(s.players)) >= 6:
        s.ending = 1


def no_end(original: Method, state: State, decision: Decision, arg: int) -> None:
    ending = of(state).ending
    original(state, decision, arg)
    of(state).ending = ending


def not_with_discards(original: Method, state: State, decision: Decision, arg: int) -> None:
    """The threat deck ends nothing while there are discards."""
    s = of(state)
    ending = s.ending
    original(state, decision, arg)
    if s.threats.count(THREAT_DISCARD) > 0:
        s.ending = ending


def one_left(original: Method, state: State, decision: Decision, arg: int) -> None:
    """The threat deck ends the match with its last card still in it."""
    s = of(state)
    original(state, decision, arg)
    if s.threats.count(DECK) <= 1:
        s.ending = s.ending or 2


def a_round_more(original: Method, state: State, a: int, b: int, c: int) -> None:
    of(state).round_limit += 1
    original(state, a, b, c)
    of(state).round_limit -= 1


def idle_rounds(original: Method, state: State, a: int, b: int, c: int) -> None:
    """A round in which nobody placed ends nothing."""
    of(state).placed = 1
    original(state, a, b, c)


def broken_off(original: Method, state: State, decision: Decision, side: int) -> None:
    """The match ends with the sixth room, in the middle of the round."""
    original(state, decision, side)
    if of(state).ending == 1:
        state.pending.clear()
        state.steps.clear()
        state.push(END)


def no_penalty(original: Method, s: ShelterState, level: int) -> int:
    return 0


def everybody_pays(original: Method, s: ShelterState, level: int) -> int:
    """The top level's threats cost all."""
    return cast(int, original(s, level)) + cast(int, original(s, 0))


def below_zero(original: Method, state: State, a: int, b: int, c: int) -> None:
    s = of(state)
    debts = [max(0, int(s.threats_on(level_of_seat(seat)) - s.happiness[seat])) for seat in range(s.players)]
    original(state, a, b, c)
    for seat, debt in enumerate(debts):
        s.scores[seat] -= debt


def items_first(original: Method, state: State, a: int, b: int, c: int) -> None:
    """Items count before the threats do."""
    s = of(state)
    for seat in range(s.players):
        rounds.count_items(s, seat)
        s.items.move_all(3 + seat, 2)
    original(state, a, b, c)


def least_happiness(original: Method, s: ShelterState) -> object:
    ranks = original(s)
    for seat in range(s.players):
        ranks[seat] = s.players + 1 - ranks[seat]
    return ranks


def zero(original: Method, s: ShelterState, seat: int) -> int:
    """That does not count."""
    return 0


def dwellers_first(original: Method, s: ShelterState) -> object:
    """Dwellers break a tie before cubes do."""
    ranks = original(s)
    keys = [(s.happiness[seat], s.dwellers_of(seat), s.cubes(seat), s.items_of(seat)) for seat in range(s.players)]
    for seat in range(s.players):
        ranks[seat] = 1 + sum(key > keys[seat] for key in keys)
    return ranks


def items_before_dwellers(original: Method, s: ShelterState) -> object:
    ranks = original(s)
    keys = [(s.happiness[seat], s.cubes(seat), s.items_of(seat), s.dwellers_of(seat)) for seat in range(s.players)]
    for seat in range(s.players):
        ranks[seat] = 1 + sum(key > keys[seat] for key in keys)
    return ranks


def one_winner(original: Method, s: ShelterState) -> object:
    """Of those still tied, the first seat wins."""
    ranks = original(s)
    taken: set[int] = set()
    for seat in range(s.players):
        while int(ranks[seat]) in taken:
            ranks[seat] += 1
        taken.add(int(ranks[seat]))
    return ranks


def others_threat(s: ShelterState, decision: Decision, space: int, who: int) -> bool:
    return s.covered[space] > 0 and level_of(space) != level_of_seat(decision.seat)


def alone_on_linked(s: ShelterState, decision: Decision, space: int, who: int) -> bool:
    if s.covered[space] == 0 or is_elevator(space):
        return False
    return beneath(s, space).linked and s.healthy_available(decision.seat) < 2


def still_for_injured(s: ShelterState, decision: Decision, space: int, who: int) -> bool:
    return s.covered[space] > 0 and beneath(s, space).injured


EFFECTS: Effects = {
    "build-choose": {
        "first-only": instead(CHOOSE_ROOM, "check", first_only),
        "one-icon": instead(rewards, "build_reward", one_icon),
    },
    "build-cost": {
        "free": instead(PAY_PRICE, "run", nothing),
        "paid-last": instead(CHOOSE_ROOM, "apply", paid_last),
        "on-credit": instead(building, "affordable", always),
    },
    "build-own-level": {
        "outermost": instead(ShelterState, "free_place", outermost),
        "level-below": instead(SITE, "apply", next_door),
    },
    "build-refill": {"short": instead(REFILL, "run", no_refill)},
    "build-usable": {"next-round": instead(SITE, "apply", closed_at_first)},
    "build-happiness": {"none": instead(GAIN, "run", one_happiness_less)},
    "build-doubled": {
        "free": instead(OFFER_ROOM, "run", second_free),
        "must": instead(OFFER_ROOM, "run", second_must),
        "never": instead(OFFER_ROOM, "run", second_never),
    },
    "build-none-possible": {"must": free_must, "closed": forbidden("build-none-possible", builds_nowhere)},
    "income": {
        "none": instead(placing, "owe_income", nothing),
        "twofold": instead(placing, "owe_income", twofold),
        "energy": instead(placing.TAKE_INCOME, "apply", given_energy),
    },
    "income-when": {
        "at-once": instead(PLACE, "apply", at_once),
        "not-before-placing": instead(NEXT_TURN, "run", stays_open),
        "not-at-round-end": instead(RECALL, "run", stays_open),
        "not-when-passed": instead(placing, "owe_income", not_when_passed),
    },
    "income-not-on-threat": {"all-the-same": instead(placing, "owe_income", on_threats)},
    "income-not-own": {
        "own": instead(placing, "owe_income", from_oneself),
        "top": instead(placing, "owe_income", from_the_top),
    },
    "income-linked": {"both": instead(JOIN, "apply", for_both)},
    "train-at-recall": {
        "at-once": instead(gains, "heal_or_train", trained_at_once),
        "never": instead(rounds, "come_home", never_trained),
        "for-good": instead(rounds, "come_home", trained_for_good),
    },
    "train-any-letter": {
        "given": instead(rounds, "ask_letter", nothing),
        "of-all": instead(CHOOSE_LETTER, "check", all_seats_letters),
    },
    "train-given-letter": {"any": instead(gains, "heal_or_train", any_letter)},
    "train-one-per-letter": {
        "many": instead(ShelterState, "letters_of", no_letters),
        "one-a-table": instead(ShelterState, "letters_of", one_a_table),
    },
    "train-until-placed": {
        "stays": instead(placing, "stand", keeps_training),
        "where-used": instead(placing, "stand", spent_where_used),
        "one-round": instead(rounds, "come_home", forgotten),
    },
    "special-double": {
        "once": instead(placing, "trained_for", never),
        "cost-too": instead(placing, "settle", cost_twice),
    },
    "double-order": {"each-twice": instead(REWARD, "run", each_twice)},
    "double-no-more": {
        "all-twice": instead(rewards, "once_only", never),
        "rolled-twice": instead(FIGHT_DICE, "apply", rolled_twice),
    },
    "special-open-to-all": {
        "closed": forbidden("special-open-to-all", only_trained),
        "doubled": instead(placing, "trained_for", always),
    },
    "threat-spawn-each-level": {
        "no-top": instead(SPAWN, "run", below_the_top),
        "upwards": instead(SPAWN, "run", upwards),
        "second-round-only": instead(SPAWN, "run", second_round_only),
    },
    "threat-column": {
        "mirrored": instead(threats, "in_column", mirrored),
        "level-above": instead(threats, "in_column", level_above),
        "one-column": instead(threats, "in_column", second_space_missing),
    },
    "threat-none": {
        "seven": instead(threats, "in_column", on_seven),
        "no-room": instead(threats, "in_column", where_nothing_is),
        "covered": instead(SPAWN_DICE, "apply", one_upon_another),
    },
    "threat-replaces": {
        "nothing": instead(ShelterState, "spec", what_is_below),
        "letterless": in_content(letterless),
        "injured-mark": forbidden("injured-space-closed", still_for_injured),
    },
    "threat-on-linked": {"two": forbidden("linked-spaces", alone_on_linked)},
    "threat-open-to-all": {"owner-only": forbidden("threat-open-to-all", others_threat)},
    "threat-deck-short": {
        "no-reshuffle": instead(LAY_THREAT, "run", no_reshuffle),
        "moves-on": instead(LAY_THREAT, "run", from_the_vault),
    },
    "fight": {
        "above": instead(FIGHT_DICE, "apply", above),
        "always-won": instead(FIGHT_DICE, "apply", always_won),
        "no-reward": instead(FIGHT_DICE, "apply", won_for_nothing),
    },
    "fight-lose": {
        "unhurt": instead(threats, "injure", nothing),
        "rewarded": instead(threats.LOSE, "run", rewarded_all_the_same),
    },
    "fight-items": {
        "nothing-added": instead(USE, "take_effect", blunt),
        "one": instead(threats.ARM, "run", one_weapon),
        "carried-on": instead(FIGHT_DICE, "apply", carried_on),
        "after-the-roll": instead(using, "moments", declared_later),
    },
    "threat-no-fight": {"fought": in_content(all_fight), "free": in_content(all_free)},
    "threat-defeated": {
        "never": instead(CLEAR_AWAY, "run", undefeated),
        "at-once": instead(PLACE, "apply", gone_when_won),
        "new-dwellers-too": instead(ShelterState, "standing_on", arriving_too),
    },
    "threat-remains": {
        "beaten-injured": instead(CLEAR_AWAY, "run", all_beaten),
        "leaves": instead(CLEAR_AWAY, "run", all_leave),
    },
    "injure-cost": {"unhurt": instead(placing, "injure", nothing)},
    "injure-not-on-threats": {"overlooked": instead(Pack, "words", without_injury)},
    "injured-stays": {"recovers": instead(rounds, "come_home", recovers)},
    "heal": {"none": instead(gains, "heal_or_train", no_cure)},
    "injured-training": {
        "lost": instead(rounds, "come_home", untrained_if_hurt),
        "kept": instead(placing, "stand", keeps_training),
    },
    "end-six-rooms": {
        "five": instead(SITE, "apply", five_rooms),
        "of-all": instead(SITE, "apply", six_in_all),
        "never": instead(SITE, "apply", no_end),
    },
    "end-threat-deck": {
        "never": instead(DRAW_THREAT, "apply", no_end),
        "not-with-discards": instead(DRAW_THREAT, "apply", not_with_discards),
        "one-left": instead(DRAW_THREAT, "apply", one_left),
    },
    "round-limit": {
        "one-more": instead(ROUND_ENDS, "run", a_round_more),
        "idle": instead(ROUND_ENDS, "run", idle_rounds),
    },
    "end-finish-round": {"at-once": instead(SITE, "apply", broken_off)},
    "end-threat-penalty": {
        "none": instead(ShelterState, "threats_on", no_penalty),
        "top-too": instead(ShelterState, "threats_on", everybody_pays),
        "below-zero": instead(END, "run", below_zero),
    },
    "item-game-end": {
        "before-penalty": instead(END, "run", items_first),
        "none": instead(rounds, "count_items", nothing),
    },
    "win-most-happiness": {"least": instead(rounds, "ranked", least_happiness)},
    "tie-break": {
        "no-cubes": instead(ShelterState, "cubes", zero),
        "no-dwellers": instead(ShelterState, "dwellers_of", zero),
        "no-items": instead(ShelterState, "items_of", zero),
        "dwellers-first": instead(rounds, "ranked", dwellers_first),
        "items-before-dwellers": instead(rounds, "ranked", items_before_dwellers),
    },
    "tie-shared": {"first-wins": instead(rounds, "ranked", one_winner)},
}

UNTOUCHED: dict[str, str] = {}
