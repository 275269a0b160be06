"""A seat has only the name of its bot, or one given by a record: what people are called is kept with them"""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

BOT = "upper(substr(bot, 1, 1)) || substr(bot, 2) || ' ' || (seat + 1)"


def upgrade() -> None:
    op.execute(f"UPDATE seat SET name = CASE bot WHEN '' THEN '' ELSE {BOT} END WHERE person <> ''")


def downgrade() -> None:
    name = "SELECT name FROM person WHERE person.id = seat.person"
    op.execute(f"UPDATE seat SET name = ({name}) WHERE person IN (SELECT id FROM person)")
