### Слова самой страницы; слова игр приходят с сервера

home-link = Bottlecap: на главную
lang-label = Язык
light-night = Ночная смена

seat-open = Место { $number } (свободно)
seat-number = Игрок { $number }
seat-bot = Бот { $number }
seat-left = Бот за игрока { $name }
seat-you = (вы)
seat-bot-plays = играет бот
seat-away = нет на месте

## The first page

to-home = На главную
cover-caption = Памятка жителям и смотрителям
cover-title = Убежище открыто.
cover-lead = Настольные игры по миру Fallout прямо в браузере: с ботами или с друзьями по ссылке. Без регистрации и установки; закройте страницу когда угодно — место останется за вами.
game-about-shelter = От двух до четырёх смотрителей делят одно убежище. Расставляйте жителей, стройте комнаты, отбивайтесь от незваных гостей — и пусть на вашем уровне живут счастливее всех.
name-label = Ваше имя
default-name = Смотритель
players-label = Игроков
home-bots = Играть с ботами
home-mine = Мои столы
home-mine-none = Вы ещё не садились за стол.
home-open = Открытые столы
home-open-none = Сейчас открытых столов нет.
home-whose = Неофициальный фанатский проект; владельцы Fallout к нему отношения не имеют. Все рисунки и тексты — наши собственные.
line-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
line-lobby = { $count ->
    [0] вот-вот начнётся
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
}
line-playing = идёт игра
line-over = окончена
line-closed = закрыт
line-your-turn = Ваш ход

new-title = Стол для друзей
new-game = Игра
new-seat = Место { $number }
new-me = Я
new-me-too = Ещё кто-то за этим устройством
new-open = Свободно: друг придёт по ссылке
new-bot = Бот ({ $level })
new-pace = Темп
new-public = Показывать стол всем на главной странице
new-create = Накрыть стол
level-random = ходит как попало
level-greedy = думает на ход вперёд
level-greedy-loose = думает на ход вперёд, но не слишком старается
pace-live = Живая игра: минута на ответ и запас
pace-relaxed = Без спешки: четверть часа на ответ
pace-days = По переписке: три дня на ответ
value-random = Случайно
value-seat-1 = Место 1
value-seat-2 = Место 2
value-seat-3 = Место 3
value-seat-4 = Место 4

lobby-title = Стол накрыт
lobby-closed = Этот стол закрыли до начала партии.
lobby-missing = { $count ->
    [one] Осталось { $count } свободное место. Отправьте ссылку другу.
    [few] Осталось { $count } свободных места. Отправьте ссылку друзьям.
   *[many] Осталось { $count } свободных мест. Отправьте ссылку друзьям.
}
lobby-ready = Партия начнётся, как только все будут готовы.
lobby-share = Ссылка на этот стол
lobby-is-ready = готов(а)
lobby-not-ready = пока не готов(а)
lobby-claim = Сесть сюда
lobby-bot = Посадить бота
lobby-get-ready = Я готов(а)
lobby-unready = Подождите меня
lobby-leave = Встать
lobby-free = Освободить место
link-copy = Копировать
link-copied = Скопировано

menu-label = Ещё об этом столе
menu-watch = Ссылка для зрителей
menu-device = Играть за это место с другого устройства
menu-seat-link = Ссылка на ваше место: никому её не показывайте
menu-leave = Уйти насовсем
menu-leave-sure = Ваше место навсегда займёт бот. Уйти?

affair-standin = Вас не было, и за вас играет бот.
affair-take-back = Я здесь
affair-undo = { $by } просит вернуть последний ход.
affair-bot = { $by } предлагает, чтобы вместо игрока { $name } играл бот.
affair-agree = Согласиться
affair-refuse = Отказать
affair-waiting = Согласились: { $agreed } из { $needed }.
affair-absent = Нет на месте: { $name }.
affair-propose-bot = Предложить бота

end-rematch = Сыграть ещё раз
end-rematch-join = К следующей партии
end-record = Запись партии

## A match

ask-label = Ваш ход и ваши варианты
ask-your-turn = Ваш ход
ask-turn-of = { $name }, ваш ход
ask-waiting = Ждём: { $names }
ask-moment = Минутку…
ask-rule = Правило
ask-selected = Что вы выбрали
ask-variants = Кто именно?
ask-confirm = Выполнить
ask-cancel = Назад
ask-choices = { $count ->
    [one] Списком: { $count } вариант
    [few] Списком: { $count } варианта
   *[many] Списком: { $count } вариантов
}

clock-left = Осталось времени
clock-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
clock-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}

tabs-label = Части стола
tab-board = Убежище
tab-cards = Карты
tab-players = Игроки
tab-log = Журнал
tab-chat = Чат

log-label = Что произошло
log-all = Показать все строки ({ $count })
chat-label = Написать сообщение
chat-send = Отправить
chat-none = Пока все молчат.
chat-spectator = Зритель

line-connecting = Подключаемся…
line-sending = Отправляем…
line-lost = Связь прервалась, пробуем снова…{ $unsent ->
    [0] { "" }
    [one] { " " }Сохранён { $unsent } ответ.
    [few] { " " }Сохранены { $unsent } ответа.
   *[many] { " " }Сохранено { $unsent } ответов.
}

bar-round = Раунд { $round }
bar-limit = (не больше { $limit })
bar-onlookers = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
   *[many] Смотрят { $count } зрителей
}

undo-free = Взять ход назад
undo-ask = Попросить вернуть ход

end-label = Чем закончилась партия
end-winners = { $count ->
    [0] Победителя нет
    [one] Победа! { $names }
   *[other] Общая победа: { $names }
}
end-sum = Счастье

## Why the server said no

code-illegal = Это запрещено правилами.
code-stale = Партия ушла вперёд: об этом уже не спрашивают.
code-wrong-seat = Сейчас не ваш ход.
code-bad-action = Такого хода в этой игре нет.
code-bad-message = Сервер не понял страницу. Обновите её.
code-bad-option = Такая настройка невозможна.
code-bad-seat = Такого места нет.
code-bad-game = Такой игры нет.
code-bad-name = Это имя не подходит.
code-retry = Сохранить не удалось, отправляем ещё раз.
code-too-fast = Помедленнее: слишком много сразу.
code-too-many = Их уже слишком много.
code-too-long = Слишком длинно.
code-not-yours = Это решать не вам.
code-not-now = Сейчас так нельзя.
code-seat-taken = Вас опередили: место занято.
code-not-found = Здесь ничего нет.
code-origin = Сервер отвечает только своей странице.
code-busy = Сервер перезапускается. Попробуйте через минуту.
code-network = Нет связи с сервером.

## Shelter

shelter-vault = Убежище
shelter-mine = Что у вас есть
shelter-top-level = Верхний уровень
shelter-level-of = { $name }
shelter-elevator = Лифт ({ $level })
shelter-space = { $room }, ячейка { $number } ({ $level })
shelter-space-only = { $room } ({ $level })
shelter-threat = Угроза: { $threat }
shelter-taken = Здесь стоит житель игрока { $name }.
shelter-room-track = Комнаты на выбор
shelter-item-track = Предметы на выбор
shelter-price = Цена: { $price }
shelter-decks = Сколько карт осталось в колодах и лежит в сбросе
shelter-deck-threats = Угрозы
shelter-deck-rooms = Комнаты
shelter-deck-items = Предметы
shelter-energy = энергия
shelter-food = пища
shelter-water = вода
shelter-happiness = счастье
shelter-first-player = жетон первого игрока
shelter-passed = пас
shelter-exhausted = использован
shelter-dwellers = Дома жителей: { $home } из { $all }
shelter-doubled = Есть навык { $letter }: награда удваивается.
shelter-income-for = { $name } получит доход: 1 ресурс на выбор.
shelter-won = { $name }: победа! { $threat }
shelter-lost = { $name }: поражение. { $threat }
shelter-odds = Выбросить { $number } или больше на двух кубиках
shelter-bare-hands = Голыми руками
shelter-chance = { $percent } % ({ $wins } из 36)
shelter-from-room = Комнаты
shelter-from-building = Строительство
shelter-from-threat = Угрозы
shelter-from-item = Предметы
shelter-from-end = Итоговый подсчёт
shelter-from-penalty = Потеряно из-за угроз

## Monopoly

game-about-monopoly = От двух до шести торговцев кружат по пустошам. Скупайте города, станции и радиовышки, собирайте целые цвета, стройте лачуги и убежища — и останьтесь последним, кому есть чем платить.
end-points = Очки
monopoly-board = Игровое поле
monopoly-tab-board = Поле
monopoly-tab-business = Дела
monopoly-business = Дела: ими можно заняться, пока ничего не решается
monopoly-panel-estate = Имущество
monopoly-panel-trade = Сделки
monopoly-panel-odds = Шансы
monopoly-mine = Что у вас есть
monopoly-group-brown = коричневые
monopoly-group-light-blue = голубые
monopoly-group-pink = розовые
monopoly-group-orange = оранжевые
monopoly-group-red = красные
monopoly-group-yellow = жёлтые
monopoly-group-green = зелёные
monopoly-group-dark-blue = синие
monopoly-group-station = станции
monopoly-group-radio = радиостанции
monopoly-for-sale = Продаётся за { $amount }
monopoly-owned = Владеет { $name }
monopoly-rent = Рента { $amount }
monopoly-rent-times = Рента: кубики × { $times }
monopoly-mortgaged = в залоге
monopoly-stamp = Залог
monopoly-tax = Стоит { $amount }
monopoly-standing = Здесь: { $names }
monopoly-chance = { $percent } %
monopoly-chance-of = { $name } попадёт сюда за ход: { $percent } %
monopoly-bank = Банк
monopoly-turn = Ходит { $name }
monopoly-open-offers = { $count ->
    [one] { $count } предложение
    [few] { $count } предложения
   *[many] { $count } предложений
}
monopoly-shacks = Лачуги
monopoly-vaults = Убежища
monopoly-deck-special = S.P.E.C.I.A.L.
monopoly-deck-guide = Руководство
monopoly-pot = На бесплатной стоянке
monopoly-rents = Рента
monopoly-rent-street-0 = Без построек
monopoly-rent-street-1 = 1 лачуга
monopoly-rent-street-2 = 2 лачуги
monopoly-rent-street-3 = 3 лачуги
monopoly-rent-street-4 = 4 лачуги
monopoly-rent-street-5 = Убежище
monopoly-rent-station-0 = 1 станция
monopoly-rent-station-1 = 2 станции
monopoly-rent-station-2 = 3 станции
monopoly-rent-station-3 = 4 станции
monopoly-rent-radio-0 = Одна: кубики
monopoly-rent-radio-1 = Обе: кубики
monopoly-price = Цена
monopoly-building = Постройка стоит
monopoly-mortgage-value = Залоговая цена
monopoly-earned = Принесла ренты
monopoly-ask-for = Предложить сделку
monopoly-build-shack = Построить лачугу
monopoly-build-vault = Построить убежище
monopoly-build-long = Построить: { $deed }
monopoly-sell = Продать
monopoly-sell-long = Продать постройку: { $deed }
monopoly-mortgage = Заложить
monopoly-mortgage-long = Заложить: { $deed }
monopoly-lift = Выкупить
monopoly-lift-long = Выкупить из залога: { $deed }
monopoly-whole = весь цвет
monopoly-even = Стройте поровну: в зелёной рамке — где можно строить дальше.
monopoly-estate-none = У вас пока ничего нет. Встаньте на свободную клетку и купите её.
monopoly-estate-spectator = Вы зритель: имущества у вас нет.
monopoly-end-agree = Согласиться закончить партию
monopoly-end-retract = Всё-таки играть дальше
monopoly-end-count = Согласны: { $agreed } из { $needed }
monopoly-odds-about = Куда игрок попадёт за следующий ход? Выберите игрока, остальное покажет поле.
monopoly-odds-whose = Чей ход?
monopoly-odds-jail = Попадёт в тюрьму: { $percent } %
monopoly-odds-note = Учтены дубли, третий дубль и карточки, которых ещё никто не видел.
monopoly-no-offers = Сейчас никто ничего не предлагает.
monopoly-trade-with = С кем сделка
monopoly-you-give = Вы отдаёте
monopoly-you-get = Вам отдаёт { $name }
monopoly-cash-of = Крышки (из { $cash })
monopoly-jail-card = Карточка выхода из тюрьмы
monopoly-jail-card-short = выход из тюрьмы
monopoly-give-and-take = Отдают и получают оба: выберите что-нибудь с каждой стороны.
monopoly-deal = { $gives } за { $wants }
monopoly-completes = { $name } собирает все { $group }
monopoly-breaks = { $name } разбивает { $group }
monopoly-fee = { $name } платит { $amount } за чужой залог
monopoly-at-price = По ценам на поле: { $gives } за { $wants }
monopoly-propose = Предложить: { $name }
monopoly-propose-to = Предложить сделку
monopoly-counter = Предложить взамен
monopoly-make-counter = Встречное…
monopoly-clear = Очистить
monopoly-withdraw = Отозвать
monopoly-accept = Принять
monopoly-refuse = Отказать
monopoly-offers-left = { $count ->
    [0] Предложений больше нет до конца вашего хода
    [one] Осталось { $count } предложение
    [few] Осталось { $count } предложения
   *[many] Осталось { $count } предложений
}
monopoly-offer-gone = Предложение, на которое вы отвечали, больше не действует.
monopoly-bid = Ставка { $amount }
monopoly-bid-any = Ваша ставка
monopoly-bid-it = Ставлю
monopoly-printed = цена { $amount }
monopoly-no-bid = Ставок ещё нет
monopoly-bidding = Ещё торгуются
monopoly-buy-left = Останется { $left }.
monopoly-buy-short = Не хватает { $missing }: добудьте их в «Делах» или отдайте на торги.
monopoly-jail-try = { $number ->
    [1] Первая попытка. Дубль выпадает раз в шесть бросков.
    [2] Вторая попытка. Дубль выпадает раз в шесть бросков.
   *[other] Последняя попытка: если не выйдет, вы платите 50 и ходите.
}
monopoly-owed = Долг
monopoly-have = На руках
monopoly-missing = Не хватает
monopoly-possible = Можно собрать
monopoly-doubles = { $count ->
    [one] дубль
   *[other] дублей: { $count }
}
monopoly-no-deeds = ничего нет
monopoly-bankrupt = банкрот
monopoly-worth = Состояние
monopoly-worth-of = всего { $amount }
monopoly-worth-cash = Крышки
monopoly-worth-deeds = Собственность
monopoly-worth-mortgaged = Заложенное
monopoly-worth-buildings = Постройки
