"""What differs between two values as JSON has them, so that only that is sent; `web/src/lib/changes.ts` puts it back.

An object says by key what changes within an object, a list of one holds what stands whole in its place, anything else
stands for itself. Lists are whole.
"""

from __future__ import annotations


def changes(before: object, after: object) -> object:
    """What must be done to the one to have the other; an empty object where they are equal."""
    if before == after:
        return {}
    if not isinstance(before, dict) or not isinstance(after, dict) or before.keys() - after.keys():
        return whole(after)
    new = {key: whole(value) for key, value in after.items() if key not in before}
    return new | {key: changes(before[key], after[key]) for key in before if before[key] != after[key]}


def whole(value: object) -> object:
    return [value] if isinstance(value, dict | list) else value
