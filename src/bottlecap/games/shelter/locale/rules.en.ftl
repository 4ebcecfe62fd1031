### Shelter: the rules reference, one entry per rule

# For the search: words that mean the same, group by group. The first of each is the word of the rules.
rules-synonyms = income rent; dweller worker meeple; space cell spot; threat enemy monster attack; fight combat battle; injured injury wound hurt; heal cure; train training trained letter; exhaust exhausted use used tap; ready refresh untap; happiness point score; item card; exchange trade swap; tie draw equal; elevator lift; level floor

### Round

chapter-round = How a round goes

rule-round-steps = Each round has three steps: first threats spawn, then dwellers are placed, and finally they are recalled.
rule-round-one-no-threats = No threats spawn in the first round: you go straight to placing dwellers.
rule-turn-order = Turns go clockwise, beginning with the first player, and each turn is one placement. The step goes on until every player has passed or has no dwellers left to place.
rule-pass = If you can’t place a dweller, or would rather not, you pass. You then have no more turns until the next round.
rule-recall = When the round ends, all dwellers leave the vault, go back to their owners and become available again.
rule-round-end-order = A round closes in a fixed order: discard defeated threats, recall dwellers, choose letters for new training (all players at the same time), ready items. Last of all comes the end of the game, if it is due.

### Placing

chapter-placing = Placing dwellers

rule-place-one = One turn, one dweller: you put one of your available dwellers on any one of the vault’s available spaces.
rule-place-occupied = A space with a dweller on it is taken, no matter whose dweller that is.
rule-place-not-track = You can place only on a space in the vault. A room in the room track is not part of the vault yet, an elevator left in the box is not in play, and a place without a room has no spaces.
rule-place-own-elevator = A coloured elevator serves its owner alone: you can place in your own, but not in another player’s.
rule-place-any-level = You may place in rooms on every level: your own, another player’s or the top one.
rule-cost-first = Before you gain anything, you pay the whole cost of the space, shown in red. If you can’t pay all of it, you can’t place there.
rule-rewards-left-to-right = Once the cost is paid, you collect the rewards, shown in green, one at a time, starting on the left.
rule-reward-impossible = If you can’t gain a reward, it is lost, but you may still place a dweller on that space.
rule-linked-spaces = To use a linked space you need two available dwellers, both uninjured, and place them in the same turn. You still pay the cost once and gain the reward once.
rule-linked-trained = On a linked space, one dweller trained in its letter is enough to double the reward. The reward is never more than doubled.
rule-linked-one-dweller = Injury, healing or training on a linked space affects only one of its two dwellers, and you choose which.

### Resources

chapter-resources = Resources and exchange

rule-resource-gain = For every energy, food or water icon in a reward, you take one cube of that resource.
rule-resource-cap = Each of your resource tracks has room for six cubes; any cube beyond that is lost. When the resource is yours to choose, you can’t choose one whose track is full.
rule-resource-pay = For every resource icon in a cost, you put one cube of that resource back into the supply. You can’t pay with a resource you don’t have.
rule-resource-any = Wherever you see “?”, in a reward or in a cost, you decide which resource it stands for: energy, food or water.
rule-happiness-not-resource = Happiness does not count as a resource, so “?” can never mean happiness.
rule-exchange = An exchange icon gives you nothing on its own: it lets you swap what is shown on one side for what is shown on the other, at that rate. You may swap in either direction, as many times this turn as your cubes allow, or not at all.
rule-exchange-when = You are offered an exchange when you reach its icon, and it stays open, in both directions, until your turn ends. Eighteen trades are the most in one turn: no more could bring you anything new.

### Other rewards

chapter-rewards = Other rewards

rule-happiness = Each happiness icon brings you one happiness. The supply never runs dry; ten of the 42 tokens in the box are worth five each.
rule-dweller-new = For each new-dweller icon, you take a dweller of your colour from the box and stand them on the icon. They come back to you when the round ends, and you can first place them in the next round.
rule-dweller-max = Seven dwellers are the most you can have; one more does not come.
rule-item-gain = For each item icon in a reward, you pick one item from the item track, and a new card fills the gap right away.
rule-item-pay = For each item icon in a cost, you discard one of your own items.
rule-item-ability = While you have an item, you can use its ability at any point of your own turn: before you pay, in between rewards, before and after the roll of a fight, once you have all your rewards, or just before you pass. You can also use it beside other players’ turns, one item after another, and nobody waits for that; only a track can’t be refreshed once the other player has placed. If the card names its own moment, use it only then. You can’t exhaust an item to no effect: for example, to trade without the cubes for it, to heal when none of your available dwellers is injured, or to add a second letter or discount in the same turn.
rule-item-passed-over = Going on without using an item settles nothing for later: it is offered again in the same turn as soon as anything has changed for it.
rule-item-pay-exhausted = You may pay a cost with an exhausted item just as well as with a ready one.
rule-item-no-limit = You may have as many items as you like.
rule-item-exhaust = Once you have exhausted an item for its ability, you can’t use that ability again until you ready the item. Whatever the item does without being exhausted goes on working.
rule-item-ready-round-end = When a round ends, all your exhausted items become ready again.
rule-item-ready-icon = For a ready icon, you pick one of your exhausted items and ready it. An item that readies another works the same way, but can’t ready an item with that same ability.
rule-first-player = The first-player icon brings you the first-player token, whoever has it now. The player holding the token takes the first turn of the next round.
rule-refresh-track = A refresh icon clears the track it shows, the item track or the room track: its three cards are discarded and three new ones are dealt.
rule-deck-reshuffle = When a card has to be dealt and its deck of items or rooms is empty, the discard pile is shuffled into a new deck. Cards just discarded by the same refresh are shuffled in too.
rule-track-short = If a deck and its discard pile are both empty, the gaps in its track are not filled.

### Building

chapter-building = Building

rule-build-choose = Every build icon is worth one room: pick whichever you like from the room track.
rule-build-cost = If the cost includes the build-cost icon, you choose a room you can afford and pay the price shown with its card before you gain any reward. If you can’t afford any room on the track, or have no place to put one, you can’t place there.
rule-build-own-level = You build only on your own level, right beside your elevator or beside a room that is already there.
rule-build-max-three-a-side = Three rooms are the most that fit on either side of an elevator.
rule-build-refill = Once a room has been built, a new one from the deck fills its gap in the room track.
rule-build-usable = The spaces of a newly built room are open to everybody from the very next placement, in the same round.
rule-build-happiness = The space in your coloured elevator costs you the price of the room you choose; in return you build that room and gain two happiness.
rule-build-doubled = If you gain a build with the build-cost icon twice, you choose and pay for the second room when you go through the rewards again. You may turn that second room down.
rule-build-none-possible = A build without the build-cost icon is lost if there is no room to take or nowhere to put it; otherwise you must choose a room. With the build-cost icon, you can’t turn down the first room.
rule-income = Rooms on your level bring you income: whenever another player places in one of them, you may take a cube of any resource from the supply. On your own turn, take or decline the income you are owed before you place, pass or use an item.
rule-income-when = The moment another player’s dweller is placed in your room, income is due to you, even if you have passed, and nobody has to wait for you. Choose the resource, or decline it, before your next turn or, if you have none, before the round ends.
rule-income-not-on-threat = A space covered by a threat brings the owner of the level no income.
rule-income-not-own = Your own dwellers bring you no income, and the top level brings income to nobody.
rule-income-linked = A linked space brings income only once, although two dwellers are placed on it.

### Training

chapter-training = Training

rule-train-at-recall = A training icon gives you nothing when you place a dweller; they become trained when you recall them.
rule-train-any-letter = If the training icon shows no letter, you choose one of S, P, E, C, I, A and L in which none of your dwellers is trained yet.
rule-train-given-letter = If the training icon shows a letter, your dweller is trained in that letter and no other.
rule-train-one-per-letter = No two of your dwellers can be trained in the same letter at once. If the letter on the icon is already taken, nothing comes of the new training.
rule-train-until-placed = A dweller stays trained until you next place them; on whatever space that is, the training is then used up.
rule-special-double = If your dweller is trained in a space’s letter, all its rewards come to you twice, while you pay its cost only once.
rule-double-order = When you gain rewards twice, you go through all of them from left to right, then start again from the left.
rule-double-no-more = Gaining training, healing, the first-player token or an exchange a second time adds nothing, and you roll for a fight only once.
rule-special-open-to-all = A letter on a space keeps nobody out: you may place a dweller without that training there and simply gain the reward once.

### Threats

chapter-threats = Threats and fights

rule-threat-spawn-each-level = Every round except the first begins with threats: for each level in turn, starting at the top, two dice are thrown and added up.
rule-threat-column = The columns are numbered from 2 on the left to 12 on the right, and the total of the dice picks one. The next card of the threat deck is laid over the space where that column meets the level.
rule-threat-none = A level gets no new threat if the dice add up to 7, if it has no room in that column, or if a threat already lies there.
rule-threat-replaces = Until it is removed, a threat stands in for the space beneath it: cost, reward, letter, link and the mark for the injured. A letter shown on the threat card does count.
rule-threat-on-linked = A threat lying on a linked space takes just one dweller.
rule-threat-open-to-all = You may place a dweller on any threat, on any level, just as you would on any other space.
rule-threat-deck-short = If the threat deck runs out before all threats have spawned, the discarded ones are shuffled and supply the rest. If there are none of those either, no more threats spawn.
rule-fight = On a fight icon you roll both dice: if the total matches or beats the number shown, you win and gain the reward.
rule-fight-lose = If your roll falls short of the number on the fight icon, you gain no reward and your dweller is injured.
rule-fight-items = You declare items that add to your roll before you throw the dice, and you may use as many of them as you like. They still count if you roll again, and you may declare more before that roll.
rule-threat-no-fight = A threat without a fight icon needs no roll: you pay its cost and gain its reward.
rule-threat-defeated = A threat is defeated and discarded if the dweller placed on it is uninjured at recall. A new dweller standing on the threat’s icon does not count.
rule-threat-remains = A threat stays in the vault if no dweller is on it, or if the one who is there is injured.

### Injury

chapter-injury = Injury and healing

rule-injure-cost = If the cost shows the injury icon, the dweller you place there gets injured.
rule-injure-not-on-threats = A threat can’t have injury in its cost, because then nobody could ever defeat it.
rule-injured-stays = Injuries don’t go away by themselves, not even at recall: a dweller stays injured until you heal them.
rule-injured-only-marked = You can place an injured dweller only on a space marked for the injured.
rule-injured-space-closed = Spaces marked for the injured are closed to uninjured dwellers.
rule-heal = A dweller you place on a space with the heal icon recovers and is no longer injured.
rule-injured-training = Injury does not stop training: a dweller who comes back injured from a training space is still trained. Any training they had before was used up by the placement, as usual.

### End

chapter-end = The end of the game

rule-end-six-rooms = As soon as somebody builds a sixth room on their level, the current round becomes the last.
rule-end-threat-deck = As soon as the last card of the threat deck is drawn, the current round becomes the last, even if discarded threats are shuffled in afterwards.
rule-round-limit = No game goes on forever: after round 30 (you can change this number in the options), it ends just as it does when the threat deck runs out. A round without a single placement is a round like any other.
rule-end-finish-round = The round in which the end of the game is triggered is still played out in full.
rule-end-threat-penalty = At the end of the game, every threat on your level takes one happiness from you, but never more than you have. Threats on the top level cost nobody anything.
rule-item-game-end = Items with an effect at the end of the game take effect after the threats have taken their happiness, whether they are exhausted or not.
rule-win-most-happiness = Victory goes to the player who finishes with the most happiness.
rule-tie-break = If players tie on happiness, the one with more resource cubes wins; if that is a tie too, the one with more dwellers, and then the one with more items.
rule-tie-shared = Players who are equal in happiness, resource cubes, dwellers and items alike share the victory.
rule-over = Once the game is over, there are no more moves to make.

### Box and setup

chapter-setup = The setup and the box

rule-box-counts = The box holds 30 rooms (6 red-backed ones that start in the vault and 24 for the deck), 5 elevators (1 red-backed, 4 in the player colours), 31 items and 18 threats. With them come 2 dice, 4 resource trackers, 72 resource cubes, 28 dwellers (7 in each colour), 42 happiness tokens and the first-player token.
rule-players = Shelter is a game for two, three or four players.
rule-setup-top-level = The top level is the red-backed elevator with six red-backed rooms, three to its left and three to its right. It belongs to no player.
rule-elevator-top = The elevator on the top level has a space for injured dwellers only: any player may place one there, and the dweller is healed. Threats never cover this space, so the game can’t get stuck even if every dweller is injured.
rule-setup-levels = The players’ coloured elevators go below the top level, one level per player, following the seats from the top down. Your level starts with no rooms, and elevators nobody chose stay in the box.
rule-setup-player = You pick a colour and begin with two dwellers of that colour and an empty resource tracker. Your other five dwellers wait in the box.
rule-available = Your available dwellers are those standing in front of you, trained and injured ones too; those in the vault or still in the box are not available. Only an available dweller can be placed, and an item heals only an available dweller who is injured.
rule-setup-decks = The items, the threats and the 24 rooms outside the top level are three separate decks, each shuffled on its own.
rule-setup-tracks = Two rows of three face-up cards lie on the table: the item track with three items, and the room track with three rooms.
rule-columns = From left to right, the three places for rooms left of the elevator have the columns 2, 3–4 and 5–6, the elevators have column 7, and the three places on the right have 8–9, 10–11 and 12. In an outermost place, both spaces of a room have the same number, and a threat covers the first of them that has none yet; in any other place, a room’s only space, linked or not, has both numbers.
rule-setup-first-player = The first-player token starts with whoever was underground last. Unless the table names that player, one is drawn at random.
rule-open-information = Only the order of the cards in the decks is hidden; everything else is there for all players to see.
