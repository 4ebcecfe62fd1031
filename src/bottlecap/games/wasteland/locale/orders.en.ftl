### Standing orders

order-reroll = Rerolls of the V.A.T.S. dice:
order-reroll-odds = as the odds say, but ask me while I can use something
order-reroll-odds-only = as the odds say, always
order-brace = Use something before a fight?
order-brace-fight-on = roll the dice without asking
order-strike = Use something between the enemy’s hits and mine?
order-strike-strike = let my hits count without asking
order-attackers = When several enemies attack me:
order-attackers-weakest = fight the weakest first
order-attackers-strongest = fight the strongest first
order-paths = When I choose for enemies between equals:
order-paths-first = take the first of the list
order-readying = Cards that cost caps to ready:
order-readying-pay-ready = pay
order-readying-leave-turned = leave them turned
order-offers = Trades that others offer me:
order-offers-refuse = refuse them all
