"""Every knob of the long-term memory, each with its unit, its range and the reason for its default."""

from pydantic import BaseModel, ConfigDict, Field, field_validator

from memory.short_term.weights import WEIGHTS


class MemorySettings(BaseModel):
    """How memories are judged, written, found and forgotten. Frozen; a change is `model_copy(update=…)`."""

    model_config = ConfigDict(frozen=True, extra="forbid", use_attribute_docstrings=True)

    long_threshold: float = Field(default=0.7, ge=0, le=1)
    """Confidence below which a verdict becomes SHORT. Writing is the side on which to be careful."""

    sure_threshold: float = Field(default=0.9, ge=0, le=1)
    """Confidence from which on a layer's verdict stands and no further layer is asked."""

    layers: tuple[str, ...] = ("rules", "small")
    """Who judges, in order: the first that does not abstain decides. Names of `memory/judge/layers.py`, or
    `package.module:Class` for a layer of your own."""

    judge_deadline_s: float = Field(default=20, gt=0)
    """Seconds that the judge waits for its chat model. It runs beside the reply, but ends the turn."""

    candidates: int = Field(default=50, ge=1, le=1000)
    """How many memories each half of the search (dense, lexical) hands to the ranking."""

    weight_dense: float = Field(default=0.5, ge=0)
    """Share of the meaning (cosine, scaled to 0..1 over the candidates)."""

    weight_lexical: float = Field(default=0.3, ge=0)
    """Share of the words (BM25, scaled by the best candidate)."""

    weight_attribute: float = Field(default=0.4, ge=0)
    """Added when the question asks for exactly this attribute ("what is my job")."""

    weight_importance: float = Field(default=0.1, ge=0, le=1)
    """How far importance may move a score, as a factor 1 ± this."""

    weight_recency: float = Field(default=0.1, ge=0, le=1)
    """How far age may move a score, as a factor 1 … 1 - this."""

    recency_days: float = Field(default=90, gt=0)
    """Days after which half of the recency bonus is gone."""

    gate_sigmas: float = Field(default=2.5, ge=0)
    """How many standard deviations above the encoder's own noise a match must lie when no word is shared."""

    gate_sigmas_shared: float = Field(default=1.0, ge=0)
    """The same when query and memory share words."""

    other_domain_sigmas: float = Field(default=5.0, ge=0)
    """What a memory of another domain needs while a task is open, so that cooking stays out of an e-mail."""

    profile_limit: int = Field(default=20, ge=0)
    """How many identity facts stand before the model on every turn, at most."""

    episode_days: int = Field(default=30, ge=1)
    """Days an episode is kept. Identity and preferences are kept until they are corrected or forgotten."""

    episode_tokens: int = Field(default=300, ge=20)
    """Longest text of one episode, in tokens; longer material is condensed to its central sentences."""

    episode_importance: float = Field(default=0.35, ge=0, le=1)
    """What a message must be worth to be quoted in an episode (`consolidation.importance`): a full sentence
    of the user about themselves has .5, one without them .3, a stated fact .7 and more."""

    core_tokens: int = Field(default=200, ge=20, le=2000)
    """Longest core memory of a user, in tokens: it is before the model in every turn."""

    message_weights: dict[str, float] = Field(default_factory=lambda: dict(WEIGHTS))
    """Weight of each kind of message (`short_term/weights.py`): the least weighty leave the window first."""

    @field_validator("message_weights")
    @classmethod
    def _known_kinds(cls, given: dict[str, float]) -> dict[str, float]:
        unknown = sorted(set(given) - set(WEIGHTS))
        if unknown:
            raise ValueError(f"no kind of message is called {unknown}; there are {sorted(WEIGHTS)}")
        return dict(WEIGHTS) | given
