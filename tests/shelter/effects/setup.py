"""What the rules of Shelter do, switched off: the box, the setup, the round."""

from collections.abc import Callable
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.mutation import Effects, Switch
from tests.shelter.effects.ways import first_of, icon, lost, only_the_placed, other_icon, reprinted
from tests.ways import Method, Mutant, and_then, but_first, constant, instead, nothing, wrapped

import bottlecap
from bottlecap.engine.kinds import DEALT, LEGAL, Choice
from bottlecap.engine.state import State, Step
from bottlecap.games.shelter import game as game_module
from bottlecap.games.shelter import placing, rounds, threats, tracks, view
from bottlecap.games.shelter.board import AVAILABLE, TOP, elevator_of, level_of
from bottlecap.games.shelter.content import Space
from bottlecap.games.shelter.reading import Pack, load
from bottlecap.games.shelter.rulebook import PLACE_OWN_ELEVATOR
from bottlecap.games.shelter.state import INJURED, VAULT, ShelterState, of


def nobody_owns(shown: dict[str, object], level: int) -> dict[str, object]:
    return {**shown, "owner": 0} if level == TOP else shown


def turned_round(s: ShelterState) -> None:
    """The top level from right to left."""
    for place in range(3):
        s.built[place], s.built[5 - place] = s.built[5 - place], s.built[place]


def built_already(s: ShelterState) -> None:
    s.rooms.move(29, VAULT)
    s.built[6 + 2] = 30


def unused_levels_too(original: Method, s: ShelterState, seat: int, space: int) -> object:
    return LEGAL if level_of(space) > s.players else original(s, seat, space)


def healthy_only(original: Method, s: ShelterState, seat: int, who: int) -> object:
    return -1 if who >= INJURED else original(s, seat, who)


def third_dweller(s: ShelterState) -> None:
    s.where[2] = AVAILABLE


def some_food(s: ShelterState) -> None:
    s.stock[1] = 1


def as_seated(original: Method, *args: object) -> object:
    """Colours go by the seats, whatever was picked."""
    original(*args)
    return list(range(cast(int, args[2])))


def dealt_backwards(original: Method, game: bottlecap.Game, choice: Choice, players: int, options: dict[str, int]) -> object:
    """The seats take what is left from the last one on."""
    picks = [options.get(option.name, DEALT) for option in choice.options[:players]]
    dealt = iter([place for place in cast(list[int], original(game, choice, players, options)) if place not in picks][::-1])
    return [next(dealt) if pick == DEALT else pick for pick in picks]


def picked_twice(original: Method, game: bottlecap.Game, choice: Choice, players: int, options: dict[str, int]) -> object:
    """Of two who pick the same, the second has it too."""
    picks = [options.get(option.name, DEALT) for option in choice.options]
    alone = {
        option.name: pick for seat, (option, pick) in enumerate(zip(choice.options, picks, strict=True)) if pick not in picks[:seat]
    }
    return original(game, choice, players, alone)


def at_start(change: Callable[[ShelterState], None]) -> Mutant:
    """The vault is set up otherwise."""

    def do(original: Method, s: ShelterState) -> object:
        original(s)
        change(s)
        return None

    return wrapped(game_module, "set_up", do)


def top_for_healthy(space: Space) -> None:
    """The top elevator, which gives nothing but healing, takes the uninjured."""
    space.injured = space.injured and len(space.reward) > 1


def seven_is_the_elevator(original: Method, s: ShelterState, level: int, column: int) -> object:
    return elevator_of(level) if column == 7 else original(s, level, column)


def only_ones_own_top(original: Method, s: ShelterState, seat: int, space: int) -> object:
    return PLACE_OWN_ELEVATOR if space == elevator_of(TOP) and seat != 0 else original(s, seat, space)


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


def first_of_two(original: Method, s: ShelterState, level: int, column: int) -> object:
    """Of two spaces with one number the first alone has it."""
    space = cast(int, original(s, level, column))
    return -1 if space % 13 in (1, 11) else space


def second_of_two(original: Method, s: ShelterState, level: int, column: int) -> object:
    """Of two spaces with one number the second is covered first."""
    space = cast(int, original(s, level, column))
    return space + 1 if space % 13 in (0, 10) and s.covered[space + 1] == 0 else space


def bundled_columns(game: bottlecap.Game) -> None:
    """The layout of a pack is not read."""
    columns = load(None).columns

    def do(original: Method, pack: Pack) -> None:
        original(pack)
        pack.content.columns = columns

    wrapped(Pack, "read_layout", do)(game)


def chance_starts(original: Method, step: Step, state: State) -> object:
    return original(rounds.Setup(0), state)


def hides_hands(original: Method, game: bottlecap.Game, state: State, seat: int | None) -> object:
    """One does not see what items the others have."""
    shown = cast(dict[str, Any], original(game, state, seat))
    for number, other in enumerate(shown["players"]):
        if number != seat:
            other["items"] = []
    return shown


def spawn_last(original: Method, step: Step, state: State) -> None:
    """Threats come after the dwellers."""
    original(step, state)
    if of(state).round > 1:
        state.steps.insert(-2, state.steps.pop())


def spawn_now(step: Step, state: State) -> None:
    if of(state).round == 1:
        state.push(threats.Spawn(0))


def next_is(pick: Callable[[ShelterState, int], int]) -> Mutant:
    """Another seat's turn comes next."""

    def do(original: Method, step: Step, state: State) -> None:
        waiting = len(state.steps)
        original(step, state)
        if len(state.steps) > waiting:
            state.steps[waiting] = rounds.NextTurn(pick(of(state), int(of(state).turn)))

    return wrapped(rounds.NextTurn, "run", do)


def everybody_is_asked(original: Method, s: ShelterState, seat: int) -> object:
    return max(1, cast(int, original(s, seat)))


def passed_for_good(original: Method, step: Step, state: State) -> None:
    s = of(state)
    passed = s.passed
    original(step, state)
    s.passed = passed if passed != (1 << s.players) - 1 else 1


def spaces_stay_taken(original: Method, step: Step, state: State) -> None:
    taken = of(state).taken[:]
    original(step, state)
    of(state).taken = taken


def readied_first(step: Step, state: State) -> None:
    of(state).exhausted = of(state).content.no_items


def end_before_letters(step: Step, state: State) -> None:
    of(state).ending = 3


def one_after_another(original: Method, s: ShelterState, seat: int) -> None:
    """Only one owner is asked at a time; here: the others not at all."""
    if not s.pending:
        original(s, seat)


def threats_after_letters(original: Method, step: Step, state: State) -> None:
    covered = of(state).covered[:]
    of(state).covered = vec[i64]([0] * len(covered))
    original(step, state)
    of(state).covered = covered


def an_item_less(game: bottlecap.Game) -> None:
    family = next(field.family for field in game.fields if field.name == "items")
    assert family is not None
    family.ids.pop()
    Switch.acted += 1


EFFECTS: Effects = {
    "box-counts": {"an-item-less": an_item_less},
    "setup-top-level": {
        "owned": wrapped(view, "level_view", lambda original, s, level: nobody_owns(original(s, level), level)),
        "turned-round": at_start(turned_round),
    },
    "elevator-top": {
        "for-the-healthy": reprinted(placing, top_for_healthy),
        "seat-0-only": wrapped(placing, "why_not_there", only_ones_own_top),
        "covered": wrapped(threats, "in_column", seven_is_the_elevator),
        "no-heal": other_icon(icon("heal"), lost),
    },
    "setup-levels": {
        "a-room": at_start(built_already),
        "all-colours": wrapped(placing, "why_not_there", unused_levels_too),
    },
    "setup-player": {
        "third-dweller": at_start(third_dweller),
        "some-food": at_start(some_food),
        "as-seated": wrapped(game_module.Shelter, "chosen", as_seated),
        "dealt-backwards": wrapped(game_module.Shelter, "chosen", dealt_backwards),
        "picked-twice": wrapped(game_module.Shelter, "chosen", picked_twice),
    },
    "available": {
        "plain-only": wrapped(ShelterState, "kinds_available", lambda original, *args: original(*args) & 1),
        "no-injured": wrapped(ShelterState, "find", healthy_only),
    },
    "setup-decks": {
        "items": wrapped(tracks.DEAL_ITEM, "candidates", first_of),
        "rooms": wrapped(tracks.DEAL_ROOM, "candidates", first_of),
        "threats": wrapped(threats.DRAW_THREAT, "candidates", first_of),
    },
    "setup-tracks": {"two": constant(tracks, "TRACK_SIZE", 2), "four": constant(tracks, "TRACK_SIZE", 4)},
    "columns": {
        "shifted": wrapped(threats, "in_column", next_column),
        "one-number": wrapped(threats, "in_column", one_number_a_space),
        "first-of-two": wrapped(threats, "in_column", first_of_two),
        "second-of-two": wrapped(threats, "in_column", second_of_two),
        "bundled": bundled_columns,
    },
    "setup-first-player": {
        "seat-0": wrapped(rounds.FIRST, "candidates", first_of),
        "not-chosen": wrapped(rounds.Setup, "run", chance_starts),
    },
    "open-information": {"hides-hands": wrapped(game_module.Shelter, "view", hides_hands)},
    "round-steps": {
        "spawn-last": wrapped(rounds.Round, "run", spawn_last),
        "no-recall": instead(rounds.Recall, "run", lambda step, state: state.push(rounds.RoundEnds())),
    },
    "round-one-no-threats": {"spawn": and_then(rounds.Round, "run", spawn_now)},
    "turn-order": {
        "other-way-round": next_is(lambda s, seat: (seat - 1) % int(s.players)),
        "again": next_is(lambda s, seat: seat),
        "from-seat-0": next_is(lambda s, seat: 0),
        "without-dwellers": wrapped(ShelterState, "available", everybody_is_asked),
    },
    "pass": {"comes-back": nothing(placing.PASS, "apply"), "for-good": wrapped(rounds.Round, "run", passed_for_good)},
    "recall": {
        "stay": nothing(rounds, "come_home"),
        "new-ones-stay": wrapped(rounds, "come_home", only_the_placed),
        "spaces-taken": wrapped(rounds.ClearAway, "run", spaces_stay_taken),
    },
    "round-end-order": {
        "readied-first": but_first(rounds.ClearAway, "run", readied_first),
        "end-first": but_first(rounds.ClearAway, "run", end_before_letters),
        "one-after-another": wrapped(rounds, "ask_letter", one_after_another),
        "threats-stay": wrapped(rounds.ClearAway, "run", threats_after_letters),
        "letters-before-recall": nothing(rounds, "come_home"),
    },
    "place-one": {
        "two": but_first(placing.PLACE, "apply", lambda state, decision, arg: state.push(placing.AskPlace(decision.seat))),
        "stays-home": and_then(
            placing, "stand", lambda s, dweller, space: s.where.__setitem__(dweller, AVAILABLE) if space == 4 else None
        ),
    },
}
