"""Seats say beforehand at which offers they want to be asked"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("standing", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seat", "standing")
