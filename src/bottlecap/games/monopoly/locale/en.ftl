### Monopoly: names, actions, prompts, events, effects

game-name = Monopoly: Fallout
game-kind = A trading game: buy, bargain, build
game-about = Two to six traders go round the wasteland. Buy its towns, stations and radio stations, trade for whole colours, build shacks and vaults, and be the last one who can pay.
game-short = Everybody begins with three deeds, and after 30 rounds the richest wins; buildings count half their price.

caps-counted = { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}

lot-shack = a shack
lot-vault = a vault
group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
street-with = { $deed }: { $buildings }
buildings-none = nothing
buildings-one = one shack
buildings-two = two shacks
buildings-three = three shacks
buildings-four = four shacks
buildings-vault = a vault
jail-card-special = the get-out-of-jail card of the S.P.E.C.I.A.L. deck
jail-card-guide = the get-out-of-jail card of the Survival Guide
way-fine = by paying the fine
way-card = with a card
way-double = by a double
way-third-try = after the third try, and must pay the fine
payee-bank = the bank
payee-pot = Free Parking

deal-nothing = nothing
deal-no-cash = no caps are paid
deal-pays = you pay { $caps }
deal-gets = you get { $caps }
deal-thing = { $thing }

## Actions

action-choose-token = Take the token: { $token }
action-deal-deed = Deal { $deed }
action-dice = The dice show { $first } and { $second }
action-draw-special = Draw { $card }
action-draw-guide = Draw { $card }
action-throw = Throw the dice
action-pay-fine = Pay 50 caps, then throw
action-use-card = Use { $card }, then throw
action-buy = Buy it
action-decline = Do not buy it
action-pass = Pass
action-bid = Bid { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}
action-give-up = Declare bankruptcy
action-build = Build on { $deed }
action-want-too = Want it too
action-waive = Leave it to them
action-place = Place it on { $deed }
action-sell = Sell a building on { $deed }
action-mortgage = Mortgage { $deed }
action-lift = Lift the mortgage on { $deed }
action-offer = Propose a deal to { $to }: { $deeds } would change hands; { $cash }
action-counter = Propose another deal instead: { $deeds } would change hands; { $cash }
action-accept = Accept { $from }’s offer
action-refuse = Refuse { $from }’s offer
action-withdraw = Withdraw the offer to { $to }
action-lift-now = Lift the mortgage at once
action-pay-fee = Pay ten per cent and leave it mortgaged
action-leave-mortgaged = Leave it mortgaged
action-end-match = End the match
action-agree-to-end = Propose to end the match
action-retract = Play on after all

## Prompts

prompt-token = Choose your token.
prompt-deal-deed = A deed is dealt to { $seat }.
prompt-throw = { $seat } throws the dice.
prompt-draw-special = { $seat } draws a S.P.E.C.I.A.L. card.
prompt-draw-guide = { $seat } draws a card of the Survival Guide.
prompt-turn = { $doubles ->
    [0] Throw the dice.
    [1] A double! Throw again.
   *[other] A second double! Throw again; a third one takes you to jail.
}
prompt-jail = You are in jail: pay the fine, use a card, or throw for a double.
prompt-buy = Buy { $deed } for { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}?
prompt-bidding = Auction of { $lot }. { $bid ->
    [0] Nobody has bid yet.
   *[other] The highest bid is { $bid }.
} You have { $cash }.
prompt-raise = You owe { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} to { $payee }: raise the money.
prompt-claim = { $other } asks for { $lot }, and too few are left. Do you want it too?
prompt-place = You have won { $lot }: where does it go?
prompt-reply = { $from } offers { $gives } for { $wants }.
prompt-take-over = { $deed } comes to you mortgaged: lift the mortgage at once, or pay ten per cent now and ten per cent again when you lift it.
prompt-inherit = You inherit { $deed } mortgaged and have paid the ten per cent: lift the mortgage at once for { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}, or leave it and pay the ten per cent again when you lift it.
prompt-last-chance = The last round is over. Everybody may build, sell, mortgage, lift mortgages and trade once more before the match ends.
prompt-business = You may build, sell buildings, mortgage deeds, lift mortgages, and trade.

## Events

event-token-chosen = { $seat } plays with this token: { $token }.
event-deed-dealt = { $seat } is dealt { $deed }.
event-starts = { $seat } goes first.
event-round = Round { $round }.
event-thrown = { $seat } throws { $first } and { $second }.
event-moved = { $seat } moves to { $square }.
event-salary = { $seat } collects a salary of { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
event-jailed = { $seat } goes to jail.
event-stayed = { $seat } stays in jail.
event-freed = { $seat } leaves jail { $way }.
event-bought = { $seat } buys { $deed } for { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
event-declined = { $seat } does not buy { $deed }.
event-auctioned = Auction: { $lot }.
event-bade = { $seat } bids { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
event-passed = { $seat } passes.
event-sold = { $seat } wins the auction of { $lot } for { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
event-unsold = Nobody bids: { $lot } stays with the bank.
event-rent = { $seat } owes { $other } rent of { $amount }: { $deed }.
event-no-rent = { $deed } is mortgaged: { $seat } pays no rent.
event-paid = { $seat } pays { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} to { $payee }.
event-in-debt = { $seat } owes { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} to { $payee } and lacks the cash.
event-gained = { $seat } gets { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} from the bank.
event-pot-taken = { $seat } takes what lies on Free Parking: { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
event-drew-special = { $seat } draws a card: { $card }.
event-drew-guide = { $seat } draws a card: { $card }.
event-card-kept = { $seat } keeps { $card }.
event-built = { $seat } builds on { $deed }{ $amount ->
    [0] { "" }
    [one] { " " }for { $amount } cap
   *[other] { " " }for { $amount } caps
}. It now has { $buildings }.
event-razed = { $seat } sells a building for { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}. { $deed }: { $buildings }.
event-sold-down = { $seat } sells buildings on the { $group } streets for { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}. What is left: { $left }.
event-mortgaged = { $seat } mortgages { $deed } for { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
event-lifted = { $seat } lifts the mortgage on { $deed } for { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
event-fee = { $seat } pays { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} and leaves { $deed } mortgaged.
event-left-mortgaged = { $seat } leaves { $deed } mortgaged.
event-asked-for = { $seat } asks for { $lot }, and too few are left for all who could build.
event-claimed = { $seat } wants { $lot } too.
event-waived = { $seat } does not want { $lot }.
event-offered = { $seat } offers { $to } { $gives } for { $wants }.
event-dealt = A deal! { $seat } gives { $gives }, { $to } gives { $wants }.
event-refused = { $seat } turns down { $other }’s offer.
event-withdrawn = { $seat } withdraws the offer to { $other }.
event-lapsed = { $seat }’s offer to { $other } lapses: something in it has changed.
event-bankrupt = { $seat } cannot pay and is bankrupt: everything goes to { $payee }.
event-agreed = { $seat } proposes to end the match.
event-retracted = { $seat } would rather play on.

## Events told together

event-thrown-moved = { $seat } throws { $first } and { $second } and moves to { $square }.
event-thrown-past-go = { $seat } throws { $first } and { $second }, moves to { $square } and collects a salary of { $amount }.
event-thrown-to-jail = { $seat } throws { $first } and { $second } and lands on Go to Jail.
event-thrown-third-double = { $seat } throws a third double, { $first } and { $second }, and goes to jail.
event-thrown-stayed = { $seat } throws { $first } and { $second }, no double, and stays in jail.
event-drew-special-gained = { $seat } draws a card, { $card }, and gets { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
event-drew-guide-gained = { $seat } draws a card, { $card }, and gets { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
event-rent-paid = { $seat } pays { $other } rent of { $amount }: { $deed }.
event-rent-owed = { $seat } owes { $other } rent of { $amount } for { $deed } and lacks the cash.
event-fine-freed = { $seat } pays { $amount } and leaves jail.
event-countered = { $seat } offers { $to } { $gives } for { $wants } instead.
event-declined-auctioned = { $seat } does not buy { $deed }: it goes to auction.

## What is lacking, and ties

lack-caps = You are { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} short.
lack-their-caps = { $seat } would be { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} short.
lack-not-yours = Not yours: { $deeds }.
lack-mortgaged = Mortgaged: { $deeds }.
lack-lower = Build here first: { $deeds }.
lack-higher = Sell here first: { $deeds }.
lack-built-on = Buildings stand on: { $deeds }.
lack-bid = Bid at least { $amount }.
lack-can-raise = You can still raise { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
lack-token = { $seat } has taken that token.
tie-shared = Equal net worth ({ $amount }): the victory is shared.

## View

view-round = Round { $round } of { $limit }
view-bank = The bank has { $shacks ->
    [one] 1 shack
   *[other] { $shacks } shacks
} and { $vaults ->
    [one] 1 vault
   *[other] { $vaults } vaults
}
view-pot = On Free Parking: { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}
view-player = { $seat } ({ $token }): { $caps ->
    [one] { $caps } cap
   *[other] { $caps } caps
}, { $square }
view-bankrupt = { $seat }: bankrupt
view-in-jail = in jail
view-bid = Highest bid: { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} ({ $seat })
view-sale = The bank is short of shacks: selling the vault on { $deed } sells { $count } buildings of its group for { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} and leaves { $left }
view-offer = { $seat } offers { $to }: { $gives } for { $wants }

## Deeds and effects of cards

deed-street = { $group }; price { $price }; rent with no buildings, with one to four shacks, and with a vault: { $rents }; a building costs { $building }; mortgage { $mortgage }
deed-station = price { $price }; rent by how many stations the owner has: { $rents }; mortgage { $mortgage }
deed-radio = price { $price }; rent is the dice times { $one }, or times { $both } with both radio stations; mortgage { $mortgage }
effect-advance = Move forward to { $square }. If you pass GO, collect your salary of { $salary }.
effect-advance-go = Move to GO and collect your salary of { $salary }.
effect-nearest-station = Move forward to the nearest station. If it is another player's, pay twice the rent; if nobody's, you may buy it.
effect-nearest-radio = Move forward to the nearest radio station. If it is another player's, throw the dice and pay { $times } times what they show; if nobody's, you may buy it.
effect-back = Move { $amount ->
    [one] 1 square
   *[other] { $amount } squares
} back.
effect-jail = Go straight to jail. You collect no salary on the way.
effect-jail-free = Get out of jail free. Keep this card until you use or trade it.
effect-gain = Get { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} from the bank.
effect-pay = Pay { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
effect-pay-each = Pay every player { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
}.
effect-collect-each = Collect { $amount ->
    [one] { $amount } cap
   *[other] { $amount } caps
} from every player.
effect-repairs = Repairs: pay { $shack } for each of your shacks and { $vault } for each of your vaults.

## Options and ends

option-rounds = Round limit
option-rounds-about = After it the richest wins. Most full matches end sooner, when only one player can still pay.
option-cash = Starting cash
option-dealt-deeds = Deeds dealt at the start, to each player
option-offers = Offers of a deal per round
option-parking-money = Taxes and fines lie on Free Parking for whoever lands there
option-double-go = Double salary for landing on GO
option-no-auctions = No auctions
option-no-buying-at-first = No buying in the first round
option-arriving-throw = Radio rent goes by the throw that brought the visitor there
reason-last-player = All others are bankrupt.
reason-turn-limit = The round limit was reached: the richest wins.
reason-agreement = The players agreed to end: the richest wins.
