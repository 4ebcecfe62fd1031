### Wasteland: what story cards do, in words. Each message is called after its verb: story-… for results and tasks, at-… for
### places, when-… for what meets an objective, need-… for conditions, whom-… for survivors, while-… for what lasts.

## How it is put together

row-setup = When staged: { $does }
row-round = At the end of each round: { $does }
row-lasting = While in play: { $does }
row-intro = First: { $does }
row-goal = Objective { $number }: { $does }
row-option = Option { $number }: { $does }
row-at = Quest action { $where }.
row-when = As soon as { $when }.
row-need = Requirement: { $condition }.
row-must = Forced if { $condition }.
row-task = Task: { $does }.
row-ok = Success: { $does }
row-fail = Failure: { $does }
row-gain = Result: { $does }
phrase-if = if { $condition }: { $does }.
phrase-else = if { $condition }: { $does }; otherwise: { $other }.
phrase-unless = unless { $condition }: { $does }.
phrase-for = { $whom }: { $does }.
amount-level = the level of the encounter icon{ $sign ->
    [plus] { " " }plus { $number }
    [minus] { " " }minus { $number }
   *[none] { "" }
}
side-star = star
side-shield = shield

## Results for a survivor

story-xp = gain { $points } experience
story-xp-level = gain as much experience as { $by-level }
story-caps = { $caps ->
    [one] gain { $caps } cap
   *[other] gain { $caps } caps
}
story-caps-level = gain as many caps as { $by-level }
story-lose-caps = { $caps ->
    [one] lose { $caps } cap
   *[other] lose { $caps } caps
}
story-lose-caps-level = lose as many caps as { $by-level }
story-loot = { $cards ->
    [one] draw { $cards } loot card
   *[other] draw { $cards } loot cards
}
story-loot-level = draw as many loot cards as { $by-level }
story-agenda = { $cards ->
    [one] draw { $cards } agenda card
   *[other] draw { $cards } agenda cards
}
story-become = gain the trait { $trait }
story-lose = lose the trait { $trait }
story-item = take an item of your choice from the market
story-unique = gain the unique asset { $item }
story-damage = take { $damage } damage
story-damage-level = take as much damage as { $by-level }
story-rads = take { $rads } radiation
story-rads-level = take as much radiation as { $by-level }
story-heal = regain { $health } health
story-heal-level = regain as much health as { $by-level }
story-heal-all = regain all health
story-cure-all = lose all radiation
story-move = { $sectors ->
    [one] move { $sectors } sector
   *[other] move { $sectors } sectors
}
story-me-at = place yourself { $where }
story-me-and = place yourself and the quest token { $marker } { $where }
story-keep = { $role ->
    [none] keep this card
    [endorsement] keep this card as an { $role-name }
   *[other] keep this card as the { $role-name }
}
story-shop = { $deals ->
    [one] trade at the market: { $deals } deal
   *[other] trade at the market: up to { $deals } deals
}{ $more ->
    [0] { "" }
    [one] , with { $more } card more laid out first
   *[other] , with { $more } cards more laid out first
}{ $cheaper ->
    [0] { "" }
   *[other] { $everything ->
        [1] , all prices lower by { $cheaper }
       *[other] , prices lower by { $cheaper } for: { $kinds }
    }
}{ $sale ->
    [0] { "" }
    [one] , { $sale } cap more for each sale
   *[other] , { $sale } caps more for each sale
}
story-shop-level = trade at the market: as many deals as { $by-level }{ $more ->
    [0] { "" }
    [one] , with { $more } card more laid out first
   *[other] , with { $more } cards more laid out first
}{ $cheaper ->
    [0] { "" }
   *[other] { $everything ->
        [1] , all prices lower by { $cheaper }
       *[other] , prices lower by { $cheaper } for: { $kinds }
    }
}{ $sale ->
    [0] { "" }
    [one] , { $sale } cap more for each sale
   *[other] , { $sale } caps more for each sale
}
story-renew = { $cards ->
    [one] replace { $cards } card of the market, from the right
   *[other] replace { $cards } cards of the market, from the right
}
story-renew-level = replace as many cards of the market, from the right, as { $by-level }
story-companion-from-assets = turn up assets until a companion comes: { $free ->
    [1] the companion is yours
   *[other] if you meet the requirement, the companion is yours, or else is discarded
}
story-show-asset = turn up the top card of the asset deck
story-take-shown = take the asset that was turned up
story-drop-shown = discard the asset that was turned up
story-asset-from-discards = take an asset of your choice from the discards

## Results of the story

story-star-power = { $steps ->
    [one] the { $faction } faction advances { $steps } step
   *[other] the { $faction } faction advances { $steps } steps
}{ $each ->
    [1] { " " }for every 10 caps paid
   *[other] { "" }
}
story-shield-power = { $steps ->
    [one] the { $faction } faction advances { $steps } step
   *[other] the { $faction } faction advances { $steps } steps
}{ $each ->
    [1] { " " }for every 10 caps paid
   *[other] { "" }
}
story-trash = trash this card
story-stage = stage quest card { $quest }
story-add = add encounter card { $encounter } to its deck
story-add-this = add this card to its deck
story-add-this-at-turn-end = add this card to its deck when the turn ends
story-meet = { $or ->
    [1] complete objective { $goal } of quest card { $goal-card } or objective { $other } of quest card { $other-card }, as you choose
   *[other] complete objective { $goal } of quest card { $goal-card }
}
story-next-card = encounter the next card of this deck
story-next-card-may = encounter the next card of this deck if you like
story-option = carry out option { $option } of this card
story-pool = shuffle as many of the encounter cards { $first } to { $last } into their deck, unseen, as there are players, and trash the rest
story-swap = from now on encounter card { $new } takes the place of { $old }
story-trash-from-deck = trash these encounter cards if they are in their deck: { $encounters }
story-vote = among the survivors in this vault, who has the most endorsements draws 2 agenda cards (1 each if several have as many), and who has the fewest takes 3 damage and moves 1 sector
story-drop-endorsements = trash all endorsements
story-die-per-companion = each survivor rolls a die for each of their companions and takes { $rads } radiation for each that shows { $part ->
    [head] the head
    [torso] the torso
    [arms] the arms
   *[legs] the legs
}

## Results on the map

story-put = put a token of the { $faction } faction { $where }
story-remove = remove a token of the { $faction } faction { $where }
story-clear = remove all tokens of the { $faction } faction { $where }
story-garrison-star = put a token of the { $star } faction into as many settlements as there are survivors, each into the one of the highest level that has none
story-garrison-star-shield = put a token of each faction into as many settlements as there are survivors, each pair into the one of the highest level that has no token of the { $star } faction
story-cap-on-card = put a cap on this card
story-cap-off-card = take a cap off this card
story-cap-here = put a cap here
story-clear-caps = remove all caps from the map
story-kill-within = { $sectors ->
    [one] kill an enemy of your choice, at most { $sectors } sector away
   *[other] kill an enemy of your choice, at most { $sectors } sectors away
}
story-blast = { $sectors ->
    [one] kill all survivors and active enemies within { $sectors } sector { $where-from }
   *[other] kill all survivors and active enemies within { $sectors } sectors { $where-from }
}
story-push = move every active { $type ->
    [creature] creature
    [human] human
    [robot] robot
    [super-mutant] super mutant
   *[monster] monster
} { $sectors ->
    [one] { $sectors } sector
   *[other] { $sectors } sectors
}, each as you choose
story-mark = put the quest token { $marker } { $where }
story-keep-marker = the quest token { $marker } stays on the map and belongs to this card
story-walk = { $sectors ->
    [one] move the quest token { $marker } { $sectors } sector { $where-toward }
   *[other] move the quest token { $marker } { $sectors } sectors { $where-toward }
}

## Tasks

story-test = pass a test of { $letters }, difficulty { $difficulty }
story-fight = fight { $foe ->
    [creature] a creature
    [human] a human
    [robot] a robot
    [super-mutant] a super mutant
    [monster] a monster
   *[other] a token of the { $faction } faction
}{ $plus ->
    [1] , one level higher
   *[other] { "" }
}{ $extra ->
    [0] { "" }
   *[other] , { $property }
}
story-fight-put = put a token of the { $faction } faction here and fight it
story-pay = { $caps ->
    [one] pay { $caps } cap
   *[other] pay { $caps } caps
}
story-pay-10-each = pay 10 caps, or any multiple of 10
story-pay-any-on-card = put any number of caps on this card; it is done when { $caps } lie there
story-discard = { $cards ->
    [1] discard { $what ->
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
   *[other] discard { $cards } { $what ->
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
story-suffer = take { $amount } { $what ->
    [damage] damage
   *[rads] radiation
} and live
story-suffer-level = take as much { $what ->
    [damage] damage
   *[rads] radiation
} as { $by-level } and live
story-another-tests = another survivor in your sector passes a test of { $letters }, difficulty { $difficulty } (if you play alone, it counts as 3 hit icons)

## Places

place-in = { $case ->
    [toward] towards
    [from] of
    [beside] next to
   *[in] in
}
place-sector = { $case ->
    [toward] towards a sector
    [from] of a sector
    [beside] next to a sector
   *[in] in a sector
}
place-named = { $case ->
    [toward] towards
    [from] of
    [beside] next to
   *[in] at
} { $name }
place-marker = { $case ->
    [toward] towards
    [from] of
    [beside] next to
   *[in] at
} the quest token { $name }
at-settlement = { $in } a settlement{ $least ->
    [0] { "" }
   *[other] { " " }of level { $least } or higher
}{ $most ->
    [0] { "" }
   *[other] { " " }of level { $most } or lower
}
at-ruin = { $in } a ruin{ $least ->
    [0] { "" }
   *[other] { " " }of level { $least } or higher
}{ $most ->
    [0] { "" }
   *[other] { " " }of level { $most } or lower
}
at-irradiated = { $sector } with radiation
at-star = { $sector } with a token of the { $faction } faction
at-shield = { $sector } with a token of the { $faction } faction
at-creature = { $sector } with an active creature
at-human = { $sector } with an active human
at-robot = { $sector } with an active robot
at-super-mutant = { $sector } with an active super mutant
at-monster = { $sector } with an active monster
at-near = { $sector } { $where-beside }
at-wild = { $sectors ->
    [one] { $sector } at least { $sectors } sector from every named place
   *[other] { $sector } at least { $sectors } sectors from every named place
}
at-start = { $case ->
    [toward] towards
    [from] of
    [beside] next to
   *[in] on
} the starting tile
at-mothership = { $case ->
    [toward] towards
    [from] of
    [beside] next to
   *[in] on
} the mothership
at-empty = { $in } an empty sector
at-here = { $case ->
    [toward] towards this sector
    [from] of this sector
    [beside] next to this sector
   *[in] here
}
at-highest = { $what ->
    [settlement] { $in } the settlement of the highest level
    [ruin] { $in } the ruin of the highest level
    [creature] { $in } the sector of the active creature of the highest level
    [human] { $in } the sector of the active human of the highest level
    [robot] { $in } the sector of the active robot of the highest level
    [super-mutant] { $in } the sector of the active super mutant of the highest level
   *[monster] { $in } the sector of the active monster of the highest level
}
at-most-letters = { $in } the sector of the survivor with the most letters
at-away = { $sectors ->
    [one] { $sector } exactly { $sectors } sector away from you
   *[other] { $sector } exactly { $sectors } sectors away from you
}
at-without = { $where } { $lacking }
lack-star = without a token of the { $faction } faction
lack-shield = without a token of the { $faction } faction
lack-cap = without a cap

## What meets an objective

prey-type = { $type ->
    [creature] a creature
    [human] a human
    [robot] a robot
    [super-mutant] a super mutant
   *[monster] a monster
}{ $level ->
    [0] { "" }
   *[other] { " " }of level { $level } or higher
}
prey-enemy = { $vowel ->
    [1] an
   *[other] a
} { $enemy }
prey-property = an enemy with the property { $property }
prey-token = a token of the { $faction } faction
when-kill = { $as ->
    [0] a survivor kills { $foe }
   *[other] a survivor with the trait { $trait } kills { $foe }
}
when-explore = { $back ->
    [danger] a survivor turns up a dangerous tile
    [deadly] a survivor turns up a deadly tile
   *[none] a survivor turns up a tile
}
when-story = another card says so
when-rads = a survivor has taken { $rads } radiation in a turn of their own
when-damage = a survivor has taken { $damage } damage in one fight
when-camp-near-level = a survivor has camped in a sector adjacent to an active enemy of level { $level } or higher
when-put = a token of the { $faction } faction is put on the map and stays there
when-put-star-while = { $tokens ->
    [1] a token of the { $faction } faction is put on the map while at least 1 of them lies there
   *[other] a token of the { $faction } faction is put on the map while at least { $tokens } of them lie there
}
when-put-shield-while = { $tokens ->
    [1] a token of the { $faction } faction is put on the map while at least 1 of them lies there
   *[other] a token of the { $faction } faction is put on the map while at least { $tokens } of them lie there
}
when-put-shield-unless-star = { $sectors ->
    [one] a token of the { $faction } faction is put on the map while no token of the { $star } faction lies within { $sectors } sector { $where-from }
   *[other] a token of the { $faction } faction is put on the map while no token of the { $star } faction lies within { $sectors } sectors { $where-from }
}
when-star-removed = a token of the { $faction } faction leaves the map
when-shield-removed = a token of the { $faction } faction leaves the map
when-last-star-killed = the last token of the { $faction } faction on the map is killed
when-last-shield-killed = the last token of the { $faction } faction on the map is killed
when-marker-at = the quest token { $marker } is { $where }

## Conditions

need-staged = quest card { $quest } is in play
need-caps-on-card = { $caps ->
    [one] at least { $caps } cap lies on this card
   *[other] at least { $caps } caps lie on this card
}
need-settlements-capped = every settlement on the map has a cap
need-at = you are { $where }
need-star-here = a token of the { $faction } faction lies here
need-shield-here = a token of the { $faction } faction lies here
need-star-at = a token of the { $faction } faction lies { $where }
need-shield-at = a token of the { $faction } faction lies { $where }
need-last-in-deck = this was the last card of its deck
need-health-most = you have at most { $health } health
need-calm = { $sectors ->
    [one] no active enemy is within { $sectors } sector of you
   *[other] no active enemy is within { $sectors } sectors of you
}
need-most-irradiated = more than half of the survivors are in sectors with radiation
need-wields = you have { $item } equipped
need-keeps = { $role ->
    [endorsement] you keep an { $role-name }
   *[other] you keep the { $role-name }
}
need-rival = another survivor has the trait { $trait }
need-rival-adjacent = another survivor is in an adjacent sector
need-another-here = another survivor is in your sector (if you play alone, it is enough to be in a settlement)
need-hurt = you took damage in that fight

## Survivors

whom-each = each survivor, from the first player on, does this
whom-each-at = each survivor { $where }, from the first player on, does this
whom-rival = another survivor of your choice with the trait { $trait } does this
whom-rival-adjacent = another survivor of your choice in an adjacent sector does this
whom-keepers-of = { $role ->
    [endorsement] each survivor who keeps an { $role-name } does this
   *[other] each survivor who keeps the { $role-name } does this
}
whom-others-at = each survivor { $where } who does not keep the { $role-name } does this

## What lasts

while-star-hunts = Tokens of the { $faction } faction go for the quest token { $marker } instead of survivors.
while-shield-hunts = Tokens of the { $faction } faction go for the quest token { $marker } instead of survivors.
while-escort = As an action, a survivor in the sector of the quest token { $marker } may take a test of { $letters }, difficulty { $difficulty }, and moves it 1 sector for each hit icon above the difficulty.{ $role ->
    [none] { "" }
   *[other] { " " }Who keeps the { $role-name } adds { $plus ->
        [one] { $plus } hit icon
       *[other] { $plus } hit icons
    }.
}
while-carry = A survivor who leaves the sector of the quest token { $marker } may take it along; every sector is rough for whoever carries it.
while-marker-settlement-power = { $levels ->
    [one] The settlement with the quest token { $marker } is { $levels } level higher.
   *[other] The settlement with the quest token { $marker } is { $levels } levels higher.
}
while-marker-is-settlement = The sector of the quest token { $marker } is also a settlement of level { $level }.
while-place-mothership = The mothership is a place off the map; only the objectives of this card can be tried there.
while-toll-ruin-fight = Before each encounter in a ruin you fight { $foe ->
    [creature] a creature
    [human] a human
    [robot] a robot
    [super-mutant] a super mutant
    [monster] a monster
   *[other] a token of the { $faction } faction
}{ $plus ->
    [1] , one level higher
   *[other] { "" }
}{ $extra ->
    [0] { "" }
   *[other] , { $property }
}.
