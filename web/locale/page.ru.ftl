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
seat-away = не в сети

## The first page

to-home = На главную
cover-title = Убежище открыто.
cover-lead = Настольные игры по миру Fallout прямо в браузере: с ботами или с друзьями по ссылке. Без регистрации и установки; закройте страницу когда угодно — место останется за вами.
cover-fair = Боты знают только то, что положено знать игроку на их месте.
cover-rules = Правила соблюдаются все, и каждое «нельзя» объясняется.
cover-friends = Друзья садятся за стол по ссылке, одним нажатием.
name-label = Ваше имя
name-full = Больше не поместится: { $most } знака — предел.
default-name = Смотритель
players-label = Игроков
home-alone = Играть в одиночку
play-now = Сыграть сейчас
home-play = Играть
home-continue = Продолжить
home-continue-all = Все столы: { $count }
length-label = Партия
length-full = Полная
length-short = Короткая
game-minutes = { $least }–{ $most } мин
level-label = Уровень ботов
home-guided = Впервые здесь? Сыграйте раунд с подсказками
home-guided-again = Ещё раз сыграть раунд с подсказками
home-mine = Мои столы
home-mine-none = Вы ещё не садились за стол.
home-mine-all = Все мои партии, включая оставленные
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
line-won = победа, { $score }
line-place = { $place }-е место из { $of }, { $score }
line-lost-match = поражение, { $score }
line-over-earlier = окончена, прежние правила
line-closed-earlier = закрыта: прежние правила
line-your-turn = Ваш ход
line-join = Сесть за стол
line-watch = Смотреть

new-title = Стол для друзей
new-about = Вы получите ссылку. Кто её откроет, сядет за стол одним нажатием.
new-players = Сколько игроков
new-more = Места и боты, темп, домашние правила
new-who = { $count ->
    [one] Вы и { $count } друг, который придёт по ссылке.
    [few] Вы и { $count } друга, которые придут по ссылке. Пустые места потом можно отдать ботам.
   *[many] Вы и { $count } друзей, которые придут по ссылке. Пустые места потом можно отдать ботам.
}
new-who-none = Ждать некого: партия начнётся сразу.
new-create-now = Начать
new-game = Игра
new-seat = Место { $number }
new-me = Я
new-me-too = Ещё игрок на этом устройстве
new-open = Свободно: друг придёт по ссылке
new-bot = Бот: уровень { $level }
new-pace = Темп
new-public = Показывать стол всем на главной странице
new-hints = Можно спрашивать бота, как бы он пошёл
new-fair = Честная партия
new-fair-about = Отменить можно только свой последний ход, пока из него никто ничего не узнал.
new-create = Создать стол и получить ссылку
level-random = случайный
level-greedy = трудный
level-greedy-loose = трудный со случайными ходами
level-easy = лёгкий
level-easy-about = Многого не замечают — для первых партий.
level-normal = обычный
level-normal-about = Играют разумно, но порой упускают лучший ход.
level-hard = трудный
level-hard-about = Взвешивают каждый ход до конца своей очереди.
level-random-about = Делают любой ход, который разрешают правила.
pace-live = Живая игра: минута на ответ и запас
pace-relaxed = Без спешки: четверть часа на ответ и час запаса
pace-days = По переписке: три дня на ответ
pick-dealt = Без разницы

lobby-title = Стол готов
lobby-nobody = «{ $game }»: стол готов
lobby-invited = { $name } приглашает вас сыграть: «{ $game }»
lobby-at = «{ $game }»: хозяин стола — { $name }
lobby-waits = Ждём: { $names }
lobby-guide = Пока ждёте — раунд с подсказками
lobby-share-title = Вас ждут за столом: «{ $game }»
fact-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
fact-option = { $name }: { $value }
fact-usual = Обычные правила, ничего не изменено
fact-public = Этот стол виден всем на главной странице
qr-show = Показать QR-код
qr-hide = Спрятать QR-код
qr-label = QR-код ссылки
rename = Другое имя
rename-done = Взять это имя
link-share = Поделиться
earlier-closed = Эту партию начали по прежним правилам (версия { $rules }). С тех пор правила исправили, поэтому продолжить её нельзя. Ничего не потеряно: запись партии можно сохранить, и Bottlecap того времени её воспроизведёт.
earlier-over = Эту партию сыграли по прежним правилам (версия { $rules }). С тех пор правила исправили, поэтому показать её по шагам нельзя. Ничего не потеряно: запись партии можно сохранить, и Bottlecap того времени её воспроизведёт.
earlier-when = Закрыта { $when }.
earlier-place = место { $place }, счёт { $score }
earlier-chat = Что говорили за столом
lobby-closed = Этот стол закрыли до начала партии.
lobby-missing = { $count ->
    [1] Осталось одно свободное место. Партия начнётся, когда все места займут и все будут готовы.
    [one] Осталось { $count } свободное место. Партия начнётся, когда все места займут и все будут готовы.
    [few] Осталось { $count } свободных места. Партия начнётся, когда все места займут и все будут готовы.
   *[many] Осталось { $count } свободных мест. Партия начнётся, когда все места займут и все будут готовы.
}
lobby-ready = Партия начнётся, как только все будут готовы.
lobby-share = Ссылка на этот стол: отправьте её друзьям
lobby-is-ready = можно начинать
lobby-not-ready = просит подождать
lobby-claim = Сесть сюда
lobby-bot = Посадить бота
lobby-get-ready = Можно начинать
lobby-unready = Подождите меня
lobby-leave = Встать
lobby-free = Освободить место
lobby-remove = Исключить игрока { $name }
lobby-removed = Хозяин стола исключил вас. Смотреть партию по-прежнему можно.
link-copy = Копировать
link-copied = Скопировано

menu-label = Ещё об этом столе
menu-watch = Ссылка для зрителей
menu-device = Продолжить на другом устройстве
menu-seat-link = Ссылка на ваше место: никому её не показывайте
menu-leave = Уйти насовсем
menu-stay = Остаться
menu-leave-sure = Ваше место навсегда займёт бот. Смотреть дальше можно: на главной странице партия останется в разделе «Мой круг и партии». Уйти?

affair-standin = Вас не было, и за вас играет бот.
affair-take-back = Я здесь
affair-undo = { $by } просит отменить последний ход.
affair-undo-move = { $by } просит отменить свой ход и всё, что было после него: «{ $move }».
affair-undo-mine = Вы просите отменить ход: «{ $move }».
affair-undo-withdraw = Не надо, отзываю
affair-bot = { $by } предлагает: вместо игрока { $name } пусть играет бот (уровень { $level }).
affair-agree = Согласиться
affair-refuse = Отказать
affair-waiting = Согласились: { $agreed } из { $needed }.
refusal-undo = { $by } просит отменить ход — { $name } против.
refusal-undo-mine = { $name } против: ваш ход остаётся в силе.
refusal-bot = { $by } предлагает, чтобы пока играл бот, — { $name } против.
refusal-bot-mine = { $name } против того, чтобы играл бот.
affair-absent = { $name } не в сети.
affair-absent-yet = { $name } не в сети. Подождём немного: потом можно будет доверить игру боту.
affair-bot-from = Столько ещё ждать, прежде чем за игрока сможет играть бот
affair-propose-bot = Пусть пока играет бот

end-rematch = Сыграть ещё раз
end-rematch-other = Сыграть ещё раз с другими настройками
end-rematch-join = К следующей партии
end-rematch-asks = { $name } предлагает сыграть ещё раз.
end-rematch-agree = Сыграть ещё раз
end-rematch-watch = Смотреть следующую партию
end-place = Ваше место: { $place } из { $of }
end-place-first = Вы победили!
end-place-shared = Вы делите победу!
ended-label = Итог
end-aside = Посмотреть на поле
end-again = Показать итог
keep-title = Повтор, рассказ и запись: сохранить или поделиться
keep-title-plain = Повтор и запись: сохранить или поделиться
keep-replay = Ссылка на повтор: вся партия по шагам, для кого угодно
keep-story = Ссылка на рассказ
keep-record = Вся партия в одном файле (.jsonl): каждый ход и каждый бросок. Её снова покажет главная страница («Посмотреть партию из файла»), а программы могут её изучить.
end-record = Сохранить запись

## A match

ask-label = Ваш ход и ваши варианты
ask-your-turn = Ваш ход
shared-seats = За экраном
ask-turn-of = { $name }, ваш ход
ask-waiting = Ждём: { $names }
ask-asked = Вопрос: «{ $question }»
ask-asked-who = { $names }: «{ $question }»
hold-take = Придержать кубики
hold-why = Пока вы торгуете или строите, никто не бросает — не дольше показанного времени.
hold-let-go = Пусть бросают
hold-mine = Вы держите кубики
hold-mine-deal = Вы составляете сделку: кубики ждут
hold-lapsed = Кубики отпущены: вы минуту ничего не меняли.
hold-mine-turn = Игра ждёт вас
hold-go-on = Продолжить
hold-by = { $name } держит кубики: торгует или строит
hold-by-why = Бросок ждёт, пока кубики не отпустят или не выйдет время.
hold-until = Кубики держат: { $names }. Бросите, как только их отпустят.
ask-you = Вопрос к вам
ask-moment = Минутку…
ask-not = Сейчас нельзя: «{ $what }».
ask-rule = Правило
ask-beside = Ждёт вашего ответа, но никого не держит
ask-selected = Что вы выбрали
ask-variants = Кто именно?
ask-confirm = Подтвердить
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

digest-title = Пока вы ждали
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
panel-fold = Свернуть
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
    [one] { " " }Ход сохранён и уйдёт, когда связь вернётся.
   *[other] { " " }Ходы сохранены и уйдут, когда связь вернётся.
}

bar-round = Раунд { $round }
bar-round-of = Раунд { $round } из { $limit }
bar-last = Последний раунд!
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
undo-sure-chance = Случай решит заново: и кубики, и колоды.
undo-sure-end = Вернуть всё как было не получится.
undo-keep = Оставить как есть
answer-closed = Сейчас нельзя: нажмите, чтобы узнать почему
undo-free = Отменить ход
undo-free-about = Отменить свой последний ход
undo-turn = Отменить мой ход
undo-turn-about = Отменить свой последний ход и всё, что после него сделали другие; кубики и колоды решат заново
undo-ask-about = Спросить остальных, можно ли отменить ваш последний ход и всё, что было после него
undo-ask = Попросить отменить ход

end-label = Чем закончилась партия
end-winners = { $count ->
    [0] Победителя нет
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
end-points = Очки

title-turn = ● Ваш ход — { $game }
title-over = Конец партии — { $game }
title-table = { $game } — Bottlecap
notify-text = За столом ждут вас.

## Reading the rules

sheet-close = Закрыть
rules-open = Правила
rules-title = Правила игры «{ $game }»
rules-table = За этим столом
rules-short = Короткая партия. { $about }
rules-search = Искать в правилах
rules-found = { $count ->
    [0] Ничего не нашлось
    [one] Нашлось { $count } правило
    [few] Нашлось { $count } правила
   *[many] Нашлось { $count } правил
}
rules-none = Об этом в правилах ни слова. Попробуйте другое слово.
rules-chapters = Разделы
rules-signs = Что означают значки
sign-rule = Правило: { $sign }

## Settings

settings-title = Настройки
settings-light = Освещение
settings-day = Дневная смена
settings-night = Ночная смена
settings-turn = Когда наступает мой ход
settings-sounds = Звук
settings-sounds-about = Если в системе включено «меньше движения», звук по умолчанию выключен; включить его можно здесь.
settings-vibrate = Вибрация
sound-dice = Кубики
sound-card = Карта
sound-build = Стройка
sound-turn = Ваш ход
sound-win = Победа
sound-end = Конец партии
settings-sound = Звуки за столом и звонок, когда мой ход
settings-try = Попробовать
settings-notify = Присылать уведомление, если страница не на виду
settings-notify-refused = Браузер не разрешает этой странице присылать уведомления. Это можно изменить в настройках сайта в самом браузере.
settings-orders = Отвечать за меня
settings-orders-about = На вопросы, которые повторяются, игра может отвечать за вас. В журнале это отмечается, а изменить ответ можно одним нажатием.
order-later = Начнёт действовать после этого ответа.
order-now = Ответить так и сейчас
order-note = { $what } — ответ дан за вас.
log-standin = ход бота, пока игрока не было
way-ask = спрашивать меня

## Hints

hint-ask = Как бы пошёл бот?
hint-asking = Бот думает…
hint-says = Бот выбрал бы:
hint-show = Показать на поле
hint-lay-out = Заполнить
hint-mark = Выбор бота.

## The guide

guide-label = Подсказки к первому раунду
guide-next = Дальше
guide-finish = Понятно, играю дальше
guide-leave = Без подсказок

## Что произошло

show-skip = Клик, пробел или Esc — пропустить
show-skip-touch = Коснитесь, чтобы пропустить
show-of = { $name }: { $what }
motion-label = Анимация
motion-off = Нет
motion-fast = Быстрая
motion-normal = Обычная
motion-slow = Медленная

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
report-saved = Сохранено: { $name }. Отправьте файл тому, кто держит этот сервер, и напишите, что пошло не так. В нём только то, что видно с вашего места, без имён.
report-about = Сохраняет файл, который можно приложить к сообщению. В нём только то, что видно с вашего места, без имён.

## Why the server said no

code-illegal = Это запрещено правилами.
code-stale = Партия ушла вперёд: об этом уже не спрашивают.
code-wrong-seat = Сейчас не ваш ход.
code-bad-action = Такого хода в этой игре нет.
code-bad-message = Сервер не понял страницу. Обновите её.
code-bad-option = Такая настройка невозможна.
code-bad-order = Так отвечать за вас нельзя.
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
code-no-advice = Бот сейчас ничего бы не делал.
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

## Вы на других устройствах

person-open = Мои устройства
person-title = Вы на своих устройствах
person-keys = Чтобы места не пропали
person-not-kept = Пока вас знает только этот браузер. Заведите ключ — и с любого устройства найдёте своё имя, столы и партии, даже если браузер всё забудет. Без пароля.
person-kept = Вы можете вернуться с любого устройства: имя, места и партии останутся вашими.
person-passkey-new = Завести ключ доступа
person-passkey = { $name }, заведён { $day }
person-passkey-unnamed = Ключ доступа
person-drop = Убрать
person-code-new = Показать код восстановления
person-code-again = Новый код восстановления
person-code-made = Код восстановления у вас есть с { $day }. Новый код отменит прежний.
person-code-copy = Скопировать
person-code-once = Код показывается один раз. Запишите его или сохраните там, где храните пароли: кто знает код, тот и есть вы.
person-return = Вы здесь уже играли?
person-return-about = Вернитесь по своему ключу. Столы, за которые вы сели в этом браузере, перейдут с вами.
person-return-passkey = По ключу доступа
person-return-code = Код восстановления
person-return-go = Вернуться
person-back = С возвращением!
person-back-name = С возвращением, { $name }!
person-browsers = Ваши браузеры
person-browser-here = этот
person-browser-unnamed = Браузер
person-browser-seen = последний визит: { $day }
person-shut-out = Закрыть доступ
person-sign-out = Выйти в этом браузере
person-forget = Удалить себя
person-forget-about = Имя, ключи и ваши сообщения в чате будут стёрты. Ваши места займут боты; сыгранное останется у тех, с кем вы играли.
person-forget-do = Удалить меня
person-forget-sure = Вернуть это будет нельзя.
person-forget-yes = Удалить навсегда
person-stored = Сервер хранит ваше имя, отпечатки файлов cookie и кода, открытую часть ключей доступа, отпечаток адреса почты, если вы по нему возвращаетесь, ваши места и список сыгранных партий. Больше никто ничего не получает.
code-bad-code = Такого кода нет. Все ли буквы верны? Новый код отменяет прежний.
code-bad-passkey = Этот ключ здесь неизвестен, или прошло слишком много времени. Попробуйте ещё раз или введите код восстановления.
code-bad-link = Эта ссылка уже использована или устарела. Попросите новую.
code-link-elsewhere = Откройте эту ссылку в том браузере, где вы её просили: адрес станет вашим именно там.
mail-address = Адрес почты
mail-bad-address = Это не адрес почты.
mail-send-keep = Возвращаться по почте
mail-send-return = Прислать ссылку
mail-sent-keep = Ссылка отправлена на { $address }. Откройте её в этом браузере в течение { $minutes } минут.
mail-sent-return = Если по адресу { $address } кто-то возвращается, ссылка уже отправлена. Она действует { $minutes } минут.
mail-kept = Вы возвращаетесь по ссылке на { $address }.
mail-link = Вы открыли ссылку из письма
mail-link-about = Она сработает один раз. Этот браузер станет вашим; столы, за которые вы в нём сели, перейдут с вами.
mail-link-go = Использовать ссылку

## Уведомления, когда страница закрыта

notices-title = Когда страница закрыта
notices-about = Пусть вам сообщат, что пришёл ваш ход: в этом браузере или там, где удобно.
notices-push = Сообщать в этом браузере
notices-push-refused = Браузер не разрешает. Почему — видно в его настройках для этой страницы.
notices-address = Другой адрес
notices-add = Добавить
notices-services = Почта (mailto://…), Discord, Telegram (tgram://…), ntfy, Matrix, Slack, веб-хуки (json://…) — как их записывает Apprise.
notices-browser = Эта страница в { $name }
notices-try = Проверить
notices-tried = Отправлено. Сейчас придёт.
notices-not-tried = Не доставлено: { $why }.
notices-rests = Сюда больше ничего не отправляется: { $why }. «Проверить» всё вернёт.
notices-of = О чём сообщать
notices-kind-turn = мой ход
notices-kind-invitation = приглашения
notices-kind-chat = сообщения
notices-kind-end = конец партии
notices-tables = За какими столами
notices-why-inwards = адрес ведёт внутрь сети самого сервера
notices-why-late = там слишком долго не отвечают
notices-why-silent = там никто не отвечает
notices-why-refused = там сообщение не приняли
notices-why-no-service = такой службы нет
notices-why-broken = сервер сейчас не смог его отправить
notices-why-fault = по этому адресу ничего не отправить
notices-quiet = Тихие часы
notices-quiet-from = тихо с
notices-quiet-until = тихо до
limit-addresses = Адресов уже достаточно. Сначала уберите какой-нибудь.
code-bad-address = Такого адреса нет ни у одного сервиса. Он начинается с названия сервиса: ntfy:// или mailto://.
option-range = От { $low } до { $high }.
option-corrected = { $wanted } нельзя, поэтому теперь здесь { $value }.

## С кем играли

circle-open = Мой круг и партии
circle-title = Мой круг
circle-people = С кем вы играли
circle-people-none = Пока ни с кем. Сыграйте с кем-нибудь партию, и этот человек появится здесь.
circle-nameless = кто-то
circle-met = { $count ->
    [one] { $count } партия, последняя — { $day }
    [few] { $count } партии, последняя — { $day }
   *[many] { $count } партий, последняя — { $day }
  }
circle-score = { $ahead } : { $behind }{ $even ->
    [0] {""}
   *[other] , вровень: { $even }
  }
circle-score-said = впереди: { $ahead }, позади: { $behind }, вровень: { $even }
circle-invite = Сыграть ещё
circle-invite-said = Сыграть ещё, { $name }: { $game }
circle-forget-one = Забыть
circle-forget-said = Забыть: { $name }
circle-forget-one-about = Все партии с этим игроком ({ $name }) уйдут из вашего списка, а вы — из списка этого игрока. Партии, которые ещё идут, останутся, пока не закончатся.
circle-forget-yes = Забыть
circle-matches = Ваши партии
circle-matches-none = Партий пока не было.
circle-tally = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
  }{ $over ->
    [0] {""}
   *[other] , побед: { $won } из { $over }
  }
circle-left = место отдано боту
circle-forget = Забыть всё это
circle-forget-about = Список людей и партий опустеет, и вы исчезнете из списков тех, с кем играли. Столы останутся как есть.
circle-forget-do = Забыть мой круг
circle-forgotten = Забыто.
limit-their-lobbies = У этого игрока уже слишком много приглашений. Пусть сначала ответит на них.
