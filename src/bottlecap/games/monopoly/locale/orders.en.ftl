### Standing orders

order-jail = In jail:
order-jail-throw = throw for a double
order-jail-pay-fine = pay the fine
order-reply = Others’ offers:
order-reply-refuse = refuse them all
