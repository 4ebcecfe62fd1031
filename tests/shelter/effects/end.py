"""What the rules of Shelter do, switched off: the end."""

from collections.abc import Callable
from typing import cast

from tests.mutation import Effects
from tests.shelter.effects.ways import beneath, does_nothing, forbidden
from tests.ways import Method, wrapped

from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter import rounds
from bottlecap.games.shelter.board import is_elevator, level_of, level_of_seat
from bottlecap.games.shelter.building import SITE
from bottlecap.games.shelter.rounds import End, RoundEnds
from bottlecap.games.shelter.state import DECK, ROUND_LIMIT, THREAT_DISCARD, ShelterState, of
from bottlecap.games.shelter.threats import DRAW_THREAT


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


def a_round_more(original: Method, step: Step, state: State) -> None:
    of(state).round_limit += 1
    original(step, state)
    of(state).round_limit -= 1


def idle_round(original: Method, step: Step, state: State) -> None:
    """A round in which everybody passed at once is the last one."""
    s = of(state)
    if s.ending == 0 and s.passed == (1 << s.players) - 1:
        s.ending = 3
    original(step, state)


def broken_off(original: Method, state: State, decision: Decision, side: int) -> None:
    """The match ends with the sixth room, in the middle of the round."""
    original(state, decision, side)
    if of(state).ending == 1:
        state.pending.clear()
        state.steps.clear()
        state.push(End())


def no_penalty(original: Method, s: ShelterState, level: int) -> int:
    return 0


def no_penalty_at_the_limit(original: Method, s: ShelterState, level: int) -> int:
    """Threats cost nothing where the last round ends the match."""
    return 0 if s.ending == ROUND_LIMIT else cast(int, original(s, level))


def everybody_pays(original: Method, s: ShelterState, level: int) -> int:
    """The top level's threats cost all."""
    return cast(int, original(s, level)) + cast(int, original(s, 0))


def below_zero(original: Method, step: Step, state: State) -> None:
    s = of(state)
    debts = [max(0, int(s.threats_on(level_of_seat(seat)) - s.happiness[seat])) for seat in range(s.players)]
    original(step, state)
    for seat, debt in enumerate(debts):
        s.scores[seat] -= debt


def items_first(original: Method, step: Step, state: State) -> None:
    """Items count before the threats do."""
    s = of(state)
    for seat in range(s.players):
        rounds.count_items(s, seat)
        s.items.move_all(3 + seat, 2)
    original(step, state)


def least_happiness(original: Method, s: ShelterState) -> object:
    ranks = original(s)
    for seat in range(s.players):
        ranks[seat] = s.players + 1 - ranks[seat]
    return ranks


def zero(original: Method, s: ShelterState, seat: int) -> int:
    """That does not count."""
    return 0


Key = Callable[[ShelterState, int], tuple[int, ...]]


def reranked(original: Method, s: ShelterState, key: Key) -> object:
    """Ranks by another order of what breaks a tie."""
    ranks = original(s)
    keys = [key(s, seat) for seat in range(s.players)]
    for seat in range(s.players):
        ranks[seat] = 1 + sum(one > keys[seat] for one in keys)
    return ranks


def dwellers_first(original: Method, s: ShelterState) -> object:
    """Dwellers break a tie before cubes do."""
    return reranked(original, s, lambda s, seat: (s.happiness[seat], s.dwellers_of(seat), s.cubes(seat), s.items_of(seat)))


def items_before_dwellers(original: Method, s: ShelterState) -> object:
    return reranked(original, s, lambda s, seat: (s.happiness[seat], s.cubes(seat), s.items_of(seat), s.dwellers_of(seat)))


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
    "threat-on-linked": {"two": forbidden("linked-spaces", alone_on_linked)},
    "threat-open-to-all": {"owner-only": forbidden("threat-open-to-all", others_threat)},
    "end-six-rooms": {
        "five": wrapped(SITE, "apply", five_rooms),
        "of-all": wrapped(SITE, "apply", six_in_all),
        "never": wrapped(SITE, "apply", no_end),
    },
    "end-threat-deck": {
        "never": wrapped(DRAW_THREAT, "apply", no_end),
        "not-with-discards": wrapped(DRAW_THREAT, "apply", not_with_discards),
        "one-left": wrapped(DRAW_THREAT, "apply", one_left),
    },
    "round-limit": {
        "one-more": wrapped(RoundEnds, "run", a_round_more),
        "idle": wrapped(RoundEnds, "run", idle_round),
        "no-penalty": wrapped(ShelterState, "threats_on", no_penalty_at_the_limit),
    },
    "end-finish-round": {"at-once": wrapped(SITE, "apply", broken_off)},
    "end-threat-penalty": {
        "none": wrapped(ShelterState, "threats_on", no_penalty),
        "top-too": wrapped(ShelterState, "threats_on", everybody_pays),
        "below-zero": wrapped(End, "run", below_zero),
    },
    "item-game-end": {
        "before-penalty": wrapped(End, "run", items_first),
        "none": wrapped(rounds, "count_items", does_nothing),
    },
    "win-most-happiness": {"least": wrapped(rounds, "ranked", least_happiness)},
    "tie-break": {
        "no-cubes": wrapped(ShelterState, "cubes", zero),
        "no-dwellers": wrapped(ShelterState, "dwellers_of", zero),
        "no-items": wrapped(ShelterState, "items_of", zero),
        "dwellers-first": wrapped(rounds, "ranked", dwellers_first),
        "items-before-dwellers": wrapped(rounds, "ranked", items_before_dwellers),
    },
    "tie-shared": {"first-wins": wrapped(rounds, "ranked", one_winner)},
}
