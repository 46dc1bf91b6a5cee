"""What records prove, and what is unusual in them, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from anpfiff.core.nouns import Mistake
from anpfiff.play.integrity import Watched, evidence
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


def reported(players: Mapping[str, Watched], words: Words) -> Iterator[str]:
    """Every player with what is unusual about him, or with how much was looked at."""
    found = False
    for name, player in players.items():
        lines = [words(f"integrity-{code}", **facts) for code, facts in evidence(player)]
        found = found or bool(lines)
        yield words("integrity-player", name=name or "–", moves=player.cards)
        yield from (f"  ! {line}" for line in lines)
        if not lines:
            facts = {"reactions": len(player.reactions), "choices": len(player.recalls)}
            yield f"  · {words('integrity-nothing', **facts, claims=len(player.edges))}"
    yield words("integrity-evidence" if found else "integrity-limits")
