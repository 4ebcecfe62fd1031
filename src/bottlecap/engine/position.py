"""Positions: a whole state as readable JSON, as FEN is for chess, and back, checked.

Numbers of a named domain are written by their ids, cards stand in lists by zone. What a position
cannot be (an unknown field, a card twice, a number out of range) is refused with its place.
"""

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.engine.aside import ASK_AGAIN, AskAgain
from bottlecap.engine.base import CHANCE, NOBODY, PUBLIC, zeros
from bottlecap.engine.cards import Cards, Family
from bottlecap.engine.errors import BadAction, BadPosition
from bottlecap.engine.fields import CARDS, NUMBER, Field, cards_of, number_of, numbers_of
from bottlecap.engine.game import Game
from bottlecap.engine.kinds import KIND_BITS, KIND_MASK, ChanceDecision, DecisionKind, Param, values_of
from bottlecap.engine.sets import members_of, set_of
from bottlecap.engine.state import PLAYING, Decision, Sealed, State, Step
from bottlecap.engine.values import Action


def position_of(game: Game, state: State) -> dict[str, object]:
    """The state as JSON."""
    out: dict[str, object] = {
        "game": game.id,
        "players": int(state.players),
        "asked": int(state.asked),
        "pending": [decision_json(game, d) for d in state.pending],
        "steps": [step_json(game, step) for step in state.steps],
    }
    if state.sealed:
        out["sealed"] = [
            {"decision": decision_json(game, sealed.decision), "action": Action(game, sealed.code).to_json()}
            for sealed in state.sealed
        ]
    if state.reason != PLAYING:
        out["result"] = {
            "reason": game.reasons[state.reason],
            "scores": [int(score) for score in state.scores],
            "ranks": [int(rank) for rank in state.ranks],
        }
    for field in game.fields:
        if field.form == CARDS:
            assert field.family is not None
            out[field.name] = cards_json(field.family, cards_of(state, field))
        elif field.form == NUMBER:
            out[field.name] = named(game, field, number_of(state, field))
        elif field.things:
            out[field.name] = [game.domains[field.domain][thing] for thing in members_of(numbers_of(state, field))]
        else:
            out[field.name] = [named(game, field, value) for value in numbers_of(state, field)]
    return out


def named(game: Game, field: Field, value: i64) -> object:
    ids = game.domains.get(field.domain)
    if field.many and ids is not None:
        return [id for number, id in enumerate(ids) if value >> number & 1]
    return int(value) if ids is None or not 0 <= value < len(ids) else ids[value]


def decision_json(game: Game, d: Decision) -> dict[str, object]:
    out: dict[str, object] = {"id": int(d.id), "kind": d.kind.name, "seat": int(d.seat)}
    if d.open:
        out["open"] = True
    return out | numbers_json(game, d, d.kind.params)


def step_json(game: Game, step: Step) -> dict[str, object]:
    if isinstance(step, AskAgain):
        return {
            "kind": step.kind.name,
            "anew": step.anew,
            "decisions": [decision_json(game, d) for d in step.decisions],
        }
    return {"kind": step.kind.name, **numbers_json(game, step, step.kind.params)}


def numbers_json(game: Game, thing: object, params: list[Param]) -> dict[str, object]:
    """The numbers of a question or a step, by their names."""
    return {param.name: game.value_to_json(param, value) for param, value in zip(params, values_of(thing, params), strict=True)}


def cards_json(family: Family, cards: Cards) -> dict[str, object]:
    """The cards by zone; what lies on or under a deck, and what not all know, stands beside."""
    zones: dict[str, list[str]] = {}
    order: dict[str, int] = {}
    known: dict[str, int] = {}
    for card, id in enumerate(family.ids):
        zones.setdefault(family.names[cards.zone[card]], []).append(id)
        if cards.order[card] != 0:
            order[id] = int(cards.order[card])
        if cards.known[card] != PUBLIC:
            known[id] = int(cards.known[card])
    out: dict[str, object] = {"zones": zones}
    if order:
        out["order"] = order
    if known:
        out["known"] = known
    if len(cards.layers) > 0:
        out["layers"] = [int(number) for number in cards.layers]
    return out


# --- reading ------------------------------------------------------------------------------------------


def state_from(game: Game, options: dict[str, int], position: object) -> State:
    """The state that a position describes."""
    data = mapping("position", position)
    if data.get("game") != game.id:
        raise BadPosition(f"game: this is a position of {data.get('game')!r}, not of {game.id!r}")
    players = whole("players", data.get("players"), game.players.start, game.players.stop - 1)
    state = game.start(players, options)
    state.asked = whole("asked", data.get("asked"), 0, 1 << 40)
    state.pending = [
        decision_from(game, state, f"pending[{i}]", item) for i, item in enumerate(listed("pending", data.get("pending")))
    ]
    state.steps = [step_from(game, state, f"steps[{i}]", item) for i, item in enumerate(listed("steps", data.get("steps")))]
    state.sealed = [
        sealed_from(game, state, f"sealed[{i}]", item) for i, item in enumerate(listed("sealed", data.get("sealed", [])))
    ]
    read_result(game, state, data.get("result"))
    check_pending(state)
    known = {"game", "players", "asked", "pending", "steps", "sealed", "result"}
    for field in game.fields:
        known.add(field.name)
        if field.name not in data:
            raise BadPosition(f"{field.name}: missing")
        set_field(game, state, field, data[field.name])
    for name in data:
        if name not in known:
            raise BadPosition(f"{name}: {game.id} has no such field")
    complaint = game.complaint(state) or game.impossible(state)
    if complaint:
        raise BadPosition(complaint)
    return state


def check_pending(state: State) -> None:
    """See that what is to be done fits together: ids once, and something to do unless it is over."""
    ids = [int(d.id) for d in state.pending] + [int(sealed.decision.id) for sealed in state.sealed]
    for step in state.steps:
        if isinstance(step, AskAgain):
            ids += [int(d.id) for d in step.decisions]
    if len(set(ids)) != len(ids):
        raise BadPosition("pending: two decisions have one id")
    if state.reason != PLAYING and (state.pending or state.steps or state.sealed):
        raise BadPosition("result: the match is over, and something is still to be done")
    if state.reason == PLAYING and not state.steps and all(d.open for d in state.pending):
        raise BadPosition("pending: nobody is asked anything")


def set_field(game: Game, state: State, field: Field, value: object) -> None:
    if field.form == CARDS:
        assert field.family is not None
        setattr(state, field.name, cards_from(field, field.family, int(state.players), value))
    elif field.form == NUMBER:
        setattr(state, field.name, number_from(game, field, field.name, value))
    elif field.things:
        ids = listed(field.name, value)
        mask = mask_from(field, game.domains[field.domain], field.name, ids)
        state.put(field.name, set_of([thing for thing in range(field.things) if mask >> thing & 1], field.things))
    else:
        items = listed(field.name, value)
        size = field.count(int(state.players))
        if size >= 0 and len(items) != size:
            raise BadPosition(f"{field.name}: {size} values are wanted, not {len(items)}")
        numbers = vec[i64](capacity=len(items))
        for i, item in enumerate(items):
            numbers = append(numbers, number_from(game, field, f"{field.name}[{i}]", item))
        state.put(field.name, numbers)


def number_from(game: Game, field: Field, place: str, value: object) -> int:
    ids = game.domains.get(field.domain)
    if ids is not None and field.many and isinstance(value, list):
        return mask_from(field, ids, place, value)
    if ids is not None and isinstance(value, str) and not field.many:
        if value not in ids:
            raise BadPosition(f"{place}: there is no {field.domain} {value!r}")
        return ids.index(value)
    return whole(place, value, field.low, field.high)


def mask_from(field: Field, ids: list[str], place: str, items: list[object]) -> int:
    """The mask of several things, each named once."""
    mask = 0
    for item in items:
        if item not in ids:
            raise BadPosition(f"{place}: there is no {field.domain} {item!r}")
        bit = 1 << ids.index(str(item))
        if mask & bit:
            raise BadPosition(f"{place}: {item!r} stands twice")
        mask |= bit
    return mask


def cards_from(field: Field, family: Family, players: int, value: object) -> Cards:
    data = mapping(field.name, value)
    size = len(family.ids)
    cards = Cards(family.eyes, zeros(size), zeros(size), zeros(size), zeros(len(family.names)), vec[i64]())
    seen: set[str] = set()
    for zone, ids in mapping(f"{field.name}.zones", data.get("zones")).items():
        if zone not in family.names:
            raise BadPosition(f"{field.name}: there is no zone {zone!r}")
        number = family.names.index(zone)
        for id in listed(f"{field.name}.zones.{zone}", ids):
            if id not in family.ids:
                raise BadPosition(f"{field.name}: there is no card {id!r}")
            if str(id) in seen:
                raise BadPosition(f"{field.name}: card {id!r} stands twice")
            seen.add(str(id))
            card = family.ids.index(str(id))
            cards.zone[card] = number
            cards.known[card] = PUBLIC
            cards.sizes[number] += 1
    missing = [id for id in family.ids if id not in seen]
    if missing:
        raise BadPosition(f"{field.name}: card {missing[0]!r} is nowhere")
    read_places(field, family, cards, data)
    return cards


def read_places(field: Field, family: Family, cards: Cards, data: Mapping[str, object]) -> None:
    """Read order, knowledge and layers, and see that they fit together."""
    for name in data:
        if name not in ("zones", "order", "known", "layers"):
            raise BadPosition(f"{field.name}: there is nothing called {name!r}")
    layers = listed(f"{field.name}.layers", data.get("layers", []))
    if len(layers) % 2:
        raise BadPosition(f"{field.name}.layers: two numbers a layer are wanted")
    for i, number in enumerate(layers):
        most = len(family.names) - 1 if i % 2 == 0 else len(family.ids)
        cards.layers = append(cards.layers, whole(f"{field.name}.layers[{i}]", number, 0, most))
    for id, order in mapping(f"{field.name}.order", data.get("order", {})).items():
        card = card_named(field, family, id)
        cards.order[card] = whole(f"{field.name}.order.{id}", order, -len(family.ids), family.places)
        if cards.order[card] > len(layers) // 2 and cards.eyes[cards.zone[card]] == NOBODY:
            raise BadPosition(f"{field.name}.order.{id}: there is no layer {order}")
    for id, mask in mapping(f"{field.name}.known", data.get("known", {})).items():
        card = card_named(field, family, id)
        cards.known[card] = whole(f"{field.name}.known.{id}", mask, -1, (1 << 8) - 1) | cards.eyes[cards.zone[card]]
    check_places(field, family, cards)


def check_places(field: Field, family: Family, cards: Cards) -> None:
    """See that what lies on and under each deck could have come to lie there."""
    layers = [(int(cards.layers[i]), int(cards.layers[i + 1])) for i in range(0, len(cards.layers), 2)]
    for number, (zone, unseen) in enumerate(layers, 1):
        if cards.eyes[zone] != NOBODY:
            raise BadPosition(f"{field.name}.layers[{2 * number - 2}]: {family.names[zone]} is no deck")
        known = [card for card in cards.within(zone) if cards.order[card] == number]
        if not known:
            raise BadPosition(f"{field.name}.layers: layer {number} has no known card")
        below = max((n for n, (other, _) in enumerate(layers[: number - 1], 1) if other == zone), default=0)
        under = sum(1 for card in cards.within(zone) if cards.order[card] == below)
        if unseen > under + (layers[below - 1][1] if below else 0):
            raise BadPosition(f"{field.name}.layers[{2 * number - 1}]: fewer cards than {unseen} lie below")
    for zone, name in enumerate(family.names):
        if cards.eyes[zone] == NOBODY:
            places = sorted(-int(cards.order[card]) for card in cards.within(zone) if cards.order[card] < 0)
            if places != list(range(1, len(places) + 1)):
                raise BadPosition(f"{field.name}.order: the cards under {name} must be numbered -1, -2 …")


def card_named(field: Field, family: Family, id: str) -> int:
    if id not in family.ids:
        raise BadPosition(f"{field.name}: there is no card {id!r}")
    return family.ids.index(id)


def decision_from(game: Game, state: State, place: str, value: object) -> Decision:
    data = mapping(place, value)
    kinds = [kind for kind in game.decisions if kind.name == data.get("kind")]
    if not kinds:
        raise BadPosition(f"{place}.kind: {game.id} asks no {data.get('kind')!r}")
    kind: DecisionKind = kinds[0]
    id = whole(f"{place}.id", data.get("id"), 0, int(state.asked) - 1)
    seat = whole(f"{place}.seat", data.get("seat"), CHANCE, int(state.players) - 1)
    if (seat == CHANCE) != isinstance(kind, ChanceDecision):
        raise BadPosition(f"{place}.seat: {kind.name} is {'not ' if seat == CHANCE else ''}asked of chance")
    numbers = {name: value for name, value in data.items() if name not in ("id", "kind", "seat", "open")}
    d = kind.made(numbers_from(game, state, place, kind.params, numbers))
    d.id, d.seat, d.open = id, seat, data.get("open", False) is True
    return d


def step_from(game: Game, state: State, place: str, value: object) -> Step:
    data = mapping(place, value)
    if data.get("kind") == ASK_AGAIN.name:
        return ask_again_from(game, state, place, data)
    kinds = [kind for kind in game.steps if kind.name == data.get("kind")]
    if not kinds:
        raise BadPosition(f"{place}.kind: {game.id} has no step {data.get('kind')!r}")
    numbers = {name: value for name, value in data.items() if name != "kind"}
    return kinds[0].make(*numbers_from(game, state, place, kinds[0].params, numbers))


def ask_again_from(game: Game, state: State, place: str, data: Mapping[str, object]) -> Step:
    anew, items = data.get("anew"), listed(f"{place}.decisions", data.get("decisions"))
    if not isinstance(anew, bool):
        raise BadPosition(f"{place}.anew: true or false is wanted, not {anew!r}")
    return AskAgain([decision_from(game, state, f"{place}.decisions[{i}]", item) for i, item in enumerate(items)], anew)


def numbers_from(game: Game, state: State, place: str, params: list[Param], given: dict[str, object]) -> list[int]:
    """The numbers of a question or a step: each that its kind declares, within its range, and no other."""
    out = []
    for param in params:
        if param.name not in given:
            raise BadPosition(f"{place}.{param.name}: missing")
        try:
            value = game.value_from_json(place, param, given[param.name])
        except BadAction as fault:
            raise BadPosition(str(fault)) from None
        if param.domain == "seat":
            last = value.bit_length() - 1 if param.many else value
            if last >= state.players:
                raise BadPosition(f"{place}.{param.name}: there is no seat {last}")
        out.append(value)
    for name in given:
        if all(param.name != name for param in params):
            raise BadPosition(f"{place}.{name}: there is no such number")
    return out


def sealed_from(game: Game, state: State, place: str, value: object) -> Sealed:
    data = mapping(place, value)
    decision = decision_from(game, state, f"{place}.decision", data.get("decision"))
    try:
        action = game.action_from_json(data.get("action"))
    except BadAction as fault:
        raise BadPosition(f"{place}.action: {fault}") from None
    if all(kind.number != action.code & KIND_MASK for kind in decision.kind.answers):
        raise BadPosition(f"{place}.action: {action.kind} does not answer {decision.kind.name}")
    assert action.code >> KIND_BITS >= 0
    return Sealed(decision, action.code)


def read_result(game: Game, state: State, value: object) -> None:
    if value is None:
        return
    data = mapping("result", value)
    if data.get("reason") not in game.reasons:
        raise BadPosition(f"result.reason: {game.id} does not end by {data.get('reason')!r}")
    state.reason = game.reasons.index(str(data.get("reason")))
    for name in ("scores", "ranks"):
        items = listed(f"result.{name}", data.get(name))
        if len(items) != state.players:
            raise BadPosition(f"result.{name}: one number a seat is wanted")
        numbers = vec[i64]()
        for item in items:
            numbers = append(numbers, whole(f"result.{name}", item, -(1 << 40), 1 << 40))
        if name == "scores":
            state.scores = numbers
        else:
            state.ranks = numbers


def whole(place: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition(f"{place}: a whole number is wanted, not {value!r}")
    if not low <= value <= high:
        raise BadPosition(f"{place}: it must be from {low} to {high}, not {value}")
    return value


def listed(place: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadPosition(f"{place}: a list is wanted, not {value!r}")
    return value


def mapping(place: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadPosition(f"{place}: an object is wanted, not {value!r}")
    return value
