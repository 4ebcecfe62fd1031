### Wasteland: the rules reference, one entry per rule

### Golden rules

chapter-golden = Golden rules

rule-card-beats-reference = Where a card says something other than this reference, follow the card.
rule-ties-by-first-player = If an effect fits several players equally well, it goes to the first player; if the first player is not one of them, to the next of them clockwise.
rule-may-is-optional = Whatever says “may” is up to you: you can leave it undone.

### Setup

chapter-setup = Before the first round

rule-players = Wasteland is a game for one to four players.
rule-setup-scenario = You play one scenario, chosen before the match. Its sheet gives the map, the first quests, what the faction tokens stand for, and the power track.
rule-setup-map = Dangerous and deadly tiles are shuffled separately and laid out by the scenario’s plan: some places get a face-up tile that the plan names, all others a random one, face down.
rule-setup-tokens = S.P.E.C.I.A.L. tokens are shuffled face down. So are enemy tokens, each type in a pile of its own.
rule-setup-encounter-decks = The encounter cards marked with a star make the first two decks, by their backs: wasteland and settlement. Each is shuffled and lies face down.
rule-setup-agenda-by-players = Agenda cards marked with a higher number of players than there are at the table leave the game before it begins.
rule-setup-decks = The agenda, loot and asset decks are shuffled. The card library, the perks and the unique assets lie at hand.
rule-setup-market = Four assets lie face up: they are the market.
rule-setup-first-player = The first player is drawn at random. The agenda deck lies at their right hand and shows who is first player.
rule-setup-survivor = Starting with the first player and going clockwise, you each choose a survivor and take its figure, its card and the S.P.E.C.I.A.L. token marked for it, which is not one of the 35 in the supply. Your figure starts on a free sector of the Crossroads Camp tile.
rule-setup-board = You begin with radiation 0, health 16 (or what your survivor’s card says), three caps, and your experience peg at the far left. You also get one random S.P.E.C.I.A.L. token, drawn again if you have that letter already, and one agenda card, which you keep secret.
rule-setup-effects = First, everything that applies at setup takes effect: on the scenario, the first quests, the survivors’ cards and whatever else is in play. Then every enemy icon on a face-up tile gets a random face-up enemy of its type. Last, both faction markers are put at the top of the power track.

### Rounds, turns, actions

chapter-rounds = Rounds and turns

rule-turn-order = Only the player who is asked something can answer it. Survivors take their turns one after another; a tie, an attack or a deal may ask somebody else in between.
rule-round = Survivors take turns clockwise from the first player. Then the top agenda card is revealed and the enemy types at its bottom activate from left to right, all enemies of one type before the next; a faction’s symbol activates that faction’s enemies as if they were a type. The card is then discarded.
rule-turn-two-actions = Your turn is two actions: Move, Explore, Encounter, Fight, Quest, Camp, or one printed on a card. On top of that you may use anything that works “on your turn”.
rule-action-repeat = You may take the same action twice in a turn. Only Encounter is different: a second one must be on another encounter icon.
rule-action-skip = You may skip one action or both. A skipped action is lost; you can’t make up for it later.
rule-action-interrupt = Only Move can be interrupted: you may take your other action in the middle of it and then go on moving. Every other action is finished before the next one begins.
rule-first-player-passes = When the agenda deck is rebuilt, it passes to the player on the first player’s right, who becomes first player. Turns still go clockwise.
rule-first-player-mid-round = If the first player changes during a round, that round is finished in its old order, with one turn for each survivor. The next round begins with the new first player.
rule-round-end-order = What quests and the scenario tell you to do at the end of a round comes after the enemies have activated, in the order that the first player chooses.

### Map

chapter-map = The map

rule-sector-adjacent = Two sectors are adjacent if they share a border.
rule-sector-crowd = A sector has room for any number of survivors and enemies.
rule-distance = Distances are counted in sectors, whatever the terrain. A face-down tile counts as one sector.
rule-tile-orientation = Every tile is laid so that its arrow points the same way as the arrow on the starting tile.
rule-tile-kinds = By its back, a tile is dangerous, deadly or double-sided. Everybody can see of which kind a face-down tile is, and it is still of that kind once it has been turned up.
rule-terrain-rough = Moving into a rough sector (red border) costs two movement points in all. With fewer you can’t move in.
rule-terrain-radioactive = When you enter a radioactive sector (green border), you take one radiation.
rule-move-face-down = You can’t enter a face-down tile. Explore it first.
rule-move-by-effect = When an effect moves you, you pay no movement points, but you meet radiation and aggressive enemies just as in a move. When you are placed somewhere, or stand up again after being killed, you meet neither.

### Actions

chapter-actions = Actions

rule-move = Move gives you two movement points. For each of them you may move to an adjacent sector.
rule-move-rough-across-actions = The two points for a rough sector may come from two different actions.
rule-explore = If your sector borders a face-down tile, Explore turns that tile up. Each action turns up one tile; if there are several, you choose which.
rule-explore-enemies = Each enemy icon on the tile that was turned up gets a random face-up enemy of its type.
rule-explore-hidden-enemies = If enemies stood on the tile while it was face down, you, who explored it, put each of them on a sector of that tile, once its icons have got their enemies.
rule-fight-action = You can fight an active enemy in your own sector; if there are several, you choose which.
rule-fight-ranged = With a ranged weapon equipped, you can also fight an active enemy in an adjacent sector. If that enemy does not have the ranged icon, it takes one extra hit.
rule-encounter = You can take Encounter only on an encounter icon. You then resolve a card of the deck with that icon.
rule-encounter-reader = The player on your right reads the story and the options aloud, with their requirements, tests and difficulties, for all to hear. You choose before you know how it turns out; then the outcome, too, is read to all.
rule-encounter-requirement = You can choose an option with a requirement only if you meet it. You choose one option and then do what it requires: what is to be paid or given up is paid or given up.
rule-encounter-must = If the condition of a mandatory option holds, you must choose it; if several are mandatory, choose one of them. If its condition does not hold, you can’t choose it.
rule-encounter-success = If an option sets a task (a fight or a test), you get the success result if you manage it, and the failure result if you don’t. An option without a task gives its results as soon as you choose it.
rule-encounter-bottom = Once it is resolved, an encounter card goes to the bottom of its deck, unless it is trashed.
rule-encounter-once = You can use each encounter icon only once a turn.
rule-encounter-level = Where a result shows the encounter symbol instead of a number, it means the level of the icon you are on. A “+” or “–” behind the symbol adds to it or takes off from it, but never below zero.
rule-encounter-no-deck = You can’t take Encounter on an icon that has no deck, or whose deck is empty. In a vault, there is a deck only once that vault’s cards have come into play.
rule-encounter-vaults = The vaults have two decks, 84 and 109. Each is drawn from only in its own vault.
rule-blocked-by-enemy = With an active enemy in your sector, you can’t take Encounter, Camp or Quest.
rule-quest-action = With Quest you try to complete one objective that has the quest icon, of your choice, if you meet its requirements; most often you must be in a certain sector. You carry out all its instructions from left to right, and only if you succeed in them is it completed.
rule-camp = When you camp, you may regain 3 health, may become Well Rested, and may trade with survivors in your sector or an adjacent one. You must also ready all your exhausted cards; only one whose readying has a price may be left exhausted, by not paying. The order is up to you.
rule-camp-trade = In camp, items, companions, agenda cards and caps may change hands, as many as you like, if both sides agree. You may promise things too, but nobody has to keep a promise.
rule-camp-trade-not = Nothing else can be traded: no traits, S.P.E.C.I.A.L. tokens or perks, and not the ghoul’s starting card.
rule-camp-show-agenda = Before a trade, you may show the other survivor your agenda cards.

### Tests

chapter-tests = Tests

rule-test-roll = For a test, you roll three V.A.T.S. dice.
rule-test-reroll = For each S.P.E.C.I.A.L. token of the test that you have, you may reroll once, any number of dice.
rule-test-letter-twice = If a test shows a letter twice and you have that token, you get two rerolls for it. On a weapon, a token gives you one reroll, however often its letter is shown.
rule-test-success = If you have as many hit icons as the difficulty or more, you succeed; with fewer you fail. The result for that outcome takes effect when the test is over. The silhouettes on the dice play no part in a test.
rule-test-no-result = If no result is given for your outcome, nothing happens.
rule-vats-dice = There are three V.A.T.S. dice. Each face shows a silhouette with head, torso, arms and legs, each of them green or black, and may show hit icons as well.

### Combat

chapter-combat = Combat

rule-combat-roll = To fight, you roll three V.A.T.S. dice.
rule-combat-order = A fight always goes through the same steps, whoever began it: the roll, your rerolls, hits on you, hits on the enemy, experience.
rule-combat-reroll = For each S.P.E.C.I.A.L. token shown on your equipped weapon that you have, you may reroll once, any number of dice.
rule-combat-damage = Count all hit icons and take off the armour of everything you have equipped, down to zero at the lowest. Each icon that is left deals you damage equal to the enemy’s level.
rule-combat-hits = Each die that shows in green at least one of the enemy’s vulnerable parts is one hit. However many parts of that die match, it is one hit only.
rule-combat-kill = You kill the enemy if you make as many hits as its level, or more.
rule-combat-xp = Killing an enemy gives you experience equal to its level, in combat or outside it.
rule-combat-ends = After these steps the fight is over, whether or not the enemy is dead. Hits do not carry over to the next fight.
rule-combat-drawn = Told to draw an enemy and fight it, you take a token of that type from its pile and go through all steps of a fight. The token is then discarded whatever happened, and not replaced. In a quest or an encounter, only a kill counts as success.
rule-combat-timing = An ability marked for combat may be used at any step of a fight, one marked “before combat” only before the roll. Rerolls from cards belong to the reroll step, unless the card says otherwise.
rule-combat-letters = If a card speaks of the tokens used in a combat, it means every letter shown on your equipped weapon.
rule-combat-survivor-dies = If you die in a fight and the enemy does not, it stays where it is and stays active.

### Enemies

chapter-enemies = Enemies

rule-enemy-facts = Every enemy has a type (creature, human, robot, monster or super mutant), a name, a level, vulnerable parts, and one or two properties.
rule-enemy-replaced = A killed enemy is discarded. A new token of its type is put face down on the icon of that type nearest to where it was killed that has no enemy token, its own icon included (a faction’s token that is an enemy is an enemy token, too); the first player breaks ties. If no such icon is free, no token is put.
rule-enemy-inactive = A face-down enemy is inactive: nobody can look at it, fight it or target it, and it blocks nothing.
rule-enemy-wakes = When all enemies of a type have activated, the face-down ones of that type are turned up. They don’t move or fight in this activation. One that was laid face down or fled during this very activation stays face down.
rule-activate-move = When an enemy activates, it moves one sector towards the nearest survivor, whatever the terrain. It may enter and cross face-down tiles, each of which counts as one sector.
rule-activate-fight = An enemy that is in a survivor’s sector when it activates fights instead of moving.
rule-activate-ranged = An enemy with the ranged icon fights a survivor in an adjacent sector instead of moving.
rule-activate-ranged-choice = If a ranged enemy has survivors both in its own sector and in adjacent ones, it attacks the one with the least health minus radiation; if that is a tie, the one who comes first in the next round.
rule-activate-target = If several survivors are equally near, an enemy goes for the one with the least health minus radiation; if that is a tie, for the one who comes first in the next round. That holds for moving and for attacking.
rule-activate-several = If several enemies of the activating type are about to attack the same survivor, that survivor decides in which order they do. This comes before anything the first player decides about the order.
rule-activate-path = If an enemy has several equally good ways, the first player chooses one. The first player also chooses the order of the enemies within a type, where it matters.
rule-activate-one-by-one = The enemies of a type act one after another, each going by where everybody is at that moment. If the survivor it was after has just been killed, an enemy chooses anew.
rule-activate-none = An enemy that can’t go for any survivor stays where it is.
rule-face-down-ranged = For ranged attacks too, a face-down tile counts as one sector, both for shots into it and for shots out of it.
rule-prop-aggressive = Aggressive: if it moves into your sector, or you move into its sector, you fight at once, and that costs no action. Being placed or turned up in your sector starts no fight. Radiation from the terrain comes before the fight, and you may go on moving after it.
rule-prop-aggressive-choice = An aggressive enemy that moves in on several survivors fights the one with the least health minus radiation; if that is a tie, the one who comes first in the next round. If you move in on several aggressive enemies, you choose the order in which you fight them.
rule-prop-armored = Armoured: this enemy needs one hit more to be killed.
rule-prop-radioactive = Radioactive: if its hits do you damage, you also take radiation equal to its level. You take both together, before your hits on the enemy count.
rule-prop-ranged = Ranged: when it attacks you from an adjacent sector, one hit icon is added, unless your weapon is ranged too. If both of you are ranged, nobody gets anything extra.
rule-prop-loot = Loot: if you kill it, draw a loot card.
rule-prop-flee = Flee: if you don’t kill it in the fight, it becomes inactive where it is. If it killed you, it does not flee and stays active.

### Survivors

chapter-survivors = Your survivor

rule-health-track = Health and radiation share one scale from 0 to 16, and neither can leave it. Damage lowers your health by its amount, and radiation you take raises your radiation. Your health is 16 at most, or what your survivor’s card says.
rule-killed = You are killed when your health is equal to your radiation or below it.
rule-killed-respawn = When you are killed, you stand up on any sector of the starting tile, discard your inventory and regain full health. Your radiation stays. You keep what you have equipped and everything else: caps, perks, agenda cards, tokens.
rule-killed-turn-ends = If you are killed in combat, it is over at once: no hits on the enemy, no experience. If you are killed on your own turn, the turn ends at once, with no more actions, perks or other effects.
rule-killed-mid-result = If you are killed during a task, you have failed it: an objective is not completed and gives nothing, an encounter gives its failure result. Once you are killed, you gain nothing more from any results, but their adding, staging, power and trashing still happen.
rule-killed-other-turn = If you are killed outside your own turn, you stand up at once and lose no turn.
rule-killed-eliminated = If your radiation is at full health or above, standing up does not save you: you have lost, are out of the game, and all you had is discarded. If you were first player, the agenda deck passes to the player on your right, who becomes first player; the factions don’t advance for this.
rule-all-eliminated = If every survivor is out, everybody has lost. Numbers that depend on how many play stay as they were at the start, even if somebody is out.
rule-xp = For each experience point, your peg moves to the next S.P.E.C.I.A.L. token you have. From the last one it returns to the start, and you level up. If you gain several points at once, the peg moves for all of them first; then you do your level-ups one after another.
rule-level-up = Draw two S.P.E.C.I.A.L. tokens, choose one and put the other back. A new letter goes on your board. A letter you have already goes back into the supply and gives you a perk of that letter, of your choice, instead. If the supply holds fewer than two tokens, you draw what is there; if none, nothing happens.
rule-level-up-no-perk = If no perk of that letter is left, choose one of any letter you have. If there is none of those either, you get nothing.
rule-special-max = You can have at most one token of each of the seven letters.
rule-perk = You use a perk once, by discarding it, on your own turn, and not during an action other than Move unless its card says otherwise. A discarded perk, whatever the reason, returns to the perk deck. Everybody may look at all perks at any time, in the deck and with survivors. There are only so many of them.
rule-trait-pairs = There are three trait tokens with two sides: Idolized/Vilified, Synth/Super Mutant, Well Rested/Addicted. You have at most one of each token, so never both sides: gaining one side turns the token, and the other is lost; gaining a side you have changes nothing. The first two pairs do nothing by themselves, but cards ask for them.
rule-trait-locked = A side with a lock (Addicted, Super Mutant) can’t be turned over: you don’t gain the trait on the other side. You can still lose it, which discards the token. So no night’s rest cures an addiction; what brings it and what cures it stands on the cards of drugs and doctors.
rule-trait-well-rested = In a test or a fight, you may give up Well Rested for one reroll of any number of dice.
rule-equip = You can have one weapon, one apparel and one companion equipped, for all to see. Cards of these kinds work only while equipped.
rule-equip-when = You can equip a card when you gain it, or equip, swap and unequip cards at the start of your turn. A card that gives way goes to your inventory.
rule-inventory = Items and companions that you have but have not equipped are your inventory, open to all: three at most, unless a card says otherwise. Perks, agenda cards and a survivor’s own card that is neither item nor companion don’t count. If you gain too many, you choose which to discard, old or new.
rule-inventory-use = Aid, drugs and magazines can’t be equipped. You use them from your inventory.
rule-exhaust = Some abilities are used by exhausting the card: it is turned sideways and can’t be exhausted again until it is readied, by Camp or by an effect that says so. An exhausted card may lie equipped or in your inventory, and you may equip, unequip, trade and sell it. It stays exhausted, with a new owner too.
rule-ready-cost = If readying a card has a price, the card stays exhausted unless you pay it.
rule-companion-ready = To ready a companion, equipped or carried, you must meet the requirement on its card. If you don’t, the companion is discarded.
rule-companion-use = You use your equipped companion’s ability on your own turn, by exhausting the card.
rule-loot-event = A loot card that is an event is resolved and then discarded.
rule-loot-many = If you draw several loot cards, you draw all of them before you discard what your inventory can’t hold. Events among them are resolved in the order drawn.
rule-unique-taken = If the unique asset you should get is no longer in its deck, you get a random one instead. A discarded unique asset lies beside the deck and does not come back; if none is left, you get nothing.
rule-character-card = If your survivor’s own card is an item or companion, you choose whether it starts equipped or in your inventory. If it is neither, it can’t be traded or discarded, and you must do as it says.

### Trade

chapter-trade = The market

rule-trade-first-card = When you trade, one asset is first added at the left of the market.
rule-trade-buy = Buy: pay the price of any market card that has one, with caps you have, and put the card into your inventory or equip it.
rule-trade-sell = Sell: discard an equipped or carried card and take its price less one cap. A card without a price can’t be sold.
rule-trade-recruit = Recruit: take a companion from the market, without paying caps, into your inventory or your companion slot. You must have the trait or S.P.E.C.I.A.L. token shown in the card’s corner; if none is shown, anybody may recruit it.
rule-trade-times = You may make up to as many deals as the result says. Each time you buy, sell or recruit counts as one deal, and you may mix them in any order.
rule-market-four = A card added to the market goes to its left end; if one must leave, it is the rightmost. In this way the market is brought back to four cards after a whole trade, not between its deals, and after anything else that changed it.
rule-caps = There are always enough caps, and you may have as many as you like.

### Quests

chapter-quests = Quests

rule-quest-open = Every quest in play is open to all survivors.
rule-quest-auto = An objective without the quest icon takes no action and leaves no choice: it is completed as soon as a survivor does what it names, and by that survivor. If no survivor did it, nobody gets its rewards.
rule-quest-auto-several = If what you do meets objectives of several quests, you complete them all, in the order you choose. So too with several objectives of one quest, as long as that quest is still in play.
rule-quest-results = If you complete an objective, you carry out all results in the row under it, and of no other row, one after another from left to right. What they give is yours.
rule-quest-stays = A quest stays in play until a result trashes it. Until then its objectives can be completed again.
rule-quest-staging = If you put a quest into play, you first carry out the instructions at its top. At setup, and if nobody put it into play, the first player does.
rule-quest-token = When you are told to place a quest token, you take a pair of one colour, put one on the map as the card says and the other on the quest card. Both are removed when the card leaves play.
rule-library = Numbered quests and encounters wait in the library until something adds or stages them. Nobody may read them there.
rule-result-add = Add #: that card is shuffled with as many cards from the top of the deck with the same back as there are players (or with all of them, if there are fewer), and these are put face down on top of it. If there is no such deck, it begins with this card.
rule-result-stage = Stage #: that card comes into play face up.
rule-library-gone = A numbered card that is already in a deck, in play or trashed is not added or staged again, unless it is the one being resolved. The other results still apply.
rule-result-basic = Other results: become a trait; gain experience or caps; draw as many loot, asset or agenda cards as the “×” says; trade a number of times; gain a unique asset; advance a faction’s marker one step for each “+”; trash this card, which takes it out of the game.

### Agenda and influence

chapter-agendas = Agendas and influence

rule-agenda-influence = Each of your agenda cards is worth one influence, and more if what it says is met.
rule-agenda-secret = Your agenda cards are secret; how many you have is not. You may tell others what is on them, but show them only to declare loyalty or in a trade.
rule-agenda-limit = You can have four agenda cards at most. For each one above four, choose any of yours, new or old, and shuffle it back into the agenda deck. You choose once all cards of the draw or trade are in your hand.
rule-agenda-empty = When the last agenda card is drawn, the discarded ones are shuffled into a new deck, the first player changes, and both factions advance one step.
rule-agenda-empty-draw = All this happens at once, even in the middle of a draw, which then goes on. If the last card was the one revealed at the end of a round, it is still on the table and is not shuffled in.
rule-influence-to-win = You win with 11 influence when you play alone, with 10 when there are two of you, with 9 when three, with 8 when four. You declare it and reveal your cards.
rule-influence-when = You need not watch for it: influence is checked after every action, draw, row of results and activated type, as soon as nobody has too many agenda cards. Whether a faction has reached the end of the track is checked at once after each advance.
rule-win-together = Everybody who has enough influence wins, together, even if one has more than another.

### Factions

chapter-factions = Factions

rule-faction-power = Both faction markers start at the top of the power track and go down it by results of quests and encounters, and whenever the agenda deck runs out.
rule-faction-letters = If a letter stands for something about a faction’s enemy (a level, a property, a number), read it off the power track where that faction’s marker is.
rule-faction-wins = As soon as an advance, carried out in full, brings a faction to the end of the track, the game is over and nothing more is drawn or resolved. Survivors who then have enough influence win; if nobody has, everybody loses.
rule-faction-beyond = If a marker goes past the last step, those further steps count when you compare how far one faction is ahead.
rule-over = The game is over: nothing more can be played.
rule-faction-enemy = A faction token that is an enemy follows the rules for enemies. But where it would become inactive it is removed, and when killed it is not replaced.
rule-loyalty = At the start of your turn, you may reveal one faction agenda card from your hand to declare loyalty to that faction, for as long as the card lies open. Only one may lie open: revealing another takes the first back into your hand. You may also take it back at the start of a turn, which ends the loyalty.
rule-loyalty-effects = Enemies of your faction don’t hinder your actions in their sector. When they activate, they ignore you, even in their own sector, and move only towards, or fight, survivors who are not loyal to them. In return, you can’t attack them.
rule-loyalty-drawn = If a card orders you to fight an enemy of your own faction, you fight it all the same.
rule-loyalty-aggressive = An aggressive enemy of your own faction does not start a fight with you.
rule-loyalty-counts = The card you revealed still counts for your influence and as one of your four. You may shuffle it back when you have a fifth, or trade it; that ends the loyalty.

### Limits

chapter-limits = When something runs out

rule-deck-rebuild = Once the last loot, asset or agenda card or the last token of an enemy pile is taken, its discards are shuffled into a new deck or pile, even in the middle of a draw. If there are no discards yet, that waits until the next one is needed, and for agendas the first player does not change, nor do the factions advance, a second time. If there are still none, nothing is drawn, and the market stays short.
rule-discard-piles = Assets that are discarded or sold go to the asset discards, loot cards to the loot discards; the two are kept apart. A survivor’s own item or companion leaves the game when discarded.
rule-enemy-none-left = If no token of a type is left, none is put on the map. One that you should draw and fight counts as killed, but gives no experience and no loot.
rule-tokens-unlimited = Faction tokens and quest tokens never run out.

### Solo

chapter-solo = Playing alone

rule-solo-other-survivor = When you play alone and a quest needs another survivor in your sector, you must be in a settlement sector instead. A test that another survivor should take is not rolled: it counts as three hit icons.
rule-solo-read = Alone, too, you read only what would be read aloud, and choose before you see how it turns out.
rule-solo-power = When you play alone and the agenda deck runs out, only the faction with less power advances. If they are equal, both do.

### Rulings for the cards

chapter-cards = What cards mean

rule-empty-sector = A sector is empty if it holds no survivor, no enemy, no faction token and no quest token.
rule-highest = “Highest” looks only at tiles that are face up. The first player breaks ties.
rule-exactly-away = What is to be put a number of sectors away is put exactly that far away or, if that is impossible, as close to that distance as can be. The first player breaks ties.
rule-place-not-yet = A token for a place that is not face up yet is laid as soon as it is. A token on its way to such a place waits.
rule-token-walks = Quest tokens that move cross a face-down tile as one sector. Whoever explores that tile puts them on one of its sectors.
rule-level-raised = If a card raises an enemy’s level for a fight, the raised level counts for damage, for the hits needed, for radiation and for experience.
rule-fog = In Far Harbor, a shield token is fog. It is no enemy, but its sector is radioactive.
rule-condenser = In Far Harbor, a star token is a condenser. It is no enemy, and it removes all fog in its sector.
rule-fog-activation = In Far Harbor, when a faction’s symbol would activate, no enemy does. Instead, fog is laid on the ruin or settlement of the highest level that has none; one with a condenser is not skipped.
rule-fog-cleared = Fog laid where a condenser stands is removed at once and counts as not placed.
rule-fog-nowhere = If every ruin and settlement in Far Harbor has its fog, an activation lays no more.
rule-last-killed = “The last one killed” means: after that kill, no token of that faction is left on the map.
rule-off-map = Nobody can reach, target or hunt survivors who are off the map. When the card of that place is trashed, all who are there are placed on the map again, beginning with the first player.
rule-vote-alone = A survivor who is alone in the vault has the most endorsements, not the fewest.
rule-goal-of-nobody = If a goal is met without any survivor’s doing, nobody gets its rewards. Power, cards and tokens still apply.
rule-has-companion = “Has a companion” means equipped or carried, unless the card says equipped.
rule-one-item = Where a card says “an item”, a companion is not meant. If the item comes from the market, the market is filled up again.
rule-gains-elsewhere = Experience and loot that you gain in another’s turn, or while enemies activate, are resolved at once.
rule-enemy-face-down-pile = A token laid face down is a random one of its pile at that moment; nobody sees it, and it stays that one until it wakes. One turned face down where it stood, because it fled, wakes as the same enemy. A pile never gives more tokens than it has.
rule-next-card-none = “Encounter the next card” ends there if the deck is empty.
rule-letter-supply = Letters are drawn only from those left in the supply.
rule-extra-icons = Extra hit icons of an enemy are added before your armour takes any off.
rule-shown-known = If you have seen somebody’s agenda card, by their loyalty or in a trade, you know where it is until it is shuffled away.
