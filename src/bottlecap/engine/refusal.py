"""Why something cannot be done: the id of a rule, worded by whoever shows it."""

from bottlecap.engine.messages import Messages


class Refusal:
    """`rule` is the id ("shelter/place-occupied"); `text(lang)` the rule in words."""

    def __init__(self, scope: str, slug: str, messages: Messages) -> None:
        self.rule = f"{scope}/{slug}"
        self.scope = scope
        self.slug = slug
        self.messages = messages

    def text(self, lang: str = "en") -> str:
        return self.messages.text(f"rule-{self.slug}", {}, lang)

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.scope, self.slug, self.messages)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and other.rule == self.rule

    def __hash__(self) -> int:
        return hash(self.rule)
