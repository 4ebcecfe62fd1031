### Wasteland: names, options, ends

game-name = Пустошь

## Tokens

letter-s = S
letter-p = P
letter-e = E
letter-c = C
letter-i = I
letter-a = A
letter-l = L
part-head = голова
part-torso = туловище
part-arms = руки
part-legs = ноги
die-head = голова, 2 значка попадания
die-torso = туловище, 1 значок попадания
die-arms = руки, 1 значок попадания
die-legs = ноги, 1 значок попадания
die-limbs = руки и ноги, без значка попадания
die-body = туловище и ноги, без значка попадания
# These stand in quotes or after a colon: «Особенность: Бодрый».
trait-idolized = Кумир
trait-vilified = Презренный
trait-synth = Синт
trait-super-mutant = Супермутант
trait-well-rested = Бодрый
trait-addicted = Зависимый

## Enemies and factions

# In the nominative: «Враг: робот».
type-creature = тварь
type-human = человек
type-robot = робот
type-super-mutant = супермутант
type-monster = монстр
# Whatever an agenda card activates: types of enemies and factions, all of them together.
force-creature = твари
force-human = люди
force-robot = роботы
force-super-mutant = супермутанты
force-monster = монстры
force-star = группировка звезды
force-shield = группировка щита
faction-star = группировка звезды
faction-shield = группировка щита
property-aggressive = Агрессивный
property-armored = Броня
property-radioactive = Радиоактивный
property-ranged = Дальнобойный
property-loot = Добыча
property-flee = Бегство
token-enemy = враг
token-fog = туман
token-condenser = конденсатор тумана

## Cards

kind-weapon = оружие
kind-apparel = одежда
kind-companion = спутник
kind-aid = припасы
kind-drug = препарат
kind-magazine = журнал
kind-junk = хлам
kind-tool = инструмент
kind-event = событие
kind-rule = карта персонажа
keyword-robot = робот
keyword-ranged = дальнобойное
deck-loot = колода добычи
deck-asset = колода активов
deck-unique = уникальные активы
deck-perk = колода преимуществ
deck-agenda = колода замыслов
deck-ruin = встречи в Пустоши
deck-settlement = встречи в поселениях
deck-vault-84 = встречи в Убежище 84
deck-vault-109 = встречи в Убежище 109
deck-library = библиотека карт
slot-weapon = оружие
slot-apparel = одежда
slot-companion = спутник
slot-suit = комбинезон под другой одеждой
slot-pack-1 = инвентарь, место 1
slot-pack-2 = инвентарь, место 2
slot-pack-3 = инвентарь, место 3
slot-pack-4 = инвентарь, место 4
slot-pack-5 = инвентарь, место 5

## Map

back-start = начальный фрагмент
back-named = двусторонний фрагмент
back-danger = опасный фрагмент
back-deadly = смертоносный фрагмент
terrain-open = обычная местность
terrain-rough = пересечённая местность
terrain-radioactive = радиоактивная местность
icon-ruin = руины
icon-settlement = поселение
icon-vault-84 = Убежище 84
icon-vault-109 = Убежище 109

## Options and ends

option-scenario = Сценарий
scenario-commonwealth = Содружество
scenario-capital = Столичная Пустошь
scenario-far-harbor = Фар-Харбор
scenario-pitt = Питт
option-survivor = Выживший
option-track = Длина счётчика могущества, делений
option-agendas = Какая часть колоды замыслов в игре, в процентах
option-faction-scoring = Замыслы группировок дают влияние
faction-scoring-spaces = за каждое деление отрыва
faction-scoring-bands = за каждую цветную полосу отрыва
faction-scoring-none = только за саму карту, кто бы ни был впереди
option-rotation = Одно действие за ход, два круга в раунде
reason-influence = Набрано достаточно влияния.
reason-faction = Группировка дошла до конца счётчика могущества, и влияния кому-то хватило для победы.
reason-all-lost = Группировка дошла до конца счётчика могущества, а влияния никому не хватило: проиграли все.
reason-all-eliminated = Выживших не осталось: проиграли все.
