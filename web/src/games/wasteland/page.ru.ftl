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
wasteland-turn-here = На месте
wasteland-turn-go = Пойти
wasteland-turn-cards = Ваши карты
wasteland-plan = Идти: { $sector }
wasteland-plan-via = Через: { $sectors }. Если по пути что-то случится, вы остановитесь.
wasteland-plan-go = В путь
wasteland-loupe-close = Закрыть
wasteland-sign-marker = метка задания

## sheet and vats

## story, camp and power
