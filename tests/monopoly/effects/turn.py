"""What the rules of Monopoly do, switched off: the turn, and jail."""

from tests.mutation import Effects
from tests.ways import Method, constant, wrapped

from bottlecap.engine.state import Decision, State
from bottlecap.games.monopoly import estate, landing, turns
from bottlecap.games.monopoly.state import MonopolyState


def no_tie(original: Method, step: turns.FirstThrow, state: State) -> None:
    leaders = step.leaders if step.throwing else step.leaders & -step.leaders
    original(turns.FirstThrow(step.throwing, step.best, leaders), state)


def to_the_right(original: Method, s: MonopolyState, seat: int) -> int:
    return (seat + s.players - 1) % s.players


def one_short(original: Method, step: turns.Advance, state: State) -> None:
    original(turns.Advance(step.seat, step.squares - 1), state)


def again_from_jail(original: Method, step: turns.AfterMove, state: State) -> None:
    state.push(turns.BeforeThrow(step.seat) if step.double else turns.NextTurn(step.seat, 0))


def no_double_frees(original: Method, s: MonopolyState, seat: int) -> None:
    s.dice = 1
    original(s, seat)


def jailed_wait(original: Method, s: MonopolyState, decision: Decision) -> bool:
    return s.jailed[decision.seat] > 0 or bool(original(s, decision))


def never_again(original: Method, step: turns.AfterMove, state: State) -> None:
    original(turns.AfterMove(step.seat, 0), state)


AGAIN_NEVER = wrapped(turns.AfterMove, "run", never_again)

EFFECTS: Effects = {
    "first-roll": {"no-tie": wrapped(turns.FirstThrow, "run", no_tie)},
    "turn-order": {"to-the-right": wrapped(MonopolyState, "left_of", to_the_right)},
    "move": {"one-short": wrapped(turns.Advance, "run", one_short)},
    "go-salary": {"none": constant(landing, "SALARY", 0)},
    "doubles-again": {"never": AGAIN_NEVER},
    "three-doubles-jail": {"never": constant(turns, "DOUBLES_TO_JAIL", 99)},
    "jail-ends-turn": {"plays-on": wrapped(turns.AfterMove, "run", again_from_jail)},
    "jail-pay": {"free": constant(turns, "JAIL_FINE", 0)},
    "jail-roll": {"no-double": wrapped(turns, "try_to_leave", no_double_frees)},
    "jail-pay-then-double": {"no-more": AGAIN_NEVER},
    "jail-third-fail": {"for-ever": constant(turns, "JAIL_THROWS", 99), "free": constant(turns, "JAIL_FINE", 0)},
    "jail-business": {"waits": wrapped(estate, "closed", jailed_wait)},
}
