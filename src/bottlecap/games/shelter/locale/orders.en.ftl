### Standing orders

order-income = Income from my rooms:
order-income-shortest = take what I have least of
order-income-energy = take energy
order-income-food = take food
order-income-water = take water
order-use = Use an item before going on?
order-use-go-on = go on without asking
