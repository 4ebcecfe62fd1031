### Monopoly: names, actions, prompts, events, effects

game-name = Монополия: Fallout
game-kind = Торговая игра: скупайте, торгуйтесь, стройте
game-about = От двух до шести торговцев кружат по пустошам. Скупайте города, станции и радиостанции, собирайте цветовые группы, стройте лачуги и убежища — и останьтесь последним, кому есть чем платить.
game-short = На старте у каждого по три участка, а после 30-го раунда побеждает самый богатый; здания идут в зачёт за полцены.

caps-counted = { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}

# Names of deeds do not inflect in a sentence, so lots and cards stand after a colon or in brackets, in the nominative.
lot-shack = лачуга
lot-vault = убежище
# In the genitive: «участки коричневой группы».
group-brown = коричневой
group-light-blue = голубой
group-pink = розовой
group-orange = оранжевой
group-red = красной
group-yellow = жёлтой
group-green = зелёной
group-dark-blue = синей
street-with = { $deed } — { $buildings }
buildings-none = пусто
buildings-one = одна лачуга
buildings-two = две лачуги
buildings-three = три лачуги
buildings-four = четыре лачуги
buildings-vault = убежище
jail-card-special = карточка освобождения из тюрьмы («Система S.P.E.C.I.A.L.»)
jail-card-guide = карточка освобождения из тюрьмы («Руководство по выживанию»)
way-fine = штраф уплачен
way-card = использована карточка
way-double = выпал дубль
way-third-try = три попытки не удались, нужно заплатить штраф
payee-bank = банк
payee-pot = бесплатная стоянка

deal-nothing = ничего
deal-no-cash = без доплаты
deal-pays = вы платите { $caps }
deal-gets = вы получаете { $caps }
deal-thing = { ACC($thing) }

## Actions

action-choose-token = Взять фигурку: { $token }
action-deal-deed = Раздать карточку собственника: { $deed }
action-dice = На кубиках { $first } и { $second }
action-draw-special = Взять карточку: { $card }
action-draw-guide = Взять карточку: { $card }
action-throw = Бросить кубики
action-pay-fine = Заплатить 50 крышек и бросить кубики
action-use-card = Использовать { ACC($card) } и бросить кубики
action-buy = Купить
action-decline = Не покупать
action-pass = Спасовать
action-bid = Поставить { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}
action-give-up = Объявить себя банкротом
action-build = Построить следующее здание: { $deed }
action-want-too = Тоже хочу это здание
action-waive = Уступить
action-place = Поставить здание: { $deed }
action-sell = Продать здание: { $deed }
action-mortgage = Заложить { ACC($deed) }
action-lift = Выкупить из залога { ACC($deed) }
action-offer = Предложить сделку ({ $to }) на { $deeds }; { $cash }
action-counter = Предложить взамен сделку на { $deeds }; { $cash }
action-accept = Принять предложение ({ $from })
action-refuse = Отклонить предложение ({ $from })
action-withdraw = Отозвать предложение ({ $to })
action-lift-now = Сразу выкупить из залога
action-pay-fee = Заплатить 10 % и оставить в залоге
action-leave-mortgaged = Оставить в залоге
action-end-match = Закончить партию
action-agree-to-end = Предложить закончить партию
action-retract = Передумать: играть дальше

## Prompts

prompt-token = Выберите фигурку.
prompt-deal-deed = { $seat } получает карточку собственника.
prompt-throw = { $seat } бросает кубики.
prompt-draw-special = { $seat } берёт карточку «Система S.P.E.C.I.A.L.».
prompt-draw-guide = { $seat } берёт карточку «Руководство по выживанию».
prompt-turn = { $doubles ->
    [0] Бросайте кубики.
    [1] Дубль! Бросайте ещё раз.
   *[other] Второй дубль! Бросайте ещё раз; третий отправит вас в тюрьму.
}
prompt-jail = Вы в тюрьме: заплатите штраф, используйте карточку или попробуйте выбросить дубль.
prompt-buy = Купить { ACC($deed) } за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}?
prompt-bidding = Аукцион: { $lot }. { $bid ->
    [0] Ставок ещё нет.
   *[other] Наивысшая ставка — { $bid }.
} У вас { $cash }.
prompt-raise = Ваш долг — { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}, их ждёт { $payee }. Раздобудьте деньги.
prompt-claim = { $other } хочет купить { ACC($lot) }, но на всех не хватит. А вы хотите?
prompt-place = Вы выиграли { ACC($lot) }. Куда поставить?
prompt-reply = { $from } предлагает { $gives } за { $wants }.
prompt-take-over = { $deed }: участок переходит к вам заложенным. Выкупите его сразу или заплатите 10 % сейчас и ещё 10 % при выкупе.
prompt-inherit = { $deed }: участок достался вам заложенным, 10 % уже уплачены. Выкупите его сразу за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
} или оставьте в залоге и заплатите при выкупе ещё 10 %.
prompt-last-chance = Последний раунд сыгран. Прежде чем партия закончится, все ещё могут строить, продавать здания, закладывать и выкупать участки, заключать сделки.
prompt-business = Вы можете строить, продавать здания, закладывать и выкупать участки, заключать сделки.

## Events

event-token-chosen = { $seat } выбирает фигурку: { $token }.
event-deed-dealt = { $seat } получает карточку собственника: { $deed }.
event-starts = Первым ходит { $seat }.
event-round = Раунд { $round }.
event-thrown = { $seat }: выпало { $first } и { $second }.
event-moved = { $seat } идёт дальше: { $square }.
event-salary = { $seat } получает зарплату: { $amount }.
event-jailed = { $seat } отправляется в тюрьму.
event-stayed = { $seat } остаётся в тюрьме.
event-freed = { $seat } выходит из тюрьмы: { $way }.
event-bought = { $seat } покупает { ACC($deed) } за { $amount }.
event-declined = { $seat } не покупает { ACC($deed) }.
event-auctioned = Аукцион: { $lot }.
event-bade = { $seat } ставит { $amount }.
event-passed = { $seat } пасует.
event-sold = { $seat } выигрывает аукцион: { $lot } за { $amount }.
event-unsold = Ставок нет: { $lot } остаётся у банка.
event-rent = Рента { $amount }: { $deed } ({ $other }). Платит { $seat }.
event-no-rent = { $deed } в залоге: { $seat } не платит ренту.
event-paid = { $paid ->
    [bank] { $seat } платит банку
    [pot] { $seat } кладёт на бесплатную стоянку
   *[seat] { $payee } получает
} { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}{ $paid ->
    [seat] : платит { $seat }
   *[other] { "" }
}.
event-in-debt = { $seat } в долгу: { $amount ->
    [one] { $amount } крышка
    [few] { $amount } крышки
   *[many] { $amount } крышек
} — столько ждёт { $payee }, а наличных не хватает.
event-gained = { $seat } получает от банка { $amount }.
event-pot-taken = { $seat } забирает с бесплатной стоянки { $amount }.
event-drew-special = { $seat } берёт карточку «{ $card }».
event-drew-guide = { $seat } берёт карточку «{ $card }».
event-card-kept = { $seat } оставляет себе { ACC($card) }.
event-built = { $seat } строит: { $deed } — { $buildings }{ $amount ->
    [0] { "" }
   *[other] { " " }(−{ $amount })
}.
event-razed = { $seat } продаёт здание за { $amount }. { $deed }: { $buildings }.
event-sold-down = { $seat } продаёт здания { $group } группы за { $amount }. Остаётся: { $left }.
event-mortgaged = { $seat } закладывает { ACC($deed) } за { $amount }.
event-lifted = { $seat } выкупает из залога { ACC($deed) } за { $amount }.
event-fee = { $seat } платит { $amount } и оставляет { ACC($deed) } в залоге.
event-left-mortgaged = { $seat } оставляет { ACC($deed) } в залоге.
event-asked-for = { $seat } хочет купить { ACC($lot) }, но на всех желающих не хватит.
event-claimed = { $seat } тоже хочет купить { ACC($lot) }.
event-waived = { $seat } уступает { ACC($lot) } другим.
event-offered = { $seat } предлагает { $gives } за { $wants } ({ $to }).
event-dealt = Сделка! { $seat } отдаёт { $gives }, { $to } — { $wants }.
event-refused = { $seat } отклоняет предложение ({ $other }).
event-withdrawn = { $seat } отзывает своё предложение ({ $other }).
event-lapsed = { $seat }: предложение ({ $other }) больше не в силе, в нём что-то изменилось.
event-bankrupt = { $seat } — банкрот: заплатить нечем. Всё имущество получает { $payee }.
event-agreed = { $seat } предлагает закончить партию.
event-retracted = { $seat } хочет играть дальше.

## Events told together

event-thrown-moved = { $seat }: выпало { $first } и { $second } — { $square }.
event-thrown-past-go = { $seat }: выпало { $first } и { $second } — { $square }, по пути зарплата { $amount }.
event-thrown-to-jail = { $seat }: выпало { $first } и { $second } — и прямо в тюрьму.
event-thrown-third-double = { $seat }: третий дубль подряд, { $first } и { $second } — в тюрьму.
event-thrown-stayed = { $seat }: выпало { $first } и { $second }, не дубль — остаётся в тюрьме.
event-drew-special-gained = { $seat } берёт карточку «{ $card }» и получает { $amount }.
event-drew-guide-gained = { $seat } берёт карточку «{ $card }» и получает { $amount }.
event-rent-paid = { $seat } платит ренту { $amount }: { $deed } ({ $other }).
event-rent-owed = Рента { $amount }: { $deed } ({ $other }). Платит { $seat }, но наличных не хватает.
event-fine-freed = { $seat } платит { $amount } и выходит из тюрьмы.
event-countered = { $seat } предлагает взамен { $gives } за { $wants } ({ $to }).
event-declined-auctioned = { $seat } не покупает { ACC($deed) } — начинается аукцион.

## What is lacking, and ties

lack-caps = Не хватает { $amount ->
    [one] { $amount } крышки
   *[many] { $amount } крышек
}.
lack-their-caps = { $seat }: не хватит { $amount ->
    [one] { $amount } крышки
   *[many] { $amount } крышек
}.
lack-not-yours = Ещё не у вас: { $deeds }.
lack-mortgaged = В залоге: { $deeds }.
lack-lower = Сначала стройте здесь: { $deeds }.
lack-higher = Сначала продайте здание здесь: { $deeds }.
lack-built-on = Здания стоят здесь: { $deeds }.
lack-bid = Ставка — не меньше { $amount }.
lack-can-raise = Вы ещё можете собрать { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
lack-token = Эту фигурку взял другой игрок: { $seat }.
tie-shared = Состояния равны ({ $amount }): победа общая.

## View

view-round = Раунд { $round } из { $limit }
view-bank = В банке { $shacks ->
    [one] { $shacks } лачуга
    [few] { $shacks } лачуги
   *[many] { $shacks } лачуг
} и { $vaults ->
    [one] { $vaults } убежище
    [few] { $vaults } убежища
   *[many] { $vaults } убежищ
}
view-pot = На бесплатной стоянке: { $amount ->
    [one] { $amount } крышка
    [few] { $amount } крышки
   *[many] { $amount } крышек
}
view-player = { $seat } ({ $token }): { $caps ->
    [one] { $caps } крышка
    [few] { $caps } крышки
   *[many] { $caps } крышек
}, { $square }
view-bankrupt = { $seat }: банкрот
view-in-jail = в тюрьме
view-bid = Наивысшая ставка: { $amount ->
    [one] { $amount } крышка
    [few] { $amount } крышки
   *[many] { $amount } крышек
} ({ $seat })
view-sale = Лачуг в банке не хватает. Вместе с убежищем ({ $deed }) уйдут и другие здания группы, всего { $count }, за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}. Останется: { $left }
view-offer = { $seat } предлагает { $gives } за { $wants } ({ $to })

## Deeds and effects of cards

deed-street = участок { $group } группы; цена { $price }; рента без зданий, с лачугами (от одной до четырёх) и с убежищем: { $rents }; здание стоит { $building }; залог { $mortgage }
deed-station = цена { $price }; рента по числу станций у владельца: { $rents }; залог { $mortgage }
deed-radio = цена { $price }; рента — сумма на кубиках, умноженная на { $one }, а если у владельца обе радиостанции — на { $both }; залог { $mortgage }
effect-advance = Идите вперёд на клетку: { $square }. Если пройдёте «Вперёд», получите зарплату — { $salary }.
effect-advance-go = Идите на клетку «Вперёд» и получите зарплату — { $salary }.
effect-nearest-station = Идите вперёд до ближайшей станции. Если она чужая, заплатите двойную ренту, если ничья — можете её купить.
effect-nearest-radio = Идите вперёд до ближайшей радиостанции. Если она чужая, бросьте кубики и заплатите сумму на них, умноженную на { $times }, если ничья — можете её купить.
effect-back = Отойдите на { $amount ->
    [one] { $amount } клетку
    [few] { $amount } клетки
   *[many] { $amount } клеток
} назад.
effect-jail = Отправляйтесь в тюрьму. Зарплату за «Вперёд» вы не получаете.
effect-jail-free = Бесплатное освобождение из тюрьмы. Храните карточку, пока не используете или не обменяете её.
effect-gain = Получите от банка { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
effect-pay = Заплатите { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
effect-pay-each = Заплатите каждому игроку { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
effect-collect-each = Получите от каждого игрока { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
effect-repairs = Ремонт: заплатите { $shack } за каждую свою лачугу и { $vault } за каждое своё убежище.

## Options and ends

option-rounds = Лимит раундов
option-rounds-about = После последнего раунда побеждает самый богатый. Полная партия обычно кончается раньше, когда платить может только один игрок.
option-cash = Деньги на старте
option-dealt-deeds = Участков на старте
option-offers = Предложений сделки за раунд
option-parking-money = Налоги и штрафы копятся на бесплатной стоянке и достаются тому, кто на неё попадёт
option-double-go = Двойная зарплата за попадание на клетку «Вперёд»
option-no-auctions = Без аукционов
option-no-buying-at-first = В первом раунде ничего не покупают
option-arriving-throw = Рента радиостанции считается по броску, которым на неё пришли
reason-last-player = Все остальные разорились.
reason-turn-limit = Лимит раундов исчерпан: побеждает самый богатый.
reason-agreement = Игроки согласились закончить партию: побеждает самый богатый.
