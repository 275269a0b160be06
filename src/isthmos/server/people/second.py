"""The second factor (ADR 34): codes of six digits that a device of the person makes every 30 seconds (RFC 6238)."""

from __future__ import annotations

import secrets
import time

import msgspec
import segno
from pyotp import random_base32
from pyotp.totp import TOTP

SECONDS = 30
"""For which a code is made."""
ISSUER = "isthmos"
clock = time.time
"""What devices go by: not the house's, which does not follow when that of the machine is set right."""


class Second(msgspec.Struct):
    """What is kept of it. `used` is the last step of time whose code was taken: none is taken twice."""

    secret: str
    used: int = 0
    confirmed: bool = False
    """The device has shown that it knows the secret; until then nobody is asked for a code."""

    def step_of(self, code: str) -> int:
        """The step of time a code is for, the one before and the one after allowed; 0 for a wrong or a used one."""
        given, now = "".join(code.split()), int(clock()) // SECONDS
        steps = [step for step in (now - 1, now, now + 1) if step > self.used]
        made = TOTP(self.secret, interval=SECONDS)
        return next((step for step in steps if secrets.compare_digest(made.generate_otp(step), given)), 0)

    def address(self, login: str) -> str:
        """What a device reads from the picture."""
        return TOTP(self.secret, interval=SECONDS).provisioning_uri(name=login, issuer_name=ISSUER)


def new() -> Second:
    return Second(random_base32())


def read(kept: str) -> Second | None:
    return msgspec.json.decode(kept, type=Second) if kept else None


def written(second: Second) -> str:
    return msgspec.json.encode(second).decode()


def is_on(kept: str) -> bool:
    second = read(kept)
    return second is not None and second.confirmed


def picture(address: str) -> str:
    """A QR code, as a page can show it."""
    return str(segno.make(address, micro=False).svg_data_uri(border=4, scale=4, light="white"))
