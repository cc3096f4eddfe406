/// The first case that showed a failure.
public struct FoundFailure<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// What failed.
  public let failure: Failure

  /// The index of the case in the whole campaign.
  public let caseIndex: Int

  /// The choices that make the case; they replay it.
  public let choices: [UInt64]

  /// Creates a found failure.
  public init(failure: Failure, caseIndex: Int, choices: [UInt64]) {
    self.failure = failure
    self.caseIndex = caseIndex
    self.choices = choices
  }
}

/// What came out of one island, or of several after merging.
public struct IslandResult<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The cases whose property was called and not discarded.
  public internal(set) var judged = 0

  /// The cases that were discarded.
  public internal(set) var discarded = 0

  /// The cases that were not run because the same had been run before, and no other was found.
  public internal(set) var repeated = 0

  /// Whether every case of the domain was run: only if the domain was counted.
  public internal(set) var isExhaustive = false

  /// Whether it was told to stop before its share was done.
  public internal(set) var isCut = false

  /// What the property noted about the judged cases.
  public internal(set) var statistics = Statistics()

  /// Each distinct failure with its first case, lowest case first, then in the order of failures.
  public internal(set) var failures: [FoundFailure<Failure>] = []

  /// The choices of some cases that passed, from which a shrink can learn; empty after a merge.
  public internal(set) var passing: [[UInt64]] = []

  /// Creates the result of nothing.
  public init() {}

  /// All cases run.
  public var cases: Int { judged + discarded }

  /// Adds the result of another island; the lowest case of each failure is kept.
  ///
  /// Associative and commutative, so that the order in which workers end does not matter.
  public mutating func merge(_ other: IslandResult) {
    judged += other.judged
    discarded += other.discarded
    repeated += other.repeated
    isExhaustive = isExhaustive && other.isExhaustive
    isCut = isCut || other.isCut
    passing = []
    statistics.merge(other.statistics)
    for found in other.failures { keep(found) }
  }

  /// Keeps a failure unless an earlier case showed it.
  private mutating func keep(_ found: FoundFailure<Failure>) {
    if let known = failures.firstIndex(where: { $0.failure == found.failure }) {
      guard found.caseIndex < failures[known].caseIndex else { return }
      failures.remove(at: known)
    }
    let later = failures.firstIndex {
      ($0.caseIndex, $0.failure) > (found.caseIndex, found.failure)
    }
    failures.insert(found, at: later ?? failures.endIndex)
  }

  /// Adds cases that were counted outside, where counting is fast.
  @usableFromInline
  mutating func add(judged: Int, discarded: Int, isCut: Bool, passing: [[UInt64]]) {
    self.passing = passing
    self.judged += judged
    self.discarded += discarded
    self.isCut = self.isCut || isCut
  }

  /// Counts a case that was not run.
  @usableFromInline
  mutating func addRepeated() { repeated += 1 }

  /// Notes whether the cases were the whole of a domain that was counted.
  @usableFromInline
  mutating func noteDomain(isWhole: Bool) { isExhaustive = isWhole }

  /// Keeps the failures of a case that no earlier case showed.
  @usableFromInline
  mutating func add(_ shown: [Failure], caseIndex: Int, source: ChoiceSource) {
    for failure in shown where !failures.contains(where: { $0.failure == failure }) {
      keep(FoundFailure(failure: failure, caseIndex: caseIndex, choices: source.values))
    }
  }

  /// Adds what was noted about a judged case.
  @usableFromInline
  mutating func addNotes(of source: ChoiceSource) { source.addNotes(to: &statistics) }
}
