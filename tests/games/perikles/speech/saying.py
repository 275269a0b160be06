"""Messages of Perikles as sentences, strictly: nothing may be missing."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from isthmos.core.message import Message

LANGUAGES = ("en", "de")


def bundle(language: str) -> Any:
    found = FluentBundle([language], use_isolating=False)
    for name in ("common", "perikles"):
        text = files("isthmos").joinpath("locale", language, f"{name}.ftl").read_text(encoding="utf-8")
        found.add_resource(FluentResource(text))
    return found


BUNDLES = {language: bundle(language) for language in LANGUAGES}


def say(message: Message, language: str = "en") -> str:
    """A message as a sentence; fails on a missing id and on a missing argument."""
    args: dict[str, Any] = {}
    for key, value in message.args.items():
        if isinstance(value, Message):
            args[key] = say(value, language)
        elif isinstance(value, list):
            args[key] = ", ".join(say(one, language) for one in value)
        else:
            args[key] = getattr(value, language, value)
    text, errors = BUNDLES[language].format_pattern(BUNDLES[language].get_message(message.id).value, args)
    assert errors == [], (message, errors)
    return str(text)
