### What Monopoly’s page says; its rules’ words come from the server

monopoly-board = The board
monopoly-tab-business = Business
monopoly-business = Business: may be done whenever nothing is being settled
monopoly-panel-estate = Estate
monopoly-panel-trade = Trade
monopoly-panel-odds = Odds
monopoly-mine = What you have
monopoly-group-brown = brown
monopoly-group-light-blue = light blue
monopoly-group-pink = pink
monopoly-group-orange = orange
monopoly-group-red = red
monopoly-group-yellow = yellow
monopoly-group-green = green
monopoly-group-dark-blue = dark blue
monopoly-group-station = stations
monopoly-group-radio = radio stations
monopoly-for-sale = For sale: { $amount }
monopoly-owned = Owned by { $name }
monopoly-rent = Rent { $amount }
monopoly-rent-times = Rent: { $times } × the dice
monopoly-mortgaged = mortgaged
monopoly-stamp = Mortgage
monopoly-tax = Costs { $amount }
monopoly-standing = Here: { $names }
monopoly-chance = { $percent } %
monopoly-chance-of = { $name } comes here next turn: { $percent } %
monopoly-bank = The bank
monopoly-turn = Turn: { $name }
monopoly-open-offers = { $count ->
    [one] 1 offer
   *[other] { $count } offers
}
monopoly-shacks = Shacks
monopoly-vaults = Vaults
monopoly-deck-special = S.P.E.C.I.A.L.
monopoly-deck-guide = Guide
monopoly-pot = On Free Parking
monopoly-rents = Rents
monopoly-rent-street-0 = Bare
monopoly-rent-street-1 = 1 shack
monopoly-rent-street-2 = 2 shacks
monopoly-rent-street-3 = 3 shacks
monopoly-rent-street-4 = 4 shacks
monopoly-rent-street-5 = Vault
monopoly-rent-station-0 = 1 station
monopoly-rent-station-1 = 2 stations
monopoly-rent-station-2 = 3 stations
monopoly-rent-station-3 = 4 stations
monopoly-rent-radio-0 = One: the dice
monopoly-rent-radio-1 = Both: the dice
monopoly-price = Price
monopoly-building = A building costs
monopoly-mortgage-value = Mortgage value
monopoly-earned = Rent earned so far
monopoly-ask-for = Ask for it
monopoly-build-shack = Build a shack
monopoly-build-vault = Build a vault
monopoly-build-long = Build on { $deed }
monopoly-sell = { $count ->
    [one] Sell
   *[other] Sell { $count }
}
monopoly-sell-long = Sell a building on { $deed }
monopoly-sell-means = The bank is short of shacks: { $count } buildings go. Left: { $left }
monopoly-mortgage = Mortgage
monopoly-mortgage-long = Mortgage { $deed }
monopoly-lift = Pay off
monopoly-lift-long = Lift the mortgage on { $deed }
monopoly-whole = whole colour
monopoly-even = Build evenly: green frames show where the next building may go.
monopoly-out = You are bankrupt and out of the game. You can watch how it ends, or leave: the table stays on the first page.
monopoly-estate-lost = You are bankrupt: nothing is left.
monopoly-estate-none = You own nothing yet. Land on something and buy it.
monopoly-estate-spectator = You are watching: you own nothing here.
monopoly-end-agree = Agree to end the match now
monopoly-end-retract = Play on after all
monopoly-end-count = Agreed: { $agreed } of { $needed }
monopoly-end-bots = Bots agree as soon as all people have.
monopoly-odds-about = How likely is each square in a player’s next turn? Choose the player; the board shows the rest.
monopoly-odds-whose = Whose turn?
monopoly-odds-jail = Sent to jail: { $percent } %
monopoly-odds-note = Doubles, the third double and the cards nobody has seen yet are all reckoned in.
monopoly-no-offers = No offer stands at the moment.
monopoly-trade-with = A deal with
monopoly-you-give = You give
monopoly-you-get = You get from { $name }
monopoly-cash-of = Caps (of { $cash })
monopoly-cash-of-raised = Caps (has { $cash }, could raise { $means })
hint-monopoly-measure = In caps, as the bot reckons them.
hint-monopoly-deed = what the deed is worth to you
hint-monopoly-key = what the deed is worth to you: it completes somebody’s group
hint-monopoly-price = what you pay
hint-monopoly-reserve = what you had better keep in hand
hint-monopoly-deal = what the deal brings you, the other side’s gain considered
hint-monopoly-rival = what the other side gains: it completes a group of theirs
hint-monopoly-inherit = what comes to you if the debtor goes bankrupt
hint-monopoly-rent = more rent whenever somebody stops there
hint-monopoly-cash = cash at once
hint-monopoly-worst = the dearest rent within your next throw
hint-monopoly-lap = rents on a lap of the board, on average
monopoly-visiting = Jail (just visiting)
monopoly-jail-card = Get-out-of-jail card
monopoly-jail-card-short = jail card
monopoly-built-on = built on
monopoly-use-card = Use the jail card, then throw
monopoly-use-card-of = Use the { $deck } jail card, then throw
monopoly-give-and-take = Choose at least one deed or card. One side may give nothing.
monopoly-deal = { $gives } for { $wants }
monopoly-completes = Completes { $group } for { $name }
monopoly-breaks = Breaks up { $group } of { $name }
monopoly-fee = { $name } pays { $amount } for mortgages taken over
monopoly-at-price = At printed prices, mortgaged deeds at half: { $gives } for { $wants }
monopoly-propose = Propose to { $name }
monopoly-propose-to = Propose a deal
monopoly-counter = Propose this instead
monopoly-instead = Instead of your offer { $name } would take this:
monopoly-make-counter = Counter …
monopoly-clear = Clear
monopoly-withdraw = Withdraw
monopoly-accept = Accept
monopoly-refuse = Refuse
monopoly-offers-left = { $count ->
    [0] No offers left until your next turn ends
    [one] 1 offer left
   *[other] { $count } offers left
}
monopoly-offers-debt = Not counted: it helps to pay a debt
monopoly-debtor = { $name } owes { $amount } and may be offered a deal.
monopoly-help = Offer { $name } a deal
monopoly-accept-short = You are { $missing } short: raise the cash to accept.
monopoly-more-cash = Raise cash (up to { $amount })
monopoly-raise-only = For now you can only sell buildings and mortgage, to raise cash.
monopoly-offer-gone = The offer you were answering no longer stands.
monopoly-bid = Bid { $amount }
monopoly-bid-any = Your bid
monopoly-bid-least = At least { $least }: more than the highest bid.
monopoly-bid-most = You have { $cash }.
monopoly-bid-it = Bid
monopoly-printed = price { $amount }
monopoly-no-bid = No bid yet
monopoly-bidding = Still bidding
monopoly-buy-left = You would keep { $left }.
monopoly-take-over = At once it costs { $now }. Left mortgaged, { $fee } now and { $later } when you lift it.
monopoly-place-where = Choose one of the { $count } framed squares of the board.
monopoly-buy-short = You are { $missing } short: mortgage something or make a deal first, or leave it to the auction.
monopoly-jail-try = { $number ->
    [1] First try. A double comes up once in six throws.
    [2] Second try. A double comes up once in six throws.
   *[other] Last try: if it fails, you pay 50 and move.
}
monopoly-owed = Owed
monopoly-have = In hand
monopoly-missing = Missing
monopoly-possible = Still to be had
monopoly-short-anyway = Even with everything sold and mortgaged you are { $missing } short: only a deal can help.
monopoly-doubles = { $count ->
    [one] a double
   *[other] doubles: { $count }
}
monopoly-no-deeds = no deeds
monopoly-bankrupt = bankrupt
monopoly-board-large = Large board
monopoly-board-whole = Whole board
monopoly-read-card = Large card
monopoly-again = Change it and offer again
monopoly-trade-sheet = Deal with { $name }
monopoly-cash = Cash
monopoly-jailed-short = in jail
monopoly-worth = Net worth
monopoly-worth-of = worth { $amount }
monopoly-worth-cash = Cash
monopoly-worth-deeds = Deeds
monopoly-worth-mortgaged = Mortgaged deeds
monopoly-worth-buildings = Buildings
monopoly-scene-first = Who goes first?
monopoly-scene-starts = Goes first
monopoly-scene-throws = { $name } throws
monopoly-scene-double = { $name } throws a double!
monopoly-scene-for-rent = { $name } throws for the rent
monopoly-scene-deal = A deal
monopoly-scene-gives = gives { $what }
monopoly-scene-bankrupt = { $name } is bankrupt
monopoly-scene-lost = Everything goes to: { $payee }
monopoly-scene-whole = { $name } has the whole group: { $group }
monopoly-scene-stayed = Stays in jail
monopoly-scene-jailed = Off to jail!
monopoly-sign-cap = bottle caps
monopoly-sign-owner = owner; each has a shape
monopoly-sign-mortgaged = mortgaged
monopoly-sign-shack = shack
monopoly-sign-vault = vault
monopoly-sign-go = GO
monopoly-sign-station = station
monopoly-sign-radio = radio station
monopoly-sign-special = S.P.E.C.I.A.L. card
monopoly-sign-guide = Survival Guide card
monopoly-sign-tax = tax
monopoly-sign-jail = jail
monopoly-sign-go-to-jail = go to jail
monopoly-sign-parking = Free Parking

## Monopoly: the guided match

guide-monopoly-token = Welcome to the wasteland, trader. Caps are all that counts here, and whoever is the last able to pay wins. First choose the token you want to travel with.
guide-monopoly-board = Everybody sets out from GO, here, and goes round clockwise. As long as there is nothing to decide, your dice are thrown for you. Whenever you come past it again, the bank pays you 200 caps.
guide-monopoly-deed = The square you look at unfolds here: its price and its rents. Click any other square of the board to read it.
guide-monopoly-buy = When you come to a place nobody owns, you may buy it. If you leave it, it is auctioned to everybody, you included, starting at a single cap. Decide as soon as you are asked; early on, buying is seldom wrong.
guide-monopoly-rent = Here are your caps, and a coloured slip for every deed you own. Whoever stops at one of your places pays you rent at once, and you pay when you stop at theirs.
guide-monopoly-throw = Throw the dice when it is your turn. A double gives you another throw; three of them in a row take you to jail.
guide-monopoly-estate = This is where you manage what you own. Once you have every street of a colour you can build shacks, then vaults, and rents grow many times over. If you need money, mortgage a deed.
guide-monopoly-trade = The dice alone seldom bring a whole colour together: you trade for it. Open “Trade”, choose a partner, and lay out what each of you gives.
guide-monopoly-odds = Do you dare to spend your last caps? Open “Odds”: it shows how likely each square is in anybody’s next turn.
guide-monopoly-hint = Not sure what to do? When you are asked something, you can ask here what the bot would do in your place.
guide-monopoly-jail = This is jail. You get out with a double, with a card, or by paying 50 caps; after the third miss you must pay. Rents still come in meanwhile. Whoever just stops here is only visiting.
guide-monopoly-win-touch = Whoever cannot pay, even after selling and mortgaging everything, is out; the last one left wins. The rest is in the rules: here, or by any little “?”. Good luck!
guide-monopoly-win = Whoever cannot pay, even after selling and mortgaging everything, is out; the last one left wins. The rest is in the rules: here, by the key “?”, or by any little “?”. Good luck!
