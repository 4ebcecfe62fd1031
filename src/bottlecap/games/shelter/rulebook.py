"""The ids of all rules, and the numbers of those that can forbid something."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.game import Rules

RULES: Final[Rules] = Rules(
    "shelter",
    [
        "box-counts",
        "players",
        "setup-top-level",
        "elevator-top",
        "setup-levels",
        "setup-player",
        "available",
        "setup-decks",
        "setup-tracks",
        "columns",
        "setup-first-player",
        "open-information",
        "round-steps",
        "round-one-no-threats",
        "turn-order",
        "pass",
        "recall",
        "round-end-order",
        "place-one",
        "place-occupied",
        "place-not-track",
        "place-own-elevator",
        "place-any-level",
        "cost-first",
        "rewards-left-to-right",
        "reward-impossible",
        "linked-spaces",
        "linked-trained",
        "linked-one-dweller",
        "resource-gain",
        "resource-cap",
        "resource-pay",
        "resource-any",
        "happiness-not-resource",
        "exchange",
        "exchange-when",
        "happiness",
        "dweller-new",
        "dweller-max",
        "item-gain",
        "item-pay",
        "item-ability",
        "item-passed-over",
        "item-pay-exhausted",
        "item-no-limit",
        "item-exhaust",
        "item-ready-round-end",
        "item-ready-icon",
        "first-player",
        "refresh-track",
        "deck-reshuffle",
        "track-short",
        "build-choose",
        "build-cost",
        "build-own-level",
        "build-max-three-a-side",
        "build-refill",
        "build-usable",
        "build-happiness",
        "build-doubled",
        "build-none-possible",
        "income",
        "income-when",
        "income-not-on-threat",
        "income-not-own",
        "income-linked",
        "train-at-recall",
        "train-any-letter",
        "train-given-letter",
        "train-one-per-letter",
        "train-until-placed",
        "special-double",
        "double-order",
        "double-no-more",
        "special-open-to-all",
        "threat-spawn-each-level",
        "threat-column",
        "threat-none",
        "threat-replaces",
        "threat-on-linked",
        "threat-open-to-all",
        "threat-deck-short",
        "fight",
        "fight-lose",
        "fight-items",
        "threat-no-fight",
        "threat-defeated",
        "threat-remains",
        "injure-cost",
        "injure-not-on-threats",
        "injured-stays",
        "injured-only-marked",
        "injured-space-closed",
        "heal",
        "injured-training",
        "end-six-rooms",
        "end-threat-deck",
        "round-limit",
        "end-finish-round",
        "end-threat-penalty",
        "item-game-end",
        "win-most-happiness",
        "tie-break",
        "tie-shared",
        "over",
    ],
)

PLACE_OCCUPIED: Final[i64] = RULES["place-occupied"]
PLACE_NOT_TRACK: Final[i64] = RULES["place-not-track"]
PLACE_OWN_ELEVATOR: Final[i64] = RULES["place-own-elevator"]
COST_FIRST: Final[i64] = RULES["cost-first"]
BUILD_COST: Final[i64] = RULES["build-cost"]
BUILD_CHOOSE: Final[i64] = RULES["build-choose"]
BUILD_MAX: Final[i64] = RULES["build-max-three-a-side"]
BUILD_NONE: Final[i64] = RULES["build-none-possible"]
LINKED: Final[i64] = RULES["linked-spaces"]
LINKED_ONE: Final[i64] = RULES["linked-one-dweller"]
INJURED_ONLY: Final[i64] = RULES["injured-only-marked"]
INJURED_CLOSED: Final[i64] = RULES["injured-space-closed"]
AVAILABLE_ONLY: Final[i64] = RULES["available"]
RESOURCE_CAP: Final[i64] = RULES["resource-cap"]
RESOURCE_PAY: Final[i64] = RULES["resource-pay"]
EXCHANGE: Final[i64] = RULES["exchange"]
EXCHANGE_WHEN: Final[i64] = RULES["exchange-when"]
ITEM_GAIN: Final[i64] = RULES["item-gain"]
ITEM_PAY: Final[i64] = RULES["item-pay"]
ITEM_ABILITY: Final[i64] = RULES["item-ability"]
ITEM_EXHAUST: Final[i64] = RULES["item-exhaust"]
READY_ICON: Final[i64] = RULES["item-ready-icon"]
TRAIN_ANY: Final[i64] = RULES["train-any-letter"]
