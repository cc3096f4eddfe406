import Clauses
import RunRecord

extension SampleRecord {
  /// Clauses of several areas, levels and parties with every verdict.
  static var clauses: [ClauseLine] {
    [
      clause(
        "TL-09.runtime",
        "a new widget gets its snapshot first",
        "After a person adds a widget the runtime asks for a placeholder or snapshot, then for a timeline.",
        .required,
        .held,
        ["one placement": 18_220, "several placements of one kind": 4_310]
      ),
      clause(
        "TL-10.provider",
        "at least one entry",
        "A timeline has at least one entry.",
        .required,
        .notApplicable,
        [:],
        party: .provider,
        why: "the subject is a runtime; generated widgets break this on purpose"
      ),
      clause(
        "TL-11.runtime",
        "entries are not shown early",
        "An entry is displayed only when the phone's clock has reached the entry's date.",
        .required,
        .held,
        ["shown at exactly its date": 91_204, "shown after its date": 12_877]
      ),
      clause(
        "TL-12.runtime",
        "the entry in force stays",
        "The entry in force stays on display until the next entry's date.",
        .required,
        .held,
        ["a later entry follows": 61_020, "no entry follows": 9_123],
        guards: ["an entry behind a locked screen": 3_120, "an entry before the first unlock": 0]
      ),
      clause(
        "TL-17.provider",
        "not too many entries",
        "A timeline has no more entries than advised.",
        .recommended,
        .held,
        ["fewer than advised": 88_104, "exactly as many": 412, "more": 1_920],
        party: .provider
      ),
      clause(
        "TL-21.runtime",
        "after is the earliest time to ask",
        "With the policy after, no timeline is asked for before the policy's date unless something else asks.",
        .required,
        .held,
        [
          "asked at exactly the date": 3_004, "asked later": 8_441,
          "date before the last entry": 2_117,
        ]
      ),
      clause(
        "TL-30.runtime",
        "unsorted entries are shown in order of their dates",
        "Entries that are not in chronological order are shown by date, equal dates in the given order.",
        .provisional,
        .held,
        ["sorted": 90_221, "unsorted": 7_204]
      ),
      clause(
        "RB-02.runtime",
        "charged reloads stay within the budget",
        "In any 24 hours at most N charged reloads of one budget are granted.",
        .required,
        .broken,
        ["below the budget": 18_004, "at exactly N": 1_204, "beyond N": 877],
        broken: 131
      ),
      clause(
        "RB-09.runtime",
        "held requests are not lost",
        "A request that is held for lack of budget is granted when the budget allows it.",
        .required,
        .broken,
        ["granted on accrual": 2_410, "granted when an exempt cause merges": 301],
        broken: 12
      ),
      clause(
        "RB-24.runtime",
        "without a budget every request is granted at once",
        "In a profile without a budget no request is held or dropped.",
        .required,
        .notApplicable,
        [:],
        why: "the profile has a budget"
      ),
      clause(
        "RB-29.app",
        "calls are spaced",
        "An app leaves some time between two of its reload calls.",
        .recommended,
        .broken,
        ["spaced": 8_120, "in a burst": 3_441],
        party: .app,
        broken: 3_441
      ),
      clause(
        "DL-03.runtime",
        "the hard deadline is kept",
        "A request that is not answered within the hard deadline fails; an answer at exactly the limit is in time.",
        .required,
        .vacuous,
        ["answered in time": 90_122, "at exactly the limit": 0, "late": 8_410, "never": 2_004]
      ),
      clause(
        "DL-06.runtime",
        "too much memory fails the request",
        "A process that uses more memory than allowed is killed and its request fails.",
        .required,
        .undecided,
        ["below": 90_122, "above": 12],
        why: "the subject answered with a line that is no message in 12 cases"
      ),
      clause(
        "DL-20.runtime",
        "too large an archive is refused",
        "An archive over the limit is refused and the old timeline stays.",
        .recommended,
        .notClaimed,
        ["below": 0, "above": 0],
        guards: ["an archive that nobody saw": 0],
        why: "the subject does not report archived"
      ),
      clause(
        "VW-01.view",
        "one widget URL a view",
        "A view hierarchy has at most one widgetURL.",
        .required,
        .held,
        ["none": 40_220, "one": 31_204, "several": 6_120],
        party: .view
      ),
      clause(
        "VW-03.runtime",
        "links act in the larger families",
        "A tap on a link leads to its URL in the families that allow links.",
        .required,
        .held,
        ["small family": 2_204, "larger family": 7_220]
      ),
      clause(
        "WC-05.runtime",
        "a call for one kind leaves the others",
        "A reload call for a kind leads to no reload of another kind.",
        .required,
        .held,
        ["one kind installed": 1_220, "several kinds": 3_400]
      ),
    ]
  }

  private static func clause(
    _ id: String,
    _ title: String,
    _ statement: String,
    _ level: Level,
    _ verdict: ClauseLine.Verdict,
    _ situations: KeyValuePairs<String, Int64>,
    guards: KeyValuePairs<String, Int64> = [:],
    party: Party = .runtime,
    broken: Int64 = 0,
    why: String = ""
  ) -> ClauseLine {
    var line = ClauseLine()
    line.id = id
    line.title = title
    line.statement = statement
    line.level = level
    line.party = party
    line.verdict = verdict
    line.why = why
    line.sources = [ClauseID(id).row] + (level == .provisional ? ["AS-01"] : [])
    line.situations = situations.map { name, count in
      var situation = SituationLine()
      situation.name = name
      situation.count = count
      situation.isRequired = name != "never"
      return situation
    }
    line.guards = guards.map { reason, count in
      var line = GuardLine()
      line.reason = reason
      line.count = count
      return line
    }
    line.cases = situations.map(\.value).max() ?? 0
    line.broken = broken
    return line
  }
}
