"""Wasteland: Far Harbor's fog and condensers."""

from typing import Any

import pytest
from tests.say import act, asked, can, heard, refused
from tests.wasteland.table import end_round, table, tokens_lie, value

import bottlecap
from bottlecap.games.wasteland import fog
from bottlecap.games.wasteland.state import of
from bottlecap.games.wasteland.tokens import STAR

# The level of each settlement and ruin that lies face up.
ACADIA, NUCLEUS, HARBOR = "acadia/acadia", "the-nucleus/nucleus", "far-harbor/harbor"
FACTORY, BAY = "robco-factory/factory", "far-harbor/bay"


def foggy(players: int = 1, shields: list[str] | None = None, stars: list[str] | None = None, **changes: Any) -> bottlecap.Match:
    tokens = {"shield": shields or [], "star": stars or []}
    return table(players, "far-harbor", **{"enemies": {}, "tokens": tokens, **changes})


def activated(force: str, players: int = 1, **changes: Any) -> bottlecap.Match:
    return foggy(players, **changes, then=[{"kind": "activate", "force": force}])


@pytest.mark.rule("wasteland/fog")
def test_fog_irradiates_its_sector_and_is_no_enemy() -> None:
    near = next(name for name in ("pier", "bay", "shallows", "woods") if is_plain(f"far-harbor/{name}"))
    match = foggy(where=[HARBOR], shields=[f"far-harbor/{near}", HARBOR])
    assert can(match, 0, "camp")
    assert refused(match, 0, "fight-faction", faction="shield", sector=HARBOR) == "wasteland/fight-action"
    act(match, 0, "move", sector=f"far-harbor/{near}")
    assert value(match, "rads", 0) == 1 and not heard(match, None, "fought")
    match = foggy(where=[HARBOR], shields=[HARBOR])
    act(match, 0, "move", sector=f"far-harbor/{near}")
    assert value(match, "rads", 0) == 0


def is_plain(sector: str) -> bool:
    """Whether the ground there is harmless."""
    match = foggy(where=[HARBOR])
    if not can(match, 0, "move", sector=sector):
        return False
    act(match, 0, "move", sector=sector)
    return not value(match, "rads", 0)


@pytest.mark.rule("wasteland/fog-activation")
@pytest.mark.parametrize("force", ["star", "shield"])
def test_a_factions_symbol_lays_fog_on_the_highest_site(force: str) -> None:
    match = activated(force, where=[BAY])
    assert tokens_lie(match, "shields") == [ACADIA] and tokens_lie(match, "stars") == []
    match = activated(force, where=[BAY], shields=[ACADIA])
    assert tokens_lie(match, "shields") == [ACADIA, NUCLEUS]
    match = activated(force, where=[BAY], shields=[ACADIA, NUCLEUS], stars=[BAY])
    assert tokens_lie(match, "shields") == sorted([ACADIA, NUCLEUS, HARBOR]) and tokens_lie(match, "stars") == [BAY]
    assert not heard(match, None, "fought")


@pytest.mark.rule("wasteland/fog-activation")
def test_fog_comes_at_the_end_of_a_round() -> None:
    match = foggy(where=[BAY], hands=[["know-it-all-1"]])
    end_round(match, "security-1")
    assert tokens_lie(match, "shields") == [ACADIA]


@pytest.mark.rule("wasteland/highest")
def test_the_highest_site_is_one_of_a_face_up_tile() -> None:
    # The quarry has level 4, more than the Nucleus, but counts only once it lies face up.
    match = activated("star", where=[BAY], shields=[ACADIA])
    assert tokens_lie(match, "shields") == [ACADIA, NUCLEUS]
    match = activated("star", where=[BAY], shields=[ACADIA], faces={11: "glowing-quarry"})
    assert tokens_lie(match, "shields") == [ACADIA, "glowing-quarry/pit"]


@pytest.mark.rule("wasteland/highest")
def test_the_first_player_breaks_ties_among_the_highest() -> None:
    # The Nucleus has level 3, and so has the factory.
    match = activated("star", 2, where=[BAY, BAY], shields=[ACADIA], faces={11: "robco-factory"}, first_player=1)
    assert match.seats == (1,) and asked(match, 1) == ["fog-at"]
    assert refused(match, 1, "fog-at", sector=HARBOR) == "wasteland/highest"
    assert refused(match, 1, "fog-at", sector=ACADIA) == "wasteland/highest"
    act(match, 1, "fog-at", sector=FACTORY)
    assert tokens_lie(match, "shields") == [ACADIA, FACTORY]


@pytest.mark.rule("wasteland/condenser")
def test_a_condenser_clears_all_fog_of_its_sector_and_is_no_enemy() -> None:
    match = foggy(where=[HARBOR], shields=[HARBOR, HARBOR, BAY])
    s = of(match.state)
    assert fog.lay_token(s, STAR, s.where[0], 0)
    assert tokens_lie(match, "shields") == [BAY] and tokens_lie(match, "stars") == [HARBOR]
    assert can(match, 0, "camp")
    assert refused(match, 0, "fight-faction", faction="star", sector=HARBOR) == "wasteland/fight-action"


@pytest.mark.rule("wasteland/fog-cleared")
def test_fog_laid_where_a_condenser_stands_is_gone_at_once() -> None:
    match = activated("star", where=[BAY], stars=[ACADIA])
    assert tokens_lie(match, "shields") == [] and not heard(match, None, "token-laid")


@pytest.mark.rule("wasteland/fog-cleared", "wasteland/fog-activation")
def test_a_site_with_a_condenser_is_one_without_fog() -> None:
    match = activated("star", 2, where=[BAY, BAY], shields=[ACADIA], stars=[FACTORY], faces={11: "robco-factory"})
    assert {action.to_json()["sector"] for action in match.actions(0)} == {NUCLEUS, FACTORY}
    act(match, 0, "fog-at", sector=FACTORY)
    assert tokens_lie(match, "shields") == [ACADIA] and len(heard(match, 1, "fog-cleared")) == 1


@pytest.mark.rule("wasteland/fog-nowhere")
def test_with_fog_on_every_site_none_comes() -> None:
    match = activated("star", where=[BAY], shields=[ACADIA, NUCLEUS, HARBOR])
    assert tokens_lie(match, "shields") == sorted([ACADIA, NUCLEUS, HARBOR])
    assert asked(match, 0) == ["turn"]
