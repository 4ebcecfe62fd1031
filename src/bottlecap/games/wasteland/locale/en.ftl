### Wasteland

game-name = Wasteland
game-kind = An adventure: explore, fight, follow quests
game-about = One to four survivors set out from a camp at the crossroads, each with a secret agenda, while two factions race for power. Explore, fight, trade and choose whom to help, and gather enough influence before the wasteland belongs to somebody else.
game-short = The power track has five steps instead of six: the factions get there sooner.

## Setup

action-be-first = { $seat } is first player
action-choose-survivor = Play as { $survivor }
action-start-at = Start at { $sector }
action-draw-extra = Draw { $letter }
prompt-be-first = The first player is drawn.
prompt-choose-survivor = Who will you be?
prompt-start-at = Where does your survivor start?
prompt-draw-extra = { $seated } draws a second S.P.E.C.I.A.L. token.
event-chose-survivor = { $seat } plays as { $survivor }.
event-started-at = { $seat } starts at { $sector }.
event-extra-letter = { $seat } begins with { $letter } as well.
event-first-player = { $seat } is first player.

## Turn

event-round-begins = Round { $round }.
event-turn-begins = { $seat }’s turn.
action-move = Move to { $sector }
action-pay-to-stride = Pay, so that your armour does not slow you in this turn
action-explore = Explore { $tile }
action-explore-free = Turn up { $tile }
action-end-turn = End your turn
prompt-turn = Your turn, actions left: { $actions }{ $points ->
    [0] { "" }
   *[other] , movement points: { $points }
}. What do you do?
prompt-explore-free = Which face-down tile do you turn up?
event-moved = { $seat } moves to { $sector }.
event-explored = { $seat } explores { $tile }.
event-tile-turned = { $face } is turned up ({ $tile }).
event-unseen = No enemy sees { $seat } until the round has ended.
action-turn-tile = Turn up { $face }
prompt-turn-tile = A tile is turned up: { $tile }.
action-place-on-tile = Put it on { $sector }
prompt-place-on-tile = { $enemy } stood on { $tile }. Where do you put it?
event-came-to-light = { $enemy } was there: { $sector }.
action-pledge = Declare loyalty: { $agenda }
action-renounce = Take your open agenda card back
event-pledged = { $seat } declares loyalty: { $agenda }.
event-renounced = { $seat } takes { $agenda } back and is loyal to nobody.

## Fights

action-fight = Fight { $enemy }
action-fight-faction = Fight a token of the { $faction }: { $sector }
action-face = First fight: { $foe }
action-fight-on = Roll the dice
prompt-ambushed = Several enemies attack you. Which one comes first?
prompt-brace = A fight: { $foe }. Use something before the dice are rolled?
action-strike = Let your hits count
prompt-strike = Against { $foe } you have { $hits } of the { $needed } hits that kill. Use something before they count?
event-fought = { $seat } fights { $foe }: { $sector }.
event-survived-by = { $seat } is dead, and { $foe } is left standing.
event-not-killed = { $seat } does not kill { $foe }: { $hits } of { $needed } hits.
event-held-off = { $amount ->
    [one] { $seat }: armour stops { $amount } hit icon.
   *[other] { $seat }: armour stops { $amount } hit icons.
}
event-slain = { $seat } kills { $foe }: { $sector }.
event-token-removed = A token leaves the map ({ $faction }): { $sector }.
action-shoot = Kill { $enemy }
action-shoot-token = Kill a token of the { $faction }: { $sector }
prompt-shoot = { $sectors ->
    [0] Which enemy of level { $level } or less in your sector do you kill?
    [one] Which enemy of level { $level } or less do you kill? It may be { $sectors } sector away.
   *[other] Which enemy of level { $level } or less do you kill? It may be { $sectors } sectors away.
}

## Dice

action-fall = The dice show { $first }; { $second }; { $third }
action-reroll = Reroll dice: { $dice }
action-keep = Keep the dice
action-set-die = Turn die { $die }: { $face }
action-let-dice = Leave the dice as they lie
prompt-throw = { $thrower } rolls dice: { $dice }.
prompt-aim = { $rerolls ->
    [0] The dice are rolled, no rerolls left: success { $kept } %.
   *[other] The dice are rolled, rerolls left: { $rerolls }. Keep them: success { $kept } %. Best: { $best ->
        [0] keep
        [1] reroll 1
        [2] reroll 2
        [3] reroll 1+2
        [4] reroll 3
        [5] reroll 1+3
        [6] reroll 2+3
       *[other] reroll all
    }, success { $chance } %.
}{ $danger ->
    [0] { "" }
   *[other] { " " }Danger of being killed: { $danger } %.
}
prompt-set-die = { $left ->
    [one] Which die do you turn, and to which face?
   *[other] Which die do you turn, and to which face? You may turn { $left }.
}
event-threw = { $seat } rolls: { $first }; { $second }; { $third }.
event-rerolls = { $seat } rerolls dice: { $dice }.
event-set-die = { $seat } turns die { $die }: { $face }.
event-tested = { $seat } takes a test of { $letters }, difficulty { $amount }.
event-passed = { $amount ->
    [one] { $seat } passes the test with { $amount } hit icon.
   *[other] { $seat } passes the test with { $amount } hit icons.
}
event-failed = { $amount ->
    [one] { $seat } fails the test with { $amount } hit icon.
   *[other] { $seat } fails the test with { $amount } hit icons.
}

## Camp

action-camp = Camp
action-rest = Regain health
action-sleep = Become Well Rested
action-ready = Ready your cards
action-break-camp = Break camp
action-pay-ready = Pay
action-leave-turned = Leave it exhausted
action-offer = Offer { $to } a trade. You give: { $give }. You get: { $take }.{ $agendas ->
    [0] { "" }
   *[other] { " " }Agenda cards that you give: { $agendas }.
}{ $wants ->
    [0] { "" }
   *[other] { " " }Agenda cards that you get: { $wants }.
}{ $caps ->
    [0] { "" }
   *[other] { " " }Caps that you pay: { $caps }.
}
action-show-agenda = Show { $to } an agenda: { $agenda }
action-show-back = First show an agenda: { $agenda }
action-accept = Accept
action-refuse = Decline
action-give-agenda = Hand over { $agenda }
prompt-camp = You camp. What do you do?
prompt-pay-ready = { $price ->
    [one] Pay { $price } cap to ready { $item }?
   *[other] Pay { $price } caps to ready { $item }?
}
prompt-answer-offer = { $proposer } offers you a trade. You get: { $give }. You give: { $take }.{ $agendas ->
    [0] { "" }
   *[other] { " " }Agenda cards that you get: { $agendas }.
}{ $wants ->
    [0] { "" }
   *[other] { " " }Agenda cards that you give: { $wants }.
}{ $gets ->
    [0] { "" }
   *[other] { " " }Caps that you get: { $gets }.
}{ $pays ->
    [0] { "" }
   *[other] { " " }Caps that you pay: { $pays }.
} Do you accept?
prompt-give-agenda = Which agenda card do you hand over to { $other }?
event-camped = { $seat } camps.
event-readied = { $seat } readies { $item }.
event-left-turned = { $seat } leaves { $item } exhausted.
event-offered = { $seat } offers { $other } a trade.
event-dealt = { $seat } and { $other } trade.
event-refused = { $seat } declines { $other }’s offer.
event-handed-over = { $seat } hands { $item } over to { $other }.
event-caps-changed-hands = { $amount ->
    [one] { $seat } gives { $other } { $amount } cap.
   *[other] { $seat } gives { $other } { $amount } caps.
}
event-agenda-given = { $seat } gives { $other } an agenda: { $agenda }.
event-agenda-given-hidden = { $seat } gives { $other } an agenda card.
event-agenda-shown = { $seat } shows { $other } an agenda: { $agenda }.
event-agenda-shown-hidden = { $seat } shows { $other } an agenda card.

## Things

action-use = Use { $item }
action-use-perk = Use the perk { $perk }
action-use-trait = Give up the trait { $trait }
action-equip = Equip { $item }
action-unequip = Put { $item } into the inventory
action-equip-gained = Equip it
action-carry-gained = Put it into the inventory
action-drop = Discard { $item }
action-draw-loot = Find { $item }
prompt-stow = { $companion ->
    [1] { $item }: take along now, or let wait in the inventory?
   *[other] { $item }: equip it, or put it into the inventory?
}
prompt-drop = Your inventory is too full. What do you discard?
prompt-draw-loot = { $looter } draws a loot card.
event-used = { $seat } uses { $item }.
event-perk-used = { $seat } uses a perk: { $perk }.
event-gained = { $seat } gains { $item }.
event-equipped = { $seat } equips { $item }.
event-unequipped = { $seat } puts { $item } into the inventory.
event-carried = { $seat } carries { $item }.
event-discarded = { $seat } discards { $item }.
event-event-drawn = { $seat } draws an event: { $item }.
event-deck-rebuilt = Discards are shuffled into a new { $deck }.

## Market

action-add-asset = New on the market: { $item }
action-buy = Buy { $item }
action-recruit = Recruit { $item }
action-sell = Sell { $item }
action-leave-market = Stop trading
prompt-add-asset = A card is added to the market.
prompt-trade = { $cheaper ->
    [0] { "" }
   *[other] { $everything ->
        [1] Everything costs { $cheaper } less.
       *[other] { $cheaper } less for: { $kinds }.
    }{ " " }
}{ $sale ->
    [0] { "" }
   *[other] Every sale brings { $sale } more.{ " " }
}{ $deals ->
    [one] The market: one deal left.
   *[other] The market: { $deals } deals left.
}
event-came-to-market = New on the market: { $what }.
event-left-market = Gone from the market: { $item }.
event-trades = { $amount ->
    [one] { $seat } goes to the market for one deal.
   *[other] { $seat } goes to the market for up to { $amount } deals.
}
event-left-trade = { $seat } leaves the market.
event-paid = { $amount ->
    [one] { $seat } pays { $amount } cap.
   *[other] { $seat } pays { $amount } caps.
}
event-earned = { $amount ->
    [one] { $seat } gains { $amount } cap.
   *[other] { $seat } gains { $amount } caps.
}

## Health

event-hurt = { $seat } takes { $amount } damage.
event-irradiated = { $seat } takes { $amount } radiation.
event-healed = { $seat } regains { $amount } health.
event-cleansed = { $seat } loses { $amount } radiation.
event-killed = { $seat } is killed.
event-eliminated = { $seat } is out of the game.
event-stood-up = { $seat } stands up again: { $sector }.
action-stand-up = Stand up at { $sector }
prompt-stand-up = You were killed. Where do you stand up again?

## Experience

event-learned = { $seat } gains { $amount } experience.
event-levelled-up = { $seat } levels up!
action-draw-letter = Draw { $letter }
action-keep-letter = Keep { $letter }
action-take-perk = Take { $perk }
prompt-draw-letter = { $learner } draws a S.P.E.C.I.A.L. token.
prompt-keep-letter = Level up: { $first } or { $second }? Which token do you keep?
prompt-take-perk = Which perk do you take? Letters: { $letters }
event-letter-drawn = { $seat } draws { $letter }.
event-letter-gained = { $seat } gains { $letter }.
event-perk-gained = { $seat } gains a perk: { $perk }.
event-became = { $seat } gains the trait { $trait }.
event-is-no-longer = { $seat } loses the trait { $trait }.

## Enemies

action-put-enemy = Put { $enemy } there
action-wake-up = { $enemy } wakes
action-replace-at = On { $sector }
action-next-enemy = { $enemy } acts next
action-next-token = The one on { $sector } acts next
action-first-enemy = { $enemy } attacks first
action-first-token = The one on { $sector } attacks first
action-go-via = To { $sector }
action-fog-at = Fog on { $sector }
prompt-put-enemy = An enemy ({ $type }) appears: { $sector }.
prompt-wake-up = A face-down enemy is turned up.
prompt-replace-at = A new enemy ({ $type }) can lie face down in several places equally near to { $sector }. Where?
prompt-next-unit = Activation: { $force }. Which one acts next?
prompt-first-attacker = Several of them attack you: { $force }. Which one comes first?
prompt-go-via = On { $sector } { $foe } has several equally short ways. Which one does it take?
prompt-fog-at = Fog comes. Where does it lie?
event-appeared = { $enemy } appears: { $sector }.
event-pile-rebuilt = Enemy tokens are shuffled again: { $type }.
event-laid-face-down = A face-down enemy ({ $type }) is laid: { $sector }.
event-fled = { $enemy } flees and lies low.
event-woke = { $enemy } wakes: { $sector }.
event-activated = Activation: { $force }.
event-came-nearer = { $enemy } comes nearer: { $sector }.
event-token-came-nearer = A token ({ $faction }) moves from { $sector } to { $to }.
event-token-laid = A new token ({ $faction }): { $sector }.
event-fog-cleared = The fog clears: { $sector }.

## Agendas and factions

action-draw-agenda = Draw { $agenda }
action-reveal-agenda = Reveal { $agenda }
action-give-back = Shuffle { $agenda } back
prompt-draw-agenda = { $drawer } draws an agenda card.
prompt-reveal-agenda = The round ends: an agenda card is revealed.
prompt-give-back = You have more than four agenda cards. Which one goes back into the deck?
event-agendas-shuffled = The discarded agenda cards are shuffled into a new deck.
event-agenda-drawn = { $seat } draws an agenda: { $agenda }.
event-agenda-drawn-hidden = { $seat } draws an agenda card.
event-agenda-given-back = { $seat } shuffles { $agenda } back into the deck.
event-agenda-given-back-hidden = { $seat } shuffles an agenda card back into the deck.
event-agenda-discarded = { $seat } discards { $agenda }.
event-agenda-revealed = Revealed: { $agenda }.
event-advanced = Power track, { $faction }: +{ $amount }.
event-had-influence = { $seat }: { $amount } influence.

## Names of tokens and places

letter-s = S
letter-p = P
letter-e = E
letter-c = C
letter-i = I
letter-a = A
letter-l = L
drawn-letter-none = none
part-head = head
part-torso = torso
part-arms = arms
part-legs = legs
type-creature = creature
type-human = human
type-robot = robot
type-super-mutant = super mutant
type-monster = monster
# Whatever an agenda card activates: types of enemies and factions, all of them together.
force-creature = creatures
force-human = humans
force-robot = robots
force-super-mutant = super mutants
force-monster = monsters
force-star = star faction
force-shield = shield faction
faction-star = star faction
faction-shield = shield faction
foe-star = a token of the star faction
foe-shield = a token of the shield faction
property-aggressive = Aggressive
property-armored = Armoured
property-radioactive = Radioactive
property-ranged = Ranged
property-loot = Loot
property-flee = Flee
item-deck-loot = loot deck
item-deck-asset = asset deck
slot-weapon = weapon
slot-apparel = apparel
slot-companion = companion
slot-suit = suit worn under other apparel
slot-pack-1 = 1st card of the inventory
slot-pack-2 = 2nd card of the inventory
slot-pack-3 = 3rd card of the inventory
slot-pack-4 = 4th card of the inventory
slot-pack-5 = 5th card of the inventory
tile-number = tile { $number }
sector-face-down = face-down tile { $number }
sector-mothership = mothership
sector-nowhere = off the map
back-start = starting tile
back-named = double-sided tile
back-danger = dangerous tile
back-deadly = deadly tile
terrain-rough = rough
terrain-radioactive = radioactive
icon-ruin = ruin
icon-settlement = settlement
icon-vault-84 = Vault 84
icon-vault-109 = Vault 109
icon-level = { $icon }, level { $level }
icon-enemy = enemy: { $type }
tile-sectors = { $back }. Sectors: { $sectors }.

## What cards do: how it is put together

effect-and = { $first } and { $last }
effect-or = { $first } or { $last }
effect-either = { $first }, or { $last }
use-card = { $when }, { $cost }: { $does }.
use-perk-once = { $when }, once: { $does }.
use-trait-up = { $when }, lose this trait: { $does }.
use-event = { $when }: { $does }.
moment-turn = on your turn
moment-before-fight = before the roll of a fight
moment-in-fight = in a fight
moment-in-test = in a test
moment-gained = at once
cost-exhaust = exhaust this card
cost-discard = discard this card
cost-caps = { $caps ->
    [one] pay { $caps } cap
   *[other] pay { $caps } caps
}
kind-weapon = weapon
kind-apparel = apparel
kind-companion = companion
kind-aid = aid
kind-drug = drug
kind-magazine = magazine
kind-junk = junk
kind-tool = tool
kind-event = event
kind-rule = survivor’s own card
keyword-robot = robot
item-letters = Letters: { $letters }.
item-ranged = Ranged.
item-armour = Armour: { $armour }.
item-price = Price: { $caps }.
item-ready = { $caps ->
    [one] Readying it costs { $caps } cap.
   *[other] Readying it costs { $caps } caps.
}
item-recruit = Can be recruited only if { $condition }.
item-keep = When it is readied, it stays only if { $condition }.
trait-locked = Locked: its other side cannot be gained while you have it.
trait-plain = Does nothing by itself; cards and stories may ask for it.
survivor-letter = Begins with { $letter }.
survivor-health = Health: { $health }.
survivor-trait = Trait: { $trait }.
survivor-card = Own card: { $card }.
agenda-personal = 1 influence; { $steps }.
agenda-step = { $influence } if { $condition }
agenda-faction = { $faction ->
    [star] 1 influence, and 1 more for each step by which the star faction is ahead on the power track.
   *[shield] 1 influence, and 1 more for each step by which the shield faction is ahead on the power track.
}
agenda-activates = Activates: { $forces }.
agenda-players = Used with { $players } players or more.
enemy-level = Level { $level }.
enemy-parts = Vulnerable: { $parts }.
scenario-track = Power track: { $steps } steps.
scenario-star = Star: { $name } ({ $token }).
scenario-shield = Shield: { $name } ({ $token }).
scenario-fog = Fog irradiates whoever enters its sector, and is no enemy.
scenario-condenser = Condensers clear their sectors of fog, and are no enemies.
scenario-icons = Hit icons that it adds: { $icons }.

## What cards do: deeds

deed-heal = regain { $health } health
deed-cleanse = lose { $rads } radiation
deed-caps = { $caps ->
    [one] gain { $caps } cap
   *[other] gain { $caps } caps
}
deed-loot = { $cards ->
    [one] draw { $cards } loot card
   *[other] draw { $cards } loot cards
}
deed-agenda = { $cards ->
    [one] draw { $cards } agenda card
   *[other] draw { $cards } agenda cards
}
deed-xp = gain { $points } experience
deed-move = { $points ->
    [one] gain { $points } movement point
   *[other] gain { $points } movement points
}
deed-action = { $actions ->
    [one] gain { $actions } action
   *[other] gain { $actions } actions
}
deed-explore = turn up an adjacent face-down tile
deed-kill = { $sectors ->
    [0] kill an enemy of level { $level } or less in your sector
    [one] kill an enemy of level { $level } or less, at most { $sectors } sector away
   *[other] kill an enemy of level { $level } or less, at most { $sectors } sectors away
}
deed-unseen = stay unseen by enemies until the round has ended
deed-ready = { $what ->
    [companion] ready your companion (whatever it asks for)
   *[all] ready all your cards (at no cost, whatever companions ask for)
}
deed-become = gain the trait { $trait }
deed-lose = lose the trait { $trait }
deed-reroll = { $rerolls ->
    [one] gain { $rerolls } reroll
   *[other] gain { $rerolls } rerolls
}
deed-set = { $dice ->
    [one] turn { $dice } die to a face of your choice
   *[other] turn up to { $dice } dice to faces of your choice
}
deed-hits = { $hits ->
    [one] make { $hits } more hit
   *[other] make { $hits } more hits
}
deed-shield = { $armour ->
    [one] ignore { $armour } hit icon against you
   *[other] ignore { $armour } hit icons against you
}
deed-icons = { $icons ->
    [one] add { $icons } hit icon
   *[other] add { $icons } hit icons
}

## What cards do: what lasts

lasting-reroll-in = { $task ->
    [fight] 1 more reroll in fights that use { $letter }.
   *[test] 1 more reroll in tests of { $letter }.
}
lasting-hits-against = { $hits ->
    [one] { $hits } more hit
   *[other] { $hits } more hits
} against { $type ->
    [creature] creatures
    [human] humans
    [robot] robots
    [super-mutant] super mutants
   *[monster] monsters
}.
lasting-aim = { $part ->
    [head] Every enemy can be hit in the head.
    [torso] Every enemy can be hit in the torso.
    [arms] Every enemy can be hit in the arms.
   *[legs] Every enemy can be hit in the legs.
}
lasting-safe-from = { $source ->
    [ground] Radioactive sectors do not irradiate you.
   *[enemies] Enemies do not irradiate you.
}
lasting-rads-heal = Instead of taking radiation you regain as much health.
lasting-camp-heal = Camping gives { $health } more health.
lasting-camp-heal-less = Camping gives { $health } less health.
lasting-pack = { $places ->
    [one] Your inventory holds { $places } more card.
   *[other] Your inventory holds { $places } more cards.
}
lasting-pack-less = { $places ->
    [one] Your inventory holds { $places } card less.
   *[other] Your inventory holds { $places } cards fewer.
}
lasting-stride = { $points ->
    [one] Each Move gives { $points } more movement point.
   *[other] Each Move gives { $points } more movement points.
}
lasting-slow = Each Move gives { $points ->
    [one] { $points } movement point less
   *[other] { $points } movement points fewer
}, unless you pay { $caps ->
    [one] { $caps } cap
   *[other] { $caps } caps
} in that turn.
lasting-buy = { $caps ->
    [one] What you buy costs { $caps } cap more.
   *[other] What you buy costs { $caps } caps more.
}
lasting-buy-less = { $caps ->
    [one] What you buy costs { $caps } cap less.
   *[other] What you buy costs { $caps } caps less.
}
lasting-second-apparel = Can be worn under other apparel.

## What cards ask for

condition-letter = you have { $letter }
condition-letters = you have at least { $letters } different letters
condition-trait = you have the trait { $trait }
condition-no-trait = you do not have the trait { $trait }
condition-caps = { $caps ->
    [one] you have at least { $caps } cap
   *[other] you have at least { $caps } caps
}
condition-health = you have at least { $health } health
condition-unhurt = your health is full
condition-rads = you have at least { $rads } radiation
condition-rads-most = { $rads ->
    [0] you have no radiation
   *[other] you have at most { $rads } radiation
}
condition-has = { $cards ->
    [1] you own { $what ->
        [weapon] a weapon
        [apparel] apparel
        [companion] a companion
        [aid] aid
        [drug] a drug
        [magazine] a magazine
        [junk] junk
        [tool] a tool
        [robot] a robot
       *[unique] a unique asset
    }
   *[other] you own at least { $cards } { $what ->
        [weapon] weapons
        [apparel] pieces of apparel
        [companion] companions
        [aid] aid cards
        [drug] drugs
        [magazine] magazines
        [junk] junk cards
        [tool] tools
        [robot] robots
       *[unique] unique assets
    }
}
condition-equipped = { $slot ->
    [weapon] you have a weapon equipped
    [apparel] you have apparel equipped
   *[companion] you have a companion
}
condition-armour = your armour is at least { $armour }
condition-kept = { $cards ->
    [one] you keep a quest or encounter card
   *[other] you keep at least { $cards } quest or encounter cards
}
condition-unexplored-most = { $tiles ->
    [0] no tile lies face down
    [one] at most { $tiles } tile lies face down
   *[other] at most { $tiles } tiles lie face down
}

## The table as text

view-scenario = { $scenario }, power track of { $track } steps.
view-star = Star, { $name }: { $steps }.
view-shield = Shield, { $name }: { $steps }.
view-round = Round { $round }; first player: { $first }
view-turn = Turn: { $seat }; actions left: { $actions }; movement points left: { $points }
view-decks = Cards left to draw: agendas { $agendas }, loot { $loot }, assets { $assets }
view-influence = Influence needed: { $needed }.
view-own-influence = You have { $influence }.
view-revealed = Revealed agenda: { $agenda }
view-survivors = Survivors
view-eliminated = out of the game
view-nowhere = not on the map
view-body = Health { $health } of { $full }, radiation { $rads }, caps { $caps }, experience { $experience }.
view-letters = Letters: { $letters }
view-worn = Equipped: { $cards }
view-carried = Inventory: { $cards }
view-own-card = Own card: { $cards }
view-traits = Traits: { $cards }
view-perks = Perks: { $cards }
view-pledged = Loyal by: { $cards }
view-agendas = Hidden agenda cards: { $count }
view-unseen = No enemy sees this survivor until the round has ended.
view-map = Map
view-face-down = Face down ({ $back }): { $tiles }
view-inactive = { $enemy } (inactive)
view-face-down-enemy = face-down enemy: { $type }
view-market = Market
view-cards = Your cards
view-quests = Quests in play: { $quests }
view-waiting = Waiting until its place is found: { $token }, { $sector }
view-hand = Your agendas
view-agenda = { $agenda }, worth { $worth } now: { $text }
view-throw = { $rerolls ->
    [one] { $seat }: the dice. { $rerolls } reroll left.
   *[other] { $seat }: the dice. { $rerolls } rerolls left.
}
view-dice = { $dice }
view-test = Hit icons: { $icons } of { $difficulty } needed.
view-foe = { $foe }: level { $level }. Vulnerable: { $parts }. Hits needed: { $needed }.
view-hits = As the dice lie, it takes hits: { $hits }; you take hit icons: { $icons }.

## Options and ends

option-scenario = Scenario
option-scenario-about = It decides the map, the story and the two factions.
option-scenario-commonwealth-about = Railroad against Institute around Diamond City. The Institute is quick: the hardest of the four.
option-scenario-capital-about = Brotherhood of Steel against Enclave between Megaton and the Mall. The kindest to begin with.
option-scenario-far-harbor-about = An island in the fog, a harbor town against the Children of Atom. The fog itself moves.
option-scenario-pitt-about = Rebels against slavers in a steel town beyond the bridge. The way in leads through deadly land.
option-track = Steps on the power track
option-track-about = When a faction gets to its end, the match is over. The box has six; with fewer the match is shorter, and there is less time to gather influence.
option-track-warning = With so few steps hardly anybody gathers enough influence: most matches are lost by all.
option-agendas = Share of the agenda deck, in percent
option-agendas-about = Whenever the deck runs out, both factions advance. With fewer cards that happens sooner: the match is shorter and harder.
option-agendas-warning = With so few agendas the factions arrive after a few rounds: most matches are lost by all.
option-faction-scoring = Faction agendas count
option-faction-scoring-about = How much influence an agenda brings for helping the faction that leads.
faction-scoring-spaces = for each step of the lead on the power track
faction-scoring-bands = for each band of the lead on the power track
faction-scoring-none = one, however far ahead
option-rotation = One action a turn, going round twice
reason-influence = Enough influence was gathered.
reason-faction = A faction reached the end of the power track, and somebody had enough influence.
reason-all-lost = A faction reached the end of the power track before anybody had enough influence: everybody has lost.
reason-all-eliminated = No survivor is left: everybody has lost.

## What is lacking

lack-caps = { $amount ->
    [one] You are { $amount } cap short.
   *[other] You are { $amount } caps short.
}
lack-points = It costs { $needed ->
    [one] 1 movement point
   *[other] { $needed } movement points
}, and you have { $left }.
lack-actions = You have no action left this turn.
lack-distance = It is { $steps } sectors away.
lack-turned = Already turned: { $item }.
