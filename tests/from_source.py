"""A copy of a module that tests can tamper with: what is compiled calls its own functions, whatever is patched."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType


def from_source(module: ModuleType) -> ModuleType:
    """The same file once more, interpreted."""
    name = module.__name__
    source = Path(str(module.__file__)).with_name(f"{name.rpartition('.')[2]}.py")
    spec = spec_from_file_location(name, source)
    assert spec is not None
    assert spec.loader is not None
    copy = module_from_spec(spec)
    spec.loader.exec_module(copy)
    return copy
