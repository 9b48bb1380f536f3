"""Marshalling: a kernel gets the arrays and numbers that were passed, and nothing that it could misread."""

import numpy as np
import pytest

from spieltisch.compiling.marshalling import array, packer
from spieltisch.games.ugo.ai import compiled


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros((4, 3), np.int32),
        np.zeros(12, np.int64),
        np.zeros((4, 2), np.int64),
        np.zeros((8, 3), np.int64)[::2],
    ],
    ids=["another type", "another number of axes", "another size", "with gaps"],
)
def test_an_array_that_a_kernel_would_misread_is_refused(wrong):
    pack = packer((array(np.int64, "rows", 3),))
    assert len(pack(np.zeros((4, 3), np.int64))) == 16
    with pytest.raises(TypeError, match="expected"):
        pack(wrong)


def test_a_kernel_that_returns_nothing_answers_with_zero():
    table = np.zeros(16, np.int64)
    assert compiled.rewind(table, np.zeros(0, np.int64), 1, 12, np.empty_like(table)) == 0
    assert 12 in table
