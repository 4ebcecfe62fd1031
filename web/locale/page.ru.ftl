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

## Что произошло

show-skip = Клик, пробел или Esc — пропустить
show-skip-touch = Коснитесь, чтобы пропустить
motion-label = Движение на поле
motion-off = Нет
motion-fast = Быстрое
motion-normal = Обычное
motion-slow = Медленное

recap-label = Что произошло, пока вас не было
recap-title = { $count ->
    [one] Пока вас не было: { $count } событие
    [few] Пока вас не было: { $count } события
   *[other] Пока вас не было: { $count } событий
}
recap-done = Понятно
recap-film = Посмотреть

end-replay = Посмотреть повтор
chart-title = По раундам: { $what }
chart-table = То же таблицей
chart-round = Раунд

replay-title = Повтор
replay-loading = Перематываем плёнку …
replay-table = К столу
replay-step = Шаг { $step } из { $steps }
replay-slider = Шаг партии
replay-first = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-eyes = Чьими глазами
replay-watch = Зритель
replay-open = Всё открыто
replay-speed = Скорость
replay-told = Что происходит на этом шаге

bring-title = Посмотреть партию по записи
bring-reading = Проигрываем запись …

report-save = Сообщить о проблеме
report-about = Сохраняет файл, который можно приложить к сообщению. В нём то, что видит ваше место, и никаких имён.

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
code-not-over = Это можно будет увидеть, когда партия закончится.
code-bad-record = Это не полная запись законченной партии, которую может проиграть этот сервер.
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
shelter-spawn-scene = Где появляются угрозы
shelter-scene-won = Победа!
shelter-scene-lost = Поражение
shelter-odds = Выбросить { $number } или больше на двух кубиках
shelter-bare-hands = Голыми руками
shelter-chance = { $percent } % ({ $wins } из 36)
shelter-from-room = Комнаты
shelter-from-building = Строительство
shelter-from-threat = Угрозы
shelter-from-item = Предметы
shelter-from-end = Итоговый подсчёт
shelter-from-penalty = Потеряно из-за угроз
