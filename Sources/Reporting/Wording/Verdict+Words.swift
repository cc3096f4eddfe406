import Conformance

extension ClauseLine.Verdict {
  /// The verdicts from the best down, as bars and tables show them.
  static let shown: [ClauseLine.Verdict] = [
    .held, .broken, .undecided, .vacuous, .notClaimed, .notApplicable,
  ]

  /// The verdict in a word or two.
  var word: String {
    switch self {
    case .held: "held"
    case .broken: "broken"
    case .vacuous: "vacuous"
    case .notApplicable: "not applicable"
    case .undecided: "undecided"
    case .notClaimed: "not claimed"
    }
  }

  /// The verdict as a sentence counts it, such as `1 never exercised`.
  var phrase: String { self == .vacuous ? "never exercised" : word }

  /// Whether subject and profile can exercise the clause.
  var isApplicable: Bool { self != .notApplicable && self != .notClaimed }

  /// A sign that tells the verdicts apart without colour.
  var symbol: String {
    switch self {
    case .held: "✓"
    case .broken: "✕"
    case .vacuous: "○"
    case .notApplicable: "·"
    case .undecided: "?"
    case .notClaimed: "–"
    }
  }

  /// What the verdict means.
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
      "The subject or the profile cannot exercise the clause; the reason stands beside it."
    case .undecided:
      "The harness could not judge it: an error of its own, a time-out, a subject that misbehaved. "
        + "Never counted as a pass."
    case .notClaimed:
      "The subject does not report the events that the clause's checker needs."
    }
  }
}
