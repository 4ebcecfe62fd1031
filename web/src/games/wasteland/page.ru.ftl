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

## sheet and vats

## story, camp and power
