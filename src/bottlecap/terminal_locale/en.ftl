opening = { $game }. Type the number of a choice; “help” lists what else you can type.
turn = { $seat }, it is your turn.
hand-over = Pass the keyboard to { $seat }. { $seat }, press Enter.
read-it = Read it, then press Enter.
beside = Beside the play, you may also answer:
typed = You can also type: { $forms }
form = Type it like this: { $form }
not-understood = “{ $line }” is no answer here. Type the number of a choice, or “help”.
no-such-number = There is no choice { $number } here.
refused = That is not allowed. { $text } ({ $rule })
allowed = That is allowed.
why-none = Everything on offer is allowed.
why-hint = “why 1” explains the first of these.
rule-unknown = There is no rule “{ $rule }”. “rules” lists all of them.
lang-unknown = The languages are: { $languages }.
lang-chosen = English it is.
ordered = By your standing order: { $action }
orders-none = This game has no questions that can be left to a standing order.
orders-hint = “orders { $order } { $way }” has it answered so from now on, “orders { $order } ask” asks you again.
order-unknown = There is no such order. “orders” lists all of them.
order-given = So be it, from now on.
order-ask = ask me
winners =
    { $count ->
        [0] Nobody wins.
        [one] { $seats } wins.
       *[other] The victory is shared: { $seats }.
    }
score = { $rank ->
    [0] –
   *[other] { $rank }.
} { $seat }: { $score }
waiting = Waiting for: { $seats }
chance = chance
word-help = help ?
word-why = why
word-rules = rules
word-undo = undo
word-orders = orders
word-log = log
word-lang = lang
word-quit = quit
help =
    a number     choose it
    3 price=7    choose number 3, with another value
    bid 37       an answer that is not listed, by its name and values
    Enter        show the table again
    why          what you cannot choose now, and by which rule
    why 2        the rule against number 2 of that list, in full
    rules        all rules of the game; “rules” and an id shows one
    undo         take your last move back
    orders       what can be answered without asking you
    log          all that has happened, as far as you may know
    lang ru      перейти на русский
    quit         leave the match
missing-extra =
    { $extra ->
        [server] Playing in the browser and serving tables need packages that are not installed. Install them with: pip install "bottlecap-games[server]". The terminal needs none of them: bottlecap play --terminal
        [mcp] A language model at the table needs a package that is not installed. Install it with: pip install "bottlecap-games[mcp]"
        [openspiel] Playing with OpenSpiel needs a package that is not installed. Install it with: pip install "bottlecap-games[openspiel]"
        [data] Data sets as Parquet need a package that is not installed. Install it with: pip install "bottlecap-games[data]"
        [ray] Playing on many machines needs a package that is not installed. Install it with: pip install "bottlecap-games[ray]"
       *[envs] The environments for learning need packages that are not installed. Install them with: pip install "bottlecap-games[envs]"
    }
