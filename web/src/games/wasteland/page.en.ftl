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
wasteland-map-tools = Move the map
wasteland-map-me = Around me
wasteland-map-all = The whole map
wasteland-map-in = Closer
wasteland-map-out = Farther away
wasteland-map-legend = Signs of the map
wasteland-unmapped = unmapped
wasteland-back-danger = danger
wasteland-back-deadly = deadly
wasteland-back-start = start
wasteland-back-named = named
wasteland-ground-rough = rough ground
wasteland-ground-rads = irradiated
wasteland-ground-fog = fog
wasteland-site-level = { $site }, level { $level }
wasteland-here = You are here
wasteland-piece-enemy = { $name }, level { $level }
wasteland-piece-fled = { $name } (fled, face down)
wasteland-piece-hidden = { $count ->
    [one] Face down: { $type }
   *[other] Face down: { $type } ×{ $count }
}
wasteland-piece-token = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
wasteland-piece-cap = a cap lies here
wasteland-way-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
wasteland-way-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
wasteland-way-rads = { $count ->
    [one] { $count } radiation
   *[other] { $count } radiation
}
wasteland-way-ambushes = { $count ->
    [one] an ambush
   *[other] { $count } ambushes
}
wasteland-go-there = To go there: { $cost }
wasteland-turn-here = Here
wasteland-turn-go = Go to
wasteland-turn-cards = Your cards
wasteland-plan = Go to { $sector }
wasteland-plan-via = By way of { $sectors }. You stop wherever something comes between.
wasteland-plan-go = Off we go
wasteland-loupe-close = Close
wasteland-sign-marker = quest marker

## sheet and vats

## story, camp and power
