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
new-fair = A fair match
new-fair-about = Nothing is taken back beyond one’s own last move, as long as nobody has learnt anything from it.
new-create = Set the table
level-random = plays anything
level-greedy = looks one move ahead
level-greedy-loose = looks ahead, but not too closely
pace-live = Live: a minute for each answer, and some in reserve
pace-relaxed = Relaxed: a quarter of an hour for each answer
pace-days = By day: three days for each answer
pick-dealt = Whatever is left

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

digest-title = While the others played
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

undo-sure = { $count ->
    [one] This takes one move back.
   *[other] This takes { $count } moves back.
}
undo-sure-others = Moves of the others go with it.
undo-sure-chance = Dice are thrown and cards drawn anew.
undo-sure-end = There is no way forward again.
undo-keep = Leave it as it is
answer-closed = Not possible now: press to learn why
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
end-tie = Equal points, but not an equal place:
end-points = Points

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
order-later = Begins after this answer.
order-now = Answer this too
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
report-saved = Saved as { $name }. Send it to whoever runs this server, with a line about what went wrong. It holds what your own seat can see, and no names.
report-about = Saves a file to send along with your report. It holds what your own seat can see, and no names.

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
code-no-advice = The bot would do nothing here for now.
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
