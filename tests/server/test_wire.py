"""What goes over the wire is what the page's types say, and the page needs no cast to read it."""

import re
import runpy
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from tests.conftest import ALL_GAMES, walk

import bottlecap
from bottlecap.engine.registry import game as game_named

WEB = Path(__file__).parents[2] / "web"
TYPED = pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the page's tools are not installed")
# Of one kind so many examples are enough, and a match so far: it is the compiler that takes its time.
EXAMPLES = 6
STEPS = 500


def told(game: str) -> Iterator[tuple[str, dict[str, object]]]:
    """All that a random match tells, by the name of its type."""
    yield from options(game)
    players = game_named(game).players.stop - 1
    for number, match in enumerate(islice(walk(game, players, 7), STEPS)):
        yield from asked(match)
        if number % 50 == 0 or match.over:
            yield from (("View", dict(match.view(seat))) for seat in (0, players - 1, None))
    for seat in (*range(players), None):
        yield from (("Event", event.to_json()) for event in match.events(seat))


def options(game: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Every option at each end of what it can be."""
    for option in game_named(game).options:
        values: tuple[object, ...] = option.names or (option.low, option.high)
        for value in (values[0], values[-1]):
            game_named(game).option_values({option.name: value})
            yield "Options", {option.name: value}
    yield "Options", {}


def asked(match: bottlecap.Match) -> Iterator[tuple[str, dict[str, object]]]:
    for seat in match.seats:
        for prompt in match.prompts(seat):
            actions = [action.to_json() for action in prompt.actions]
            yield "PromptInfo", {**prompt.to_json(), "endless": prompt.more, "actions": actions[:1]}
            yield from (("Action", action) for action in actions)


def examples(game: str) -> dict[str, list[str]]:
    """JSON of a random match, by the name of its type; some of every kind."""
    found: dict[tuple[str, str], set[str]] = {}
    for name, value in told(game):
        sort = "".join(value) if name == "Options" else str(value.get("kind", value.get("message", "")))
        some = found.setdefault((name, sort), set())
        if len(some) < EXAMPLES:
            some.add(msgspec.json.encode(value).decode())
    return {name: sorted(text for (of, _), some in found.items() if of == name for text in some) for name, _ in found}


def compiled(*sources: Path) -> str:
    """What the TypeScript compiler says against these sources."""
    command, path = runpy.run_path(str(WEB.parent / "hatch_build.py"))["npm_command"]()
    compiler = str(WEB / "node_modules" / "typescript" / "bin" / "tsc")
    flags = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2023", "--module", "esnext"]
    said = subprocess.run(
        [command[0], compiler, *flags, "--moduleResolution", "bundler", "--ignoreConfig", *map(str, sources)],
        env={"PATH": path},
        capture_output=True,
        text=True,
        cwd=WEB,
    )
    return said.stdout + said.stderr


WRONG = [
    'Action<"shelter"> = { kind: "take", resource: "caps" }',
    'Action<"shelter"> = { kind: "take" }',
    'Action<"shelter"> = { kind: "bid", amount: 5 }',
    'Event<"kuhn"> = { number: 1, kind: "dealt", seat: 0, card: "ace" }',
    'Event<"kuhn"> = { number: 1, kind: "showed", seat: 0, card: null }',
    'PromptInfo<"salvage">["message"] = "prompt-turn"',
    'Options<"shelter"> = { first: "seat-9" }',
    'Options<"shelter"> = { cash: 1500 }',
    'Options<"monopoly"> = { cash: "1500" }',
    'CreateTable<"kuhn">["options"] = { rounds: 3 }',
]


@TYPED
def test_what_matches_tell_is_of_the_types_of_their_games_and_what_none_tells_is_not(tmp_path: Path) -> None:
    """Both in one go: it is the compiler that takes its time."""
    head = f'import type {{ Action, CreateTable, Event, Options, PromptInfo, View }} from "{WEB.as_posix()}/src/protocol";'
    lines = [head]
    for game in ALL_GAMES:
        seen = examples(game)
        assert set(seen) == {"Action", "Event", "Options", "PromptInfo", "View"}
        for name, texts in seen.items():
            lines.append(f'export const {game}{name}: {name}<"{game}">[] = [{", ".join(texts)}];')
    told, wrong = tmp_path / "told.ts", tmp_path / "wrong.ts"
    told.write_text("\n".join(lines), encoding="utf-8")
    wrong.write_text("\n".join([head, *(f"export const at{n}: {line};" for n, line in enumerate(WRONG))]), encoding="utf-8")
    said = compiled(told, wrong)
    found = re.findall(r"^(\S*?)\((\d+),", said, re.MULTILINE)
    assert {Path(file).name for file, _ in found} == {"wrong.ts"}, said
    assert {int(line) - 2 for _, line in found} == set(range(len(WRONG))), said
