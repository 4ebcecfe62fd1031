### Shelter: names, actions, prompts, events, effects

game-name = Убежище
game-kind = Расстановка рабочих: жители, комнаты, угрозы
game-about = От двух до четырёх смотрителей делят одно убежище. Расставляйте жителей, стройте комнаты, отбивайтесь от незваных гостей — и пусть на вашем этаже живут счастливее всех.

# In the genitive: «кубик энергии».
resource-energy = энергии
resource-food = пищи
resource-water = воды
spared-energy = кубик энергии
spared-food = кубик пищи
spared-water = кубик воды
spared-any = «любой ресурс»
side-left = слева от лифта
side-right = справа от лифта
track-items = ряд предметов
track-rooms = ряд комнат
letter-S = S
letter-P = P
letter-E = E
letter-C = C
letter-I = I
letter-A = A
letter-L = L
source-room = в комнате
source-building = за строительство
source-threat = за устранение угрозы
source-item = благодаря предмету
source-end = при подведении итогов
cause-none = причины нет
cause-six-rooms = построена шестая комната
cause-threat-deck = взята последняя карта колоды угроз
cause-round-limit = исчерпан лимит раундов
health-healthy = здорового
health-injured = раненого
direction-forward = →
direction-back = ←
terms-must-pay = Вы платите её цену.
terms-may-pay = Вы платите её цену или ничего не строите.
terms-free = Платить не нужно.
token-heal = лечение
token-train = улучшение характеристики
token-train-letter = улучшение характеристики { $letter }

level-top = верхний этаж
level-of = этаж игрока { $number }
space-elevator = лифт ({ $level })
space-room = место { $place }, ячейка { $slot } ({ $level })
space-top = { $room }, ячейка { $slot }
space-top-only = { $room }
# In the accusative: «Игрок 1 размещает жителя».
dweller-plain = жителя
dweller-injured = раненого жителя
dweller-trained = жителя с улучшенной характеристикой { $letter }
dweller-trained-injured = раненого жителя с улучшенной характеристикой { $letter }

## Actions

action-first = Начинает { $seat }
action-deal-item = Выложить предмет: { $item }
action-deal-room = Выложить комнату: { $room }
action-spawn-dice = На кубиках { $first } и { $second }
action-draw-threat = Взять угрозу: { $threat }
action-fight-dice = На кубиках { $first } и { $second }
action-pass = Спасовать до конца раунда
action-place = Разместить { $dweller }: { $space }
action-join = Добавить { $dweller }
action-use = Применить предмет: { $item }
action-go-on = Продолжить
action-cure = Вылечить { $dweller }
action-pay = Заплатить кубик { $resource }
action-pay-item = Сбросить предмет: { $item }
action-choose-room = Построить комнату: { $room }
action-decline-room = Ничего не строить
action-spare = Вычесть из цены { $resource }
action-site = Построить { $side }
action-take = Взять кубик { $resource }
action-take-item = Взять предмет: { $item }
action-make-ready = Подготовить предмет: { $item }
action-no-trade = Сейчас не менять
action-trade = Обмен { $direction }, { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
action-trade-terms = Отдать { $give }, взять { $take }: { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
action-one-of-two = Выбрать { $hurt }
action-roll = Бросить кубики
action-accept-injury = Смириться с ранением
action-take-income = Взять ренту: кубик { $resource }
action-decline-income = Отказаться от ренты
action-choose-letter = Улучшить характеристику { $letter }

## Prompts

prompt-first = Кто последним спускался под землю?
prompt-deal-item = В ряд предметов выкладывают карту.
prompt-deal-room = В ряд комнат выкладывают карту.
prompt-spawn = Бросок на угрозы: { $level }.
prompt-draw-threat = Угроза появится здесь: { $space }.
prompt-fight = Бросок в бою.
prompt-turn = Разместите жителя, примените предмет или спасуйте.
prompt-join = Здесь нужны два жителя: { $space }. Кто будет вторым?
prompt-use = Применить предмет, прежде чем продолжить?
prompt-items = Ваши предметы, которые можно применить, пока ходят другие.
prompt-cure = Кого из жителей вылечить?
prompt-pay = Каким ресурсом вы платите? { $count ->
    [one] Осталось заплатить { $count } ресурс.
    [few] Осталось заплатить { $count } ресурса.
   *[many] Осталось заплатить { $count } ресурсов.
}
prompt-pay-item = Какой предмет вы сбрасываете?
prompt-choose-room = Какую комнату вы строите? { $terms }
prompt-spare = { $room }: какой ресурс вычесть из цены?
prompt-site = С какой стороны от лифта построить комнату «{ $room }»?
prompt-take = Какой ресурс взять?{ $count ->
    [one] { "" }
    [few] { " " }Осталось взять { $count } ресурса.
   *[many] { " " }Осталось взять { $count } ресурсов.
}
prompt-take-item = Какой предмет взять?
prompt-make-ready = Какой предмет подготовить?
prompt-exchange = Обмен: { $rate }. В какую сторону и сколько раз?
prompt-one-of-two = Кому из двух жителей: { $token }?
prompt-arm = Применить предмет перед броском?
prompt-lose = Выпало слишком мало для победы. Применить предмет или смириться с ранением?
prompt-income = В вашей комнате разместили чужого жителя: { $space }. Возьмите ренту — любой ресурс — или откажитесь. Решить нужно до вашего следующего хода, а если его не будет — до конца раунда.
prompt-choose-letter = Какую характеристику улучшит ваш житель?

## Events

event-starts = Начинает { $seat }.
event-round = Раунд { $round }.
event-spawn-rolled = Бросок на угрозы, { $level }: { $first } и { $second } — колонка { $sum }.
event-threat-appears = Новая угроза — { $threat }: { $space }.
event-threats-shuffled = Сброшенные угрозы перемешаны и составили новую колоду.
event-placed = { $seat } размещает { $dweller }: { $space }.
event-joined = { $seat } добавляет { $dweller }: { $space }.
event-doubled = { $seat } получает двойную награду: { $space }.
event-passed = { $seat } пасует до конца раунда.
event-paid = { $seat } платит { $what }.
event-paid-item = { $seat } сбрасывает предмет: { $item }.
event-injured = { $seat }: житель ранен ({ $space }).
event-healed = { $seat } лечит { $dweller }.
event-gained = { $seat } получает { $what }.
event-spilled = { $seat }: не помещается и пропадает { $what }.
event-spilled-any = { $seat }: отсеки планшета полны, { $times ->
    [one] пропадает { $times } ресурс на выбор.
    [few] пропадает { $times } ресурса на выбор.
   *[many] пропадает { $times } ресурсов на выбор.
}
event-happiness = { $seat } получает { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
   *[many] { $amount } жетонов
} счастья { $source }.
event-arrived = { $seat } получает нового жителя: { $space }.
event-no-arrival = { $seat }: жителей уже семеро, новый не приходит.
event-item-taken = { $seat } берёт предмет: { $item }.
event-item-dealt = Новое в ряду предметов: { $what }.
event-room-dealt = Новое в ряду комнат: { $what }.
event-token-taken = { $seat } забирает жетон первого игрока.
event-refreshed = { $seat } обновляет { $track }.
event-reshuffled = Чтобы пополнить { $track }, сброс перемешан и стал новой колодой.
event-readied = { $seat } подготавливает предмет: { $item }.
event-exchanged = { $seat } меняет ресурсы{ $times ->
    [one] { "" }
    [few] { " " }{ $times } раза
   *[many] { " " }{ $times } раз
}: { $rate }.
event-built = { $seat } строит комнату { $side }: { $room }.
event-income-taken = { $seat } берёт ренту: кубик { $resource }.
event-income-declined = { $seat } отказывается от ренты.
event-item-used = { $seat } применяет предмет: { $item }.
event-fight-rolled = { $seat } бросает кубики: { $first } и { $second }{ $bonus ->
    [0] { "" }
   *[other] , плюс { $bonus }
}.
event-fight-won = { $seat } побеждает в бою: { $threat }.
event-fight-lost = { $seat } проигрывает бой: { $threat }.
event-defeated = Угроза устранена — { $threat }: { $space }.
event-recalled = Жители возвращаются.
event-trained = { $seat }: житель улучшил характеристику { $letter }.
event-training-spent = { $seat }: улучшение { $letter } израсходовано.
event-training-lost = { $seat }: характеристика { $letter } уже улучшена у другого жителя, новое улучшение пропадает.
event-end-near = Это последний раунд: { $cause }.
event-penalty = { $amount ->
    [0] { $seat } не теряет счастья из-за угроз.
    [one] { $seat } теряет { $amount } жетон счастья из-за угроз.
    [few] { $seat } теряет { $amount } жетона счастья из-за угроз.
   *[many] { $seat } теряет { $amount } жетонов счастья из-за угроз.
}
event-end-item = Итоги, { $seat }: { $item } — { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
   *[many] { $amount } жетонов
} счастья.

## Events told together

event-spawned = Бросок на угрозы, { $level }: { $first } и { $second }. Появляется угроза — { $threat }: { $space }.
event-spent-doubled = { $seat } расходует улучшение { $letter } и получает двойную награду: { $space }.
event-income-gained = { $seat } берёт ренту: кубик { $resource }.
event-fight-rolled-won = { $seat } бросает { $first } и { $second }{ $bonus ->
    [0] { "" }
   *[other] , плюс { $bonus }
} и побеждает: { $threat }.
event-fight-rolled-lost = { $seat } бросает { $first } и { $second }{ $bonus ->
    [0] { "" }
   *[other] , плюс { $bonus }
} и проигрывает бой: { $threat }.

## What is lacking, and ties

lack-cubes = Не хватает: { $missing }.
lack-items = { $amount ->
    [one] Не хватает { $amount } предмета.
   *[many] Не хватает { $amount } предметов.
}
lack-taken = Ячейку уже занимает { $seat }.
lack-elevator = У этого лифта другой хозяин: { $seat }.
lack-healthy = { $count ->
    [0] Здоровых доступных жителей у вас нет.
   *[other] Здоровых доступных жителей у вас: { $count }.
}
lack-room = Ближе всего — { $room }. Не хватает: { $missing }.
lack-site = На вашем этаже больше нет места для комнат.
tie-cubes = Счастья поровну ({ $score }). Решают ресурсы: { $more } против { $less }.
tie-dwellers = Счастья и ресурсов поровну. Решают жители: { $more } против { $less }.
tie-items = Счастья, ресурсов и жителей поровну. Решают предметы: { $more } против { $less }.
tie-shared = Счастья ({ $score }), ресурсов, жителей и предметов поровну: победа общая.

## View

view-round = Раунд { $round } из { $limit }; жетон первого игрока: { $first }
view-decks = В колодах: { $threats ->
    [one] { $threats } угроза
    [few] { $threats } угрозы
   *[many] { $threats } угроз
}, { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[many] { $rooms } комнат
}, { $items ->
    [one] { $items } предмет
    [few] { $items } предмета
   *[many] { $items } предметов
}
view-room-track = РЯД КОМНАТ
view-item-track = РЯД ПРЕДМЕТОВ
view-player = { $seat }: энергия { $energy }, пища { $food }, вода { $water }, счастье { $happiness }; доступны: { $home }; предметы: { $items }

## Icons, counted

icon-energy = { $count ->
    [one] { $count } кубик энергии
    [few] { $count } кубика энергии
   *[many] { $count } кубиков энергии
}
icon-food = { $count ->
    [one] { $count } кубик пищи
    [few] { $count } кубика пищи
   *[many] { $count } кубиков пищи
}
icon-water = { $count ->
    [one] { $count } кубик воды
    [few] { $count } кубика воды
   *[many] { $count } кубиков воды
}
icon-any = { $count ->
    [one] { $count } любой ресурс
    [few] { $count } любых ресурса
   *[many] { $count } любых ресурсов
}
icon-happiness = { $count ->
    [one] { $count } жетон счастья
    [few] { $count } жетона счастья
   *[many] { $count } жетонов счастья
}
icon-dweller = { $count ->
    [one] { $count } нового жителя
    [few] { $count } новых жителей
   *[many] { $count } новых жителей
}
icon-item = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}

## Effects

effect-linked = Для двух жителей.
effect-injured-only = Только для раненых.
effect-pay = Заплатите { $cost }.
effect-price = цену комнаты
effect-injury = Житель становится раненым.
effect-fight = В бою нужно { $number } или больше.
effect-gain = Получите { $reward }.
effect-first-player = Возьмите жетон первого игрока.
effect-refresh-items = Обновите ряд предметов.
effect-refresh-rooms = Обновите ряд комнат.
effect-ready = Подготовьте { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}.
effect-build = Постройте { $count ->
    [one] { $count } комнату
    [few] { $count } комнаты
   *[many] { $count } комнат
}.
effect-heal = Житель выздоравливает.
effect-train = Вернувшись, житель улучшит характеристику на ваш выбор.
effect-train-letter = Вернувшись, житель улучшит характеристику { $letter }.
effect-exchange = До конца хода можно менять в любую сторону сколько угодно раз: { $rate }.
effect-rate = { $left } ↔ { $right }
effect-letter = Если улучшена характеристика { $letter }, награда удваивается.

## Abilities

ability-fight = Поверните предмет перед броском в бою, чтобы прибавить { $number } к результату.
ability-gain = Поверните предмет, чтобы получить { $reward }.
ability-trade = Поверните предмет и заплатите { $cost }, чтобы получить { $reward }.
ability-refresh-items = Поверните предмет, чтобы обновить ряд предметов.
ability-refresh-rooms = Поверните предмет, чтобы обновить ряд комнат.
ability-ready = Поверните предмет, чтобы подготовить другой свой предмет, кроме предметов с такой же способностью.
ability-heal = Поверните предмет, чтобы вылечить одного из своих доступных жителей.
ability-trained = Поверните предмет перед размещением: в этот ход характеристика { $letter } вашего жителя считается улучшенной.
ability-discount = Поверните предмет перед размещением: в этот ход комната обойдётся вам на 1 ресурс дешевле.
ability-shield = Поверните предмет после проигранного боя, чтобы ваш житель не стал раненым.
ability-reroll = Поверните предмет после проигранного боя, чтобы бросить кубики ещё раз.
ability-income = Рента приносит вам на 1 ресурс больше.
ability-on-build = Каждый раз, когда вы строите комнату, получайте { $reward }.
ability-on-win = Каждый раз, когда вы побеждаете в бою, получайте { $reward }.
ability-on-dweller = Каждый раз, когда у вас появляется новый житель, получайте { $reward }.
ability-end-rooms = В конце игры получите 1 жетон счастья за { $number ->
    [1] каждую комнату
    [one] каждую { $number } комнату
    [few] каждые { $number } комнаты
   *[many] каждые { $number } комнат
} на вашем этаже.
ability-end-dwellers = В конце игры получите 1 жетон счастья за { $number ->
    [1] каждого своего жителя
    [one] каждого { $number } своего жителя
   *[many] каждых { $number } своих жителей
}.
ability-end-items = В конце игры получите 1 жетон счастья за { $number ->
    [1] каждый свой предмет
    [one] каждый { $number } свой предмет
    [few] каждые { $number } своих предмета
   *[many] каждые { $number } своих предметов
}, считая этот.
ability-end-resources = В конце игры получите 1 жетон счастья за { $number ->
    [1] каждый оставшийся у вас ресурс
    [one] каждый { $number } оставшийся у вас ресурс
    [few] каждые { $number } оставшихся у вас ресурса
   *[many] каждые { $number } оставшихся у вас ресурсов
}.
ability-end-safe = В конце игры получите { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[many] { $number } жетонов
} счастья, если на вашем этаже нет угроз.
ability-discard = Сбросьте этот предмет, чтобы получить { $reward }.

## Options and ends

option-rounds = Лимит раундов
option-rounds-about = Партия сама кончается через восемь — десять раундов; меньший лимит лишь обрывает её.
option-first = Кто начинает
first-random = Случайно
first-seat-1 = Место 1
first-seat-2 = Место 2
first-seat-3 = Место 3
first-seat-4 = Место 4
option-colour = Цвет
colour-blue = Синий
colour-yellow = Жёлтый
colour-green = Зелёный
colour-purple = Фиолетовый
reason-six-rooms = Построена шестая комната.
reason-threat-deck = Вышла последняя угроза.
reason-round-limit = Исчерпан лимит раундов.
