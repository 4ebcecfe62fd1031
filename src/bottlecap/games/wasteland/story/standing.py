"""What lasts while a quest is in play; a class each, with its notation."""

from typing import Final

from bottlecap.games.wasteland.story.notation import StoryVerb

VERBS: Final[list[StoryVerb]] = []
