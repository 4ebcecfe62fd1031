hint-wasteland-measure = In tenths of an influence, as the bot reckons them.
hint-wasteland-influence = influence, with what your agenda cards will soon give
hint-wasteland-letters = letters, experience, perks and traits
hint-wasteland-things = what you own and how well it serves you
hint-wasteland-caps = caps and what they can still buy
hint-wasteland-health = health
hint-wasteland-rads = radiation, which stays
hint-wasteland-track = the power track, which may end before you have enough
hint-wasteland-rivals = what the others’ faction cards gain
hint-wasteland-danger = enemies that can reach you when they next act
hint-wasteland-errands = nearer to what is worth going for
hint-wasteland-goal = what the goal brings, times your chance to meet it
hint-wasteland-price = what it costs to try
hint-wasteland-encounter = what encounters there bring on average
hint-wasteland-option = what options like this one bring on average
hint-wasteland-tile = one more tile of the map
hint-wasteland-kill = what killing it brings, times your chance
hint-wasteland-wounds = what it will probably do to you
hint-wasteland-dice = what the dice come to
hint-wasteland-reroll = by how much throwing these dice again is better
hint-wasteland-deal = what the deal brings, if the other agrees

## parts

wasteland-influence = Influence
wasteland-agendas-held = Agendas held

## map

wasteland-map = Map of the wasteland

## sheet and vats

## story, camp and power
