import RunRecord

/// Writes in colour, or does not.
struct TerminalStyle {
  /// What a colour stands for.
  enum Ink: String {
    case plain = ""
    case faint = "2"
    case good = "32"
    case bad = "31"
    case doubtful = "33"
    case empty = "35"
  }

  /// Whether colours are used at all.
  let isColored: Bool

  /// The text in a colour.
  ///
  /// It is not escaped here: hand in what is fit for a terminal.
  func paint(_ text: String, _ ink: Ink, isBold: Bool = false) -> String {
    let codes = [isBold ? "1" : "", ink.rawValue].filter { !$0.isEmpty }
    guard isColored, !codes.isEmpty else { return text }
    return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}

extension TerminalStyle.Ink {
  /// The ink of a tone.
  init(_ tone: Outcome.Tone) {
    switch tone {
    case .held: self = .good
    case .broken: self = .bad
    case .undecided: self = .doubtful
    case .vacuous: self = .empty
    case .partial: self = .plain
    }
  }

  /// The ink of a verdict.
  init(_ verdict: ClauseLine.Verdict) {
    switch verdict {
    case .held: self = .good
    case .broken: self = .bad
    case .undecided: self = .doubtful
    case .vacuous: self = .empty
    case .notApplicable, .notClaimed: self = .faint
    case .expected: self = .doubtful
    }
  }

  /// The ink of a kind of concern.
  init(_ kind: Highlight.Kind) {
    switch kind {
    case .broken, .golden, .survivor: self = .bad
    case .undecided, .disagreement, .stale: self = .doubtful
    case .vacuous: self = .empty
    case .expected: self = .faint
    }
  }
}
