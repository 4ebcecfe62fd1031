"""Non-interference: what a seat perceives must not depend on what it may not know.

Nothing here uses the engine's own masking. The scrambler knows the table of what is public, a
seat's own or nobody's, and changes everything else; the twins are two histories that differ only
in what chance told others.
"""

import json
import random
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64
from tests.conftest import worded

import bottlecap
from bottlecap.engine.cards import Cards
from bottlecap.engine.fields import CARDS, CLOSED, NUMBER, OPEN, Field
from bottlecap.engine.log import STRIDE
from bottlecap.engine.state import Sealed, State

# A long match is followed this far: its secrets are told early, and a leak of one shows at once.
MOST_LOOKS = 150


def perceived(match: bottlecap.Match, seat: int | None) -> str:
    """Everything a seat can get out of a match, as text to compare."""
    out: dict[str, object] = {
        "view": match.view(seat),
        "events": [event.to_json() | {"text": worded(event, "en")} for event in match.events(seat)],
        "waiting": match.waiting,
        "bytes": match.perspective(seat).to_bytes().hex(),
    }
    if seat is not None:
        out["prompts"] = [prompt.to_json() for prompt in match.prompts(seat)]
        out["actions"] = [action.to_json() for action in match.actions(seat)]
        out["choices"] = [(action.to_json(), None if no is None else no.rule) for action, no in match.choices(seat)]
        refusal = match.can_undo(seat)
        out["undo"] = None if refusal is None else refusal.rule
    return json.dumps(out, sort_keys=True, default=str)


# --- the scrambler ------------------------------------------------------------------------------------


def scrambled(match: bottlecap.Match, seat: int | None, rng: random.Random) -> bottlecap.Match:
    """The same match with everything changed that is neither public nor the seat's own."""
    out = match.copy(twin=True)
    for field in match.game.fields:
        if field.form == CARDS:
            scramble_cards(getattr(out.state, field.name), seat, rng)
        elif field.knows != OPEN:
            scramble_field(out.state, field, seat, rng)
    for i, sealed in enumerate(out.state.sealed):
        if sealed.decision.seat != seat:
            codes = list(out.legal(sealed.decision))
            out.state.sealed[i] = Sealed(sealed.decision, rng.choice(codes))
    out.forget_ready()
    return out


def scramble_field(state: State, field: Field, seat: int | None, rng: random.Random) -> None:
    if field.form == NUMBER:
        setattr(state, field.name, rng.randint(field.low, field.high))
        return
    numbers = list(getattr(state, field.name))
    for i in range(len(numbers)):
        if field.knows == CLOSED or i // field.each != seat:
            numbers[i] = rng.randint(field.low, field.high)
    setattr(state, field.name, vec[i64](numbers))


def scramble_cards(cards: Cards, seat: int | None, rng: random.Random) -> None:
    """Let the cards whose place the seat does not know change places with each other."""
    cards.own()
    place = 40 if seat is None else seat
    loose = [card for card in range(len(cards.zone)) if not cards.known[card] >> place & 1]
    places = [(cards.zone[card], cards.order[card], cards.known[card]) for card in loose]
    rng.shuffle(places)
    for card, (zone, order, known) in zip(loose, places, strict=True):
        cards.zone[card], cards.order[card], cards.known[card] = zone, order, known


def scramble_complaint(match: bottlecap.Match, seat: int | None, rng: random.Random) -> str | None:
    """What the seat could tell apart though only hidden things changed, or None."""
    other = scrambled(match, seat, rng)
    if perceived(match, seat) != perceived(other, seat):
        return f"seat {seat} sees what was scrambled"
    if seat is None or seat not in match.waiting:
        return None
    action = rng.choice(match.actions(seat))
    one, two = match.copy(twin=True), other.copy(twin=True)
    first, second = one.play(action, seat), two.play(action, seat)
    if str(one.can_undo(seat)) != str(two.can_undo(seat)):
        return f"seat {seat} learns from whether {action} can be undone"
    if one.can_undo(seat) is None and [e.to_json() for e in first] != [e.to_json() for e in second]:
        return f"seat {seat} learns from what follows {action}"
    return None


# --- twins ----------------------------------------------------------------------------------------------


def told_in_secret(match: bottlecap.Match, seat: int, before: int) -> bool:
    """Whether the last events had something that was kept from the seat."""
    rows = list(match.log.rows.flat(before))
    for start in range(0, len(rows), STRIDE):
        if match.game.events[rows[start]].secret and not rows[start + 1] >> seat & 1:
            return True
    return False


def knowable(match: bottlecap.Match, seat: int) -> str:
    """All of the state that the declarations let the seat know; what is asked and what is still to be done is public."""
    out: dict[str, object] = {
        "pending": [(d.kind, d.seat, d.a, d.b, d.open) for d in match.state.pending],
        "steps": [(step.kind, step.a, step.b, step.c) for step in match.state.steps],
    }
    for field in match.game.fields:
        value = getattr(match.state, field.name)
        if field.form == CARDS:
            known = [card for card in range(len(value.zone)) if value.known[card] >> seat & 1]
            out[field.name] = ([(card, value.zone[card], value.order[card]) for card in known], list(value.sizes))
        elif field.knows == OPEN:
            out[field.name] = value if field.form == NUMBER else list(value)
        elif field.knows != CLOSED:
            out[field.name] = list(value[seat * field.each : (seat + 1) * field.each])
    return str(out)


def kept_from(one: bottlecap.Match, two: bottlecap.Match, action: bottlecap.Action, seat: int) -> list[bottlecap.Action]:
    """Other outcomes for the second history that the seat should not be able to tell from the first one's.

    Either the event says that it is a secret, or the state does: both are taken at their word.
    """
    before = one.log.rows.count
    trial = one.copy(twin=True)
    trial.play(action)
    others = [other for other in two.actions() if other != action]
    if told_in_secret(trial, seat, before):
        return others
    same = two.copy(twin=True)
    same.play(action)
    out = []
    for other in others:
        twin = two.copy(twin=True)
        twin.play(other)
        if twin.hash != same.hash and knowable(twin, seat) == knowable(same, seat):
            out.append(other)
    return out


def twins_complaint(make: Callable[[], bottlecap.Match], seat: int, rng: random.Random, hidden: list[int]) -> str | None:
    """Play two histories that differ in what others were secretly told; the seat must not notice.

    `hidden` counts the secrets that differed: a test with none would prove nothing.
    """
    one, two = make(), make()
    looks = 0
    while not one.over and not two.over and looks < MOST_LOOKS:
        looks += 1
        if perceived(one, seat) != perceived(two, seat):
            return f"seat {seat} can tell two histories apart after {len(one.events(seat))} events"
        if one.seat == bottlecap.CHANCE:
            shared = [action for action in one.actions() if action in two.actions()]
            if not shared:
                return None
            action = rng.choice(shared)
            others = kept_from(one, two, action, seat)
            if others:
                hidden.append(1)
            two.play(rng.choice(others or [action]))
            one.play(action)
            continue
        mover = rng.choice([s for s in one.seats if s in two.seats])
        shared = [action for action in one.actions(mover) if action in two.actions(mover)]
        if not shared:
            return None
        action = rng.choice(shared)
        one.play(action, mover)
        two.play(action, mover)
        shown = one.log.shown or two.log.shown
        if shown and (one.over or two.over or perceived(one, seat) != perceived(two, seat)):
            return None
    return None
