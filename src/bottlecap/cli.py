"""The command line: play, serve, simulate, balance, bench, replay, show, chronicle, verify, rules, games, mcp.

Whatever is wrong with what was typed or with a file is one line on the error stream and exit code 2.
"""

import argparse
import importlib
import io
import json
import os
import random
import secrets
import sys
from pathlib import Path
from types import ModuleType

import bottlecap
from bottlecap import chronicle
from bottlecap.bots import CompiledBot, make
from bottlecap.engine import registry
from bottlecap.engine.header import SEED_BYTES
from bottlecap.engine.kinds import Option
from bottlecap.engine.messages import LANGUAGES
from bottlecap.extras import MissingExtra
from bottlecap.terminal import Terminal, all_rules, ending, find_rule

FINE = 0
BAD_RECORD = 1
BAD_INPUT = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

BOT_SEED_BITS = 63

# Commands of the arena, imported only when they are asked for.
ARENA = {
    "simulate": "play many matches of bots and report on them",
    "balance": "hold a game's matches against the bounds of its balance",
    "bench": "measure how fast matches are played",
}

SWITCH = {"on": 1, "yes": 1, "true": 1, "off": 0, "no": 0, "false": 0}


def main(argv: list[str] | None = None) -> int:
    """Run a command; the exit code."""
    words = sys.argv[1:] if argv is None else argv
    never_fail_on_letters()
    try:
        code = run(words)
        flush()
    except bottlecap.Error as fault:
        code = complain(str(fault))
    except UnicodeDecodeError as fault:
        code = complain(f"not a text in UTF-8: byte {fault.start} cannot be read")
    except BrokenPipeError:
        code = PIPE_CLOSED
    except OSError as fault:
        code = complain(str(fault) if fault.filename is None else f"{fault.filename}: {fault.strerror}")
    except KeyboardInterrupt:
        code = INTERRUPTED
    drop_unwritten()
    return code


def run(words: list[str]) -> int:
    try:
        args = parser(words[0] if words else "").parse_args(words)
    except SystemExit as stop:
        return int(stop.code or FINE)
    return int(args.handler(args))


def complain(text: str) -> int:
    print(f"bottlecap: {text}", file=sys.stderr)
    return BAD_INPUT


def never_fail_on_letters() -> None:
    """A terminal that lacks a letter shows a question mark instead of an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def drop_unwritten() -> None:
    """What cannot be written any more (a closed pipe, a full disk) must not fail again at the exit."""
    try:
        flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# --- what can be typed --------------------------------------------------------------------------------


def parser(command: str) -> argparse.ArgumentParser:
    """The parser; `command` is the one typed, since the arena's commands are known only by importing them."""
    top = argparse.ArgumentParser(prog="bottlecap", description="Tabletop games on one rules engine.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"bottlecap {bottlecap.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_play(commands.add_parser("play", help="play in the browser, or in the terminal", allow_abbrev=False))
    add_serve(commands.add_parser("serve", help="a server for many tables", allow_abbrev=False), command)
    for name, summary in ARENA.items():
        add_arena(commands.add_parser(name, help=summary, allow_abbrev=False), name, command)
    add_replay(commands.add_parser("replay", help="tell a recorded match", allow_abbrev=False))
    add_show(commands.add_parser("show", help="show one point of a recorded match", allow_abbrev=False))
    add_chronicle(commands.add_parser("chronicle", help="tell a recorded match as a story", allow_abbrev=False))
    add_verify(commands.add_parser("verify", help="check records", allow_abbrev=False))
    add_rules(commands.add_parser("rules", help="the rules of a game", allow_abbrev=False))
    commands.add_parser("mcp", help="let a language model play (Model Context Protocol)", allow_abbrev=False).set_defaults(
        handler=mcp
    )
    listing = commands.add_parser("games", help="the games there are", allow_abbrev=False)
    add_lang(listing)
    listing.set_defaults(handler=list_games)
    return top


def add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="its id; the first one there is, if none is named")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal; all the rest is for that")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats; the fewest, if not said")
    seats = parser.add_mutually_exclusive_group()
    seats.add_argument("--seat", type=int, nargs="+", action="extend", metavar="S", help="the seats of people, from 0 (default: 0)")
    seats.add_argument("--seats", action="store_true", help="people play every seat")
    parser.add_argument("--bots", metavar="LEVEL", help="who plays the other seats: a level, or module:Class")
    parser.add_argument("--seed", metavar="X", help="a whole number, or 32 hexadecimal digits as in a record")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the match to this file, finished or not")
    add_content(parser)
    add_lang(parser)
    parser.set_defaults(handler=play)


def add_serve(parser: argparse.ArgumentParser, command: str) -> None:
    if command == "serve":
        of_server("run").add_serve(parser)


def of_server(name: str, lang: str = LANGUAGES[0]) -> ModuleType:
    """A module of the server. Its packages are heavy: they are imported only for it, and not everybody has them."""
    try:
        return importlib.import_module(f"bottlecap.server.{name}")
    except MissingExtra as fault:
        raise bottlecap.Error(fault.text(lang)) from None


def add_arena(parser: argparse.ArgumentParser, name: str, command: str) -> None:
    if name == command:
        module = importlib.import_module(f"bottlecap.arena.{name}")
        module.add_arguments(parser)
        parser.set_defaults(handler=module.run)


def add_replay(parser: argparse.ArgumentParser) -> None:
    add_record(parser)
    add_seat(parser)
    add_lang(parser)
    parser.set_defaults(handler=tell_record)


def add_show(parser: argparse.ArgumentParser) -> None:
    add_record(parser)
    add_seat(parser)
    add_lang(parser)
    parser.add_argument("--json", action="store_true", help="the whole position, as bottlecap.new(position=…) takes it")
    parser.set_defaults(handler=show)


def add_chronicle(parser: argparse.ArgumentParser) -> None:
    add_record(parser)
    add_seat(parser)
    add_lang(parser)
    parser.add_argument("--html", action="store_true", help="as a page of its own")
    parser.set_defaults(handler=tell_story)


def add_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="*", metavar="FILE")
    parser.add_argument("--database", metavar="URL", help="check every match of a server's database")
    add_content(parser)
    parser.set_defaults(handler=verify, usage=parser)


def add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("rule", nargs="?", metavar="ID", help="one rule, with or without its game: GAME/RULE, RULE")
    add_content(parser)
    add_lang(parser)
    parser.set_defaults(handler=rules)


def add_record(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--upto", type=int, metavar="N", help="only the first N entries")
    add_content(parser)


def add_seat(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seat", default="all", metavar="S", help="as this seat knows it, from 0 (default: all of it)")


def add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--content", metavar="DIR", help="a folder of content to play with instead of the bundled one")


def add_lang(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])


# --- play -----------------------------------------------------------------------------------------------


def play(args: argparse.Namespace) -> int:
    return play_in_terminal(args) if args.terminal else play_in_browser(args)


def play_in_browser(args: argparse.Namespace) -> int:
    """Everything else is chosen on the page."""
    for name in ("players", "seat", "seats", "bots", "seed", "option", "record", "content"):
        if getattr(args, name):
            raise bottlecap.BadOption(f"--{name} is for playing in the terminal (--terminal); on the page you choose it there")
    if args.game is not None:
        registry.game(args.game)
    return int(of_server("run", args.lang).play_in_browser(args.game))


def play_in_terminal(args: argparse.Namespace) -> int:
    game = registry.game(args.game or next(iter(registry.modules())), args.content)
    options = dict(option_pair(game, text) for text in args.option)
    match = bottlecap.new(game, args.players, seed_typed(args.seed), options)
    bots = make_bots(args, match.players)
    if args.record is not None:
        # A file that cannot be written is said before the match, not after it.
        args.record.open("a").close()
    try:
        Terminal(match, bots, args.lang, sys.stdin or io.StringIO(), sys.stdout or io.StringIO()).run()
    finally:
        if args.record is not None:
            args.record.write_bytes(whole_record(match).text.encode())
    return FINE


def whole_record(match: bottlecap.Match) -> bottlecap.Record:
    """The record of what was played to its end: an interrupt may have left the match in the middle of a move."""
    record = match.record()
    return bottlecap.replay(record, len(record.entries)).record()


def option_pair(game: bottlecap.Game, text: str) -> tuple[str, object]:
    """NAME=VALUE, the value as the option is declared: a name, or a number (also on and off)."""
    name, equals, value = text.partition("=")
    if not equals:
        raise bottlecap.BadOption(f"an option is given as NAME=VALUE, not {text!r}")
    option = game.option_named(name)
    return name, value if option is None or option.names else number_option(option, value)


def number_option(option: Option, value: str) -> object:
    if value.lower() in SWITCH and (option.low, option.high) == (0, 1):
        return SWITCH[value.lower()]
    return number_or_text(value)


def number_or_text(text: str) -> int | str:
    try:
        return int(text)
    except ValueError:
        return text


def seed_typed(text: str | None) -> int | str | None:
    """As Python gives seeds: a whole number, or the hexadecimal digits of a record."""
    return text if text is None or len(text) == 2 * SEED_BYTES else number_or_text(text)


def make_bots(args: argparse.Namespace, players: int) -> dict[int, CompiledBot]:
    """A bot for each seat that no person plays; with a seed given, the bots' luck is repeated too."""
    people = set(range(players)) if args.seats else set(args.seat or [0])
    for seat in people:
        check_seat(seat, players)
    return {seat: make(args.bots or "random", bot_seed(args.seed, seat)) for seat in range(players) if seat not in people}


def bot_seed(seed: str | None, seat: int) -> int:
    return secrets.randbits(BOT_SEED_BITS) if seed is None else random.Random(f"{seed} {seat}").getrandbits(BOT_SEED_BITS)


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise bottlecap.BadOption(f"seats are counted from 0 to {players - 1}: there is no seat {seat}")


# --- records ----------------------------------------------------------------------------------------------


def read_record(name: str, content: str | None) -> bottlecap.Record:
    """The record in a file; its content, where a folder is named, is loaded so that the replay finds it."""
    try:
        record = bottlecap.Record.from_text(Path(name).read_bytes().decode())
    except UnicodeDecodeError as fault:
        raise bottlecap.BadRecord(f"{name}: not a text in UTF-8: byte {fault.start} cannot be read") from None
    except bottlecap.BadRecord as fault:
        raise bottlecap.BadRecord(f"{name}: {fault}", fault.entry) from None
    if content is not None:
        registry.game(str(record.header.get("game")), content)
    return record


def replay_file(args: argparse.Namespace) -> bottlecap.Match:
    record = read_record(args.file, args.content)
    try:
        return bottlecap.replay(record, args.upto)
    except bottlecap.Error as fault:
        raise bottlecap.Error(f"{args.file}: {fault}") from None


def seat_typed(text: str, players: int) -> int:
    """The seat whose eyes are meant; CHANCE sees all."""
    if text == "all":
        return bottlecap.CHANCE
    seat = number_or_text(text)
    if not isinstance(seat, int):
        raise bottlecap.BadOption(f"a seat is a number or all, not {text!r}")
    check_seat(seat, players)
    return seat


def rendered(match: bottlecap.Match, seat: int, lang: str) -> str:
    """The board as a seat sees it, or as a spectator would who knows everything."""
    return match.game.render(match.view(seat), lang)


def tell_record(args: argparse.Namespace) -> int:
    match = replay_file(args)
    seat = seat_typed(args.seat, match.players)
    for event in match.events(seat):
        print(event.text(args.lang))
    print()
    print_point(match, seat, args.lang)
    return FINE


def tell_story(args: argparse.Namespace) -> int:
    match = replay_file(args)
    told = chronicle.passages(match, seat_typed(args.seat, match.players), args.lang)
    if not told:
        raise bottlecap.Error(f"{args.file}: {match.game.id} tells no story (bottlecap replay tells what happened)")
    print(chronicle.as_html(told, args.lang) if args.html else chronicle.as_text(told), end="")
    return FINE


def show(args: argparse.Namespace) -> int:
    match = replay_file(args)
    seat = seat_typed(args.seat, match.players)
    if args.json:
        print(json.dumps(match.position(), ensure_ascii=False, indent=2))
    else:
        print_point(match, seat, args.lang)
    return FINE


def print_point(match: bottlecap.Match, seat: int, lang: str) -> None:
    print(rendered(match, seat, lang), "", *ending(match, lang), sep="\n")


def verify(args: argparse.Namespace) -> int:
    """Every file is checked, whatever the others are; a file that cannot be opened is worse than a bad record."""
    if not args.files and args.database is None:
        args.usage.print_usage(sys.stderr)
        return complain("a FILE or --database is wanted")
    code = FINE if args.database is None else int(of_server("replays.verify").run(args.database))
    for name in args.files:
        try:
            record = read_record(name, args.content)
            bottlecap.replay(record)
        except bottlecap.OtherRules as fault:
            # Its hash chain was checked when it was read.
            print(f"{name}: played under rules version {fault.version}: not replayed; its hash chain is whole")
        except bottlecap.Error as fault:
            text = str(fault)
            print(text if text.startswith(f"{name}: ") else f"{name}: {text}")
            code = max(code, BAD_RECORD)
        except OSError as fault:
            code = complain(f"{name}: {fault.strerror}")
        else:
            print(f"{name}: ok, {len(record.entries)} entries")
    return code


# --- a language model at the table ---------------------------------------------------------------------------


def mcp(_args: argparse.Namespace) -> int:
    from bottlecap.mcp import serve

    try:
        return serve()
    except MissingExtra as fault:
        raise bottlecap.Error(str(fault)) from None


# --- rules and games ----------------------------------------------------------------------------------------


def rules(args: argparse.Namespace) -> int:
    game = registry.game(args.game, args.content)
    for rule in all_rules(game) if args.rule is None else [one_rule(game, args.rule)]:
        print(f"{rule.rule}: {rule.text(args.lang)}")
    return FINE


def one_rule(game: bottlecap.Game, name: str) -> bottlecap.Refusal:
    rule = find_rule(game, name)
    if rule is None:
        raise bottlecap.Error(f"{game.id} has no rule {name!r} (all of them: bottlecap rules {game.id})")
    return rule


def list_games(args: argparse.Namespace) -> int:
    for game in registry.games():
        lowest, highest = game.players.start, game.players.stop - 1
        players = str(lowest) if lowest == highest else f"{lowest}-{highest}"
        options = " ".join(f"{option.name}={default_of(option)}" for option in game.options)
        print("\t".join([game.id, game.text("game-name", {}, args.lang), players, options]).rstrip())
    return FINE


def default_of(option: Option) -> str:
    return option.names[option.default] if option.names else str(option.default)
