import PlatformFacts

/// The status of a clause, by the best of the authorities behind its fact.
public enum FactStatus: String, CaseIterable, Hashable, Sendable {
  /// Apple's documentation (A).
  case documentation = "A"
  /// Apple's sessions (W) and staff (F).
  case apple = "W"
  /// The community (C) and the briefs (S).
  case others = "C"
  /// A survey of failures in shipped widgets: good craft without a fact.
  case survey = "K"
  /// No authority: a choice of the project (D).
  case undocumented = "D"

  /// Returns the level of a party's obligation that rests on such a fact.
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
  /// Creates the status of the best authority that supports a fact.
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

  static func status(of sources: [Citation]) -> FactStatus {
    sources.first.map { FactStatus(of: $0) } ?? .undocumented
  }
}
