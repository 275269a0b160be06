"""What the server leaves out of a value, the client puts back."""

from __future__ import annotations

import subprocess

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from isthmos.server.wire.changes import changes

from .house import ROOT

CLIENT = """
import { readFileSync } from "node:fs";
import ts from "typescript";
const source = readFileSync("src/lib/changes.ts", "utf8");
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: "ESNext", target: "ESNext" } });
const { changed } = await import("data:text/javascript," + encodeURIComponent(outputText));
const pairs = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(pairs.map(([before, change]) => changed(before, change))));
"""
"""The client's own function, by itself."""

values = st.recursive(
    st.none() | st.integers(-9, 9) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=5, deadline=None)
@given(st.lists(st.tuples(values, values), min_size=100, max_size=300))
def test_whatever_differs_between_two_values_is_put_back_by_the_client(pairs: list[tuple[object, object]]) -> None:
    sent = msgspec.json.encode([(before, changes(before, after)) for before, after in pairs])
    node = ["node", "--input-type=module", "-e", CLIENT]
    done = subprocess.run(node, input=sent, capture_output=True, check=True, cwd=ROOT / "web", timeout=60)
    assert msgspec.json.decode(done.stdout) == [after for _, after in pairs]
