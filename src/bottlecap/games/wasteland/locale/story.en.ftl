### Wasteland: encounters and quests as they are played. What the cards tell stands on the cards.

icon-none = no icon

## Actions

action-encounter = Encounter
action-draw-encounter = Draw { $encounter }
action-choose-option = Option { $option }
action-quest = Quest: { $goal }
action-meet-next = { $goal }
action-end-round-with = { $quest }
action-pick-sector = { $sector }
action-pick-item = { $item }
action-pick-seat = { $seat }
action-move-aside = Move to { $sector }
action-escort = Escort: { $marker }
action-lead-to = Lead it to { $sector }
action-carry = Carry it to { $sector }
action-carry-aside = Carry it to { $sector }
action-place-marker = { $sector }
action-come-back-to = { $sector }
action-encounter-icon = { $icon }
action-push-to = Move it to { $sector }
action-draw-unique = Draw { $item }
action-draw-enemy = Draw { $enemy }

## Questions

prompt-draw-encounter = { $traveller } draws an encounter.
prompt-choose-option = { $encounter }: what do you do?
prompt-meet-next = You have met several goals. Which comes first?
prompt-end-round-with = The round ends. Which quest comes first?
prompt-pick-sector = Which sector?
prompt-pick-item = Which card?
prompt-pick-seat = Which survivor?
prompt-move-aside = { $left ->
    [one] You must move on by { $left } sector. Where to?
   *[other] You must move on by { $left } sectors. Where to?
}
prompt-lead-on = { $left ->
    [one] { $marker }: lead it on by { $left } sector. Where to?
   *[other] { $marker }: lead it on by { $left } sectors. Where to?
}
prompt-place-marker = { $marker } lay on tile { $tile }, which has come up. In which sector?
prompt-come-back = Back from the mothership: where do you stand?
prompt-encounter-icon = There are two places to visit here. Which one?
prompt-push = Where does { $enemy } move?
prompt-draw-unique = { $finder } gains a unique asset.
prompt-draw-enemy = { $fighter } must fight: an enemy is drawn ({ $type }).

## Events

event-quest-staged = New quest: { $quest }.
event-quest-trashed = Quest trashed: { $quest }.
event-quest-kept = { $seat } keeps the quest { $quest }.
event-quest-tried = { $seat } tries { $goal }.
event-goal-completed = { $seat } completes { $goal }.
event-goal-came-true = { $goal } has come true by itself.
event-goal-not-completed = { $seat } does not complete { $goal }.
event-encountered = { $seat } encounters { $encounter }.
event-option-chosen = { $seat } chooses option { $option }.
event-encounter-outcome = { $encounter }: { $success ->
    [1] it works out for { $seat }
   *[other] it goes wrong for { $seat }
}.
event-encounter-added = Card { $card } is shuffled into the top of its deck.
event-encounter-under = { $encounter } goes under its deck.
event-encounter-trashed = Encounter trashed: { $encounter }.
event-encounter-kept = { $seat } keeps { $encounter }.
event-token-waits = A token waits for its place to be explored: { $faction }.
event-marker-laid = On the map: { $marker }, at { $sector }.
event-marker-waits = { $marker } waits until its place is explored.
event-marker-moved = { $marker } is now at { $sector }.
event-marker-gone = Off the map: { $marker }.
event-escorted = { $seat } tries to lead on: { $marker }.
event-caps-on-card = Caps on { $quest }: { $amount }.
event-capped = A cap lies at { $sector }.
event-caps-cleared = The caps are taken off the map.
event-blown-up = { $enemy } is blown up at { $sector }.
event-placed = { $seat } is now at { $sector }.
event-foe-drawn = { $seat } faces { $enemy }.
event-no-foe-left = No enemy of the type is left for { $seat } to fight ({ $type }): it counts as killed.

## What is told

outcome-of = { $card }, { $place }

## On the terminal

view-quest-caps = Caps on { $quest }: { $caps }.
view-site = { $sector }: now { $icon }.
view-cap = a cap
