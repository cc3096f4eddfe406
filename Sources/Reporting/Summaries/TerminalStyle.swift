import RunRecord

struct TerminalStyle {
  enum Ink: String {
    case plain = ""
    case faint = "2"
    case good = "32"
    case bad = "31"
    case doubtful = "33"
    case empty = "35"
  }

  let isColored: Bool

  /// Returns the text in a colour, without escaping it.
  func paint(_ text: String, _ ink: Ink, isBold: Bool = false) -> String {
    let codes = [isBold ? "1" : "", ink.rawValue].filter { !$0.isEmpty }
    guard isColored, !codes.isEmpty else { return text }
    return "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}

extension TerminalStyle.Ink {
  init(_ tone: Outcome.Tone) {
    switch tone {
    case .held: self = .good
    case .broken: self = .bad
    case .undecided: self = .doubtful
    case .vacuous: self = .empty
    case .partial: self = .plain
    }
  }

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

  init(_ kind: Highlight.Kind) {
    switch kind {
    case .broken, .golden, .survivor: self = .bad
    case .undecided, .disagreement, .stale: self = .doubtful
    case .vacuous: self = .empty
    case .expected: self = .faint
    }
  }
}
