"""Whole matches as readable text, one for each way a game can end.

The text is made through the public face again and compared with the file, line by line. After a
change that is meant: `python -m tests.test_golden --write [GAME …]`, and read the difference.
"""

import difflib
import random
import re
import sys
from collections.abc import Container, Iterator, Mapping
from pathlib import Path

import pytest
from tests.conftest import ALL_GAMES, game_named
from tests.golden import Golden
from tests.homes import TESTS, part

import bottlecap
from bottlecap.engine.lines import Line
from bottlecap.engine.lines import lines as told_lines

INDENT = "    "
# Where at least so many lines tell what happened, a blank line follows.
PARAGRAPH = 3

GOLDEN: dict[tuple[str, str], Golden] = {
    (game, name): golden for game in ALL_GAMES for name, golden in getattr(part(game, "golden"), "GOLDEN", {}).items()
}


def path_of(game: str, name: str) -> Path:
    """Where it is written: in the folder of its game."""
    return TESTS / game / "golden" / f"{name}.txt"


def playthrough(game: str, golden: Golden) -> str:
    """The match from its header to its result."""
    return "".join(f"{line}".rstrip() + "\n" for line in lines(game, golden))


def lines(game: str, golden: Golden) -> Iterator[str]:
    content = TESTS / game / golden.content if golden.content else None
    match = bottlecap.new(game, players=golden.players, seed=golden.seed, options=dict(golden.options), content=content)
    if golden.scene is not None:
        match = golden.scene.begins()
    lang = golden.lang
    begun = f"seed {golden.seed}" if golden.scene is None else "from a position"
    yield f"game: {match.game.id}, {golden.players} players, {begun}"
    if golden.content:
        yield f"cards: tests/{game}/{golden.content}"
    for option in match.game.options:
        yield f"option: {option.name} = {match.header.options[option.name]}"
    yield "at the start:"
    yield from told(match, {}, lang, golden.story)
    yield from views(match, lang, [None] if golden.story else audiences(match))
    if golden.story:
        yield from lies_open(match, lang)
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
        who = "" if seat == bottlecap.CHANCE else f"{name(match, seat, lang)}: "
        yield f"{entry}> {who}{answers(match, seat, [action], lang)[0]}"
        before = {audience: len(match.events(audience)) for audience in audiences(match)}
        match.play(action, seat)
        happened = list(told(match, before, lang, golden.story))
        yield from happened
        if golden.show_every and entry % golden.show_every == 0 and not match.over:
            yield from views(match, lang, audiences(match))
    assert match.result is not None
    assert golden.scene is None or entry == len(golden.scene.moves), "the match was over before the scene was"
    yield ""
    if not golden.story:
        yield "at the end:"
        yield from views(match, lang, audiences(match))
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
            yield f"{name(match, seat, lang)} {mark} {prompt.text(lang, match.header.options)} [{prompt.rule}]"
        texts = gathered(answers(match, seat, match.actions(seat), lang))
        if most and len(texts) > most:
            texts[most:] = [f"… {len(texts) - most} more"]
        yield f"{INDENT}may: {' · '.join(texts)}"


def answers(match: bottlecap.Match, seat: int, actions: list[bottlecap.Action], lang: str) -> list[str]:
    """What actions are called where the question is there too."""
    prompts = [] if seat == bottlecap.CHANCE else match.prompts(seat)
    asked = {action: prompt for prompt in prompts for action in prompt.actions}
    return [match.game.answer_text(asked[action], action, lang) if action in asked else action.text(lang) for action in actions]


def gathered(texts: list[str]) -> list[str]:
    """Texts that differ only in the number at their end, as one."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        found = re.fullmatch(r"(.* )(\d+)", text)
        groups.setdefault(found[1] if found else text, []).append(found[2] if found else "")
    return [start + ", ".join(numbers) for start, numbers in groups.items()]


def told(match: bottlecap.Match, before: Mapping[int | None, int], lang: str, story: bool) -> Iterator[str]:
    """What happened since then: once where all know the same, else as each knows it."""
    heard = {
        who: [text for line in told_lines(match.events(who)[before.get(who, 0) :]) for text in texts_of(match, line, lang, story)]
        for who in audiences(match)
    }
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


def texts_of(match: bottlecap.Match, line: Line, lang: str, story: bool) -> list[str]:
    """A line of the log, and what is read with it."""
    read = [text for event in line.events for text in match.game.reads(event, lang)] if story else []
    return [line.text(lang, match.header.options), *(f"{INDENT}{text}" for text in read)]


def lies_open(match: bottlecap.Match, lang: str) -> Iterator[str]:
    """What everybody can read before the first move, with its title."""
    for domain, id in sorted(match.readable(None)):
        number = match.game.domains[domain].index(id)
        if read := match.game.reading(domain, number, lang):
            yield f"{INDENT}{match.game.label(domain, number, lang)}"
            yield from (f"{INDENT}{INDENT}{text}" for text in read)


def meeting(heard: list[list[str]]) -> tuple[list[str], list[int]]:
    """The next text that all hear, and how many each hears before it; without one, all that is left."""
    for text in heard[-1]:
        if all(text in texts for texts in heard):
            return [text], [texts.index(text) for texts in heard]
    return [], [len(texts) for texts in heard]


def views(match: bottlecap.Match, lang: str, readers: list[int | None]) -> Iterator[str]:
    """The table as each of them sees it; who see the same stand together."""
    seen: dict[str, list[str]] = {}
    for who in readers:
        seen.setdefault(match.game.render(match.view(who), lang), []).append(name(match, who, lang))
    for text, names in seen.items():
        yield f"{INDENT}| seen by {', '.join(names)}"
        for line in text.split("\n"):
            yield f"{INDENT}|   {line}"


@pytest.mark.parametrize(("game", "name"), GOLDEN)
def test_the_match_goes_as_written(game: str, name: str) -> None:
    path = path_of(game, name)
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    again = playthrough(game, GOLDEN[game, name])
    if again != written:
        difference = difflib.unified_diff(
            written.splitlines(), again.splitlines(), str(path.relative_to(TESTS)), "played now", lineterm=""
        )
        pytest.fail("\n".join([*difference, "if this is meant: python -m tests.test_golden --write"]), pytrace=False)


@pytest.mark.parametrize(("game", "name"), GOLDEN)
def test_it_ends_as_it_says(game: str, name: str) -> None:
    text = path_of(game, name).read_text(encoding="utf-8")
    assert f"\nresult: {GOLDEN[game, name].ends}: " in text


@pytest.mark.parametrize("game", ALL_GAMES)
def test_there_is_one_for_each_way_a_game_can_end(game: str) -> None:
    assert {golden.ends for (of, _), golden in GOLDEN.items() if of == game} == set(game_named(game).reasons)


def test_there_is_no_other_file() -> None:
    assert sorted(playthroughs()) == sorted(path_of(*title) for title in GOLDEN)


def test_nobody_reads_of_what_only_another_knows() -> None:
    """The files show that seats know different things: each of a secret's two wordings stands there."""
    kuhn = path_of("kuhn", "shown").read_text(encoding="utf-8")
    assert re.search(r"to Player 1: Player 1 is dealt the \w+\. Player 2 is dealt a card\.", kuhn)
    assert "to spectator: Player 1 is dealt a card. Player 2 is dealt a card." in kuhn


def playthroughs() -> list[Path]:
    """The files of playthroughs; one with a further part in its name (cards.en.txt) is another test's."""
    return [path for path in TESTS.glob("*/golden/*.txt") if "." not in path.stem]


def write(games: Container[str]) -> None:
    """Write every file of these games anew, and remove those of no playthrough."""
    for (game, name), golden in GOLDEN.items():
        if game not in games:
            continue
        path_of(game, name).parent.mkdir(exist_ok=True)
        path_of(game, name).write_text(playthrough(game, golden), encoding="utf-8")
    for path in playthroughs():
        if path not in [path_of(*title) for title in GOLDEN]:
            path.unlink()


if __name__ == "__main__":
    if sys.argv[1:2] != ["--write"]:
        sys.exit("python -m tests.test_golden --write [GAME …]: write the playthroughs anew")
    write(sys.argv[2:] or ALL_GAMES)
