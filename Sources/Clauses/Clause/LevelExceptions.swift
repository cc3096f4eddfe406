/// On whose word a fact stands, by the best of its sources.
public enum FactStatus: String, CaseIterable, Hashable, Sendable {
  /// Apple's documentation (A).
  case documentation = "A"
  /// Apple's sessions (W) and staff (F).
  case apple = "W"
  /// The community (C) and the documents that the project was created from (S).
  case others = "C"
  /// Nobody: a choice of the project (D).
  case undocumented = "D"

  /// The level of an obligation of some party that stands on such a fact.
  public func level(for party: Party) -> Level {
    switch self {
    case .documentation: .required
    case .apple: party == .runtime ? .required : .recommended
    case .others: .recommended
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
  public static let catalogue: [LevelException] = timelines

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
}

extension FactStatus {
  /// The status of each fact on which a clause stands, by row.
  public static let ofRows: [String: FactStatus] = timelines

  /// The rows on timelines.
  private static let timelines: [String: FactStatus] = [
    "TL-01": .documentation, "TL-09": .documentation, "TL-10": .documentation,
    "TL-11": .documentation, "TL-12": .documentation, "TL-13": .others, "TL-14": .documentation,
    "TL-17": .others, "TL-18": .others, "TL-19": .documentation, "TL-21": .documentation,
    "TL-23": .documentation, "TL-24": .documentation, "TL-25": .documentation, "TL-29": .others,
    "TL-30": .undocumented, "TL-31": .undocumented, "TL-32": .undocumented,
    "TL-33": .undocumented, "TL-34": .undocumented, "TL-35": .undocumented, "TL-36": .others,
  ]
}
