game-name = Three doors
game-about = Three players choose one of three doors in secret. Whoever comes alone takes what lies behind it.
door-left = the left door
door-middle = the middle door
door-right = the right door
action-whisper = The hunch: { $door }
action-choose = Go to { $door }
prompt-hunch = { $seat } has a hunch.
prompt-door = Which door do you go to? The others choose at the same time.
event-whispered = Your hunch is { $door }.
event-round = Round { $round } begins.
event-chosen = { $seat } stands at { $door }.
event-gained = { $seat } came alone: { $caps ->
    [one] one cap
   *[other] { $caps } caps
}.
event-hunch-shown = The hunch of { $seat } was { $door }.
view-round = Round { $round } of { $last }
view-hunch = Your hunch: { $door }
option-rounds = Rounds
reason-last-round = The last round is played.
rule-turn-order = All choose at once; who has chosen waits for the others.
rule-over = The doors are closed for good: nothing more can be played.
rule-players = Three players take part.
rule-hunch = Each player has a secret hunch about one of the doors.
rule-choose = In each round all choose a door in secret and go there at the same time.
rule-alone = Who is alone at a door gains its number in caps: one, two or three.
rule-crowd = Where two or more meet at a door, nobody there gains anything.
rule-jammed = The door through which you came alone last round is jammed for you now.
rule-rounds = The match lasts five rounds, unless the table chose otherwise.
rule-bonus = At the end, who once came alone through the door of the hunch gains two caps more.
