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
cover-picture = Партия в «Убежище» в разгаре: убежище в разрезе, на этажах — комнаты, жители и угрозы
game-about-shelter = От двух до четырёх смотрителей делят одно убежище. Расставляйте жителей, стройте комнаты, отбивайтесь от незваных гостей — и пусть на вашем этаже живут счастливее всех.
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
new-create = Создать стол
level-random = ходит как попало
level-greedy = думает на ход вперёд
level-greedy-loose = думает на ход вперёд, но не слишком старается
pace-live = Живая игра: минута на ответ и запас
pace-relaxed = Без спешки: четверть часа на ответ
pace-days = По переписке: три дня на ответ
pick-dealt = Что останется
value-random = Случайно
value-seat-1 = Место 1
value-seat-2 = Место 2
value-seat-3 = Место 3
value-seat-4 = Место 4

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
end-sum = Счастье

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
guide-step = Раунд с подсказками: { $number } из { $all }
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
code-held = Кубики придержали. Бросите, как только их отпустят.
code-hold-spent = Дольше держать кубики нельзя: снова — после следующего броска.
code-not-now = Сейчас так нельзя.
code-old-rules = Эту партию начали по прежним правилам. Её нельзя ни продолжить, ни показать заново, но её запись можно сохранить.
record-rules = Запись сделана по версии { $rules } правил.
code-seat-taken = Вас опередили: место занято.
code-pick-taken = Это уже выбрал другой игрок.
code-name-taken = Так зовут одного из игроков за этим столом. Чтобы написать, выберите другое имя.
code-not-shown = Вам этого не показывали.
code-not-over = Это можно будет увидеть, когда партия закончится.
code-bad-record = Это не полная запись законченной партии, которую может проиграть этот сервер.
code-not-found = Здесь ничего нет.
code-origin = Сервер отвечает только своей странице.
code-fault = Что-то сломалось в самой игре. Ничего не изменилось, а сервер записал, что случилось.
code-network = Нет связи с сервером.

## Shelter

shelter-vault = Убежище
shelter-mine = Что у вас есть
shelter-top-level = Верхний этаж
shelter-level-of = { $name }
shelter-elevator = Лифт ({ $level })
shelter-space = { $room }, ячейка { $number } ({ $level })
shelter-space-only = { $room } ({ $level })
shelter-threat = Угроза: { $threat }
shelter-taken = Здесь стоит житель игрока { $name }.
shelter-room-track = Комнаты на выбор
shelter-item-track = Предметы на выбор
shelter-within = Вам по средствам: { $rooms }.
shelter-price = Цена: { $price }
shelter-decks = Сколько карт осталось в колодах и лежит в сбросе
shelter-deck-threats = Угрозы
shelter-deck-end = Последняя завершает партию, как и шестая комната.
shelter-aside = +{ $count } в сбросе
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
shelter-doubled = Улучшена характеристика { $letter }: награда удваивается.
shelter-lent = В этот ход у вашего жителя считается улучшенной характеристика { $letter }.
shelter-discount = В этот ход комната обойдётся вам на один ресурс дешевле.
shelter-income-for = { $name } может взять ренту: 1 ресурс на выбор.
shelter-won = { $name }: победа над угрозой «{ $threat }»
shelter-lost = { $name }: поражение от угрозы «{ $threat }»
shelter-spawn-scene = Где появляются угрозы
shelter-scene-won = Победа!
shelter-scene-lost = Поражение
shelter-stakes = При поражении награды не будет, а житель получит рану.
shelter-odds = Выбросить { $number } или больше на двух кубиках
shelter-bare-hands = Голыми руками
shelter-chance = { $percent } % ({ $wins } из 36)
shelter-from-room = Комнаты
shelter-from-building = Строительство
shelter-from-threat = Угрозы
shelter-from-item = Предметы
shelter-from-end = Итоговый подсчёт
shelter-from-penalty = Потеряно из-за угроз
shelter-can-place = { $count ->
    [0] Вашим жителям встать некуда.
    [one] Вам доступна { $count } ячейка — она с полосатым полом.
    [few] Вам доступны { $count } ячейки — они с полосатым полом.
   *[many] Вам доступно { $count } ячеек — они с полосатым полом.
}
shelter-can-use = { $count ->
    [one] Можно применить { $count } предмет.
    [few] Можно применить { $count } предмета.
   *[many] Можно применить { $count } предметов.
}
shelter-exchange-terms = Отдать: { $give }, взять: { $take }
shelter-exchange-times = { $terms }, { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
order-shelter-income = Рента с моих комнат:
order-shelter-use = Применить предмет, прежде чем продолжить?
way-shortest = брать то, чего меньше всего
way-energy = брать энергию
way-food = брать пищу
way-water = брать воду
way-go-on = продолжать без вопросов
hint-shelter-measure = Всё в единицах счастья — так бот оценивает положение к концу вашего хода.
hint-shelter-happiness = счастье сразу
hint-shelter-dwellers = жители: больше, здоровее или обученнее
hint-shelter-cubes = ресурсы и то, на что их хватит
hint-shelter-next-dweller = ближе к новому жителю
hint-shelter-items = предметы и польза от них
hint-shelter-rooms = комнаты на вашем этаже и рента с них
hint-shelter-threats = угрозы на вашем этаже
hint-shelter-first-player = первый ход в следующем раунде
hint-shelter-income = рента, которую получат другие
hint-shelter-end = с чем вы придёте к концу игры
shelter-sign-energy = энергия
shelter-sign-food = пища
shelter-sign-water = вода
shelter-sign-any = любой ресурс
shelter-sign-happiness = счастье
shelter-sign-dweller = новый житель
shelter-sign-item = предмет
shelter-sign-first-player = первый игрок
shelter-sign-refresh = новые карты
shelter-sign-ready = подготовить предмет
shelter-sign-build = постройка
shelter-sign-price = цена комнаты
shelter-sign-exchange = обмен
shelter-sign-train = обучение
shelter-sign-heal = лечение
shelter-sign-injury = ранение
shelter-sign-fight = бой
shelter-sign-linked = двойная ячейка
shelter-sign-warning = угроза

## Shelter: the guided round

guide-shelter-goal = Добро пожаловать под землю, Смотритель. Верхний этаж общий, а этот лифт и всё вокруг него — ваши. Побеждает тот, у кого в конце больше всего счастья.
guide-shelter-mine = Это ваше хозяйство: энергия, пища и вода, не больше шести каждого; жители, поначалу их двое; а улыбка считает счастье.
guide-shelter-space = В комнатах есть ячейки для жителей. Зелёным показано, что вы получаете; если есть красное, сначала платите. Маленькие числа нужны кубикам: позже они приводят угрозы.
guide-shelter-pick = Когда наступит ваш ход, у доступных ячеек будет полосатый пол. Нажмите на одну из них; эта, например, даёт две энергии.
guide-shelter-confirm = Здесь написано, чего это стоит и что даёт. Пока ничего не случилось: нажмите «Выполнить» или выберите другую ячейку.
guide-shelter-gained = Полученное лежит на ваших дорожках. Если по пути о чём-то спросят — скажем, какой ресурс взять, — ответьте на панели.
guide-shelter-others = Игроки ходят по очереди, по одному жителю. Где кто-то стоит, там до конца раунда занято. Всё, что происходит, записано здесь.
guide-shelter-rooms = Чтобы строить, поставьте жителя в свой лифт и заплатите цену под одной из этих комнат. Сразу получите 2 жетона счастья, а когда вашу комнату займёт другой игрок, вы возьмёте ресурс — ренту.
guide-shelter-items = Предметы берут в ячейках со значком чемоданчика. Они помогают в бою, при обмене или при оплате; нажмите на свой предмет, чтобы прочесть о нём.
guide-shelter-dwellers = Человечек с плюсом — это новый житель: чем больше жителей, тем больше ходов в каждом раунде. Гантель улучшает характеристику жителя, и в ячейке с её буквой он получает всё дважды.
guide-shelter-second = Теперь поставьте второго жителя. Сомневаетесь? Спросите здесь, как пошёл бы бот и почему.
guide-shelter-round = Когда ставить больше некого, раунд кончается: все возвращаются домой, а кто учился — обучен.
guide-shelter-threats = Со второго раунда два кубика на каждый этаж приводят угрозы. Угроза закрывает ячейку, пока её не одолеют: выбросьте нужное число или заплатите, что просят. Кто проиграл бой, тот ранен, а за каждую угрозу, оставшуюся на вашем этаже, в конце снимут счастье.
guide-shelter-end = Партия кончается с тем раундом, в котором кто-то построит шестую комнату или выйдет последняя угроза. Тогда всё решает счастье.
guide-shelter-rules = Этого достаточно. Остальное — в правилах: здесь, по клавише «?» или по любому маленькому «?» рядом с вопросом. Удачи!

## Monopoly

game-about-monopoly = От двух до шести торговцев кружат по пустошам. Скупайте города, станции и радиовышки, собирайте цветовые группы, стройте лачуги и убежища — и останьтесь последним, кому есть чем платить.
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
monopoly-sell = { $count ->
    [1] Продать
   *[other] Продать { $count }
}
monopoly-sell-long = Продать постройку: { $deed }
monopoly-sell-means = Лачуг в банке не хватает: уйдут здания, всего { $count }. Останется: { $left }
monopoly-mortgage = Заложить
monopoly-mortgage-long = Заложить: { $deed }
monopoly-lift = Выкупить
monopoly-lift-long = Выкупить из залога: { $deed }
monopoly-whole = вся группа
monopoly-even = Стройте поровну: в зелёной рамке — где можно строить дальше.
monopoly-out = Вы банкрот и выбыли из игры. Можно досмотреть партию или уйти: стол останется на главной странице.
monopoly-estate-lost = Вы банкрот: ничего не осталось.
monopoly-estate-none = У вас пока ничего нет. Встаньте на свободную клетку и купите её.
monopoly-estate-spectator = Вы зритель: имущества у вас нет.
monopoly-end-agree = Согласиться закончить партию
monopoly-end-retract = Всё-таки играть дальше
monopoly-end-count = Согласны: { $agreed } из { $needed }
monopoly-end-bots = Боты согласятся, как только согласятся все люди.
monopoly-odds-about = Куда игрок попадёт за следующий ход? Выберите игрока, остальное покажет поле.
monopoly-odds-whose = Чей ход?
monopoly-odds-jail = Попадёт в тюрьму: { $percent } %
monopoly-odds-note = Учтены дубли, третий дубль и карточки, которых ещё никто не видел.
monopoly-no-offers = Сейчас никто ничего не предлагает.
monopoly-trade-with = С кем сделка
monopoly-you-give = Вы отдаёте
monopoly-you-get = Вам отдаёт { $name }
monopoly-cash-of = Крышки (из { $cash })
monopoly-cash-of-raised = Крышки (есть { $cash }, может собрать { $means })
hint-monopoly-measure = В крышках, по расчёту бота.
hint-monopoly-deed = столько это владение стоит для вас
hint-monopoly-key = столько это владение стоит для вас: оно завершает чью-то группу
hint-monopoly-price = столько вы платите
hint-monopoly-reserve = столько лучше держать при себе
hint-monopoly-deal = столько даёт вам сделка с учётом чужой выгоды
hint-monopoly-rival = что получит другая сторона: она соберёт группу
hint-monopoly-inherit = что достанется вам, если должник обанкротится
hint-monopoly-rent = на столько больше рента с каждого, кто остановится
hint-monopoly-cash = столько получите сразу
hint-monopoly-worst = самая высокая рента на расстоянии одного броска
hint-monopoly-lap = столько ренты в среднем уходит за круг
monopoly-visiting = Тюрьма (просто в гостях)
monopoly-jail-card = Карточка освобождения из тюрьмы
monopoly-jail-card-short = выход из тюрьмы
monopoly-built-on = есть постройки
monopoly-use-card = Отдать карточку и бросить кубики
monopoly-use-card-of = Отдать карточку ({ $deck }) и бросить кубики
monopoly-give-and-take = Выберите хотя бы одно владение или карточку. Одна сторона может ничего не отдавать.
monopoly-deal = { $gives } за { $wants }
monopoly-completes = { $name } собирает все { $group }
monopoly-breaks = { $name } разбивает { $group }
monopoly-fee = { $name } платит { $amount } за чужой залог
monopoly-at-price = По ценам на поле, заложенное за половину: { $gives } за { $wants }
monopoly-propose = Предложить: { $name }
monopoly-propose-to = Предложить сделку
monopoly-counter = Предложить взамен
monopoly-instead = Вместо вашего предложения { $name } предлагает:
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
monopoly-offers-debt = Не считается: помогает уплатить долг
monopoly-debtor = В долгах { $name }: { $amount }. Можно предложить сделку.
monopoly-help = Предложить сделку: { $name }
monopoly-accept-short = Не хватает { $missing }: раздобудьте деньги, чтобы принять.
monopoly-more-cash = Раздобыть деньги (до { $amount })
monopoly-raise-only = Сейчас можно только продавать здания и закладывать имущество, чтобы раздобыть деньги.
monopoly-offer-gone = Предложение, на которое вы отвечали, больше не действует.
monopoly-bid = Ставка { $amount }
monopoly-bid-any = Ваша ставка
monopoly-bid-least = Не меньше { $least }: больше наивысшей ставки.
monopoly-bid-most = У вас { $cash }.
monopoly-bid-it = Ставлю
monopoly-printed = цена { $amount }
monopoly-no-bid = Ставок ещё нет
monopoly-bidding = Ещё торгуются
monopoly-buy-left = Останется { $left }.
monopoly-take-over = Сразу это стоит { $now }. Если оставить в залоге — { $fee } сейчас и { $later } при выкупе.
monopoly-place-where = { $count ->
    [one] Выберите на поле одну из { $count } клетки в рамке.
   *[other] Выберите на поле одну из { $count } клеток в рамке.
}
monopoly-buy-short = Не хватает { $missing }: заложите что-нибудь или договоритесь о сделке, либо оставьте клетку торгам.
monopoly-jail-try = { $number ->
    [1] Первая попытка. Дубль выпадает раз в шесть бросков.
    [2] Вторая попытка. Дубль выпадает раз в шесть бросков.
   *[other] Последняя попытка: если не выйдет, вы платите 50 и ходите.
}
monopoly-owed = Долг
monopoly-have = На руках
monopoly-missing = Не хватает
monopoly-possible = Можно ещё
monopoly-short-anyway = Даже если всё продать и заложить, не хватит { $missing }: поможет только сделка.
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
monopoly-scene-first = Кто ходит первым?
monopoly-scene-starts = Ходит первым
monopoly-scene-throws = Бросок: { $name }
monopoly-scene-double = Дубль! Бросок: { $name }
monopoly-scene-for-rent = Бросок на аренду: { $name }
monopoly-scene-stayed = Остаётся в тюрьме
monopoly-scene-jailed = В тюрьму!
monopoly-sign-cap = крышки
monopoly-sign-owner = владелец; у каждого своя фигура
monopoly-sign-mortgaged = в залоге
monopoly-sign-shack = лачуга
monopoly-sign-vault = убежище
monopoly-sign-go = «Вперёд»
monopoly-sign-station = станция метро
monopoly-sign-radio = радиостанция
monopoly-sign-special = карточка S.P.E.C.I.A.L.
monopoly-sign-guide = карточка «Руководства»
monopoly-sign-tax = налог
monopoly-sign-jail = тюрьма
monopoly-sign-go-to-jail = дорога в тюрьму
monopoly-sign-parking = бесплатная стоянка
order-monopoly-jail = В тюрьме:
order-monopoly-reply = Предложения других игроков:
way-throw = бросать на дубль
way-pay-fine = платить штраф
way-refuse = отклонять все

## Monopoly: the guided match

guide-monopoly-token = Добро пожаловать в Пустошь! Здесь всё решают крышки, и побеждает тот, кто последним сможет платить по счетам. Для начала выберите фигурку.
guide-monopoly-board = Все отправляются отсюда, с клетки «Вперёд», и идут по часовой стрелке. Пока решать нечего, кубики бросают за вас. Каждый раз, когда вы снова пройдёте её, банк заплатит вам 200 крышек.
guide-monopoly-deed = Здесь раскрывается клетка, на которую вы смотрите: её цена и рента. Нажмите на любую другую клетку поля, чтобы узнать, что там.
guide-monopoly-buy = Если вы пришли туда, где нет хозяина, участок можно купить. Откажетесь — он уйдёт с аукциона, и торговаться смогут все, вы тоже; ставки начинаются с одной крышки. Решайте, как только вас спросят; в начале игры покупка редко бывает ошибкой.
guide-monopoly-rent = Здесь ваши крышки и по цветной полоске за каждое ваше владение. Кто остановится у вас, сразу платит вам ренту, а вы платите, когда остановитесь у других.
guide-monopoly-throw = В свой ход бросайте кубики. Дубль даёт ещё один бросок, а три дубля подряд отправляют в тюрьму.
guide-monopoly-estate = Здесь вы распоряжаетесь имуществом. Собрав все участки одного цвета, можно строить лачуги, а потом убежища, и рента вырастет в разы. Нужны деньги — заложите что-нибудь из имущества.
guide-monopoly-trade = Одними кубиками цветовую группу собрать трудно, поэтому имуществом торгуют. Откройте «Сделки», выберите партнёра и разложите, кто что отдаёт.
guide-monopoly-odds = Не страшно тратить последние крышки? Откройте «Шансы»: там видно, с какой вероятностью любой игрок попадёт на каждую клетку в свой следующий ход.
guide-monopoly-hint = Не знаете, что делать? Когда вас о чём-то спрашивают, здесь можно узнать, как поступил бы бот.
guide-monopoly-jail = Это тюрьма. Выйти можно, выбросив дубль, по карточке или за 50 крышек; после третьей неудачи платить придётся. Ренту вы получаете и там. А кто просто остановился здесь, тот просто на экскурсии.
guide-monopoly-win = Кто не может заплатить, даже всё продав и заложив, выбывает; побеждает последний оставшийся. Остальное — в правилах: они здесь, по клавише «?» и за каждым маленьким «?». Удачи!

## Wasteland

game-about-wasteland = От одного до четырёх выживших выходят из лагеря на перекрёстке, каждый с тайным замыслом, а две группировки рвутся к власти. Разведывайте, сражайтесь, торгуйте, решайте, кому помочь, — и наберите достаточно влияния, пока Пустошь не захватил кто-то другой.
