"""A move writes fewer pages: what it changes is in no index, except for games with a clock or in the lobby"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("ix_game_status_changed", "game")
    op.drop_index("ix_game_deadline", "game")
    op.create_index("ix_game_status", "game", ["status"])
    create_partial("ix_game_deadline", "game", "deadline", "deadline > 0")
    create_partial("ix_game_changed", "game", "changed", "listed")
    create_partial("ix_seat_gone", "seat", "gone", "gone > 0")


def downgrade() -> None:
    op.drop_index("ix_seat_gone", "seat")
    op.drop_index("ix_game_changed", "game")
    op.drop_index("ix_game_deadline", "game")
    op.drop_index("ix_game_status", "game")
    op.create_index("ix_game_deadline", "game", ["deadline"])
    op.create_index("ix_game_status_changed", "game", ["status", "changed"])


def create_partial(name: str, table: str, column: str, where: str) -> None:
    op.create_index(name, table, [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))
