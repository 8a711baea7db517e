"""What `deploy/` refers to exists. No container is started here."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from graph.persistence import Deployment

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
SERVICES: dict[str, dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))[
    "services"
]
ELSEWHERE = {"AGENT_CHAT_MODEL": "graph/models.py"}


def known_variables() -> set[str]:
    for name, file in ELSEWHERE.items():
        assert name in (ROOT / file).read_text(encoding="utf-8")
    return {f"AGENT_{field.upper()}" for field in Deployment.model_fields} | ELSEWHERE.keys()


def test_every_variable_of_the_app_is_read_by_the_app() -> None:
    ours = {name for name in SERVICES["app"]["environment"] if name.startswith("AGENT_")}
    assert ours >= {"AGENT_STORE_URL", "AGENT_CHECKPOINT_URL", "AGENT_CHROMA", "AGENT_INDEX"}
    assert ours <= known_variables()


def test_every_setting_stands_in_the_example_of_the_environment() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert not [name for name in known_variables() if name not in example]


def test_the_app_runs_twice_and_its_addresses_name_services() -> None:
    assert SERVICES["app"]["deploy"]["replicas"] == 2
    addresses = [str(value) for value in SERVICES["app"]["environment"].values()]
    hosts = set(re.findall(r"(?:@|http://)([a-z]+):\d+", " ".join(addresses)))
    assert hosts == {"postgres", "chroma"}
    assert hosts <= SERVICES.keys()


def test_what_must_outlive_a_container_lies_in_a_volume() -> None:
    assert all(SERVICES[name]["volumes"] for name in ("postgres", "chroma", "valkey"))
    assert SERVICES["valkey"]["profiles"] and "profiles" not in SERVICES["postgres"]


def test_no_password_is_written_down_and_no_port_is_open_to_others() -> None:
    assert "${POSTGRES_PASSWORD:?" in SERVICES["postgres"]["environment"]["POSTGRES_PASSWORD"]
    assert all(
        str(port).startswith("127.0.0.1:")
        for service in SERVICES.values()
        for port in service.get("ports", [])
    )


@pytest.mark.parametrize("image", [str(service["image"]) for service in SERVICES.values()])
def test_images_are_plain_names(image: str) -> None:
    assert re.fullmatch(r"[a-z-]+(/[a-z-]+)?(:[\d.]+)?", image)


def test_what_the_image_is_made_of_exists_and_is_locked() -> None:
    copied = [line.split()[1:-1] for line in CONTAINERFILE.splitlines() if line.startswith("COPY ")]
    assert all((ROOT / name).exists() for names in copied for name in names)
    assert "--require-hashes -r requirements/setup.txt -r requirements/server.txt" in CONTAINERFILE
    assert "://" not in CONTAINERFILE


def test_the_image_does_not_run_as_root() -> None:
    users = re.findall(r"^USER (\S+)", CONTAINERFILE, re.MULTILINE)
    assert users == ["agent"]
