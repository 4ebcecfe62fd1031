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
wasteland-loupe-close = Close
wasteland-sign-marker = quest marker

## sheet and vats

wasteland-track = Health { $health } of { $full }, radiation { $rads }
wasteland-track-note = Radiation grows from the left, wounds eat from the right. Where they meet, the survivor dies.
wasteland-letters = Letters: { $letters }. Experience has passed { $passed } of { $count }.
wasteland-letters-note = Each point of experience moves the wedge to the next letter; past the last one there is a level-up.
wasteland-caps = Caps
wasteland-armour = Armour
wasteland-deaths = Deaths
wasteland-turned = Exhausted
wasteland-free = Free: { $slot }
wasteland-worn = Equipped
wasteland-pack = Inventory
wasteland-traits = Traits and perks
wasteland-kept = Story cards kept
wasteland-loyal = Loyal to: { $faction }
wasteland-mine = Your survivor: the whole sheet
wasteland-whole-sheet = The whole sheet
wasteland-left = Actions left: { $actions }; movement points: { $points }
wasteland-life = Life left
wasteland-out = Out

wasteland-level = Level { $level }
wasteland-foe-needed = { $count ->
    [one] { $count } hit kills it.
   *[other] { $count } hits kill it.
}
wasteland-foe-parts = Vulnerable: { $parts }.
wasteland-foe-damage = { $level } damage for each icon that gets through
wasteland-foe-extra = { $count ->
    [one] Adds { $count } hit icon of its own.
   *[other] Adds { $count } hit icons of its own.
}
wasteland-foe-apart = You shoot from the next sector.
wasteland-foe-shoots = It shoots from the next sector: one icon more, unless your weapon is ranged.
wasteland-property-aggressive = Aggressive: attacks whoever comes close.
wasteland-property-armored = Armoured: takes one hit more.
wasteland-property-radioactive = Radioactive: its damage brings radiation too.
wasteland-property-ranged = Ranged: attacks from the next sector.
wasteland-property-loot = Loot: leaves a card behind.
wasteland-property-flee = Flees, if you do not kill it.
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
wasteland-lies-hits = Hits: { $hits } of { $needed }.
wasteland-lies-sure = ({ $count } without dice)
wasteland-lies-icons = Icons against you: { $icons }.
wasteland-lies-held = (stopped: { $held })
wasteland-lies-test = Hit icons: { $icons } of { $difficulty }.
wasteland-rerolls = Rerolls left: { $count }.
wasteland-reroll = Reroll { $dice }
wasteland-keep = Keep the dice
wasteland-go-on = Go on
wasteland-mark-best = Mark the best: { $dice }
wasteland-press-dice = Press the dice that you want to throw again (keys 1, 2, 3).
wasteland-set-die = Which die do you turn, and to which face?
wasteland-uses = Can be used now
wasteland-odds-choice = Choice
wasteland-odds-keep = Keep
wasteland-odds-reroll = Reroll { $dice }
wasteland-odds-now = As it stands
wasteland-odds-best = best
wasteland-odds-kill = Kill
wasteland-odds-pass = Success
wasteland-odds-damage = Damage
wasteland-odds-death = Death
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
wasteland-result-passed = Test passed: { $icons } hit icons, { $difficulty } were needed.
wasteland-result-failed = Test failed: { $missing ->
    [one] one hit icon short
   *[other] { $missing } hit icons short
} ({ $icons } of { $difficulty }).

## story, camp and power
