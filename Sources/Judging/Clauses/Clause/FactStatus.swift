import PlatformFacts

/// On whose word a clause stands, by the best of those who say what its fact says.
public enum FactStatus: String, CaseIterable, Hashable, Sendable {
  /// Apple's documentation (A).
  case documentation = "A"
  /// Apple's sessions (W) and staff (F).
  case apple = "W"
  /// The community (C) and the briefs (S).
  case others = "C"
  /// A survey of how shipped widgets fail: good craft that no fact states.
  case survey = "K"
  /// Nobody: a choice of the project (D).
  case undocumented = "D"

  /// The level of an obligation of some party that stands on such a fact.
  public func level(for party: Party) -> Level {
    switch self {
    case .documentation: .required
    case .apple: party == .runtime ? .required : .recommended
    case .others, .survey: .recommended
    case .undocumented: .provisional
    }
  }
}

extension FactStatus {
  /// The best of the authorities that say what a fact says.
  init(of evidence: Evidence) {
    let says = evidence.says
    self =
      if says.contains(.documentation) {
        .documentation
      } else if says.contains(.session) || says.contains(.staff) {
        .apple
      } else if says != [.nobody] {
        .others
      } else {
        .undocumented
      }
  }

  /// The status of what is cited.
  init(of citation: Citation) {
    switch citation {
    case .fact(let id): self.init(of: id.fact.evidence)
    case .survey: self = .survey
    case .rule(let rule): self = rule.isCraft ? .survey : .undocumented
    case .contradiction, .assumption: self = .undocumented
    }
  }
}

extension Clause {
  /// The status of the clause's own row.
  var status: FactStatus { Clause.status(of: sources) }

  /// The status of what a clause rests on first.
  static func status(of sources: [Citation]) -> FactStatus {
    sources.first.map { FactStatus(of: $0) } ?? .undocumented
  }
}
