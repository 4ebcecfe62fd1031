"""Whole matches as readable text, one for each way a game can end.

The text is made through the public face again and compared with the file, line by line. After a
change that is meant: `python -m tests.test_golden --write`, and read the difference.
"""

import difflib
import math
import random
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from tests.monopoly.golden.scenes import ONE_SHACK_LEFT, RUINED_BY_A_PLAYER, RUINED_BY_THE_BANK, Scene

import bottlecap

TESTS = Path(__file__).parent
CARDS = "shelter/cards"
INDENT = "    "
# Where at least so many lines tell what happened, a blank line follows.
PARAGRAPH = 3


@dataclass(frozen=True)
class Golden:
    """A playthrough: what is played, and how likely each kind of action is against the others (1, unless said).

    content: a folder of cards under tests/, so that balancing the real ones does not lead a match elsewhere.
    favoured: the same for single actions, by a part of their English text. show_every: after how many actions the
    table is shown; 0: at the start and at the end only. at_last: what every seat does after so many actions, where
    that is no listed move of the game (to agree to end it). scene: a table set up and every move, instead of random
    play. most_shown: how many of the actions that a seat may take are written out; 0: all.
    """

    game: str
    players: int
    seed: int
    ends: str
    options: Mapping[str, object] = field(default_factory=dict)
    lang: str = "en"
    weights: Mapping[str, float] = field(default_factory=dict)
    show_every: int = 6
    favoured: Mapping[str, float] = field(default_factory=dict)
    content: str = ""
    at_last: tuple[int, str] = (0, "")
    scene: Scene | None = None
    most_shown: int = 0

    def weight(self, action: bottlecap.Action) -> float:
        """How likely an action is against the others."""
        weight = self.weights.get(action.kind, 1)
        if self.favoured:
            text = action.text("en")
            weight *= math.prod(times for part, times in self.favoured.items() if part in text)
        return weight


# Throwing and buying rather than haggling and mortgaging.
MONOPOLY_WEIGHTS = {"throw": 30, "buy": 6, "offer": 0.05, "mortgage": 0.3, "lift": 0.3, "withdraw": 0.2, "pass": 3}

GOLDEN = {
    "kuhn-shown": Golden("kuhn", 2, 4, "shown", show_every=1),
    "kuhn-folded": Golden("kuhn", 2, 9, "folded", show_every=1),
    "doors-last-round": Golden("doors", 3, 44, "last-round", options={"rounds": 3}),
    "doors-last-round-ru": Golden("doors", 3, 22, "last-round", options={"rounds": 2}, lang="ru"),
    "locker-last-round": Golden("locker", 3, 3, "last-round", options={"rounds": 3}),
    "locker-filled": Golden("locker", 1, 8, "filled"),
    "locker-fell-short-ru": Golden("locker", 1, 1, "fell-short", lang="ru"),
    "salvage-collection": Golden("salvage", 2, 17, "collection"),
    "salvage-sold-out": Golden(
        "salvage", 2, 69, "sold-out", weights={"open": 40, "pass": 40, "refuse": 5, "withdraw": 0.2}, show_every=20
    ),
    "shelter-six-rooms": Golden(
        "shelter",
        2,
        38,
        "six-rooms",
        weights={"pass": 0.02, "no-trade": 3, "use": 0.3, "decline-income": 0.05},
        favoured={"elevator (level": 400},
        show_every=0,
        content=CARDS,
    ),
    "shelter-threat-deck": Golden(
        "shelter",
        2,
        51,
        "threat-deck",
        weights={"pass": 2.5, "no-trade": 5, "use": 0.2, "trade": 0.1},
        favoured={"elevator (level": 300},
        show_every=0,
        content=CARDS,
    ),
    "monopoly-last-player": Golden(
        "monopoly",
        2,
        11,
        "last-player",
        options={"cash": 100, "dealt-deeds": 4},
        weights=MONOPOLY_WEIGHTS,
        show_every=40,
        most_shown=8,
    ),
    "monopoly-turn-limit-ru": Golden(
        "monopoly", 3, 2, "turn-limit", options={"rounds": 4}, lang="ru", weights=MONOPOLY_WEIGHTS, show_every=40, most_shown=8
    ),
    "monopoly-agreement": Golden(
        "monopoly",
        4,
        3,
        "agreement",
        options={"dealt-deeds": 2},
        weights=MONOPOLY_WEIGHTS,
        at_last=(60, "agree-to-end"),
        most_shown=8,
    ),
    "monopoly-ruined-by-a-player": Golden("monopoly", 3, 1, "turn-limit", scene=RUINED_BY_A_PLAYER, show_every=0, most_shown=8),
    "monopoly-ruined-by-the-bank-ru": Golden(
        "monopoly", 3, 1, "turn-limit", scene=RUINED_BY_THE_BANK, lang="ru", show_every=0, most_shown=8
    ),
    "monopoly-shortage-auction": Golden("monopoly", 3, 1, "agreement", scene=ONE_SHACK_LEFT, show_every=0, most_shown=8),
    "shelter-round-limit-ru": Golden("shelter", 2, 5, "round-limit", options={"rounds": 3}, lang="ru", show_every=8, content=CARDS),
}


def path_of(title: str) -> Path:
    """Where it is written: in the folder of its game."""
    game, _, rest = title.partition("-")
    return TESTS / game / "golden" / f"{rest}.txt"


def playthrough(golden: Golden) -> str:
    """The match from its header to its result."""
    return "".join(f"{line}".rstrip() + "\n" for line in lines(golden))


def lines(golden: Golden) -> Iterator[str]:
    content = TESTS / golden.content if golden.content else None
    match = bottlecap.new(golden.game, players=golden.players, seed=golden.seed, options=dict(golden.options), content=content)
    if golden.scene is not None:
        match = golden.scene.begins()
    lang = golden.lang
    begun = f"seed {golden.seed}" if golden.scene is None else "from a position"
    yield f"game: {match.game.id}, {golden.players} players, {begun}"
    if golden.content:
        yield f"cards: tests/{golden.content}"
    for option in match.game.options:
        yield f"option: {option.name} = {match.header.options[option.name]}"
    yield "at the start:"
    yield from told(match, {}, lang)
    yield from views(match, lang)
    rng = random.Random(golden.seed)
    entry = 0
    happened = [""] * PARAGRAPH
    while not match.over:
        entry += 1
        if len(happened) >= PARAGRAPH:
            yield ""
        yield from questions(match, lang, golden.most_shown)
        seat = rng.choice(match.seats)
        actions = match.actions(seat)
        if golden.scene is not None:
            move = golden.scene.moves[entry - 1]
            seat, actions = move.seat, [match.game.action_named(move.kind, **move.arguments)]
        after, kind = golden.at_last
        if kind and entry > after:
            seat = entry - after - 1
            actions = [match.game.action_named(kind)]
        action = rng.choices(actions, [golden.weight(action) for action in actions])[0]
        yield f"{entry}> {'' if seat == bottlecap.CHANCE else name(match, seat, lang) + ': '}{action.text(lang)}"
        before = {audience: len(match.events(audience)) for audience in audiences(match)}
        match.play(action, seat)
        happened = list(told(match, before, lang))
        yield from happened
        if golden.show_every and entry % golden.show_every == 0 and not match.over:
            yield from views(match, lang)
    assert match.result is not None
    yield ""
    yield "at the end:"
    yield from views(match, lang)
    yield f"result: {match.result.reason}: {match.result.text(lang)}"
    for seat in range(golden.players):
        won = ", wins" if seat in match.result.winners else ""
        yield f"{INDENT}{name(match, seat, lang)}: {match.result.scores[seat]}, rank {match.result.ranks[seat]}{won}"


def audiences(match: bottlecap.Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.header.players), None]


def name(match: bottlecap.Match, seat: int | None, lang: str) -> str:
    return "spectator" if seat is None else match.game.label("seat", seat, lang)


def questions(match: bottlecap.Match, lang: str, most: int) -> Iterator[str]:
    """What everybody who can act is asked, and what they can answer."""
    for seat in (seat for seat in match.seats if seat != bottlecap.CHANCE):
        for prompt in match.prompts(seat):
            mark = "?" if prompt.blocking else "(?)"
            yield f"{name(match, seat, lang)} {mark} {prompt.text(lang)} [{prompt.rule}]"
        texts = gathered([action.text(lang) for action in match.actions(seat)])
        if most and len(texts) > most:
            texts[most:] = [f"… {len(texts) - most} more"]
        yield f"{INDENT}may: {' · '.join(texts)}"


def gathered(texts: list[str]) -> list[str]:
    """Texts that differ only in the number at their end, as one."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        found = re.fullmatch(r"(.* )(\d+)", text)
        groups.setdefault(found[1] if found else text, []).append(found[2] if found else "")
    return [start + ", ".join(numbers) for start, numbers in groups.items()]


def told(match: bottlecap.Match, before: Mapping[int | None, int], lang: str) -> Iterator[str]:
    """What happened since then: once where all know the same, else as each knows it."""
    heard = {who: [event.text(lang) for event in match.events(who)[before.get(who, 0) :]] for who in audiences(match)}
    while any(heard.values()):
        common, ahead = meeting(list(heard.values()))
        apart: dict[str, list[str]] = {}
        for (who, texts), skip in zip(heard.items(), ahead, strict=True):
            apart.setdefault(" ".join(texts[:skip]), []).append(name(match, who, lang))
            del texts[: skip + len(common)]
        for text, names in apart.items():
            if any(apart):
                yield f"{INDENT}to {', '.join(names)}: {text or '–'}"
        for text in common:
            yield f"{INDENT}{text}"


def meeting(heard: list[list[str]]) -> tuple[list[str], list[int]]:
    """The next text that all hear, and how many each hears before it; without one, all that is left."""
    for text in heard[-1]:
        if all(text in texts for texts in heard):
            return [text], [texts.index(text) for texts in heard]
    return [], [len(texts) for texts in heard]


def views(match: bottlecap.Match, lang: str) -> Iterator[str]:
    """The table as everybody sees it; who see the same stand together."""
    seen: dict[str, list[str]] = {}
    for who in audiences(match):
        seen.setdefault(match.game.render(match.view(who), lang), []).append(name(match, who, lang))
    for text, names in seen.items():
        yield f"{INDENT}| seen by {', '.join(names)}"
        for line in text.split("\n"):
            yield f"{INDENT}|   {line}"


@pytest.mark.parametrize("title", GOLDEN)
def test_the_match_goes_as_written(title: str) -> None:
    path = path_of(title)
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    again = playthrough(GOLDEN[title])
    if again != written:
        difference = difflib.unified_diff(
            written.splitlines(), again.splitlines(), str(path.relative_to(TESTS)), "played now", lineterm=""
        )
        pytest.fail("\n".join([*difference, "if this is meant: python -m tests.test_golden --write"]), pytrace=False)


@pytest.mark.parametrize("title", GOLDEN)
def test_it_ends_as_it_says(title: str) -> None:
    text = path_of(title).read_text(encoding="utf-8")
    assert f"\nresult: {GOLDEN[title].ends}: " in text


def test_there_is_one_for_each_way_a_game_can_end_and_no_other_file() -> None:
    ways = {(game.id, reason) for game in bottlecap.games() for reason in game.reasons}
    assert {(golden.game, golden.ends) for golden in GOLDEN.values()} == ways
    assert sorted(playthroughs()) == sorted(path_of(title) for title in GOLDEN)


def test_nobody_reads_of_what_only_another_knows() -> None:
    """The files show that seats know different things: each of a secret's two wordings stands there."""
    kuhn = path_of("kuhn-shown").read_text(encoding="utf-8")
    assert re.search(r"to Player 1: Player 1 is dealt the \w+\. Player 2 is dealt a card\.", kuhn)
    assert "to spectator: Player 1 is dealt a card. Player 2 is dealt a card." in kuhn


def playthroughs() -> list[Path]:
    """The files of playthroughs; one with a further part in its name (cards.en.txt) is another test's."""
    return [path for path in TESTS.glob("*/golden/*.txt") if "." not in path.stem]


def write() -> None:
    """Write every file anew, and remove those of no playthrough."""
    for title, golden in GOLDEN.items():
        path_of(title).parent.mkdir(exist_ok=True)
        path_of(title).write_text(playthrough(golden), encoding="utf-8")
    for path in playthroughs():
        if path not in [path_of(title) for title in GOLDEN]:
            path.unlink()


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.test_golden --write: write the playthroughs anew")
    write()
