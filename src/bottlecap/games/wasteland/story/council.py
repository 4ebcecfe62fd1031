"""Results about cards that survivors keep: the vote in a vault, and endorsements that are worth nothing any more."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bottlecap.engine.kinds import EventKind, StepKind
from bottlecap.engine.state import State, Step
from bottlecap.games.wasteland.agendas import DrawAgendas
from bottlecap.games.wasteland.body import suffer
from bottlecap.games.wasteland.effects.base import ELSE
from bottlecap.games.wasteland.geography import is_sector
from bottlecap.games.wasteland.params import AMOUNT, SEAT
from bottlecap.games.wasteland.state import ENCOUNTER_KEPT, ENCOUNTER_TRASH, WastelandState, of
from bottlecap.games.wasteland.story.base import ForAll
from bottlecap.games.wasteland.story.decks import deck_of
from bottlecap.games.wasteland.story.giving import MoveBy
from bottlecap.games.wasteland.story.library import TRASHED_ENCOUNTER, kept_as
from bottlecap.games.wasteland.story.notation import StoryVerb
from bottlecap.games.wasteland.story.others import in_order
from bottlecap.games.wasteland.story.running import Run
from bottlecap.games.wasteland.tokens import ENDORSEMENT

# What the winner of a vote draws, what those draw who are equal, and what the losers suffer.
WON_ALONE: Final[i64] = 2
WON_EQUALLY: Final[i64] = 1
OUSTED_DAMAGE: Final[i64] = 3
OUSTED_SECTORS: Final[i64] = 1


def voters(s: WastelandState, deck: i64) -> vec[i64]:
    """The survivors who stand where this deck's icon is, from the first player on."""
    out = vec[i64](capacity=4)
    for seat in in_order(s):
        if is_sector(s.where[seat]) and s.content.atlas.icons[s.where[seat]] == deck:
            out = append(out, seat)
    return out


def with_endorsements(s: WastelandState, seats: vec[i64], wanted: i64) -> vec[i64]:
    out = vec[i64](capacity=4)
    for seat in seats:
        if kept_as(s, seat, ENDORSEMENT) == wanted:
            out = append(out, seat)
    return out


class Vote(ForAll):
    """Whoever in the vault has the most endorsements draws agenda cards; whoever has the fewest is driven out.

    A single survivor there has the most, and not the fewest.
    """

    def do(self, s: WastelandState, run: Run) -> None:
        seats = voters(s, deck_of(s, run))
        if len(seats) == 0:
            return
        most = kept_as(s, seats[0], ENDORSEMENT)
        fewest = most
        for seat in seats:
            count = kept_as(s, seat, ENDORSEMENT)
            s.tell(COUNTED, seat, count)
            most, fewest = max(most, count), min(fewest, count)
        # The last pushed comes first.
        if len(seats) > 1:
            push_ousted(s, with_endorsements(s, seats, fewest))
        push_winners(s, with_endorsements(s, seats, most))


def push_winners(s: WastelandState, seats: vec[i64]) -> None:
    place = len(seats) - 1
    while place >= 0:
        s.push(DrawAgendas(seats[place], WON_ALONE if len(seats) == 1 else WON_EQUALLY))
        place -= 1


def push_ousted(s: WastelandState, seats: vec[i64]) -> None:
    place = len(seats) - 1
    while place >= 0:
        s.push(Ousted(seats[place]))
        place -= 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Ousted(Step):
    """Hurt, and driven out of the sector."""

    def __init__(self, seat: i64) -> None:
        super().__init__(OUSTED)
        self.seat = seat

    def run(self, state: State, /) -> None:
        s, seat = of(state), self.seat
        if not s.is_out(seat):
            s.push(MoveBy(seat, OUSTED_SECTORS, s.deaths[seat]))
            suffer(s, seat, OUSTED_DAMAGE, 0, ELSE)


class DropEndorsements(ForAll):
    """All endorsements leave the game."""

    def do(self, s: WastelandState, run: Run) -> None:
        for seat in in_order(s):
            for encounter in s.encounters.within(ENCOUNTER_KEPT + seat):
                if s.encounters.order[encounter] == ENDORSEMENT + 1:
                    s.encounters.move(encounter, ENCOUNTER_TRASH)
                    s.tell(TRASHED_ENCOUNTER, encounter)


OUSTED: Final[StepKind] = StepKind("ousted", Ousted, [SEAT])

COUNTED: Final[EventKind] = EventKind("endorsements-counted", [SEAT, AMOUNT])

STEPS: Final[list[StepKind]] = [OUSTED]
EVENTS: Final[list[EventKind]] = [COUNTED]

VERBS: Final[list[StoryVerb]] = [StoryVerb("vote", Vote), StoryVerb("drop endorsements", DropEndorsements)]
