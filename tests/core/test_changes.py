"""Differences of documents: made on one side, applied on the other."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from horda.core.changes import diff, patch

LEAVES = st.one_of(st.none(), st.booleans(), st.integers(-3, 3), st.sampled_from("abc"))
DOCUMENTS = st.recursive(
    LEAVES,
    lambda parts: st.one_of(
        st.lists(parts, max_size=5), st.dictionaries(st.sampled_from("abcd"), parts, max_size=4)
    ),
    max_leaves=20,
)


@given(old=DOCUMENTS, new=DOCUMENTS)
def test_the_changes_make_the_new_of_the_old(old: Any, new: Any) -> None:
    assert patch(copy.deepcopy(old), copy.deepcopy(diff(old, new))) == new


@given(items=st.lists(st.integers(0, 9), min_size=1, max_size=8), more=st.lists(LEAVES, max_size=3))
def test_a_list_that_grows_is_not_sent_again(items: list[Any], more: list[Any]) -> None:
    changes = diff({"list": items}, {"list": items + more})
    assert changes == [[["list", len(items) + n], value] for n, value in enumerate(more)]


def test_what_was_taken_out_of_a_list_is_named_by_its_place() -> None:
    assert diff({"a": (1, 2, 3, 4)}, {"a": (1, 4)}) == [[["a", 1]], [["a", 1]]]
    assert diff({"a": (1, 2)}, {"a": (2, 1, 3)}) == [[["a"], (2, 1, 3)]]
    assert patch({"a": [1, 2, 3]}, [[["a", 1]], [["a", 2], 7]]) == {"a": [1, 3, 7]}
