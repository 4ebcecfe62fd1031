seat-name = Player { $number }
event-undone = { $seat } takes the last move back.
event-taken-back = { $moves ->
    [one] One move is taken back by agreement, at the wish of { $seat }.
   *[other] { $moves } moves are taken back by agreement, at the wish of { $seat }.
}
chapter-undo = Taking moves back
rule-undo-nothing = There is nothing to take back.
rule-undo-other = Another player has acted since: only by agreement can that be taken back.
rule-undo-chance = Dice or a draw came of it: only by agreement can that be taken back, with fresh dice.
rule-undo-shown = Something hidden was shown: only by agreement can that be taken back.
rule-undo-sample = A sampled match has no history to go back in.
