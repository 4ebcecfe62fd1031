### Standing orders

order-jail = In jail:
order-jail-throw = throw for a double
order-jail-pay-fine = pay the fine
order-reply = Offers from other players:
order-reply-refuse = refuse them all
