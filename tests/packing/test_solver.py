"""The solver: known counts, the kernel equal to its plain twin, limits, symmetry, bad puzzles."""

import os
import subprocess
import sys
from contextlib import suppress
from itertools import islice

import pytest
from hypothesis import HealthCheck, Phase, assume, find, given, settings
from hypothesis import strategies as st
from msgspec import structs

from spieltisch.packing import batch, plain, searching, solver
from spieltisch.packing.batch_kernel import SHORTER
from spieltisch.packing.cells import canonical, forms, is_connected, mirrored
from spieltisch.packing.puzzle import BadPuzzle, Puzzle, puzzle, symmetries
from spieltisch.packing.solver import NO_LIMITS, Limits
from tests.packing.classics import BEDLAM, DIABOLICAL, SOMA, TETRIS, box, pentominoes, soma

CUBE = [(0, 0, 0)]
DOMINO = [(0, 0, 0), (1, 0, 0)]
CONWAY = puzzle(
    box(5, 5, 5), [*[box(1, 2, 4)] * 13, *[box(1, 1, 3)] * 3, box(1, 2, 2), box(2, 2, 2)]
)

quick = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize(
    ("symmetry", "number"), [("none", 11_520), ("rotations", 480), ("all", 240)]
)
def test_soma(symmetry, number):
    counted = solver.count(soma(), symmetry)
    assert (counted.solutions, counted.is_complete) == (number, True)


@pytest.mark.parametrize(
    ("sides", "number"), [((3, 20), 2), ((4, 15), 368), ((2, 3, 10), 12), ((2, 5, 6), 264)]
)
def test_pentominoes(sides, number):
    assert solver.count(pentominoes(*sides), "all").solutions == number


@pytest.mark.slow
@pytest.mark.parametrize(("sides", "number"), [((5, 12), 1010), ((6, 10), 2339), ((3, 4, 5), 3940)])
def test_pentominoes_that_take_longer(sides, number):
    assert solver.count(pentominoes(*sides), "all").solutions == number


@pytest.mark.slow
@pytest.mark.parametrize(("pieces", "number"), [(BEDLAM, 19_186), (TETRIS, 9839)])
def test_cubes_of_four(pieces, number):
    assert solver.count(puzzle(box(4, 4, 4), pieces), "all", threads=2).solutions == number


def test_the_diabolical_cube():
    assert solver.count(puzzle(box(3, 3, 3), DIABOLICAL), "all").solutions == 13


def test_progress_is_told_part_by_part():
    told = []
    solver.count(soma(), "all", progress=lambda done, parts: told.append((done, parts)))
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]
    assert len(told) > 1


def test_listing_a_small_puzzle_does_not_load_the_kernel():
    code = """
import sys
from spieltisch.packing import solver
from spieltisch.packing.kinds import filling
area = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2)]
print(len([*solver.solutions(filling(area, [9, 7, 15], 2))]), {"numpy", "llvmlite"} & {*sys.modules})
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "6 set()\n"


def test_listing_small_puzzles_compiles_nothing_where_nothing_is_kept(tmp_path):
    """A server's event loop lists tasks while its warm-up compiles the kernel."""
    code = """
import sys
from spieltisch.packing import solver
from spieltisch.packing.kinds import filling
area = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2)]
posed = filling(area, [9, 7, 15], 2)
print(sum(len([*solver.solutions(posed)]) for _ in range(2 * solver.PLAINLY)), "numba" in sys.modules)
"""
    cold = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=cold, capture_output=True, text=True, check=True
    )
    assert done.stdout == "768 False\n"


def test_threads_count_the_same():
    assert solver.count(soma(), "all", threads=2).solutions == 240
    assert solver.count(soma(), threads=2).solutions == 11_520


def test_all_solutions_are_given_once_and_fill_the_target():
    posed = soma()
    seen = set()
    for solution in solver.solutions(posed):
        assert sum(mask for _, mask in solution) == 2**27 - 1
        assert sorted(kind for kind, _ in solution) == list(range(7))
        seen.add(solution)
    assert len(seen) == 11_520


def test_limits_end_with_a_partial_result_that_says_so():
    counted = solver.count(pentominoes(6, 10), limits=Limits(nodes=2000))
    assert not counted.is_complete
    assert counted.nodes <= 2000
    counted = solver.count(pentominoes(6, 10), limits=Limits(seconds=0.0))
    assert (counted.is_complete, counted.solutions) == (False, 0)
    with pytest.raises(TimeoutError):
        list(solver.solutions(pentominoes(6, 10), Limits(nodes=500)))


def test_one_solution_or_none():
    assert solver.solve(soma()) is not None
    assert (
        solver.solve(puzzle(box(1, 1, 4), [[(0, 0, 0), (1, 0, 0), (0, 1, 0)], [(0, 0, 0)]])) is None
    )


def test_the_empty_puzzle_has_one_solution():
    empty = puzzle([], [])
    assert solver.count(empty).solutions == plain.count(empty) == 1
    assert list(solver.solutions(empty)) == list(plain.solutions(empty)) == [()]


@st.composite
def grown(draw, size):
    """Draw a connected shape, cell by cell."""
    cells = [(0, 0, 0)]
    while len(cells) < size:
        around = {near for cell in cells for near in _neighbours(cell)}
        cells.append(draw(st.sampled_from(sorted(around - {*cells}))))
    return cells


@st.composite
def puzzles(draw) -> Puzzle:
    """Draw a puzzle: pieces cut off a target with holes, some repeated, now and then one exchanged."""
    sides = draw(st.tuples(st.integers(1, 4), st.integers(1, 4), st.integers(1, 3)))
    cells = box(*sides)
    holes = draw(st.sets(st.sampled_from(cells), max_size=min(3, len(cells) - 1)))
    target = [cell for cell in cells if cell not in holes]
    pieces = cut_up(draw, target, 5)
    assume(len(pieces) <= 9)
    return posed_of(draw, target, pieces)


@st.composite
def large_puzzles(draw) -> Puzzle:
    """Draw a puzzle of more than 64 cells in large pieces, in one or two parts far from each other."""
    sides = draw(st.sampled_from([(4, 4, 5), (3, 5, 5), (2, 5, 8), (11, 6, 1), (4, 4, 8)]))
    far = draw(st.sampled_from([0, 7000]))
    target = [(x + far * (x >= 2), y, z) for x, y, z in box(*sides)]
    pieces = cut_up(draw, target, 10)
    assume(len(pieces) <= 20 and max(map(len, pieces)) <= 10)
    return posed_of(draw, target, pieces)


def posed_of(draw, target, pieces) -> Puzzle:
    if draw(st.integers(0, 3)) == 0:
        place = draw(st.integers(0, len(pieces) - 1))
        pieces[place] = draw(grown(len(pieces[place])))
    return puzzle(target, pieces, reflections=draw(st.booleans()))


def cut_up(draw, target, most: int):
    left, pieces = sorted(target, reverse=True), []
    while left:
        piece = [left.pop()]
        size = draw(st.integers(max(1, most - 4), most))
        while len(piece) < size:
            near = [cell for cell in left if any(_touch(cell, other) for other in piece)]
            if not near:
                break
            piece.append(draw(st.sampled_from(near)))
            left.remove(piece[-1])
        pieces.append(piece)
    return pieces


def _touch(a, b):
    return b in _neighbours(a)


def _neighbours(cell):
    x, y, z = cell
    return {
        (x - 1, y, z),
        (x + 1, y, z),
        (x, y - 1, z),
        (x, y + 1, z),
        (x, y, z - 1),
        (x, y, z + 1),
    }


@quick
@given(puzzles())
def test_kernel_equals_twin(posed):
    twin = set()
    for solution in plain.solutions(posed):
        twin.add(solution)
        assume(len(twin) < 2000)
    assert set(searching.solutions(posed, NO_LIMITS)) == twin
    assert set(solver.solutions(posed)) == twin
    for threads in (1, 2):
        counted = searching.count(posed, "none", NO_LIMITS, threads, None)
        assert (counted.solutions, counted.is_complete) == (len(twin), True)
    for symmetry in ("rotations", "all"):
        classes = plain.count_classes(posed, mirrors=symmetry == "all")
        assert solver.count(posed, symmetry).solutions == classes
        assert len(list(solver.solutions(posed, symmetry=symmetry))) == classes


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(large_puzzles())
def test_kernel_equals_twin_above_64_cells(posed):
    """What the kernel finds within a limit is right, and it is all where the twin says so in time."""
    assert len(posed.target) > 64
    whole = (1 << len(posed.target)) - 1
    found = set()
    try:
        for solution in searching.solutions(posed, Limits(nodes=20_000)):
            assert sum(mask for _, mask in solution) == whole
            found.add(solution)
            assume(len(found) < 500)
    except TimeoutError:
        return
    for symmetry, threads in (("none", 2), ("rotations", 1), ("all", 2)):
        group = symmetries(posed, mirrors=symmetry == "all")
        smallest = [each for each in found if plain.is_smallest(each, group)]
        expected = len(found) if symmetry == "none" else len(smallest)
        assert solver.count(posed, symmetry, threads=threads).solutions == expected
    if found and sum(posed.counts) <= 9:
        assert set(islice(plain.solutions(posed), 50)) <= found


def test_some_drawn_puzzles_cannot_be_solved():
    """The strategy is no good if it draws nothing of the kind."""
    any_will_do = settings(max_examples=5000, phases=[Phase.generate], derandomize=True)
    find(puzzles(), lambda posed: next(plain.solutions(posed), None) is None, settings=any_will_do)
    find(puzzles(), lambda posed: max(posed.counts) > 1, settings=any_will_do)


def test_a_limit_that_suffices_ends_with_everything():
    needed = solver.count(soma(), "all").nodes
    enough, few = Limits(nodes=needed + 1), Limits(nodes=needed // 2)
    assert solver.count(soma(), "all", enough).is_complete
    assert not solver.count(soma(), "all", few).is_complete
    assert len(list(solver.solutions(soma(), Limits(nodes=300_000)))) == 11_520


@pytest.mark.parametrize("symmetry", ["none", "all"])
@pytest.mark.parametrize(
    "posed",
    [soma(), pentominoes(3, 20), puzzle(box(6, 6, 1), [DOMINO] * 18), pentominoes(2, 3, 10)],
)
def test_a_limit_that_just_suffices_ends_with_everything(posed, symmetry):
    """One node fewer does not, with any number of threads."""
    needed = solver.count(posed, symmetry, Limits(nodes=10**9))
    enough, few = Limits(nodes=needed.nodes), Limits(nodes=needed.nodes - 1)
    for threads in (1, 2, 2, 2):
        assert solver.count(posed, symmetry, enough, threads) == needed
        less = solver.count(posed, symmetry, few, threads)
        assert (less.is_complete, less.nodes) == (False, needed.nodes - 1)


@pytest.mark.parametrize("posed", [soma(), CONWAY, puzzle(box(8, 8, 1), [DOMINO] * 32)])
def test_a_limit_of_nodes_gives_the_same_each_time_however_many_threads(posed):
    limits = Limits(nodes=300)
    once = solver.count(posed, limits=limits)
    assert (once.is_complete, once.nodes, once.limit) == (False, 300, "300 nodes")
    assert solver.count(posed, limits=limits, threads=2) == once
    more = solver.count(posed, limits=Limits(nodes=500))
    assert more.solutions >= once.solutions


@pytest.mark.parametrize("nodes", [5_000, 90_000, 200_000])
@pytest.mark.parametrize("symmetry", ["none", "all"])
def test_threads_that_search_ahead_change_no_limited_result(nodes, symmetry):
    """The parts count in their order, whichever finishes first."""
    posed, limits = pentominoes(6, 10), Limits(nodes=nodes)
    alone, *more = [solver.count(posed, symmetry, limits, threads) for threads in (1, 2, 3)]
    assert (alone.is_complete, alone.nodes) == (False, nodes)
    assert more == [alone, alone]


@pytest.mark.parametrize("threads", [1, 3])
def test_what_seconds_ended_is_repeated_with_its_nodes(threads):
    late = solver.count(pentominoes(6, 10), limits=Limits(seconds=0.02), threads=threads)
    again = solver.count(pentominoes(6, 10), limits=Limits(nodes=late.nodes))
    assert not late.is_complete
    assert (again.solutions, again.nodes) == (late.solutions, late.nodes)


def test_threads_search_no_more_than_one_does():
    for symmetry in ("none", "all"):
        alone, both = (solver.count(pentominoes(3, 20), symmetry, threads=n) for n in (1, 2))
        assert alone.solutions == both.solutions
        assert both.nodes < 1.3 * alone.nodes  # a memo of their own for each


def test_a_limit_of_seconds_is_of_cpu_time_and_is_named():
    counted = solver.count(pentominoes(3, 4, 5), limits=Limits(seconds=0.02))
    assert (counted.is_complete, counted.limit) == (False, "0.02 CPU seconds")
    with pytest.raises(TimeoutError, match="500 nodes"):
        list(solver.solutions(pentominoes(6, 10), Limits(nodes=500)))


def test_what_was_found_before_a_limit_is_given():
    every = list(solver.solutions(soma()))
    found = []
    with suppress(TimeoutError):
        for solution in solver.solutions(soma(), Limits(nodes=100_000)):
            found.append(solution)  # noqa: PERF402 - extend would lose what came before the limit
    assert len(found) > 1000
    assert every[: len(found)] == found
    counted = solver.count(soma(), limits=Limits(nodes=20_000))
    assert 0 < counted.solutions < len(every)


@pytest.mark.parametrize(
    ("posed", "raw", "classes"),
    [
        (puzzle(box(6, 8, 1), [DOMINO] * 24), 167_089, 42_873),
        (puzzle(box(8, 8, 1), [DOMINO] * 32), 12_988_816, 1_629_189),
        (puzzle(box(4, 4, 8), [box(1, 2, 4)] * 16), 527_010, 52_739),
        (CONWAY, 27_456, 572),
    ],
    ids=["dominoes 6x8", "dominoes 8x8", "bricks", "Conway"],
)
def test_repeated_pieces(posed, raw, classes):
    assert solver.count(posed).solutions == raw
    assert solver.count(posed, "all").solutions == classes


@st.composite
def repeated(draw) -> Puzzle:
    """Draw a puzzle of few kinds: boxes with a hole, filled up with one kind and what is left over."""
    sides = draw(
        st.sampled_from([(2, 2, 3), (4, 4, 1), (3, 4, 1), (2, 3, 3), (2, 2, 4), (5, 3, 1)])
    )
    holes = draw(st.sets(st.sampled_from(box(*sides)), max_size=2))
    target = [cell for cell in box(*sides) if cell not in holes]
    kind = draw(st.sampled_from([DOMINO, SOMA[0], SOMA[1], SOMA[4], box(2, 2, 1)]))
    rest = len(target) % len(kind) + len(kind) * draw(st.integers(0, 1))
    pieces = [kind] * ((len(target) - rest) // len(kind)) + [CUBE] * rest
    return puzzle(target, pieces, reflections=draw(st.booleans()))


@quick
@given(repeated())
def test_repeated_pieces_equal_the_twin(posed):
    assume(len(list(islice(plain.solutions(posed), 2000))) < 2000)
    assert solver.count(posed).solutions == plain.count(posed)
    for symmetry in ("rotations", "all"):
        classes = plain.count_classes(posed, mirrors=symmetry == "all")
        assert solver.count(posed, symmetry).solutions == classes


@quick
@given(st.lists(puzzles(), min_size=1, max_size=4))
def test_many_at_once_equal_the_twin(drawn):
    twins = []
    for posed in drawn:
        assume(len(list(islice(plain.solutions(posed), 2000))) < 2000)
        twins.append(plain.count(posed))
    assert [each.solutions for each in solver.count_each(drawn)] == twins
    for symmetry in ("rotations", "all"):
        classes = [plain.count_classes(each, mirrors=symmetry == "all") for each in drawn]
        assert [each.solutions for each in solver.count_each(drawn, symmetry)] == classes
        listed = solver.solutions_each(drawn, symmetry=symmetry)
        assert [len(each) for each in listed] == classes
    listed = [*solver.solutions_each(drawn)]
    assert [*map(set, listed)] == [{*plain.solutions(each)} for each in drawn]
    assert listed == [[*solver.solutions(each)] for each in drawn]
    solved = solver.solve_each(drawn)
    assert solved == [*map(solver.solve, drawn)]
    assert all(one in (each or [None]) for one, each in zip(solved, listed, strict=True))


@quick
@given(puzzles(), st.randoms(use_true_random=False))
def test_cells_in_any_order_are_numbered_in_that_order(posed, rng):
    target = rng.sample(posed.target, len(posed.target))
    mixed = structs.replace(posed, target=tuple(target))
    assume(len(list(islice(plain.solutions(mixed), 2000))) < 2000)
    twins = {*plain.solutions(mixed)}
    assert {*solver.solutions(mixed)} == twins
    assert [*map(set, solver.solutions_each([posed, mixed]))][1] == twins
    assert solver.solve(mixed) in (twins or {None})
    assert solver.solve_each([mixed])[0] in (twins or {None})
    assert solver.count(mixed).solutions == len(twins)


def small_puzzles():
    return puzzles().filter(lambda posed: solver.is_small(len(posed.order), len(posed.target)))


@quick
@given(small_puzzles())
def test_small_puzzles_are_listed_in_the_order_of_the_twin(posed):
    """One or many, and up to symmetry the first of each class of that order."""
    twin = [*islice(plain.solutions(posed), 2000)]
    assume(len(twin) < 2000)
    counted = solver.count(posed)
    assume(counted.nodes <= batch.MOST_NODES // SHORTER)  # compiled up to symmetry too
    assert [*solver.solutions(posed)] == twin
    for symmetry in ("rotations", "all"):
        group = symmetries(posed, mirrors=symmetry == "all")
        some = [each for each in twin if plain.is_smallest(each, group)]
        assert [*solver.solutions(posed, symmetry=symmetry)] == some
        assert [*solver.solutions_each([posed, posed], symmetry=symmetry)] == [some, some]


@quick
@given(small_puzzles(), st.integers(0, 300), st.sampled_from(["none", "all"]))
def test_a_limited_search_finds_what_a_longer_one_finds_first(posed, nodes, symmetry):
    every = [*islice(solver.solutions(posed, symmetry=symmetry), 2000)]
    limits, found = Limits(nodes=nodes), []
    counted = solver.count(posed, symmetry, limits)
    try:
        for each in solver.solutions(posed, limits, symmetry):
            found.append(each)  # noqa: PERF402 - extend would lose what came before the limit
    except solver.Unfinished as late:
        assert (late.nodes, counted.nodes, counted.limit) == (nodes, nodes, f"{nodes} nodes")
        assert not counted.is_complete
    else:
        assert counted.is_complete
    assert found == every[: len(found)]


def test_a_list_longer_than_the_room_of_one_call_is_the_same_as_one_by_one():
    """131,072 placed pieces are listed in a call; what finds no room comes in the next, in the same order."""
    posed = [
        puzzle(box(2, 3, sides), [*[DOMINO] * (3 * sides - 1), CUBE, CUBE]) for sides in (1, 2)
    ]
    many = [posed[number % 2] for number in range(600)]
    one_by_one = [[*solver.solutions(each)] for each in posed]
    assert sum(len(one_by_one[n % 2]) * len(many[n].order) for n in range(600)) > batch.LISTED
    for threads in (1, 2):
        listed = [*solver.solutions_each(many, threads=threads)]
        assert listed == [one_by_one[number % 2] for number in range(600)]
    assert one_by_one == [[*plain.solutions(each)] for each in posed]


def test_far_apart_cells_need_no_room():
    posed = puzzle([(0, 0, 0), (9000, 9000, -9000)], [[(0, 0, 0)], [(0, 0, 0)]])
    assert solver.count(posed, "all").solutions == 1
    assert searching.count(posed, "all", NO_LIMITS, 2, None).solutions == 1


def test_words_that_are_no_symmetry_are_refused():
    with pytest.raises(ValueError, match="symmetry"):
        solver.count(soma(), "mirrors")
    with pytest.raises(ValueError, match="thread"):
        solver.count(soma(), threads=0)


@pytest.mark.parametrize("length", [1, 2, 63, 64, 65, 66, 127, 128])
def test_long_rows_up_to_128_cells(length):
    """Dominoes (and one cube) in a row: the cube may stand at every second place."""
    pieces = [[(0, 0, 0), (1, 0, 0)]] * (length // 2) + [[(0, 0, 0)]] * (length % 2)
    row = puzzle(box(length, 1, 1), pieces)
    number = length // 2 + 1 if length % 2 else 1
    assert solver.count(row).solutions == number
    assert len(list(solver.solutions(row))) == number


def test_two_words_equal_one():
    """A target of 70 cells: eight large cubes, and six cells in a row for two straight pieces."""
    far = [(x + 50, 0, 0) for x in range(6)]
    posed = puzzle([*box(4, 4, 4), *far], [*[box(2, 2, 2)] * 8, far[:3], far[3:]])
    assert solver.count(posed).solutions == plain.count(posed)


@quick
@given(st.integers(1, 8).flatmap(grown))
def test_forms_and_canonical_shapes(cells):
    assert is_connected(cells)
    all_forms = forms(cells)
    assert 24 % len(all_forms) == 0
    assert {canonical(form) for form in all_forms} == {canonical(cells)}
    assert mirrored(mirrored(cells)) == canonical(cells)
    assert set(forms(cells, reflections=True)) == {*all_forms, *forms(mirrored(cells))}


def test_equal_pieces_do_not_multiply_solutions():
    squares = puzzle(box(4, 4, 1), [box(2, 2, 1)] * 4)
    assert solver.count(squares).solutions == 1


@pytest.mark.parametrize(
    ("target", "pieces", "code", "field"),
    [
        (box(2, 1, 1), [CUBE], "volume", "pieces"),
        (box(1, 1, 1), [[]], "empty", "pieces[0]"),
        ([], [CUBE], "empty", "target"),
        (box(2, 1, 1), [[(0, 0, 0), (2, 0, 0)]], "disconnected", "pieces[0]"),
        ([(0, 0, 0), (0, 0, 0)], [CUBE, CUBE], "duplicate_cell", "target"),
        ([(0, 0)], [CUBE], "not_a_cell", "target[0]"),
        ([(0, 0, 0.5)], [CUBE], "not_a_cell", "target[0]"),
        ([(0, 0, True)], [CUBE], "not_a_cell", "target[0]"),
        ([(0, 0, 10**9)], [CUBE], "not_a_cell", "target[0]"),
        ("abc", [CUBE], "not_cells", "target"),
        ([(0, 0, 0)], None, "not_pieces", "pieces"),
        (box(129, 1, 1), [CUBE] * 129, "too_many_cells", "target"),
        (box(11, 1, 1), [box(11, 1, 1)], "too_many_cells", "pieces[0]"),
    ],
)
def test_bad_puzzles_name_the_field(target, pieces, code, field):
    with pytest.raises(BadPuzzle) as bad:
        puzzle(target, pieces)
    assert (bad.value.code, bad.value.details["field"]) == (code, field)


def test_soma_pieces_mirror_each_other():
    assert mirrored(SOMA[4]) == canonical(SOMA[5])
    assert mirrored(SOMA[6]) == canonical(SOMA[6])
