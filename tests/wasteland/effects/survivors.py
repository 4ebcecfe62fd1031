"""What the rules of Wasteland do, switched off: health, death, experience, perks, traits."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64
from tests.mutation import Effects
from tests.ways import Method, and_then, but_first, constant, instead, nothing, wrapped

from bottlecap.engine.state import Decision, State
from bottlecap.games.wasteland import body, fighting, growing, influence
from bottlecap.games.wasteland.fighting import HitFoe
from bottlecap.games.wasteland.foes import level_of
from bottlecap.games.wasteland.growing import ChoosingLetter, DrawLetter, GainPerk, KeepLetter, LevelUps
from bottlecap.games.wasteland.rounds import BeginTurn, GoOn
from bottlecap.games.wasteland.state import PERK_HELD, WastelandState, of
from bottlecap.games.wasteland.story.running import Run
from bottlecap.games.wasteland.story.trying import Verdict
from bottlecap.games.wasteland.using import UsePerk


def goes_on(original: Method, self: GoOn, state: State) -> None:
    original(GoOn(self.seat, of(state).deaths[self.seat]), state)


def the_dead_hit_too(original: Method, self: HitFoe, state: State) -> None:
    self.deaths = of(state).deaths[self.seat]
    original(self, state)


def as_if_alive(self: Verdict, state: State) -> None:
    self.deaths = of(state).deaths[self.seat]


def slower(original: Method, self: BeginTurn, state: State) -> None:
    s = of(state)
    original(self, state)
    if s.deaths[self.seat] > 0:
        s.actions = 1


def of_those_left(s: WastelandState) -> int:
    out = sum(1 for seat in range(s.players) if s.is_out(seat))
    return int(influence.NEEDED_ALONE + 1 - (s.players - out))


def one_place_more(original: Method, s: WastelandState, seat: int) -> int:
    return cast(int, original(s, seat)) + 1


def peg_stays(s: WastelandState, seat: int, letter: int) -> None:
    letters = list(s.letters)
    letters[seat] |= 1 << letter
    s.letters = vec[i64](letters)


def level_by_level(original: Method, self: LevelUps, state: State) -> None:
    """One level, however many points there were."""
    original(LevelUps(self.seat, 1), state)


def always_new(_kind: KeepLetter, state: State, decision: Decision, letter: int) -> None:
    """No perk for a letter that is held already."""
    s, asked, seat = of(state), cast(ChoosingLetter, decision), decision.seat
    growing.return_letter(s, asked.second if letter == asked.first else asked.first)
    growing.add_letter(s, seat, letter)
    s.tell(growing.LETTER_GAINED, seat, letter)


def again(_kind: UsePerk, state: State, decision: Decision, perk: int) -> None:
    of(state).perks.move(perk, PERK_HELD + decision.seat)


def own_into_the_supply(s: WastelandState, seat: int) -> None:
    growing.return_letter(s, s.own_letter(seat))


def other_side_stays(s: WastelandState, seat: int, trait: int) -> bool:
    return not s.has_trait(seat, trait) and not s.has_trait(seat, trait ^ 1)


def news_again(original: Method, s: WastelandState, seat: int, trait: int) -> bool:
    return s.has_trait(seat, trait) or cast(bool, original(s, seat, trait))


def unlocked(s: WastelandState, seat: int, trait: int) -> bool:
    return not s.has_trait(seat, trait)


SIXTEEN = {"always-sixteen": instead(WastelandState, "full_health", lambda *args: 16)}
EFFECTS: Effects = {
    "card-beats-reference": SIXTEEN,
    "health-track": {**SIXTEEN, "beyond": constant(body, "FULL", 99)},
    "killed": {
        "below-only": wrapped(WastelandState, "life", lambda original, s, seat: cast(int, original(s, seat)) + 1),
        "too-soon": wrapped(WastelandState, "life", lambda original, s, seat: cast(int, original(s, seat)) - 1),
    },
    "killed-turn-ends": {"goes-on": wrapped(GoOn, "run", goes_on), "the-dead-hit-too": wrapped(HitFoe, "run", the_dead_hit_too)},
    "killed-mid-result": {
        "gains-all": instead(Run, "has_survivor", lambda self, s: True),
        "as-if-alive": but_first(Verdict, "run", as_if_alive),
    },
    "killed-other-turn": {"slower": wrapped(BeginTurn, "run", slower)},
    "killed-eliminated": {
        "stays": nothing(body, "eliminate"),
        "keeps-things": nothing(body, "discard_all"),
        "keeps-letters": nothing(body, "discard_letters"),
        "gives-its-own": but_first(body, "discard_letters", own_into_the_supply),
        "keeps-agendas": nothing(body, "discard_hand"),
        "stays-first": nothing(body, "pass_agenda_deck"),
    },
    "all-eliminated": {"goes-on": nothing(body, "lose_all"), "of-those-left": instead(influence, "needed", of_those_left)},
    "xp": {
        "one-place-more": wrapped(growing, "letters_held", one_place_more),
        "peg-stays": instead(growing, "add_letter", peg_stays),
        "one-level": wrapped(LevelUps, "run", level_by_level),
    },
    "level-up": {"no-perk": nothing(GainPerk, "run"), "nothing": nothing(LevelUps, "run")},
    "special-max": {"always-new": instead(KeepLetter, "apply", always_new)},
    "letter-supply": {"evenly": instead(DrawLetter, "weight", lambda *args: 1), "not-taken": nothing(growing, "take_letter")},
    "perk": {"again": and_then(UsePerk, "apply", again)},
    "trait-pairs": {
        "other-side-stays": instead(growing, "can_become", other_side_stays),
        "news-again": wrapped(growing, "can_become", news_again),
    },
    "trait-locked": {"unlocked": instead(growing, "can_become", unlocked)},
    "level-raised": {"printed": instead(fighting, "foe_level", lambda s: level_of(s, s.foe))},
}
