"""What a record proves, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from anpfiff.core.nouns import Mistake
from anpfiff.play.verify import Finding, Verdict
from anpfiff.tui.speaker import with_reason
from anpfiff.words import Words


def said(verdict: Verdict, words: Words) -> Iterator[str]:
    """What is wrong comes first: it is what one looks for."""
    chapters = (("wrong", "✗", verdict.wrong), ("proved", "✓", verdict.proved))
    for code, mark, findings in (*chapters, ("open", "·", verdict.open)):
        if findings:
            yield words(f"verify-{code}")
            for finding in findings:
                yield f"  {mark} {sentence(finding, verdict, words)}"
    yield words("verify-not-well" if verdict.wrong else "verify-all-well")


def sentence(finding: Finding, verdict: Verdict, words: Words) -> str:
    facts = dict(finding.facts)
    if isinstance(cause := facts.get("cause"), Mistake):
        if verdict.match is not None:
            cause = with_reason(cause, verdict.match, words)
        facts["cause"] = words.mistake(cause)
    return words(f"verify-{finding.code}", **facts)
