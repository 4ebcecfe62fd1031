"""Records: a match as text, one JSON object a line, with a hash chain.

The first line is the header, the last one the end; between them stands an entry a line. Each line
carries the chain up to it, made of its own bytes and of the line before, and each entry a
fingerprint of the state it led to. So an altered line is named, and so is the first entry after
which today's rules lead somewhere else.
"""

import json
from hashlib import blake2b
from typing import Final

from bottlecap.engine.base import CHANCE
from bottlecap.engine.errors import BadAction, BadOption, BadPosition, BadRecord, Error, OtherRules
from bottlecap.engine.game import Game
from bottlecap.engine.header import NO_PAST, SEED_BYTES, Header
from bottlecap.engine.log import ACTION, STRIDE, TABLE, UNDO
from bottlecap.engine.match import Match, begun
from bottlecap.engine.position import position_of, state_from
from bottlecap.engine.public import RECORD, shown
from bottlecap.engine.registry import version_of, with_content
from bottlecap.engine.undo import standing
from bottlecap.engine.values import Action

FORMAT: Final = 2
# Read, and checked but for the states: these were written otherwise then, so their fingerprints were others.
OLD_FORMAT: Final = 1
CHAIN_BYTES: Final = 16
PRINT_SIZE: Final = 12
# What fingerprints begin with since states are written as they are now.
PRINT: Final = "2:"
# Beyond it a number of a record is none that a match could have.
LARGEST: Final = 2**53


class Record:
    """`header`, `entries` and `end` as JSON objects; `text` is what is stored, `from_text` reads it, checked."""

    def __init__(self, header: dict[str, object], entries: list[dict[str, object]], end: dict[str, object]) -> None:
        self.header = header
        self.entries = entries
        self.end = end

    @property
    def text(self) -> str:
        """The record as it is stored: a line of JSON for the header, for each entry and for the end."""
        return "".join(canonical(line) + "\n" for line in (self.header, *self.entries, self.end))

    @staticmethod
    def from_text(text: str) -> "Record":
        """The record in a text; what was altered or cut off is refused."""
        return read(text)

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.header, self.entries, self.end)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and other.text == self.text

    def __hash__(self) -> int:
        return hash(str(self.end.get("chain")))

    def __dir__(self) -> list[str]:
        return shown(RECORD)

    def __repr__(self) -> str:
        game, players = self.header.get("game"), self.header.get("players")
        over = "over" if self.end.get("over") else "not over"
        return f"<Record of {game}: {players} players, {len(self.entries)} entries, {over}>"


def canonical(line: dict[str, object]) -> str:
    return json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def linked(chain: str, line: dict[str, object]) -> dict[str, object]:
    """The line with its link of the chain."""
    digest = blake2b((chain + canonical(line)).encode("utf-8", "surrogatepass"), digest_size=CHAIN_BYTES).hexdigest()
    return {**line, "chain": digest}


def record_of(match: Match) -> Record:
    """Replay the match beside itself, to enter the state after each entry."""
    header = match.header
    game = header.game
    if header.sample:
        raise Error(NO_PAST)
    first: dict[str, object] = {
        "bottlecap": FORMAT,
        "game": game.id,
        "version": game.version,
        "content": game.content,
        "players": header.players,
        "options": header.options,
        "seed": header.seed.hex(),
        "chance": header.chance,
    }
    if header.start is not None:
        first["position"] = position_of(game, header.start)
    first = linked("", first)
    chain = str(first["chain"])
    twin = begun(header)
    entries: list[dict[str, object]] = []
    rows = match.entries.flat()
    for number in range(len(rows) // STRIDE):
        row = [int(value) for value in rows[number * STRIDE : number * STRIDE + STRIDE]]
        entry = entry_json(match, number, row)
        follow(twin, entry, number)
        entry["state"] = print_of(twin)
        entry = linked(chain, entry)
        chain = str(entry["chain"])
        entries.append(entry)
    end = linked(chain, {"end": len(entries), "over": match.over, "state": match.hash})
    return Record(first, entries, end)


def print_of(match: Match) -> str:
    """A few characters that tell whether a state is the one that an entry led to."""
    return PRINT + match.hash[:PRINT_SIZE]


def led_elsewhere(match: Match, mark: str) -> bool:
    """Whether an entry once led to another state. Of marks made before states were written as now, nothing is known."""
    return mark.startswith(PRINT) and mark != print_of(match)


def entry_json(match: Match, number: int, row: list[int]) -> dict[str, object]:
    if row[0] == UNDO:
        return {"n": number, "undo": row[2], "seat": row[1], "consent": row[4] == 1}
    if row[0] == TABLE:
        return {"n": number, "table": match.notes[row[2]]}
    assert row[0] == ACTION
    return {"n": number, "seat": row[1], "decision": row[3], "action": Action(match.game, row[2]).to_json()}


# --- reading --------------------------------------------------------------------------------------------


def read(text: str) -> Record:
    """The record in a text; what is cut off or altered is refused with its line."""
    lines = text.split("\n")
    if lines[-1] != "":
        raise BadRecord(f"line {len(lines)}: the record is cut off in the middle of a line")
    lines.pop()
    if not lines:
        raise BadRecord("line 1: the record is empty")
    objects: list[dict[str, object]] = []
    chain = ""
    for number, line in enumerate(lines):
        data = line_object(number, line)
        bare = {key: value for key, value in data.items() if key != "chain"}
        if canonical(linked(chain, bare)) != line:
            raise BadRecord(f"{placed(number)} was altered: its hash does not fit", number - 1 if number else None)
        chain = str(data["chain"])
        objects.append(data)
    if len(objects) < 2 or "end" not in objects[-1]:
        raise BadRecord(f"the record is cut off after line {len(objects)}: its end is missing", len(objects) - 2)
    return Record(objects[0], objects[1:-1], objects[-1])


def placed(number: int) -> str:
    return "line 1 (the header)" if number == 0 else f"line {number + 1} (entry {number - 1})"


def line_object(number: int, line: str) -> dict[str, object]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BadRecord(f"{placed(number)} was altered: it is no JSON any more", number - 1 if number else None) from None
    if not isinstance(data, dict):
        raise BadRecord(f"{placed(number)} was altered: it is no object", number - 1 if number else None)
    return data


def replayed(record: Record, upto: int | None = None) -> Match:
    """The match after its first `upto` entries (all of them), every one checked against the rules."""
    try:
        match = begun(header_from(record.header))
    except (BadOption, BadPosition) as fault:
        raise BadRecord(f"the header: {fault}") from None
    wanted = len(record.entries) if upto is None else upto
    if not 0 <= wanted <= len(record.entries):
        raise BadRecord(f"the record has {len(record.entries)} entries, not {wanted}")
    for number, entry in enumerate(record.entries[:wanted]):
        follow(match, entry, number)
        check_state(record, entry, match, number)
    if upto is None:
        check_end(record, match)
    return match


def check_state(record: Record, entry: dict[str, object], match: Match, number: int) -> None:
    """See that an entry led where it leads now."""
    if record.header.get("bottlecap") != OLD_FORMAT and entry.get("state") != print_of(match):
        raise BadRecord(f"entry {number}: today's rules lead to another state after it", number)


def check_end(record: Record, match: Match) -> None:
    """See that the last line says of the match what is so."""
    if record.end.get("end") != len(record.entries):
        raise BadRecord(f"the end: it speaks of {record.end.get('end')} entries, and there are {len(record.entries)}")
    if record.end.get("over") != match.over:
        raise BadRecord(f"the end: it says the match is {'' if record.end.get('over') else 'not '}over")
    if record.header.get("bottlecap") != OLD_FORMAT and record.end.get("state") != match.hash:
        raise BadRecord("the end: today's rules lead to another state")


def header_from(data: dict[str, object]) -> Header:
    try:
        if data["bottlecap"] not in (OLD_FORMAT, FORMAT):
            raise BadRecord(f"the header: format {data['bottlecap']} is not known, only {OLD_FORMAT} and {FORMAT}")
        check_rules(str(data["game"]), data["version"])
        game = with_content(str(data["game"]), str(data["content"]))
        players, given = data["players"], data["options"]
        if not isinstance(players, int) or not isinstance(given, dict):
            raise BadRecord("the header: players or options are no such thing")
        game.check_players(players)
        options = game.option_values(named_options(game, given))
        seed = bytes.fromhex(str(data["seed"]))
        start = state_from(game, options, data["position"]) if "position" in data else None
        if len(seed) != SEED_BYTES:
            raise BadRecord(f"the header: a seed has {SEED_BYTES} bytes, not {len(seed)}")
        return Header(game, players, options, seed, str(data["chance"]), start)
    except (KeyError, ValueError) as fault:
        raise BadRecord(f"the header: {fault} is missing or no such thing") from None
    except (BadOption, BadPosition) as fault:
        raise BadRecord(f"the header: {fault}") from None


def check_rules(game: str, version: object) -> None:
    """Refuse what was played under other rules, before its content is looked for: that may be of other rules too."""
    if not isinstance(version, int) or isinstance(version, bool):
        raise BadRecord(f"the header: a rules version is a whole number, not {version!r}")
    today = version_of(game)
    if version != today:
        raise OtherRules(
            f"the header: this match was played under version {version} of the rules of {game}, and these are version {today}: "
            "it cannot be replayed here",
            version,
        )


def named_options(game: Game, numbers: dict[str, object]) -> dict[str, object]:
    """Options as a record has them (numbers) in the form in which they are chosen (names)."""
    out: dict[str, object] = dict(numbers)
    for option in [*game.options, *game.picks()]:
        number = out.get(option.name)
        if option.names and isinstance(number, int) and 0 <= number < len(option.names):
            out[option.name] = option.names[number]
    return out


def follow(match: Match, entry: dict[str, object], number: int) -> None:
    """Do what an entry says, if the rules allow it."""
    if entry.get("n") != number:
        raise BadRecord(f"entry {number}: it is numbered {entry.get('n')!r}", number)
    try:
        if "table" in entry:
            match.note(str(entry["table"]))
        elif "undo" in entry:
            follow_undo(match, entry, number)
        else:
            seat = whole(entry, "seat", number)
            action = match.game.action_from_json(entry.get("action"))
            id = match.public_id_of(whole(entry, "decision", number))
            if seat == CHANCE and not match.asking:
                raise BadRecord(f"entry {number}: chance is not asked in this match", number)
            match.play(action, seat, id)
    except BadRecord:
        raise
    except (BadAction, Error) as fault:
        raise BadRecord(f"entry {number}: {fault}", number) from None


def follow_undo(match: Match, entry: dict[str, object], number: int) -> None:
    consent = entry.get("consent")
    if not isinstance(consent, bool):
        raise BadRecord(f"entry {number}: consent must be true or false, not {consent!r}", number)
    before = len(standing(match))
    match.undo(whole(entry, "seat", number), consent)
    back = before - len(standing(match))
    if back != whole(entry, "undo", number):
        raise BadRecord(f"entry {number}: {back} moves are taken back, not {entry['undo']}", number)


def whole(entry: dict[str, object], name: str, number: int) -> int:
    value = entry.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not -LARGEST <= value <= LARGEST:
        raise BadRecord(f"entry {number}: {name} must be a whole number, not {repr(value)[:40]}", number)
    return value
