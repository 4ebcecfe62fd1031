"""What the rules of Shelter do, switched off: when items are used, and how long an exchange is open."""

from tests.mutation import Effects
from tests.shelter.effects.ways import exchanges, lost, moments, other_icon
from tests.ways import Method, and_then, nothing, wrapped

import bottlecap
from bottlecap.engine.aside import AskAgain
from bottlecap.engine.sets import plus
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter import abilities, exchanging, gains, paying, rounds, threats, tracks, using
from bottlecap.games.shelter.effects import gaining, goods, helping
from bottlecap.games.shelter.effects.base import AFTER_LOSS, ANY_TIME, BEFORE_PLACING, BEFORE_ROLL, Ability
from bottlecap.games.shelter.rewards import Reward
from bottlecap.games.shelter.state import ShelterState, of, printed
from bottlecap.games.shelter.using import Window


def nothing_between(original: Method, window: Window, state: State) -> None:
    """Items are used after the last reward only."""
    if not any(isinstance(step, Reward) for step in state.steps):
        original(window, state)


def nothing_after(original: Method, window: Window, state: State) -> None:
    """Items are used between two rewards only."""
    rewards = [step for step in state.steps if isinstance(step, Reward)]
    if rewards and rewards[-1].place < len(printed(of(state), rewards[-1].space).reward):
        original(window, state)


def always_asked(original: Method, window: Window, state: State) -> None:
    if of(state).items_of(window.seat) > 0:
        state.ask(window.seat, using.Using())


def at_any_moment(ability: Ability) -> int:
    return ANY_TIME


def not_before_placing(ability: Ability) -> int:
    return ability.moments & ~BEFORE_PLACING


def nothing_new(state: State, decision: Decision, item: int) -> None:
    """An item cannot be used in the turn in which it was taken."""
    of(state).passed_over = plus(of(state).passed_over, item)


def all_passed_over(state: State, *_: object) -> None:
    """Who uses nothing now is not asked about anything else in that turn."""
    for item in range(len(of(state).items.zone)):
        of(state).passed_over = plus(of(state).passed_over, item)


def passed_over_for_good(original: Method, step: Step, state: State) -> None:
    passed_over = of(state).passed_over
    original(step, state)
    of(state).passed_over = passed_over


def passed_over_on_the_tracks(original: Method, state: State, decision: Decision, item: int) -> None:
    """Another item on the track changes nothing for those that were passed over."""
    passed_over = of(state).passed_over
    original(state, decision, item)
    of(state).passed_over = passed_over


def weapons_only(ability: Ability) -> int:
    """Before a roll only what adds to it can be used."""
    return ability.moments if ability.moments == BEFORE_ROLL else ability.moments & ~BEFORE_ROLL


def armour_only(ability: Ability) -> int:
    """After a lost roll only what averts the injury can be used."""
    return ability.moments if ability.moments == AFTER_LOSS else ability.moments & ~AFTER_LOSS


def not_after_a_win(original: Method, state: State, decision: Decision, dice: int) -> None:
    original(state, decision, dice)
    state.steps[:] = [step for at, step in enumerate(state.steps) if not isinstance(step, Window) or at < len(state.steps) - 2]


def waited_for(game: bottlecap.Game) -> None:
    """What an item brings beside the play, or what is paid for it there, is waited for."""

    def put(original: Method, s: ShelterState, seat: int, question: Decision) -> None:
        s.ask(seat, question)

    for module in (gains, paying, goods, helping):
        wrapped(module, "put", put)(game)


def one_after_another(original: Method, *args: object) -> object:
    return False


def any_time_at_all(original: Method, *args: object) -> object:
    return True


def for_nothing(original: Method, *args: object) -> object:
    return True


def asked_anew(original: Method, s: ShelterState) -> None:
    """What was put aside is another question afterwards."""
    original(s, True)


def whoevers(original: Method, s: ShelterState, seat: int) -> None:
    """What another player gains or pays counts as a change too."""
    original(s, s.turn)


def changes_for_all(s: ShelterState, seat: int) -> None:
    """Any change is one for all items."""
    if seat == s.turn:
        s.passed_over = s.content.no_items


def trade_last(original: Method, s: ShelterState, seat: int) -> object:
    """An exchange waits for the other rewards of the row."""
    return -1 if any(isinstance(step, Reward) for step in s.steps) else original(s, seat)


def traded_once(state: State, decision: Decision, arg: int) -> None:
    """An exchange is one decision."""
    of(state).exchanges = 0


def still_open(original: Method, step: Step, state: State) -> None:
    """An exchange stays open in the next turn."""
    exchanges = of(state).exchanges
    original(step, state)
    of(state).exchanges = exchanges


EFFECTS: Effects = {
    "item-ability": {
        "no-window": nothing(Window, "run"),
        "last-only": wrapped(Window, "run", nothing_between),
        "not-after": wrapped(Window, "run", nothing_after),
        "always-asked": wrapped(Window, "run", always_asked),
        "any-moment": moments(at_any_moment),
        "not-before": moments(not_before_placing),
        "weapons-only": moments(weapons_only),
        "armour-only": moments(armour_only),
        "not-after-a-win": wrapped(threats.FIGHT_DICE, "apply", not_after_a_win),
        "not-new": and_then(gains.TAKE_ITEM, "apply", nothing_new),
        "own-turn-only": nothing(rounds, "open_items"),
        "waited-for": waited_for,
        "for-ever-beside": nothing(rounds, "close_items"),
        "asked-anew": wrapped(using, "put_aside", asked_anew),
        "not-put-aside": nothing(using, "put_aside"),
        "not-resumed": nothing(AskAgain, "run"),
        "all-at-once": wrapped(abilities, "is_choosing", one_after_another),
        "late-refresh": wrapped(abilities, "turn_begins", any_time_at_all),
        "for-nothing": wrapped(gaining, "brings", for_nothing),
    },
    "item-passed-over": {
        "nagging": nothing(using.GO_ON, "apply"),
        "one-question": and_then(using.GO_ON, "apply", all_passed_over),
        "for-good": wrapped(rounds.NextTurn, "run", passed_over_for_good),
        "stock": nothing(ShelterState, "stock_changed"),
        "items": nothing(ShelterState, "items_changed"),
        "others": wrapped(ShelterState, "stock_changed", whoevers),
        "any-change": and_then(ShelterState, "items_changed", changes_for_all),
        "tracks": wrapped(tracks.DEAL_ITEM, "apply", passed_over_on_the_tracks),
    },
    "exchange-when": {
        "once": and_then(exchanging.TRADE, "apply", traded_once),
        "at-the-icon": and_then(exchanging.NO_TRADE, "apply", traded_once),
        "next-turn": wrapped(rounds.NextTurn, "run", still_open),
        "last": wrapped(using, "open_rate", trade_last),
        "not-asked": other_icon(exchanges, lost),
    },
}
