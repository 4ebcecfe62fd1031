"""Icons for the dweller that was placed: it is healed or trained."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.base import replaced
from bottlecap.engine.kinds import LEGAL, ActionKind, DecisionKind, Param
from bottlecap.engine.state import Decision, State
from bottlecap.games.shelter.board import FIGURES, LETTERS, ON_SPACE
from bottlecap.games.shelter.effects.icons import Icon, IconKind
from bottlecap.games.shelter.effects.parts import Letter
from bottlecap.games.shelter.events import HEALED, TOKEN
from bottlecap.games.shelter.rulebook import LINKED_ONE
from bottlecap.games.shelter.state import FREE_LETTER, ShelterState, of
from bottlecap.games.shelter.tokens import LETTER_NAMES

# As the prompt has it, what a dweller is chosen for: healing, training in a letter of choice (and in the n-th, n more).
HEALING: Final[i64] = 12
TRAINING: Final[i64] = 13


@mypyc_attr(allow_interpreted_subclasses=True)
class Treatment(Icon):
    """For one dweller: where two unlike ones stand on the space, the owner says which."""

    def __init__(self, kind: IconKind, purpose: i64) -> None:
        super().__init__(kind)
        self.once = True
        # As the prompt says it.
        self.purpose = purpose

    def gain(self, s: ShelterState, seat: i64, dweller: i64, source: i64) -> None:
        for_one_of_two(s, seat, self.number, dweller)

    def treat(self, s: ShelterState, seat: i64, dweller: i64) -> None:
        raise NotImplementedError


class Heal(Treatment):
    def __init__(self) -> None:
        super().__init__(HEAL, HEALING)

    def treat(self, s: ShelterState, seat: i64, dweller: i64) -> None:
        if s.hurt[dweller] == 1:
            s.hurt = replaced(s.hurt, dweller, 0)
            s.tell(HEALED, seat, s.who(dweller))


class Train(Treatment):
    """Recall brings a letter of choice."""

    def __init__(self) -> None:
        super().__init__(TRAIN, TRAINING)

    def treat(self, s: ShelterState, seat: i64, dweller: i64) -> None:
        s.training = replaced(s.training, dweller, FREE_LETTER)


class TrainIn(Treatment):
    """Recall brings that letter."""

    def __init__(self, letter: i64) -> None:
        super().__init__(TRAIN_IN, TRAINING + letter)
        self.letter = letter

    def signs(self) -> list[str]:
        return ["train", LETTER_NAMES[self.letter - 1]]

    def message(self) -> str:
        return "effect-train-letter"

    def treat(self, s: ShelterState, seat: i64, dweller: i64) -> None:
        s.training = replaced(s.training, dweller, self.letter)


def for_one_of_two(s: ShelterState, seat: i64, token: i64, dweller: i64) -> None:
    """Treat the dweller placed; where two unlike ones stand there, the owner says which."""
    standing = s.standing_on(s.where[dweller] - ON_SPACE)
    if len(standing) == 2 and s.hurt[standing[0]] != s.hurt[standing[1]]:
        s.ask(seat, ChoosingOne(token, standing[0], standing[1]))
    else:
        treat(s, seat, token, dweller)


def treat(s: ShelterState, seat: i64, token: i64, dweller: i64) -> None:
    cast(Treatment, s.content.icons[token]).treat(s, seat, dweller)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChoosingOne(Decision):
    """Which of two dwellers on a linked space a healing or a training is for."""

    def __init__(self, token: i64, first: i64, second: i64) -> None:
        super().__init__(CHOOSING_ONE)
        self.token = token
        self.first = first
        self.second = second


class OneOfTwo(ActionKind):
    """The injured one or the other of two dwellers on a linked space."""

    def check(self, state: State, decision: Decision, hurt: i64, /) -> i64:
        s, two = of(state), cast(ChoosingOne, decision)
        return LEGAL if s.hurt[two.first] == hurt or s.hurt[two.second] == hurt else LINKED_ONE

    def apply(self, state: State, decision: Decision, hurt: i64, /) -> None:
        s, two = of(state), cast(ChoosingOne, decision)
        treat(s, decision.seat, two.token, two.first if s.hurt[two.first] == hurt else two.second)


class OneOfTwoKind(DecisionKind):
    """Its prompt says what for."""

    def values(self, state: State, decision: Decision, /) -> vec[i64]:
        icon = of(state).content.icons[cast(ChoosingOne, decision).token]
        return append(vec[i64](), cast(Treatment, icon).purpose)


HEAL: Final[IconKind] = IconKind("heal", Heal, "heal")
TRAIN: Final[IconKind] = IconKind("train", Train, "train-any-letter")
TRAIN_IN: Final[IconKind] = IconKind("train-{letter}", TrainIn, "train-given-letter", [Letter("letter")])
ONE_OF_TWO: Final[OneOfTwo] = OneOfTwo("one-of-two", [Param("hurt", 2, domain="health")])
CHOOSING_ONE: Final[DecisionKind] = OneOfTwoKind(
    "one-of-two",
    [ONE_OF_TWO],
    "linked-one-dweller",
    [TOKEN, Param("first", FIGURES), Param("second", FIGURES)],
    make=ChoosingOne,
    shown=[Param("token", int(2 + LETTERS), low=int(HEALING), domain="token")],
)
