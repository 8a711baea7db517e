"""Prompts as files, one a job and a language: `render("system", "zh")` reads `prompts/zh/system.md`.

Variables are written `$name`. Values are put in as they are: braces, dollars and template signs in a
user's text mean nothing here.
"""

from functools import cache
from pathlib import Path
from string import Template

_HERE = Path(__file__).parent


class PromptError(ValueError):
    """A prompt does not exist or was given the wrong variables."""


def render(name: str, language: str, **values: str) -> str:
    """Return the text of a prompt with its variables filled in.

    Raises `PromptError` for an unknown prompt and names every variable that is missing or too many.
    """
    template, wanted = _read(name, language)
    if wanted != set(values):
        missing, extra = sorted(wanted - set(values)), sorted(set(values) - wanted)
        raise PromptError(f"prompts/{language}/{name}.md: missing {missing}, unknown {extra}.")
    return template.substitute(values).strip()


@cache
def _read(name: str, language: str) -> tuple[Template, frozenset[str]]:
    """Return a prompt and the names of its variables."""
    path = _HERE / language / f"{name}.md"
    if not path.is_file():
        raise PromptError(f"There is no prompt {name!r} in {language!r}: add prompts/{language}/{name}.md.")
    template = Template(path.read_text(encoding="utf-8"))
    if not template.is_valid():
        raise PromptError(f"prompts/{language}/{name}.md: a dollar that starts no variable is written $$.")
    return template, frozenset(template.get_identifiers())
