#!/usr/bin/env python3
"""The small runtime with one thing wrong: what a tester of runtimes has to find.

    widgetcheck run --fail-fast --subject 'exec:python3 faulty_runtime.py --fault early-entry'
"""
import argparse

import small_runtime
from small_runtime import Runtime


class EarlyEntry(Runtime):
    """Shows an entry a second before its date."""

    def entry_instant(self, date):
        return super().entry_instant(date) - 1_000_000


class LateAnswer(Runtime):
    """Takes an answer that comes a microsecond after the deadline."""

    def given_up(self, limit):
        return super().given_up(limit) + 1


class AtEndFirst(Runtime):
    """Reloads a timeline with the policy atEnd at its first entry."""

    def due(self, policy, dates):
        return dates[0] if policy["kind"] == "atEnd" else super().due(policy, dates)


class AfterWaits(Runtime):
    """Lets the policy after wait for the last entry."""

    def due(self, policy, dates):
        return max(policy["date"], dates[-1]) if policy["kind"] == "after" else super().due(policy, dates)


class NeverAsks(Runtime):
    """Reloads a timeline with the policy never at its last entry."""

    def due(self, policy, dates):
        return dates[-1] if policy["kind"] == "never" else super().due(policy, dates)


class LostRetry(Runtime):
    """Never tries a failed reload again."""

    def fail(self, number, reason):
        placement = self.under_way[number].placement
        super().fail(number, reason)
        if placement:
            placement.retry = None


class FreeCalls(Runtime):
    """Charges nothing for what the app calls for in the background."""

    def charge(self, causes, is_exempt):
        return 0 if causes == ["app"] else super().charge(causes, is_exempt)


class NoSpacing(Runtime):
    """Grants a reload as soon as it is asked for, however short ago the last one was."""

    def obstacle(self, placement, is_exempt):
        placement.last_grant = None
        return super().obstacle(placement, is_exempt)


class FirstOnly(Runtime):
    """Reloads only the first placed widget of the kind that a call names."""

    def named(self, kind, placed):
        return super().named(kind, placed)[:1]


class EmptyTaken(Runtime):
    """Takes a timeline without entries for one that has some."""

    def wrong(self, asked, answer, memory):
        reason = super().wrong(asked, answer, memory)
        return None if reason == "noEntries" else reason

    def due(self, policy, dates):
        return super().due(policy, dates) if dates else None


class StateKept(Runtime):
    """Shows entries a second early in the runs of a process after one in which the app called for a reload."""

    was_called = False

    def __init__(self, setup):
        super().__init__(setup)
        self.is_tainted = StateKept.was_called

    def call(self, placements):
        StateKept.was_called = True
        super().call(placements)

    def entry_instant(self, date):
        return super().entry_instant(date) - (1_000_000 if self.is_tainted else 0)


class OnlyAtFirst(Runtime):
    """Shows entries a second early in the first 200 runs of all its processes, which the file `--memory` counts."""

    memory = None

    def __init__(self, setup):
        super().__init__(setup)
        with open(OnlyAtFirst.memory, "a") as file:
            self.is_early = file.tell() < 200
            file.write(".")

    def entry_instant(self, date):
        return super().entry_instant(date) - (1_000_000 if self.is_early else 0)


FAULTS = {
    "early-entry": EarlyEntry, "late-answer": LateAnswer, "at-end-first": AtEndFirst, "after-waits": AfterWaits,
    "never-asks": NeverAsks, "lost-retry": LostRetry, "free-calls": FreeCalls, "no-spacing": NoSpacing,
    "first-only": FirstOnly, "empty-taken": EmptyTaken,
}

# Faults that a scenario by itself, in a new process, does not show.
ELSEWHERE = {"state-kept": StateKept, "only-at-first": OnlyAtFirst}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fault", choices=FAULTS | ELSEWHERE, help="what it does wrong")
    parser.add_argument("--list", action="store_true", help="name the faults, one a line")
    parser.add_argument("--memory", help="the file of only-at-first")
    arguments = parser.parse_args()
    if arguments.list:
        for name, fault in FAULTS.items():
            print(f"{name:<13} {fault.__doc__}")
    else:
        OnlyAtFirst.memory = arguments.memory
        small_runtime.converse((FAULTS | ELSEWHERE).get(arguments.fault, Runtime))
