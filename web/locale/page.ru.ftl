### Слова самой страницы; слова игр приходят с сервера

home-link = Bottlecap: на главную
lang-label = Язык
lang-en = English
lang-ru = Русский
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
cover-fair = Боты знают только то, что положено знать игроку на их месте.
cover-rules = Правила соблюдаются все, и каждое «нельзя» объясняется.
cover-friends = Друзья садятся за стол по ссылке, одним нажатием.
name-label = Ваше имя
default-name = Смотритель
players-label = Игроков
home-bots = Играть с ботами
home-alone = Играть в одиночку
home-guided = Впервые здесь? Сыграйте раунд с подсказками
home-guided-again = Ещё раз сыграть раунд с подсказками
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
line-over-earlier = окончена, прежние правила
line-closed-earlier = закрыта: прежние правила
line-your-turn = Ваш ход
line-join = Сесть за стол
line-watch = Смотреть

new-title = Стол для друзей
new-game = Игра
new-seat = Место { $number }
new-me = Я
new-me-too = Ещё кто-то за этим устройством
new-open = Свободно: друг придёт по ссылке
new-bot = Бот ({ $level })
new-pace = Темп
new-public = Показывать стол всем на главной странице
new-hints = Можно спрашивать бота, как бы он пошёл
new-fair = Честная партия
new-fair-about = Отменить можно только свой последний ход, пока из него никто ничего не узнал.
new-create = Создать стол
level-random = ходит как попало
level-greedy = думает на ход вперёд
level-greedy-loose = думает на ход вперёд, но не слишком старается
pace-live = Живая игра: минута на ответ и запас
pace-relaxed = Без спешки: четверть часа на ответ
pace-days = По переписке: три дня на ответ
pick-dealt = Что останется

lobby-title = Стол готов
earlier-closed = Эту партию начали по прежним правилам (версия { $rules }). С тех пор правила исправили, поэтому продолжить её нельзя. Ничего не потеряно: запись партии можно сохранить, и Bottlecap того времени её воспроизведёт.
earlier-over = Эту партию сыграли по прежним правилам (версия { $rules }). С тех пор правила исправили, поэтому показать её по шагам нельзя. Ничего не потеряно: запись партии можно сохранить, и Bottlecap того времени её воспроизведёт.
earlier-when = Закрыта { $when }.
earlier-place = место { $place }, счёт { $score }
earlier-chat = Что говорили за столом
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
lobby-remove = Исключить игрока { $name }
lobby-removed = Хозяин стола исключил вас. Смотреть партию по-прежнему можно.
link-copy = Копировать
link-copied = Скопировано

menu-label = Ещё об этом столе
menu-watch = Ссылка для зрителей
menu-device = Играть за это место с другого устройства
menu-seat-link = Ссылка на ваше место: никому её не показывайте
menu-leave = Уйти насовсем
menu-stay = Остаться
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
shared-seats = За экраном
ask-turn-of = { $name }, ваш ход
ask-waiting = Ждём: { $names }
hold-take = Придержать кубики
hold-why = Пока вы торгуете или строите, никто не бросает.
hold-let-go = Пусть бросают
hold-mine = Вы держите кубики
hold-by = { $name } держит кубики
ask-you = Вопрос к вам
ask-moment = Минутку…
ask-rule = Правило
ask-beside = Ждёт вашего ответа, но никого не держит
ask-selected = Что вы выбрали
ask-variants = Кто именно?
ask-confirm = Выполнить
ask-cancel = Назад
notice-close = Закрыть
ask-choices = { $count ->
    [one] Списком: { $count } вариант
    [few] Списком: { $count } варианта
   *[many] Списком: { $count } вариантов
}

clock-left = Осталось времени
clock-answer = Осталось на этот ответ
clock-reserve = Запас на всю партию: тратится, когда время на ответ вышло
clock-and-reserve = + { $time } запас
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

digest-title = Пока играли другие
digest-count = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
}
log-void = (ход отменён)
log-newest = К последним
log-newest-count = { $count ->
    [one] { $count } новая строка
    [few] { $count } новые строки
   *[many] { $count } новых строк
}
ask-watching = Вы смотрите
strip-label = Все игроки
strip-asked = ждём ответа
badge-new = новое
panel-unfold = Назад к полю и вопросу
tabs-label = Части стола
tab-board = Поле
tab-cards = Карты
tab-players = Игроки
tab-log = Журнал
tab-chat = Чат

log-label = Что произошло
live-label = Только что
log-all = Показать все строки ({ $count })
chat-label = Написать сообщение
chat-send = Отправить
chat-none = Пока все молчат.
chat-spectator = Зритель
chat-onlooker = { $name } (зритель)

line-connecting = Подключаемся…
line-sending = Отправляем…
line-not-storing = Сервер сейчас не может ничего сохранить. Часы стоят; ваши ходы будут отправляться снова, пока не сохранятся.
line-lost = Связь прервалась, пробуем снова…{ $unsent ->
    [0] { "" }
    [one] { " " }Сохранён { $unsent } ответ.
    [few] { " " }Сохранены { $unsent } ответа.
   *[many] { " " }Сохранено { $unsent } ответов.
}

bar-round = Раунд { $round }
bar-last = Последний раунд!
bar-limit = (не больше { $limit })
bar-onlookers = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
   *[many] Смотрят { $count } зрителей
}

undo-sure = { $count ->
    [one] Будет отменён { $count } ход.
    [few] Будут отменены { $count } хода.
   *[many] Будет отменено { $count } ходов.
}
undo-sure-others = В том числе ходы других игроков.
undo-sure-chance = Кости и карты выпадут заново.
undo-sure-end = Вернуть всё как было не получится.
undo-keep = Оставить как есть
answer-closed = Сейчас нельзя: нажмите, чтобы узнать почему
undo-free = Взять ход назад
undo-free-about = Взять назад свой последний ход
undo-turn = К моему прошлому ходу
undo-turn-about = Взять назад свой последний ход и всё, что после него сделали другие; случай решит заново
undo-ask-about = Спросить остальных, можно ли взять назад ваш последний ход и всё, что было после него
undo-ask = Попросить вернуть ход

end-label = Чем закончилась партия
end-winners = { $count ->
    [0] Победителя нет
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
end-tie = Очков поровну, но места разные:
end-points = Очки

title-turn = ● Ваш ход — { $game }
title-over = Конец партии — { $game }
title-table = { $game } — Bottlecap
notify-text = За столом ждут вас.

## Reading the rules

sheet-close = Закрыть
rules-open = Правила
rules-title = Правила: { $game }
rules-search = Искать в правилах
rules-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[many] Нашлось { $count } правил
}
rules-none = Об этом в правилах ни слова. Попробуйте другое слово или его часть.
rules-chapters = Разделы
rules-signs = Что означают значки
sign-rule = Правило: { $sign }

## Settings

settings-title = Настройки
settings-light = Освещение
settings-day = Дневная смена
settings-night = Ночная смена
settings-turn = Когда наступает мой ход
settings-sound = Звонить в настольный звонок
settings-try = Послушать
settings-notify = Присылать уведомление, если страница не на виду
settings-notify-refused = Браузер не разрешает этой странице присылать уведомления. Это можно изменить в настройках сайта в самом браузере.
settings-orders = Постоянные распоряжения
settings-orders-about = На вопросы, которые повторяются, можно отвечать за вас. В журнале это отмечается, а изменить распоряжение можно одним нажатием.
order-next = Впредь:
order-later = Начнёт действовать после этого ответа.
order-now = Ответить так и сейчас
order-note = { $what } — по вашему распоряжению.
way-ask = спрашивать меня

## Hints

hint-ask = Как бы пошёл бот?
hint-asking = Бот думает…
hint-says = Бот выбрал бы:
hint-show = Показать на поле
hint-lay-out = Подставить за меня
hint-mark = Выбор бота.

## The guide

guide-label = Подсказки к первому раунду
guide-next = Дальше
guide-finish = Понятно, играю дальше
guide-leave = Без подсказок

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
story-read = Прочесть как рассказ
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

bring-title = Посмотреть партию из файла
bring-reading = Проигрываем запись …

report-save = Сообщить о проблеме
report-saved = Сохранено: { $name }. Отправьте файл тому, кто держит этот сервер, и напишите, что пошло не так. В нём то, что видит ваше место, и никаких имён.
report-about = Сохраняет файл, который можно приложить к сообщению. В нём то, что видит ваше место, и никаких имён.

## Why the server said no

code-illegal = Это запрещено правилами.
code-stale = Партия ушла вперёд: об этом уже не спрашивают.
code-wrong-seat = Сейчас не ваш ход.
code-bad-action = Такого хода в этой игре нет.
code-bad-message = Сервер не понял страницу. Обновите её.
code-bad-option = Такая настройка невозможна.
code-bad-order = Такого распоряжения нет.
code-bad-seat = Такого места нет.
code-bad-game = Такой игры нет.
code-bad-name = Это имя не подходит.
code-retry = Сохранить не удалось, отправляем ещё раз.
code-too-fast = Помедленнее: слишком много сразу.
code-too-many = Их уже слишком много.
limit-seats = За чужим открытым столом каждому достаётся одно место.
limit-lobbies = Вы уже ждёте за слишком многими столами. Сначала встаньте из-за одного из них.
code-removed = Хозяин стола исключил вас: сесть сюда больше нельзя.
code-too-long = Слишком длинно.
code-not-yours = Это решать не вам.
code-no-advice = Бот здесь пока ничего бы не делал.
code-fair = Это честная партия: больше ничего отменить нельзя.
code-held = Кубики придержали. Бросите, как только их отпустят.
code-hold-spent = Дольше держать кубики нельзя: снова — после следующего броска.
code-not-now = Сейчас так нельзя.
code-old-rules = Эту партию начали по прежним правилам. Её нельзя ни продолжить, ни показать заново, но её запись можно сохранить.
record-rules = Запись сделана по версии { $rules } правил.
code-seat-taken = Вас опередили: место занято.
code-pick-taken = Это уже выбрал другой игрок.
code-name-taken = Так зовут одного из игроков за этим столом. Чтобы написать, выберите другое имя.
code-not-shown = Вам этого не показывали.
code-no-story = Партии этой игры нельзя прочесть как рассказ.
code-not-over = Это можно будет увидеть, когда партия закончится.
code-bad-record = Это не полная запись законченной партии, которую может проиграть этот сервер.
code-not-found = Здесь ничего нет.
code-origin = Сервер отвечает только своей странице.
code-fault = Что-то сломалось в самой игре. Ничего не изменилось, а сервер записал, что случилось.
code-network = Нет связи с сервером.
