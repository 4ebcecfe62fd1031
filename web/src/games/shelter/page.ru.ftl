### Слова страницы игры «Убежище»; слова правил приходят с сервера

picture-shelter = Партия в «Убежище» в разгаре: убежище в разрезе, на этажах — комнаты, жители и угрозы
shelter-sum = Счастье

shelter-tab-board = Убежище
shelter-vault = Убежище
shelter-mine = Что у вас есть
shelter-top-level = Верхний этаж
shelter-level-of = { $name }
shelter-elevator = Лифт ({ $level })
shelter-space = { $room }, ячейка { $number } ({ $level })
shelter-space-only = { $room } ({ $level })
shelter-threat = Угроза: { $threat }
shelter-taken = Занято: { $name }.
shelter-room-track = Комнаты на выбор
shelter-item-track = Предметы на выбор
shelter-within = Вам по средствам: { $rooms }.
shelter-price = Цена: { $price }
shelter-decks = Сколько карт в колодах и в сбросе
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
shelter-exhausted = повёрнут
shelter-dwellers = Дома жителей: { $home } из { $all }
shelter-trained = Улучшенные характеристики жителей
shelter-item-count = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[many] { $count } предметов
}
shelter-doubled = Улучшена характеристика { $letter }: награда удваивается.
shelter-spent = Улучшение { $letter } на этом израсходуется.
shelter-spent-vain = Улучшение { $letter } израсходуется, хотя здесь ничего не удваивает.
shelter-letter-use = ×2: { $rooms }
shelter-letters-idle = Для этих букв удваивать пока нечего:
shelter-unused = { $count ->
    [one] { $count } житель останется без дела до конца раунда.
    [few] { $count } жителя останутся без дела до конца раунда.
   *[many] { $count } жителей останутся без дела до конца раунда.
}
shelter-who-plain = Житель без улучшений
shelter-who-trained = Житель с улучшением { $letter }
shelter-who-injured = Раненый житель
shelter-who-trained-injured = Раненый с улучшением { $letter }
shelter-site-why = Каждый раунд два кубика могут привести угрозу в вашу комнату с числом, равным их сумме. Дальше от лифта эти суммы выпадают реже.
shelter-site-odds = Кубики { $dice }: угроза в { $percent } % раундов
shelter-site-side-left = Слева от лифта
shelter-site-side-right = Справа от лифта
shelter-site-side-left-of = Слева, рядом: { $room }
shelter-site-side-right-of = Справа, рядом: { $room }
shelter-site-row-left = Верхний ряд, первая комната
shelter-site-row-right = Нижний ряд, первая комната
shelter-site-row-left-of = Верхний ряд, рядом: { $room }
shelter-site-row-right-of = Нижний ряд, рядом: { $room }
shelter-left-mine = Если её не устранить, в конце вы потеряете { $count ->
    [one] { $count } жетон счастья
    [few] { $count } жетона счастья
   *[many] { $count } жетонов счастья
}
shelter-left-there = Если её не устранить, в конце { $name } потеряет { $count ->
    [one] { $count } жетон счастья
    [few] { $count } жетона счастья
   *[many] { $count } жетонов счастья
}
shelter-lent = В этот ход у вашего жителя считается улучшенной характеристика { $letter }.
shelter-discount = В этот ход комната обойдётся вам на один ресурс дешевле.
shelter-income-for = { $count ->
    [one] { $name } может взять ренту: { $count } ресурс на выбор.
    [few] { $name } может взять ренту: { $count } ресурса на выбор.
   *[many] { $name } может взять ренту: { $count } ресурсов на выбор.
}
shelter-won = { $name }: победа над угрозой «{ $threat }»
shelter-lost = { $name }: поражение от угрозы «{ $threat }»
shelter-spawn-scene = Где появляются угрозы
shelter-scene-built = { $name } строит: { $room }
shelter-scene-defeated = Угроза устранена: { $threat }
shelter-scene-by = Это сделал игрок { $name }.
shelter-scene-won = Победа!
shelter-scene-lost = Поражение
shelter-stakes = При поражении награды не будет, а житель получит рану.
shelter-odds = Выбросить { $number } или больше на двух кубиках
shelter-bare-hands = Голыми руками
shelter-chance = { $percent } % ({ $wins } из { $throws })
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
hint-shelter-measure = Всё в единицах счастья: так бот оценивает положение к концу вашего хода.
hint-shelter-happiness = счастье сразу
hint-shelter-dwellers = жители: больше, здоровее, с улучшениями
hint-shelter-cubes = ресурсы и то, на что их хватит
hint-shelter-next-dweller = ближе к новому жителю
hint-shelter-items = предметы и польза от них
hint-shelter-rooms = комнаты на вашем этаже и рента с них
hint-shelter-threats = угрозы на вашем этаже
hint-shelter-first-player = первый ход в следующем раунде
hint-shelter-income = рента, которую получат другие
hint-shelter-end = положение к концу игры
hint-shelter-letter = Ни одна буква не удвоит больше того, что уже есть в убежище.
hint-shelter-nothing-open = Ни одна свободная ячейка сейчас не стоит жителя.
hint-shelter-keep = То, что можно применить или обменять, позже принесёт больше.
hint-shelter-fight = Ни один из ваших предметов здесь толком не поможет.
hint-shelter-best-left = Остальное принесёт не больше.
hint-shelter-ties = Выиграть больше нечего; оставшееся решит при равенстве.
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
shelter-sign-build = строительство
shelter-sign-price = цена комнаты
shelter-sign-exchange = обмен
shelter-sign-train = улучшение
shelter-sign-heal = лечение
shelter-sign-injury = ранение
shelter-sign-fight = бой
shelter-sign-linked = связанная ячейка
shelter-sign-warning = угроза

## Shelter: the guided round

guide-shelter-goal = Добро пожаловать под землю, Смотритель. Верхний этаж общий, а этот лифт и всё вокруг него — ваши. Побеждает тот, у кого в конце больше всего счастья.
guide-shelter-mine = Это ваше хозяйство: энергия, пища и вода, не больше шести кубиков каждого; жители, поначалу их двое; улыбкой отмечено счастье.
guide-shelter-space = В комнатах есть ячейки для жителей. Зелёным показано, что вы получаете; если есть красное, сначала платите. Маленькие числа нужны кубикам: позже они приводят угрозы.
guide-shelter-pick = Когда наступит ваш ход, у доступных ячеек будет полосатый пол. Нажмите на одну из них; эта, например, даёт две энергии.
guide-shelter-pick-touch = Когда наступит ваш ход, у доступных ячеек будет полосатый пол. Нажмите на одну из них; эта, например, даёт две энергии.
guide-shelter-confirm = Здесь написано, чего это стоит и что даёт. Пока ничего не случилось: нажмите «Подтвердить» или выберите другую ячейку.
guide-shelter-gained = Полученное лежит в отсеках вашего планшета. Если по пути о чём-то спросят — скажем, какой ресурс взять, — ответьте на панели.
guide-shelter-others = Игроки ходят по очереди, по одному жителю. Где кто-то стоит, там до конца раунда занято. Всё, что происходит, записано здесь.
guide-shelter-rooms = Чтобы строить, поставьте жителя в свой лифт и заплатите цену под одной из этих комнат. Сразу получите 2 жетона счастья, а когда вашу комнату займёт другой игрок, вы возьмёте ресурс — ренту.
guide-shelter-items = Предметы берут в ячейках со значком чемоданчика. Они помогают в бою, при обмене или при оплате; нажмите на свой предмет, чтобы прочесть о нём.
guide-shelter-items-touch = Предметы берут в ячейках со значком чемоданчика. Они помогают в бою, при обмене или при оплате; нажмите на свой предмет, чтобы прочесть о нём.
guide-shelter-dwellers = Человечек с плюсом — это новый житель: чем больше жителей, тем больше ходов в каждом раунде. Гантель улучшает характеристику жителя, и в ячейке с её буквой он получает всё дважды — но только раз: после размещения улучшение израсходовано.
guide-shelter-second = Теперь поставьте второго жителя. Сомневаетесь? Спросите здесь, как пошёл бы бот и почему.
guide-shelter-round = Когда ставить больше некого, раунд кончается: все возвращаются домой, и те, кто стоял на гантели, получают улучшение.
guide-shelter-threats = Со второго раунда два кубика на каждый этаж приводят угрозы. Угроза закрывает ячейку, пока её не одолеют: выбросьте нужное число или заплатите, что просят. Кто проиграл бой, тот ранен, а за каждую угрозу, оставшуюся на вашем этаже, в конце снимут счастье.
guide-shelter-end = Партия кончается с тем раундом, в котором кто-то построит шестую комнату или выйдет последняя угроза. Тогда всё решает счастье.
guide-shelter-rules-touch = Этого достаточно. Остальное — в правилах: здесь или по любому маленькому «?» рядом с вопросом. Удачи!
guide-shelter-rules = Этого достаточно. Остальное — в правилах: здесь, по клавише «?» или по любому маленькому «?» рядом с вопросом. Удачи!
