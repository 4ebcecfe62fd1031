### Monopoly: the rules reference, one entry per rule

# For the search: words that mean the same, group by group. The first of each is the word of the rules.
rules-synonyms = rent rental; vault hotel; shack house home; mortgage loan pawn; deed property street title; caps money cash; deal trade swap offer; auction bid bidding; salary wage; card chance chest; radio utility; station railroad railway; bankrupt bankruptcy broke; visiting visit; dice die throw roll; house-rules variant option

### Turn

chapter-turn = How a turn goes

rule-first-roll = Everybody throws the dice, and the highest throw goes first. Those who tie for it throw again among themselves.
rule-turn-order = Turns go round clockwise. Only the player whose turn it is throws the dice, and only whoever is asked something answers it.
rule-move = Throw both dice, move your token that many squares clockwise, and do what the square says.
rule-go-salary = Whenever you land on GO or pass it, the bank pays you 200.
rule-doubles-again = After a double you throw again once your move is done.
rule-three-doubles-jail = The third double in a row does not move you: it sends you to jail.
rule-jail-ends-turn = Going to jail ends your turn, even after a double.

### Squares

chapter-squares = The squares

rule-buy = If you land on a property that nobody owns, you may buy it at its printed price, provided you have that much cash.
rule-decline-auction = A property that is not bought is auctioned. Before you decide you may sell, mortgage or trade to raise the money.
rule-rent-street = The rent of a street without buildings is the first sum on its deed.
rule-rent-monopoly-doubled = That rent is doubled while the owner has the whole colour group and none of it is mortgaged, whatever stands on the other streets.
rule-rent-buildings = Shacks or a vault raise the rent to the sum printed for them.
rule-rent-mortgaged = Mortgaged property brings no rent.
rule-rent-claim = Rent is collected for its owner at once; nobody can forget it.
rule-rent-station = A station's rent is 25, 50, 100 or 200, for an owner of one, two, three or four stations.
rule-rent-utility = A radio station’s rent is 4 times the dice, or 10 times if its owner has both. The dice are thrown anew for it.
rule-rent-utility-throw = The visitor throws for a radio station's rent. That throw moves nobody, and a double in it gives nothing.
rule-rent-mortgaged-counts = A mortgaged station or radio station brings no rent itself, but counts as owned for the rent of the others.
rule-own-property = On your own property nothing happens.
rule-cards = You take the top card of the deck, do what it says, and put it face down under the deck.
rule-card-effects = The 16 S.P.E.C.I.A.L. cards do what the classic game's Chance cards do, and the 16 of the Survival Guide what its Community Chest cards do.
rule-card-moves = If a card moves you forward to GO or past it, you collect your salary. Wherever a card moves you, you do what that square says. The nearest station or radio station is the next one ahead.
rule-card-jail-free = A get-out-of-jail card is kept until it is used, can be traded, and goes under its deck when used.
rule-tax = On the Church of the Children of Atom you pay the bank 200, on the Brotherhood of Steel 100.
rule-go-to-jail = The square Go to Jail, or a card of either deck, puts your token into jail. You collect nothing for GO on the way.
rule-just-visiting = Whoever comes to jail by an ordinary move is just visiting, and nothing happens.
rule-free-parking = On Free Parking nothing happens.

### Jail

chapter-jail = Jail

rule-jail-pay = At the start of your turn in jail you may pay 50, if you have that much cash, then throw and move.
rule-jail-card = You may also use a get-out-of-jail card, if you hold one (you may buy it from another player), then throw and move.
rule-jail-roll = You may also just throw: a double frees you and moves you, but gives no further throw.
rule-jail-pay-then-double = If you pay or use a card before you throw, a double counts as your first one and gives another throw.
rule-jail-third-fail = When the third throw fails too, you pay 50 and move by that throw. A card no longer helps, and if you lack the 50 you settle that debt before you move.
rule-jail-business = In jail you still collect rent, bid, build, sell, mortgage and trade.

### Out of turn

chapter-anytime = Out of turn

rule-anytime = You need not wait for your turn to collect rent, bid, build, sell buildings, mortgage or trade.
rule-anytime-when = Before each throw, while a player decides whether to buy, and before the dice are passed on, everybody gets a chance to do business, also after the very last throw. At other times business waits: while a throw, a card, an auction or a debt is being settled, while players are asked who wants a scarce building, and while mortgaged property is being taken over. Even then a debtor deals with everybody, and whoever is in an auction, owes, or has been offered a deal by a debtor may sell buildings and mortgage property to raise cash.
rule-auction-when = The bank auctions a property that the player standing on it does not buy, property that a bankrupt returns, and buildings when fewer are left than players want.
rule-auction-cash = Bids are in cash, from 1 upwards, each higher than the last and none above what the bidder has in hand. Whoever bid last must buy. Everybody may bid for property, including the player who did not want it.
rule-auction-order = Bids go round clockwise, beginning left of the player who declined, asked or went bankrupt. Whoever passes is out of that auction.
rule-auction-no-bid = If nobody bids, the bank keeps what was auctioned.

### Building

chapter-building = Building

rule-build-group = You build only where you own the whole colour group, and only what you can pay for: the deed names the price of each building.
rule-build-even = Build evenly: no street gets its next building before every other street of the group has as many.
rule-build-four = A street holds at most four shacks.
rule-build-vault = Four shacks are exchanged for a vault at the printed price. A street holds one vault, and nothing more beside it.
rule-build-mortgage-blocks = You cannot build while any street of the colour group is mortgaged.
rule-build-shortage = There are 32 shacks and 12 vaults. When none is left you wait until somebody sells one; when several players want the last ones, they are auctioned.
rule-build-shortage-claim = If you ask for a building and fewer are left than there are players who could place and pay for one now, the others are asked too, clockwise, whether they want it. If anybody does, it is auctioned among those who want it.
rule-build-shortage-auction = Each such auction is for one building, shacks before vaults, from 1 upwards. The winner places it at once, on a street where that kind of building may come next: whoever bids cannot sell or mortgage the last place they have for it. What nobody else wants is sold at its price.
rule-sell-half = You sell your buildings to the bank at half their price, and evenly: always from a street of the group that has the most.
rule-sell-vault = A vault is sold for half its price and becomes four shacks. If the bank lacks them, the whole colour group is sold down in one step, at half price for each building: the shacks of the group and of the bank are spread evenly over its streets, so that no more is sold than must be. You are told beforehand what that means.

### Mortgage

chapter-mortgage = Mortgages

rule-mortgage = You can mortgage your own property for its printed value, if it is not mortgaged already and no street of its colour group has buildings.
rule-unmortgage = You can lift a mortgage on your own property if you have the cash: the mortgage value and ten per cent.

### Trade

chapter-trade = Trade

rule-trade = Players trade property without buildings, money and get-out-of-jail cards in any combination, at any price that both accept, even for nothing. Everybody gives only what they have; money is paid for something one gets, and alone or on top of a present it is no deal. Only an offer that still stands can be accepted, refused or withdrawn.
rule-trade-buildings-block = A street cannot be traded while any street of its colour group has buildings.
rule-trade-mortgaged = Whoever takes over mortgaged property lifts the mortgage at once, or pays ten per cent now and again when lifting it later. To lift it at once you need cash for that and for ten per cent on the rest you take over. A deal that leaves the taker without cash for the ten per cent cannot be made.
rule-ten-percent = Ten per cent is a tenth of the mortgage value, rounded up.
rule-trade-no-promises = Loans and promises are no part of a deal.
rule-trade-limit = You make at most ten offers, or as many as you have set, between the ends of two of your turns, and none of them twice unless something in it has changed. Offers that raise what a debtor can pay are not counted. After the end of your turn you may make the same offers again.

### Debt

chapter-debt = Debts and bankruptcy

rule-debt-raise = If you owe more than you have in cash, you may sell buildings and mortgage property to raise the sum.
rule-debt-must = If you can raise the sum, you must. You can declare bankruptcy only if your cash, half the price of all your buildings and all that you could still get on mortgage together fall short.
rule-debt-deal = A player in debt may make any deal that raises what they can pay in all, even if only several such deals together are enough. Other deals are open to them only if the debt can still be paid afterwards.
rule-debt-asked = Nobody goes bankrupt without being asked while they can still sell, mortgage, or offer something to somebody who could pay for it, if need be by raising the cash first. The others may make offers to a debtor too.
rule-debt-each-player = Whoever owes every player pays them in turn order, and is bankrupt to the first who is not paid in full.
rule-debt-from-each = When all the others owe one player, they pay in turn order, each settling the debt before the next. Whoever cannot is bankrupt to the one who collects.
rule-bankrupt = If all that is not enough, you are bankrupt and out of the game.
rule-bankrupt-everything = What a bankrupt has not sold or mortgaged by then is sold and mortgaged, and that money goes to the creditor too.
rule-bankrupt-to-player = If the creditor is a player, they take all the cash, the mortgaged property and the get-out-of-jail cards, and pay the bank ten per cent on each property at once, whether or not they lift it. That is a debt like any other. Lifting a mortgage at once costs only its value on top of that; lifting it later costs the ten per cent again.
rule-bankrupt-to-bank = If the debt is to the bank or to Free Parking, the property is auctioned free of mortgage, deed after deed in the order of the board. Get-out-of-jail cards go under their decks.
rule-win = The last player left wins, at once.
rule-turn-limit = The table sets the number of rounds: 200 as a rule; in a short match 30, and everybody begins with three deeds. After the last of them the match ends and the richest wins: cash, deeds at their price, mortgaged ones at half of it, buildings at half price. Equals win together. Before that, everybody gets a last chance to do business. The match ends earlier if all people at the table propose it (bots do as they do): each proposes it once, and only what was proposed can be taken back.
rule-over = Once the match is over, nothing more can be played.

### Box and setup

chapter-setup = The setup and the box

rule-box-counts = The box holds 6 tokens, 28 title deeds, 16 S.P.E.C.I.A.L. cards, 16 cards of the Vault Dweller's Survival Guide, 2 dice, 32 shacks, 12 vaults and money.
rule-tokens = Each player takes one of the six tokens: the 10mm pistol, Vault Boy, Vault 111, the power armour helmet, the mini nuke or the Nuka-Cola bottle. No token is taken twice.
rule-players = The game is for two to six players, as many as there are tokens.
rule-setup-start = All tokens begin on GO.
rule-setup-money = Each player begins with 1500, unless the table sets another sum: two notes of 500, four of 100, one of 50, one of 20, two of 10, one of 5 and five of 1.
rule-setup-decks = Both decks of cards are shuffled and lie face down.
rule-bank = The program runs the bank; no player does. The bank holds whatever money, deeds and buildings belong to nobody, pays salaries and bonuses, takes taxes and fines, sells and auctions property, sells buildings and lends on mortgage.
rule-bank-never-broke = The bank never runs out of money.
rule-board-names = Squares and deeds carry the names of places in the Fallout games. The stations are Metro Center, Vernon Square, Dupont Circle and Foggy Bottom, the radio stations are Galaxy News Radio and Enclave Radio, and taxes go to the Church of the Children of Atom and to the Brotherhood of Steel.
rule-board-order = The squares lie as on the classic board: stations on 5, 15, 25 and 35, radio stations on 12 and 28, taxes on 4 and 38, counted from GO.
rule-prices-classic = Prices, rents, the cost of buildings and mortgage values are those of the classic game.
rule-no-house-rules = Players do not lend each other money or grant free visits. House rules are chosen before the match, and all of them are off unless you turn them on: taxes and fines lie on Free Parking for whoever lands there; landing on GO pays 400; no auctions, so that what nobody buys or a bankrupt returns stays with the bank, and whoever asks first gets the last buildings; nothing is bought in the first round; a radio station’s rent goes by the throw that brought you there; deeds are dealt to everybody at the start.
rule-open-holdings = Everybody may see everybody's money, deeds, buildings and get-out-of-jail cards. Only the order of the decks is hidden.
