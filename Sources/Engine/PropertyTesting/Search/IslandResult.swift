/// The first case that showed a failure.
public struct FoundFailure<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The failure.
  public let failure: Failure

  /// The index of the case in the whole campaign.
  public let caseIndex: Int

  /// The choices that replay the case.
  public let choices: [UInt64]

  /// Creates a found failure.
  public init(failure: Failure, caseIndex: Int, choices: [UInt64]) {
    self.failure = failure
    self.caseIndex = caseIndex
    self.choices = choices
  }
}

/// The result of one island, or of several merged ones.
public struct IslandResult<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The number of cases that the property judged.
  public internal(set) var judged = 0

  /// The number of discarded cases.
  public internal(set) var discarded = 0

  /// The number of cases skipped because only repetitions of earlier cases were found.
  public internal(set) var repeated = 0

  /// True if the domain was enumerated and every case of it was run.
  public internal(set) var isExhaustive = false

  /// True if the run was stopped before its share was done.
  public internal(set) var isCut = false

  /// The labels and numbers recorded in the judged cases.
  public internal(set) var statistics = Statistics()

  /// Each distinct failure with its first case, ordered by case, then by failure.
  public internal(set) var failures: [FoundFailure<Failure>] = []

  /// The choices of some passing cases, from which a shrink can learn; empty after a merge.
  public internal(set) var passing: [[UInt64]] = []

  /// Creates an empty result.
  public init() {}

  /// The number of judged and discarded cases.
  public var cases: Int { judged + discarded }

  /// Adds the result of another island; the lowest case of each failure is kept.
  ///
  /// Merging is associative and commutative, so the order in which workers finish does not matter.
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

  /// Adds the counts of a run, which counts in local variables for speed.
  @usableFromInline
  mutating func add(judged: Int, discarded: Int, isCut: Bool, passing: [[UInt64]]) {
    self.passing = passing
    self.judged += judged
    self.discarded += discarded
    self.isCut = self.isCut || isCut
  }

  @usableFromInline
  mutating func addRepeated() { repeated += 1 }

  @usableFromInline
  mutating func noteDomain(isWhole: Bool) { isExhaustive = isWhole }

  /// Keeps the failures of a case that no earlier case showed.
  @usableFromInline
  mutating func add(_ shown: [Failure], caseIndex: Int, source: ChoiceSource) {
    for failure in shown where !failures.contains(where: { $0.failure == failure }) {
      keep(FoundFailure(failure: failure, caseIndex: caseIndex, choices: source.values))
    }
  }

  @usableFromInline
  mutating func addNotes(of source: ChoiceSource) { source.addNotes(to: &statistics) }
}
