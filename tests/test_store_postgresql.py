"""The same store over PostgreSQL: the contract, and what only a server can get wrong."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

import pytest
from langgraph.store.base import BaseStore, GetOp, PutOp

import servers
from memory.errors import EncoderMismatchError, SettingsError, StoreUnavailableError
from memory.long_term.engine import Database
from memory.long_term.reindex import reindex
from memory.long_term.store import MemoryStore
from store_contract import ADA, BEN, Clock, StoreContract, WordEmbeddings

pytestmark = pytest.mark.server
ROOT = Path(__file__).parent.parent


def opened(url: str, **options: Any) -> MemoryStore:
    return MemoryStore(url, **{"encoder": WordEmbeddings(), "fields": ("text",), **options})


@pytest.fixture
def store(postgresql: str) -> Iterator[MemoryStore]:
    with opened(postgresql) as store:
        yield store


class TestPostgresql(StoreContract):
    @pytest.fixture
    def store(self, postgresql: str, clock: Clock) -> Iterator[BaseStore]:
        with opened(postgresql, clock=clock) as store:
            yield store


class TestPostgresqlWithChromaServer(StoreContract):
    @pytest.fixture
    def store(self, postgresql: str, chroma_server: str, clock: Clock) -> Iterator[BaseStore]:
        with opened(postgresql, clock=clock, index="chroma", chroma=chroma_server) as store:
            yield store


class TestTheOfficialPostgresStore(StoreContract):
    """Where LangGraph's own store over PostgreSQL departs from the contract."""

    departures: ClassVar[dict[str, str]] = {
        "test_limit_and_offset_walk_through_everything_once": "pages overlap where scores are equal",
        "test_filters[conditions9-a]": "takes the fields of a nested condition for operators",
        "test_what_cannot_be_compared_does_not_match": "compares numbers and texts as texts",
        "test_an_item_put_again_without_index_is_not_found_by_a_query": "keeps the vector of the old text",
        "test_a_batch_with_an_impossible_item_writes_nothing": "raises TypeError for what is not JSON",
        "test_an_expired_item_is_gone_everywhere": "tells the time by the server",
        "test_reading_lets_the_time_begin_anew": "tells the time by the server",
        "test_an_expired_item_put_again_is_a_new_one": "tells the time by the server",
    }

    @pytest.fixture
    def store(self, postgresql: str) -> Iterator[BaseStore]:
        from langgraph.store.postgres import PostgresStore

        embeddings: Any = {"dims": 64, "embed": WordEmbeddings(), "fields": ["text"]}
        with PostgresStore.from_conn_string(postgresql, index=embeddings) as store:
            store.setup()
            yield store
