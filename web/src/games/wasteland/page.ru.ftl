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
hint-wasteland-tile = ещё один фрагмент карты
hint-wasteland-kill = что даст убийство, с учётом шанса
hint-wasteland-wounds = во что вам, скорее всего, обойдётся бой
hint-wasteland-dice = что дают кубики
hint-wasteland-reroll = насколько лучше перебросить эти кубики
hint-wasteland-deal = что даст сделка, если на неё согласятся

## parts

wasteland-influence = Влияние
wasteland-agendas-held = Замыслов на руках

## map

wasteland-map = Карта Пустоши
wasteland-map-tools = Движение карты
wasteland-map-me = Вокруг меня
wasteland-map-all = Вся карта
wasteland-map-in = Ближе
wasteland-map-out = Дальше
wasteland-map-legend = Условные знаки
wasteland-unmapped = не разведано
wasteland-back-danger = опасно
wasteland-back-deadly = гиблое место
wasteland-back-start = начало
wasteland-back-named = известное место
wasteland-ground-rough = труднопроходимо
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
wasteland-loupe-close = Закрыть
wasteland-sign-marker = метка задания

## sheet and vats

wasteland-track = Здоровье { $health } из { $full }, радиация { $rads }
wasteland-track-note = Радиация растёт слева, раны — справа. Где они сойдутся, персонаж погибнет.
wasteland-letters = Буквы: { $letters }. Опыт прошёл { $passed } из { $count }.
wasteland-letters-note = Каждое очко опыта сдвигает метку к следующей букве; за последней — новый уровень.
wasteland-caps = Крышки
wasteland-armour = Броня
wasteland-deaths = Смертей
wasteland-turned = Карта повёрнута
wasteland-free = Свободно: { $slot }
wasteland-worn = Снаряжение
wasteland-pack = Инвентарь
wasteland-traits = Особенности и преимущества
wasteland-kept = Карты историй
wasteland-loyal = Верность: { $faction }
wasteland-mine = Ваш персонаж: весь планшет
wasteland-whole-sheet = Весь планшет
wasteland-left = Осталось действий: { $actions }; очков движения: { $points }
wasteland-life = Запас жизни
wasteland-out = Выбыл

wasteland-level = Уровень { $level }
wasteland-foe-needed = { $count ->
    [one] Убивает { $count } попадание.
    [few] Убивают { $count } попадания.
   *[many] Убивают { $count } попаданий.
}
wasteland-foe-parts = Уязвимо: { $parts }.
wasteland-foe-damage = Урон { $level } за каждый пропущенный значок
wasteland-foe-extra = Добавляет своих значков попадания: { $count }.
wasteland-foe-apart = Вы стреляете из соседнего сектора.
wasteland-foe-shoots = Стреляет из соседнего сектора: на значок больше, если ваше оружие не дальнобойное.
wasteland-property-aggressive = Агрессивный: нападает на всякого, кто рядом.
wasteland-property-armored = Бронированный: нужно на одно попадание больше.
wasteland-property-radioactive = Радиоактивный: вместе с уроном облучает.
wasteland-property-ranged = Дальнобойный: атакует из соседнего сектора.
wasteland-property-loot = Добыча: после него остаётся карта.
wasteland-property-flee = Убегает, если его не убить.
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
wasteland-lies-hits = Попаданий: { $hits } из { $needed }.
wasteland-lies-sure = (без кубиков: { $count })
wasteland-lies-icons = Значков по вам: { $icons }.
wasteland-lies-held = (отражено: { $held })
wasteland-lies-test = Значков попадания: { $icons } из { $difficulty }.
wasteland-rerolls = Осталось перебросов: { $count }.
wasteland-reroll = Перебросить { $dice }
wasteland-keep = Оставить кубики
wasteland-go-on = Дальше
wasteland-mark-best = Отметить лучшее: { $dice }
wasteland-press-dice = Нажмите на кубики, которые хотите перебросить (клавиши 1, 2, 3).
wasteland-set-die = Какой кубик повернуть и какой гранью?
wasteland-uses = Можно применить сейчас
wasteland-odds-choice = Выбор
wasteland-odds-keep = Оставить
wasteland-odds-reroll = Перебросить { $dice }
wasteland-odds-now = Как есть
wasteland-odds-best = лучшее
wasteland-odds-kill = Убить
wasteland-odds-pass = Успех
wasteland-odds-damage = Урон
wasteland-odds-death = Гибель
wasteland-test = Проверка: { $letters }, сложность { $difficulty }
wasteland-watch-fight = ведёт бой: { $foe }
wasteland-watch-test = проходит проверку, сложность { $difficulty }
wasteland-result-killed = { $foe }: убит.
wasteland-result-stands = { $foe } на ногах: { $missing ->
    [one] не хватило { $missing } попадания
   *[other] не хватило { $missing } попаданий
} ({ $hits } из { $needed }).
wasteland-result-died = { $foe } оказался сильнее: удар нанести не успели.
wasteland-result-hurt = Урон: { $damage }.
wasteland-result-unhurt = Урона нет.
wasteland-result-rads = Радиация: { $rads }.
wasteland-result-held = Броня отразила: { $held }.
wasteland-result-passed = Проверка пройдена: значков { $icons }, нужно было { $difficulty }.
wasteland-result-failed = Проверка провалена: { $missing ->
    [one] не хватило { $missing } значка
   *[other] не хватило { $missing } значков
} ({ $icons } из { $difficulty }).

## story, camp and power
