"""What the balance of Wasteland is held against: lengths, ends, fairness, variety; each bound a line with what was found."""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Final, NamedTuple

from bottlecap.arena.stats import Counts, merge, middle, numbered
from bottlecap.arena.wasteland.chains import CHAINS
from bottlecap.games.wasteland.content import Content
from bottlecap.games.wasteland.tokens import ASSET_CARD, FACTION_NAMES

# The median rounds, by number of players, and how far from them; how many times shorter or longer one match in twenty is.
ROUNDS: Final[Mapping[int, int]] = {1: 18, 2: 16, 3: 14, 4: 12}
WITHIN: Final = 3
SPREAD: Final = 2.0
# Shares of matches that end by influence, and that all lose.
INFLUENCE: Final = (0.55, 0.80)
INFLUENCE_ALONE: Final = 0.45
LOST: Final = (0.05, 0.30)
# Of the matches that end by the track, those that each faction ends, in every scenario.
FACTION: Final = 0.25
# Points of a fair share: by order of play, and by survivor with four players.
ORDER: Final = 0.05
SURVIVOR: Final = 0.10
# In how many matches each asset, option of a starter and side story is met; an option that asks for something.
MET: Final = 0.05
NEEDING: Final = 0.002
# What a faction's card is worth on the mean.
CARD: Final = 4.0
# Of the matches of two that somebody wins, those that greedy wins against random.
BEATS: Final = 0.95

FACTION_CARDS: Final = ("Freedom", "Security")
EVERYBODY_LOSES: Final = ("all-lost", "all-eliminated")


# Chance alone carries a share no further from what it is, in 19 of 20 samples: so many standard errors.
NINETEEN_OF_TWENTY: Final = 1.96


class Finding(NamedTuple):
    """What was found, and between what it should be (None: no bound on that side). share: told in percent.

    sample: of how many it is a share, where so few are compared that chance alone breaks the bound now and then; 0: of enough.
    """

    what: str
    found: float
    low: float | None
    high: float | None
    share: bool = True
    sample: float = 0.0

    @property
    def is_kept(self) -> bool:
        """Whether what was found is within the bound."""
        return (self.low is None or self.found >= self.low) and (self.high is None or self.found <= self.high)

    @property
    def holds(self) -> bool:
        """Whether it is, or chance alone would carry something that is there so far out."""
        low = self.low is None or self.found >= self.low - self.noise(self.low)
        return low and (self.high is None or self.found <= self.high + self.noise(self.high))

    def noise(self, share: float) -> float:
        """How far from such a share chance carries a sample."""
        if self.sample == 0.0 or not 0.0 < share < 1.0:
            return 0.0
        return NINETEEN_OF_TWENTY * sqrt(share * (1.0 - share) / self.sample)

    @property
    def verdict(self) -> str:
        return "yes" if self.is_kept else "by chance" if self.holds else "**no**"

    @property
    def wanted(self) -> str:
        low, high = (None if side is None else self.said(side) for side in (self.low, self.high))
        if low is None:
            return f"at most {high}"
        return f"at least {low}" if high is None else f"{low} to {high}"

    def said(self, number: float) -> str:
        return f"{100 * number:.1f} %" if self.share else f"{number:.2f}".rstrip("0").rstrip(".")


class Played(NamedTuple):
    """What was counted of the matches with one number of players, over all scenarios."""

    players: int
    counts: Counts

    @property
    def matches(self) -> float:
        return self.counts["matches"]["all"]

    def share(self, *reasons: str) -> float:
        return sum(self.counts["reasons"].get(reason, 0) for reason in reasons) / self.matches

    def rounds(self, part: float) -> int:
        return middle(numbered(self.counts, "length in rounds"), part)


def all_counts(groups: Sequence[Played]) -> Counts:
    out: Counts = {}
    for group in groups:
        merge(out, group.counts)
    return out


def findings(content: Content, groups: Sequence[Played]) -> Iterator[Finding]:
    for group in groups:
        yield from lengths(group)
        yield from ends(group)
    for group in groups:
        yield from seats(group)
    whole = all_counts(groups)
    yield from factions(content, whole)
    for group in groups:
        if group.players == max(ROUNDS):
            yield from survivors(group)
    yield from cards(content, whole)


def lengths(group: Played) -> Iterator[Finding]:
    who, wanted, median = f"{group.players} players", ROUNDS[group.players], group.rounds(0.5)
    yield Finding(f"{who}: rounds of the median match", median, wanted - WITHIN, wanted + WITHIN, False)
    yield Finding(f"{who}: rounds of 5 %", group.rounds(0.05), median / SPREAD, None, False)
    yield Finding(f"{who}: rounds of 95 %", group.rounds(0.95), None, median * SPREAD, False)


def ends(group: Played) -> Iterator[Finding]:
    who = f"{group.players} players"
    if group.players == 1:
        yield Finding(f"{who}: end by influence", group.share("influence"), INFLUENCE_ALONE, None)
        return
    yield Finding(f"{who}: end by influence", group.share("influence"), *INFLUENCE)
    yield Finding(f"{who}: all lose", group.share(*EVERYBODY_LOSES), *LOST)


def seats(group: Played) -> Iterator[Finding]:
    """By order of play in round one; where all lose, nobody's share is larger."""
    if group.players == 1:
        return
    wins = group.counts.get("wins by order", {})
    fair = sum(wins.values()) / group.matches / group.players
    for place in range(group.players):
        share = wins.get(str(place), 0) / group.matches
        what = f"{group.players} players: number {place + 1} of round one wins"
        yield Finding(what, share, fair - ORDER, fair + ORDER, sample=group.matches)


def factions(content: Content, counts: Counts) -> Iterator[Finding]:
    for scenario in content.scenarios:
        ended = counts.get(f"track ended: {scenario.id}", {})
        whole = sum(ended.values())
        for name in FACTION_NAMES:
            share = ended.get(name, 0) / whole if whole else 0.0
            yield Finding(f"{scenario.id}: tracks that {name} ends, of {whole:.0f}", share, FACTION, None, sample=whole)
    held, worth = counts.get("agendas held", {}), counts.get("agendas worth", {})
    for name in FACTION_CARDS:
        mean = worth.get(name, 0) / held[name] if held.get(name) else 0.0
        yield Finding(f"{name}: worth of a card on the mean", mean, None, CARD, False)


def survivors(group: Played) -> Iterator[Finding]:
    chosen, wins = group.counts.get("survivors", {}), group.counts.get("survivors' wins", {})
    fair = sum(wins.values()) / sum(chosen.values())
    for name in sorted(chosen):
        share = wins.get(name, 0) / chosen[name]
        what = f"{group.players} players: {name} wins"
        yield Finding(what, share, fair - SURVIVOR, fair + SURVIVOR, sample=chosen[name])


def cards(content: Content, counts: Counts) -> Iterator[Finding]:
    """What is met too seldom; of the rest the least."""
    matches = counts["matches"]["all"]
    yield from rarest("asset gained", asset_names(content), counts.get("matches with assets gained", {}), matches, MET)
    free, asking = starter_options(content)
    chosen = counts.get("matches with options chosen", {})
    yield from rarest("option of a starter chosen", free, chosen, matches, MET)
    yield from rarest("option of a starter that asks for something chosen", asking, chosen, matches, NEEDING)
    yield from rarest("side story begun", list(CHAINS), counts.get("matches with side stories", {}), matches, MET)


def rarest(what: str, names: Sequence[str], met: Mapping[str, float], matches: float, least: float) -> Iterator[Finding]:
    ordered = sorted(names, key=lambda name: met.get(name, 0))
    for place, name in enumerate(ordered):
        share = met.get(name, 0) / matches
        if place == 0 or share < least:
            yield Finding(f"{what}: {name}", share, least, None)


def asset_names(content: Content) -> list[str]:
    assets = [item for item in range(len(content.item_deck)) if content.item_deck[item] == ASSET_CARD]
    return list(dict.fromkeys(content.names["item"][item]["en"] for item in assets))


def starter_options(content: Content) -> tuple[list[str], list[str]]:
    """Options of starters: those that everybody can choose, and those that ask for something."""
    free: list[str] = []
    asking: list[str] = []
    for card, name in enumerate(content.ids["encounter"]):
        if name.startswith(("ruin-", "settlement-")):
            for place in range(int(content.encounter_options[card])):
                choice = content.choices[content.encounter_first[card] + place]
                (asking if choice.has_need else free).append(f"{name}/{place + 1}")
    return free, asking
