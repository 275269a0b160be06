"""A second factor for who wants it, how often somebody has failed to log in, and what a person has laid lately"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("second", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "tries",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_tries"),
    )
    op.create_index("ix_tries_until", "tries", ["until"])
    op.create_index("ix_game_host_created", "game", ["host", "created"])


def downgrade() -> None:
    op.drop_index("ix_game_host_created", "game")
    op.drop_index("ix_tries_until", "tries")
    op.drop_table("tries")
    op.drop_column("person", "second")
