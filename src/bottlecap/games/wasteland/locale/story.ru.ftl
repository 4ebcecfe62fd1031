### Wasteland: встречи и задания в игре. То, что рассказывают карты, стоит на картах.

icon-none = без значка

## Actions

action-encounter = Встреча
action-draw-encounter = Вытянуть: { $encounter }
action-choose-option = Вариант { $option }
action-quest = Задание: { $goal }
action-meet-next = { $goal }
action-end-round-with = { $quest }
action-pick-sector = { $sector }
action-pick-item = { $item }
action-pick-seat = { $seat }
action-move-aside = Перейти: { $sector }
action-draw-unique = Вытянуть: { $item }
action-draw-enemy = Вытянуть: { $enemy }

## Questions

prompt-draw-encounter = { $traveller } берёт карту встречи.
prompt-choose-option = { $encounter }: что вы делаете?
prompt-meet-next = Вы выполнили сразу несколько целей. С какой начать?
prompt-end-round-with = Раунд заканчивается. Какое задание разыграть первым?
prompt-pick-sector = Какой сектор?
prompt-pick-item = Какую карту?
prompt-pick-seat = Какого выжившего?
prompt-move-aside = Вам нужно уйти отсюда. Куда? { $left ->
    [one] Осталось пройти { $left } сектор.
    [few] Осталось пройти { $left } сектора.
   *[many] Осталось пройти { $left } секторов.
}
prompt-draw-unique = { $finder } получает уникальную карту.
prompt-draw-enemy = { $fighter } вступает в бой: тянут врага ({ $type }).

## Events

event-quest-staged = Новое задание: { $quest }
event-quest-trashed = Задание убрано из игры: { $quest }
event-quest-kept = { $seat } оставляет себе задание: { $quest }.
event-quest-tried = { $seat } берётся за цель: { $goal }.
event-goal-completed = { $seat } выполняет цель: { $goal }.
event-goal-came-true = Цель выполнена сама собой: { $goal }.
event-goal-not-completed = { $seat } не справляется с целью: { $goal }.
event-encountered = { $seat }, встреча: { $encounter }.
event-option-chosen = { $seat } выбирает вариант { $option }.
event-encounter-outcome = { $encounter }, вариант { $option }: { $success ->
    [1] успех
   *[other] неудача
}.
event-encounter-added = Карту замешивают в верх её колоды: { $encounter }.
event-encounter-under = Карту кладут под её колоду: { $encounter }.
event-encounter-trashed = Встреча убрана из игры: { $encounter }
event-encounter-kept = { $seat } оставляет себе карту: { $encounter }.
event-token-waits = Жетон ждёт, пока его место не разведают: { $faction }.
event-placed = { $seat } теперь здесь: { $sector }.
event-foe-drawn = { $seat } и враг лицом к лицу: { $enemy }.
event-no-foe-left = Врагов такого типа не осталось ({ $type }): считается, что { $seat } с боем справляется.
