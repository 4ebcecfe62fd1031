"""What random play meets of the story: cards, goals and rows, counted over many matches, by what everybody was told.

python -m tests.wasteland.census --matches 20000 --jobs 2
"""

import argparse
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import cast

import bottlecap
from bottlecap import Action
from bottlecap.engine import registry
from bottlecap.games.wasteland.game import Wasteland
from bottlecap.games.wasteland.story.base import NO_ROW, OUTCOMES
from bottlecap.games.wasteland.story.telling import outcome_text

# Random play that is curious: whatever belongs to the story is taken rather than left, and ways are new rather than known.
# Where all answers weigh the same, a match meets two cards; nothing is ever impossible here, or certain.
WEIGHTS = {
    "quest": 60.0,
    "encounter": 40.0,
    "explore": 4.0,
    "move": 2.0,
    "use-perk": 0.5,
    "camp": 0.3,
    "equip": 0.3,
    "use": 0.3,
    "use-trait": 0.3,
    "offer": 0.1,
    "drop": 0.1,
    "unequip": 0.02,
    "end-turn": 0.02,
}
SCENARIOS = ("commonwealth", "capital", "far-harbor", "pitt")
# The joke is in no deck.
NEVER = "e-100"


def bundled() -> Wasteland:
    return cast(Wasteland, registry.game("wasteland"))


class Curious:
    """Answers at random, by weights; of ways that of a place one has seldom been to."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(f"census {seed}")
        self.been: Counter[tuple[int, str]] = Counter()

    def answer(self, seat: int, actions: Sequence[Action]) -> Action:
        told = [action.to_json() for action in actions]
        (picked,) = self.rng.choices(range(len(actions)), [self.weight(seat, one) for one in told])
        if told[picked]["kind"] == "move":
            self.been[seat, str(told[picked]["sector"])] += 1
        return actions[picked]

    def weight(self, seat: int, told: Mapping[str, object]) -> float:
        weight = WEIGHTS.get(str(told["kind"]), 1.0)
        return weight / (1 + self.been[seat, str(told["sector"])]) ** 2 if told["kind"] == "move" else weight


def met_in(seed: int) -> Counter[str]:
    """One random match: each thing that was met in it, once."""
    game = bundled()
    rows = set(game.domains["row"])
    curious = Curious(seed)
    options: dict[str, object] = {"scenario": SCENARIOS[seed % 4]}
    match = bottlecap.new(game, players=1 + seed // 4 % 4, seed=seed, options=options, chance="fast")
    while not match.over:
        seat = match.seat
        assert seat is not None
        match.play(curious.answer(seat, match.actions(seat)), seat)
    out: set[str] = set()
    staged: set[str] = set()
    for event in match.events(None):
        told = event.to_json()
        if event.kind == "quest-staged":
            staged.add(str(told["quest"]))
            out |= {str(told["quest"])} | {f"{told['quest']}-setup"} & rows
        elif event.kind in ("quest-trashed", "quest-kept"):
            staged.discard(str(told["quest"]))
        elif event.kind == "encountered":
            out |= {str(told["encounter"])} | {f"{told['encounter']}-intro"} & rows
        elif event.kind == "round-begins":
            out |= {f"{quest}-round" for quest in staged} & rows
        elif "outcome" in told:
            out.add(str(told["outcome"]))
    return Counter(out)


def met_in_all(seeds: range) -> Counter[str]:
    out: Counter[str] = Counter()
    for seed in seeds:
        out += met_in(seed)
    return out


def census(matches: int, jobs: int) -> Counter[str]:
    out: Counter[str] = Counter()
    step = 50
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(met_in_all, [range(first, min(first + step, matches)) for first in range(0, matches, step)]):
            out += found
    return out


def everything() -> list[str]:
    """All that there is to be met: cards, their own rows, and each way that a choice can end."""
    game = bundled()
    content = game.cards
    out: list[str] = []
    for quest, id in enumerate(game.domains["quest"]):
        out.append(id)
        out += [f"{id}-setup"] if content.quest_setup[quest] != NO_ROW else []
        out += [f"{id}-round"] if content.quest_round[quest] != NO_ROW else []
    for encounter, id in enumerate(game.domains["encounter"]):
        if id != NEVER:
            out.append(id)
            out += [f"{id}-intro"] if content.encounter_intro[encounter] != NO_ROW else []
    for number, id in enumerate(content.choice_ids):
        if not id.startswith(NEVER):
            out.append(f"{id}-ok")
            # What can fail has a text for it, whether or not anything else comes of that.
            out += [f"{id}-fail"] if outcome_text(content, number * int(OUTCOMES) + 1, "en") else []
    return out


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    found = census(args.matches, args.jobs)
    missing = [thing for thing in everything() if not found[thing]]
    rare = [f"{thing} ({found[thing]})" for thing in everything() if 0 < found[thing] < 5]
    print(f"{len(everything()) - len(missing)} of {len(everything())} met in {args.matches} matches")
    print("never:", *missing)
    print("seldom:", *rare)


if __name__ == "__main__":
    main()
