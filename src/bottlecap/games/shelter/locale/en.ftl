### Shelter: names, actions, prompts, events, effects

game-name = Shelter
game-kind = Worker placement: dwellers, rooms, threats
game-about = Two to four overseers share a vault. Place your dwellers, build rooms, beat back what crawls in, and make the people on your level the happiest.

resource-energy = energy
resource-food = food
resource-water = water
spared-energy = 1 energy
spared-food = 1 food
spared-water = 1 water
spared-any = 1 resource of your choice
side-left = left of the elevator
side-right = right of the elevator
track-items = item track
track-rooms = room track
letter-S = S
letter-P = P
letter-E = E
letter-C = C
letter-I = I
letter-A = A
letter-L = L
source-room = from a room
source-building = for building
source-threat = for a threat defeated
source-item = from an item
source-end = in the final count
cause-none = nothing
cause-six-rooms = a sixth room is built
cause-threat-deck = the last threat is drawn
cause-round-limit = the round limit is reached
health-healthy = the healthy one
health-injured = the injured one
direction-forward = →
direction-back = ←
terms-must-pay = You pay its price.
terms-may-pay = You pay its price, or build nothing.
terms-free = It costs nothing.
token-heal = healing
token-train = training
token-train-letter = training in { $letter }

level-top = top level
level-of = level of Player { $number }
space-elevator = elevator ({ $level })
space-room = place { $place }, space { $slot } ({ $level })
space-top = { $room }, space { $slot }
space-top-only = { $room }
dweller-plain = a dweller
dweller-injured = an injured dweller
dweller-trained = the dweller trained in { $letter }
dweller-trained-injured = the injured dweller trained in { $letter }

## Actions

action-first = { $seat } starts
action-deal-item = Deal { $item }
action-deal-room = Deal { $room }
action-spawn-dice = The dice show { $first } and { $second }
action-draw-threat = Draw { $threat }
action-fight-dice = The dice show { $first } and { $second }
action-pass = Pass until the round ends
action-place = Place { $dweller }: { $space }
action-join = Add { $dweller }
action-use = Use { $item }
action-go-on = Go on
action-cure = Heal { $dweller }
action-pay = Pay 1 { $resource }
action-pay-item = Discard { $item }
action-choose-room = Build { $room }
action-decline-room = Build nothing
action-spare = Leave out { $resource }
action-site = Build it { $side }
action-take = Take 1 { $resource }
action-take-item = Take { $item }
action-make-ready = Ready { $item }
action-no-trade = Trade nothing now
action-trade = Exchange { $direction }, { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
action-trade-terms = Give { $give }, take { $take }: { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
action-one-of-two = Choose { $hurt }
action-roll = Roll the dice
action-accept-injury = Accept the injury
action-take-income = Take 1 { $resource } as income
action-decline-income = Decline the income
action-choose-letter = Train in { $letter }

## Prompts

prompt-first = Who was underground most recently?
prompt-deal-item = An item is dealt to the item track.
prompt-deal-room = A room is dealt to the room track.
prompt-spawn = Threat roll: { $level }.
prompt-draw-threat = A threat appears here: { $space }.
prompt-fight = The roll in the fight.
prompt-turn = Place a dweller, use an item, or pass.
prompt-join = Two dwellers are needed here: { $space }. Who is the second?
prompt-use = Use an item before you go on?
prompt-items = Your items that can be used while others play.
prompt-cure = Which dweller is healed?
prompt-pay = Which resource do you pay? { $count ->
    [one] One is left to pay.
   *[other] { $count } are left to pay.
}
prompt-pay-item = Which item do you discard?
prompt-choose-room = Which room do you build? { $terms }
prompt-spare = { $room }: which resource do you leave out of the price?
prompt-site = On which side of the elevator do you build { $room }?
prompt-take = Which resource do you take?{ $count ->
    [one] { "" }
   *[other] { " " }{ $count } are left to take.
}
prompt-take-item = Which item do you take?
prompt-make-ready = Which item do you ready?
prompt-exchange = Exchange: { $rate }. Which way, and how many times?
prompt-one-of-two = Which of the two dwellers gets this: { $token }?
prompt-arm = Use an item before you roll?
prompt-lose = Your roll falls short. Use an item, or accept the injury?
prompt-income = Another player has placed in your room: { $space }. Take any resource as income, or decline. Decide before your next turn or, if you have none, before the round ends.
prompt-choose-letter = In which letter is your dweller trained?

## Events

event-starts = { $seat } starts.
event-round = Round { $round }.
event-spawn-rolled = Threat roll, { $level }: { $first } and { $second }, column { $sum }.
event-threat-appears = New threat, { $threat }: { $space }.
event-threats-shuffled = The defeated threats are shuffled into a new deck.
event-placed = { $seat } places { $dweller }: { $space }.
event-joined = { $seat } adds { $dweller }: { $space }.
event-doubled = { $seat } gains double rewards: { $space }.
event-passed = { $seat } passes until the round ends.
event-paid = { $seat } pays { $what }.
event-paid-item = { $seat } discards { $item }.
event-injured = { $seat }’s dweller is injured: { $space }.
event-healed = { $seat } heals { $dweller }.
event-gained = { $seat } gains { $what }.
event-spilled = { $seat } has no room for { $what }: lost.
event-spilled-any = { $seat } has no room for any more resources: { $times } of choice lost.
event-happiness = { $seat } gains { $amount } happiness { $source }.
event-arrived = { $seat } gets a new dweller: { $space }.
event-no-arrival = { $seat } already has seven dwellers: no new one joins.
event-item-taken = { $seat } takes { $item }.
event-item-dealt = New on the item track: { $what }.
event-room-dealt = New on the room track: { $what }.
event-token-taken = { $seat } takes the first-player token.
event-refreshed = { $seat } refreshes the { $track }.
event-reshuffled = The discards of the { $track } are shuffled into a new deck.
event-readied = { $seat } readies { $item }.
event-exchanged = { $seat } exchanges resources{ $times ->
    [one] { "" }
    [2] { " " }twice
   *[other] { " " }{ $times } times
}: { $rate }.
event-built = { $seat } builds { $room } { $side }.
event-income-taken = { $seat } takes income: 1 { $resource }.
event-income-declined = { $seat } declines the income.
event-item-used = { $seat } uses { $item }.
event-fight-rolled = { $seat } rolls { $first } and { $second }{ $bonus ->
    [0] { "" }
   *[other] , plus { $bonus }
}.
event-fight-won = { $seat } beats { $threat }.
event-fight-lost = { $seat } loses to { $threat }.
event-defeated = Threat defeated, { $threat }: { $space }.
event-recalled = The dwellers are recalled.
event-trained = { $seat }: a dweller is now trained in { $letter }.
event-training-spent = { $seat } has used up the training in { $letter }.
event-training-lost = { $seat } already has a dweller trained in { $letter }: the training is lost.
event-end-near = This is the last round: { $cause }.
event-penalty = { $amount ->
    [0] { $seat } loses no happiness to threats.
   *[other] { $seat } loses { $amount } happiness to threats.
}
event-end-item = Final count, { $seat }: { $amount } happiness for { $item }.

## Events told together

event-spawned = Threat roll, { $level }: { $first } and { $second }. New threat, { $threat }: { $space }.
event-spent-doubled = { $seat } uses up the training in { $letter } and gains double rewards: { $space }.
event-income-gained = { $seat } takes 1 { $resource } as income.
event-fight-rolled-won = { $seat } rolls { $first } and { $second }{ $bonus ->
    [0] { "" }
   *[other] , plus { $bonus },
} and beats { $threat }.
event-fight-rolled-lost = { $seat } rolls { $first } and { $second }{ $bonus ->
    [0] { "" }
   *[other] , plus { $bonus },
} and loses to { $threat }.

## What is lacking, and ties

lack-cubes = You are { $missing } short.
lack-items = { $amount ->
    [one] You are 1 item short.
   *[other] You are { $amount } items short.
}
lack-taken = A dweller of { $seat } stands there.
lack-elevator = It serves { $seat }.
lack-healthy = { $count ->
    [0] None of your dwellers is available and uninjured.
    [one] Only one of your dwellers is available and uninjured.
   *[other] { $count } of your dwellers are available and uninjured.
}
lack-room = Nearest is { $room }: you are { $missing } short.
lack-site = Your level has no place left for a room.
tie-cubes = Equal in happiness ({ $score }). Resource cubes decide: { $more } to { $less }.
tie-dwellers = Equal in happiness and resources. Dwellers decide: { $more } to { $less }.
tie-items = Equal in happiness, resources and dwellers. Items decide: { $more } to { $less }.
tie-shared = Equal in happiness ({ $score }), resources, dwellers and items: the victory is shared.

## View

view-round = Round { $round } of { $limit }; first-player token: { $first }
view-decks = Cards left: { $threats ->
    [one] 1 threat
   *[other] { $threats } threats
}, { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
}, { $items ->
    [one] 1 item
   *[other] { $items } items
}
view-room-track = ROOM TRACK
view-item-track = ITEM TRACK
view-player = { $seat }: energy { $energy }, food { $food }, water { $water }, happiness { $happiness }; available: { $home }; items: { $items }

## Icons, counted

icon-energy = { $count } energy
icon-food = { $count } food
icon-water = { $count } water
icon-any = { $count ->
    [one] 1 resource of your choice
   *[other] { $count } resources of your choice
}
icon-happiness = { $count } happiness
icon-dweller = { $count ->
    [one] 1 new dweller
   *[other] { $count } new dwellers
}
icon-item = { $count ->
    [one] 1 item
   *[other] { $count } items
}

## Effects

effect-linked = For two dwellers.
effect-injured-only = For the injured only.
effect-pay = Pay { $cost }.
effect-price = the price of a room
effect-injury = The dweller is injured.
effect-fight = Reach { $number } or more in a fight.
effect-gain = Gain { $reward }.
effect-first-player = Take the first-player token.
effect-refresh-items = Refresh the item track.
effect-refresh-rooms = Refresh the room track.
effect-ready = Ready { $count ->
    [one] an item
   *[other] { $count } items
}.
effect-build = Build { $count ->
    [one] a room
   *[other] { $count } rooms
}.
effect-heal = The dweller is healed.
effect-train = When recalled, the dweller is trained in a letter of your choice.
effect-train-letter = When recalled, the dweller is trained in { $letter }.
effect-exchange = Until your turn ends, you may trade either way, as often as you like: { $rate }.
effect-rate = { $left } ↔ { $right }
effect-letter = Double rewards if trained in { $letter }.

## Abilities

ability-fight = Exhaust before you roll in a fight to add { $number } to the total.
ability-gain = Exhaust to gain { $reward }.
ability-trade = Exhaust and pay { $cost } to gain { $reward }.
ability-refresh-items = Exhaust to refresh the item track.
ability-refresh-rooms = Exhaust to refresh the room track.
ability-ready = Exhaust to ready another of your items, except one with this ability.
ability-heal = Exhaust to heal one of your available dwellers.
ability-trained = Exhaust before you place, and your dweller counts as trained in { $letter } this turn.
ability-discount = Exhaust before you place, and a room costs you 1 resource less this turn.
ability-shield = Exhaust after a lost fight to keep your dweller from being injured.
ability-reroll = Exhaust after a lost fight to roll again.
ability-income = Income brings you 1 more resource.
ability-on-build = Whenever you build a room, gain { $reward }.
ability-on-win = Whenever you win a fight, gain { $reward }.
ability-on-dweller = Whenever a new dweller joins you, gain { $reward }.
ability-end-rooms = At the end of the game, gain 1 happiness for { $number ->
    [one] every room
   *[other] every { $number } rooms
} on your level.
ability-end-dwellers = At the end of the game, gain 1 happiness for { $number ->
    [one] each of your dwellers
   *[other] every { $number } of your dwellers
}.
ability-end-items = At the end of the game, gain 1 happiness for { $number ->
    [one] each of your items
   *[other] every { $number } of your items
}, including this one.
ability-end-resources = At the end of the game, gain 1 happiness for { $number ->
    [one] every resource
   *[other] every { $number } resources
} you have left.
ability-end-safe = At the end of the game, gain { $number } happiness if no threat lies on your level.
ability-discard = Discard this item to gain { $reward }.

## Options and ends

option-rounds = Round limit
option-rounds-about = Matches end by themselves after eight to ten rounds; a lower limit cuts them off.
option-first = Who starts
first-random = By chance
first-seat-1 = Seat 1
first-seat-2 = Seat 2
first-seat-3 = Seat 3
first-seat-4 = Seat 4
option-colour = Colour
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-purple = Purple
reason-six-rooms = A sixth room was built.
reason-threat-deck = The last threat was drawn.
reason-round-limit = The round limit was reached.
