"""Recovery codes expire: a year for those that are there"""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

YEAR = 365 * 86_400.0
person = sa.table("person", sa.column("id", sa.String), sa.column("recovery", sa.Text))


def upgrade() -> None:
    """Until now a list of hashes; from now on each with the time until which it is good."""
    until = time.time() + YEAR
    rewrite(lambda kept: dict.fromkeys(kept, until))


def downgrade() -> None:
    rewrite(list)


def rewrite(change) -> None:  # type: ignore[no-untyped-def]
    connection = op.get_bind()
    for ident, recovery in connection.execute(sa.select(person.c.id, person.c.recovery)).all():
        kept = json.dumps(change(json.loads(recovery)))
        connection.execute(sa.update(person).where(person.c.id == ident).values(recovery=kept))
