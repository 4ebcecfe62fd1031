"""What borders on what, and how far it is: held against the shapes as they would lie on a table."""

import random
from itertools import pairwise
from math import hypot

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.wasteland.maps import (
    ATLAS,
    BY_ID,
    CORNERS,
    FACES,
    common,
    dealt,
    middle,
    neighbours,
    on_map,
    polygon,
    sector,
    sectors,
)

from bottlecap.games.wasteland import geography
from bottlecap.games.wasteland.geography import (
    DOWN,
    EDGES,
    FAR,
    HALVES,
    MOTHERSHIP,
    NEIGHBOURS,
    NOWHERE,
    SLOTS,
    WHERES,
    Layout,
    face_of,
    is_down,
    is_sector,
    sector_at,
)

IDS = list(BY_ID)
# Deals of a scenario, and how many of their tiles lie face down.
DEALS = [(id, seed, down) for id in IDS for seed, down in ((1, 0.0), (2, 0.5), (3, 1.0))]


def distances(layout: Layout, face_at: vec[i64], start: int) -> list[int]:
    out = vec[i64]([-7] * int(WHERES))
    layout.distances(face_at, start, out)
    return [int(number) for number in out]


# --- numbers ----------------------------------------------------------------------------------------------------------


def test_sectors_are_numbered_by_face_and_place() -> None:
    assert (DOWN, MOTHERSHIP, NOWHERE, WHERES) == (216, 234, 235, 236)
    assert sector_at(26, 7) == 215 and face_of(215) == 26
    assert is_sector(0) and is_sector(215) and not is_sector(216)
    assert is_down(216) and is_down(233) and not is_down(234)


@pytest.mark.rule("wasteland/tile-orientation")
@pytest.mark.parametrize("half", range(12))
def test_a_half_edge_meets_the_one_that_lies_on_it(half: int) -> None:
    """By where both lie when the neighbouring tile is put beside the first."""

    def ends(half: int) -> list[tuple[float, float]]:
        a, b = CORNERS[half // 2], CORNERS[(half // 2 + 1) % 6]
        rim = [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b]
        return rim[half % 2 : half % 2 + 2]

    a, b = CORNERS[half // 2], CORNERS[(half // 2 + 1) % 6]
    # From middle to middle, across the edge.
    x, y = a[0] + b[0], a[1] + b[1]
    there = [(px + x, py + y) for px, py in ends(int(geography.facing(half)))]
    for point, other in zip(ends(half), reversed(there), strict=True):
        assert hypot(point[0] - other[0], point[1] - other[1]) < 1e-9
    assert geography.facing(geography.facing(half)) == half


# --- neighbours -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/sector-adjacent")
@pytest.mark.parametrize(("id", "seed", "down"), DEALS)
def test_neighbours_are_those_that_share_a_border(id: str, seed: int, down: float) -> None:
    layout = BY_ID[id]
    face_at = dealt(layout, seed, down)
    places = on_map(layout, face_at)
    shapes = {where: polygon(layout, face_at, where) for where in places}
    slots = {where: int(layout.slot_of(face_at, where)) for where in places}
    centres = [middle(layout, slot) for slot in range(int(SLOTS))]
    for where in places:
        found = neighbours(layout, face_at, where)
        assert len(set(found)) == len(found)
        x, y = centres[slots[where]]
        near = [o for o in places if o != where and hypot(centres[slots[o]][0] - x, centres[slots[o]][1] - y) < 1.8]
        assert sorted(found) == [o for o in near if common(shapes[where], shapes[o]) > 0.01]
        for other in places:
            assert layout.are_adjacent(face_at, where, other) == (other in found)


@pytest.mark.rule("wasteland/sector-adjacent")
def test_touching_at_a_corner_is_no_border() -> None:
    """Neither within a tile nor where three tiles meet."""
    layout = BY_ID["commonwealth"]
    face_at = dealt(layout, 4)
    touching = 0
    places = on_map(layout, face_at)
    shapes = {where: polygon(layout, face_at, where) for where in places}
    for where in places:
        for other in places:
            if where < other and common(shapes[where], shapes[other]) < 1e-6:
                corners = [a for a in shapes[where] for b in shapes[other] if hypot(a[0] - b[0], a[1] - b[1]) < 1e-6]
                touching += len(corners) > 0
                assert not layout.are_adjacent(face_at, where, other)
    assert touching > 20


def test_any_two_faces_can_be_crossed_at_any_edge() -> None:
    """With one movement point: the sector beyond some half of the edge is not rough."""
    for face in FACES:
        for other in FACES:
            for edge in range(int(EDGES)):
                beyond = [
                    8 * other + int(ATLAS.owners[other * HALVES + geography.facing(half)]) for half in (2 * edge, 2 * edge + 1)
                ]
                own = [8 * face + int(ATLAS.owners[face * HALVES + half]) for half in (2 * edge, 2 * edge + 1)]
                assert all(s in sectors(other) for s in beyond) and all(s in sectors(face) for s in own)
                assert not all(ATLAS.rough[s] for s in beyond)


@pytest.mark.parametrize(("id", "seed", "down"), DEALS)
def test_everything_on_the_map_can_be_reached(id: str, seed: int, down: float) -> None:
    layout = BY_ID[id]
    face_at = dealt(layout, seed, down)
    found = distances(layout, face_at, 0)
    places = on_map(layout, face_at)
    assert all(found[where] < FAR for where in places)
    assert all(found[where] == FAR for where in range(int(WHERES)) if where not in places)


@pytest.mark.parametrize(("id", "seed", "down"), DEALS)
def test_a_search_that_ends_at_its_nearest_goal_is_right_up_to_there(id: str, seed: int, down: float) -> None:
    layout = BY_ID[id]
    face_at = dealt(layout, seed, down)
    rng = random.Random(seed)
    for _ in range(20):
        start, *goals = rng.sample(on_map(layout, face_at), 4)
        whole, found = distances(layout, face_at, start), vec[i64]([-7] * int(WHERES))
        layout.distances_up_to(face_at, start, vec[i64](goals), found)
        nearest = min(whole[goal] for goal in goals)
        for where in range(int(WHERES)):
            assert found[where] == whole[where] if whole[where] <= nearest else found[where] in (whole[where], FAR)
        assert len(set(found)) <= nearest + 3


def test_what_is_not_on_the_map_borders_on_nothing() -> None:
    layout = BY_ID["commonwealth"]
    face_at = layout.starts[:]
    up = int(layout.slot_of_face(face_at, ATLAS.face("crossroads")))
    for where in (int(MOTHERSHIP), int(NOWHERE), sector("megaton", "town"), int(DOWN) + up):
        assert neighbours(layout, face_at, where) == []
        assert layout.slot_of(face_at, where) == -1 and not layout.is_on_map(face_at, where)
        assert not any(layout.are_adjacent(face_at, where, other) for other in range(int(WHERES)))
        assert not any(layout.are_adjacent(face_at, other, where) for other in range(int(WHERES)))
        assert set(distances(layout, face_at, where)) == {FAR}
    assert neighbours(layout, face_at, int(DOWN) + 1) != []


def test_slots_have_the_sectors_of_their_faces() -> None:
    layout = BY_ID["pitt"]
    face_at = layout.starts[:]
    haven = ATLAS.face("haven")
    assert layout.slot_of_face(face_at, haven) == 0
    assert (layout.first_in(face_at, 0), layout.many_in(face_at, 0)) == (8 * haven, 4)
    assert (layout.first_in(face_at, 5), layout.many_in(face_at, 5)) == (DOWN + 5, 1)
    assert layout.slot_of(face_at, 8 * haven + 3) == 0 and layout.slot_of(face_at, DOWN + 5) == 5
    assert layout.slot_of_face(face_at, ATLAS.face("red-rocket")) == -1


# --- exploring --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "seed", "down"), DEALS)
def test_face_down_tiles_beside_a_sector_are_its_neighbours(id: str, seed: int, down: float) -> None:
    layout = BY_ID[id]
    face_at = dealt(layout, seed, down)
    for where in on_map(layout, face_at):
        mask = int(layout.down_beside(face_at, where))
        beside = [slot for slot in range(int(SLOTS)) if mask >> slot & 1]
        wanted = [other - int(DOWN) for other in neighbours(layout, face_at, where) if other >= DOWN]
        assert beside == (sorted(wanted) if is_sector(where) else [])
    assert layout.down_beside(face_at, NOWHERE) == 0


def test_every_tile_can_be_explored_in_the_end() -> None:
    """From the starting tile on, one after another."""
    for layout in BY_ID.values():
        face_at, full = layout.starts[:], dealt(layout, 5)
        reached = {0}
        while True:
            mask = 0
            for where in reached:
                mask |= int(layout.down_beside(face_at, where))
            for slot in range(int(SLOTS)):
                if mask >> slot & 1:
                    face_at[slot] = full[slot]
            further = reached | {o for where in reached for o in neighbours(layout, face_at, where) if is_sector(o)}
            if further == reached:
                break
            reached = further
        assert list(face_at) == list(full)
        assert reached == set(on_map(layout, face_at))


# --- distances --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wasteland/distance")
@pytest.mark.parametrize(("id", "seed", "down"), DEALS)
def test_distances_are_those_of_a_map(id: str, seed: int, down: float) -> None:
    """Symmetric, 1 between neighbours and no one else, never longer than by way of a third."""
    layout = BY_ID[id]
    face_at = dealt(layout, seed, down)
    places = on_map(layout, face_at)
    table = {where: distances(layout, face_at, where) for where in places}
    for a in places:
        assert table[a][a] == 0
        assert [b for b in places if table[a][b] == 1] == sorted(neighbours(layout, face_at, a))
        for b in places:
            assert table[a][b] == table[b][a]
    luck = random.Random(seed)
    for _ in range(2000):
        a, b, c = luck.choice(places), luck.choice(places), luck.choice(places)
        assert table[a][c] <= table[a][b] + table[b][c]


@pytest.mark.rule("wasteland/distance")
def test_a_face_down_tile_is_one_sector() -> None:
    """In the first row of the Commonwealth: from the start through two of them, to the third."""
    layout = BY_ID["commonwealth"]
    found = distances(layout, layout.starts, sector("crossroads", "east"))
    assert [found[int(DOWN) + slot] for slot in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.rule("wasteland/distance")
def test_terrain_does_not_count() -> None:
    layout = BY_ID["far-harbor"]
    found = distances(layout, layout.starts, sector("acadia", "acadia"))
    assert found[sector("acadia", "west-cliffs")] == 1 and found[sector("acadia", "north")] == 2


@pytest.mark.parametrize("id", IDS)
def test_the_nearest_of_several_is_the_least_distance(id: str) -> None:
    layout = BY_ID[id]
    face_at = dealt(layout, 6, 0.3)
    places = on_map(layout, face_at)
    targets = random.Random(6).sample(places, 3)
    out = vec[i64]([0] * int(WHERES))
    # One that is not there any more, and one behind the count.
    layout.distances_to_nearest(face_at, vec[i64]([*targets, int(NOWHERE), places[0]]), 4, out)
    tables = [distances(layout, face_at, target) for target in targets]
    assert [int(n) for n in out] == [min(table[where] for table in tables) for where in range(int(WHERES))]


# --- walks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_steps_are_all_that_come_nearer(id: str) -> None:
    layout = BY_ID[id]
    face_at = dealt(layout, 7, 0.4)
    places = on_map(layout, face_at)
    luck = random.Random(7)
    several = 0
    for where in places:
        targets = luck.sample(places, 2)
        tables = [distances(layout, face_at, target) for target in targets]
        far = min(table[where] for table in tables)
        out = vec[i64]([0] * int(NEIGHBOURS))
        count = layout.steps_towards(face_at, where, vec[i64](targets), 2, out)
        found = [int(out[i]) for i in range(count)]
        wanted = [o for o in neighbours(layout, face_at, where) if min(table[o] for table in tables) == far - 1]
        assert found == wanted and (len(found) > 0) == (where not in targets)
        several += len(found) > 1
    assert several > 0


def test_a_walk_ends_where_it_should() -> None:
    layout = BY_ID["capital"]
    face_at = dealt(layout, 8, 0.5)
    goal = sector("project-purity", "rotunda")
    table = vec[i64]([0] * int(WHERES))
    layout.distances(face_at, goal, table)
    path = [sector("crossroads", "camp")]
    out = vec[i64]([0] * int(NEIGHBOURS))
    while layout.steps(face_at, path[-1], table, out):
        path.append(int(out[0]))
    assert path[-1] == goal and len(path) == table[path[0]] + 1
    assert all(layout.are_adjacent(face_at, a, b) for a, b in pairwise(path))


def test_nobody_walks_to_nothing() -> None:
    layout = BY_ID["capital"]
    out = vec[i64]([0] * int(NEIGHBOURS))
    for targets in ([], [int(NOWHERE)], [int(MOTHERSHIP)], [sector("haven", "haven")]):
        assert layout.steps_towards(layout.starts, 0, vec[i64](targets), len(targets), out) == 0
    assert layout.steps_towards(layout.starts, NOWHERE, vec[i64]([0]), 1, out) == 0
    assert layout.steps_towards(layout.starts, MOTHERSHIP, vec[i64]([0]), 1, out) == 0
