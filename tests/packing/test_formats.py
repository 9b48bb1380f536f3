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

SAVED = """<?xml version="1.0"?>
<puzzle version="2">
 <gridType type="0"/>
 <colors/>
 <shapes>
  <voxel x="2" y="2" z="2" name="Ergebnis für Köln" type="0">####
####</voxel>
  <voxel x="2" y="2" z="2" weight="2" name="Ecke" type="0">###_#___</voxel>
  <voxel x="1" y="2" z="1" type="0">##</voxel>
  <voxel x="3" y="1" z="1" type="0">###</voxel>
 </shapes>
 <problems>
  <problem name="Aufgabe" state="2" assemblies="1" solutions="0" time="0">
   <shapes>
    <shape id="1" min="0" max="2" group="1"/>
    <shape id="2" min="0" max="1"/>
    <shape id="3" count="0"/>
   </shapes>
   <result id="0"/>
   <bitmap/>
   <solutions><solution asmNum="1"><assembly>0 0 0 0</assembly></solution></solutions>
  </problem>
 </problems>
 <comment popup="">Entworfen für Köln</comment>
</puzzle>
"""
"""As BurrTools saves it: names as they were typed, ranges, groups and solutions."""
OPEN = SAVED.replace('z="2" name', 'z="3" name').replace("\n####<", "\n####\n++++<")
"""The same with cells that may be filled."""

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


@pytest.mark.parametrize("coding", ["utf-8", "latin-1"])
@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_what_burrtools_saves(tmp_path, coding, pack):
    """Two corners fill the cube, and with the domino nothing does: no other number of them works."""
    posed = read(tmp_path, pack(SAVED.encode(coding)))
    assert (len(posed.target), posed.counts) == (8, (2,))
    assert solver.count(posed, "all").solutions == 1


def test_cells_that_may_be_filled_are_filled_where_the_pieces_need_them(tmp_path):
    both = OPEN.replace('id="1" min="0" max="2"', 'id="1" count="2"')
    both = both.replace('id="2" min="0" max="1"', 'id="2" min="2" max="5"')
    posed = read(tmp_path, both)
    assert (len(posed.target), posed.counts) == (12, (2, 2))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (SAVED.replace('gridType type="0"', 'gridType type="2"'), "spheres"),
        (SAVED.replace("###_#___", "#1##_#___"), "colours"),
        (SAVED.replace("###_#___", "###_+___"), "whole cubes"),
        (SAVED.replace('max="1"', 'max="2"'), "left open"),
        (OPEN, "left open"),
        (OPEN.replace('id="2" min="0"', 'id="2" min="1"'), "may stay empty"),
        (SAVED.replace('max="2" group', 'max="1" group'), "no number"),
        (
            SAVED.replace(" <comment", " <problems/><comment").replace(
                "</problem>", "</problem><problem/>"
            ),
            "2 problems",
        ),
        (SAVED.replace('z="2" name', 'z="4" name'), "do not agree"),
    ],
)
def test_a_refusal_says_what_of_burrtools_is_not_supported(tmp_path, data, says):
    with pytest.raises(BadPuzzle, match=says):
        read(tmp_path, data)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (XMPUZZLE.replace('gridType type="0"', 'gridType type="2"'), "not_cubes"),
        (XMPUZZLE.replace("###_", "##+_"), "not_cubes"),
        (
            XMPUZZLE.replace('count="2"', 'min="0" max="4"').replace(
                'min="2" max="2"', 'min="0" max="4"'
            ),
            "optional",
        ),
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
