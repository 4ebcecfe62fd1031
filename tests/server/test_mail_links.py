"""Coming back by a link in a mail: once, for a while, and nobody learns whether an address is known."""

import asyncio
import hmac
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

import pytest
from tests.server.clients import Guest
from tests.server.postbox import Postbox
from tests.server.running import Running

from bottlecap.engine.errors import BadOption
from bottlecap.server.operations.mail import is_address, mail_server
from bottlecap.server.store.base import Change
from bottlecap.server.store.writer import Writer

ADDRESS = "Ann.Smith@mail.example"


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    found = Postbox()
    yield found
    found.stop()


@pytest.fixture
def mailing(tmp_path: Path, postbox: Postbox) -> Iterator[Running]:
    found = Running(f"sqlite:///{tmp_path}/tables.sqlite", tmp_path / "cache", mail=postbox.address)
    yield found
    found.stop()


def sent(server: Running) -> None:
    """Wait until what is on its way has arrived."""

    async def quiet() -> None:
        while any(task.get_name() == "mail" for task in server.tables.services.tasks):
            await asyncio.sleep(0.01)

    server.do(quiet())


def asked(server: Running, guest: Guest, path: str, address: str = ADDRESS, **more: str) -> dict[str, object]:
    answer = guest.post(path, {"address": address, **more})
    sent(server)
    return answer


def keep(server: Running, guest: Guest, postbox: Postbox) -> None:
    asked(server, guest, "/person/mail")
    guest.post("/person/return/mail/followed", {"token": postbox.token()})


def test_a_link_in_a_mail_brings_seats_and_name_to_another_browser(mailing: Running, postbox: Postbox, tmp_path: Path) -> None:
    ann, phone = mailing.guest(), mailing.guest("phone")
    ann.post("/me", {"name": "Ann"})
    table = ann.create("kuhn", ["me", "random"])
    keep(mailing, ann, postbox)
    assert ann.get("/me")["kept"] and ann.get("/person")["mail"] == "A…@mail.example"
    asked(mailing, phone, "/person/return/mail", ADDRESS.lower(), lang="ru")
    letter = postbox.got[-1]
    assert letter["To"] == ADDRESS.lower() and letter["Subject"] == "Вернуться в Bottlecap"
    assert f"{mailing.address}/#mail=" in postbox.text()
    token = postbox.token()
    assert phone.post("/person/return/mail/followed", {"token": token}) == {"name": "Ann", "known": True, "kept": True}
    assert [line["id"] for line in phone.get("/my-tables")["tables"]] == [table]
    # Once.
    again = mailing.guest().post("/person/return/mail/followed", {"token": token}, 403)
    assert again["code"] == "bad-link"
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        tables = [str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        stored = str([[*connection.execute(f"SELECT * FROM {name}")] for name in tables])
    assert "smith" not in stored.lower() and token not in stored, "neither the address nor a link is kept"


def test_a_link_is_too_old_after_half_an_hour_and_a_newer_one_counts(mailing: Running, postbox: Postbox) -> None:
    ann, phone = mailing.guest(), mailing.guest("phone")
    keep(mailing, ann, postbox)
    asked(mailing, phone, "/person/return/mail")
    old = postbox.token()
    mailing.pass_time(1801)
    assert phone.post("/person/return/mail/followed", {"token": old}, 403)["code"] == "bad-link"
    asked(mailing, phone, "/person/return/mail")
    assert phone.post("/person/return/mail/followed", {"token": postbox.token()})["known"]


def test_nobody_learns_whether_an_address_is_known(mailing: Running, postbox: Postbox) -> None:
    ann, eve = mailing.guest(), mailing.guest("Eve")
    keep(mailing, ann, postbox)
    before = len(postbox.got)
    assert asked(mailing, eve, "/person/return/mail", "nobody@mail.example") == asked(mailing, eve, "/person/return/mail")
    assert [str(letter["To"]) for letter in postbox.got[before:]] == [ADDRESS]
    # Nor is a box filled: three at once, of which Ann has had two.
    for _ in range(5):
        asked(mailing, eve, "/person/return/mail")
    assert len(postbox.got) == before + 2


def test_how_long_the_answer_takes_tells_nothing(mailing: Running, postbox: Postbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is stored before the answer is out, whether or not somebody has the address."""
    ann, eve = mailing.guest(), mailing.guest("Eve")
    keep(mailing, ann, postbox)
    answered, write, early = threading.Event(), Writer.write, []

    async def late(writer: Writer, change: Change) -> None:
        early.append(not await asyncio.to_thread(answered.wait, 5))
        await write(writer, change)

    monkeypatch.setattr(Writer, "write", late)
    eve.post("/person/return/mail", {"address": ADDRESS})
    answered.set()
    sent(mailing)
    assert early and not any(early)


def test_an_address_that_only_looks_like_another_s_brings_nobody_their_letter(mailing: Running, postbox: Postbox) -> None:
    """A Kelvin sign is a k once it is made small: the letter would go to whoever has the box with the sign."""
    ann, eve = mailing.guest(), mailing.guest("Eve")
    asked(mailing, ann, "/person/mail", "mike@mail.example")
    ann.post("/person/return/mail/followed", {"token": postbox.token()})
    before = len(postbox.got)
    assert eve.post("/person/return/mail", {"address": "mi\u212ae@mail.example"}, 400)["code"] == "bad-address"
    sent(mailing)
    assert len(postbox.got) == before


def test_the_key_of_addresses_is_made_once(mailing: Running, postbox: Postbox) -> None:
    """Several give the first addresses at once: they all come back by them after a restart."""
    people = [mailing.guest(f"P{number}") for number in range(6)]
    with ThreadPoolExecutor(6) as at_once:
        posts = [at_once.submit(one.post, "/person/mail", {"address": f"p{n}@mail.example"}) for n, one in enumerate(people)]
        assert [post.result()["minutes"] for post in posts] == [30] * 6
    sent(mailing)
    assert len(postbox.got) == 6
    with sqlite3.connect(str(mailing.settings.database).removeprefix("sqlite:///")) as connection:
        ((salt,),) = connection.execute("SELECT value FROM server_keys WHERE name = 'mail'")
        kept = {mail for (mail,) in connection.execute("SELECT mail FROM mail_links")}
    known = {hmac.new(str(salt).encode(), f"p{n}@mail.example".encode(), sha256).hexdigest() for n in range(6)}
    assert kept == known


def test_asking_is_slow_after_a_while(mailing: Running) -> None:
    eve = mailing.guest("Eve")
    for number in range(20):
        eve.post("/person/return/mail", {"address": f"somebody{number}@mail.example"})
    assert eve.post("/person/return/mail", {"address": "one@mail.example"}, 429)["code"] == "too-fast"


def test_a_stranger_s_box_becomes_nobody_s_by_opening_a_link(mailing: Running, postbox: Postbox) -> None:
    """Eve gives Ann's address for her own; Ann opens the link in her browser."""
    eve, ann = mailing.guest("Eve"), mailing.guest()
    ann.post("/me", {"name": "Ann"})
    asked(mailing, eve, "/person/mail")
    assert ann.post("/person/return/mail/followed", {"token": postbox.token()}, 403)["code"] == "link-elsewhere"
    assert ann.get("/me")["name"] == "Ann" and ann.get("/person")["mail"] == ""
    assert eve.get("/person")["mail"] == ""


def test_whoever_reads_the_mail_decides_whose_the_address_is(mailing: Running, postbox: Postbox) -> None:
    ann, other = mailing.guest(), mailing.guest("Other")
    keep(mailing, ann, postbox)
    keep(mailing, other, postbox)
    assert ann.get("/person")["mail"] == "" and other.get("/person")["mail"] == "A…@mail.example"
    other.post("/person/mail/drop")
    assert not other.get("/me")["kept"]


def test_a_link_of_somebody_who_is_forgotten_leads_nowhere(mailing: Running, postbox: Postbox) -> None:
    ann, phone = mailing.guest(), mailing.guest("phone")
    keep(mailing, ann, postbox)
    asked(mailing, phone, "/person/return/mail")
    ann.post("/person/forget")
    assert phone.post("/person/return/mail/followed", {"token": postbox.token()}, 403)["code"] == "bad-link"


def test_a_server_without_mail_says_so(server: Running) -> None:
    ann = server.guest()
    assert not ann.get("/person")["mails"]
    assert ann.post("/person/return/mail", {"address": ADDRESS}, 409)["detail"] == "no-mail"


@pytest.mark.parametrize(
    "wrong", ["", "ann", "ann@", "@mail.example", "a@b", "a b@c.de", "a@b.de,c@d.ef", "a@b.de\nBcc: c@d.ef", "<a@b.de>", "a@b@c.de"]
)
def test_what_is_no_address_is_none(wrong: str) -> None:
    assert not is_address(wrong)


@pytest.mark.parametrize(
    "wrong", ["mail.example", "http://mail.example?from=a@b.de", "smtp://mail.example", "smtp://h:x?from=a@b.de"]
)
def test_a_setting_that_does_not_read_is_refused_without_repeating_it(wrong: str) -> None:
    with pytest.raises(BadOption) as told:
        mail_server(wrong)
    assert wrong not in str(told.value)


def test_a_setting_that_reads() -> None:
    found = mail_server("smtps://us%40er:pass@mail.example?from=a@b.de")
    assert found is not None and (found.port, found.sealed, found.user, found.password) == (465, True, "us@er", "pass")
    assert mail_server("") is None
