"""Tasks that others have a part in, or whose price one chooses: a class each, with its notation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import EventKind, Param
from bottlecap.games.wasteland.params import AMOUNT, SEAT
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.base import Phrase
from bottlecap.games.wasteland.story.library import QUEST_CARD
from bottlecap.games.wasteland.story.notation import Difficulty, Letters, Number, StoryVerb, ThisQuest
from bottlecap.games.wasteland.story.others import is_alone, others_here
from bottlecap.games.wasteland.story.picking import MOST_ON_CARD, MOST_TENS, pick_caps, pick_tens
from bottlecap.games.wasteland.story.running import Run, pick_seat
from bottlecap.games.wasteland.testing import FAILED, PASSED, TakeTest
from bottlecap.games.wasteland.trading import pay

# What the test of another survivor counts for one who is alone.
ICONS_ALONE: Final[i64] = 3
TEN: Final[i64] = 10


def first_numbers(count: i64) -> vec[i64]:
    out = vec[i64](capacity=count)
    number: i64 = 0
    while number < count:
        out = append(out, number)
        number += 1
    return out


class PayTens(Phrase):
    """Ten caps, or any multiple of ten; results may go by how many times."""

    def can(self, s: WastelandState, seat: i64) -> bool:
        return s.caps[seat] >= TEN

    def do(self, s: WastelandState, run: Run) -> None:
        pick_tens(s, run)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return first_numbers(min(s.caps[run.actor] // TEN, MOST_TENS))

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        s.tens = number + 1
        pay(s, run.actor, TEN * (number + 1))
        s.won = 1


class PayOnCard(Phrase):
    """Any number of caps is laid on the card; it is done when so many lie there."""

    def __init__(self, quest: i64, caps: i64) -> None:
        self.quest = quest
        self.caps = caps

    def can(self, s: WastelandState, seat: i64) -> bool:
        return s.caps[seat] > 0

    def do(self, s: WastelandState, run: Run) -> None:
        pick_caps(s, run)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return first_numbers(min(s.caps[run.actor], max(self.caps - s.quest_caps[self.quest], 1)))

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        pay(s, run.actor, number + 1)
        lying = s.quest_caps[self.quest] + number + 1
        s.quest_caps = replaced(s.quest_caps, self.quest, lying)
        s.tell(CAPS_LAID, run.actor, self.quest, number + 1, lying)
        s.won = 1 if lying >= self.caps else 0


class AnotherTests(Phrase):
    """Another survivor who stands here takes the test; for one who is alone it counts as three hit icons."""

    def __init__(self, letters: i64, twice: i64, difficulty: i64) -> None:
        self.letters = letters
        self.twice = twice
        self.difficulty = difficulty

    def can(self, s: WastelandState, seat: i64) -> bool:
        return is_alone(s) or len(others_here(s, seat)) > 0

    def do(self, s: WastelandState, run: Run) -> None:
        if is_alone(s):
            s.won = 1 if self.difficulty <= ICONS_ALONE else 0
            s.tell(PASSED if s.won else FAILED, run.actor, ICONS_ALONE)
        else:
            pick_seat(s, run)

    def picks(self, s: WastelandState, run: Run) -> vec[i64]:
        return others_here(s, run.actor)

    def picked(self, s: WastelandState, run: Run, number: i64, left: i64) -> None:
        s.push(TakeTest(number, self.letters, self.twice, self.difficulty))


LYING: Final[Param] = Param("lying", 1000)

CAPS_LAID: Final[EventKind] = EventKind("caps-laid", [SEAT, QUEST_CARD, AMOUNT, LYING])

EVENTS: Final[list[EventKind]] = [CAPS_LAID]

VERBS: Final[list[StoryVerb]] = [
    StoryVerb("pay 10 each", PayTens),
    StoryVerb("pay any on card", PayOnCard, [ThisQuest("quest"), Number("caps", 1, int(MOST_ON_CARD))]),
    StoryVerb("another tests", AnotherTests, [Letters("letters"), Difficulty("difficulty")]),
]
