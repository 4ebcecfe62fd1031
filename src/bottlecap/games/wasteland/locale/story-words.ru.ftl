### Wasteland: что делают карты историй, словами. Сообщение названо по слову записи: story-… для результатов и задач, at-… для
### мест, when-… для того, что выполняет цель, need-… для условий, whom-… для выживших, while-… для того, что длится.

## How it is put together

row-setup = При появлении: { $does }
row-round = В конце каждого раунда: { $does }
row-lasting = Пока задание в игре: { $does }
row-intro = Сначала: { $does }
row-goal = Цель { $number }: { $does }
row-option = Вариант { $number }: { $does }
row-at = Действие «Задание» { $where }.
row-when = Как только { $when }.
row-need = Требование: { $condition }.
row-must = Обязательно, если { $condition }.
row-task = Задача: { $does }.
row-ok = Успех: { $does }
row-fail = Провал: { $does }
row-gain = Результат: { $does }
phrase-if = если { $condition }: { $does }.
phrase-else = если { $condition }: { $does }; иначе: { $other }.
phrase-unless = { $negated ->
    [1] если { $condition }: { $does }.
   *[other] если неверно, что { $condition }: { $does }.
}
phrase-for = { $whom }: { $does }.
amount-level = каков уровень значка встречи{ $sign ->
    [plus] { " " }плюс { $number }
    [minus] { " " }минус { $number }
   *[none] { "" }
}
side-star = звезды
side-shield = щита

## Results for a survivor

story-xp = { $points ->
    [one] получите { $points } очко опыта
    [few] получите { $points } очка опыта
   *[many] получите { $points } очков опыта
}
story-xp-level = получите столько очков опыта, { $by-level }
story-caps = { $caps ->
    [one] получите { $caps } крышку
    [few] получите { $caps } крышки
   *[many] получите { $caps } крышек
}
story-caps-level = получите столько крышек, { $by-level }
story-lose-caps = { $caps ->
    [one] потеряйте { $caps } крышку
    [few] потеряйте { $caps } крышки
   *[many] потеряйте { $caps } крышек
}
story-lose-caps-level = потеряйте столько крышек, { $by-level }
story-loot = { $cards ->
    [one] возьмите { $cards } карту добычи
    [few] возьмите { $cards } карты добычи
   *[many] возьмите { $cards } карт добычи
}
story-loot-level = возьмите столько карт добычи, { $by-level }
story-agenda = { $cards ->
    [one] возьмите { $cards } карту замысла
    [few] возьмите { $cards } карты замыслов
   *[many] возьмите { $cards } карт замыслов
}
story-become = получите особенность «{ $trait }»
story-lose = потеряйте особенность «{ $trait }»
story-item = возьмите любой предмет с рынка
story-unique = получите уникальный актив { $item }
story-damage = { $damage ->
    [one] получите { $damage } урон
   *[other] получите { $damage } урона
}
story-damage-level = получите столько урона, { $by-level }
story-rads = { $rads ->
    [one] получите { $rads } рад
    [few] получите { $rads } рада
   *[many] получите { $rads } рад
}
story-rads-level = получите столько рад, { $by-level }
story-heal = { $health ->
    [one] восстановите { $health } здоровье
   *[other] восстановите { $health } здоровья
}
story-heal-level = восстановите столько здоровья, { $by-level }
story-heal-all = восстановите всё здоровье
story-cure-all = избавьтесь от всей радиации
story-move = { $sectors ->
    [one] переместитесь на { $sectors } сектор
    [few] переместитесь на { $sectors } сектора
   *[many] переместитесь на { $sectors } секторов
}
story-me-at = переставьте свою фигурку { $where-to }
story-me-and = переставьте свою фигурку и жетон задания { $marker } { $where-to }
story-keep = { $role ->
    [none] оставьте эту карту себе
   *[other] оставьте эту карту себе как { $role-name }
}
story-shop = { $deals ->
    [one] торгуйте на рынке: { $deals } сделка
    [few] торгуйте на рынке: до { $deals } сделок
   *[many] торгуйте на рынке: до { $deals } сделок
}{ $more ->
    [0] { "" }
    [one] , сначала выложите ещё { $more } карту
    [few] , сначала выложите ещё { $more } карты
   *[many] , сначала выложите ещё { $more } карт
}{ $cheaper ->
    [0] { "" }
   *[other] { $everything ->
        [1] , всё дешевле на { $cheaper }
       *[other] , дешевле на { $cheaper }: { $kinds }
    }
}{ $sale ->
    [0] { "" }
    [one] , за каждую продажу на { $sale } крышку больше
    [few] , за каждую продажу на { $sale } крышки больше
   *[many] , за каждую продажу на { $sale } крышек больше
}
story-shop-level = торгуйте на рынке: столько сделок, { $by-level }{ $more ->
    [0] { "" }
    [one] , сначала выложите ещё { $more } карту
    [few] , сначала выложите ещё { $more } карты
   *[many] , сначала выложите ещё { $more } карт
}{ $cheaper ->
    [0] { "" }
   *[other] { $everything ->
        [1] , всё дешевле на { $cheaper }
       *[other] , дешевле на { $cheaper }: { $kinds }
    }
}{ $sale ->
    [0] { "" }
    [one] , за каждую продажу на { $sale } крышку больше
    [few] , за каждую продажу на { $sale } крышки больше
   *[many] , за каждую продажу на { $sale } крышек больше
}
story-renew = { $cards ->
    [one] замените на рынке { $cards } карту, начиная справа
    [few] замените на рынке { $cards } карты, начиная справа
   *[many] замените на рынке { $cards } карт, начиная справа
}
story-renew-level = замените на рынке, начиная справа, столько карт, { $by-level }
story-companion-from-assets = открывайте активы, пока не появится спутник: { $free ->
    [1] он ваш
   *[other] если вы выполняете его требование, он ваш, иначе он идёт в сброс
}
story-show-asset = откройте верхнюю карту колоды активов
story-take-shown = возьмите открытый актив
story-drop-shown = сбросьте открытый актив
story-asset-from-discards = возьмите любой актив из сброса

## Results of the story

story-star-power = группировка { $faction } продвигается { $steps ->
    [one] на { $steps } деление
    [few] на { $steps } деления
   *[many] на { $steps } делений
}{ $each ->
    [1] { " " }за каждые 10 уплаченных крышек
   *[other] { "" }
}
story-shield-power = группировка { $faction } продвигается { $steps ->
    [one] на { $steps } деление
    [few] на { $steps } деления
   *[many] на { $steps } делений
}{ $each ->
    [1] { " " }за каждые 10 уплаченных крышек
   *[other] { "" }
}
story-trash = отправьте эту карту в мусорку
story-stage = поместите карту задания { $quest }
story-add = добавьте карту встречи { $encounter } в её колоду
story-add-this = добавьте эту карту в её колоду
story-add-this-at-turn-end = добавьте эту карту в её колоду в конце хода
story-meet = { $or ->
    [1] выполните на выбор цель { $goal } карты задания { $goal-card } или цель { $other } карты задания { $other-card }
   *[other] выполните цель { $goal } карты задания { $goal-card }
}
story-next-card = разыграйте следующую карту этой колоды
story-next-card-may = при желании разыграйте следующую карту этой колоды
story-option = выполните вариант { $option } этой карты
story-pool = замешайте не глядя в их колоду столько карт встреч с { $first } по { $last }, сколько игроков, а остальные отправьте в мусорку
story-swap = отныне вместо карты встречи { $old } берётся { $new }
story-trash-from-deck = отправьте в мусорку карты встреч, если они в своей колоде: { $encounters }
story-vote = среди выживших в этом Убежище тот, у кого больше всего голосов поддержки, берёт 2 карты замыслов (при равенстве каждый берёт 1), а тот, у кого их меньше всего, получает 3 урона и перемещается на 1 сектор
story-drop-endorsements = отправьте в мусорку все голоса поддержки
story-die-per-companion = каждый выживший бросает по кубику за каждого своего спутника и получает { $rads ->
    [one] { $rads } рад
    [few] { $rads } рада
   *[many] { $rads } рад
} за каждый, на котором { $part ->
    [head] голова
    [torso] туловище
    [arms] руки
   *[legs] ноги
}

## Results on the map

story-put = положите жетон группировки { $faction } { $where-to }
story-remove = уберите жетон группировки { $faction } { $where }
story-clear = уберите все жетоны группировки { $faction } { $where }
story-garrison-star = положите по жетону группировки { $star } в поселения, столько, сколько выживших: каждый раз в поселение самого высокого уровня, где такого жетона нет
story-garrison-star-shield = положите по жетону каждой группировки в поселения, столько, сколько выживших: каждый раз в поселение самого высокого уровня, где нет жетона группировки { $star }
story-cap-on-card = положите крышку на эту карту
story-cap-off-card = уберите крышку с этой карты
story-cap-here = положите крышку в этот сектор
story-clear-caps = уберите с поля все крышки
story-kill-within = { $sectors ->
    [one] убейте любого врага не дальше { $sectors } сектора от вас
   *[other] убейте любого врага не дальше { $sectors } секторов от вас
}
story-blast = { $sectors ->
    [one] убейте всех выживших и активных врагов не дальше { $sectors } сектора { $where-from }
   *[other] убейте всех выживших и активных врагов не дальше { $sectors } секторов { $where-from }
}
story-push = переместите { $type ->
    [creature] каждую активную тварь
    [human] каждого активного человека
    [robot] каждого активного робота
    [super-mutant] каждого активного супермутанта
   *[monster] каждого активного монстра
} { $sectors ->
    [one] на { $sectors } сектор
    [few] на { $sectors } сектора
   *[many] на { $sectors } секторов
} по своему выбору
story-mark = положите жетон задания { $marker } { $where-to }
story-keep-marker = жетон задания { $marker } остаётся на поле и теперь относится к этой карте
story-walk = переместите жетон задания { $marker } { $sectors ->
    [one] на { $sectors } сектор
    [few] на { $sectors } сектора
   *[many] на { $sectors } секторов
} { $where-toward }

## Tasks

story-test = пройдите проверку { $letters } сложности { $difficulty }
story-fight = вступите в бой { $foe ->
    [creature] с тварью
    [human] с человеком
    [robot] с роботом
    [super-mutant] с супермутантом
    [monster] с монстром
   *[other] с жетоном группировки { $faction }
}{ $plus ->
    [1] { " " }на уровень выше
   *[other] { "" }
}{ $extra ->
    [0] { "" }
   *[other] { " " }({ $property })
}
story-fight-put = положите в этот сектор жетон группировки { $faction } и вступите с ним в бой
story-pay = { $caps ->
    [one] заплатите { $caps } крышку
    [few] заплатите { $caps } крышки
   *[many] заплатите { $caps } крышек
}
story-pay-10-each = заплатите 10 крышек или любое число, кратное 10
story-pay-any-on-card = { $caps ->
    [one] положите на эту карту сколько угодно крышек; задача выполнена, когда там лежит { $caps } крышка
    [few] положите на эту карту сколько угодно крышек; задача выполнена, когда там лежит { $caps } крышки
   *[many] положите на эту карту сколько угодно крышек; задача выполнена, когда там лежит { $caps } крышек
}
story-discard = { $cards ->
    [1] сбросьте { $what ->
        [weapon] оружие
        [apparel] одежду
        [companion] спутника
        [aid] карту припасов
        [drug] препарат
        [magazine] журнал
        [junk] карту хлама
        [tool] инструмент
        [robot] робота
       *[unique] уникальный актив
    }
   *[other] сбросьте { $cards } { $what ->
        [weapon] карты оружия
        [apparel] карты одежды
        [companion] спутников
        [aid] карты припасов
        [drug] препарата
        [magazine] журнала
        [junk] карты хлама
        [tool] инструмента
        [robot] роботов
       *[unique] уникальных актива
    }
}
story-suffer = { $what ->
    [damage] получите { $amount ->
        [one] { $amount } урон
       *[other] { $amount } урона
    }
   *[rads] получите { $amount ->
        [one] { $amount } рад
        [few] { $amount } рада
       *[many] { $amount } рад
    }
} и останьтесь в живых
story-suffer-level = { $what ->
    [damage] получите столько урона, { $by-level }
   *[rads] получите столько рад, { $by-level }
}, и останьтесь в живых
story-another-tests = другой выживший в вашем секторе проходит проверку { $letters } сложности { $difficulty } (если вы играете в одиночку, считается, что выпало 3 значка попадания)

## Places

place-in = { $case ->
    [to] в
    [toward] к
    [from] от
    [beside] рядом с
   *[in] в
}
place-sector = { $case ->
    [to] в сектор
    [toward] к сектору
    [from] от сектора
    [beside] рядом с сектором
   *[in] в секторе
}
place-named = { $sector } { $name }
place-marker = { $case ->
    [toward] к жетону задания { $name }
    [from] от жетона задания { $name }
    [beside] рядом с жетоном задания { $name }
   *[in] { $sector } с жетоном задания { $name }
}
at-settlement = { $in } { $case ->
    [to] поселение
    [toward] поселению
    [from] поселения
    [beside] поселением
   *[in] поселении
}{ $least ->
    [0] { "" }
   *[other] { " " }уровня { $least } или выше
}{ $most ->
    [0] { "" }
   *[other] { " " }уровня { $most } или ниже
}
at-ruin = { $in } { $case ->
    [to] руины
    [toward] руинам
    [from] руин
    [beside] руинами
   *[in] руинах
}{ $least ->
    [0] { "" }
   *[other] { " " }уровня { $least } или выше
}{ $most ->
    [0] { "" }
   *[other] { " " }уровня { $most } или ниже
}
at-irradiated = { $sector } с радиацией
at-star = { $sector } с жетоном группировки { $faction }
at-shield = { $sector } с жетоном группировки { $faction }
at-creature = { $sector } с активной тварью
at-human = { $sector } с активным человеком
at-robot = { $sector } с активным роботом
at-super-mutant = { $sector } с активным супермутантом
at-monster = { $sector } с активным монстром
at-near = { $sector } { $where-beside }
at-wild = { $sectors ->
    [one] { $sector } не ближе { $sectors } сектора от любого места с названием
   *[other] { $sector } не ближе { $sectors } секторов от любого места с названием
}
at-start = { $case ->
    [to] на начальный фрагмент
    [toward] к начальному фрагменту
    [from] от начального фрагмента
    [beside] рядом с начальным фрагментом
   *[in] на начальном фрагменте
}
at-mothership = { $case ->
    [to] на инопланетный корабль
    [toward] к инопланетному кораблю
    [from] от инопланетного корабля
    [beside] рядом с инопланетным кораблём
   *[in] на инопланетном корабле
}
at-empty = { $in } { $case ->
    [to] пустой сектор
    [toward] пустому сектору
    [from] пустого сектора
    [beside] пустым сектором
   *[in] пустом секторе
}
at-here = { $case ->
    [to] в этот сектор
    [toward] к этому сектору
    [from] от этого сектора
    [beside] рядом с этим сектором
   *[in] в этом секторе
}
at-highest = { $what ->
    [settlement] { $in } { $case ->
        [to] поселение
        [toward] поселению
        [from] поселения
        [beside] поселением
       *[in] поселении
    }
    [ruin] { $in } { $case ->
        [to] руины
        [toward] руинам
        [from] руин
        [beside] руинами
       *[in] руинах
    }
    [creature] { $sector } с активной тварью
    [human] { $sector } с активным человеком
    [robot] { $sector } с активным роботом
    [super-mutant] { $sector } с активным супермутантом
   *[monster] { $sector } с активным монстром
} самого высокого уровня
at-most-letters = { $sector } выжившего, у которого больше всего букв
at-away = { $sectors ->
    [one] { $sector } ровно в { $sectors } секторе от вас
   *[other] { $sector } ровно в { $sectors } секторах от вас
}
at-without = { $where } { $lacking }
lack-star = без жетона группировки { $faction }
lack-shield = без жетона группировки { $faction }
lack-cap = без крышки

## What meets an objective

prey-type = { $type ->
    [creature] тварь
    [human] человека
    [robot] робота
    [super-mutant] супермутанта
   *[monster] монстра
}{ $level ->
    [0] { "" }
   *[other] { " " }уровня { $level } или выше
}
prey-enemy = врага { $enemy }
prey-property = врага со свойством «{ $property }»
prey-token = жетон группировки { $faction }
when-kill = { $as ->
    [0] выживший убьёт { $foe }
   *[other] выживший с особенностью «{ $trait }» убьёт { $foe }
}
when-explore = { $back ->
    [danger] выживший откроет опасный фрагмент
    [deadly] выживший откроет смертоносный фрагмент
   *[none] выживший откроет фрагмент
}
when-story = об этом скажет другая карта
when-rads = { $rads ->
    [one] выживший за свой ход получит { $rads } рад
    [few] выживший за свой ход получит { $rads } рада
   *[many] выживший за свой ход получит { $rads } рад
}
when-damage = { $damage ->
    [one] выживший получит { $damage } урон в одном бою
   *[other] выживший получит { $damage } урона в одном бою
}
when-camp-near-level = выживший сделает привал рядом с сектором, где есть активный враг уровня { $level } или выше
when-put = на поле положат жетон группировки { $faction } и он там останется
when-put-star-while = { $tokens ->
    [one] на поле положат жетон группировки { $faction }, когда там уже не меньше { $tokens } такого
   *[other] на поле положат жетон группировки { $faction }, когда там уже не меньше { $tokens } таких
}
when-put-shield-while = { $tokens ->
    [one] на поле положат жетон группировки { $faction }, когда там уже не меньше { $tokens } такого
   *[other] на поле положат жетон группировки { $faction }, когда там уже не меньше { $tokens } таких
}
when-put-shield-unless-star = { $sectors ->
    [one] на поле положат жетон группировки { $faction }, когда ни одного жетона группировки { $star } нет в пределах { $sectors } сектора { $where-from }
   *[other] на поле положат жетон группировки { $faction }, когда ни одного жетона группировки { $star } нет в пределах { $sectors } секторов { $where-from }
}
when-star-removed = с поля уберут жетон группировки { $faction }
when-shield-removed = с поля уберут жетон группировки { $faction }
when-last-star-killed = убьют последнего на поле врага группировки { $faction }
when-last-shield-killed = убьют последнего на поле врага группировки { $faction }
when-marker-at = жетон задания { $marker } окажется { $where }

## Conditions

need-staged = { $not ->
    [1] карта задания { $quest } не в игре
   *[other] карта задания { $quest } в игре
}
need-caps-on-card = { $not ->
    [1] { $caps ->
        [one] на этой карте меньше { $caps } крышки
       *[other] на этой карте меньше { $caps } крышек
    }
   *[other] { $caps ->
        [one] на этой карте не меньше { $caps } крышки
       *[other] на этой карте не меньше { $caps } крышек
    }
}
need-settlements-capped = { $not ->
    [1] не в каждом поселении на поле лежит крышка
   *[other] в каждом поселении на поле лежит крышка
}
need-at = { $not ->
    [1] вы не { $where }
   *[other] вы { $where }
}
need-star-here = { $not ->
    [1] в этом секторе нет жетона группировки { $faction }
   *[other] в этом секторе есть жетон группировки { $faction }
}
need-shield-here = { $not ->
    [1] в этом секторе нет жетона группировки { $faction }
   *[other] в этом секторе есть жетон группировки { $faction }
}
need-star-at = { $not ->
    [1] { $where } нет жетона группировки { $faction }
   *[other] { $where } есть жетон группировки { $faction }
}
need-shield-at = { $not ->
    [1] { $where } нет жетона группировки { $faction }
   *[other] { $where } есть жетон группировки { $faction }
}
need-last-in-deck = { $not ->
    [1] эта карта была не последней в своей колоде
   *[other] эта карта была последней в своей колоде
}
need-health-most = { $not ->
    [1] у вас больше { $health } здоровья
   *[other] у вас не больше { $health } здоровья
}
need-calm = { $sectors ->
    [one] в пределах { $sectors } сектора от вас
   *[other] в пределах { $sectors } секторов от вас
} { $not ->
    [1] есть активные враги
   *[other] нет активных врагов
}
need-most-irradiated = { $not ->
    [1] в секторах с радиацией не больше половины выживших
   *[other] в секторах с радиацией больше половины выживших
}
need-wields = { $not ->
    [1] карта { $item } у вас не экипирована
   *[other] у вас экипирована карта { $item }
}
need-keeps = { $not ->
    [1] вы не храните { $role-name }
   *[other] вы храните { $role-name }
}
need-rival = { $not ->
    [1] ни у кого из других выживших нет особенности «{ $trait }»
   *[other] у другого выжившего есть особенность «{ $trait }»
}
need-rival-adjacent = { $not ->
    [1] в соседних секторах нет других выживших
   *[other] в соседнем секторе есть другой выживший
}
need-another-here = { $not ->
    [1] в вашем секторе нет другого выжившего
   *[other] в вашем секторе есть другой выживший (если вы играете в одиночку, достаточно быть в поселении)
}
need-hurt = { $not ->
    [1] в этом бою вы не получили урона
   *[other] в этом бою вы получили урон
}

## Survivors

whom-each = каждый выживший, начиная с первого игрока, выполняет
whom-each-at = каждый выживший { $where }, начиная с первого игрока, выполняет
whom-rival = другой выживший с особенностью «{ $trait }», по вашему выбору, выполняет
whom-rival-adjacent = другой выживший в соседнем секторе, по вашему выбору, выполняет
whom-keepers-of = каждый, кто хранит { $role-name }, выполняет
whom-others-at = каждый выживший { $where }, который не хранит { $role-name }, выполняет

## What lasts

while-star-hunts = Жетоны группировки { $faction } преследуют не выживших, а жетон задания { $marker }.
while-shield-hunts = Жетоны группировки { $faction } преследуют не выживших, а жетон задания { $marker }.
while-escort = Выживший в секторе с жетоном задания { $marker } может действием пройти проверку { $letters } сложности { $difficulty } и передвигает жетон на 1 сектор за каждый значок попадания сверх сложности.{ $role ->
    [none] { "" }
   *[other] { " " }Кто хранит { $role-name }, добавляет { $plus ->
        [one] { $plus } значок
        [few] { $plus } значка
       *[many] { $plus } значков
    } попадания.
}
while-carry = Выживший, который покидает сектор с жетоном задания { $marker }, может взять его с собой; для того, кто его несёт, любой сектор — пересечённая местность.
while-marker-settlement-power = Уровень поселения, где лежит жетон задания { $marker }, выше на { $levels }.
while-marker-is-settlement = Сектор, где лежит жетон задания { $marker }, считается ещё и поселением уровня { $level }.
while-place-mothership = Инопланетный корабль — место вне поля; там можно браться только за цели этой карты.
while-toll-ruin-fight = Перед каждой встречей в руинах вступите в бой { $foe ->
    [creature] с тварью
    [human] с человеком
    [robot] с роботом
    [super-mutant] с супермутантом
    [monster] с монстром
   *[other] с жетоном группировки { $faction }
}{ $plus ->
    [1] { " " }на уровень выше
   *[other] { "" }
}{ $extra ->
    [0] { "" }
   *[other] { " " }({ $property })
}.
