"""How a page is viewed: on a phone and a desktop, light and dark."""

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

IN_LANGUAGES = [
    pytest.param(390, 844, "light", "en-GB", id="phone-light"),
    pytest.param(1440, 900, "dark", "de-DE", id="desktop-dark", marks=pytest.mark.slow),
    pytest.param(390, 844, "dark", "fr-FR", id="phone-dark", marks=pytest.mark.slow),
    pytest.param(1440, 900, "light", "fr-FR", id="desktop-light", marks=pytest.mark.slow),
    pytest.param(360, 640, "light", "de-DE", id="small", marks=pytest.mark.slow),
]
"""The same for pages whose words decide how much room they need: width, height, scheme, language."""
