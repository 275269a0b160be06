"""The language of the person at the terminal."""

from __future__ import annotations

import os

from isthmos.language import LANGUAGES, Language

__all__ = ["LANGUAGES", "Language", "language_of_locale"]


def language_of_locale() -> str:
    """The language the surroundings ask for; English if it is none of ours."""
    for variable in ("ISTHMOS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            code = value.lower()[:2]
            return code if code in LANGUAGES else "en"
    return "en"
