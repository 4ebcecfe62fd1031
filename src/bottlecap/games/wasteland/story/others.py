"""Other survivors: who has a trait, who stands near, who stands here too."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.games.wasteland.geography import is_sector
from bottlecap.games.wasteland.state import WastelandState


def in_order(s: WastelandState) -> vec[i64]:
    """The survivors in the game, from the first player on, clockwise."""
    out = vec[i64](capacity=4)
    for place in range(s.players):
        seat = (s.first_player + place) % s.players
        if not s.is_out(seat):
            out = append(out, seat)
    return out


def is_alone(s: WastelandState) -> bool:
    """Whether there is one survivor only."""
    return len(in_order(s)) == 1


def others_on_map(s: WastelandState, seat: i64) -> vec[i64]:
    """The other survivors, but for those whom nobody can reach."""
    out = vec[i64](capacity=4)
    for other in in_order(s):
        if other != seat and is_sector(s.where[other]):
            out = append(out, other)
    return out


def rivals_with(s: WastelandState, seat: i64, trait: i64) -> vec[i64]:
    out = vec[i64](capacity=4)
    for other in others_on_map(s, seat):
        if s.has_trait(other, trait):
            out = append(out, other)
    return out


def rivals_beside(s: WastelandState, seat: i64) -> vec[i64]:
    """The others in adjacent sectors."""
    out = vec[i64](capacity=4)
    for other in others_on_map(s, seat):
        if s.are_adjacent(s.where[seat], s.where[other]):
            out = append(out, other)
    return out


def others_here(s: WastelandState, seat: i64) -> vec[i64]:
    """The others in the same sector."""
    out = vec[i64](capacity=4)
    for other in others_on_map(s, seat):
        if s.where[other] == s.where[seat]:
            out = append(out, other)
    return out
