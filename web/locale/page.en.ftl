### The page's own words; the games' words come from the server

home-link = Bottlecap: to the first page
lang-label = Language
lang-en = English
lang-ru = Русский
light-night = Night shift

seat-open = Seat { $number } (open)
seat-number = Player { $number }
seat-bot = Bot { $number }
seat-left = Bot for { $name }
seat-you = (you)
seat-bot-plays = a bot plays
seat-away = away

## The first page

to-home = First page
cover-caption = Handbook for dwellers and overseers
cover-title = The vault is open.
cover-lead = Tabletop games of the Fallout world in your browser: against bots, or with friends by a link. No account, nothing to install; close the page whenever you like, your seat stays yours.
cover-fair = The bots know only what a player in their seat may know.
cover-rules = Every rule is kept, and every “no” says why.
cover-friends = Friends join by a link, with one click.
cover-picture = A game of Shelter in progress: the vault cut open, with rooms, dwellers and threats on its levels
game-about-shelter = Two to four overseers share a vault. Place your dwellers, build rooms, beat back what crawls in, and make the people on your level the happiest.
name-label = Your name
default-name = Overseer
players-label = Players
home-bots = Play against bots
home-alone = Play alone
home-guided = First time? Play a guided round
home-guided-again = Play the guided round again
home-mine = My tables
home-mine-none = You have not sat at a table yet.
home-open = Public tables
home-open-none = There is no public table at the moment.
home-whose = An unofficial fan project, not made or endorsed by the owners of Fallout. All pictures and words here are our own.
line-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
line-lobby = { $count ->
    [0] about to start
    [one] 1 seat open
   *[other] { $count } seats open
}
line-playing = in play
line-over = over
line-over-earlier = over, earlier rules
line-closed-earlier = closed: earlier rules
line-your-turn = Your turn
line-join = Join
line-watch = Watch

new-title = A table for friends
new-game = Game
new-seat = Seat { $number }
new-me = Me
new-me-too = Somebody on this device
new-open = Open: a friend comes by the link
new-bot = Bot ({ $level })
new-pace = Pace
new-public = Show the table to everybody on the first page
new-hints = Players may ask a bot what it would do
new-create = Set the table
level-random = plays anything
level-greedy = looks one move ahead
level-greedy-loose = looks ahead, but not too closely
pace-live = Live: a minute for each answer, and some in reserve
pace-relaxed = Relaxed: a quarter of an hour for each answer
pace-days = By day: three days for each answer
pick-dealt = Whatever is left
value-random = By chance
value-seat-1 = Seat 1
value-seat-2 = Seat 2
value-seat-3 = Seat 3
value-seat-4 = Seat 4

lobby-title = The table is set
earlier-closed = This match was begun under earlier rules (version { $rules }). The rules have been corrected since, so it cannot go on. Nothing of it is lost: its record can be saved, and the Bottlecap of that time can replay it.
earlier-over = This match was played under earlier rules (version { $rules }). The rules have been corrected since, so it cannot be shown again step by step. Nothing of it is lost: its record can be saved, and the Bottlecap of that time can replay it.
earlier-when = Closed on { $when }.
earlier-place = place { $place }, score { $score }
earlier-chat = What was said at the table
lobby-closed = This table was closed before the match began.
lobby-missing = { $count ->
    [one] One seat is still open. Send the link to a friend.
   *[other] { $count } seats are still open. Send the link to your friends.
}
lobby-ready = The match begins as soon as everybody is ready.
lobby-share = Link to this table
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-claim = Sit here
lobby-bot = Put a bot here
lobby-get-ready = I am ready
lobby-unready = Wait for me
lobby-leave = Stand up
lobby-free = Free the seat
lobby-remove = Send { $name } away
lobby-removed = The host has sent you away from this table. You may look on.
link-copy = Copy
link-copied = Copied

menu-label = More about this table
menu-watch = Link for those who want to watch
menu-device = Play this seat on another device
menu-seat-link = Link to your own seat: do not show it to anybody
menu-leave = Leave for good
menu-stay = Stay
menu-leave-sure = A bot takes your seat and keeps it. Leave?

affair-standin = You were away, so a bot is playing for you.
affair-take-back = I am back
affair-undo = { $by } asks to take the last move back.
affair-bot = { $by } proposes that a bot plays for { $name }.
affair-agree = Agree
affair-refuse = Refuse
affair-waiting = Agreed so far: { $agreed } of { $needed }.
affair-absent = { $name } is not here.
affair-propose-bot = Propose a bot

end-rematch = Play again
end-rematch-join = To the next match
end-record = Record of the match

## A match

ask-label = Your turn and your choices
ask-your-turn = Your turn
shared-seats = At the screen
ask-turn-of = { $name }, it is your turn
ask-waiting = Waiting for { $names }
hold-take = Hold the dice
hold-why = The table waits with the next throw while you trade or build.
hold-let-go = Let them throw
hold-mine = You hold the dice
hold-by = { $name } holds the dice
ask-you = You are asked
ask-moment = One moment …
ask-rule = The rule behind this
ask-beside = Waits for you, stops nobody
ask-selected = What you have selected
ask-variants = Which one?
ask-confirm = Do it
ask-cancel = Back
notice-close = Close
ask-choices = { $count ->
    [one] The one choice as a list
   *[other] { $count } choices as a list
}

clock-left = Time left
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}

tabs-label = Parts of the table
tab-board = Vault
tab-cards = Cards
tab-players = Players
tab-log = Log
tab-chat = Chat

log-label = What has happened
live-label = Just now
log-all = Show all { $count } lines
chat-label = Say something
chat-send = Send
chat-none = Nobody has said anything yet.
chat-spectator = A spectator
chat-onlooker = { $name } (looking on)

line-connecting = Connecting …
line-sending = Sending …
line-not-storing = The server cannot save anything right now. All clocks are stopped; what you do is sent again until it is saved.
line-lost = Connection lost, trying again …{ $unsent ->
    [0] { "" }
    [one] { " " }One answer is kept.
   *[other] { " " }{ $unsent } answers are kept.
}

bar-round = Round { $round }
bar-last = The last round!
bar-limit = (at most { $limit })
bar-onlookers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

undo-free = Take back
undo-free-about = Take your last move back
undo-turn = Back to my last move
undo-turn-about = Take your last move back, and all that the others did after it; chance decides anew
undo-ask-about = Ask the others whether you may take your last move back, and all that happened after it
undo-ask = Ask to take back

end-label = How the match ended
end-winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins!
   *[other] Shared victory: { $names }
}
end-sum = Happiness

title-turn = ● Your turn — { $game }
title-over = The end — { $game }
title-table = { $game } — Bottlecap
notify-text = The table is waiting for you.

## Reading the rules

sheet-close = Close
rules-open = Rules
rules-title = Rules: { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule
   *[other] { $count } rules
}
rules-none = No rule speaks of that. Try another word, or a part of one.
rules-chapters = Chapters
rules-signs = What the signs mean
sign-rule = Rule: { $sign }

## Settings

settings-title = Settings
settings-light = Light
settings-day = Day shift
settings-night = Night shift
settings-turn = When it is my turn
settings-sound = Ring the desk bell
settings-try = Hear it
settings-notify = Show a notification when this page is out of sight
settings-notify-refused = The browser does not allow this page to show notifications. You can change that in the browser’s own settings for this site.
settings-orders = Standing orders
settings-orders-about = Questions that come again and again can be answered without asking you. The log says when that happens, and one click changes it.
order-next = From now on:
order-note = { $what }: by your standing order.
way-ask = ask me

## Hints

hint-ask = What would the bot do?
hint-asking = The bot is thinking …
hint-says = The bot would choose:
hint-show = Show it to me
hint-lay-out = Fill it in for me
hint-mark = The bot’s choice.

## The guide

guide-label = Guide to the first round
guide-step = Guided round, { $number } of { $all }
guide-next = Next
guide-finish = Got it, play on
guide-leave = Leave the guide

## What just happened

show-skip = Click, Space or Esc: skip
show-skip-touch = Tap to skip
motion-label = Movement on the board
motion-off = None
motion-fast = Fast
motion-normal = Normal
motion-slow = Slow

recap-label = What happened while you were away
recap-title = { $count ->
    [one] While you were away, one thing happened
   *[other] While you were away, { $count } things happened
}
recap-done = Got it
recap-film = Watch it

end-replay = Watch the replay
chart-title = { $what }, round by round
chart-table = The same as a table
chart-round = Round

replay-title = Replay
replay-loading = Rewinding the film …
replay-table = To the table
replay-step = Step { $step } of { $steps }
replay-slider = Step of the match
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-eyes = Seen by
replay-watch = A spectator
replay-open = Everything open
replay-speed = Speed
replay-told = What happens in this step

bring-title = Watch a match from its file
bring-reading = Playing the record through …

report-save = Report a problem
report-saved = Saved as { $name }. Send it to whoever runs this server, with a line about what went wrong. It holds what your own seat can see, and no names.
report-about = Saves a file to send along with your report. It holds what your own seat can see, and no names.

## Why the server said no

code-illegal = A rule forbids that.
code-stale = The table has moved on: that is no longer asked.
code-wrong-seat = It is not your turn.
code-bad-action = The table does not know that move.
code-bad-message = The server did not understand the page. Reload it.
code-bad-option = One of these options cannot be.
code-bad-seat = There is no such seat.
code-bad-game = There is no such game.
code-bad-name = That name cannot be used.
code-retry = That could not be stored. It is being sent again.
code-too-fast = Slower, please: that was too much at once.
code-too-many = There are too many of these already.
limit-seats = At somebody else’s public table there is one seat for each person.
limit-lobbies = You are waiting at too many tables already. Stand up from one of them first.
code-removed = The host has sent you away from this table.
code-too-long = That is too long.
code-not-yours = That is not yours to do.
code-no-advice = The bot would do nothing here for now.
code-held = Somebody holds the dice. You can throw as soon as they let go.
code-hold-spent = You have held the dice long enough: again after the next throw.
code-not-now = That cannot be done now.
code-old-rules = This match was begun under earlier rules. It can neither go on nor be shown again; its record can be saved.
record-rules = The record is of version { $rules } of the rules.
code-seat-taken = Somebody was quicker: the seat is taken.
code-pick-taken = Somebody else has picked that.
code-name-taken = Somebody who plays here is called like that. Choose another name to say something.
code-not-shown = You have not been shown that.
code-not-over = That can be seen once the match is over.
code-bad-record = This is not a whole record of a finished match that this server can play.
code-not-found = There is nothing here.
code-origin = The server answers its own page only.
code-fault = Something broke in the game itself. Nothing has changed, and the server has made a note of it.
code-network = The server cannot be reached.

## Shelter

shelter-vault = The vault
shelter-mine = What you have
shelter-top-level = Top level
shelter-level-of = { $name }
shelter-elevator = Elevator ({ $level })
shelter-space = { $room }, space { $number } ({ $level })
shelter-space-only = { $room } ({ $level })
shelter-threat = Threat: { $threat }
shelter-taken = { $name } stands here.
shelter-room-track = Rooms to build
shelter-item-track = Items to take
shelter-within = You can pay for: { $rooms }.
shelter-price = Price: { $price }
shelter-decks = Cards left in the decks, and cards laid aside
shelter-deck-threats = Threats
shelter-deck-end = The last one ends the match, as does a sixth room.
shelter-aside = +{ $count } used
shelter-deck-rooms = Rooms
shelter-deck-items = Items
shelter-energy = energy
shelter-food = food
shelter-water = water
shelter-happiness = happiness
shelter-first-player = first-player token
shelter-passed = passed
shelter-exhausted = exhausted
shelter-dwellers = { $home } of { $all } dwellers are at home
shelter-doubled = Trained in { $letter }: the rewards count twice.
shelter-lent = This turn your dweller counts as trained in { $letter }.
shelter-discount = This turn a room costs you one resource less.
shelter-income-for = { $name } may take 1 resource as income.
shelter-won = { $name } beats { $threat }
shelter-lost = { $name } loses to { $threat }
shelter-spawn-scene = Where threats come in
shelter-scene-won = Beaten!
shelter-scene-lost = Lost
shelter-stakes = Whoever loses gains nothing, and the dweller is injured.
shelter-odds = To roll { $number } or more with two dice
shelter-bare-hands = Bare hands
shelter-chance = { $percent } % ({ $wins } of 36)
shelter-from-room = From rooms
shelter-from-building = For building
shelter-from-threat = From threats
shelter-from-item = From items
shelter-from-end = In the final count
shelter-from-penalty = Lost to threats
shelter-can-place = { $count ->
    [0] No space is open to your dwellers.
    [one] One space is open to you: the one with the striped floor.
   *[other] { $count } spaces are open to you: those with a striped floor.
}
shelter-can-use = { $count ->
    [one] One item can be used.
   *[other] { $count } items can be used.
}
shelter-exchange-terms = Give { $give }, take { $take }
shelter-exchange-times = { $terms }, { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
order-shelter-income = Income from my rooms:
order-shelter-use = Use an item before going on?
way-shortest = take what I have least of
way-energy = take energy
way-food = take food
way-water = take water
way-go-on = go on without asking
hint-shelter-measure = Measured in happiness, as the bot reckons it until the end of your turn.
hint-shelter-happiness = happiness at once
hint-shelter-dwellers = dwellers: more of them, fit or trained
hint-shelter-cubes = resources and what they can still pay for
hint-shelter-next-dweller = nearer to a new dweller
hint-shelter-items = items and what they will do
hint-shelter-rooms = rooms on your level, with their income
hint-shelter-threats = threats on your level
hint-shelter-first-player = starting the next round
hint-shelter-income = income that others get
hint-shelter-end = how you stand at the end
shelter-sign-energy = energy
shelter-sign-food = food
shelter-sign-water = water
shelter-sign-any = any resource
shelter-sign-happiness = happiness
shelter-sign-dweller = new dweller
shelter-sign-item = item
shelter-sign-first-player = first player
shelter-sign-refresh = new cards
shelter-sign-ready = ready an item
shelter-sign-build = build
shelter-sign-price = price of a room
shelter-sign-exchange = exchange
shelter-sign-train = training
shelter-sign-heal = healing
shelter-sign-injury = injury
shelter-sign-fight = fight
shelter-sign-linked = linked spaces
shelter-sign-warning = threat

## Shelter: the guided round

guide-shelter-goal = Welcome underground, Overseer. The top level is everybody’s; this elevator and the level around it are yours. At the end, whoever has the most happiness wins.
guide-shelter-mine = These are your things: energy, food and water, six of each at most; your dwellers, two to begin with; and the smiling face counts your happiness.
guide-shelter-space = Rooms have spaces to place a dweller on. Green is what you get; where there is red, you pay that first. The little numbers are for the dice that bring threats later.
guide-shelter-pick = When it is your turn, every space you can use has a striped floor. Click one; this one gives you two energy.
guide-shelter-confirm = Here you read what it costs and brings. Nothing has happened yet: press “Do it”, or pick another space.
guide-shelter-gained = What you gained lies on your tracks. Should you be asked something on the way, which resource to take, say, answer it in the panel.
guide-shelter-others = Players place in turn, one dweller each. A space somebody stands on is taken for this round. All that happens is written here.
guide-shelter-rooms = To build, place a dweller in your own elevator and pay the price under one of these rooms. It brings two happiness, and whenever another player uses your room, you get a resource.
guide-shelter-items = Items come from spaces with a suitcase sign. They help in fights, trade, or spare you costs; click one you own to read it.
guide-shelter-dwellers = The figure with a plus is a new dweller: more dwellers, more turns in every round. The dumb-bell trains one in a letter, and on a space with that letter the dweller gets everything twice.
guide-shelter-second = Now place your second dweller. Not sure? Ask here what the bot would do, and why.
guide-shelter-round = When nobody has a dweller left, the round ends: everybody comes home, and what was trained is learned.
guide-shelter-threats = From the second round on, two dice per level bring threats. A threat covers a space until somebody beats it: roll its number, or pay what it asks. Who loses a fight is injured, and a threat left on your level costs happiness in the end.
guide-shelter-end = The match ends with the round in which somebody builds a sixth room or the last threat is dealt. Then happiness decides.
guide-shelter-rules = That is all you need. The rest is in the rules: here, by the key “?”, or by any little “?” beside a question. Good luck!

## Monopoly

game-about-monopoly = Two to six traders go round the wasteland. Buy its towns, stations and radio masts, trade for whole colours, build shacks and vaults, and be the last one who can pay.
end-points = Points
monopoly-board = The board
monopoly-tab-board = Board
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
order-monopoly-jail = In jail:
order-monopoly-reply = Offers from other players:
way-throw = throw for a double
way-pay-fine = pay the fine
way-refuse = refuse them all

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
guide-monopoly-win = Whoever cannot pay, even after selling and mortgaging everything, is out; the last one left wins. The rest is in the rules: here, by the key “?”, or by any little “?”. Good luck!

## Wasteland

game-about-wasteland = One to four survivors set out from a camp at the crossroads, each with a secret agenda, while two factions race for power. Explore, fight, trade and choose whom to help, and gather enough influence before the wasteland belongs to somebody else.
