### Постоянные распоряжения

order-reroll = Перебросы кубиков V.A.T.S.:
order-reroll-odds = как выгоднее по шансам; спрашивать, пока можно что-то применить
order-reroll-odds-only = всегда как выгоднее по шансам
order-brace = Применить что-нибудь до броска в бою?
order-brace-fight-on = бросать кубики без вопросов
order-strike = Применить что-нибудь после попаданий врага?
order-strike-strike = сразу засчитывать мои попадания
order-attackers = Если атакуют несколько врагов:
order-attackers-weakest = сначала драться со слабейшим
order-attackers-strongest = сначала драться с сильнейшим
order-paths = Если за врагов выбираю я и всё равноценно:
order-paths-first = брать первое из списка
order-readying = Карты, подготовка которых стоит крышек:
order-readying-pay-ready = платить
order-readying-leave-turned = оставлять повёрнутыми
order-offers = Предложения обмена от других:
order-offers-refuse = отклонять все
