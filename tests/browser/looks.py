"""How a page is looked at: on a phone and a desktop, light and dark."""

import pytest

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
LOOKS = [
    pytest.param(DESKTOP, "dark", id="desktop-dark"),
    *(
        pytest.param(viewport, scheme, id=name, marks=pytest.mark.slow)
        for viewport, scheme, name in [
            (DESKTOP, "light", "desktop-light"),
            (PHONE, "dark", "phone-dark"),
            (PHONE, "light", "phone-light"),
        ]
    ),
]
"""One of them in `make test`, all in `make test-all`."""
