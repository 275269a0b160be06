"""A person may have come far in the campaigns of several titles; until now there was one with a campaign"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

TITLE = "peloponnes"
person = sa.table("person", sa.column("id", sa.String), sa.column("campaign", sa.Text))


def upgrade() -> None:
    rewrite(lambda kept: {TITLE: kept})


def downgrade() -> None:
    rewrite(lambda kept: kept.get(TITLE, {}))


def rewrite(change) -> None:  # type: ignore[no-untyped-def]
    connection = op.get_bind()
    begun = sa.select(person.c.id, person.c.campaign).where(person.c.campaign != "")
    for ident, campaign in connection.execute(begun).all():
        kept = json.dumps(change(json.loads(campaign)))
        connection.execute(sa.update(person).where(person.c.id == ident).values(campaign=kept))
