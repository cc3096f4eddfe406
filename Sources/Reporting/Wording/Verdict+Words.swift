import RunRecord

extension ClauseLine.Verdict {
  /// The verdicts from the best down, as in bars and tables.
  static let shown: [ClauseLine.Verdict] = [
    .held, .broken, .undecided, .vacuous, .notClaimed, .notApplicable,
  ]

  /// Returns the verdicts for a report on the given clauses: *expected* only if there is one.
  static func shown(of clauses: [ClauseLine]) -> [ClauseLine.Verdict] {
    clauses.contains { $0.verdict == .expected }
      ? [.held, .broken, .expected] + shown.dropFirst(2) : shown
  }

  var word: String {
    switch self {
    case .held: "held"
    case .broken: "broken"
    case .vacuous: "never exercised"
    case .notApplicable: "not applicable"
    case .undecided: "undecided"
    case .notClaimed: "not claimed"
    case .expected: "expected"
    }
  }

  /// The verdict in a sentence with its count, such as `1 never exercised`.
  var phrase: String {
    switch self {
    case .expected: "broken as expected"
    default: word
    }
  }

  /// True if the subject and profile can exercise the clause.
  var isApplicable: Bool { self != .notApplicable && self != .notClaimed }

  /// A sign that distinguishes the verdicts without colour.
  var symbol: String {
    switch self {
    case .held: "✓"
    case .broken: "✕"
    case .vacuous: "○"
    case .notApplicable: "·"
    case .undecided: "?"
    case .notClaimed: "–"
    case .expected: "≈"
    }
  }

  var meaning: String {
    switch self {
    case .held:
      "Every required situation of the clause was seen, and it broke in none of them."
    case .broken:
      "The subject did what the clause forbids, or did not do what it demands, at least once."
    case .vacuous:
      "The clause applies, but at least one of its required situations was never seen. "
        + "A clause that was not tested is not green."
    case .notApplicable:
      "The subject or the profile cannot exercise the clause; the reason is next to it."
    case .undecided:
      "The harness could not judge it: an error of its own, a time-out, a subject that misbehaved. "
        + "Never counted as a pass."
    case .notClaimed:
      "The subject does not report the events that the clause's checker needs."
    case .expected:
      "It broke, in no other way than an expectation says, which gives the reason. "
        + "It does not fail the run and is not counted as held."
    }
  }
}
