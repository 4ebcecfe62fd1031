### Wasteland: what stories do with survivors and cards, as it is played.

## Actions

action-turn-up-asset = Turn up { $item }
action-show-asset = Turn up { $item }
action-go-deeper = Encounter the next card
action-turn-back = Leave it at that
action-pick-goal = { $goal }
action-pay-caps = { $caps ->
    [one] Lay { $caps } cap on the card
   *[other] Lay { $caps } caps on the card
}
action-pay-tens = Pay { $tens }0 caps
action-die-falls = { $face }

## Questions

prompt-turn-up-asset = { $seeker } looks for a companion: an asset is turned up.
prompt-show-asset = An asset is turned up beside { $encounter }.
prompt-go-deeper = Do you want to encounter the next card too ({ $deck })?
prompt-pick-goal = Which goal is met?
prompt-pay-caps = How many caps do you lay on the card?
prompt-pay-tens = How much do you pay? Every ten caps count.
prompt-die-falls = A die is thrown for a companion of { $owner }.

## Events

event-asset-turned-up = { $seat } turns up { $item }.
event-stayed-away = { $item } does not want to come along with { $seat }.
event-no-companion = No companion is left for { $seat } to find.
event-nothing = { $seat }: no effect ({ $why }).
event-nobody-near = { $sectors ->
    [one] { $seat }: no effect (no enemy within { $sectors } sector).
   *[other] { $seat }: no effect (no enemy within { $sectors } sectors).
}
why-nothing-amount = at this level the amount is 0
why-nothing-healthy = health is full already
why-nothing-clean = there is no radiation to lose
why-nothing-poor = there are no caps to lose
why-nothing-market = the market has nothing to take
why-nothing-uniques = no unique asset is left
why-nothing-place = there is no such place on the map
why-nothing-token = no such token lies there
why-nothing-quest = that quest is not in play
why-nothing-enemy = no such enemy is active
why-nothing-has-trait = the survivor is so already, or cannot be
why-nothing-no-trait = the survivor does not have that trait
event-asset-shown = Turned up beside the encounter: { $item }
event-asset-dropped = Discarded: { $item }
event-no-more-cards = No card is left for { $seat } ({ $deck }).
event-turned-back = { $seat } does not go on to the next card.
event-option-follows = { $seat } has to go on with option { $option }.
event-encounter-owed = { $encounter } comes back into its deck when the turn ends.
event-pooled = { $amount } of { $pool } cards are shuffled into a deck ({ $deck }); nobody knows which.
event-pool-ended = { $amount ->
    [one] The card that was left over is trashed unread.
   *[other] The { $amount } cards that were left over are trashed unread.
}
event-encounter-swapped = Card { $card } is taken out of its deck again: another card takes its place.
event-deck-searched = A deck is searched and shuffled: { $deck }
event-encounter-trashed-unread = Card { $card } is trashed out of its deck.
event-endorsements-counted = { $amount ->
    [0] { $seat } has no endorsement.
    [one] { $seat } has { $amount } endorsement.
   *[other] { $seat } has { $amount } endorsements.
}
event-caps-laid = { $amount ->
    [one] { $seat } lays { $amount } cap on { $quest }: { $lying } in all.
   *[other] { $seat } lays { $amount } caps on { $quest }: { $lying } in all.
}
event-die-fell = The die of a companion of { $seat }: { $face }

## Roles of cards that survivors keep

role-endorsement = endorsement
role-log = log
role-muster = muster
role-guide = guide

## The terminal

view-prices = Prices in this trade: { $prices }
view-sales = What sales would bring: { $sales }
view-kept = Keeps: { $cards }.
view-shown = Turned up beside the encounter: { $items }
view-owed = Back into their decks when the turn ends: { $encounters }
