### Постоянные распоряжения

order-jail = В тюрьме:
order-jail-throw = бросать на дубль
order-jail-pay-fine = платить штраф
order-reply = Чужие предложения:
order-reply-refuse = отклонять все
