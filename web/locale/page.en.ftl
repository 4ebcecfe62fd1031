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
cover-title = The vault is open.
cover-lead = Tabletop games of the Fallout world in your browser: against bots, or with friends by a link. No account, nothing to install; close the page whenever you like, your seat stays yours.
cover-fair = The bots know only what a player in their seat may know.
cover-rules = Every rule is kept, and every “no” says why.
cover-friends = Friends join by a link, with one click.
name-label = Your name
name-full = That is all there is room for: { $most } letters.
default-name = Overseer
players-label = Players
home-alone = Play alone
play-now = Play now
home-play = Play
home-continue = Continue
home-continue-all = All { $count } tables
length-label = Length
length-full = Full
length-short = Short
game-minutes = { $least }–{ $most } min
level-label = Level of the bots
home-guided = First time? Play a guided round
home-guided-again = Play the guided round again
home-mine = My tables
home-mine-none = You have not sat at a table yet.
home-mine-all = All my matches, also those I have left
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
line-won = won, { $score }
line-place = place { $place } of { $of }, { $score }
line-lost-match = lost, { $score }
line-over-earlier = over, earlier rules
line-closed-earlier = closed: earlier rules
line-your-turn = Your turn
line-join = Join
line-watch = Watch

new-title = A table for friends
new-about = You get a link. Whoever opens it sits down with one click.
new-players = How many play
new-more = Seats and bots, pace, house rules
new-who = { $count ->
    [one] You and one friend, who comes by the link.
   *[other] You and { $count } friends, who come by the link. Seats that stay empty can be given to bots later.
}
new-who-none = Nobody is waited for: the match begins at once.
new-create-now = Begin
new-game = Game
new-seat = Seat { $number }
new-me = Me
new-me-too = Another player on this device
new-open = Open: a friend comes by the link
new-bot = Bot ({ $level })
new-pace = Pace
new-public = Show the table to everybody on the first page
new-hints = Players may ask a bot what it would do
new-fair = A fair match
new-fair-about = Nothing is taken back beyond one’s own last move, as long as nobody has learnt anything from it.
new-create = Set the table and get the link
level-random = random
level-greedy = hard
level-greedy-loose = hard with random moves
level-easy = easy
level-easy-about = Overlooks a good deal: for the first matches.
level-normal = normal
level-normal-about = Plays sensibly, and now and then misses the best move.
level-hard = hard
level-hard-about = Weighs every move to the end of its turn.
level-random-about = Plays any move the rules allow.
pace-live = Live: a minute for each answer, and some in reserve
pace-relaxed = Relaxed: a quarter of an hour for each answer, and an hour in reserve
pace-days = By day: three days for each answer
pick-dealt = Any

lobby-title = Your table is ready
lobby-nobody = A table of { $game } is ready
lobby-invited = { $name } invites you to { $game }
lobby-at = { $name } has set the table for { $game }
lobby-waits = Waiting for: { $names }
lobby-guide = Try a guided round meanwhile
lobby-share-title = A table of { $game } is waiting for you
fact-players = { $count } players
fact-option = { $name }: { $value }
fact-usual = The usual rules, nothing changed
fact-public = Anybody can find this table on the first page
qr-show = Show a QR code
qr-hide = Hide the QR code
qr-label = QR code of the link
rename = Another name
rename-done = Take this name
link-share = Share
earlier-closed = This match was begun under earlier rules (version { $rules }). The rules have been corrected since, so it cannot go on. Nothing of it is lost: its record can be saved, and the Bottlecap of that time can replay it.
earlier-over = This match was played under earlier rules (version { $rules }). The rules have been corrected since, so it cannot be shown again step by step. Nothing of it is lost: its record can be saved, and the Bottlecap of that time can replay it.
earlier-when = Closed on { $when }.
earlier-place = place { $place }, score { $score }
earlier-chat = What was said at the table
lobby-closed = This table was closed before the match began.
lobby-missing = { $count ->
    [one] One seat is still open. The match begins when all seats are taken and everybody is ready.
   *[other] { $count } seats are still open. The match begins when all seats are taken and everybody is ready.
}
lobby-ready = The match begins as soon as everybody is ready.
lobby-share = Link to this table: send it to your friends
lobby-is-ready = ready
lobby-not-ready = not ready yet
lobby-claim = Sit here
lobby-bot = Put a bot here
lobby-get-ready = I am ready
lobby-unready = Not ready yet
lobby-leave = Stand up
lobby-free = Free the seat
lobby-remove = Send { $name } away
lobby-removed = The host has sent you away from this table. You may look on.
link-copy = Copy
link-copied = Copied

menu-label = More about this table
menu-watch = Link for those who want to watch
menu-device = Continue on another device
menu-seat-link = Link to your own seat: do not show it to anybody
menu-leave = Leave for good
menu-stay = Stay
menu-leave-sure = A bot takes your seat and keeps it. You can still watch: the match stays among “My circle and matches” on the first page. Leave?

affair-standin = You were away, so a bot is playing for you.
affair-take-back = I am back
affair-undo = { $by } asks to take the last move back.
affair-undo-move = { $by } asks to take this move back, and all that came after it: “{ $move }.”
affair-undo-mine = You have asked to take this move back: “{ $move }.”
affair-undo-withdraw = Never mind
affair-bot = { $by } proposes that a bot ({ $level }) plays for { $name }.
affair-agree = Agree
affair-refuse = Refuse
affair-waiting = Agreed so far: { $agreed } of { $needed }.
refusal-undo = { $by } asks to take a move back; { $name } would rather not.
refusal-undo-mine = { $name } would rather not: your move stands.
refusal-bot = { $by } proposes a bot; { $name } would rather wait.
refusal-bot-mine = { $name } would rather wait than let a bot play.
affair-absent = { $name } is offline.
affair-absent-yet = { $name } is offline. Give them a moment to come back: after that you can let a bot play for them.
affair-bot-from = Until a bot may play for them
affair-propose-bot = Let a bot play meanwhile

end-rematch = Play again
end-rematch-other = Play again with other settings
end-rematch-join = To the next match
end-rematch-asks = { $name } asks for another match.
end-rematch-agree = Play again with them
end-rematch-watch = Watch the next match
end-place = Your place: { $place } of { $of }
end-place-first = You have won!
end-place-shared = You share the victory!
ended-label = The result
end-aside = Look at the board
end-again = Show the result
keep-title = Replay, story and record to keep or share
keep-title-plain = Replay and record to keep or share
keep-replay = Link to the replay: the match step by step, for anybody
keep-story = Link to the story
keep-record = The whole match as a file (.jsonl): every move and every throw. The first page shows it again under “Watch a match from its file”, and programs can study it.
end-record = Save the record

## A match

ask-label = Your turn and your choices
ask-your-turn = Your turn
shared-seats = At the screen
ask-turn-of = { $name }, it is your turn
ask-waiting = Waiting for { $names }
ask-asked = They are asked: “{ $question }”
ask-asked-who = { $names }: “{ $question }”
hold-take = Hold the dice
hold-why = The table waits with the next throw while you trade or build, for the time shown at most.
hold-let-go = Let them throw
hold-mine = You hold the dice
hold-mine-deal = You are laying out a deal: the dice wait
hold-lapsed = The dice are free again: you changed nothing for a minute.
hold-mine-turn = The game waits for you
hold-go-on = Go on
hold-by = { $name } holds the dice to trade or build
hold-by-why = The throw waits until they let go, or their time is up.
hold-until = The dice are held by { $names }. You can throw as soon as they let go.
ask-you = You are asked
ask-moment = One moment …
ask-not = Not now: “{ $what }.”
ask-rule = The rule behind this
ask-beside = Waits for you, stops nobody
ask-selected = What you have selected
ask-variants = Which one?
ask-confirm = Confirm
ask-cancel = Back
notice-close = Close
ask-choices = { $count ->
    [one] The one choice as a list
   *[other] { $count } choices as a list
}

clock-left = Time left
clock-answer = Time left for this answer
clock-reserve = Reserve for the whole match: used when the time for an answer is gone
clock-and-reserve = + { $time } reserve
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}

digest-title = While you waited
digest-count = { $count ->
    [one] one thing happened
   *[other] { $count } things happened
}
log-void = (taken back)
log-newest = To the newest
log-newest-count = { $count ->
    [one] One new line
   *[other] { $count } new lines
}
ask-watching = You are watching
strip-label = All players
strip-asked = the table waits for them
badge-new = new
panel-unfold = Back to the board and the question
panel-fold = Make this smaller
tabs-label = Parts of the table
tab-board = Board
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
    [one] { " " }Your move is kept and will be sent.
   *[other] { " " }Your moves are kept and will be sent.
}

bar-round = Round { $round }
bar-round-of = Round { $round } of { $limit }
bar-last = The last round!
bar-onlookers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

undo-sure = { $count ->
    [one] This undoes the last move.
   *[other] This undoes the last { $count } moves.
}
undo-sure-others = Other players’ moves are undone too.
undo-sure-chance = Dice are thrown and cards drawn anew.
undo-sure-end = It cannot be redone.
undo-keep = Leave it as it is
answer-closed = Not possible now: press to learn why
undo-free = Take back
undo-free-about = Take your last move back
undo-turn = Undo my last move
undo-turn-about = Take your last move back, and all that the others did after it; chance decides anew
undo-ask-about = Ask the others whether you may take your last move back, and all that happened after it
undo-ask = Ask to take back

end-label = How the match ended
end-winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins!
   *[other] Shared victory: { $names }
}
end-points = Points

title-turn = ● Your turn — { $game }
title-over = The end — { $game }
title-table = { $game } — Bottlecap
notify-text = The table is waiting for you.

## Reading the rules

sheet-close = Close
rules-open = Rules
rules-title = Rules of { $game }
rules-table = This table
rules-short = A short match. { $about }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule
   *[other] { $count } rules
}
rules-none = No rule speaks of that. Try another word.
rules-chapters = Chapters
rules-signs = What the signs mean
sign-rule = Rule: { $sign }

## Settings

settings-title = Settings
settings-light = Light
settings-day = Day shift
settings-night = Night shift
settings-turn = When it is my turn
settings-sounds = Sound
settings-sounds-about = Sound starts off if your device asks for reduced motion; change it here.
settings-vibrate = Let the phone buzz
sound-dice = Dice
sound-card = Card
sound-build = Building
sound-turn = Your turn
sound-win = Victory
sound-end = The end
settings-sound = Sounds of the table, and a bell when it is my turn
settings-try = Feel it
settings-notify = Show a notification when this page is out of sight
settings-notify-refused = The browser does not allow this page to show notifications. You can change that in the browser’s own settings for this site.
settings-orders = Standing orders
settings-orders-about = Questions that come again and again can be answered without asking you. The log says when that happens, and one click changes it.
order-later = Begins after this answer.
order-now = Answer this too
order-note = { $what }: by your standing order.
log-standin = played by a bot while the player was away
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
guide-next = Next
guide-finish = Got it, play on
guide-leave = Leave the guide

## What just happened

show-skip = Click, Space or Esc: skip
show-skip-touch = Tap to skip
show-of = { $name }: { $what }
motion-label = Animation
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
story-read = Read it as a story
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
report-saved = Saved as { $name }. Send it to whoever runs this server, with a line about what went wrong. It holds only what can be seen from your seat, without names.
report-about = Saves a file to send along with your report. It holds only what can be seen from your seat, without names.

## Why the server said no

code-illegal = A rule forbids that.
code-stale = The table has moved on: that is no longer asked.
code-wrong-seat = It is not your turn.
code-bad-action = The table does not know that move.
code-bad-message = The server did not understand the page. Reload it.
code-bad-option = One of these options cannot be.
code-bad-order = There is no such standing order.
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
code-no-advice = The bot would do nothing here right now.
code-fair = This is a fair match: nothing more can be taken back.
code-held = Somebody holds the dice. You can throw as soon as they let go.
code-hold-spent = You have held the dice long enough: again after the next throw.
code-not-now = That cannot be done now.
code-old-rules = This match was begun under earlier rules. It can neither go on nor be shown again; its record can be saved.
record-rules = The record is of version { $rules } of the rules.
code-seat-taken = Somebody was quicker: the seat is taken.
code-pick-taken = Somebody else has picked that.
code-name-taken = Somebody who plays here is called like that. Choose another name to say something.
code-not-shown = You have not been shown that.
code-no-story = Matches of this game are not told as stories.
code-not-over = That can be seen once the match is over.
code-bad-record = This is not a whole record of a finished match that this server can play.
code-not-found = There is nothing here.
code-origin = The server answers its own page only.
code-fault = Something broke in the game itself. Nothing has changed, and the server has made a note of it.
code-network = The server cannot be reached.

## Oneself on other devices

person-open = My devices
person-title = You on your devices
person-keys = Keep your seats
person-not-kept = So far only this browser knows you. Make a key, and you will find your name, your tables and your matches again from any device, also after this browser has forgotten everything. No password.
person-kept = You can come back from any device, with the same name, seats and matches.
person-passkey-new = Make a passkey
person-passkey = { $name }, made on { $day }
person-passkey-unnamed = Passkey
person-drop = Remove
person-code-new = Show me a recovery code
person-code-again = Make a new recovery code
person-code-made = You have a recovery code, made on { $day }. A new one makes it void.
person-code-copy = Copy
person-code-once = It is shown only this once. Write it down, or keep it where you keep passwords: whoever has it is you.
person-return = Were you here before?
person-return-about = Come back by your key. Tables that you have joined from this browser come along.
person-return-passkey = With my passkey
person-return-code = Recovery code
person-return-go = Come back
person-back = Welcome back.
person-back-name = Welcome back, { $name }.
person-browsers = Your browsers
person-browser-here = this one
person-browser-unnamed = A browser
person-browser-seen = last seen on { $day }
person-shut-out = Shut out
person-sign-out = Leave this browser
person-forget = Be forgotten
person-forget-about = Your name, your keys and what you wrote in chats are deleted. Bots take over your seats; what was played stays with those you played with.
person-forget-do = Delete me
person-forget-sure = This cannot be taken back.
person-forget-yes = Delete me for good
person-stored = The server stores your name, a digest of each browser’s cookie and of the code, the public part of passkeys, a digest of your mail address if you come back by one, your seats and which matches you played. Nothing goes to anybody else.
code-bad-code = Nobody has this code. Is every letter right? A newer code makes an older one void.
code-bad-passkey = This passkey is not known here, or it took too long. Try once more, or use the recovery code.
code-bad-link = This link has been used already, or it is too old. Ask for another one.
code-link-elsewhere = Open this link in the browser in which you asked for it: the address is to become yours there.
mail-address = Mail address
mail-bad-address = This is not an address of mail.
mail-send-keep = Let me come back by mail
mail-send-return = Mail me a link
mail-sent-keep = A link is on its way to { $address }. Open it in this browser within { $minutes } minutes.
mail-sent-return = If somebody comes back by { $address }, a link is on its way there. It works for { $minutes } minutes.
mail-kept = You come back by a link to { $address }.
mail-link = You have opened a link from a mail
mail-link-about = It works once. This browser will be one of yours; tables that you have joined from it come along.
mail-link-go = Use the link

## Notices once the page is closed

notices-title = When the page is closed
notices-about = Have yourself told that it is your turn: by this browser, or wherever you like.
notices-push = Tell me in this browser
notices-push-refused = The browser does not allow it. Its settings for this page say why.
notices-address = Another address
notices-add = Add
notices-services = Mail (mailto://…), Discord, Telegram (tgram://…), ntfy, Matrix, Slack, web hooks (json://…), written as Apprise writes them.
notices-browser = This page in { $name }
notices-try = Try it
notices-tried = Sent. It should arrive in a moment.
notices-not-tried = It was not taken there: { $why }.
notices-rests = Nothing is sent there any more: { $why }. “Try it” wakes it up.
notices-of = Tell me of
notices-kind-turn = my turn
notices-kind-invitation = invitations
notices-kind-chat = messages
notices-kind-end = the end of a match
notices-tables = At which tables
notices-why-inwards = the address leads into the server’s own network
notices-why-late = it took too long there
notices-why-silent = nobody answers there
notices-why-refused = it was not accepted there
notices-why-no-service = there is no such service
notices-why-broken = the server could not send it just now
notices-why-fault = nothing can be sent to that address
notices-quiet = Quiet hours
notices-quiet-from = quiet from
notices-quiet-until = quiet until
limit-addresses = You have enough addresses. Remove one first.
code-bad-address = No service has such an address. It begins with the service’s name, like ntfy:// or mailto://.
option-range = From { $low } to { $high }.
option-corrected = { $wanted } is out of range: { $value } was set instead.

## The people one has played with

circle-open = My circle and matches
circle-title = My circle
circle-people = People you have played with
circle-people-none = Nobody yet. Whoever plays a match with you stands here afterwards.
circle-nameless = somebody
circle-met = { $count ->
    [one] one match, on { $day }
   *[other] { $count } matches, the last on { $day }
  }
circle-score = { $ahead } : { $behind }{ $even ->
    [0] {""}
   *[other] , { $even } even
  }
circle-score-said = ahead { $ahead } times, behind { $behind }, even { $even }
circle-invite = Play again
circle-invite-said = Play again with { $name }: { $game }
circle-forget-one = Forget
circle-forget-said = Forget { $name }
circle-forget-one-about = All matches with { $name } leave your list, and you leave theirs. What you still play together stays until it is over.
circle-forget-yes = Forget it
circle-matches = Your matches
circle-matches-none = No match yet.
circle-tally = { $count ->
    [one] one match
   *[other] { $count } matches
  }{ $over ->
    [0] {""}
   *[other] , { $won } of { $over } won
  }
circle-left = left to a bot
circle-forget = Forget all of it
circle-forget-about = Your list of people and matches is emptied, and you are gone from the lists of those you played with. Your tables stay as they are.
circle-forget-do = Forget my circle
circle-forgotten = Forgotten.
limit-their-lobbies = They have too many invitations already. Ask them to answer those first.
