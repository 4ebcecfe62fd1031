### Постоянные распоряжения

order-income = Рента с моих комнат:
order-income-shortest = брать то, чего меньше всего
order-income-energy = брать энергию
order-income-food = брать пищу
order-income-water = брать воду
order-use = Применить предмет, прежде чем продолжить?
order-use-go-on = продолжать без вопросов
