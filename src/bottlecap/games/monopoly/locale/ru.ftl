### Monopoly: names, actions, prompts, events, effects

game-name = Монополия: Fallout
game-about = От двух до шести торговцев кружат по пустошам. Скупайте города, станции и радиовышки, собирайте цветовые группы, стройте лачуги и убежища — и останьтесь последним, кому есть чем платить.
game-short = На старте у каждого по три участка, а после 30-го раунда побеждает самый богатый.

caps-counted = { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}
list-and = { $first } и { $last }

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
way-third-try = третья попытка не удалась, нужно заплатить штраф
payee-bank = банк
payee-pot = бесплатная стоянка

deal-nothing = ничего
deal-no-cash = без доплаты
deal-pays = вы платите { $caps }
deal-gets = вы получаете { $caps }

## Actions

action-choose-token = Взять фигурку: { $token }
action-deal-deed = Раздать карточку собственника: { $deed }
action-dice = На кубиках { $first } и { $second }
action-draw-special = Взять карточку: { $card }
action-draw-guide = Взять карточку: { $card }
action-throw = Бросить кубики
action-pay-fine = Заплатить 50 крышек и бросить кубики
action-use-card = Использовать и бросить кубики: { $card }
action-buy = Купить
action-decline = Не покупать
action-pass = Спасовать
action-bid = Предложить { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}
action-give-up = Объявить себя банкротом
action-build = Построить здание: { $deed }
action-want-too = Тоже хочу это здание
action-waive = Уступить
action-place = Поставить здание: { $deed }
action-sell = Продать здание: { $deed }
action-mortgage = Заложить: { $deed }
action-lift = Выкупить из залога: { $deed }
action-offer = Предложить сделку ({ $to }). Предмет сделки: { $deeds }; { $cash }
action-counter = Предложить взамен другую сделку. Предмет сделки: { $deeds }; { $cash }
action-accept = Принять предложение ({ $from })
action-refuse = Отклонить предложение ({ $from })
action-withdraw = Отозвать предложение ({ $to })
action-lift-now = Сразу выкупить из залога
action-pay-fee = Заплатить 10 % и оставить в залоге
action-leave-mortgaged = Оставить в залоге
action-end-match = Закончить партию
action-agree-to-end = Согласиться закончить партию
action-retract = Отозвать согласие закончить партию

## Prompts

prompt-token = Выберите фигурку.
prompt-deal-deed = { $seat } получает карточку собственника.
prompt-throw = { $seat } бросает кубики.
prompt-draw-special = { $seat } берёт карточку «Система S.P.E.C.I.A.L.».
prompt-draw-guide = { $seat } берёт карточку «Руководство по выживанию».
prompt-turn = Ваш ход: бросьте кубики.
prompt-jail = Вы в тюрьме: заплатите штраф, используйте карточку или попробуйте выбросить дубль.
prompt-buy = { $deed }: купить за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}?
prompt-bidding = На аукционе: { $lot }. { $bid ->
    [0] Ставок ещё нет.
   *[other] Наивысшая ставка — { $bid }.
} У вас { $cash }.
prompt-raise = Вы должны заплатить { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}. Получатель: { $payee }. Раздобудьте деньги.
prompt-claim = { $other } хочет купить здание ({ $lot }), но на всех не хватит. Вы тоже хотите его купить?
prompt-place = Куда поставить здание, выигранное на аукционе ({ $lot })?
prompt-reply = { $from } предлагает сделку. Вы получите: { $gives }. Вы отдадите: { $wants }.
prompt-take-over = { $deed }: эта собственность переходит к вам заложенной. Выкупите её сразу или заплатите 10 % сейчас и ещё 10 % при выкупе.
prompt-inherit = { $deed }: эта собственность досталась вам заложенной, 10 % уже уплачены. Выкупите её сразу за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
} или оставьте в залоге и заплатите при выкупе ещё 10 %.
prompt-last-chance = Последний раунд сыгран. Прежде чем партия закончится, все ещё могут строить, продавать здания, закладывать и выкупать имущество, заключать сделки.
prompt-business = Вы можете строить, продавать здания, закладывать и выкупать имущество, заключать сделки.

## Events

event-token-chosen = { $seat } выбирает фигурку: { $token }.
event-deed-dealt = { $seat } получает карточку собственника: { $deed }.
event-starts = { $seat } начинает игру.
event-round = Начинается раунд { $round }.
event-thrown = { $seat } выбрасывает { $first } и { $second }.
event-moved = { $seat } переходит на клетку: { $square }.
event-salary = { $seat } получает зарплату: { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
event-jailed = { $seat } отправляется в тюрьму.
event-stayed = { $seat } остаётся в тюрьме.
event-freed = { $seat } выходит из тюрьмы: { $way }.
event-bought = { $seat } покупает за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}: { $deed }.
event-declined = { $seat } отказывается от покупки: { $deed }.
event-auctioned = Банк выставляет на аукцион: { $lot }.
event-bade = { $seat } предлагает { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
event-passed = { $seat } пасует.
event-sold = { $seat } выигрывает аукцион ({ $lot }) и платит { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
event-unsold = Ставок нет. У банка остаётся: { $lot }.
event-rent = { $deed }: рента — { $amount ->
    [one] { $amount } крышка
    [few] { $amount } крышки
   *[many] { $amount } крышек
}. Платит { $seat }, получает { $other }.
event-no-rent = { $deed } в залоге: { $seat } не платит ренту.
event-paid = { $seat } платит { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}. Получатель: { $payee }.
event-in-debt = { $seat }: нужно заплатить { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}, а наличных не хватает. Получатель: { $payee }.
event-gained = { $seat } получает от банка { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
event-pot-taken = { $seat } забирает с бесплатной стоянки { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}.
event-drew-special = { $seat } берёт карточку «Система S.P.E.C.I.A.L.»: { $card }.
event-drew-guide = { $seat } берёт карточку «Руководство по выживанию»: { $card }.
event-card-kept = { $seat } оставляет у себя: { $card }.
event-built = { $seat } строит{ $amount ->
    [0] { "" }
    [one] { " " }за { $amount } крышку
    [few] { " " }за { $amount } крышки
   *[many] { " " }за { $amount } крышек
}: { $deed }. Теперь там { $buildings }.
event-razed = { $seat } продаёт здание за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}: { $deed }. Теперь там { $buildings }.
event-sold-down = { $seat } продаёт здания { $group } группы за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}. Остаётся: { $left }.
event-mortgaged = { $seat } закладывает за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}: { $deed }.
event-lifted = { $seat } выкупает из залога за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}: { $deed }.
event-fee = { $seat } платит { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
} и оставляет в залоге: { $deed }.
event-left-mortgaged = { $seat } оставляет в залоге: { $deed }.
event-asked-for = { $seat } хочет купить здание ({ $lot }), но на всех желающих не хватит.
event-claimed = { $seat } тоже претендует на здание ({ $lot }).
event-waived = { $seat } не претендует на здание ({ $lot }).
event-offered = { $seat } предлагает сделку. Кому: { $to }. Отдаёт: { $gives }. Просит: { $wants }.
event-dealt = Сделка заключена. { $seat } отдаёт: { $gives }. { $to } отдаёт: { $wants }.
event-refused = { $seat } отклоняет предложение. От кого: { $other }.
event-withdrawn = { $seat } отзывает предложение. Кому: { $other }.
event-lapsed = Предложение больше не в силе: в нём что-то изменилось. От кого: { $seat }. Кому: { $other }.
event-bankrupt = { $seat } не может заплатить долг, становится банкротом и отдаёт всё имущество. Кредитор: { $payee }.
event-agreed = { $seat } соглашается закончить партию.
event-retracted = { $seat } предпочитает играть дальше.

## View

view-round = Раунд { $round } (всего не больше { $limit })
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
view-sale = Лачуг в банке не хватает. Если продать убежище ({ $deed }), вместе с ним уйдут и другие здания группы, всего { $count }, за { $amount ->
    [one] { $amount } крышку
    [few] { $amount } крышки
   *[many] { $amount } крышек
}. Останется: { $left }
view-offer = { $seat } предлагает сделку. Кому: { $to }. Отдаёт: { $gives }. Просит: { $wants }

## Deeds and effects of cards

deed-street = участок { $group } группы; цена { $price }; рента без зданий, с лачугами (от одной до четырёх) и с убежищем: { $rents }; здание стоит { $building }; залог { $mortgage }
deed-station = цена { $price }; рента по числу станций у владельца: { $rents }; залог { $mortgage }
deed-radio = цена { $price }; рента — сумма на кубиках, умноженная на { $one }, а если у владельца обе радиостанции — на { $both }; залог { $mortgage }
effect-advance = Идите вперёд на клетку: { $square }. Если попадёте на клетку «Вперёд» или пройдёте её, получите зарплату.
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
option-cash = Деньги в начале игры
option-dealt-deeds = Сколько карточек собственника бесплатно раздать каждому в начале игры
option-offers = Сколько сделок игрок может предложить за раунд
option-parking-money = Налоги и штрафы копятся на бесплатной стоянке и достаются тому, кто на неё попадёт
option-double-go = Двойная зарплата за попадание на клетку «Вперёд»
option-no-auctions = Без аукционов
option-no-buying-at-first = В первом раунде ничего не покупают
option-arriving-throw = Рента радиостанции считается по броску, которым на неё пришли
reason-last-player = Все остальные разорились.
reason-turn-limit = Лимит раундов исчерпан: побеждает самый богатый.
reason-agreement = Игроки согласились закончить партию: побеждает самый богатый.
