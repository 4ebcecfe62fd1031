"""Why something cannot be done: the id of a rule, worded by whoever shows it, and what is lacking."""

from typing import TYPE_CHECKING

from bottlecap.engine.messages import Messages

if TYPE_CHECKING:
    from bottlecap.engine.game import Game
    from bottlecap.engine.kinds import Remark


class Refusal:
    """`rule` is the id ("shelter/place-occupied"); `text(lang)` the rule in words, `lacking(lang)` what is missing here.

    What is missing is known to whoever asked why (`match.why_not`); a refusal by itself has none of it.
    """

    def __init__(
        self, scope: str, slug: str, messages: Messages, game: "Game | None" = None, remarks: "list[Remark] | None" = None
    ) -> None:
        self.rule = f"{scope}/{slug}"
        self.scope = scope
        self.slug = slug
        self.messages = messages
        self.game = game
        self.remarks: list[Remark] = [] if remarks is None else remarks

    def text(self, lang: str = "en") -> str:
        """The rule. What only a program can run into is no rule of the game, and stands in no rulebook."""
        message = f"rule-{self.slug}"
        if not self.messages.has(message, lang):
            message = f"refusal-{self.slug}"
        return self.messages.text(message, {}, lang)

    def lacking(self, lang: str = "en") -> str:
        """What is missing, a sentence each, or nothing."""
        if self.game is None:
            return ""
        return " ".join(self.game.remark_text(remark, lang) for remark in self.remarks)

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.scope, self.slug, self.messages, self.game, self.remarks)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and other.rule == self.rule

    def __hash__(self) -> int:
        return hash(self.rule)
