### Wasteland: что истории делают с выжившими и картами.

## Actions

action-turn-up-asset = Открыть: { $item }
action-show-asset = Открыть: { $item }
action-go-deeper = Взять следующую карту встречи
action-turn-back = На этом остановиться
action-pick-goal = { $goal }
action-pay-caps = { $caps ->
    [one] Положить на карту { $caps } крышку
    [few] Положить на карту { $caps } крышки
   *[many] Положить на карту { $caps } крышек
}
action-pay-tens = Заплатить { $tens }0 крышек
action-die-falls = { $face }

## Questions

prompt-turn-up-asset = { $seeker } ищет спутника: открывается актив.
prompt-show-asset = Рядом со встречей «{ $encounter }» открывается актив.
prompt-go-deeper = Взять ещё одну карту встречи ({ $deck })?
prompt-pick-goal = Какая цель выполнена?
prompt-pay-caps = Сколько крышек вы кладёте на карту?
prompt-pay-tens = Сколько вы платите? В счёт идёт каждый десяток крышек.
prompt-die-falls = Бросок кубика за спутника ({ $owner }).

## Events

event-asset-turned-up = { $seat } открывает карту: { $item }.
event-stayed-away = { $item } и { $seat } расходятся: требование не выполнено.
event-no-companion = { $seat } никого не находит: спутников больше нет.
event-nothing = { $seat }: без последствий ({ $why }).
event-nobody-near = { $sectors ->
    [one] { $seat }: без последствий (в пределах { $sectors } сектора врагов нет).
   *[other] { $seat }: без последствий (в пределах { $sectors } секторов врагов нет).
}
why-nothing-amount = на этом уровне выходит 0
why-nothing-healthy = здоровье и так полное
why-nothing-clean = радиации и так нет
why-nothing-poor = терять нечего: крышек нет
why-nothing-market = на рынке нечего взять
why-nothing-uniques = уникальных активов больше нет
why-nothing-place = такого места на карте нет
why-nothing-token = такого жетона там нет
why-nothing-quest = этого задания сейчас нет в игре
why-nothing-enemy = активных врагов этого вида нет
why-nothing-has-trait = эта особенность уже есть или недоступна
why-nothing-no-trait = такой особенности нет
event-asset-shown = Рядом со встречей лежит открытая карта: { $item }
event-asset-dropped = Карта сброшена: { $item }
event-no-more-cards = { $seat } остаётся без карты: колода пуста ({ $deck }).
event-turned-back = { $seat } не берёт следующую карту.
event-option-follows = { $seat } переходит к варианту { $option }.
event-encounter-owed = В конце хода карта вернётся в колоду: { $encounter }.
event-pooled = В колоду ({ $deck }) замешано карт: { $amount } из { $pool }. Какие именно, не знает никто.
event-pool-ended = Оставшиеся карты убраны из игры непрочитанными: { $amount }.
event-encounter-swapped = Карту { $card } достают из колоды, её место занимает другая.
event-deck-searched = Колоду просматривают и перемешивают: { $deck }
event-encounter-trashed-unread = Карта { $card } убрана из игры прямо из колоды.
event-endorsements-counted = { $seat }, голосов поддержки: { $amount }.
event-caps-laid = { $amount ->
    [one] { $seat } кладёт { $amount } крышку на карту «{ $quest }». Всего там: { $lying }.
    [few] { $seat } кладёт { $amount } крышки на карту «{ $quest }». Всего там: { $lying }.
   *[many] { $seat } кладёт { $amount } крышек на карту «{ $quest }». Всего там: { $lying }.
}
event-die-fell = Кубик за спутника, { $seat }: { $face }

## Roles of cards that survivors keep

role-endorsement = голос поддержки
role-log = журнал
role-muster = ополчение
role-guide = путеводитель

## The terminal

view-prices = Цены в этой сделке: { $prices }
view-sales = Что дадут за продажу: { $sales }
view-kept = Хранит: { $cards }.
view-shown = Открыта рядом со встречей: { $items }
view-owed = Вернутся в колоды в конце хода: { $encounters }
