"""The drawings are tested with views as they are: each moment is shown again and compared."""

import pytest

from tests.at_hand import same_text
from tests.moments.showing import DRAWN, file_of, shown


@pytest.mark.parametrize("id", DRAWN)
def test_the_moments_are_shown_as_they_were(id: str) -> None:
    same_text(file_of(id), shown(id))
