from spieltisch.core.outcome import by_score


def test_ties_share_a_place_and_leave_the_next_empty():
    outcome = by_score([10, 30, 30, -5])
    assert outcome.places == (3, 1, 1, 4)
    assert outcome.winners == (1, 2)


def test_if_all_are_equal_all_win():
    assert by_score([0, 0, 0]).winners == (0, 1, 2)
