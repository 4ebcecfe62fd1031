### Monopoly: the rules reference, one entry per rule

### Box and setup

chapter-setup = Before the first turn

rule-box-counts = The box holds 6 tokens, 28 title deeds, 16 S.P.E.C.I.A.L. cards, 16 cards of the Vault Dweller's Survival Guide, 2 dice, 32 shacks, 12 vaults and money.
rule-tokens = Each player takes one of the six tokens: the 10mm pistol, Vault Boy, Vault 111, the power armour helmet, the mini nuke or the Nuka-Cola bottle. No token is taken twice.
rule-players = The game is for two to six players, as many as there are tokens.
rule-setup-start = All tokens begin on GO.
rule-setup-money = Each player begins with 1500: two notes of 500, four of 100, one of 50, one of 20, two of 10, one of 5 and five of 1.
rule-setup-decks = Both decks of cards are shuffled and lie face down.
rule-bank = The bank is the program, no player. It holds whatever money, deeds and buildings belong to nobody, pays salaries and bonuses, takes taxes and fines, sells and auctions property, sells buildings and lends on mortgage.
rule-bank-never-broke = The bank never runs out of money.
rule-board-names = Squares and deeds carry the names of places in the Fallout games. The stations are Metro Center, Vernon Square, Dupont Circle and Foggy Bottom, the utilities are Galaxy News Radio and Enclave Radio, and taxes go to the Church of the Children of Atom and to the Brotherhood of Steel.
rule-board-order = The squares lie as on the classic board: stations on 5, 15, 25 and 35, radio stations on 12 and 28, taxes on 4 and 38, counted from GO.
rule-prices-classic = Prices, rents, the cost of buildings and mortgage values are those of the classic game.
rule-no-house-rules = Players do not lend each other money, grant free visits, or put money on Free Parking. Variants are options, and all of them are off unless you turn them on.
rule-open-holdings = Everybody may see everybody's money, deeds, buildings and get-out-of-jail cards. Only the order of the decks is hidden.

### Turn

chapter-turn = Your turn

rule-first-roll = Everybody throws the dice, and the highest throw goes first. Those who tie for it throw again among themselves.
rule-turn-order = Turns go round to the left; only the player whose turn it is throws the dice.
rule-move = Throw both dice, move your token that many squares clockwise, and do what the square says.
rule-go-salary = Whenever you land on GO or pass it, the bank pays you 200.
rule-doubles-again = After a double you throw again once your move is done.
rule-three-doubles-jail = The third double in a row does not move you: it sends you to jail.
rule-jail-ends-turn = Going to jail ends your turn, even after a double.

### Squares

chapter-squares = The squares

rule-buy = A property that nobody owns can be bought, at its printed price and for cash, by the player who lands on it.
rule-decline-auction = A property that is not bought is auctioned. Before you decide you may sell, mortgage or trade to raise the price.
rule-rent-street = The rent of a street without buildings is the first one on its deed.
rule-rent-monopoly-doubled = That rent is doubled while the owner has the whole colour and none of it is mortgaged, whatever stands on the other streets.
rule-rent-buildings = Shacks or a vault raise the rent to the sum printed for them.
rule-rent-mortgaged = Mortgaged property brings no rent.
rule-rent-claim = Rent is claimed for its owner at once; nobody can forget it.
rule-rent-station = A station's rent is 25, 50, 100 or 200, for an owner of one, two, three or four stations.
rule-rent-utility = A radio station's rent is 4 times the dice, or 10 times if its owner has both. The dice are thrown for it.
rule-rent-utility-throw = The visitor throws for a radio station's rent. That throw moves nobody, and a double in it gives nothing.
rule-rent-mortgaged-counts = A mortgaged station or radio station brings no rent itself, but counts as owned for the rent of the others.
rule-own-property = On your own property nothing happens.
rule-cards = You take the top card of the deck, do what it says, and put it face down under the deck.
rule-card-effects = The S.P.E.C.I.A.L. cards do what the classic game's Chance cards do, those of the Survival Guide what its Community Chest does, sixteen each.
rule-card-moves = A card that moves you forward pays 200 if you reach or pass GO, and you do what the square you end on says. The nearest station or radio station is the next one ahead.
rule-card-jail-free = A get-out-of-jail card is kept until it is used, can be traded, and goes under its deck when used.
rule-tax = The Church of the Children of Atom costs 200, the Brotherhood of Steel 100, paid to the bank.
rule-go-to-jail = The square Go to Jail, or a card of either deck, puts your token into jail. You collect nothing for GO on the way.
rule-just-visiting = Whoever comes to jail by an ordinary move is just visiting, and nothing happens.
rule-free-parking = On Free Parking nothing happens.

### Jail

chapter-jail = Jail

rule-jail-pay = At the start of your turn in jail you may pay 50, then throw and move.
rule-jail-card = Or you use a get-out-of-jail card, your own or one bought from another player, then throw and move.
rule-jail-roll = Or you throw: a double frees you and moves you, but gives no further throw.
rule-jail-pay-then-double = If you pay or use a card before you throw, a double counts as your first one and gives another throw.
rule-jail-third-fail = When the third throw fails too, you pay 50 and move by it. A card helps no longer, and if you lack the 50 you settle that debt before you move.
rule-jail-business = In jail you still collect rent, bid, build, sell, mortgage and trade.

### Out of turn

chapter-anytime = Out of turn

rule-anytime = You need not wait for your turn to collect rent, bid, build, sell buildings, mortgage or trade.
rule-anytime-when = No building, mortgaging or trading while a throw, a card, an auction or a debt is being settled; only the debtor may still do business to raise the money. Everybody gets a chance before each throw and before the dice are passed on.
rule-auction-when = The bank auctions a property that the player standing on it does not buy, property that a bankrupt returns, and buildings when fewer are left than players want.
rule-auction-cash = Bids are in cash, from 1 upwards, each higher than the last and none above what the bidder has in hand. Whoever bid last must buy. Everybody may bid, also the player who did not want the property.
rule-auction-order = Bids go round to the left, beginning left of the player who declined, asked or went bankrupt. Whoever passes is out of that auction.
rule-auction-no-bid = If nobody bids, the bank keeps what was auctioned.

### Building

chapter-building = Building

rule-build-group = You build only where you own the whole colour, and only what you can pay: the deed names the price of each building.
rule-build-even = Build evenly: no street gets its next building before every street of the colour has as many.
rule-build-four = A street holds at most four shacks.
rule-build-vault = Four shacks are exchanged for a vault at the printed price. A street holds one vault, and nothing more beside it.
rule-build-mortgage-blocks = You cannot build while any street of the colour is mortgaged.
rule-build-shortage = There are 32 shacks and 12 vaults. When none is left you wait until somebody sells one; when several players want the last ones, they are auctioned.
rule-build-shortage-claim = If fewer buildings are left than there are players who could place and pay one now, those others are asked first, from the left, whether they want one too. If anybody does, it is auctioned among them.
rule-build-shortage-auction = Such an auction is for one building, shacks before vaults, from 1 upwards, and the winner places it at once where it is allowed. What nobody else wants is sold at its price.
rule-sell-half = Buildings are sold to the bank at half their price, and evenly: from the street that has most.
rule-sell-vault = A vault is sold for half its price and becomes four shacks. If the bank lacks them, the whole colour is sold down in one step to the highest even level for which there are enough, each step at half price.

### Mortgage

chapter-mortgage = Mortgages

rule-mortgage = A property can be mortgaged for its printed value if no street of its colour has buildings.
rule-unmortgage = Lifting a mortgage costs its value and ten per cent.

### Trade

chapter-trade = Trade

rule-trade = Players trade property without buildings, money and get-out-of-jail cards in any combination, at any price that both accept. Each side gives something that it has.
rule-trade-buildings-block = A street cannot be traded while its colour has buildings.
rule-trade-mortgaged = Whoever takes over mortgaged property lifts the mortgage at once, or pays ten per cent now and again when lifting it later. A deal that leaves the taker without that cash cannot be made.
rule-ten-percent = Ten per cent is a tenth of the mortgage value, rounded up.
rule-trade-no-promises = Loans and promises are no part of a deal.
rule-trade-limit = You make at most three offers between the ends of two of your turns, and do not repeat one before something in it has changed.

### Debt

chapter-debt = Debts and bankruptcy

rule-debt-raise = If you owe more than your cash, you may sell buildings and mortgage property to raise it.
rule-debt-must = If you can raise the sum, you must. You can declare bankruptcy only where your cash, half the price of all your buildings and all your mortgage values together fall short.
rule-debt-deal = A player in debt may trade only if the debt can be paid afterwards.
rule-debt-each-player = Whoever owes every player pays them in turn order, and is bankrupt to the first who is not paid in full.
rule-debt-from-each = Where every player owes one, they pay in turn order, each settling the debt before the next. Whoever cannot is bankrupt to the one who collects.
rule-bankrupt = If all that is not enough, you are bankrupt and out of the game.
rule-bankrupt-everything = What a bankrupt has not sold or mortgaged by then is sold and mortgaged, and that money goes to the creditor too.
rule-bankrupt-to-player = If the creditor is a player, they take all the cash, the mortgaged property and the get-out-of-jail cards, and pay the bank ten per cent on each property at once, whether or not they lift it. That is a debt like any other, and lifting later costs the ten per cent again.
rule-bankrupt-to-bank = If the creditor is the bank, the property is auctioned free of mortgage, deed after deed in the order of the board, and get-out-of-jail cards go under their decks.
rule-win = The last player left wins, at once.
rule-turn-limit = After 200 rounds, or as many as you have set, the match ends and the richest wins: cash, deeds at their price, mortgaged ones at half of it, buildings at half price. Equals win together. The players may also agree to end earlier.
rule-over = The match is over: nothing more can be played.
