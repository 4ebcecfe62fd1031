### Wasteland: a match told as a story. The cards tell the rest.

chronicle-plays = { $name } as { $survivor }
chronicle-round = Round { $round }
chronicle-quest = { $title }
chronicle-meeting = { $title } ({ $name }, { $where })
chronicle-choice = { $name }: { $head }
chronicle-deed = { $name }, “{ $title }”: { $head }
chronicle-by-itself = “{ $title }”: { $head }
chronicle-found = Explored: { $face }.
chronicle-slain = { $name } gets the better of { $foe }.
chronicle-camped = { $name } makes camp ({ $where }).
chronicle-killed = { $name } is killed ({ $where }), and is back at the crossroads before anyone has found a good word for it.
chronicle-eliminated = There is nothing left of { $name } that could get up again.
chronicle-pledged = { $name } lays a card on the table, and takes a side.
chronicle-gained = { $name } has something now that there is only one of: { $item }.
chronicle-became = A new word for { $name } goes round: { $trait }.
chronicle-faction-leads = { $faction }: ahead now.
chronicle-faction-ends = { $faction }: nothing stands in their way any more.
chronicle-taken-back = { $moves ->
    [one] (One move was taken back by agreement.)
   *[other] ({ $moves } moves were taken back by agreement.)
}
