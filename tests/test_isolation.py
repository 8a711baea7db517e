import os
import socket
from datetime import datetime
from pathlib import Path

import pytest


def test_a_test_cannot_look_up_another_machine() -> None:
    with pytest.raises(pytest.fail.Exception, match="only loopback"):
        socket.create_connection(("example.org", 443))


@pytest.mark.parametrize("address", ["192.0.2.1", "2001:db8::1"])
def test_a_test_cannot_reach_another_machine_by_address(address: str) -> None:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as client, pytest.raises(pytest.fail.Exception, match="only loopback"):
        client.connect_ex((address, 443))


def test_loopback_is_reachable() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        socket.create_connection(("localhost", server.getsockname()[1])) as client,
    ):
        assert client.getpeername() == server.getsockname()


def test_keys_are_hidden_and_the_data_folder_is_the_tests_own(tmp_path: Path) -> None:
    assert "OPENAI_API_KEY" not in os.environ
    assert Path(os.environ["AGENT_DATA_DIR"]).is_relative_to(tmp_path)


def test_the_clock_stands_at_noon_on_a_sunday(now: datetime) -> None:
    assert (now.isoweekday(), now.isoformat()) == (7, "2026-11-29T12:00:00+00:00")
