"""Reading puzzles from files: each format, and refusals that name what is not taken."""

import gzip
import json

import pytest

from spieltisch.packing import solver
from spieltisch.packing.formats import read_puzzle
from spieltisch.packing.puzzle import BadPuzzle, puzzle

XMPUZZLE = """<?xml version="1.0"?>
<puzzle version="2">
  <gridType type="0"/>
  <shapes>
    <voxel x="2" y="3" z="2" type="0">############</voxel>
    <voxel x="2" y="2" z="1" type="0">###_</voxel>
    <voxel x="3" y="1" z="1" type="0">###</voxel>
  </shapes>
  <problems>
    <problem>
      <shapes><shape id="1" count="2"/><shape id="2" min="2" max="2"/></shapes>
      <result id="0"/>
    </problem>
  </problems>
</puzzle>
"""

DEFINITION = """
# two corners and two bars beside a cube that does not move
D:xDim=3:yDim=3:zDim=2
C:name=wall:type=S:layout=2 0 0, 2 1 0, 2 2 0, 2 0 1, 2 1 1, 2 2 1
C:name=a:type=M:layout=0 0 0, 1 0 0, 0 1 0
L
b b . , c c c
b . . , d d d
~L
~D
"""


def read(tmp_path, data):
    file = tmp_path / "puzzle"
    file.write_bytes(data if isinstance(data, bytes) else data.encode())
    asked = read_puzzle(file)
    return puzzle(asked["target"], asked["pieces"])


def test_the_same_puzzle_in_every_format(tmp_path):
    plain = read(tmp_path, XMPUZZLE)
    packed = read(tmp_path, gzip.compress(XMPUZZLE.encode()))
    defined = read(tmp_path, DEFINITION)
    line = {"target": plain.target, "pieces": [plain.kinds[kind] for kind in plain.order]}
    ours = read(tmp_path, json.dumps(line))
    assert len({solver.count(each).solutions for each in (plain, packed, defined, ours)}) == 1
    assert solver.count(plain).solutions > 0
    assert plain == packed == ours
    assert defined.counts == (2, 2)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (XMPUZZLE.replace('gridType type="0"', 'gridType type="2"'), "not_cubes"),
        (XMPUZZLE.replace("###_", "##+_"), "not_cubes"),
        (XMPUZZLE.replace('min="2"', 'min="1"'), "optional"),
        (XMPUZZLE.replace('result id="0"', 'result id="7"'), "unknown_shape"),
        (XMPUZZLE.replace("</puzzle>", ""), "not_a_puzzle"),
        ('<!DOCTYPE x [<!ENTITY a "b">]>' + XMPUZZLE[21:], "not_a_puzzle"),
        (DEFINITION.replace("zDim=2", "zDim=2:oneSide"), "one_sided"),
        (DEFINITION.replace("zDim=2", "zDim=0"), "not_a_puzzle"),
        (DEFINITION.replace("~L", ""), "not_a_puzzle"),
        (DEFINITION.replace("0 1 0\n", "0 1\n"), "not_a_cell"),
        ("hello", "not_a_puzzle"),
        ("[]", "not_a_puzzle"),
        (gzip.compress(b"<" + b" " * (5 << 20)), "too_long"),
    ],
)
def test_what_is_not_taken_is_refused(tmp_path, data, code):
    with pytest.raises(BadPuzzle) as bad:
        read(tmp_path, data)
    assert bad.value.code == code
