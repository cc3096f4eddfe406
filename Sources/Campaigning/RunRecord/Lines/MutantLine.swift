import WidgetModel

/// A mutant of the reference runtime with the result of testing it.
public struct MutantLine: Archivable {
  /// The mutant's id.
  public var id = ""
  /// The fault of the mutant.
  public var summary = ""
  /// The clause that must catch it.
  public var clause = ""
  /// The reason why no clause can catch it, if it is equivalent to the reference; otherwise empty.
  public var equivalent = ""
  /// The attempts, one per seed.
  public var attempts: [MutantAttempt] = []

  /// True if its own clause caught it from every seed.
  public var isKilled: Bool { !attempts.isEmpty && attempts.allSatisfy(\.isKilled) }

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("id", &id, default: "")
    try archive.text("summary", &summary, default: "")
    try archive.text("clause", &clause, default: "")
    try archive.text("equivalent", &equivalent, default: "")
    try archive.list("attempts", &attempts, limit: 1000)
  }
}

/// One seed's attempt at a mutant.
public struct MutantAttempt: Archivable {
  /// The seed.
  public var seed: Int64 = 0
  /// True if the mutant's own clause broke.
  public var isKilled = false
  /// The number of cases up to and including the killing one.
  public var cases: Int64 = 0
  /// The other clauses that broke in the killing case.
  public var others: [String] = []
  /// The size of the scenario that killed it.
  public var original = ScenarioSizeLine()
  /// The size of the shrunk scenario.
  public var shrunk = ScenarioSizeLine()
  /// The number of runs for shrinking.
  public var calls: Int64 = 0
  /// The scenario as shrunk by the generator's choices.
  public var byChoices = Scenario()
  /// The scenario as shrunk by its own values only.
  public var byValues = Scenario()

  /// Creates an empty attempt.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.integer("seed", &seed, in: Int64.min...Int64.max, default: 0)
    try archive.flag("isKilled", &isKilled)
    try archive.integer("cases", &cases, in: natural, default: 0)
    try archive.texts("others", &others, limit: 1000)
    try archive.record("original", &original)
    try archive.record("shrunk", &shrunk)
    try archive.integer("calls", &calls, in: natural, default: 0)
    try archive.record("byChoices", &byChoices)
    try archive.record("byValues", &byValues)
  }
}
