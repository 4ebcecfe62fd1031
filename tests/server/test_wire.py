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
    players = game_named(game).players.stop - 1
    for number, match in enumerate(islice(walk(game, players, 7), STEPS)):
        yield from asked(match)
        if number % 50 == 0 or match.over:
            yield from (("View", dict(match.view(seat))) for seat in (0, players - 1, None))
    for seat in (*range(players), None):
        yield from (("Event", event.to_json()) for event in match.events(seat))


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
        some = found.setdefault((name, str(value.get("kind", value.get("message", "")))), set())
        if len(some) < EXAMPLES:
            some.add(msgspec.json.encode(value).decode())
    return {name: sorted(text for (of, _), some in found.items() if of == name for text in some) for name, _ in found}


def compiled(source: Path) -> str:
    """What the TypeScript compiler says against a source."""
    command, path = runpy.run_path(str(WEB.parent / "hatch_build.py"))["npm_command"]()
    compiler = str(WEB / "node_modules" / "typescript" / "bin" / "tsc")
    flags = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2023", "--module", "esnext"]
    said = subprocess.run(
        [command[0], compiler, *flags, "--moduleResolution", "bundler", "--ignoreConfig", str(source)],
        env={"PATH": path},
        capture_output=True,
        text=True,
        cwd=WEB,
    )
    return said.stdout + said.stderr


@TYPED
def test_what_matches_tell_is_of_the_types_of_their_games(tmp_path: Path) -> None:
    lines = [f'import type {{ Action, Event, PromptInfo, View }} from "{WEB.as_posix()}/src/protocol";']
    for game in ALL_GAMES:
        seen = examples(game)
        assert set(seen) == {"Action", "Event", "PromptInfo", "View"}
        for name, texts in seen.items():
            lines.append(f'export const {game}{name}: {name}<"{game}">[] = [{", ".join(texts)}];')
    source = tmp_path / "told.ts"
    source.write_text("\n".join(lines), encoding="utf-8")
    assert compiled(source) == ""


@TYPED
def test_what_no_match_tells_is_not(tmp_path: Path) -> None:
    wrong = [
        'Action<"shelter"> = { kind: "take", resource: "caps" }',
        'Action<"shelter"> = { kind: "take" }',
        'Action<"shelter"> = { kind: "bid", amount: 5 }',
        'Event<"kuhn"> = { number: 1, kind: "dealt", seat: 0, card: "ace" }',
        'Event<"kuhn"> = { number: 1, kind: "showed", seat: 0, card: null }',
        'PromptInfo<"salvage">["message"] = "prompt-turn"',
    ]
    head = f'import type {{ Action, Event, PromptInfo }} from "{WEB.as_posix()}/src/protocol";\n'
    source = tmp_path / "wrong.ts"
    source.write_text(head + "\n".join(f"export const at{number}: {line};" for number, line in enumerate(wrong)), encoding="utf-8")
    said = compiled(source)
    assert {int(line) - 2 for line in re.findall(r"wrong\.ts\((\d+),", said)} == set(range(len(wrong))), said
