hint-wasteland-measure = В десятых долях влияния, по расчёту бота.
hint-wasteland-influence = влияние, включая то, что скоро дадут ваши замыслы
hint-wasteland-letters = буквы, опыт, преимущества и особенности
hint-wasteland-things = ваши вещи и польза от них
hint-wasteland-caps = крышки и то, что на них ещё можно купить
hint-wasteland-health = здоровье
hint-wasteland-rads = радиация: сама она не пройдёт
hint-wasteland-track = счётчик могущества: он может закончиться раньше, чем вам хватит влияния
hint-wasteland-rivals = что дадут соперникам их карты группировок
hint-wasteland-danger = враги, которые смогут до вас добраться, когда будут действовать
hint-wasteland-errands = ближе к тому, за чем стоит идти
hint-wasteland-goal = что даёт цель, с учётом шанса её выполнить
hint-wasteland-price = чего будет стоить попытка
hint-wasteland-encounter = что в среднем приносят встречи в таком месте
hint-wasteland-option = что в среднем приносят такие решения
hint-wasteland-tile = ещё один фрагмент поля
hint-wasteland-kill = что даст убийство, с учётом шанса
hint-wasteland-wounds = во что вам, скорее всего, обойдётся бой
hint-wasteland-dice = что дают кубики
hint-wasteland-reroll = насколько лучше перебросить эти кубики
hint-wasteland-deal = что даст сделка, если на неё согласятся

## parts

picture-wasteland = Партия в «Пустошь» в разгаре: карта Содружества, на ней выжившие, враги и ещё не разведанные земли
wasteland-influence = Влияние
wasteland-agendas-held = Замыслов на руках

## map

wasteland-map = Карта Пустоши
wasteland-map-tools = Сдвинуть поле
wasteland-map-me = Вокруг меня
wasteland-map-all = Всё поле
wasteland-map-in = Ближе
wasteland-map-out = Отдалить
wasteland-map-legend = Условные знаки
wasteland-unmapped = не разведано
wasteland-back-danger = опасно
wasteland-back-deadly = смертоносно
wasteland-back-start = начало
wasteland-back-named = известное место
wasteland-ground-rough = пересечённая местность
wasteland-ground-rads = радиация
wasteland-ground-fog = туман
wasteland-site-level = { $site }, уровень { $level }
wasteland-here = Вы здесь
wasteland-piece-enemy = { $name }, уровень { $level }
wasteland-piece-fled = { $name } (в бегах, лицом вниз)
wasteland-piece-hidden = { $count ->
    [1] Лицом вниз: { $type }
   *[other] Лицом вниз: { $type } ×{ $count }
}
wasteland-piece-token = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
wasteland-piece-cap = здесь лежит крышка
wasteland-way-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
wasteland-way-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
wasteland-way-rads = { $count ->
    [one] { $count } радиация
   *[other] радиации: { $count }
}
wasteland-way-ambushes = { $count ->
    [one] засада
   *[other] засад: { $count }
}
wasteland-go-there = Путь туда: { $cost }
wasteland-there = Там: { $names }
wasteland-fight-token = Вступить в бой: { $token } ({ $sector })
wasteland-turn-here = На месте
wasteland-turn-go = Пойти
wasteland-turn-cards = Ваши карты
wasteland-plan = Идти: { $sector }
wasteland-plan-via = Через: { $sectors }. Если по пути что-то случится, вы остановитесь.
wasteland-plan-go = В путь
wasteland-loupe-close = Закрыть
wasteland-sign-rough = пересечённая местность
wasteland-sign-trefoil = радиация
wasteland-sign-settlement = поселение: число – его уровень
wasteland-sign-ruin = руины: число – их уровень
wasteland-sign-vault = убежище
wasteland-sign-creature = тварь
wasteland-sign-human = человек
wasteland-sign-robot = робот
wasteland-sign-super-mutant = супермутант
wasteland-sign-monster = монстр
wasteland-sign-star = группировка звезды
wasteland-sign-shield = группировка щита
wasteland-sign-caps = крышки
wasteland-sign-health = здоровье
wasteland-sign-marker = метка задания

## sheet and vats

wasteland-offer-letter = Новая буква
wasteland-offer-letter-text = Перебросы в её проверках и с оружием, где она указана; до нового уровня на одно очко опыта больше.
wasteland-offer-perk = Преимущество вместо буквы
wasteland-offer-perks = Эта буква у вас есть: жетон возвращается, а вы выбираете одно из её преимуществ: { $perks }.
wasteland-sheet-track = Здоровье { $health } из { $full }, радиация { $rads }
wasteland-sheet-track-note = Радиация растёт слева, раны — справа. Где они сойдутся, персонаж погибнет.
wasteland-sheet-letters = Буквы: { $letters }. Опыт прошёл { $passed } из { $count }.
wasteland-sheet-letters-note = Каждое очко опыта сдвигает метку к следующей букве; за последней — новый уровень.
wasteland-sheet-health = Здоровье
wasteland-sheet-out = вне игры
wasteland-sheet-caps = Крышки
wasteland-sheet-armour = Броня
wasteland-sheet-deaths = Смертей
wasteland-sheet-turned = Карта повёрнута
wasteland-sheet-free = Свободно: { $slot }
wasteland-sheet-worn = Снаряжение
wasteland-sheet-pack = Инвентарь
wasteland-sheet-traits = Особенности и преимущества
wasteland-sheet-kept = Оставленные карты заданий и встреч
wasteland-sheet-loyal = Верность: { $faction }
wasteland-sheet-mine = Ваш персонаж: весь планшет
wasteland-companion-equip = Взять с собой: { $name }
wasteland-companion-unequip = Пусть подождёт в инвентаре: { $name }
wasteland-companion-equip-gained = Взять с собой
wasteland-companion-carry-gained = Пусть подождёт в инвентаре
wasteland-sheet-whole-sheet = Весь планшет
wasteland-sheet-left = Осталось действий: { $actions }; очков движения: { $points }

wasteland-vats-level = Уровень { $level }
wasteland-foe-needed = { $count ->
    [one] Убивает { $count } попадание.
    [few] Убивают { $count } попадания.
   *[many] Убивают { $count } попаданий.
}
wasteland-foe-parts = Уязвимо: { $parts }.
wasteland-foe-odds = Ваши шансы сейчас: убить — { $kill }, урон — около { $damage }, погибнуть — { $death }.
wasteland-foe-damage = Урон { $level } за каждый неотражённый значок
wasteland-foe-extra = Добавляет своих значков попадания: { $count }.
wasteland-foe-apart = Вы стреляете из соседнего сектора.
wasteland-foe-shoots = Стреляет из соседнего сектора: на значок больше, если ваше оружие не дальнобойное.
wasteland-property-aggressive = нападает на всякого, кто рядом.
wasteland-property-armored = нужно на одно попадание больше.
wasteland-property-radioactive = вместе с уроном облучает.
wasteland-property-ranged = атакует из соседнего сектора.
wasteland-property-loot = после него остаётся карта.
wasteland-property-flee = убегает, если его не убить.
wasteland-dice = Кубики V.A.T.S.
wasteland-die = Кубик { $number }: { $face }. { $verdict }
wasteland-die-hits = попал
wasteland-die-misses = мимо
wasteland-die-hurts = { $count ->
    [one] { $count } значок по вам
    [few] { $count } значка по вам
   *[many] { $count } значков по вам
}
wasteland-die-icons = { $count ->
    [0] без значка
    [one] { $count } значок
    [few] { $count } значка
   *[many] { $count } значков
}
wasteland-die-again = переброс
wasteland-lies-hits = Попаданий: { $hits } (нужно { $needed }).
wasteland-lies-sure = (без кубиков: { $count })
wasteland-lies-icons = Значков по вам: { $icons }.
wasteland-lies-held = (отражено: { $held })
wasteland-lies-test = Значков попадания: { $icons } (нужно { $difficulty }).
wasteland-reroll = Перебросить № { $dice }
wasteland-keep = Оставить кубики
wasteland-vats-go-on = Дальше
wasteland-mark-best = Отметить лучшее: № { $dice }
wasteland-press-dice = Нажмите на кубики, которые хотите перебросить.
wasteland-press-keys = (клавиши 1, 2, 3)
wasteland-vats-asks = { $rerolls ->
    [0] Кубики брошены.
   *[other] Оставить кубики или перебросить часть? Осталось перебросов: { $rerolls }.
}
wasteland-set-die = Какой кубик повернуть и какой гранью?
wasteland-uses = Можно применить сейчас
wasteland-vats-odds-choice = Выбор
wasteland-vats-odds-keep = Оставить
wasteland-vats-odds-reroll = Перебросить № { $dice }
wasteland-vats-odds-now = Как есть
wasteland-vats-odds-best = лучшее
wasteland-vats-odds-kill = Убить
wasteland-vats-odds-pass = Успех
wasteland-vats-odds-damage = Урон
wasteland-vats-odds-death = Гибель
wasteland-test = Проверка: { $letters }, сложность { $difficulty }
wasteland-watch-fight = ведёт бой: { $foe }
wasteland-watch-test = проходит проверку, сложность { $difficulty }
wasteland-result-killed = { $foe }: победа.
wasteland-result-stands = { $foe } на ногах: { $missing ->
    [one] не хватило { $missing } попадания
   *[other] не хватило { $missing } попаданий
} ({ $hits } из { $needed }).
wasteland-result-died = { $foe } оказался сильнее: удар нанести не успели.
wasteland-result-hurt = Урон: { $damage }.
wasteland-result-unhurt = Урона нет.
wasteland-result-rads = Радиация: { $rads }.
wasteland-result-held = Броня отразила: { $held }.
wasteland-result-passed = Проверка пройдена: значков { $icons } (нужно { $difficulty }).
wasteland-result-failed = Проверка провалена: { $missing ->
    [one] не хватило { $missing } значка
   *[other] не хватило { $missing } значков
} ({ $icons } из { $difficulty }).

wasteland-scene-fight = { $name } в бою: { $foe }
wasteland-scene-test = { $name }: проверка { $letters }
wasteland-scene-killed = победа
wasteland-scene-stands = попаданий { $hits } из { $needed }
wasteland-scene-died = { $name } падает
wasteland-scene-passed = успех
wasteland-scene-failed = провал
wasteland-scene-death = { $name } погибает
wasteland-scene-death-text = Обратно на стартовый фрагмент, с полным здоровьем, но без инвентаря. Радиация остаётся.
wasteland-scene-out = { $name } выбывает из игры
wasteland-scene-out-text = Радиация не оставила места для здоровья.
wasteland-scene-level = { $name }: новый уровень
wasteland-scene-perk = Новое преимущество
wasteland-scene-letter = Новая буква
wasteland-scene-explored = { $name } на разведке
wasteland-scene-gains = { $name }: новая вещь
wasteland-scene-event = { $name }: неприятность
wasteland-scene-advanced = Счётчик могущества
wasteland-scene-steps = +{ $count }
wasteland-scene-activation = Действуют враги
wasteland-scene-moved = двинулись: { $count }
wasteland-scene-attacks = атака: { $names }
wasteland-scene-woke = проснулись: { $count }
wasteland-scene-fog = туман
wasteland-scene-nobody = никого

## story, camp and power

# story: карты, которые читают
wasteland-kind-encounter = Встреча
wasteland-kind-encounter-level = Встреча · уровень { $level }
wasteland-kind-quest = Задание
wasteland-kind-goal = Задание
wasteland-card-coming = Открывают карту…
wasteland-reading = История
wasteland-fold = Отложить
wasteland-unfold = Читать дальше
wasteland-on-table = Открыто поверх поля.
wasteland-open-it = Открыть
wasteland-read-it = Прочесть
wasteland-to-map = Вернуться к полю
wasteland-go-on = { $more ->
    [0] Дальше
   *[other] Дальше (не прочитано ещё: { $more })
}
wasteland-chooses = Выбирает { $name }:
wasteland-you = Вы
wasteland-went-well = Успех
wasteland-went-wrong = Провал
wasteland-odds = { $percent } %
wasteland-odds-best = Вероятность успеха, если перебрасывать кубики наилучшим образом; карты, которые можно применить, не учтены.
wasteland-odds-death = ☠ { $percent } %
wasteland-odds-sure = Наверняка
wasteland-encounter-ahead = Займёт действие. Вы прочтёте карту и выберете, как быть; перед выбором у каждого варианта видно, чего он требует и какова ваша точная вероятность успеха.
wasteland-option-need = У вас нет того, что для этого нужно.
wasteland-option-price = У вас нет того, чем это оплачивают.
wasteland-option-must = Придётся выбрать другой вариант.
wasteland-quests = Задания в игре
wasteland-no-quests = Сейчас заданий нет.
wasteland-opening = Вступление
wasteland-number = № { $number }
wasteland-on-card = { $caps ->
    [one] На карте лежит { $caps } крышка.
    [few] На карте лежат { $caps } крышки.
   *[other] На карте лежит { $caps } крышек.
}
wasteland-try = Попробовать
wasteland-lacks-place = Вы не там.
wasteland-lacks-need = У вас нет того, что для этого нужно.
wasteland-lacks-price = У вас нет того, чем это оплачивают.
wasteland-lacks-enemy = Мешает враг в вашем секторе.
wasteland-lacks-out = Вы выбыли из игры.
wasteland-you-could = Вам это по силам уже сейчас
wasteland-could = Сейчас может: { $name }
wasteland-more-places = { $count ->
    [one] Ещё { $count } место
    [few] Ещё { $count } места
   *[other] Ещё { $count } мест
}
wasteland-so-far = Что уже произошло
wasteland-all-pages = Все страницы: { $count }
wasteland-again = Перечитать
wasteland-came-into-play = входит в игру

# camp: рынок и обмен
wasteland-caps = { $caps ->
    [one] { $caps } крышка
    [few] { $caps } крышки
   *[other] { $caps } крышек
}
wasteland-agendas = { $count ->
    [one] { $count } карта замысла
    [few] { $count } карты замысла
   *[other] { $count } карт замысла
}
wasteland-ranged = дальнобойное
wasteland-armour = броня { $armour }
wasteland-market = Рынок
wasteland-market-have = { $caps ->
    [one] У вас { $caps } крышка.
    [few] У вас { $caps } крышки.
   *[other] У вас { $caps } крышек.
}
wasteland-market-sell = Ваши вещи
wasteland-buy = Купить
wasteland-recruit = Завербовать
wasteland-sell = Продать
wasteland-not-for-sale = Не продаётся
wasteland-caps-short = { $caps ->
    [one] Не хватает { $caps } крышки
   *[other] Не хватает { $caps } крышек
}
wasteland-trades = Торгует { $name }: { $deals ->
    [one] осталась { $deals } сделка
    [few] осталось { $deals } сделки
   *[other] осталось { $deals } сделок
}
wasteland-decks = В колодах: активов { $asset }, добычи { $loot }. В сбросе: { $assets } и { $loots }.
wasteland-rest-gives = Отдых восстановит здоровье: { $health }.
wasteland-camp-whole = Всё сразу и закончить привал
wasteland-trade-near = Обмен
wasteland-trade-with = { $name }
wasteland-nobody-near = Рядом никого, с кем можно меняться.
wasteland-trade-title = Обмен: { $name }
wasteland-you-give = Вы отдаёте
wasteland-you-get = Вы получаете. Отдаёт { $name }
wasteland-nothing = ничего
wasteland-has-nothing = Вещей нет
wasteland-worn = экипировано
wasteland-caps-of = Крышки (всего { $caps })
wasteland-agendas-of = Карты замыслов (всего { $count })
wasteland-less = Меньше на единицу
wasteland-more = Больше на единицу
wasteland-give-and-take = Выберите, что отдаёте и что хотите взамен.
wasteland-caps-after = Ваши крышки: { $before } → { $after }.
wasteland-agendas-after = Ваши карты замыслов: { $before } → { $after }.
wasteland-agendas-which = Какие именно карты замыслов отдать, вы выберете, когда обмен состоится.
wasteland-agendas-theirs = Какие карты замыслов вы получите, выбирает { $name }.
wasteland-show-one = Показать карту замысла. Смотрит { $name }
wasteland-show-sure = Показать карту «{ $card }»? Её увидит { $name }, и скрыть её снова будет нельзя.
wasteland-show-now = Показать
wasteland-show-not = Не показывать
wasteland-offer-asks = Согласны на обмен?
wasteland-offer-made = Ваше предложение. Решает { $name }
wasteland-offer-withdraw = Отозвать
wasteland-at-most = { $has }, нужно не больше { $asks }
wasteland-seen = Что вам показывает { $name }
wasteland-propose = Предложить. Отвечает { $name }
wasteland-trade-clear = Очистить
wasteland-offers-left = На этом привале осталось предложений: { $count }

# power: счётчик, колода, замыслы
wasteland-power = Счётчик могущества и колода замыслов
wasteland-factions = Группировки
wasteland-track-at = { $name }: делений { $steps } из { $track }.
wasteland-track-end = Группировка, дошедшая до конца счётчика, завершает партию: побеждают те, у кого хватает влияния; если таких нет, проигрывают все.
wasteland-deck-ends = Когда колода замыслов кончается, её тасуют заново, группировки продвигаются, а первым игроком становится сосед справа.
wasteland-round = Раунд { $round }
wasteland-deck-left = { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
   *[other] осталось { $left } карт
}
wasteland-level = уровень { $level }
wasteland-parts = уязвимые части: { $parts }
wasteland-icons = { $icons ->
    [one] ещё { $icons } значок попадания
    [few] ещё { $icons } значка попадания
   *[other] ещё { $icons } значков попадания
}
wasteland-next-band = Со следующей полосы: { $text }
wasteland-unseen = Кого активируют карты, которых вы не видели
wasteland-hand = Ваши замыслы
wasteland-influence-of = Влияние: { $influence } из { $needed }
wasteland-worth = сейчас даёт { $worth }
wasteland-worth-now = сколько даёт сейчас
wasteland-worth-then = тогда даст { $influence }
wasteland-lead = { $name }: отрыв на счётчике { $asks } (сейчас { $has })
wasteland-open = открыта
wasteland-or = или
wasteland-met = выполнено
wasteland-of = { $has } из { $asks }
wasteland-pledge = Объявить о верности: { $name }
wasteland-renounce = Забрать в руку
wasteland-laid-open = Все замыслы открыты
wasteland-epilogue = Чем всё кончилось
wasteland-power-chart = Могущество
wasteland-end-faction = Конец счётчика могущества: { $faction }. Влияния для победы ({ $needed }) хватило: { $names }.
wasteland-end-lost = Конец счётчика могущества: { $faction }. Влияния для победы ({ $needed }) никому не хватило: проиграли все.
wasteland-end-influence = Влияния для победы ({ $needed }) хватило: { $names }.
wasteland-source-cards = Карты замыслов
wasteland-source-words = За то, о чём они просят

# guide: первые два раунда
guide-wasteland-survivor = Добро пожаловать в Содружество. Сначала решите, кто вы: у каждого выжившего с самого начала есть одна буква S.P.E.C.I.A.L. и что-нибудь своё.
guide-wasteland-start = Игра начинается на стартовом фрагменте. Выберите сектор; удобнее тот, рядом с которым лежит ещё не открытый фрагмент.
guide-wasteland-story = Вот о чём эта партия: задание, за которое может взяться любой. Читайте не спеша; «Дальше» убирает карту, а «Что уже произошло» вернёт её.
guide-wasteland-influence = Побеждает влияние. Здесь видно, сколько его у вас и сколько нужно.
guide-wasteland-agendas = Каждая карта замысла даёт одно влияние, а если выполнить то, о чём она просит, — больше. Число в кружке — сколько она даёт сейчас. Кроме вас, ваших карт никто не видит.
guide-wasteland-power = За власть спорят две группировки, и задания помогают то одной, то другой. Если одна из них дойдёт до флажка, а влияния никому не хватает, проигрывают все.
guide-wasteland-own = Это вы. Зелёное — здоровье; навстречу ему растёт радиация, и когда они встречаются, выживший погибает. Буквы дают перебросы в проверках.
guide-wasteland-map = Игровое поле. Отмечено всё, куда можно попасть за этот ход; нажмите на сектор, чтобы увидеть дорогу и её цену, и ещё раз, чтобы пойти. Фрагменты с вопросительным знаком ждут исследователя.
guide-wasteland-deeds = За ход у вас два действия: идти, исследовать, вступить в бой, пойти на встречу, взяться за задание или сделать привал. Сделайте что-нибудь из этого.
guide-wasteland-encounter = Там, где вы стоите, можно пойти на встречу. Попробуйте: вы прочтёте карту и выберете, как быть.
guide-wasteland-card = Ваши варианты. Под каждым написано, чего он требует; процент — ваша точная вероятность успеха. Чем всё кончится, станет известно потом. «Дальше» уберёт карту.
guide-wasteland-hint = Не знаете, что выбрать? Когда вас о чём-то спрашивают, здесь можно узнать, что на вашем месте сделал бы бот и почему. А теперь выбирайте.
guide-wasteland-dice = Проверка: значков попадания должно быть не меньше сложности. Нажмите на кубики, которые хотите перебросить; в таблице видно, к чему ведёт каждый выбор.
guide-wasteland-turn = Когда оба действия потрачены или больше ничего делать не хочется, закончите ход.
guide-wasteland-round = Когда походили все, открывают карту замысла, и враги тех типов, что указаны внизу неё, действуют. Колода — ещё и часы: когда она кончается, группировки продвигаются.
guide-wasteland-quests = Задания в игре: чего требует каждая цель, кто мог бы выполнить её сейчас и чего не хватает вам. Нажмите на место, и его покажут на поле.
guide-wasteland-camp = Второй раунд — ваш. Если вы ранены, сделайте привал: он лечит, возвращает повёрнутые карты и даёт обменяться с теми, кто рядом.
guide-wasteland-rules = Остальное — в правилах: здесь, по клавише «?» или у любого маленького «?». Я вернусь только к вашей первой встрече и первому бою. Удачи в пустошах!
guide-wasteland-fight = Тут есть с кем сразиться. Нажмите, чтобы увидеть уязвимые места врага и свои шансы; пока вы не подтвердите, ничего не произойдёт. А можно и не связываться.
guide-wasteland-vats = Ваш первый бой. Закрашенные части фигуры — уязвимые места врага; значки на кубиках ранят вас. Перебрасывайте то, что не попало, пока есть перебросы.
