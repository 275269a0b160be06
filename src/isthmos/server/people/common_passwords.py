"""Passwords that are tried first: words and rows of keys people take, with the endings they put behind them."""

from __future__ import annotations

from isthmos.games.catalogue import TITLES

TEXT = """
password passwort passw0rd p@ssword letmein welcome willkommen hallo admin administrator root login master monkey dragon
football fussball baseball basketball hockey soccer princess prinzessin sunshine superman batman spiderman pokemon
starwars iloveyou ichliebedich schatz qwerty qwertz qwertyuiop qwertzuiop asdfgh asdfghjkl yxcvbnm zxcvbnm 1q2w3e
1q2w3e4r q1w2e3r4 abc abcdef abcdefgh trustno computer internet michael jennifer jessica ashley daniel charlie thomas
andreas matrix shadow killer summer sommer winter autumn herbst spring secret geheim changeme default test tester
testing guest user demo isthmos
"""
WORDS = [*TEXT.split(), *TITLES]
ENDINGS = (
    "",
    *(str(n) for n in range(10)),
    "12",
    "123",
    "1234",
    "12345",
    "123456",
    "!",
    "1!",
    "123!",
    "00",
    "01",
    "99",
)
YEARS = tuple(str(year) for year in range(1980, 2031))
DIGITS = tuple(str(digit) * count for digit in range(10) for count in range(8, 13))
ROWS = ("12345678", "123456789", "1234567890", "87654321", "0987654321", "11223344", "12341234", "abcd1234", "1qaz2wsx")

COMMON = frozenset((*(word + end for word in WORDS for end in (*ENDINGS, *YEARS)), *DIGITS, *ROWS))
"""More than 3,000."""
