hint-wasteland-measure = In tenths of an influence, as the bot reckons them.
hint-wasteland-influence = influence, with what your agenda cards will soon give
hint-wasteland-letters = letters, experience, perks and traits
hint-wasteland-things = what you own and how well it serves you
hint-wasteland-caps = caps and what they can still buy
hint-wasteland-health = health
hint-wasteland-rads = radiation, which stays
hint-wasteland-track = the power track, which may end before you have enough
hint-wasteland-rivals = what the others’ faction cards gain
hint-wasteland-danger = enemies that can reach you when they next act
hint-wasteland-errands = nearer to what is worth going for
hint-wasteland-goal = what the goal brings, times your chance to meet it
hint-wasteland-price = what it costs to try
hint-wasteland-encounter = what encounters there bring on average
hint-wasteland-option = what options like this one bring on average
hint-wasteland-tile = one more tile of the map
hint-wasteland-kill = what killing it brings, times your chance
hint-wasteland-wounds = what it will probably do to you
hint-wasteland-dice = what the dice come to
hint-wasteland-reroll = by how much throwing these dice again is better
hint-wasteland-deal = what the deal brings, if the other agrees

## parts

picture-wasteland = A game of Wasteland in progress: the map of the Commonwealth with survivors, enemies and land that nobody has seen yet
wasteland-influence = Influence
wasteland-agendas-held = Agendas held

## map

wasteland-map = Map of the wasteland
wasteland-map-tools = Move the map
wasteland-map-me = Around me
wasteland-map-all = The whole map
wasteland-map-in = Closer
wasteland-map-out = Farther away
wasteland-map-legend = Signs of the map
wasteland-unmapped = unmapped
wasteland-back-danger = danger
wasteland-back-deadly = deadly
wasteland-back-start = start
wasteland-back-named = named
wasteland-ground-rough = rough ground
wasteland-ground-rads = irradiated
wasteland-ground-fog = fog
wasteland-site-level = { $site }, level { $level }
wasteland-here = You are here
wasteland-piece-enemy = { $name }, level { $level }
wasteland-piece-fled = { $name } (fled, face down)
wasteland-piece-hidden = { $count ->
    [one] Face down: { $type }
   *[other] Face down: { $type } ×{ $count }
}
wasteland-piece-token = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
wasteland-piece-cap = a cap lies here
wasteland-way-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wasteland-way-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
wasteland-way-rads = { $count ->
    [one] { $count } radiation
   *[other] { $count } radiation
}
wasteland-way-ambushes = { $count ->
    [one] an ambush
   *[other] { $count } ambushes
}
wasteland-go-there = To go there: { $cost }
wasteland-there = There: { $names }
wasteland-fight-token = Fight: { $token } ({ $sector })
wasteland-turn-here = Here
wasteland-turn-go = Go to
wasteland-turn-cards = Your cards
wasteland-plan = Go to { $sector }
wasteland-plan-via = By way of { $sectors }. You stop wherever something comes between.
wasteland-plan-go = Off we go
wasteland-loupe-close = Close
wasteland-sign-rough = rough ground: it takes more to get through
wasteland-sign-trefoil = radiation
wasteland-sign-settlement = settlement: the number is its level
wasteland-sign-ruin = ruin: the number is its level
wasteland-sign-vault = vault
wasteland-sign-creature = creature
wasteland-sign-human = human
wasteland-sign-robot = robot
wasteland-sign-super-mutant = super mutant
wasteland-sign-monster = monster
wasteland-sign-star = the faction of the star
wasteland-sign-shield = the faction of the shield
wasteland-sign-caps = caps
wasteland-sign-health = health
wasteland-sign-marker = quest marker

## sheet and vats

wasteland-offer-letter = A new letter
wasteland-offer-letter-text = Rerolls in tests of it and with weapons that bear it; experience has one letter more to pass.
wasteland-offer-perk = A perk instead
wasteland-offer-perks = You have this letter: it goes back, and you choose one of its perks: { $perks }.
wasteland-sheet-track = Health { $health } of { $full }, radiation { $rads }
wasteland-sheet-track-note = Radiation grows from the left, wounds eat from the right. Where they meet, the survivor dies.
wasteland-sheet-letters = Letters: { $letters }. Experience has passed { $passed } of { $count }.
wasteland-sheet-letters-note = Each point of experience moves the wedge to the next letter; past the last one there is a level-up.
wasteland-sheet-health = Health
wasteland-sheet-out = out
wasteland-sheet-caps = Caps
wasteland-sheet-armour = Armour
wasteland-sheet-deaths = Deaths
wasteland-sheet-turned = Exhausted
wasteland-sheet-free = Free: { $slot }
wasteland-sheet-worn = Equipped
wasteland-sheet-pack = Inventory
wasteland-sheet-traits = Traits and perks
wasteland-sheet-kept = Quest and encounter cards kept
wasteland-sheet-loyal = Loyal to: { $faction }
wasteland-sheet-mine = Your survivor: the whole sheet
wasteland-companion-equip = Take { $name } along
wasteland-companion-unequip = Let { $name } wait in the inventory
wasteland-companion-equip-gained = Take along
wasteland-companion-carry-gained = Let wait in the inventory
wasteland-sheet-whole-sheet = The whole sheet
wasteland-sheet-left = Actions left: { $actions }; movement points: { $points }

wasteland-vats-level = Level { $level }
wasteland-foe-needed = { $count ->
    [one] { $count } hit kills it.
   *[other] { $count } hits kill it.
}
wasteland-foe-parts = Vulnerable: { $parts }.
wasteland-foe-odds = Your odds now: kill { $kill }, damage about { $damage }, death { $death }.
wasteland-foe-damage = { $level } damage for each icon that gets through
wasteland-foe-extra = { $count ->
    [one] Adds { $count } hit icon of its own.
   *[other] Adds { $count } hit icons of its own.
}
wasteland-foe-apart = You shoot from the next sector.
wasteland-foe-shoots = It shoots from the next sector: one icon more, unless your weapon is ranged.
wasteland-property-aggressive = attacks whoever comes close.
wasteland-property-armored = takes one hit more.
wasteland-property-radioactive = its damage brings radiation too.
wasteland-property-ranged = attacks from the next sector.
wasteland-property-loot = leaves a card behind.
wasteland-property-flee = runs away if you do not kill it.
wasteland-dice = V.A.T.S. dice
wasteland-die = Die { $number }: { $face }. { $verdict }
wasteland-die-hits = hits
wasteland-die-misses = misses
wasteland-die-hurts = { $count ->
    [one] { $count } icon against you
   *[other] { $count } icons against you
}
wasteland-die-icons = { $count ->
    [0] no icon
    [one] { $count } icon
   *[other] { $count } icons
}
wasteland-die-again = again
wasteland-lies-hits = Hits: { $hits } ({ $needed } needed).
wasteland-lies-sure = ({ $count } without dice)
wasteland-lies-icons = Icons against you: { $icons }.
wasteland-lies-held = (stopped: { $held })
wasteland-lies-test = Hit icons: { $icons } ({ $difficulty } needed).
wasteland-reroll = Reroll no. { $dice }
wasteland-keep = Keep the dice
wasteland-vats-go-on = Go on
wasteland-mark-best = Mark the best: no. { $dice }
wasteland-press-dice = Press the dice that you want to throw again.
wasteland-press-keys = (keys 1, 2, 3)
wasteland-vats-asks = { $rerolls ->
    [0] The dice have landed.
    [one] Keep the dice, or throw some again? One reroll is left.
   *[other] Keep the dice, or throw some again? { $rerolls } rerolls are left.
}
wasteland-set-die = Which die do you turn, and to which face?
wasteland-uses = Can be used now
wasteland-vats-odds-choice = Choice
wasteland-vats-odds-keep = Keep
wasteland-vats-odds-reroll = Reroll no. { $dice }
wasteland-vats-odds-now = As it stands
wasteland-vats-odds-best = best
wasteland-vats-odds-kill = Kill
wasteland-vats-odds-pass = Success
wasteland-vats-odds-damage = Damage
wasteland-vats-odds-death = Death
wasteland-test = A test of { $letters }, difficulty { $difficulty }
wasteland-watch-fight = fights { $foe }
wasteland-watch-test = takes a test, difficulty { $difficulty }
wasteland-result-killed = { $foe }: killed.
wasteland-result-stands = { $foe } still stands: { $missing ->
    [one] one hit short
   *[other] { $missing } hits short
} ({ $hits } of { $needed }).
wasteland-result-died = { $foe } was stronger: killed before striking back.
wasteland-result-hurt = Damage taken: { $damage }.
wasteland-result-unhurt = No damage taken.
wasteland-result-rads = Radiation: { $rads }.
wasteland-result-held = Armour stopped { $held }.
wasteland-result-passed = Test passed: { $icons } hit icons ({ $difficulty } needed).
wasteland-result-failed = Test failed: { $missing ->
    [one] one hit icon short
   *[other] { $missing } hit icons short
} ({ $icons } of { $difficulty }).

wasteland-scene-fight = { $name } fights: { $foe }
wasteland-scene-test = { $name } takes a test: { $letters }
wasteland-scene-killed = killed
wasteland-scene-stands = { $hits } of { $needed } hits
wasteland-scene-died = { $name } falls
wasteland-scene-passed = passed
wasteland-scene-failed = failed
wasteland-scene-death = { $name } is killed
wasteland-scene-death-text = Back to the starting tile with full health, but without the inventory. Radiation stays.
wasteland-scene-out = { $name } is out of the game
wasteland-scene-out-text = Radiation has left nothing to heal.
wasteland-scene-level = { $name } levels up
wasteland-scene-perk = A new perk
wasteland-scene-letter = A new letter
wasteland-scene-explored = { $name } explores
wasteland-scene-gains = { $name } gains
wasteland-scene-event = { $name } finds trouble
wasteland-scene-advanced = Power track
wasteland-scene-steps = +{ $count }
wasteland-scene-activation = Enemies act
wasteland-scene-moved = moved: { $count }
wasteland-scene-attacks = attacks: { $names }
wasteland-scene-woke = woke: { $count }
wasteland-scene-fog = fog
wasteland-scene-nobody = nobody

## story, camp and power

# story: cards that are read
wasteland-kind-encounter = Encounter
wasteland-kind-encounter-level = Encounter · level { $level }
wasteland-kind-quest = Quest
wasteland-kind-goal = Quest
wasteland-card-coming = A card is turned over…
wasteland-reading = The story
wasteland-fold = Lay it aside
wasteland-unfold = Read on
wasteland-on-table = It lies open over the map.
wasteland-open-it = Open it
wasteland-read-it = Read it
wasteland-to-map = Back to the map
wasteland-go-on = { $more ->
    [0] Go on
   *[other] Go on ({ $more } more to read)
}
wasteland-chooses = { $name } chooses:
wasteland-you = You
wasteland-went-well = Success
wasteland-went-wrong = Failure
wasteland-odds = { $percent } %
wasteland-odds-best = The chance that it goes well, with every reroll used as well as can be; cards that could be used are left out.
wasteland-odds-death = ☠ { $percent } %
wasteland-odds-sure = Certain
wasteland-encounter-ahead = Takes an action. You read a card and choose what to do; before you choose, every option shows what it asks for and your exact chance.
wasteland-option-need = You do not have what it needs.
wasteland-option-price = You cannot pay for it.
wasteland-option-must = Another option must be chosen.
wasteland-quests = Quests in play
wasteland-no-quests = No quest is in play.
wasteland-opening = The opening
wasteland-number = No. { $number }
wasteland-on-card = { $caps ->
    [one] { $caps } cap lies on the card.
   *[other] { $caps } caps lie on the card.
}
wasteland-try = Try it
wasteland-lacks-place = You are not there.
wasteland-lacks-need = You do not have what it needs.
wasteland-lacks-price = You cannot pay for it.
wasteland-lacks-enemy = An enemy in your sector keeps you from it.
wasteland-lacks-out = You are out of the game.
wasteland-you-could = You could, now
wasteland-could = { $name } could
wasteland-more-places = { $count ->
    [one] 1 more place
   *[other] { $count } more places
}
wasteland-so-far = The story so far
wasteland-all-pages = All { $count } pages
wasteland-again = Read again
wasteland-came-into-play = comes into play

# camp: market and deals
wasteland-caps = { $caps ->
    [one] { $caps } cap
   *[other] { $caps } caps
}
wasteland-agendas = { $count ->
    [one] { $count } agenda card
   *[other] { $count } agenda cards
}
wasteland-ranged = ranged
wasteland-armour = armour { $armour }
wasteland-market = Market
wasteland-market-have = { $caps ->
    [one] You have { $caps } cap.
   *[other] You have { $caps } caps.
}
wasteland-market-sell = Your own things
wasteland-buy = Buy
wasteland-recruit = Recruit
wasteland-sell = Sell
wasteland-not-for-sale = Not for sale
wasteland-caps-short = { $caps ->
    [one] { $caps } cap short
   *[other] { $caps } caps short
}
wasteland-trades = { $name } trades: { $deals ->
    [one] { $deals } deal left
   *[other] { $deals } deals left
}
wasteland-decks = Decks: { $asset } assets, { $loot } loot. Discards: { $assets } and { $loots }.
wasteland-rest-gives = Rest gives { $health } health.
wasteland-camp-whole = Do all of it and break camp
wasteland-trade-near = Trade
wasteland-trade-with = With { $name }
wasteland-nobody-near = Nobody is near enough to trade with.
wasteland-trade-title = A deal with { $name }
wasteland-you-give = You give
wasteland-you-get = You get from { $name }
wasteland-nothing = nothing
wasteland-has-nothing = No things
wasteland-worn = equipped
wasteland-caps-of = Caps (of { $caps })
wasteland-agendas-of = Agenda cards (of { $count })
wasteland-less = One less
wasteland-more = One more
wasteland-give-and-take = Choose what you give and what you want for it.
wasteland-caps-after = Your caps: { $before } → { $after }.
wasteland-agendas-after = Your agenda cards: { $before } → { $after }.
wasteland-agendas-which = Which agenda cards you give, you choose once the deal is made.
wasteland-agendas-theirs = Which agenda cards you get, { $name } chooses.
wasteland-show-one = Show { $name } one of your agenda cards
wasteland-show-sure = Show { $name } “{ $card }”? What was seen cannot be hidden again.
wasteland-show-now = Show it
wasteland-show-not = Keep it hidden
wasteland-offer-asks = Do you agree to the trade?
wasteland-offer-made = Your offer to { $name }
wasteland-offer-withdraw = Withdraw it
wasteland-at-most = { $has }, at most { $asks } wanted
wasteland-seen = What { $name } has shown you
wasteland-propose = Offer it to { $name }
wasteland-trade-clear = Clear
wasteland-offers-left = { $count ->
    [one] { $count } offer left in this camp
   *[other] { $count } offers left in this camp
}

# power: track, clock, agenda hand
wasteland-power = Power track and agenda deck
wasteland-factions = Factions
wasteland-track-at = { $name }: { $steps } of { $track } steps.
wasteland-track-end = A faction that reaches the end of the track ends the match: who then has enough influence wins; if nobody has, all lose.
wasteland-deck-ends = When the agenda deck runs out, it is shuffled anew, the factions advance and the player on the right of the first becomes first player.
wasteland-round = Round { $round }
wasteland-deck-left = { $left ->
    [one] { $left } agenda left
   *[other] { $left } agendas left
}
wasteland-level = level { $level }
wasteland-parts = vulnerable: { $parts }
wasteland-icons = { $icons ->
    [one] { $icons } hit icon more
   *[other] { $icons } hit icons more
}
wasteland-next-band = Next band: { $text }
wasteland-unseen = Agenda cards you have not seen activate
wasteland-hand = Your agendas
wasteland-influence-of = Influence { $influence } of { $needed }
wasteland-worth = worth { $worth } now
wasteland-worth-now = what it is worth now
wasteland-worth-then = worth { $influence } then
wasteland-lead = { $name } ahead by { $asks } (now: { $has })
wasteland-open = open
wasteland-or = or
wasteland-met = met
wasteland-of = { $has } of { $asks }
wasteland-pledge = Pledge loyalty: { $name }
wasteland-renounce = Take it back
wasteland-laid-open = All agendas, laid open
wasteland-epilogue = How it ended
wasteland-power-chart = Power
wasteland-end-faction = { $faction } reached the end of the power track. { $names } had the influence to win: { $needed } or more.
wasteland-end-lost = { $faction } reached the end of the power track before anybody had { $needed } influence: everybody has lost.
wasteland-end-influence = { $names } gathered { $needed } influence or more.
wasteland-source-cards = Agenda cards
wasteland-source-words = What the cards ask for

# guide: the first two rounds
guide-wasteland-survivor = Welcome to the Commonwealth. First choose who you are: every survivor begins with one letter of S.P.E.C.I.A.L. and something of their own.
guide-wasteland-start = You begin on the starting tile. Choose a sector; one that borders on a tile nobody has seen yet is a good place.
guide-wasteland-story = This is what the match is about: a quest that everybody can follow. Read it at your leisure; “Go on” puts it away, and “The story so far” brings it back.
guide-wasteland-influence = You win by influence. This is how much you have, and how much you need.
guide-wasteland-agendas = Each agenda card is worth one influence, and more if you do what it asks. The number in the circle is what it is worth now. Nobody else sees your cards.
guide-wasteland-power = Two factions struggle for power, and quests help one or the other. If a faction reaches the flag before anybody has enough influence, all lose.
guide-wasteland-own = This is you. Green is health; radiation eats it up from the other end, and where they meet you are killed. Your letters give you rerolls in tests.
guide-wasteland-map = The map. What you can reach in this turn is marked; tap a sector to see the way and its price, tap again to go. Tiles with a question mark want to be explored.
guide-wasteland-deeds = You have two actions a turn: move, explore, fight, have an encounter, try a quest, or camp. Do one of them now.
guide-wasteland-encounter = There is an encounter to be had where you stand. Try it: you read a card and choose what to do.
guide-wasteland-card = Your options. Under each stands what it asks for; the percentage is your exact chance. What comes of it you learn afterwards. “Go on” then puts the card away.
guide-wasteland-hint = Not sure which one? Whenever you are asked something, you can ask here what the bot would do in your place, and why. Then choose.
guide-wasteland-dice = A test: your hit icons must reach the difficulty. Press the dice that you want to throw again; the table shows what each choice comes to.
guide-wasteland-turn = When both actions are used, or nothing more seems worth it, end your turn.
guide-wasteland-round = When all have had their turn, an agenda card is turned up, and enemies of the types at its foot act. The deck is also a clock: when it runs out, the factions advance.
guide-wasteland-quests = Quests in play: what each goal asks for, who could do it now, and what you lack. A tap on a place shows it on the map.
guide-wasteland-camp = Round two is yours. If you are hurt, camp: it heals you, readies your cards, and lets you trade with whoever is near.
guide-wasteland-rules = The rest is in the rules: here, by the key “?”, or by any little “?”. Only your first encounter and your first fight will bring me back. Good luck out there!
guide-wasteland-fight = There is somebody you could fight. Press it to see where it can be hit and what your odds are; nothing happens until you confirm. Or leave it be.
guide-wasteland-vats = Your first fight. The filled parts of its figure are where it can be hit; the icons on your dice hurt you. Throw again what does not hit, as long as you have rerolls.
