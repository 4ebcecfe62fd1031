"""Phrases that were read, as the objects that the rules ask."""

from typing import cast

from librt.vecs import vec

from bottlecap.games.wasteland.effects.base import Condition
from bottlecap.games.wasteland.effects.conditions import AllOf, AnyOf
from bottlecap.games.wasteland.reading import phrases


def condition_of(read: phrases.Condition) -> Condition:
    alternatives: list[Condition] = []
    for texts in read.alternatives:
        alternatives.append(AllOf(vec[Condition]([cast(Condition, phrase.made) for phrase in texts])))
    return AnyOf(vec[Condition](alternatives))
