"""What the tests of Monopoly bring for those that all games share."""

from tests.homes import Drill, Home


def both_bots(matches: int) -> str:
    return f"{10 * matches} random and {5 * matches // 2} greedy matches, 2 to 6 players"


def pairs(matches: int) -> str:
    return "random matches with every pair of options"


def throws(number: int) -> str:
    return f"{number:,} throws for each way to deal with jail"


HOME = Home(
    short={"rounds": 2, "dealt-deeds": 3, "cash": 400, "offers": 3},
    matches=5,
    highest={"rounds": 60},
    served={"rounds": 4, "dealt-deeds": 3, "cash": 400},
    decks=(("special", "card"), ("guide", "card")),
    drills={
        "matches between bots": Drill("test_matches.py", both_bots, share=10),
        "options in pairs": Drill("test_options.py", pairs),
        # 100 million throws of the token that wanders alone, where 2,000 matches are played.
        "a token against the exact chain": Drill("test_chain.py", throws, "BOTTLECAP_THROWS", times=50_000),
    },
)
