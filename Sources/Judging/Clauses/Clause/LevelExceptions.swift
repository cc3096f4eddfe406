/// On whose word a fact stands, by the best of its sources.
public enum FactStatus: String, CaseIterable, Hashable, Sendable {
  /// Apple's documentation (A).
  case documentation = "A"
  /// Apple's sessions (W) and staff (F).
  case apple = "W"
  /// The community (C) and the documents that the project was created from (S).
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
      reason: "Apple's article on keeping a widget up to date implies it, though a seed says it"
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
      reason: "the project promises chronological entries; a seed alone demands them"
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
      reason: "the project promises the hard deadline; a seed alone gives the figure"
    ),
    LevelException(
      clause: "RB-29.app",
      level: .recommended,
      reason: "Apple merges calls, but the advice to leave time between them is a seed's"
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
      clause: "TL-41.view",
      level: .recommended,
      reason: "Apple implies it; the words that forbid it are the seeds'"
    ),
  ]
}

extension FactStatus {
  /// The status of each fact on which a clause stands, by row.
  public static let ofRows: [String: FactStatus] = timelines.merging(furtherRows) { $1 }.merging(
    rowsOfRealCode
  ) { $1 }

  /// The rows on timelines.
  private static let timelines: [String: FactStatus] = [
    "TL-01": .documentation, "TL-09": .documentation, "TL-10": .documentation,
    "TL-11": .documentation, "TL-12": .documentation, "TL-13": .others, "TL-14": .documentation,
    "TL-17": .others, "TL-18": .others, "TL-19": .documentation, "TL-21": .documentation,
    "TL-23": .documentation, "TL-24": .documentation, "TL-25": .documentation, "TL-29": .others,
    "TL-30": .undocumented, "TL-31": .undocumented, "TL-32": .undocumented,
    "TL-33": .undocumented, "TL-34": .undocumented, "TL-35": .undocumented, "TL-36": .others,
  ]

  /// The rows on budgets, deadlines, views and centers; of the project's own, `AC` and `AS`.
  private static let furtherRows: [String: FactStatus] = [
    "AC-01": .undocumented, "AS-06": .undocumented, "DL-02": .others, "DL-03": .others,
    "DL-06": .others, "DL-20": .others, "RB-01": .documentation, "RB-06": .documentation,
    "RB-09": .apple, "RB-12": .documentation, "RB-15": .documentation, "RB-16": .documentation,
    "RB-18": .documentation, "RB-22": .documentation, "RB-24": .apple, "RB-27": .apple,
    "RB-29": .documentation, "TL-46": .others, "VW-01": .documentation,
    "VW-03": .documentation, "VW-04": .documentation, "VW-06": .documentation,
    "VW-08": .documentation, "VW-12": .documentation, "VW-17": .documentation,
    "VW-22": .documentation, "WC-01": .documentation, "WC-05": .undocumented,
  ]

  /// The rows on which only clauses stand that need real code; of the project's own, `CR`.
  private static let rowsOfRealCode: [String: FactStatus] = [
    "AG-04": .others, "AG-08": .others, "AI-07": .documentation, "CT-13": .others,
    "DL-05": .others, "DL-23": .others, "LA-01": .documentation, "LA-03": .documentation,
    "LA-04": .documentation, "LA-10": .documentation, "LA-35": .others, "TL-27": .apple,
    "TL-41": .documentation, "VW-24": .documentation, "VW-25": .others, "VW-26": .others,
    "CR-01": .survey, "CR-02": .survey, "CR-03": .survey, "CR-04": .survey, "CR-05": .survey,
    "CR-06": .survey, "CR-07": .survey, "CR-08": .survey, "CR-09": .survey, "CR-10": .survey,
    "CR-11": .survey, "CR-CRASH": .survey, "CR-SAMPLE": .survey,
  ]
}
