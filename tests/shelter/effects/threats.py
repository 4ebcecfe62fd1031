"""What the rules of Shelter do, switched off: threats and injury."""

from typing import Any, cast

from tests.mutation import Effects
from tests.shelter.effects.end import still_for_injured
from tests.shelter.effects.ways import does_nothing, forbidden, in_content, moments
from tests.ways import Method, wrapped

from bottlecap.engine.base import zeros
from bottlecap.engine.state import Decision, State, Step
from bottlecap.games.shelter import placing, rounds, threats
from bottlecap.games.shelter.board import ON_ICON, ON_SPACE, SPACES, elevator_of
from bottlecap.games.shelter.content import Content
from bottlecap.games.shelter.effects import treatment
from bottlecap.games.shelter.effects.base import AFTER_LOSS, BEFORE_ROLL, Ability
from bottlecap.games.shelter.placing import PLACE
from bottlecap.games.shelter.reading import Pack
from bottlecap.games.shelter.rewards import Reward, rewards
from bottlecap.games.shelter.rounds import ClearAway
from bottlecap.games.shelter.state import DECK, THREAT_DISCARD, ShelterState, of, printed
from bottlecap.games.shelter.threats import (
    FIGHT_DICE,
    Arm,
    FightRolling,
    LayThreat,
    Lose,
    Spawn,
    Spawning,
)


def below_the_top(original: Method, spawn: Spawn, state: State) -> None:
    original(Spawn(max(1, spawn.level)), state)


def upwards(original: Method, spawn: Spawn, state: State) -> None:
    if spawn.level <= state.players:
        state.push(Spawn(spawn.level + 1))
        state.roll(Spawning(state.players - spawn.level))


def second_round_only(original: Method, step: Step, state: State) -> None:
    if of(state).round == 2:
        original(step, state)


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


def one_upon_another(original: Method, s: ShelterState, level: int, column: int) -> int:
    """A threat covers the first space of its column, whatever lies there."""
    covered = s.covered
    s.covered = zeros(len(covered))
    space = cast(int, original(s, level, column))
    s.covered = covered
    return space


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


def no_reshuffle(original: Method, step: Step, state: State) -> None:
    if of(state).threats.count(DECK) > 0:
        original(step, state)


def from_the_vault(original: Method, step: LayThreat, state: State) -> None:
    """Where there are no discards either, the last threat moves on."""
    s = of(state)
    if s.threats.count(DECK) == 0 and s.threats.count(THREAT_DISCARD) == 0:
        for other in range(len(s.covered)):
            if s.covered[other] > 0:
                s.covered[step.space], s.covered[other] = s.covered[other], 0
                return
    original(step, state)


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
    state.steps = [step for step in state.steps if not isinstance(step, Reward)]


def rewarded_all_the_same(original: Method, lose: Lose, state: State) -> None:
    s = of(state)
    s.push(rewards(lose.fighter, s.where[lose.fighter] - ON_SPACE, 0))
    original(lose, state)


def one_weapon(original: Method, arm: Arm, state: State) -> None:
    if of(state).bonus > 0:
        state.roll(FightRolling(arm.fighter, arm.doubled))
    else:
        original(arm, state)


def carried_on(original: Method, state: State, decision: Decision, arg: int) -> None:
    """What was declared counts for the next fight too."""
    bonus = of(state).bonus
    original(state, decision, arg)
    of(state).bonus = bonus


def declared_later(ability: Ability) -> int:
    """Weapons can be used after the roll."""
    return ability.moments | AFTER_LOSS if ability.moments == BEFORE_ROLL else ability.moments


def all_fight(content: Content) -> None:
    for space in content.threat_spaces:
        content.spaces[space].fight = max(content.spaces[space].fight, 7)


def all_free(content: Content) -> None:
    for space in content.threat_spaces:
        for resource in range(4):
            content.spaces[space].cost[resource] = 0


def undefeated(original: Method, step: Step, state: State) -> None:
    """Threats are never discarded."""
    s = of(state)
    before, zones = s.covered[:], [int(zone) for zone in s.threats.zone]
    original(step, state)
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
        state.steps = [step for step in state.steps if not isinstance(step, Reward)]
        s.threats.move(s.covered[space] - 1, THREAT_DISCARD)
        s.covered[space] = 0


def arriving_too(original: Method, s: ShelterState, space: int) -> object:
    """A new dweller on the icon counts."""
    out = list(cast(Any, original(s, space)))
    arriving = [dweller for dweller in range(len(s.where)) if s.where[dweller] == ON_ICON + space]
    return arriving + out


def all_beaten(original: Method, step: Step, state: State) -> None:
    """A threat is discarded though the dweller on it is injured."""
    s = of(state)
    hurt = s.hurt[:]
    for dweller in range(len(hurt)):
        s.hurt[dweller] = 0
    original(step, state)
    s.hurt = hurt


def all_leave(original: Method, step: Step, state: State) -> None:
    """Threats leave by themselves at the end of the round."""
    s = of(state)
    original(step, state)
    for space in range(len(s.covered)):
        if s.covered[space] > 0:
            s.threats.move(s.covered[space] - 1, THREAT_DISCARD)
            s.covered[space] = 0


def without_injury(original: Method, reader: Pack, entry: dict[str, object], key: str) -> object:
    """A threat's injury is overlooked."""
    return [word for word in cast(list[str], original(reader, entry, key)) if word != "injury"]


def recovers(original: Method, s: ShelterState) -> None:
    original(s)
    for dweller in range(len(s.hurt)):
        s.hurt[dweller] = 0


def no_cure(original: Method, s: ShelterState, seat: int, token: int, dweller: int) -> None:
    if s.content.words[token] != "heal":
        original(s, seat, token, dweller)


def untrained_if_hurt(original: Method, s: ShelterState) -> None:
    for dweller in range(len(s.hurt)):
        if s.hurt[dweller] == 1:
            s.training[dweller] = 0
    original(s)


EFFECTS: Effects = {
    "threat-spawn-each-level": {
        "no-top": wrapped(Spawn, "run", below_the_top),
        "upwards": wrapped(Spawn, "run", upwards),
        "second-round-only": wrapped(Spawn, "run", second_round_only),
    },
    "threat-column": {
        "mirrored": wrapped(threats, "in_column", mirrored),
        "level-above": wrapped(threats, "in_column", level_above),
        "one-column": wrapped(threats, "in_column", second_space_missing),
    },
    "threat-none": {
        "seven": wrapped(threats, "in_column", on_seven),
        "no-room": wrapped(threats, "in_column", where_nothing_is),
        "covered": wrapped(threats, "in_column", one_upon_another),
    },
    "threat-replaces": {
        "nothing": wrapped(ShelterState, "spec", what_is_below),
        "letterless": in_content(letterless),
        "injured-mark": forbidden("injured-space-closed", still_for_injured),
    },
    "threat-deck-short": {
        "no-reshuffle": wrapped(LayThreat, "run", no_reshuffle),
        "moves-on": wrapped(LayThreat, "run", from_the_vault),
    },
    "fight": {
        "above": wrapped(FIGHT_DICE, "apply", above),
        "always-won": wrapped(FIGHT_DICE, "apply", always_won),
        "no-reward": wrapped(FIGHT_DICE, "apply", won_for_nothing),
    },
    "fight-lose": {
        "unhurt": wrapped(threats, "injure", does_nothing),
        "rewarded": wrapped(Lose, "run", rewarded_all_the_same),
    },
    "fight-items": {
        "one": wrapped(Arm, "run", one_weapon),
        "carried-on": wrapped(FIGHT_DICE, "apply", carried_on),
        "after-the-roll": moments(declared_later),
    },
    "threat-no-fight": {"fought": in_content(all_fight), "free": in_content(all_free)},
    "threat-defeated": {
        "never": wrapped(ClearAway, "run", undefeated),
        "at-once": wrapped(PLACE, "apply", gone_when_won),
        "new-dwellers-too": wrapped(ShelterState, "standing_on", arriving_too),
    },
    "threat-remains": {
        "beaten-injured": wrapped(ClearAway, "run", all_beaten),
        "leaves": wrapped(ClearAway, "run", all_leave),
    },
    "injure-cost": {"unhurt": wrapped(placing, "injure", does_nothing)},
    "injure-not-on-threats": {"overlooked": wrapped(Pack, "words", without_injury)},
    "injured-stays": {"recovers": wrapped(rounds, "come_home", recovers)},
    "heal": {"none": wrapped(treatment, "treat", no_cure)},
}
