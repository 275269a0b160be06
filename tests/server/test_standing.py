"""What a standing answer says when a window closes."""

import pytest

from isthmos.core.speech import Window
from isthmos.server.tables.standing import wants_to_be_asked, written

BATTLE = Window(0, (0, 1), ("battle", "delium", "thebes"), "1 0 0", True)
AFTER = Window(0, (0,), ("after-tile",), "", False)


@pytest.mark.parametrize(
    ("text", "offer", "is_here", "asked"),
    [
        ("", BATTLE, True, False),
        ("", BATTLE, False, True),
        ("", AFTER, False, False),
        (written(["thebes"], -1), BATTLE, True, True),
        (written(["argos"], -1), BATTLE, False, False),
        (written([], -1), BATTLE, False, False),
        (written(["always"], -1), AFTER, True, True),
        (written([], 2), BATTLE, False, False),
        (written([], 1), BATTLE, False, True),
        (written(["always"], 1), BATTLE, True, False),
        (written(None, 2), BATTLE, False, True),
    ],
)
def test_who_is_asked_in_the_second_round(text: str, offer: Window, is_here: bool, asked: bool) -> None:
    assert wants_to_be_asked(text, offer, 2, is_here) is asked
