"""What the store keeps of links in mails: whom they bring back, and until when."""

from sqlalchemy import Executable, delete, insert, select

from bottlecap.server.store.base import Store
from bottlecap.server.store.schema import MailLinkRow, mail_links


async def mail_link(store: Store, id: str) -> MailLinkRow | None:
    found = await store.rows(select(mail_links).where(mail_links.c.id == id))
    return MailLinkRow(*found[0]) if found else None


def add_mail_link(row: MailLinkRow) -> Executable:
    return insert(mail_links).values({name: getattr(row, name) for name in row.__struct_fields__})


def drop_mail_link(id: str) -> Executable:
    return delete(mail_links).where(mail_links.c.id == id)


def drop_late_links(now: float) -> Executable:
    return delete(mail_links).where(mail_links.c.until < now)
