"""Dice that lie there: what each throw is good for, and which of them to throw again."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from bottlecap.bots.wasteland.dice import hits_of, icons_of, mean_of, rethrown, with_rerolls
from bottlecap.bots.wasteland.mind import Mind
from bottlecap.bots.wasteland.options import failure_worth, success_worth
from bottlecap.bots.wasteland.survivor import hurt_cost
from bottlecap.games.wasteland.body import is_healed_by_rads, is_safe_from
from bottlecap.games.wasteland.effects.base import ENEMIES
from bottlecap.games.wasteland.fighting import foe_has, foe_level, hits_needed, hits_on_foe, icons_unheld, parts_to_hit, sure_hits
from bottlecap.games.wasteland.geography import NOWHERE
from bottlecap.games.wasteland.state import WastelandState
from bottlecap.games.wasteland.story.escorting import LED
from bottlecap.games.wasteland.story.trying import VERDICT, Verdict
from bottlecap.games.wasteland.tasks import A_FIGHT
from bottlecap.games.wasteland.tokens import FACES, RADIOACTIVE, THROWS
from bottlecap.games.wasteland.vats import icons_thrown

# A test that decides nothing we know of; each sector that an escort leads on.
SOMETHING: Final = 2.0
LED_ON: Final = 1.5


def stake_of(mind: Mind, s: WastelandState, seat: i64) -> float:
    """What it is worth to be done with the task under way, against failing it."""
    i: i64 = len(s.steps) - 1
    while i >= 0:
        step = s.steps[i]
        if step.kind is VERDICT:
            verdict = cast(Verdict, step)
            choice = s.content.choices[verdict.choice]
            if choice.encounter >= 0:
                return success_worth(mind, s, verdict.choice, verdict.level) - failure_worth(s, verdict.choice)
            return mind.row_worth(s, seat, choice.gain, verdict.level) - mind.row_worth(s, seat, choice.fail, verdict.level)
        if step.kind is LED:
            return LED_ON
        i -= 1
    return SOMETHING


def throws_worth(mind: Mind, s: WastelandState, seat: i64) -> vec[float]:
    """By throw: what it is worth if the dice count as they lie."""
    out = vec[float](capacity=THROWS)
    stake = stake_of(mind, s, seat)
    throw: i64 = 0
    if s.task != A_FIGHT:
        wanted = s.difficulty - s.icons_plus
        leads = len(s.steps) > 0 and is_escort(s)
        while throw < THROWS:
            icons = icons_of(s.content, throw)
            worth = stake if icons >= wanted else 0.0
            if leads:
                worth = LED_ON * float(max(icons - wanted, 0))
            out = append(out, worth)
            throw += 1
        return out
    if s.foe_at != NOWHERE:
        stake = 0.0
    level = foe_level(s)
    stake += mind.kills[s.foe] + mind.standing.xp_worth(s, seat, float(s.foe_plus))
    parts, wanted = parts_to_hit(s, seat), hits_needed(s) - sure_hits(s, seat)
    more = icons_unheld(s, seat) - icons_thrown(s)
    rads: i64 = 0
    if foe_has(s, RADIOACTIVE) and not is_safe_from(s, seat, ENEMIES) and not is_healed_by_rads(s, seat):
        rads = level
    # What so many icons cost, once for all throws.
    costs = vec[float](capacity=16)
    icons = 0
    while icons < 16:
        costs = append(costs, hurt_cost(s, seat, icons * level, rads) if icons > 0 else 0.0)
        icons += 1
    while throw < THROWS:
        through = min(max(icons_of(s.content, throw) + more, 0), 15)
        worth = -costs[through]
        dies = through > 0 and through * level + rads >= s.life(seat)
        if not dies and hits_of(s.content, throw, parts) >= wanted:
            worth += stake
        out = append(out, worth)
        throw += 1
    return out


def is_escort(s: WastelandState) -> bool:
    """Whether the test under way is an escort's."""
    i: i64 = len(s.steps) - 1
    while i >= 0:
        if s.steps[i].kind is VERDICT:
            return False
        if s.steps[i].kind is LED:
            return True
        i -= 1
    return False


def lying(s: WastelandState) -> i64:
    """The throw that lies there."""
    throw: i64 = 0
    step: i64 = 1
    for die in s.dice:
        throw += (die - 1) * step
        step *= FACES
    return throw


def before_throw(mind: Mind, s: WastelandState, seat: i64) -> float:
    """The dice are about to be thrown."""
    return mean_of(with_rerolls(throws_worth(mind, s, seat), s.rerolls))


def kept_worth(mind: Mind, s: WastelandState, seat: i64) -> float:
    return throws_worth(mind, s, seat)[lying(s)]


def rerolled_worth(mind: Mind, s: WastelandState, seat: i64, mask: i64) -> float:
    """These dice are thrown again, and then as well as can be."""
    then = with_rerolls(throws_worth(mind, s, seat), s.rerolls - 1)
    return rethrown(then)[mask][lying(s)]


def struck_worth(mind: Mind, s: WastelandState, seat: i64) -> float:
    """The survivor was hit already: what remains is whether the foe dies."""
    if hits_on_foe(s, seat) < hits_needed(s):
        return 0.0
    stake = stake_of(mind, s, seat) if s.foe_at == NOWHERE else 0.0
    return stake + mind.kills[s.foe]


def best_face(s: WastelandState) -> i64:
    """The face to turn a die to: in a test the most icons, in a fight a hit, and of those the fewest."""
    best: i64 = 0
    most = -100.0
    parts = parts_to_hit(s, s.thrower) if s.task == A_FIGHT else 0
    face: i64 = 0
    while face < FACES:
        worth = float(s.content.face_hits[face])
        if s.task == A_FIGHT:
            worth = (10.0 if s.content.face_parts[face] & parts else 0.0) - worth
        if worth > most:
            best, most = face, worth
        face += 1
    return best
