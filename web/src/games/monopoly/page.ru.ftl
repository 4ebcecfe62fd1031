### Слова страницы игры «Монополия»; слова правил приходят с сервера

monopoly-board = Игровое поле
picture-monopoly = Партия в «Монополию» в разгаре: поле с городами, фигурки в пути, лачуги и убежища
monopoly-tab-business = Торговля
monopoly-business = Торговля и строительство — пока ничего другого не решают
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
monopoly-at-auction = На аукционе, цена на карточке { $amount }
monopoly-owned = Владеет { $name }
monopoly-rent = Рента { $amount }
monopoly-rent-times = Рента: кубики × { $times }
monopoly-times-dice = { $times } × кубики
monopoly-mortgaged = в залоге
monopoly-stamp = Залог
monopoly-tax = Налог { $amount }
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
monopoly-rent-street-0 = Без зданий
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
monopoly-building = Здание стоит
monopoly-mortgage-value = Сумма залога
monopoly-earned = Собрано ренты
monopoly-ask-for = Предложить сделку
monopoly-build-shack = Построить лачугу
monopoly-build-vault = Построить убежище
monopoly-build-long = Построить: { $deed }
monopoly-sell = { $count ->
    [1] Продать
   *[other] Продать { $count }
}
monopoly-sell-long = Продать здание: { $deed }
monopoly-sell-means = { $count ->
    [one] Лачуг в банке не хватает: уйдёт { $count } здание. Останется: { $left }
    [few] Лачуг в банке не хватает: уйдут { $count } здания. Останется: { $left }
   *[many] Лачуг в банке не хватает: уйдут { $count } зданий. Останется: { $left }
}
monopoly-mortgage = Заложить
monopoly-mortgage-long = Заложить: { $deed }
monopoly-lift = Выкупить
monopoly-lift-long = Выкупить из залога: { $deed }
monopoly-whole = вся группа
monopoly-even = Стройте поровну: зелёной рамкой отмечено, где строить дальше.
monopoly-out = Вы банкрот и выбыли из игры. Можно досмотреть партию или уйти: стол останется на главной странице.
monopoly-estate-lost = Вы банкрот: ничего не осталось.
monopoly-estate-none = У вас пока ничего нет. Остановитесь на ничьём участке — и сможете его купить.
monopoly-estate-spectator = Вы зритель: имущества у вас нет.
monopoly-end-agree = Предложить закончить партию
monopoly-end-retract = Передумать: играть дальше
monopoly-end-count = За то, чтобы закончить: { $agreed } из { $needed }
monopoly-end-bots = Боты согласятся, как только согласятся все люди.
monopoly-odds-about = Куда игрок попадёт за следующий ход? Выберите игрока: вероятности видны на поле и ниже.
monopoly-odds-whose = Чей ход?
monopoly-odds-jail = Попадёт в тюрьму: { $percent } %
monopoly-odds-note = Учтены дубли, третий дубль и карточки, которых ещё никто не видел.
monopoly-no-offers = Сейчас никто ничего не предлагает.
monopoly-trade-with = С кем сделка
monopoly-you-give = Вы отдаёте
monopoly-you-get = Вам отдаёт { $name }
monopoly-cash-of = Крышки (до { $cash })
monopoly-cash-of-raised = Крышки (есть { $cash }, можно собрать { $means })
hint-monopoly-measure = В крышках, по расчёту бота.
hint-monopoly-deed = ценность участка для вас
hint-monopoly-key = ценность участка для вас: он завершает чью-то группу
hint-monopoly-price = вы платите
hint-monopoly-reserve = столько лучше держать про запас
hint-monopoly-deal = выгода от сделки за вычетом выгоды партнёра
hint-monopoly-rival = выгода партнёра: он соберёт группу
hint-monopoly-inherit = достанется вам, если должник обанкротится
hint-monopoly-rent = прибавка к ренте с каждого, кто остановится
hint-monopoly-cash = деньги сразу
hint-monopoly-worst = самая высокая рента в пределах одного броска
hint-monopoly-lap = столько в среднем уходит на чужую ренту за круг по полю
hint-monopoly-missing = не хватает наличных
monopoly-visiting = Тюрьма (на экскурсии)
monopoly-jail-card = Карточка освобождения из тюрьмы
monopoly-jail-card-short = выход из тюрьмы
monopoly-built-on = есть здания
monopoly-use-card = Отдать карточку и бросить кубики
monopoly-use-card-of = Отдать карточку ({ $deck }) и бросить кубики
monopoly-give-and-take = Выберите хотя бы один участок или карточку. Одна сторона может ничего не отдавать.
monopoly-deal = Отдать { $gives } за { $wants }
monopoly-completes = { $name } соберёт всю группу: { $group }
monopoly-completes-you = У вас будет вся группа: { $group }
monopoly-breaks = { $name } разобьёт свою группу: { $group }
monopoly-breaks-you = Вы разобьёте свою группу: { $group }
monopoly-fee = { $name }: 10 % за заложенное — { $amount }
monopoly-at-price = Вы отдаёте на { $gives }, получаете на { $gets } (по ценам на карточках, заложенное — вполцены)
monopoly-at-price-of = По ценам на карточках: { $name } отдаёт на { $gives }, получает на { $gets }
monopoly-propose = Предложить: { $name }
monopoly-propose-to = Предложить сделку
monopoly-counter = Предложить взамен
monopoly-instead = Это встречное предложение на ваше.
monopoly-counter-offer = { $name } предлагает взамен { $gives } за { $wants }.
monopoly-refused-you = { $name } отклоняет ваше предложение.
said-monopoly-more = Мало: хочет ещё около { $amount }.
said-monopoly-rival = Так соберётся чужая группа: хочет за это ещё около { $amount }.
said-monopoly-never = Ни за какие крышки: сделка слишком невыгодна.
said-monopoly-cash = Не хватает наличных.
said-monopoly-inherit = Рассчитывает на наследство должника.
monopoly-made-already = Это уже предлагалось ({ $name }) — измените что-нибудь.
monopoly-answer-in-trade = Ответьте на вкладке «Сделки».
monopoly-make-counter = Встречное…
monopoly-clear = Очистить
monopoly-withdraw = Отозвать
monopoly-accept = Принять
monopoly-refuse = Отклонить
monopoly-offers-left = { $count ->
    [0] До конца вашего хода предложений больше нет
    [one] Осталось { $count } предложение
    [few] Осталось { $count } предложения
   *[many] Осталось { $count } предложений
}
monopoly-offers-debt = Не считается: помогает уплатить долг
monopoly-debtor = { $name } в долгах: { $amount }. Можно предложить сделку.
monopoly-help = Предложить сделку: { $name }
monopoly-accept-short = Чтобы согласиться, не хватает { $missing }: раздобудьте деньги.
monopoly-more-cash = Раздобыть деньги (до { $amount })
monopoly-business-waits = Сделки и стройка — как только это решится.
monopoly-raise-only = Сейчас можно только продавать здания и закладывать участки, чтобы раздобыть деньги.
monopoly-offer-gone = Предложение, на которое вы отвечали, больше не в силе.
monopoly-bid = Ставка { $amount }
monopoly-bid-any = Ваша ставка
monopoly-bid-least = Не меньше { $least }: больше наивысшей ставки.
monopoly-bid-most = У вас { $cash }.
monopoly-bid-it = Ставлю
monopoly-printed = цена { $amount }
monopoly-no-bid = Ставок ещё нет
monopoly-bidding = Ещё торгуются
monopoly-buy-left = Останется { $left }.
monopoly-take-over = Выкупить сразу — { $now }. Оставить в залоге — { $fee } сейчас и { $later } при выкупе.
monopoly-place-where = { $count ->
    [one] Выберите на поле одну из { $count } клетки в рамке.
   *[other] Выберите на поле одну из { $count } клеток в рамке.
}
monopoly-buy-short = Не хватает { $missing }. Заложите что-нибудь, договоритесь о сделке — или пусть участок уйдёт на аукцион.
monopoly-jail-try = { $number ->
    [1] Первая попытка. Дубль выпадает раз в шесть бросков.
    [2] Вторая попытка. Дубль выпадает раз в шесть бросков.
   *[other] Последняя попытка: если не выйдет, вы платите 50 и ходите.
}
monopoly-owed = Долг
monopoly-have = На руках
monopoly-missing = Не хватает
monopoly-possible = Можно собрать ещё
monopoly-short-anyway = Даже если всё продать и заложить, не хватит { $missing }: поможет только сделка.
monopoly-doubles = { $count ->
    [one] дубль
    [2] второй дубль
   *[other] дублей: { $count }
}
monopoly-dealt-you = Вам розданы участки: { $deeds }.
monopoly-no-deeds = ничего нет
monopoly-bankrupt = банкрот
monopoly-board-large = Крупнее
monopoly-board-whole = Всё поле
monopoly-read-card = Карточка
monopoly-again = Изменить и предложить снова
monopoly-trade-sheet = Сделка: { $name }
monopoly-cash = Наличные
monopoly-jailed-short = в тюрьме
monopoly-worth = Состояние
monopoly-worth-of = всего { $amount }
monopoly-worth-cash = Крышки
monopoly-worth-deeds = Участки
monopoly-worth-mortgaged = Участки в залоге
monopoly-worth-buildings = Здания
monopoly-scene-first = Кто ходит первым?
monopoly-scene-starts = Ходит первым
monopoly-scene-throws = Бросок: { $name }
monopoly-scene-double = Дубль! Бросок: { $name }
monopoly-scene-for-rent = Бросок на ренту: { $name }
monopoly-scene-deal = Сделка
monopoly-scene-gives = отдаёт: { $what }
monopoly-scene-bankrupt = { $name }: банкротство
monopoly-scene-lost = Всё имущество получает: { $payee }
monopoly-scene-whole = { $name }: собрана вся группа — { $group }
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

## Monopoly: the guided match

guide-monopoly-token = Добро пожаловать в Пустошь! Здесь всё решают крышки, и побеждает тот, кто последним сможет платить по счетам. Для начала выберите фигурку.
guide-monopoly-board = Все отправляются отсюда, с клетки «Вперёд», и идут по часовой стрелке. Каждый раз, когда вы снова пройдёте её, банк заплатит вам 200 крышек.
guide-monopoly-deed = Здесь раскрывается клетка, на которую вы смотрите: её цена и рента. Нажмите на любую другую клетку поля, чтобы узнать, что там.
guide-monopoly-deed-touch = Здесь раскрывается клетка, на которую вы смотрите: её цена и рента. Нажмите на любую другую клетку поля, чтобы узнать, что там.
guide-monopoly-buy = Если вы пришли на участок, у которого нет хозяина, его можно купить. Откажетесь — его выставят на аукцион, и торговаться смогут все, вы тоже; ставки начинаются с одной крышки. В начале игры покупка редко бывает ошибкой.
guide-monopoly-rent = Здесь ваши крышки и по цветной полоске за каждый ваш участок. Кто остановится у вас, сразу платит вам ренту, а вы платите, когда остановитесь у других.
guide-monopoly-throw = В свой ход бросайте кубики. Дубль даёт ещё один бросок, а три дубля подряд отправляют в тюрьму.
guide-monopoly-estate = Здесь вы распоряжаетесь имуществом. Собрав все участки одного цвета, можно строить лачуги, а потом убежища, и рента вырастет в разы. Нужны деньги — заложите участок.
guide-monopoly-trade = Одними кубиками цветовую группу собрать трудно, поэтому участками торгуют. Откройте «Сделки», выберите партнёра и отметьте, кто что отдаёт.
guide-monopoly-odds = Боитесь остаться без крышек? Откройте «Шансы»: там видно, с какой вероятностью любой игрок попадёт на каждую клетку в свой следующий ход.
guide-monopoly-hint = Не знаете, что делать? Когда вас о чём-то спрашивают, здесь можно узнать, как поступил бы бот.
guide-monopoly-jail = Это тюрьма. Выйти можно, выбросив дубль, по карточке или за 50 крышек; после третьей неудачи платить придётся. Ренту вы получаете и там. А кто пришёл сюда обычным ходом, тот просто на экскурсии.
guide-monopoly-win-touch = Кто не может заплатить, даже всё продав и заложив, выбывает; побеждает последний оставшийся. В короткой партии побеждает самый богатый после 30-го раунда: к крышкам прибавят цену участков, заложенные участки и здания — вполцены. Остальное — в правилах: они здесь и за каждым маленьким «?». Удачи!
guide-monopoly-win = Кто не может заплатить, даже всё продав и заложив, выбывает; побеждает последний оставшийся. В короткой партии побеждает самый богатый после 30-го раунда: к крышкам прибавят цену участков, заложенные участки и здания — вполцены. Остальное — в правилах: они здесь, по клавише «?» и за каждым маленьким «?». Удачи!
