"""The agenda cards, from `agendas.toml`."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.wasteland.reading.entries import Entries, Named
from bottlecap.games.wasteland.reading.phrases import Condition, condition
from bottlecap.games.wasteland.tokens import FACTION_NAMES, FORCE_NAMES, TYPE_NAMES

FILE: Final = "agendas.toml"
AGENDAS: Final = 23
# No personal agenda is worth more than three in all.
MOST_MORE: Final = 2
# A personal card activates two types, a faction's its own and one or two types.
TYPES_A_CARD: Final = 2


class Step:
    """So much influence beyond the card's own one, if the condition holds."""

    def __init__(self, influence: i64, condition: Condition) -> None:
        self.influence = influence
        self.condition = condition


class Agenda(Named):
    """What its holder wants, and whom it activates at the end of a round."""

    def __init__(self, named: Named) -> None:
        super().__init__(named.id, named.entry, named.names, named.flavours)
        # The fewest players it is used with.
        self.players: i64 = 1
        # A place in FACTION_NAMES: so much more influence as that faction is ahead by. -1: a personal one.
        self.faction: i64 = -1
        # Of a personal one, by rising influence: of those that hold the last one counts.
        self.more: list[Step] = []
        # Places in FORCE_NAMES, from left to right.
        self.activates: vec[i64] = vec[i64]()


def read_agendas(pack: Entries) -> list[Agenda]:
    agendas: list[Agenda] = []
    for entry in pack.listed(FILE, "agenda"):
        for named in pack.called("agenda", entry, {"players", "faction", "more", "activates"}):
            agenda = Agenda(named)
            agenda.players = pack.whole(entry, "players", 1, 1, 4)
            if "faction" in entry:
                agenda.faction = pack.one_of(entry["faction"], "faction", FACTION_NAMES)
            agenda.more = steps(pack, entry)
            if (agenda.faction < 0) != bool(agenda.more):
                raise pack.bad("an agenda card is a faction's, or says when it is worth more")
            read_line(pack, agenda, pack.words(entry, "activates"))
            agendas.append(agenda)
        pack.no_doubles([*agendas])
    pack.counted("agenda cards", len(agendas), AGENDAS)
    return agendas


def steps(pack: Entries, entry: Mapping[str, object]) -> list[Step]:
    out: list[Step] = []
    for row in pack.tables(entry, "more", {"influence", "if"}):
        step = Step(pack.whole(row, "influence", 0, 1, MOST_MORE), condition(pack, row, "if"))
        if not step.condition.alternatives:
            raise pack.bad("more influence needs a condition")
        if out and step.influence <= out[-1].influence:
            raise pack.bad("each step must be worth more than the one before it")
        out.append(step)
    return out


def read_line(pack: Entries, agenda: Agenda, forces: list[str]) -> None:
    """The line at the bottom of the card."""
    pack.mask(forces, "activates", FORCE_NAMES)
    own = [force for force in forces if force in FACTION_NAMES]
    types = [force for force in forces if force in TYPE_NAMES]
    if agenda.faction < 0:
        if own or len(types) != TYPES_A_CARD:
            raise pack.bad(f"a personal agenda activates {TYPES_A_CARD} types, and no faction")
    elif own != [FACTION_NAMES[agenda.faction]] or not 1 <= len(types) <= TYPES_A_CARD:
        raise pack.bad(f"a faction's agenda activates its own faction and one or {TYPES_A_CARD} types")
    for force in forces:
        agenda.activates = append(agenda.activates, FORCE_NAMES.index(force))
