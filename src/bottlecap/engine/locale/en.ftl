seat-name = Player { $number }
event-undone = { $seat } takes the last move back.
event-taken-back = { $moves ->
    [one] { $seat } asked to take a move back, and nobody objected.
   *[other] { $seat } asked to take { $moves } moves back, and nobody objected.
}
chapter-undo = Taking moves back
rule-undo-nothing = There is nothing to take back.
rule-undo-other = Another player has acted since: only by agreement can that be taken back.
rule-undo-chance = Dice or a draw came of it: only by agreement can that be taken back, with fresh dice.
rule-undo-shown = Something hidden was shown: only by agreement can that be taken back.
rule-undo-sample = A copy or a sample of a match has no history to go back in: take moves back in the match itself, or in its twin.
chronicle-won = { $name } wins.
