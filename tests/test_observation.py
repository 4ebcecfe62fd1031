"""The row that a learner sees: every question, a number a bit, bounds that hold, one's own seat first."""

import random
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.conftest import SHORT, TABLES, game_named, walk
from tests.scramble import scrambled
from tests.shelter.table import dwellers, items, place, room, start, stock
from tests.shelter.test_content import copied, edit

import bottlecap
from bottlecap.engine import registry
from bottlecap.engine.fields import ANY
from bottlecap.engine.kinds import ChanceDecision
from bottlecap.envs.encoding import WIDE
from bottlecap.envs.observation import MAY, Encoder, main
from bottlecap.envs.pettingzoo import SeatEnv


def row(match: bottlecap.Match, seat: int) -> dict[str, int]:
    encoder = Encoder(match.game)
    return dict(zip(encoder.names, encoder.encode(match, seat).tolist(), strict=True))


# --- every question -------------------------------------------------------------------------------------------


def offered(cash: int) -> bottlecap.Match:
    """Monopoly: as soon as there is a market, the first player offers a deed to the second for that much."""
    match = bottlecap.new("monopoly", 2, seed=3, options={"dealt-deeds": 3})
    rng = random.Random(1)
    state: Any = match.state
    while not state.market or not state.deeds[0]:
        match.play(rng.choice(match.actions()))
        state = match.state
    mine = next(deed for number, deed in enumerate(match.game.domains["deed"]) if state.deeds[0] >> number & 1)
    match.play(match.game.action_from_json({"kind": "offer", "to": 1, "deeds": [mine], "cards": [], "cash": -cash}), 0)
    return match


def test_two_offers_are_two_rows_in_monopoly() -> None:
    rows = [row(offered(cash), 1) for cash in (100, 101)]
    for found, cash in zip(rows, (100, 101), strict=True):
        assert found["reply 0 asked"] == MAY and found["reply 0 from"] == 1, "the only other seat is the next one"
        assert found["reply 0 wants cash"] == cash and found["reply 0 gives cash"] == 0
        assert sum(found[f"reply 0 gives deeds bit {deed}"] for deed in range(28)) == 1
    assert {name for name in rows[0] if rows[0][name] != rows[1][name]} == {"reply 0 wants cash"}


def test_two_offers_are_two_rows_in_salvage() -> None:
    """Found by playing: a match with an open offer, and the same match with another price."""
    for seed in range(200):
        for match in walk("salvage", 2, seed):
            for seat in match.seats:
                offers = [action for action in match.actions(seat) if action.kind == "offer"]
                pairs = {tuple(v for k, v in sorted(a.to_json().items()) if k != "price"): a for a in offers}
                for action in offers:
                    other = pairs[tuple(v for k, v in sorted(action.to_json().items()) if k != "price")]
                    if other.to_json() != action.to_json():
                        matches = [match.copy(), match.copy()]
                        for one, chosen in zip(matches, (action, other), strict=True):
                            one.play(chosen, seat)
                        told = [row(one, 1 - seat) for one in matches]
                        assert told[0]["reply 0 asked"] == told[1]["reply 0 asked"] == MAY
                        assert told[0]["reply 0 price"] == action.to_json()["price"] != told[1]["reply 0 price"]
                        return
    pytest.fail("nobody ever had two prices to offer for")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_question_is_left_out_and_every_row_is_in_its_space(game: str, players: int) -> None:
    table = SeatEnv(game, players)
    space = table.new_space()["observation"]
    encoder = table.encoder
    asked = [name.endswith(" asked") for name in encoder.names]
    for seed in range(2):
        for match in walk(game, players, seed):
            for seat in range(players):
                found = encoder.encode(match, seat)
                assert space.contains(found), np.array(encoder.names)[(found < encoder.low) | (found > encoder.high)]
                assert found[2] == np.count_nonzero(found[asked]) == len(match.questions(seat))


def test_no_income_is_left_out_in_shelter_where_others_fill_a_whole_level() -> None:
    """Six rooms with two spaces each, and one item that adds to income, as in the bundled pack."""
    rooms = ["garden-1", "garden-2", "nuclear-reactor-1", "nuclear-reactor-2", "nuka-cola-bottler-1", "nuka-cola-bottler-2"]
    built = [room(0, card, "left" if number < 3 else "right") for number, card in enumerate(rooms)]
    others = [edit for seat in (1, 2, 3) for edit in (dwellers(seat, *["plain"] * 4), stock(seat, energy=6, food=6, water=6))]
    match = start(4, *built, items(0, "rent-book"), *others)
    match.play(match.game.action_named("pass"))
    for where in [f"{card} {number}" for card in rooms for number in (1, 2)]:
        seat = match.waiting[0]
        place(match, seat, where)
        while match.waiting == (seat,):
            match.play(match.actions(seat)[0], seat)
    encoder = Encoder(match.game)
    found = encoder.encode(match, 0)
    asked = [name.endswith(" asked") for name in encoder.names]
    assert found[2] == np.count_nonzero(found[asked]) == len(match.questions(0)) == 24


# --- a number a bit, true bounds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [game.id for game in bottlecap.games()])
def test_no_mask_is_one_number_and_no_bound_is_wider_than_declared(game: str) -> None:
    encoder = Encoder(game_named(game))
    bounds = dict(zip(encoder.names, encoder.bounds, strict=True))
    for field in encoder.game.fields:
        if field.mask and field.size != ANY:
            bit = next(name for name in encoder.names if name.startswith(field.name) and name.endswith(" bit 0"))
            assert bounds[bit] == (-1, 1)
        elif field.family is None and field.size == 0:
            assert bounds[field.name] == (min(field.low, -1), field.high)
    for kind in encoder.game.decisions:
        if not isinstance(kind, ChanceDecision):
            assert bounds[f"{kind.name} {encoder.game.most_of(kind) - 1} asked"] == (0, 2)
    assert max(high for _low, high in encoder.bounds) < 2**24


@pytest.mark.parametrize("dogs", [1, 3])
def test_a_pack_with_more_items_for_income_has_room_for_more_questions(dogs: int, tmp_path: Path) -> None:
    """Twelve spaces, and for each of them one question more for each item."""
    content = copied(tmp_path)
    edit(content, "items.toml", 'ability = "income"\n', f'ability = "income"\ncopies = {dogs}\n')
    names = [name for name in Encoder(registry.game("shelter", content)).names if re.fullmatch("income [0-9]+ asked", name)]
    assert len(names) == 12 * (1 + dogs)


# --- one's own seat first -------------------------------------------------------------------------------------


def test_the_same_position_from_symmetric_seats_is_the_same_row() -> None:
    """At the start of Salvage nobody has anything but caps: who is auctioneer sees what every auctioneer would see."""
    encoder = Encoder(registry.game("salvage"))
    position = bottlecap.new("salvage", 3, seed=1).position()
    rows = []
    for seat in range(3):
        turned = {**position, "auctioneer": seat, "bidder": seat, "caps": [10 + (other - seat) % 3 for other in range(3)]}
        match = bottlecap.new("salvage", 3, position=asked_of(turned, seat))
        rows.append(dict(zip(encoder.names, encoder.encode(match, seat).tolist(), strict=True)))
    for name, value in rows[0].items():
        if name.startswith(("caps ", "auctioneer", "bidder", "bidding")):
            assert [found[name] for found in rows] == [value] * 3, name
    assert [rows[0][f"caps {seat}"] for seat in range(4)] == [10, 11, 12, -1]
    assert rows[1]["auctioneer"] == 0


def asked_of(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """The position with its questions asked of that seat instead of the first."""
    pending = [{**question, "seat": seat} for question in position["pending"]]
    return {**position, "pending": pending}


def test_what_is_a_seat_s_own_is_first_for_everybody() -> None:
    match = bottlecap.new("monopoly", 3, seed=1, options=SHORT["monopoly"])
    rng = random.Random(1)
    for _ in range(30):
        match.play(rng.choice(match.actions()))
    state: Any = match.state
    for seat in range(3):
        found = row(match, seat)
        assert [found[f"cash {other}"] for other in range(6)] == [*(int(state.cash[(seat + i) % 3]) for i in range(3)), -1, -1, -1]
        assert found["turn"] == (int(state.turn) - seat) % 3
        own = [found[f"deeds 0 bit {deed}"] for deed in range(28)]
        assert sum(bit << deed for deed, bit in enumerate(own)) == int(state.deeds[seat])


def test_the_environments_have_a_new_version() -> None:
    assert [SeatEnv(game).metadata["name"] for game in ("kuhn", "shelter", "monopoly")] == ["kuhn_v3", "shelter_v4", "monopoly_v5"]
    assert SeatEnv("shelter").metadata["rules_version"] == game_named("shelter").version
    assert SeatEnv("kuhn").metadata["observation_version"] == 3


# --- planes, history, whose eyes ----------------------------------------------------------------------------------

GAMES = [game.id for game in bottlecap.games()]


@pytest.mark.parametrize("game", GAMES)
def test_planes_are_the_whole_row_each_in_its_shape(game: str) -> None:
    encoder = Encoder(game_named(game), history=4)
    at = 0
    for name, plane in encoder.planes.items():
        assert plane.start == at and plane.size == np.prod(plane.shape) == len(plane.bounds), name
        at += plane.size
    assert at == encoder.size == len(set(encoder.names))
    rows = np.arange(2 * encoder.size).reshape(2, -1)
    assert encoder.plane(rows, "history").shape == (2, 4, 5)
    assert encoder.plane(rows, "table").tolist() == [[0, 1, 2], [encoder.size, encoder.size + 1, encoder.size + 2]]


def test_a_plane_by_its_name_is_what_the_table_says() -> None:
    match = bottlecap.new("monopoly", 3, seed=1)
    encoder = Encoder(match.game)
    state: Any = match.state
    for seat in range(3):
        cash = encoder.plane(encoder.encode(match, seat), "cash")
        assert cash.tolist() == [int(state.cash[(seat + other) % 3]) for other in range(3)] + [-1] * 3


@pytest.mark.parametrize("game", GAMES)
def test_every_dtype_says_the_same(game: str) -> None:
    kind = game_named(game)
    whole, small, scaled = (Encoder(kind, dtype, history=3) for dtype in ("int64", "int32", "float32"))
    for match in walk(game, kind.players.stop - 1, 1):
        row = whole.encode(match, 0)
        np.testing.assert_array_equal(row, small.encode(match, 0))
        above, span = np.maximum(row - whole.low, 0), np.maximum(whole.high - whole.low, 1)
        expected = np.where(span > WIDE, np.log1p(above) / np.log1p(span), above / span)
        np.testing.assert_allclose(scaled.encode(match, 0), expected, rtol=1e-6)
        assert scaled.encode(match, 0).dtype == np.float32 and small.encode(match, 0).dtype == np.int32


def test_hundreds_of_caps_are_not_nothing_beside_the_millions_that_could_be() -> None:
    match = bottlecap.new("monopoly", 2, seed=1)
    encoder = Encoder(match.game, "float32")
    assert 0.3 < encoder.plane(encoder.encode(match, 0), "cash")[0] < 0.6


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_history_is_what_the_seat_was_told_last(game: str, players: int) -> None:
    encoder = Encoder(game_named(game), history=6)
    for match in walk(game, players, 2):
        for seat in range(players):
            told = match.events(seat)[-6:][::-1]
            plane = encoder.plane(encoder.encode(match, seat), "history")
            assert plane[:, 0].tolist() == [int(event.shape.number) + 1 for event in told] + [0] * (6 - len(told))
            for event, numbers in zip(told, plane.tolist(), strict=False):
                for param, value, found in zip(event.shape.params, event.values, numbers[1:], strict=False):
                    if param.seated and 0 <= value < players and not param.many:
                        value = (value - seat) % players
                    if not param.many and not param.parts:
                        assert found == value, (event, param.name)
    assert encoder.encode(match, 0)[: -6 * 5].tolist() == Encoder(match.game).encode(match, 0).tolist()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_scrambling_what_is_hidden_changes_no_row_but_the_privileged(game: str, players: int) -> None:
    encoder = Encoder(game_named(game), history=8)
    rng = random.Random(4)
    noticed = 0
    for match in walk(game, players, 4):
        if rng.random() > 0.3 or match.over:
            continue
        for seat in range(players):
            other = scrambled(match, seat, rng)
            np.testing.assert_array_equal(encoder.encode(other, seat), encoder.encode(match, seat))
            noticed += not np.array_equal(encoder.privileged(other, seat), encoder.privileged(match, seat))
        everybody = scrambled(match, None, rng)
        np.testing.assert_array_equal(encoder.public(everybody), encoder.public(match))
    if game == "kuhn":
        assert noticed, "nothing hidden was ever different: this proved nothing"


def test_two_histories_that_differ_in_anothers_secret_are_the_same_rows() -> None:
    """Kuhn: the other's card is dealt differently; what the first has been told is the same, history included."""
    encoder = Encoder(game_named("kuhn"), history=8)
    seen: dict[str, list[Any]] = {}
    for seed in range(30):
        match = bottlecap.new("kuhn", seed=seed)
        seen.setdefault(str(match.view(0)["hands"]), []).append((encoder.encode(match, 0), encoder.privileged(match, 0)))
    assert len(seen) == 3, "one for each card of one's own"
    for rows in seen.values():
        assert len({row.tobytes() for row, _ in rows}) == 1
        assert len({privileged.tobytes() for _, privileged in rows}) == 2


def test_the_privileged_row_hides_nothing_and_the_public_one_asks_nothing() -> None:
    match = bottlecap.new("kuhn", seed=3)
    encoder = Encoder(match.game)
    zones = [encoder.plane(row, "cards zone").tolist() for row in (encoder.privileged(match), encoder.public(match))]
    assert -1 not in zones[0] and set(zones[1]) == {-1}
    public = encoder.public(match)
    assert public[2] == 0 and not any(public[[name.endswith(" asked") for name in encoder.names]])
    with pytest.raises(bottlecap.Error, match="no seat 2"):
        encoder.encode(match, 2)


def test_the_docs_have_the_planes_as_the_command_writes_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    written = (Path(__file__).parent.parent / "docs" / "observations.md").read_text(encoding="utf-8")
    assert written.split("\n", 2)[2].partition("## ")[2] == capsys.readouterr().out.partition("## ")[2]
