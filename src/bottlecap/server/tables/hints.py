"""Hints: what a bot would do in a person's place, and why, where the table allows it."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from msgspec import Struct

from bottlecap.bots.advice import advise
from bottlecap.bots.greedy import GreedyBot
from bottlecap.bots.homes import home_of
from bottlecap.engine import registry
from bottlecap.engine.perspective import Perspective
from bottlecap.server.errors import Denied
from bottlecap.server.operations.processes import NoAnswer
from bottlecap.server.operations.server_log import log
from bottlecap.server.protocol.basics import ActionJson
from bottlecap.server.protocol.socket_in import Hint
from bottlecap.server.protocol.socket_out import HintAnswer, HintReason
from bottlecap.server.protocol.tables import CreateTable
from bottlecap.server.tables.connections import Connection
from bottlecap.server.tables.log import TableLog

if TYPE_CHECKING:
    from bottlecap.server.tables.live_table import LiveTable

SEED_BITS: Final = 63


class Worked(Struct):
    """What comes back from the thinking process."""

    # None where the bot would do nothing of what is open beside the play.
    action: ActionJson | None
    reasons: list[tuple[str, float]]


def hints_wanted(plan: CreateTable) -> bool:
    """Unless its host says otherwise: where nobody else has to put up with them, alone or with bots and friends."""
    return not plan.public and (len(plan.seats) == 1 or any(seat.kind == "bot" for seat in plan.seats))


def hinting(table: TableLog) -> bool:
    """Whether hints are given at that table: it allows them, and a bot knows what its positions are worth."""
    return table.people.hints and home_of(table.game) is not None


async def hinted(table: "LiveTable", connection: Connection, message: Hint) -> HintAnswer:
    """The bot's answer in the seat's place, from the bytes of what the seat knows."""
    seat = connection.seat
    if seat is None:
        raise Denied("not-yours")
    if not hinting(table):
        raise Denied("old-rules") if table.earlier else Denied("not-now", None, "hints")
    if not table.services.allowances.hints.take(connection.person, table.services.time.now()):
        raise Denied("too-fast")
    async with table.lock:
        if not table.sits(connection):
            raise Denied("not-yours")
        match = table.playing
        if not match.prompts(seat):
            raise Denied("wrong-seat")
        knows = match.perspective(seat).to_bytes(events=False)
    worked = await worked_out(table, knows)
    if worked.action is None:
        raise Denied("no-advice")
    async with table.lock:
        match = table.playing
        action = match.game.action_from_json(worked.action)
        decision = match.decision_for(action, seat)
        if decision is None:
            # The table has moved on meanwhile.
            raise Denied("stale")
        why = [HintReason(term, round(amount, 1)) for term, amount in worked.reasons]
        return HintAnswer(message.id, decision, worked.action, why)


async def worked_out(table: "LiveTable", knows: bytes) -> Worked:
    own = table.services.packs.own(table.game)
    try:
        return await table.services.thinker.run(table.asker, thought_of, knows, secrets.randbits(SEED_BITS), own)
    except NoAnswer as fault:
        log("hint did not come", table=table.id, error=str(fault))
        raise Denied("not-now") from None


def thought_of(knows: bytes, seed: int, own: tuple[str, Path] | None) -> Worked:
    """In the other process: read the perspective, ask the bot."""
    if own is not None:
        # The perspective names its content by hash only: it must be loaded before.
        registry.game(*own)
    perspective = Perspective.from_bytes(knows)
    if not any(prompt.blocking for prompt in perspective.prompts) and GreedyBot(seed).open_pick(perspective) < 0:
        return Worked(None, [])
    found = advise(perspective, seed)
    return Worked(cast(ActionJson, found.action.to_json()), found.reasons)
