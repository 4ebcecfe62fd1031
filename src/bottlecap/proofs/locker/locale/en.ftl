game-name = Locker
game-about = One to four players draw finds and keep the best, as long as the locker still closes.
find-name = a find worth { $worth }
action-draw = Drawn: { $find }
action-keep = Keep everything
action-drop = Throw away { $find }
prompt-draw = A find is drawn.
prompt-choice = Keep everything, or throw one find away?
event-round = Round { $round }.
event-drawn = { $seat } draws { $find }.
event-kept = { $seat } keeps everything.
event-dropped = { $seat } throws away { $find }.
event-refilled = Nothing is left to draw: what was thrown away is shuffled.
event-opened = { $seat } opens the locker: { $worth ->
    [one] one point
   *[other] { $worth } points
}.
view-round = Round { $round } of { $last }, { $deck ->
    [one] one find
   *[other] { $deck } finds
} left to draw
option-rounds = Rounds
reason-last-round = The last round is over.
reason-filled = The locker is well filled.
reason-fell-short = There is too little in the locker.
rule-turn-order = The players take turns, from the first seat on.
rule-over = The lockers are open: nothing more can be played.
rule-players = One to four players take part.
rule-draw = A turn begins with a find from the deck, which nobody else sees.
rule-choose = Whoever has drawn keeps everything or throws one find away, for all to see.
rule-room = A locker holds three finds: with a fourth, one must be thrown away.
rule-drop-own = Only what is in your own locker can be thrown away.
rule-refill = When nothing is left to draw, what was thrown away is shuffled and drawn again.
rule-rounds = The match ends after the agreed number of rounds, and all lockers are opened.
rule-score = A locker scores what its finds are worth together, but nothing if that is more than twelve: then it does not close.
rule-alone = Alone, you win with ten points or more, and otherwise nobody does.
