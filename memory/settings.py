"""Every knob of the long-term memory, each with its unit, its range and the reason for its default."""

import os
from functools import cache

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from memory.errors import SettingsError
from memory.short_term.weights import WEIGHTS


class MemorySettings(BaseModel):
    """How memories are judged, written, found and forgotten. Frozen; a change is `model_copy(update=…)`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    long_threshold: float = Field(default=0.7, ge=0, le=1)
    """Confidence below which a verdict becomes SHORT. Writing is the side on which to be careful."""

    sure_threshold: float = Field(default=0.9, ge=0, le=1)
    """Confidence from which on a layer's verdict stands and no further layer is asked."""

    layers: tuple[str, ...] = ("rules", "small")
    """Who judges, in order: the first that does not abstain decides. Names of `memory/judge/layers.py`, or
    `package.module:Class` for a layer of your own."""

    judge_deadline_s: float = Field(default=20, gt=0)
    """Seconds that the judge waits for its chat model. It runs beside the reply, but ends the turn."""

    reference_deadline_s: float = Field(default=3, gt=0)
    """Seconds that the reply waits for a chat model to say what "the other one" means, where no rule does."""

    candidates: int = Field(default=40, ge=1, le=1000)
    """How many memories each part of the search (meaning, words, surroundings) hands to the ranking."""

    weight_dense: float = Field(default=0.36, ge=0)
    """Share of the meaning (cosine, scaled to 0..1 over the memories). All weights are relative."""

    weight_lexical: float = Field(default=0.05, ge=0)
    """Share of the words as BM25 counts them, scaled by the best candidate."""

    weight_coverage: float = Field(default=0.25, ge=0)
    """Share of the question's words, by their rarity, that stand in the memory itself."""

    weight_nearby: float = Field(default=0.66, ge=0)
    """The same for the memory with the turns around it: what moved recall on dialogues most."""

    weight_conversation: float = Field(default=0.48, ge=0)
    """How well the whole conversation of a turn fits the question."""

    weight_replied: float = Field(default=0.36, ge=0)
    """How well the question fits the one that a turn answers."""

    weight_speaker: float = Field(default=0.2, ge=0)
    """Added when the question names the speaker, taken off when it names another."""

    weight_date: float = Field(default=0.5, ge=0)
    """Added when the question names the time of the memory."""

    weight_kind: float = Field(default=0.24, ge=0)
    """Added when the question wants a time or a number and the memory holds one."""

    weight_side: float = Field(default=0.04, ge=0)
    """Added for what the side asked about has said (the user or the assistant), taken off for the other."""

    weight_length: float = Field(default=0.34, ge=0)
    """How far a turn that tells much is preferred to a short one."""

    weight_asks: float = Field(default=0.18, ge=0)
    """Taken off a turn that only asks."""

    weight_newness: float = Field(default=0.2, ge=0)
    """How far the newest memory is preferred to the oldest of this user."""

    weight_repeated: float = Field(default=0.2, ge=0)
    """Taken off a turn as far as a later one says the same again: of one matter the newest comes first."""

    weight_latest: float = Field(default=0.2, ge=0)
    """Added to the last turns when a message goes on with something instead of asking."""

    weight_attribute: float = Field(default=1.2, ge=0)
    """Added when the question asks for exactly this attribute ("what is my job")."""

    weight_importance: float = Field(default=0.1, ge=0, le=1)
    """How far importance may move a score, as a factor 1 ± this."""

    weight_confirmed: float = Field(default=0.05, ge=0, le=1)
    """How far it may raise a score that something was said again, as a factor 1 … 1 + this."""

    weight_guessed: float = Field(default=0.1, ge=0, le=1)
    """Taken off, as a factor 1 - this, where it is only guessed of which kind a memory is."""

    weight_recency: float = Field(default=0.03, ge=0, le=1)
    """How far age may move a score, as a factor 1 … 1 - this."""

    recency_days: float = Field(default=90, gt=0)
    """Days after which half of the recency bonus is gone."""

    gate_match: float = Field(default=0.6)
    """The no-match gate: how alike question and memory must be for anything to be shown. 0 is the noise of
    the encoder, 1 what it gives for a question and its answer (`memory.long_term.noise`)."""

    gate_spread: float = Field(default=0.7, ge=0)
    """How much more it must be where the noise is wide: times its deviation on the same scale, which
    is 0.14 for the bundled encoder and 0.28 for `e5`."""

    gate_many: float = Field(default=2.0, ge=0)
    """How much more it must be among more than `gate_few` memories, where one is alike by chance: times
    √(2 ln n) - √(2 ln few) deviations of the noise."""

    gate_few: int = Field(default=60, ge=2)
    """Memories of a user among which chance plays no part."""

    gate_words: float = Field(default=0.8, ge=0)
    """How far shared words make up for it: times the share of the question's words found nearby."""

    gate_domain: float = Field(default=0.2, ge=0)
    """How far it makes up for it that both are about the same area of life."""

    gate_likely: float = Field(default=0.6, ge=0)
    """How far it makes up for it that the question likely asks for this kind: times how likely, 0..1."""

    gate_matter: float = Field(default=0.7, ge=0)
    """How far it makes up for it that both are about the same matter: times their agreement above
    `gate_agrees`."""

    gate_agrees: float = Field(default=0.3, ge=0, le=1)
    """Agreement up to which question and memory have no matter in common."""

    gate_length: float = Field(default=0.06, ge=0)
    """How much less a message needs for each word beyond the first five, ten at most: a long one is alike to
    nothing as a whole."""

    gate_refers: float = Field(default=0.15, ge=0)
    """How much less a message needs that names a time, somebody who spoke, or something that was said."""

    gate_impersonal: float = Field(default=0.12, ge=0)
    """How much more a question needs that names nobody, not even the user, nor anything in a memory."""

    gate_statement: float = Field(default=0.1, ge=0)
    """How much more a message needs that asks nothing and refers to nothing said before."""

    follow_match: float = Field(default=0.34)
    """What the other facts need, once one memory stands out."""

    follow_match_shared: float = Field(default=0.14)
    """The same when query and memory share words."""

    follow_sigmas: float = Field(default=1.5)
    """Deviations above the noise that turns and episodes need which share no word with the message."""

    other_domain_match: float = Field(default=0.69)
    """What a memory of another domain needs while a task is open, so that cooking stays out of an e-mail."""

    reranker_deadline_s: float = Field(default=0.5, gt=0)
    """Seconds that a recall waits for the reranker given to `Memory`, if any; then the order stays."""

    reranker_most: int = Field(default=30, ge=2, le=200)
    """How many of the first memories the reranker is shown."""

    association_hops: int = Field(default=1, ge=0, le=2)
    """Steps from what was found to what shares people, places, things or a day with it; 0: none."""

    association_most: int = Field(default=3, ge=0, le=20)
    """How many such memories are added, below the others and within the limit of the recall."""

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


def settings_from_environment() -> MemorySettings:
    """Return the settings that AGENT_MEMORY_SETTINGS changes, a JSON object such as {"layers": ["rules"]}.

    Graph, chat and tools take them; without the variable they are the defaults. Raises `SettingsError` for
    what is no such object, names no setting or is out of its bounds.
    """
    return _settings_of(os.environ.get("AGENT_MEMORY_SETTINGS", ""))


@cache
def _settings_of(text: str) -> MemorySettings:
    if not text.strip():
        return MemorySettings()
    try:
        return MemorySettings.model_validate_json(text)
    except ValidationError as error:
        raise SettingsError(
            f"AGENT_MEMORY_SETTINGS is no JSON object of known settings: {error.errors()[0]['msg']}"
            f" at {'.'.join(str(part) for part in error.errors()[0]['loc']) or 'the beginning'}."
        ) from error
