"""What a page is told of taking back: what would go with it, what counts no more, and a table where nobody is asked for it."""

from tests.server.clients import Json, Socket
from tests.server.running import Running


def void(events: list[Json], taken_back: list[Json]) -> list[int]:
    """The numbers of the events that count no more."""
    spans = [range(one["first"], one["end"]) for one in taken_back]
    return [event["number"] for event in events if any(event["number"] in span for span in spans)]


def told_by_play(line: Socket) -> list[int]:
    """Play something; the numbers of the events that tell of it."""
    before = {event["number"] for event in line.events}
    line.play()
    return [event["number"] for event in line.events if event["number"] not in before]


def test_the_page_is_told_which_lines_of_the_log_count_no_more(server: Running) -> None:
    ann = server.guest()
    table = ann.create("doors", ["me", "me", "me"])
    line = ann.socket(table, 0)
    line.updated(lambda u: u["prompts"])
    assert line.update["taken_back"] == []
    gone = told_by_play(line)
    line.ask("undo")
    back = line.updated(lambda u: u["taken_back"])
    assert void(line.events, back["taken_back"]) == gone
    stands = told_by_play(line)
    assert line.update["taken_back"] == []
    # Whoever comes later is told the same, and so is whoever comes after a restart.
    for _ in range(2):
        later = ann.socket(table, 0)
        whole = later.updated(lambda u: u["view"])["taken_back"]
        assert void(later.events, whole) == gone and not set(stands) & set(void(later.events, whole))
        server.stop()
        server.start()


def test_a_take_back_of_others_moves_says_so_and_strikes_them_all(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("salvage", ["me", "open"])
    bob.claim(table, 1)
    lines = [ann.socket(table, 0), bob.socket(table, 1)]
    for line in lines:
        line.updated(lambda u: u["view"])
    first = next(seat for seat, line in enumerate(lines) if line.update["prompts"])
    gone = told_by_play(lines[first])
    while not lines[1 - first].updated(lambda u: u["version"] >= lines[first].update["version"])["prompts"]:
        gone += told_by_play(lines[first])
    lines[1 - first].play()
    mine = lines[first]
    undo = mine.updated(lambda u: u["undo"]["others"])["undo"]
    assert undo["moves"] >= 2 and not undo["free"] and undo["ask"]
    proposal = mine.ask("propose", kind="undo") and mine.updated(lambda u: u["table"]["proposal"])["table"]["proposal"]
    lines[1 - first].ask("vote", proposal=proposal["id"], agree=True)
    back = mine.updated(lambda u: u["taken_back"])["taken_back"]
    assert len(void(mine.events, back)) >= 2
    assert mine.events[-1]["number"] not in void(mine.events, back)


def test_at_a_fair_table_nobody_is_asked_for_a_take_back(server: Running) -> None:
    ann = server.guest()
    table = ann.create("locker", ["me"], fair=True)
    line = ann.socket(table, 0)
    assert line.updated(lambda u: u["prompts"])["table"]["fair"] is True
    line.play()
    assert (line.update["undo"]["free"], line.update["undo"]["ask"]) == (False, False)
    assert line.ask("propose", kind="undo")["code"] == "fair"
    # What is free stays free.
    free = ann.create("doors", ["me", "me", "me"], fair=True)
    other = ann.socket(free, 0)
    other.updated(lambda u: u["prompts"])
    other.play()
    assert other.update["undo"]["free"] and other.ask("undo")["type"] == "ack"


def test_the_clock_tells_the_time_for_an_answer_and_the_reserve_apart(server: Running) -> None:
    ann, bob = server.guest(), server.guest("Bob")
    table = ann.create("salvage", ["me", "open"])
    bob.claim(table, 1)
    (wait,) = ann.get(f"/tables/{table}")["waiting"]
    assert wait["reserve"] == 600 and wait["due"] - wait["since"] == 660
    server.pass_time(100)
    [ann, bob][wait["seat"]].socket(table, wait["seat"]).play()
    info = ann.get(f"/tables/{table}")
    slow = [one for one in info["waiting"] if one["seat"] == wait["seat"]]
    assert all(one["reserve"] == 560 for one in slow)
