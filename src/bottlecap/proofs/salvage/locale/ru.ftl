game-name = Барахолка
game-about = От двух до четырёх игроков торгуются за остатки прежнего мира, у каждого — тайный контракт.
contract-scrap = металлолом
contract-chems = препараты
contract-tools = инструменты
contract-ammo = патроны
contract-books = книги
contract-cola = газировка
lot-name = { $good } { $value }
action-secret = Контракт: { $contract }
action-weather = На кубиках { $first } и { $second }
action-draw = На торги: { $lot }
action-open = Открыть торги
action-offer = Предложить: { $lot } → { $other }, цена { $price }
action-spy = За две крышки узнать контракт: { $other }
action-accept = Принять предложение
action-refuse = Отклонить предложение
action-withdraw = Снять предложение
action-bid = Поставить { $amount }
action-pass = Пас
prompt-contract = { $seat } подписывает контракт.
prompt-weather = Бросаются кубики погоды.
prompt-draw = На торги выносят лот.
prompt-before = Сделать предложение, подсмотреть контракт или открыть торги?
prompt-reply = Вам предлагают: { $lot } — за { $price ->
    [one] { $price } крышку
    [few] { $price } крышки
   *[many] { $price } крышек
}. Ответить можно когда угодно.
prompt-standing = Ваше предложение в силе: { $lot }, цена { $price }. Его можно снять.
prompt-bidding = Высшая ставка — { $bid }. У вас { $caps ->
    [one] { $caps } крышка
    [few] { $caps } крышки
   *[many] { $caps } крышек
}. Ставка или пас?
event-signed = { $seat } подписывает контракт: { $contract }.
event-signed-hidden = { $seat } подписывает тайный контракт.
event-round = Раунд { $round }. Торги ведёт { $seat }.
event-found = На кубиках { $first } и { $second }: каждый находит { $caps ->
    [one] { $caps } крышку
    [few] { $caps } крышки
   *[many] { $caps } крышек
}.
event-drawn = На торги выносят: { $lot }.
event-opened = { $seat } открывает торги.
event-offered = { $seat } предлагает: { $lot } → { $other }, цена { $price }.
event-spied = { $seat } узнаёт контракт ({ $other }): { $contract }.
event-spied-hidden = { $seat } подсматривает контракт ({ $other }).
event-bought = { $seat } покупает: { $lot }, продавец — { $other }, цена { $price }.
event-refused = { $seat } отклоняет предложение: { $lot }.
event-withdrawn = { $seat } снимает предложение: { $lot }.
event-bade = { $seat } ставит { $caps }.
event-passed = { $seat } пасует.
event-unsold = Ставок нет: лоты отправляются на свалку.
event-sold = { $seat } забирает лоты за { $caps }.
event-contract-shown = { $seat }, контракт: { $contract }.
view-round = Раунд { $round }, в колоде { $deck ->
    [one] { $deck } лот
    [few] { $deck } лота
   *[many] { $deck } лотов
}
view-block = На торгах: { $lots }
view-seat = { $seat }: { $caps ->
    [one] { $caps } крышка
    [few] { $caps } крышки
   *[many] { $caps } крышек
}, контракт — { $contract }, склад: { $lots }
option-caps = Крышки в начале
reason-sold-out = Продан последний лот.
reason-collection = Кто-то собрал все виды товара.
rule-turn-order = До торгов действует ведущий; ставки идут по кругу влево.
rule-over = Барахолка закрыта: больше ходов нет.
rule-players = Играют от двух до четырёх человек.
rule-contract = Каждый подписывает тайный контракт на один вид товара: в конце он считается вдвойне.
rule-weather = Раунд начинается с броска двух кубиков: каждый находит столько крышек, сколько на меньшем из них, а на дубле ведущий получает ещё одну.
rule-block = На торги выносят два лота из колоды.
rule-before-auction = До открытия торгов ведущий может сделать одно предложение и один раз подсмотреть контракт, в любом порядке.
rule-offer = Лот можно предложить другому игроку за любую цену; предложение остаётся в силе, пока игра идёт дальше.
rule-offer-once = За ход можно сделать одно предложение.
rule-offer-own = Предлагать можно только лот со своего склада.
rule-offer-other = Предложение делают другому игроку за столом.
rule-offer-open = Этот лот уже предложен.
rule-offer-reply = Кому предложен лот, тот соглашается или отказывается когда угодно.
rule-offer-withdraw = Продавец может снять предложение когда угодно.
rule-offer-cash = Крышек не хватает: поставленное на торгах тратить нельзя.
rule-spy = Подсмотреть контракт стоит две крышки, и они должны у вас быть.
rule-spy-once = За ход можно подсмотреть один контракт.
rule-spy-other = Подсматривают контракт другого игрока за столом.
rule-spy-known = Этот контракт вам уже известен.
rule-bid = По очереди каждый ставит больше предыдущего или пасует.
rule-bid-higher = Ставка должна быть выше предыдущей.
rule-bid-cash = Нельзя ставить больше крышек, чем у вас есть.
rule-pass = Кто спасовал, выбывает из этих торгов.
rule-unsold = Лоты, за которые никто не дал ни крышки, отправляются на свалку.
rule-collection = Игра заканчивается после раунда, в котором кто-то собрал лоты всех шести видов.
rule-sold-out = Игра заканчивается, когда колода пуста.
rule-score = Лоты приносят столько очков, каков их номер, лоты вашего контракта — вдвое больше, а пять крышек — одно очко.
