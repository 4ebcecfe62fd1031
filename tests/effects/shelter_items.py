"""What the rules of Shelter do, switched off: when items are used, and how long an exchange is open."""

from typing import cast

from tests.effects.shelter_ways import lost, other_icon
from tests.effects.ways import Method, and_then, but_first, nothing, wrapped
from tests.mutation import Effects

from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter import abilities, beside, exchanging, gains, rewards, rounds, threats, tokens, tracks, using
from bottlecap.games.shelter.abilities import AFTER_LOSS, BEFORE_PLACING, BEFORE_ROLL, BETWEEN_REWARDS, asking
from bottlecap.games.shelter.state import ShelterState, of, printed

ALL: int = (1 << 31) - 1


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
        state.ask(using.USING, seat, 0, asking(using.WINDOW.number, BETWEEN_REWARDS))


def at_any_moment(original: Method, kind: int) -> object:
    return 31


def not_before_placing(original: Method, kind: int) -> object:
    return cast(int, original(kind)) & ~BEFORE_PLACING


def nothing_new(state: State, decision: Decision, item: int) -> None:
    """An item cannot be used in the turn in which it was taken."""
    of(state).passed_over |= 1 << item


def all_passed_over(state: State, *_: object) -> None:
    """Who uses nothing now is not asked about anything else in that turn."""
    of(state).passed_over = ALL


def passed_over_for_good(original: Method, state: State, *args: object) -> None:
    passed_over = of(state).passed_over
    original(state, *args)
    of(state).passed_over = passed_over


def own_moment(kind: int) -> bool:
    return kind in (tokens.FIGHT, tokens.SHIELD, tokens.REROLL)


def weapons_only(original: Method, kind: int) -> object:
    """Before a roll only what adds to it can be used."""
    return cast(int, original(kind)) & (31 if own_moment(kind) else ~BEFORE_ROLL)


def armour_only(original: Method, kind: int) -> object:
    """After a lost roll only what averts the injury can be used."""
    return cast(int, original(kind)) & (31 if own_moment(kind) else ~AFTER_LOSS)


def not_after_a_win(original: Method, state: State, decision: Decision, dice: int) -> None:
    original(state, decision, dice)
    state.steps[:] = [step for at, step in enumerate(state.steps) if step.kind != using.WINDOW.number or at < len(state.steps) - 2]


def waited_for(original: Method, s: ShelterState, *args: int) -> None:
    """What an item brings beside the play is waited for."""
    s.ask(*args)  # type: ignore[arg-type]


def one_after_another(original: Method, *args: object) -> object:
    return False


def any_time_at_all(original: Method, *args: object) -> object:
    return True


def for_nothing(original: Method, *args: object) -> object:
    return True


def asked_anew(s: ShelterState) -> None:
    """What was put aside is another question afterwards."""
    for number, d in enumerate(s.pending):
        if d.seat == s.turn:
            s.pending[number] = Decision(s.asked, d.kind, d.seat, d.a, d.b, d.open)
            s.asked += 1


def whoevers(original: Method, s: ShelterState, seat: int) -> None:
    """What another player gains or pays counts as a change too."""
    original(s, s.turn)


def changes_for_all(s: ShelterState, seat: int) -> None:
    """Any change is one for all items."""
    if seat == s.turn:
        s.passed_over = 0


def trade_last(original: Method, s: ShelterState, seat: int) -> object:
    """An exchange waits for the other rewards of the row."""
    return -1 if any(step.kind == rewards.REWARD.number for step in s.steps) else original(s, seat)


def traded_once(state: State, decision: Decision, arg: int) -> None:
    """An exchange is one decision."""
    of(state).exchanges = 0


def still_open(original: Method, state: State, *args: int) -> None:
    """An exchange stays open in the next turn."""
    exchanges = of(state).exchanges
    original(state, *args)
    of(state).exchanges = exchanges


EFFECTS: Effects = {
    "item-ability": {
        "no-window": nothing(using.WINDOW, "run"),
        "last-only": wrapped(using.WINDOW, "run", nothing_between),
        "not-after": wrapped(using.WINDOW, "run", nothing_after),
        "always-asked": wrapped(using.WINDOW, "run", always_asked),
        "any-moment": wrapped(abilities, "moments", at_any_moment),
        "not-before": wrapped(abilities, "moments", not_before_placing),
        "weapons-only": wrapped(abilities, "moments", weapons_only),
        "armour-only": wrapped(abilities, "moments", armour_only),
        "not-after-a-win": wrapped(threats.FIGHT_DICE, "apply", not_after_a_win),
        "not-new": and_then(gains.TAKE_ITEM, "apply", nothing_new),
        "own-turn-only": nothing(rounds, "open_items"),
        "waited-for": wrapped(using, "put", waited_for),
        "for-ever-beside": nothing(rounds, "close_items"),
        "asked-anew": but_first(using, "set_aside", asked_anew),
        "not-put-aside": nothing(using, "set_aside"),
        "not-resumed": nothing(beside.RESUME, "run"),
        "all-at-once": wrapped(abilities, "is_choosing", one_after_another),
        "late-refresh": wrapped(abilities, "turn_begins", any_time_at_all),
        "for-nothing": wrapped(abilities, "brings", for_nothing),
    },
    "item-passed-over": {
        "nagging": nothing(using.GO_ON, "apply"),
        "one-question": and_then(using.GO_ON, "apply", all_passed_over),
        "for-good": wrapped(rounds.NEXT_TURN, "run", passed_over_for_good),
        "stock": nothing(ShelterState, "stock_changed"),
        "items": nothing(ShelterState, "items_changed"),
        "others": wrapped(ShelterState, "stock_changed", whoevers),
        "any-change": and_then(ShelterState, "items_changed", changes_for_all),
        "tracks": wrapped(tracks.DEAL_ITEM, "apply", passed_over_for_good),
    },
    "exchange-when": {
        "once": and_then(exchanging.TRADE, "apply", traded_once),
        "at-the-icon": and_then(exchanging.NO_TRADE, "apply", traded_once),
        "next-turn": wrapped(rounds.NEXT_TURN, "run", still_open),
        "last": wrapped(using, "open_rate", trade_last),
        "not-asked": other_icon(lambda s, seat, token: token >= tokens.EXCHANGE, lost),
    },
}
