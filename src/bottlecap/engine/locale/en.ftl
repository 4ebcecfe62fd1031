seat-name = Player { $number }
list-and = { $first } and { $last }
event-undone = { $seat } takes the last move back.
event-taken-back = { $moves ->
    [one] { $seat } asked to take a move back, and nobody objected.
   *[other] { $seat } asked to take { $moves } moves back, and nobody objected.
}
chapter-undo = Taking moves back
rule-undo-nothing = You can take back your own last move. Before your first one, and when all of yours have been taken back, there is none.
rule-undo-other = As long as nobody else has acted since, you take it back without asking. Afterwards everybody has to agree, and what the others did since is undone too.
rule-undo-chance = Once dice or a drawn card came of it, everybody has to agree, and chance decides anew.
rule-undo-shown = Once something hidden was shown by it, everybody has to agree.
refusal-undo-sample = A copy or a sample of a match has no history to go back in: take moves back in the match itself, or in its twin.
lack-waiting = Waiting for: { $seats }.
chronicle-won = { $name } wins.
