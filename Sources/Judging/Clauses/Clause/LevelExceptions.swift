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

/// A clause whose level is not that of its fact's status, and why.
public struct LevelException: Hashable, Sendable {
  /// The clause.
  public let clause: ClauseID
  /// The clause's level.
  public let level: Level
  /// Why it is not the one that the status gives.
  public let reason: String

  /// Every exception, by clause.
  public static let catalogue: [LevelException] = timelines + others + realCode

  /// The exceptions among the clauses of timelines.
  private static let timelines = [
    LevelException(
      clause: "TL-10.provider.now",
      level: .recommended,
      reason: "the tolerance that makes a date \"now\" is assumed (AS-03)"
    ),
    LevelException(
      clause: "TL-13.runtime",
      level: .required,
      reason: "Apple's article on keeping a widget up to date implies it, though a brief says it"
    ),
    LevelException(
      clause: "TL-14.provider",
      level: .recommended,
      reason: "Apple says \"about\" five minutes, as advice"
    ),
    LevelException(
      clause: "TL-14.runtime",
      level: .recommended,
      reason: "Apple says that there is a least interval, the community says how long (RB-31)"
    ),
    LevelException(
      clause: "TL-18.provider",
      level: .required,
      reason: "the project promises chronological entries; a brief alone demands them"
    ),
    LevelException(
      clause: "TL-36.provider",
      level: .required,
      reason: "a request that is never answered misses the hard deadline, which is promised (DL-03)"
    ),
  ]

  /// The exceptions among the other clauses.
  private static let others = [
    LevelException(
      clause: "AC-01.runtime",
      level: .required,
      reason: "the project promises the accounting law, which ties the facts on budgets together"
    ),
    LevelException(
      clause: "DL-03.runtime",
      level: .required,
      reason: "the project promises the hard deadline; a brief alone gives the figure"
    ),
    LevelException(
      clause: "RB-29.app",
      level: .recommended,
      reason: "Apple merges calls, but the advice to leave time between them is a brief's"
    ),
    LevelException(
      clause: "VW-01.runtime",
      level: .provisional,
      reason: "Apple calls the behaviour undefined; which URL is taken is assumed (AS-09)"
    ),
  ]
}

extension LevelException {
  /// The exceptions among the clauses that need real code.
  private static let realCode = [
    LevelException(
      clause: "CR-CRASH",
      level: .required,
      reason: "code that takes its process down answers nothing"
    ),
    LevelException(
      clause: "CR-10",
      level: .provisional,
      reason: "that the harness cannot hold some code is no fault of the code"
    ),
    LevelException(
      clause: "LA-03.app",
      level: .recommended,
      reason: "Apple says how the platform refuses; not to ask in vain is advice"
    ),
    LevelException(
      clause: "LA-04.app",
      level: .recommended,
      reason: "a person's refusal can be met by handling the error, too"
    ),
    LevelException(
      clause: "LA-10.app",
      level: .recommended,
      reason: "Apple says that such updates are ignored; not to send them is advice"
    ),
    LevelException(
      clause: "LA-35.app",
      level: .recommended,
      reason: "Apple says when the system ends an activity; that code ends it earlier is advice"
    ),
    LevelException(
      clause: "TL-41.view",
      level: .recommended,
      reason: "Apple implies it; the words that forbid it are the briefs'"
    ),
  ]
}

extension FactStatus {
  /// The best of the authorities that say what a fact says.
  init(of standing: Standing) {
    let says = standing.says
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
    case .fact(let id): self.init(of: id.fact.standing)
    case .survey: self = .survey
    case .rule(let rule): self = rule.isCraft ? .survey : .undocumented
    case .contradiction, .assumption: self = .undocumented
    }
  }
}

extension Clause {
  /// The status of the clause's own row.
  var status: FactStatus { sources.first.map { FactStatus(of: $0) } ?? .undocumented }
}
