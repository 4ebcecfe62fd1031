### What Shelter’s page says; its rules’ words come from the server

picture-shelter = A game of Shelter in progress: the vault cut open, with rooms, dwellers and threats on its levels
shelter-sum = Happiness

shelter-tab-board = Vault
shelter-vault = The vault
shelter-mine = What you have
shelter-top-level = Top level
shelter-level-of = { $name }
shelter-elevator = Elevator ({ $level })
shelter-space = { $room }, space { $number } ({ $level })
shelter-space-only = { $room } ({ $level })
shelter-threat = Threat: { $threat }
shelter-taken = Taken: { $name }.
shelter-room-track = Rooms to build
shelter-item-track = Items to take
shelter-within = You can pay for: { $rooms }.
shelter-price = Price: { $price }
shelter-decks = Cards left in the decks, and cards discarded
shelter-deck-threats = Threats
shelter-deck-end = The last one ends the match, as does a sixth room.
shelter-aside = +{ $count } discarded
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
shelter-trained = The letters their dwellers are trained in
shelter-item-count = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
shelter-doubled = Trained in { $letter }: the rewards count twice.
shelter-spent = The training in { $letter } is used up by this.
shelter-spent-vain = The training in { $letter } is used up by this, though it doubles nothing here.
shelter-letter-use = ×2 in { $rooms }
shelter-letters-idle = No room in the vault doubles for these yet:
shelter-unused = { $count ->
    [one] One dweller stays unused in this round.
   *[other] { $count } dwellers stay unused in this round.
}
shelter-who-plain = An untrained dweller
shelter-who-trained = The one trained in { $letter }
shelter-who-injured = An injured dweller
shelter-who-trained-injured = The injured one trained in { $letter }
shelter-site-why = In every round two dice can bring a threat to the room of yours that has their sum. Farther out, the sums are rarer.
shelter-site-odds = Dice { $dice }: a threat in { $percent } % of rounds
shelter-site-side-left = Left of the elevator
shelter-site-side-right = Right of the elevator
shelter-site-side-left-of = Left of { $room }
shelter-site-side-right-of = Right of { $room }
shelter-site-row-left = Upper row, the first room there
shelter-site-row-right = Lower row, the first room there
shelter-site-row-left-of = Upper row, beside { $room }
shelter-site-row-right-of = Lower row, beside { $room }
shelter-left-mine = Left there, it costs you { $count } happiness at the end
shelter-left-there = Left there, it costs { $name } { $count } happiness at the end
shelter-lent = This turn your dweller counts as trained in { $letter }.
shelter-discount = This turn a room costs you one resource less.
shelter-income-for = { $count ->
    [one] { $name } may take 1 resource as income.
   *[other] { $name } may take { $count } resources as income.
}
shelter-won = { $name } beats { $threat }
shelter-lost = { $name } loses to { $threat }
shelter-spawn-scene = Where threats come in
shelter-scene-built = { $name } builds: { $room }
shelter-scene-defeated = Threat defeated: { $threat }
shelter-scene-by = { $name } has dealt with it.
shelter-scene-won = Beaten!
shelter-scene-lost = Lost
shelter-stakes = Whoever loses gains nothing, and the dweller is injured.
shelter-odds = To roll { $number } or more with two dice
shelter-bare-hands = Bare hands
shelter-chance = { $percent } % ({ $wins } of { $throws })
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
hint-shelter-measure = Measured in happiness, as the bot reckons it until the end of your turn.
hint-shelter-happiness = happiness at once
hint-shelter-dwellers = dwellers: more of them, healthier, trained
hint-shelter-cubes = resources and what they can still pay for
hint-shelter-next-dweller = nearer to a new dweller
hint-shelter-items = items and what they will do
hint-shelter-rooms = rooms on your level, with their income
hint-shelter-threats = threats on your level
hint-shelter-first-player = starting the next round
hint-shelter-income = income that others get
hint-shelter-end = how you stand at the end
hint-shelter-letter = No letter doubles more of what stands in the vault.
hint-shelter-nothing-open = No space that is open is worth a dweller now.
hint-shelter-keep = What you could still use or trade is worth more later.
hint-shelter-fight = No item of yours would help enough here.
hint-shelter-best-left = Nothing that is open gains you more.
hint-shelter-ties = Nothing more can be gained; what you have left breaks ties.
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
shelter-sign-linked = linked space
shelter-sign-warning = threat

## Shelter: the guided round

guide-shelter-goal = Welcome underground, Overseer. The top level is everybody’s; this elevator and the level around it are yours. At the end, whoever has the most happiness wins.
guide-shelter-mine = These are your things: energy, food and water, six of each at most; your dwellers, two to begin with; and your happiness, by the smiling face.
guide-shelter-space = Rooms have spaces to place a dweller on. Green is what you get; where there is red, you pay that first. The little numbers are for the dice that bring threats later.
guide-shelter-pick = When it is your turn, every space you can use has a striped floor. Click one; this one gives you two energy.
guide-shelter-pick-touch = When it is your turn, every space you can use has a striped floor. Tap one; this one gives you two energy.
guide-shelter-confirm = Here you read what it costs and brings. Nothing has happened yet: press “Do it”, or pick another space.
guide-shelter-gained = What you gained lies on your tracks. Should you be asked something on the way, which resource to take, say, answer it in the panel.
guide-shelter-others = Players place in turn, one dweller each. A space somebody stands on is taken for this round. All that happens is written here.
guide-shelter-rooms = To build, place a dweller in your own elevator and pay the price under one of these rooms. It brings two happiness, and whenever another player uses your room, you get a resource.
guide-shelter-items = Items come from spaces with a suitcase sign. They help in fights, trade, or spare you costs; click one you own to read it.
guide-shelter-items-touch = Items come from spaces with a suitcase sign. They help in fights, trade, or spare you costs; tap one you own to read it.
guide-shelter-dwellers = The figure with a plus is a new dweller: more dwellers, more turns in every round. The dumb-bell trains one in a letter, and on a space with that letter the dweller gets everything twice, once: placing uses the training up.
guide-shelter-second = Now place your second dweller. Not sure? Ask here what the bot would do, and why.
guide-shelter-round = When nobody has a dweller left, the round ends: everybody comes home, and those who trained have their letter.
guide-shelter-threats = From the second round on, two dice per level bring threats. A threat covers a space until somebody beats it: roll its number, or pay what it asks. Whoever loses a fight is injured, and a threat left on your level costs happiness in the end.
guide-shelter-end = The match ends with the round in which somebody builds a sixth room or the last threat is dealt. Then happiness decides.
guide-shelter-rules-touch = That is all you need. The rest is in the rules: here, or by any little “?” beside a question. Good luck!
guide-shelter-rules = That is all you need. The rest is in the rules: here, by the key “?”, or by any little “?” beside a question. Good luck!
