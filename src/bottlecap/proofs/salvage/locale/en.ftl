game-name = Salvage
game-about = Two to four players bid for what the wasteland has left, each with a secret contract.
contract-scrap = scrap
contract-chems = chems
contract-tools = tools
contract-ammo = ammunition
contract-books = books
contract-cola = cola
lot-name = { $good } { $value }
action-secret = Contract: { $contract }
action-weather = The dice show { $first } and { $second }
action-draw = On the block: { $lot }
action-open = Open the auction
action-offer = Offer { $lot } to { $other } for { $price }
action-spy = Pay two caps to see the contract of { $other }
action-accept = Accept the offer
action-refuse = Refuse the offer
action-withdraw = Withdraw the offer
action-bid = Bid { $amount }
action-pass = Pass
prompt-contract = { $seat } signs a contract.
prompt-weather = The dice are rolled for the weather.
prompt-draw = A lot comes on the block.
prompt-before = Make an offer, spy, or open the auction?
prompt-reply = You are offered { $lot } for { $price ->
    [one] one cap
   *[other] { $price } caps
}. You may answer whenever you like.
prompt-standing = Your offer of { $lot } for { $price } stands. You may withdraw it.
prompt-bidding = The highest bid is { $bid }. You have { $caps ->
    [one] one cap
   *[other] { $caps } caps
}. Bid or pass?
event-signed = { $seat } signs a contract for { $contract }.
event-signed-hidden = { $seat } signs a secret contract.
event-round = Round { $round }: { $seat } is the auctioneer.
event-found = The dice show { $first } and { $second }: everybody finds { $caps ->
    [one] one cap
   *[other] { $caps } caps
}.
event-drawn = On the block: { $lot }.
event-opened = { $seat } opens the auction.
event-offered = { $seat } offers { $lot } to { $other } for { $price }.
event-spied = { $seat } sees the contract of { $other }: { $contract }.
event-spied-hidden = { $seat } looks at the contract of { $other }.
event-bought = { $seat } buys { $lot } from { $other } for { $price }.
event-refused = { $seat } refuses the offer of { $lot }.
event-withdrawn = { $seat } withdraws the offer of { $lot }.
event-bade = { $seat } bids { $caps }.
event-passed = { $seat } passes.
event-unsold = Nobody bids: the block goes to the dump.
event-sold = { $seat } takes the block for { $caps }.
event-contract-shown = The contract of { $seat } was for { $contract }.
view-round = Round { $round }, { $deck ->
    [one] one lot
   *[other] { $deck } lots
} left
view-block = On the block: { $lots }
view-seat = { $seat }: { $caps ->
    [one] one cap
   *[other] { $caps } caps
}, contract { $contract }, stash: { $lots }
option-caps = Caps at the start
reason-sold-out = The last lot is sold.
reason-collection = Somebody has collected every kind of goods.
rule-turn-order = The auctioneer acts before the auction; bids go round to the left.
rule-over = The auction house is closed: nothing more can be played.
rule-players = Two to four players take part.
rule-contract = Each signs a secret contract for one kind of goods, which counts twice at the end.
rule-weather = Each round begins with two dice: all find as many caps as the lower one shows, and the auctioneer one more on a double.
rule-block = Two lots are drawn and lie on the block.
rule-before-auction = Before opening, the auctioneer may make one offer and spy once, in either order.
rule-offer = A lot may be offered to another player at any price; the offer stays open beside the play.
rule-offer-once = One offer a turn can be made.
rule-offer-own = Only a lot of your own stash can be offered.
rule-offer-other = An offer goes to another player at the table.
rule-offer-open = That lot is already on offer.
rule-offer-reply = Who is offered a lot accepts or refuses whenever they like.
rule-offer-withdraw = The seller may withdraw an offer whenever they like.
rule-offer-cash = You lack the caps: what you have bid is not yours to spend.
rule-spy = Spying costs two caps, which you must have.
rule-spy-once = One contract a turn can be spied on.
rule-spy-other = Spying is done on another player at the table.
rule-spy-known = You already know that contract.
rule-bid = In turn, each bids more than the last or passes.
rule-bid-higher = A bid must be higher than the last one.
rule-bid-cash = You cannot bid more caps than you have.
rule-pass = Who passes is out of this auction.
rule-unsold = Lots for which nobody bids go to the dump.
rule-collection = The match ends after the round in which somebody has lots of all six kinds.
rule-sold-out = The match ends when the deck is empty.
rule-score = Lots score their number, those of your contract twice, and five caps score one.
