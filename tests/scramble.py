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
from bottlecap.engine.aside import AskAgain
from bottlecap.engine.cards import Cards
from bottlecap.engine.fields import CARDS, CLOSED, NUMBER, OPEN, Field
from bottlecap.engine.kinds import ASKED, Param
from bottlecap.engine.log import STRIDE
from bottlecap.engine.state import Decision, Sealed, State, Step

# A long match is followed this far: its secrets are told early, and a leak of one shows at once.
MOST_LOOKS = 150
# So many actions are asked about at one look.
MOST_ASKED = 50
# So often something is scrambled anew that could not be.
MOST_TRIES = 5_000


def perceived(match: bottlecap.Match, seat: int | None) -> str:
    """Everything a seat can get out of a match, as text to compare."""
    out: dict[str, object] = {
        "view": match.view(seat),
        "events": [event.to_json() | {"text": worded(event, "en")} for event in match.events(seat)],
        "waiting": match.waiting,
        "aloud": [(other, prompt.message, prompt.args) for other, prompt in match.aloud().items()],
        "readable": sorted(match.readable(seat)),
        "bytes": match.perspective(seat).to_bytes().hex(),
    }
    if seat is not None:
        out["prompts"] = [(prompt.to_json(), prompt.more, prompt.typed, prompt.codes) for prompt in match.prompts(seat)]
        out["actions"] = [action.to_json() for action in match.actions(seat)]
        out["choices"] = [(action.to_json(), None if no is None else no.rule) for action, no in match.choices(seat)]
        out["refused"] = refusals(match, seat)
        refusal = match.can_undo(seat)
        out["undo"] = None if refusal is None else refusal.rule
    return json.dumps(out, sort_keys=True, default=str)


def refusals(match: bottlecap.Match, seat: int) -> list[tuple[str, str] | None]:
    """Why actions are refused, listed or not: a page may ask for any. Of many, others at every look."""
    apart = 1 + match.game.action_count // MOST_ASKED
    asked = [match.game.action(index) for index in range(match.state.asked % apart, match.game.action_count, apart)]
    found = [match.why_not(action, seat) for action in asked]
    return [None if refusal is None else (refusal.rule, refusal.lacking("en")) for refusal in found]


# --- the scrambler ------------------------------------------------------------------------------------


def scrambled(match: bottlecap.Match, seat: int | None, rng: random.Random) -> bottlecap.Match:
    """The same match with everything changed that is neither public nor the seat's own, and that could be all the same."""
    for _ in range(MOST_TRIES):
        out = scrambled_once(match, seat, rng)
        if not match.game.impossible(out.state):
            return out
    raise AssertionError(f"{match.game.id}: none of {MOST_TRIES} scrambled states is possible")


def scrambled_once(match: bottlecap.Match, seat: int | None, rng: random.Random) -> bottlecap.Match:
    out = match.copy(twin=True)
    for field in match.game.fields:
        if field.form == CARDS:
            scramble_cards(getattr(out.state, field.name), seat, rng)
        elif field.knows != OPEN:
            scramble_field(out.state, field, seat, rng)
    out.state.pending = [scrambled_question(match.game, d, out.state, seat, rng) for d in out.state.pending]
    out.state.steps = [scrambled_step(match.game, step, out.state, seat, rng) for step in out.state.steps]
    for i, sealed in enumerate(out.state.sealed):
        if sealed.decision.seat != seat:
            decision = scrambled_question(match.game, sealed.decision, out.state, seat, rng)
            out.state.sealed[i] = Sealed(decision, rng.choice(list(out.legal(decision))))
    out.forget_ready()
    return out


def in_the_know(thing: Decision | Step, param: Param, seat: int | None) -> bool:
    """Whether the declarations let the seat know that number of a question or a step."""
    if not param.knows:
        return True
    if isinstance(thing, Decision) and ASKED in param.knows and thing.seat == seat:
        return True
    return any(getattr(thing, name.replace("-", "_")) == seat for name in param.knows if name != ASKED)


def size_at(game: bottlecap.Game, param: Param, players: int) -> int:
    """How many values a number of a question or a step can have at a table: there are no more seats than players."""
    if param.domain != "seat":
        return game.size_of(param)
    return 1 << players if param.many else players


def scrambled_numbers(
    game: bottlecap.Game, thing: Decision | Step, state: State, seat: int | None, rng: random.Random
) -> list[int]:
    out = []
    for param in thing.kind.params:
        if in_the_know(thing, param, seat):
            out.append(int(getattr(thing, param.attribute)))
        else:
            out.append(param.low + rng.randrange(size_at(game, param, int(state.players))))
    return out


def scrambled_question(game: bottlecap.Game, d: Decision, state: State, seat: int | None, rng: random.Random) -> Decision:
    out = d.kind.made(scrambled_numbers(game, d, state, seat, rng))
    out.id, out.seat, out.open = d.id, d.seat, d.open
    return out


def scrambled_step(game: bottlecap.Game, step: Step, state: State, seat: int | None, rng: random.Random) -> Step:
    if isinstance(step, AskAgain):
        return AskAgain([scrambled_question(game, d, state, seat, rng) for d in step.decisions], step.anew)
    return step.kind.make(*scrambled_numbers(game, step, state, seat, rng))


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


def told_to(match: bottlecap.Match, seat: int, before: int) -> bool:
    """Whether the last events told the seat something that was hidden from it until then."""
    rows = list(match.log.rows.flat(before))
    for start in range(0, len(rows), STRIDE):
        event = match.game.events[rows[start]]
        if event.reveals or (event.secret and rows[start + 1] >> seat & 1):
            return True
    return False


def told_in_secret(match: bottlecap.Match, seat: int, before: int) -> bool:
    """Whether the last events had something that was kept from the seat."""
    rows = list(match.log.rows.flat(before))
    for start in range(0, len(rows), STRIDE):
        if match.game.events[rows[start]].secret and not rows[start + 1] >> seat & 1:
            return True
    return False


def asked(d: Decision, seat: int) -> tuple[object, ...]:
    """A question as the declarations let the seat know it."""
    return (d.id, d.kind.name, d.seat, d.open, *told_of(d, d.kind.params, seat))


def still_to_do(step: Step, seat: int) -> tuple[object, ...]:
    """A step as the declarations let the seat know it."""
    if isinstance(step, AskAgain):
        return (step.kind.name, step.anew, *(asked(d, seat) for d in step.decisions))
    return (step.kind.name, *told_of(step, step.kind.params, seat))


def told_of(thing: Decision | Step, params: list[Param], seat: int) -> list[int | None]:
    """The numbers of a question or a step, without those that the seat may not know."""
    return [getattr(thing, param.attribute) if in_the_know(thing, param, seat) else None for param in params]


def knowable(match: bottlecap.Match, seat: int) -> str:
    """All of the state that the declarations let the seat know."""
    out: dict[str, object] = {
        "pending": [asked(d, seat) for d in match.state.pending],
        "steps": [still_to_do(step, seat) for step in match.state.steps],
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
        before = one.log.rows.count
        one.play(action, mover)
        two.play(action, mover)
        if one.over or two.over:
            return None
        # Where the seat was told something and the state lets it know that, the histories part for good reason.
        if (told_to(one, seat, before) or told_to(two, seat, before)) and knowable(one, seat) != knowable(two, seat):
            return None
    return None
