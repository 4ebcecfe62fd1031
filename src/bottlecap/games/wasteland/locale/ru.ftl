### Wasteland. Names stay in the nominative: after a colon, an arrow or in brackets.

game-name = Пустошь
game-kind = Приключение: разведка, бои, задания
game-about = От одного до четырёх выживших выходят из лагеря на перекрёстке, каждый с тайным замыслом, а две группировки рвутся к власти. Разведывайте, сражайтесь, торгуйте, решайте, кому помочь, — и наберите достаточно влияния, пока Пустошь не захватил кто-то другой.
game-short = На счётчике могущества пять делений вместо шести: группировки доберутся до конца раньше.

## Setup

action-be-first = Первый игрок — { $seat }
action-choose-survivor = Играть за выжившего: { $survivor }
action-start-at = Начать здесь: { $sector }
action-draw-extra = Жетон { $letter }
prompt-be-first = Первого игрока определяет жребий.
prompt-choose-survivor = За кого вы играете?
prompt-start-at = Откуда начинает ваш выживший?
prompt-draw-extra = { $seated } берёт второй S.P.E.C.I.A.L.-жетон.
event-chose-survivor = { $seat } выбирает выжившего: { $survivor }.
event-started-at = { $seat } начинает здесь: { $sector }.
event-extra-letter = { $seat } получает ещё и жетон { $letter }.
event-first-player = Первый игрок теперь { $seat }.

## Turn

event-round-begins = Раунд { $round }.
event-turn-begins = Ходит { $seat }.
action-move = Перейти: { $sector }
action-pay-to-stride = Заплатить, чтобы броня не замедляла вас в этот ход
action-explore = Разведать: { $tile }
action-explore-free = Открыть: { $tile }
action-end-turn = Закончить ход
prompt-turn = Ваш ход, осталось действий: { $actions }{ $points ->
    [0] { "" }
   *[other] , очков движения: { $points }
}. Что делаете?
prompt-explore-free = Какой закрытый фрагмент вы открываете?
event-moved = { $seat } → { $sector }.
event-explored = { $seat } идёт на разведку: { $tile }.
event-tile-turned = Открыт { $tile }: { $face }.
event-unseen = До конца раунда враги не замечают выжившего ({ $seat }).
action-turn-tile = Открыть: { $face }
prompt-turn-tile = Открывается { $tile }.
action-place-on-tile = Поставить сюда: { $sector }
prompt-place-on-tile = Здесь ({ $tile }) был враг: { $enemy }. Куда его поставить?
event-came-to-light = Здесь прятался враг: { $enemy } ({ $sector }).
action-pledge = Объявить о верности: { $agenda }
action-renounce = Забрать открытую карту замысла
event-pledged = { $seat } объявляет о верности: { $agenda }.
event-renounced = { $seat } забирает карту «{ $agenda }» на руку: верность больше не действует.

## Fights

action-fight = Вступить в бой: { $enemy }
action-fight-faction = Вступить в бой с жетоном ({ $faction }): { $sector }
action-face = Первый бой: { $foe }
action-fight-on = Бросить кубики
prompt-ambushed = Вас атакуют несколько врагов. Кто первый?
prompt-brace = Бой: { $foe }. Применить что-нибудь до броска?
action-strike = Засчитать попадания
prompt-strike = Ваш враг — { $foe }. Попаданий у вас { $hits }, убивают { $needed }. Применить что-нибудь, пока они не засчитаны?
event-fought = { $seat } вступает в бой: { $foe } ({ $sector }).
event-survived-by = { $seat } погибает, а в живых остаётся { $foe }.
event-not-killed = { $seat } не убивает врага: { $foe } (попаданий { $hits } из { $needed }).
event-held-off = { $amount ->
    [one] { $seat }: защита гасит { $amount } значок попадания.
    [few] { $seat }: защита гасит { $amount } значка попадания.
   *[many] { $seat }: защита гасит { $amount } значков попаданий.
}
event-slain = { $seat } убивает врага: { $foe } ({ $sector }).
event-token-removed = Жетон уходит с поля ({ $faction }): { $sector }.
action-shoot = Убить: { $enemy }
action-shoot-token = Убить жетон ({ $faction }): { $sector }
prompt-shoot = { $sectors ->
    [0] Какого врага уровня не выше { $level } в своём секторе вы убиваете?
    [one] Какого врага уровня не выше { $level } вы убиваете? До него может быть до { $sectors } сектора.
   *[other] Какого врага уровня не выше { $level } вы убиваете? До него может быть до { $sectors } секторов.
}

## Dice

action-fall = На кубиках: { $first }; { $second }; { $third }
action-reroll = Перебросить кубики: { $dice }
action-keep = Оставить кубики как есть
action-set-die = Выставить кубик { $die }: { $face }
action-let-dice = Больше ничего не менять
prompt-throw = { $thrower } бросает кубики: { $dice }.
prompt-aim = { $rerolls ->
    [0] Кубики брошены, перебросов не осталось: успех { $kept } %.
   *[other] Кубики брошены, осталось перебросов: { $rerolls }. Оставить: успех { $kept } %. Лучше всего: { $best ->
        [0] оставить
        [1] перебросить 1
        [2] перебросить 2
        [3] перебросить 1+2
        [4] перебросить 3
        [5] перебросить 1+3
        [6] перебросить 2+3
       *[other] перебросить все
    }, успех { $chance } %.
}{ $danger ->
    [0] { "" }
   *[other] { " " }Опасность погибнуть: { $danger } %.
}
prompt-set-die = { $left ->
    [one] Какой кубик и какой гранью вверх выставить?
    [few] Какой кубик и какой гранью вверх выставить? Можно выставить ещё { $left } кубика.
   *[many] Какой кубик и какой гранью вверх выставить? Можно выставить ещё { $left } кубиков.
}
event-threw = { $seat } бросает кубики: { $first }; { $second }; { $third }.
event-rerolls = { $seat } перебрасывает кубики: { $dice }.
event-set-die = { $seat } выставляет кубик { $die }: { $face }.
event-tested = { $seat } проходит проверку { $letters }, сложность { $amount }.
event-passed = { $seat }: проверка пройдена, значков попадания: { $amount }.
event-failed = { $seat }: проверка провалена, значков попадания: { $amount }.

## Camp

action-camp = Привал
action-rest = Восстановить здоровье
action-sleep = Получить особенность «Бодрый»
action-ready = Вернуть карты в подготовленное положение
action-break-camp = Закончить привал
action-pay-ready = Заплатить
action-leave-turned = Оставить повёрнутой
action-offer = Предложить обмен ({ $to }). Вы отдаёте: { $give }. Вы получаете: { $take }.{ $agendas ->
    [0] { "" }
   *[other] { " " }Карт замыслов отдаёте: { $agendas }.
}{ $wants ->
    [0] { "" }
   *[other] { " " }Карт замыслов получаете: { $wants }.
}{ $caps ->
    [0] { "" }
   *[other] { " " }Крышек платите: { $caps }.
}
action-show-agenda = Показать замысел ({ $to }): { $agenda }
action-show-back = Сначала показать замысел: { $agenda }
action-accept = Согласиться
action-refuse = Отказаться
action-give-agenda = Отдать замысел: { $agenda }
prompt-camp = Привал. Что делаете?
prompt-pay-ready = { $price ->
    [one] Заплатить { $price } крышку, чтобы вернуть карту в подготовленное положение: { $item }?
    [few] Заплатить { $price } крышки, чтобы вернуть карту в подготовленное положение: { $item }?
   *[many] Заплатить { $price } крышек, чтобы вернуть карту в подготовленное положение: { $item }?
}
prompt-answer-offer = { $proposer } предлагает вам обмен. Вы получаете: { $give }. Вы отдаёте: { $take }.{ $agendas ->
    [0] { "" }
   *[other] { " " }Карт замыслов получаете: { $agendas }.
}{ $wants ->
    [0] { "" }
   *[other] { " " }Карт замыслов отдаёте: { $wants }.
}{ $gets ->
    [0] { "" }
   *[other] { " " }Крышек получаете: { $gets }.
}{ $pays ->
    [0] { "" }
   *[other] { " " }Крышек платите: { $pays }.
} Согласны?
prompt-give-agenda = Какую карту замысла вы отдаёте? Её получает { $other }.
event-camped = { $seat } останавливается на привал.
event-readied = { $seat } возвращает карту в подготовленное положение: { $item }.
event-left-turned = { $seat } оставляет карту повёрнутой: { $item }.
event-offered = { $seat } → { $other }: предложение обмена.
event-dealt = Обмен состоялся: { $seat } и { $other }.
event-refused = { $seat } отклоняет обмен, который предлагает { $other }.
event-handed-over = { $seat } → { $other }: передана карта «{ $item }».
event-caps-changed-hands = { $amount ->
    [one] { $seat } → { $other }: { $amount } крышка
    [few] { $seat } → { $other }: { $amount } крышки
   *[many] { $seat } → { $other }: { $amount } крышек
}
event-agenda-given = { $seat } → { $other }: отдан замысел «{ $agenda }».
event-agenda-given-hidden = { $seat } → { $other }: отдана карта замысла.
event-agenda-shown = { $seat } → { $other }: показан замысел «{ $agenda }».
event-agenda-shown-hidden = { $seat } → { $other }: показана карта замысла.

## Things

action-use = Применить: { $item }
action-use-perk = Применить преимущество: { $perk }
action-use-trait = Отказаться от особенности «{ $trait }»
action-equip = Экипировать: { $item }
action-unequip = Снять: { $item }
action-equip-gained = Экипировать
action-carry-gained = Положить в инвентарь
action-drop = Сбросить: { $item }
action-draw-loot = Добыча: { $item }
prompt-stow = { $companion ->
    [1] { $item }: взять с собой сразу или пусть пока подождёт в инвентаре?
   *[other] { $item }: экипировать или положить в инвентарь?
}
prompt-drop = Инвентарь переполнен. Что сбросить?
prompt-draw-loot = { $looter } берёт карту добычи.
event-used = { $seat } применяет карту: { $item }.
event-perk-used = { $seat } применяет преимущество: { $perk }.
event-gained = { $seat } получает карту: { $item }.
event-equipped = { $seat } экипирует карту: { $item }.
event-unequipped = { $seat } убирает карту в инвентарь: { $item }.
event-carried = { $seat } кладёт карту в инвентарь: { $item }.
event-discarded = { $seat } сбрасывает карту: { $item }.
event-event-drawn = { $seat } вытягивает событие: { $item }.
event-deck-rebuilt = Сброс замешан в новую колоду: { $deck }.

## Market

action-add-asset = Новое на рынке: { $item }
action-buy = Купить: { $item }
action-recruit = Завербовать: { $item }
action-sell = Продать: { $item }
action-leave-market = Закончить торговлю
prompt-add-asset = На рынок добавляют карту.
prompt-trade = { $cheaper ->
    [0] { "" }
   *[other] { $everything ->
        [1] Скидка на каждую покупку: { $cheaper }.
       *[other] Скидка { $cheaper } только на это: { $kinds }.
    }{ " " }
}{ $sale ->
    [0] { "" }
   *[other] Надбавка за каждую продажу: { $sale }.{ " " }
}{ $deals ->
    [one] Рынок: осталась { $deals } сделка.
    [few] Рынок: осталось { $deals } сделки.
   *[many] Рынок: осталось { $deals } сделок.
}
event-came-to-market = Новое на рынке: { $what }.
event-left-market = Ушло с рынка: { $item }.
event-trades = { $seat } идёт на рынок, сделок не больше { $amount }.
event-left-trade = { $seat } уходит с рынка.
event-paid = { $amount ->
    [one] { $seat } платит { $amount } крышку.
    [few] { $seat } платит { $amount } крышки.
   *[many] { $seat } платит { $amount } крышек.
}
event-earned = { $amount ->
    [one] { $seat } получает { $amount } крышку.
    [few] { $seat } получает { $amount } крышки.
   *[many] { $seat } получает { $amount } крышек.
}

## Health

event-hurt = { $seat } получает урон: { $amount }.
event-irradiated = { $seat } получает { $amount ->
    [one] { $amount } рад
    [few] { $amount } рада
   *[many] { $amount } рад
}.
event-healed = { $seat } восстанавливает здоровье: { $amount }.
event-cleansed = { $seat } избавляется от радиации: { $amount }.
event-killed = { $seat } погибает.
event-eliminated = { $seat } выбывает из игры.
event-stood-up = { $seat } снова на ногах: { $sector }.
action-stand-up = Встать здесь: { $sector }
prompt-stand-up = Вас убили. Где вы встанете на ноги?

## Experience

event-learned = { $seat } получает опыт: { $amount }.
event-levelled-up = { $seat }: рост уровня!
action-draw-letter = Жетон { $letter }
action-keep-letter = Оставить { $letter }
action-take-perk = Взять преимущество: { $perk }
prompt-draw-letter = { $learner } берёт S.P.E.C.I.A.L.-жетон.
prompt-keep-letter = Рост уровня: { $first } или { $second }? Какой жетон оставить?
prompt-take-perk = Какое преимущество вы берёте? Буквы: { $letters }
event-letter-drawn = { $seat } берёт жетон { $letter }.
event-letter-gained = { $seat } получает жетон { $letter }.
event-perk-gained = { $seat } получает преимущество: { $perk }.
event-became = { $seat } получает особенность «{ $trait }».
event-is-no-longer = { $seat } теряет особенность «{ $trait }».

## Enemies

action-put-enemy = Выложить: { $enemy }
action-wake-up = Просыпается { $enemy }
action-replace-at = Сюда: { $sector }
action-next-enemy = Следующим действует { $enemy }
action-next-token = Следующим действует жетон здесь: { $sector }
action-first-enemy = Первым атакует { $enemy }
action-first-token = Первым атакует жетон отсюда: { $sector }
action-go-via = Сюда: { $sector }
action-fog-at = Туман сюда: { $sector }
prompt-put-enemy = Появляется враг ({ $type }): { $sector }.
prompt-wake-up = Переворачивают врага, лежавшего взакрытую.
prompt-replace-at = Нового врага ({ $type }) можно положить взакрытую на несколько значков, одинаково близких отсюда: { $sector }. На какой?
prompt-next-unit = Активация: { $force }. Кто следующий?
prompt-first-attacker = Вас атакуют сразу несколько врагов: { $force }. Кто первый?
prompt-go-via = Идёт { $foe } ({ $sector }): есть несколько одинаково коротких путей. Каким?
prompt-fog-at = Наползает туман. Куда его положить?
event-appeared = Появляется враг: { $enemy } ({ $sector }).
event-pile-rebuilt = Сброшенные жетоны врагов снова в стопке ({ $type }).
event-laid-face-down = Новый враг ({ $type }) выложен лицом вниз: { $sector }.
event-fled = { $enemy } спасается бегством и затихает.
event-woke = { $enemy } просыпается: { $sector }.
event-activated = Активация: { $force }.
event-came-nearer = { $enemy } подбирается ближе: { $sector }.
event-token-came-nearer = Жетон ({ $faction }): { $sector } → { $to }.
event-token-laid = Новый жетон ({ $faction }): { $sector }.
event-fog-cleared = Туман рассеивается: { $sector }.

## Agendas and factions

action-draw-agenda = Взять замысел: { $agenda }
action-reveal-agenda = Раскрыть замысел: { $agenda }
action-give-back = Замешать в колоду: { $agenda }
prompt-draw-agenda = { $drawer } берёт карту замысла.
prompt-reveal-agenda = Раунд заканчивается: раскрывают карту замысла.
prompt-give-back = У вас больше четырёх карт замыслов. Какую замешать в колоду?
event-agendas-shuffled = Сброшенные замыслы замешаны в новую колоду.
event-agenda-drawn = { $seat } берёт замысел: { $agenda }.
event-agenda-drawn-hidden = { $seat } берёт карту замысла.
event-agenda-given-back = { $seat } замешивает в колоду замысел: { $agenda }.
event-agenda-given-back-hidden = { $seat } замешивает в колоду карту замысла.
event-agenda-discarded = { $seat } сбрасывает замысел: { $agenda }.
event-agenda-revealed = Раскрыт замысел: { $agenda }.
event-advanced = Счётчик могущества, { $faction }: +{ $amount }.
event-had-influence = { $seat }: влияние { $amount }.

## Names of tokens and places

letter-s = S
letter-p = P
letter-e = E
letter-c = C
letter-i = I
letter-a = A
letter-l = L
drawn-letter-none = нет
part-head = голова
part-torso = туловище
part-arms = руки
part-legs = ноги
type-creature = тварь
type-human = человек
type-robot = робот
type-super-mutant = супермутант
type-monster = монстр
# Whatever an agenda card activates: types of enemies and factions, all of them together.
force-creature = твари
force-human = люди
force-robot = роботы
force-super-mutant = супермутанты
force-monster = монстры
force-star = группировка звезды
force-shield = группировка щита
faction-star = группировка звезды
faction-shield = группировка щита
foe-star = жетон группировки звезды
foe-shield = жетон группировки щита
property-aggressive = Агрессивный
property-armored = Броня
property-radioactive = Радиоактивный
property-ranged = Дальнобойный
property-loot = Добыча
property-flee = Бегство
item-deck-loot = добыча
item-deck-asset = активы
slot-weapon = оружие
slot-apparel = одежда
slot-companion = спутник
slot-suit = костюм под другой одеждой
slot-pack-1 = 1-я карта инвентаря
slot-pack-2 = 2-я карта инвентаря
slot-pack-3 = 3-я карта инвентаря
slot-pack-4 = 4-я карта инвентаря
slot-pack-5 = 5-я карта инвентаря
tile-number = фрагмент { $number }
sector-face-down = закрытый фрагмент { $number }
sector-mothership = инопланетный корабль
sector-nowhere = вне поля
back-start = начальный фрагмент
back-named = двусторонний фрагмент
back-danger = опасный фрагмент
back-deadly = смертоносный фрагмент
terrain-rough = пересечённая местность
terrain-radioactive = радиация
icon-ruin = руины
icon-settlement = поселение
icon-vault-84 = Убежище 84
icon-vault-109 = Убежище 109
icon-level = { $icon }, уровень { $level }
icon-enemy = враг: { $type }
tile-sectors = { $back }. Сектора: { $sectors }.

## What cards do: how it is put together

effect-and = { $first } и { $last }
effect-or = { $first } или { $last }
effect-either = { $first }, или { $last }
use-card = { $when } { $cost }: { $does }.
use-perk-once = { $when }, один раз: { $does }.
use-trait-up = { $when } потеряйте эту особенность: { $does }.
use-event = { $when }: { $does }.
moment-turn = в свой ход
moment-before-fight = перед броском в бою
moment-in-fight = в бою
moment-in-test = во время проверки
moment-gained = сразу
cost-exhaust = поверните эту карту
cost-discard = сбросьте эту карту
cost-caps = { $caps ->
    [one] заплатите { $caps } крышку
    [few] заплатите { $caps } крышки
   *[many] заплатите { $caps } крышек
}
kind-weapon = оружие
kind-apparel = одежда
kind-companion = спутник
kind-aid = припасы
kind-drug = препарат
kind-magazine = журнал
kind-junk = хлам
kind-tool = инструмент
kind-event = событие
kind-rule = карта персонажа
keyword-robot = робот
item-letters = Буквы: { $letters }.
item-ranged = Дальнобойное.
item-armour = Броня: { $armour }.
item-price = Цена: { $caps }.
item-ready = { $caps ->
    [one] Вернуть карту в подготовленное положение стоит { $caps } крышку.
    [few] Вернуть карту в подготовленное положение стоит { $caps } крышки.
   *[many] Вернуть карту в подготовленное положение стоит { $caps } крышек.
}
item-recruit = Вербуется, только если { $condition }.
item-keep = Когда карту возвращают в подготовленное положение, спутник остаётся, только если { $condition }.
trait-locked = Закреплена: пока она у вас есть, особенность с другой стороны жетона получить нельзя.
trait-plain = Сама по себе ничего не даёт; её могут требовать карты и истории.
survivor-letter = Начинает с буквой { $letter }.
survivor-health = Здоровье: { $health }.
survivor-trait = Особенность: { $trait }.
survivor-card = Карта персонажа: { $card }.
agenda-personal = Влияние 1; { $steps }.
agenda-step = { $influence }, если { $condition }
agenda-faction = { $faction ->
    [star] Влияние 1 и ещё 1 за каждое деление, на которое группировка звезды впереди на счётчике могущества.
   *[shield] Влияние 1 и ещё 1 за каждое деление, на которое группировка щита впереди на счётчике могущества.
}
agenda-activates = Активирует: { $forces }.
agenda-players = Используется, если игроков не меньше { $players }.
enemy-level = Уровень { $level }.
enemy-parts = Уязвимые части: { $parts }.
scenario-track = { $steps ->
    [one] Счётчик могущества: { $steps } деление.
    [few] Счётчик могущества: { $steps } деления.
   *[many] Счётчик могущества: { $steps } делений.
}
scenario-star = Звезда: { $name } ({ $token }).
scenario-shield = Щит: { $name } ({ $token }).
scenario-fog = Туман облучает всякого, кто входит в его сектор; это не враг.
scenario-condenser = Конденсатор рассеивает туман в своём секторе; это не враг.
scenario-icons = Добавляет значков попадания: { $icons }.

## What cards do: deeds

deed-heal = { $health ->
    [one] восстановите { $health } здоровье
   *[other] восстановите { $health } здоровья
}
deed-cleanse = { $rads ->
    [one] избавьтесь от { $rads } рада
   *[other] избавьтесь от { $rads } рад
}
deed-caps = { $caps ->
    [one] получите { $caps } крышку
    [few] получите { $caps } крышки
   *[many] получите { $caps } крышек
}
deed-loot = { $cards ->
    [one] возьмите { $cards } карту добычи
    [few] возьмите { $cards } карты добычи
   *[many] возьмите { $cards } карт добычи
}
deed-agenda = { $cards ->
    [one] возьмите { $cards } карту замысла
    [few] возьмите { $cards } карты замыслов
   *[many] возьмите { $cards } карт замыслов
}
deed-xp = { $points ->
    [one] получите { $points } очко опыта
    [few] получите { $points } очка опыта
   *[many] получите { $points } очков опыта
}
deed-move = { $points ->
    [one] получите { $points } очко движения
    [few] получите { $points } очка движения
   *[many] получите { $points } очков движения
}
deed-action = { $actions ->
    [one] получите ещё { $actions } действие
    [few] получите ещё { $actions } действия
   *[many] получите ещё { $actions } действий
}
deed-explore = откройте соседний закрытый фрагмент
deed-kill = { $sectors ->
    [0] убейте врага уровня не выше { $level } в своём секторе
    [one] убейте врага уровня не выше { $level } не дальше { $sectors } сектора от вас
   *[other] убейте врага уровня не выше { $level } не дальше { $sectors } секторов от вас
}
deed-unseen = скройтесь от врагов до конца раунда
deed-ready = { $what ->
    [companion] верните спутника в подготовленное положение (его требование не проверяется)
   *[all] верните все свои карты в подготовленное положение (бесплатно; требования спутников не проверяются)
}
deed-become = получите особенность «{ $trait }»
deed-lose = потеряйте особенность «{ $trait }»
deed-reroll = { $rerolls ->
    [one] получите { $rerolls } переброс
    [few] получите { $rerolls } переброса
   *[many] получите { $rerolls } перебросов
}
deed-set = { $dice ->
    [one] выставьте { $dice } кубик любой гранью вверх
    [few] выставьте до { $dice } кубиков любыми гранями вверх
   *[many] выставьте до { $dice } кубиков любыми гранями вверх
}
deed-hits = { $hits ->
    [one] нанесите ещё { $hits } попадание
    [few] нанесите ещё { $hits } попадания
   *[many] нанесите ещё { $hits } попаданий
}
deed-shield = { $armour ->
    [one] игнорируйте { $armour } значок попадания по вам
    [few] игнорируйте { $armour } значка попадания по вам
   *[many] игнорируйте { $armour } значков попадания по вам
}
deed-icons = { $icons ->
    [one] добавьте { $icons } значок попадания
    [few] добавьте { $icons } значка попадания
   *[many] добавьте { $icons } значков попадания
}

## What cards do: what lasts

lasting-reroll-in = { $task ->
    [fight] Ещё 1 переброс в боях, где используется { $letter }.
   *[test] Ещё 1 переброс при проверках { $letter }.
}
lasting-hits-against = { $hits ->
    [one] Ещё { $hits } попадание
    [few] Ещё { $hits } попадания
   *[many] Ещё { $hits } попаданий
} в бою { $type ->
    [creature] с тварями
    [human] с людьми
    [robot] с роботами
    [super-mutant] с супермутантами
   *[monster] с монстрами
}.
lasting-aim = { $part ->
    [head] Любому врагу можно попасть в голову.
    [torso] Любому врагу можно попасть в туловище.
    [arms] Любому врагу можно попасть в руки.
   *[legs] Любому врагу можно попасть в ноги.
}
lasting-safe-from = { $source ->
    [ground] Радиоактивные сектора вас не облучают.
   *[enemies] Враги вас не облучают.
}
lasting-rads-heal = Вместо того чтобы получать радиацию, вы восстанавливаете столько же здоровья.
lasting-camp-heal = На привале вы восстанавливаете на { $health } здоровья больше.
lasting-camp-heal-less = На привале вы восстанавливаете на { $health } здоровья меньше.
lasting-pack = { $places ->
    [one] В инвентаре помещается на { $places } карту больше.
    [few] В инвентаре помещается на { $places } карты больше.
   *[many] В инвентаре помещается на { $places } карт больше.
}
lasting-pack-less = { $places ->
    [one] В инвентаре помещается на { $places } карту меньше.
    [few] В инвентаре помещается на { $places } карты меньше.
   *[many] В инвентаре помещается на { $places } карт меньше.
}
lasting-stride = { $points ->
    [one] «Движение» даёт на { $points } очко больше.
    [few] «Движение» даёт на { $points } очка больше.
   *[many] «Движение» даёт на { $points } очков больше.
}
lasting-slow = «Движение» даёт { $points ->
    [one] на { $points } очко меньше
    [few] на { $points } очка меньше
   *[many] на { $points } очков меньше
}, если в этот ход не заплатить { $caps ->
    [one] { $caps } крышку
    [few] { $caps } крышки
   *[many] { $caps } крышек
}.
lasting-buy = { $caps ->
    [one] Каждая покупка стоит на { $caps } крышку дороже.
    [few] Каждая покупка стоит на { $caps } крышки дороже.
   *[many] Каждая покупка стоит на { $caps } крышек дороже.
}
lasting-buy-less = { $caps ->
    [one] Каждая покупка стоит на { $caps } крышку дешевле.
    [few] Каждая покупка стоит на { $caps } крышки дешевле.
   *[many] Каждая покупка стоит на { $caps } крышек дешевле.
}
lasting-second-apparel = Можно носить под другой одеждой.

## What cards ask for

condition-letter = у вас есть { $letter }
condition-letters = { $letters ->
    [one] у вас не меньше { $letters } разной буквы
   *[other] у вас не меньше { $letters } разных букв
}
condition-trait = у вас есть особенность «{ $trait }»
condition-no-trait = у вас нет особенности «{ $trait }»
condition-caps = { $caps ->
    [one] у вас не меньше { $caps } крышки
   *[other] у вас не меньше { $caps } крышек
}
condition-health = у вас не меньше { $health } здоровья
condition-unhurt = у вас полное здоровье
condition-rads = { $rads ->
    [one] у вас не меньше { $rads } рада
   *[other] у вас не меньше { $rads } рад
}
condition-rads-most = { $rads ->
    [0] у вас нет радиации
    [one] у вас не больше { $rads } рада
   *[other] у вас не больше { $rads } рад
}
condition-has = { $cards ->
    [1] у вас есть { $what ->
        [weapon] оружие
        [apparel] одежда
        [companion] спутник
        [aid] припасы
        [drug] препарат
        [magazine] журнал
        [junk] хлам
        [tool] инструмент
        [robot] робот
       *[unique] уникальный актив
    }
   *[other] у вас не меньше { $cards } { $what ->
        [weapon] карт оружия
        [apparel] карт одежды
        [companion] спутников
        [aid] карт припасов
        [drug] препаратов
        [magazine] журналов
        [junk] карт хлама
        [tool] инструментов
        [robot] роботов
       *[unique] уникальных активов
    }
}
condition-equipped = { $slot ->
    [weapon] у вас экипировано оружие
    [apparel] у вас экипирована одежда
   *[companion] с вами спутник
}
condition-armour = ваша броня не меньше { $armour }
condition-kept = { $cards ->
    [one] вы храните карту задания или встречи
   *[other] вы храните не меньше { $cards } карт заданий или встреч
}
condition-unexplored-most = { $tiles ->
    [0] не осталось закрытых фрагментов
    [one] закрытых фрагментов не больше { $tiles }
   *[other] закрытых фрагментов не больше { $tiles }
}

## The table as text

view-scenario = { $scenario }, делений на счётчике могущества: { $track }.
view-star = Звезда, { $name }: { $steps }.
view-shield = Щит, { $name }: { $steps }.
view-round = Раунд { $round }; первый игрок: { $first }
view-turn = Ходит { $seat }; осталось действий: { $actions }; осталось очков движения: { $points }
view-decks = Карт в колодах: замыслы { $agendas }, добыча { $loot }, активы { $assets }
view-influence = Нужно влияния: { $needed }.
view-own-influence = У вас { $influence }.
view-revealed = Раскрытый замысел: { $agenda }
view-survivors = Выжившие
view-eliminated = вне игры
view-nowhere = не на поле
view-body = Здоровье { $health } из { $full }, радиация { $rads }, крышки { $caps }, опыт { $experience }.
view-letters = Буквы: { $letters }
view-worn = Экипировано: { $cards }
view-carried = Инвентарь: { $cards }
view-own-card = Карта персонажа: { $cards }
view-traits = Особенности: { $cards }
view-perks = Преимущества: { $cards }
view-pledged = Верность: { $cards }
view-agendas = Скрытых карт замыслов: { $count }
view-unseen = До конца раунда враги не замечают этого выжившего.
view-map = Поле
view-face-down = Закрыты ({ $back }): { $tiles }
view-inactive = { $enemy }, неактивный
view-face-down-enemy = враг взакрытую: { $type }
view-market = Рынок
view-cards = Ваши карты
view-quests = Задания в игре: { $quests }
view-waiting = Ждёт, пока не найдено место: { $token }, { $sector }
view-hand = Ваши замыслы
view-agenda = { $agenda }, сейчас влияние { $worth }: { $text }
view-throw = { $seat }: кубики. Осталось перебросов: { $rerolls }.
view-dice = { $dice }
view-test = Значков попадания: { $icons } из { $difficulty } нужных.
view-foe = { $foe }: уровень { $level }. Уязвимые части: { $parts }. Нужно попаданий: { $needed }.
view-hits = Сейчас попаданий по врагу: { $hits }; значков попадания по вам: { $icons }.

## Options and ends

option-scenario = Сценарий
option-scenario-about = От него зависят поле, история и две группировки.
option-scenario-commonwealth-about = Подземка против Института в окрестностях Даймонд-Сити. Институт не медлит: это самый трудный из четырёх.
option-scenario-capital-about = Братство Стали против Анклава, от Мегатонны до Эспланады. С него легче всего начать.
option-scenario-far-harbor-about = Остров в тумане: портовый городок против Детей Атома. Туман здесь движется сам.
option-scenario-pitt-about = Повстанцы против работорговцев в городе сталеваров за мостом. Путь туда лежит через смертоносные земли.
option-track = Делений на счётчике могущества
option-track-about = Когда группировка доходит до конца счётчика, партия окончена. В коробке делений шесть; чем их меньше, тем короче партия и тем меньше времени набрать влияние.
option-track-warning = На таком коротком счётчике почти никто не успевает набрать влияние: чаще всего проигрывают все.
option-agendas = Какая часть колоды замыслов в игре, в процентах
option-agendas-about = Каждый раз, когда колода кончается, обе группировки продвигаются. Чем меньше карт, тем чаще это случается: партия короче и труднее.
option-agendas-warning = С такой маленькой колодой группировки дойдут до конца за несколько раундов: чаще всего проигрывают все.
option-faction-scoring = Замыслы группировок дают влияние
option-faction-scoring-about = Сколько влияния приносит замысел за помощь группировке, которая впереди.
faction-scoring-spaces = за каждое деление отрыва на счётчике могущества
faction-scoring-bands = за каждый участок отрыва на счётчике могущества
faction-scoring-none = только 1, каким бы ни был отрыв
option-rotation = Одно действие за ход, два круга в раунде
reason-influence = Набрано достаточно влияния.
reason-faction = Группировка дошла до конца счётчика могущества, и влияния кому-то хватило для победы.
reason-all-lost = Группировка дошла до конца счётчика могущества, а влияния никому не хватило: проиграли все.
reason-all-eliminated = Выживших не осталось: проиграли все.

## What is lacking

lack-caps = { $amount ->
    [one] Не хватает { $amount } крышки.
   *[many] Не хватает { $amount } крышек.
}
lack-points = Нужно { $needed ->
    [one] { $needed } очко движения
    [few] { $needed } очка движения
   *[many] { $needed } очков движения
}, а у вас { $left }.
lack-actions = В этом ходу у вас не осталось действий.
lack-distance = { $steps ->
    [one] Слишком далеко: в { $steps } секторе отсюда.
   *[many] Слишком далеко: в { $steps } секторах отсюда.
}
lack-turned = Карта уже повёрнута: { $item }.
