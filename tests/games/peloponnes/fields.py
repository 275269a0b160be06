"""What an object of the engine holds, in the compiled build as in the interpreted one."""

from __future__ import annotations


def fields_of(kind: type) -> list[str]:
    """The names of every field of a class, those it inherits included."""
    names: list[str] = []
    for parent in kind.__mro__:
        names += getattr(parent, "__mypyc_attrs__", getattr(parent, "__slots__", ()))
    found = [name for name in dict.fromkeys(names) if name not in ("__dict__", "__mypyc_attrs__")]
    assert found, f"{kind.__name__} has no fields"
    return found
