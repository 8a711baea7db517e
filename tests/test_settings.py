"""Settings of the memory that the environment changes, for graph and chat."""

import pytest

from memory import Memory
from memory.errors import SettingsError
from memory.long_term.store import MemoryStore
from memory.settings import MemorySettings, settings_from_environment


def test_graph_and_chat_take_their_settings_from_the_environment(
    store: MemoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Memory(store).settings == MemorySettings()
    monkeypatch.setenv("AGENT_MEMORY_SETTINGS", '{"layers": ["rules"], "long_threshold": 0.8}')
    memory = Memory(store)
    assert (memory.settings.layers, memory.settings.long_threshold) == (("rules",), 0.8)
    assert [layer.name for layer in memory.judge.layers] == ["rules"]
    assert Memory(store, settings=MemorySettings()).settings == MemorySettings()


@pytest.mark.parametrize("text", ["rules", "[1]", '{"layres": ["rules"]}', '{"long_threshold": 2}'])
def test_what_is_no_setting_is_named(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AGENT_MEMORY_SETTINGS", text)
    with pytest.raises(SettingsError, match="AGENT_MEMORY_SETTINGS"):
        settings_from_environment()
