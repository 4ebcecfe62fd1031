"""The ids of all rules, and the numbers of those that can forbid something."""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.game import Rules

RULES: Final[Rules] = Rules(
    "monopoly",
    [
        "box-counts",
        "tokens",
        "players",
        "setup-start",
        "setup-money",
        "setup-decks",
        "bank",
        "bank-never-broke",
        "board-names",
        "board-order",
        "prices-classic",
        "no-house-rules",
        "open-holdings",
        "first-roll",
        "turn-order",
        "move",
        "go-salary",
        "doubles-again",
        "three-doubles-jail",
        "jail-ends-turn",
        "buy",
        "decline-auction",
        "rent-street",
        "rent-monopoly-doubled",
        "rent-buildings",
        "rent-mortgaged",
        "rent-claim",
        "rent-station",
        "rent-utility",
        "rent-utility-throw",
        "rent-mortgaged-counts",
        "own-property",
        "cards",
        "card-effects",
        "card-moves",
        "card-jail-free",
        "tax",
        "go-to-jail",
        "just-visiting",
        "free-parking",
        "jail-pay",
        "jail-card",
        "jail-roll",
        "jail-pay-then-double",
        "jail-third-fail",
        "jail-business",
        "anytime",
        "anytime-when",
        "auction-when",
        "auction-cash",
        "auction-order",
        "auction-no-bid",
        "build-group",
        "build-even",
        "build-four",
        "build-vault",
        "build-mortgage-blocks",
        "build-shortage",
        "build-shortage-claim",
        "build-shortage-auction",
        "sell-half",
        "sell-vault",
        "mortgage",
        "unmortgage",
        "trade",
        "trade-buildings-block",
        "trade-mortgaged",
        "ten-percent",
        "trade-no-promises",
        "trade-limit",
        "debt-raise",
        "debt-must",
        "debt-deal",
        "debt-asked",
        "debt-each-player",
        "debt-from-each",
        "bankrupt",
        "bankrupt-everything",
        "bankrupt-to-player",
        "bankrupt-to-bank",
        "win",
        "turn-limit",
        "over",
    ],
)

TOKENS: Final[i64] = RULES["tokens"]
BUY: Final[i64] = RULES["buy"]
JAIL_PAY: Final[i64] = RULES["jail-pay"]
JAIL_CARD: Final[i64] = RULES["jail-card"]
ANYTIME_WHEN: Final[i64] = RULES["anytime-when"]
AUCTION_CASH: Final[i64] = RULES["auction-cash"]
BUILD_GROUP: Final[i64] = RULES["build-group"]
BUILD_EVEN: Final[i64] = RULES["build-even"]
BUILD_VAULT: Final[i64] = RULES["build-vault"]
BUILD_MORTGAGE_BLOCKS: Final[i64] = RULES["build-mortgage-blocks"]
BUILD_SHORTAGE: Final[i64] = RULES["build-shortage"]
BUILD_SHORTAGE_AUCTION: Final[i64] = RULES["build-shortage-auction"]
SELL_HALF: Final[i64] = RULES["sell-half"]
MORTGAGE: Final[i64] = RULES["mortgage"]
UNMORTGAGE: Final[i64] = RULES["unmortgage"]
TRADE: Final[i64] = RULES["trade"]
TRADE_BUILDINGS_BLOCK: Final[i64] = RULES["trade-buildings-block"]
TRADE_MORTGAGED: Final[i64] = RULES["trade-mortgaged"]
TRADE_LIMIT: Final[i64] = RULES["trade-limit"]
DEBT_MUST: Final[i64] = RULES["debt-must"]
DEBT_DEAL: Final[i64] = RULES["debt-deal"]
TURN_LIMIT: Final[i64] = RULES["turn-limit"]
