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
action-escort = Провести: { $marker }
action-lead-to = Вести сюда: { $sector }
action-carry = Нести с собой: { $sector }
action-carry-aside = Нести с собой: { $sector }
action-place-marker = { $sector }
action-come-back-to = { $sector }
action-encounter-icon = { $icon }
action-push-to = Передвинуть: { $sector }
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
prompt-lead-on = { $left ->
    [one] { $marker }: ведите дальше, на { $left } сектор. Куда?
    [few] { $marker }: ведите дальше, на { $left } сектора. Куда?
   *[many] { $marker }: ведите дальше, на { $left } секторов. Куда?
}
prompt-place-marker = { $marker }: тайл открыт ({ $tile }). В каком секторе?
prompt-come-back = Вы возвращаетесь с корабля. Где вы встанете?
prompt-encounter-icon = Здесь можно посетить два места. Какое?
prompt-push = { $enemy }: куда передвинуть?
prompt-draw-unique = { $finder } получает уникальную карту.
prompt-draw-enemy = { $fighter } вступает в бой: тянут врага ({ $type }).

## Events

event-quest-staged = Новое задание: { $quest }.
event-quest-trashed = Задание убрано из игры: { $quest }.
event-quest-kept = { $seat } оставляет себе задание: { $quest }.
event-quest-tried = { $seat } берётся за цель: { $goal }.
event-goal-completed = { $seat } выполняет цель: { $goal }.
event-goal-came-true = Цель выполнена сама собой: { $goal }.
event-goal-not-completed = { $seat } не справляется с целью: { $goal }.
event-encountered = { $seat }, встреча: { $encounter }.
event-option-chosen = { $seat } выбирает вариант { $option }.
event-encounter-outcome = { $encounter }, { $seat }: { $success ->
    [1] удача
   *[other] неудача
}.
event-encounter-added = Карта { $card } замешана среди верхних карт своей колоды.
event-encounter-under = Карту кладут под её колоду: { $encounter }.
event-encounter-trashed = Встреча убрана из игры: { $encounter }.
event-encounter-kept = { $seat } оставляет себе карту: { $encounter }.
event-token-waits = Жетон ждёт, пока его место не разведают: { $faction }.
event-marker-laid = На поле: { $marker }, { $sector }.
event-marker-waits = { $marker }: место ещё не открыто.
event-marker-moved = { $marker }: теперь { $sector }.
event-marker-gone = Убрано с поля: { $marker }.
event-escorted = { $seat }: попытка провести дальше — { $marker }.
event-caps-on-card = Крышки на карте «{ $quest }»: { $amount }.
event-capped = Здесь лежит крышка: { $sector }.
event-caps-cleared = Крышки убраны с поля.
event-blown-up = { $enemy }: взрыв, { $sector }.
event-placed = { $seat } теперь здесь: { $sector }.
event-foe-drawn = { $seat } и враг лицом к лицу: { $enemy }.
event-no-foe-left = Врагов такого типа не осталось ({ $type }): считается, что { $seat } с боем справляется.

## Что рассказывают

outcome-of = { $card }, { $place }

## On the terminal

view-quest-caps = Крышки на карте «{ $quest }»: { $caps }.
view-site = { $sector }: теперь { $icon }.
view-cap = крышка
