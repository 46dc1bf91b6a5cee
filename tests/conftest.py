"""How Hypothesis searches and bots think: the same every time, however slow the machine is.

And what is measured on the way (`record_property("figure", …)`) is printed at the end.
"""

import signal

import pytest
from hypothesis import Phase, settings

settings.register_profile("anpfiff", deadline=None, derandomize=True)
settings.register_profile(
    "first-failure", settings.get_profile("anpfiff"), phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("anpfiff")

# A shell that starts something in the background lets it ignore Ctrl-C, and all that it starts;
# programs to which tests send one would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks runs out of time only where that is tried: a seed must repeat a match."""
    monkeypatch.setattr("anpfiff.bots.search.perf_counter", lambda: 0.0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [*terminalreporter.getreports("passed"), *terminalreporter.getreports("failed")]
    figures = [
        str(value)
        for report in reports
        if report.when == "call"
        for name, value in report.user_properties
        if name == "figure"
    ]
    if figures:
        terminalreporter.section("figures")
        terminalreporter.write("\n".join([*sorted(figures), ""]))
