"""The ids of all rules, by chapter, and the numbers of those that can forbid something.

That it is not somebody's turn ("turn-order") and that the match is over are the engine's own answers.
"""

from typing import Final

from mypy_extensions import i64

from bottlecap.engine.game import Rules

RULES: Final[Rules] = Rules(
    "wasteland",
    [
        # Golden rules
        "card-beats-reference",
        "ties-by-first-player",
        "may-is-optional",
        # Setup
        "players",
        "setup-scenario",
        "setup-map",
        "setup-tokens",
        "setup-encounter-decks",
        "setup-agenda-by-players",
        "setup-decks",
        "setup-market",
        "setup-first-player",
        "setup-survivor",
        "setup-board",
        "setup-effects",
        # Rounds, turns, actions
        "round",
        "turn-two-actions",
        "action-repeat",
        "action-skip",
        "action-interrupt",
        "first-player-passes",
        "first-player-mid-round",
        "round-end-order",
        # Map
        "sector-adjacent",
        "sector-crowd",
        "distance",
        "tile-orientation",
        "tile-kinds",
        "terrain-rough",
        "terrain-radioactive",
        "move-face-down",
        "move-by-effect",
        # Actions
        "move",
        "move-rough-across-actions",
        "explore",
        "explore-enemies",
        "explore-hidden-enemies",
        "fight-action",
        "fight-ranged",
        "encounter",
        "encounter-reader",
        "encounter-requirement",
        "encounter-must",
        "encounter-success",
        "encounter-bottom",
        "encounter-once",
        "encounter-level",
        "encounter-no-deck",
        "encounter-vaults",
        "blocked-by-enemy",
        "quest-action",
        "camp",
        "camp-trade",
        "camp-trade-not",
        "camp-show-agenda",
        # Tests
        "test-roll",
        "test-reroll",
        "test-letter-twice",
        "test-success",
        "test-no-result",
        "vats-dice",
        # Combat
        "combat-roll",
        "combat-order",
        "combat-reroll",
        "combat-damage",
        "combat-hits",
        "combat-kill",
        "combat-xp",
        "combat-ends",
        "combat-drawn",
        "combat-timing",
        "combat-letters",
        "combat-survivor-dies",
        # Enemies
        "enemy-facts",
        "enemy-replaced",
        "enemy-inactive",
        "enemy-wakes",
        "activate-move",
        "activate-fight",
        "activate-ranged",
        "activate-ranged-choice",
        "activate-target",
        "activate-several",
        "activate-path",
        "activate-one-by-one",
        "activate-none",
        "face-down-ranged",
        "prop-aggressive",
        "prop-aggressive-choice",
        "prop-armored",
        "prop-radioactive",
        "prop-ranged",
        "prop-loot",
        "prop-flee",
        # Survivors
        "health-track",
        "killed",
        "killed-respawn",
        "killed-turn-ends",
        "killed-mid-result",
        "killed-other-turn",
        "killed-eliminated",
        "all-eliminated",
        "xp",
        "level-up",
        "level-up-no-perk",
        "special-max",
        "perk",
        "trait-pairs",
        "trait-locked",
        "trait-well-rested",
        "equip",
        "equip-when",
        "inventory",
        "inventory-use",
        "exhaust",
        "ready-cost",
        "companion-ready",
        "companion-use",
        "loot-event",
        "loot-many",
        "unique-taken",
        "character-card",
        # Trade
        "trade-first-card",
        "trade-buy",
        "trade-sell",
        "trade-recruit",
        "trade-times",
        "market-four",
        "caps",
        # Quests
        "quest-open",
        "quest-auto",
        "quest-auto-several",
        "quest-results",
        "quest-stays",
        "quest-staging",
        "quest-token",
        "library",
        "result-add",
        "result-stage",
        "library-gone",
        "result-basic",
        # Agenda and influence
        "agenda-influence",
        "agenda-secret",
        "agenda-limit",
        "agenda-empty",
        "agenda-empty-draw",
        "influence-to-win",
        "influence-when",
        "win-together",
        # Factions
        "faction-power",
        "faction-letters",
        "faction-wins",
        "faction-beyond",
        "over",
        "faction-enemy",
        "loyalty",
        "loyalty-effects",
        "loyalty-drawn",
        "loyalty-aggressive",
        "loyalty-counts",
        # Limits
        "deck-rebuild",
        "discard-piles",
        "enemy-none-left",
        "tokens-unlimited",
        # Solo
        "solo-other-survivor",
        "solo-read",
        "solo-power",
        # Rulings for the cards
        "empty-sector",
        "highest",
        "exactly-away",
        "place-not-yet",
        "token-walks",
        "level-raised",
        "fog",
        "condenser",
        "fog-activation",
        "fog-cleared",
        "fog-nowhere",
        "last-killed",
        "off-map",
        "vote-alone",
        "goal-of-nobody",
        "has-companion",
        "one-item",
        "gains-elsewhere",
        "enemy-face-down-pile",
        "next-card-none",
        "letter-supply",
        "extra-icons",
        "shown-known",
    ],
)

# Golden rules
MAY_IS_OPTIONAL: Final[i64] = RULES["may-is-optional"]

# Setup
SETUP_SURVIVOR: Final[i64] = RULES["setup-survivor"]

# Rounds, turns, actions
TURN_TWO_ACTIONS: Final[i64] = RULES["turn-two-actions"]
ACTION_INTERRUPT: Final[i64] = RULES["action-interrupt"]
ROUND_END_ORDER: Final[i64] = RULES["round-end-order"]

# Map
SECTOR_ADJACENT: Final[i64] = RULES["sector-adjacent"]
TERRAIN_ROUGH: Final[i64] = RULES["terrain-rough"]
MOVE_FACE_DOWN: Final[i64] = RULES["move-face-down"]

# Actions
MOVE: Final[i64] = RULES["move"]
EXPLORE: Final[i64] = RULES["explore"]
EXPLORE_HIDDEN_ENEMIES: Final[i64] = RULES["explore-hidden-enemies"]
FIGHT_ACTION: Final[i64] = RULES["fight-action"]
FIGHT_RANGED: Final[i64] = RULES["fight-ranged"]
ENCOUNTER: Final[i64] = RULES["encounter"]
ENCOUNTER_REQUIREMENT: Final[i64] = RULES["encounter-requirement"]
ENCOUNTER_MUST: Final[i64] = RULES["encounter-must"]
ENCOUNTER_ONCE: Final[i64] = RULES["encounter-once"]
ENCOUNTER_NO_DECK: Final[i64] = RULES["encounter-no-deck"]
ENCOUNTER_VAULTS: Final[i64] = RULES["encounter-vaults"]
BLOCKED_BY_ENEMY: Final[i64] = RULES["blocked-by-enemy"]
QUEST_ACTION: Final[i64] = RULES["quest-action"]
CAMP: Final[i64] = RULES["camp"]
CAMP_TRADE: Final[i64] = RULES["camp-trade"]
CAMP_TRADE_NOT: Final[i64] = RULES["camp-trade-not"]
CAMP_SHOW_AGENDA: Final[i64] = RULES["camp-show-agenda"]

# Tests
TEST_REROLL: Final[i64] = RULES["test-reroll"]
TEST_LETTER_TWICE: Final[i64] = RULES["test-letter-twice"]

# Combat
COMBAT_REROLL: Final[i64] = RULES["combat-reroll"]
COMBAT_TIMING: Final[i64] = RULES["combat-timing"]

# Enemies
ENEMY_REPLACED: Final[i64] = RULES["enemy-replaced"]
ENEMY_INACTIVE: Final[i64] = RULES["enemy-inactive"]
ACTIVATE_SEVERAL: Final[i64] = RULES["activate-several"]
ACTIVATE_PATH: Final[i64] = RULES["activate-path"]
PROP_AGGRESSIVE_CHOICE: Final[i64] = RULES["prop-aggressive-choice"]

# Survivors
KILLED_RESPAWN: Final[i64] = RULES["killed-respawn"]
LEVEL_UP: Final[i64] = RULES["level-up"]
LEVEL_UP_NO_PERK: Final[i64] = RULES["level-up-no-perk"]
PERK: Final[i64] = RULES["perk"]
TRAIT_WELL_RESTED: Final[i64] = RULES["trait-well-rested"]
EQUIP: Final[i64] = RULES["equip"]
EQUIP_WHEN: Final[i64] = RULES["equip-when"]
INVENTORY: Final[i64] = RULES["inventory"]
INVENTORY_USE: Final[i64] = RULES["inventory-use"]
EXHAUST: Final[i64] = RULES["exhaust"]
READY_COST: Final[i64] = RULES["ready-cost"]
COMPANION_READY: Final[i64] = RULES["companion-ready"]
COMPANION_USE: Final[i64] = RULES["companion-use"]
CHARACTER_CARD: Final[i64] = RULES["character-card"]

# Trade
TRADE_BUY: Final[i64] = RULES["trade-buy"]
TRADE_SELL: Final[i64] = RULES["trade-sell"]
TRADE_RECRUIT: Final[i64] = RULES["trade-recruit"]
TRADE_TIMES: Final[i64] = RULES["trade-times"]

# Quests
QUEST_AUTO_SEVERAL: Final[i64] = RULES["quest-auto-several"]
RESULT_BASIC: Final[i64] = RULES["result-basic"]
QUEST_TOKEN: Final[i64] = RULES["quest-token"]

# Agenda and influence
AGENDA_SECRET: Final[i64] = RULES["agenda-secret"]
AGENDA_LIMIT: Final[i64] = RULES["agenda-limit"]

# Factions
LOYALTY: Final[i64] = RULES["loyalty"]
LOYALTY_EFFECTS: Final[i64] = RULES["loyalty-effects"]

# Solo
SOLO_OTHER_SURVIVOR: Final[i64] = RULES["solo-other-survivor"]

# Rulings for the cards
EMPTY_SECTOR: Final[i64] = RULES["empty-sector"]
HIGHEST: Final[i64] = RULES["highest"]
EXACTLY_AWAY: Final[i64] = RULES["exactly-away"]
TOKEN_WALKS: Final[i64] = RULES["token-walks"]
OFF_MAP: Final[i64] = RULES["off-map"]
HAS_COMPANION: Final[i64] = RULES["has-companion"]
ONE_ITEM: Final[i64] = RULES["one-item"]
