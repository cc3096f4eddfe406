/// What a shrink came to, and how.
public struct ShrinkResult<Value, Failure: Hashable & Comparable & Sendable> {
  /// The simplest value found that shows the failure.
  public let value: Value

  /// The choices that make the value.
  public let choices: [Choice]

  /// Why the shrink ended.
  public let end: ShrinkEnd

  /// How many simpler neighbours of the result are known not to show the failure: all there are.
  ///
  /// A neighbour has one span less or emptied, one number nearer to its simplest, or two siblings
  /// exchanged. Nil unless the shrink ended as ``ShrinkEnd/minimal``.
  public let certificate: Int?

  /// How often the property was called.
  public let calls: Int

  /// What was tried, so that a later shrink can go on from ``values``.
  public let memory: ShrinkMemory

  /// How many simplifications were accepted.
  public let steps: Int

  /// The number of choices before shrinking, after repair.
  public let countBefore: Int

  /// Other failures met on the way, in order; never the one that was kept.
  public let slipped: [SlippedFailure<Failure>]

  /// The values of the choices, which replay the case.
  public var values: [UInt64] { choices.map(\.value) }

  /// Creates the result of a reduction.
  ///
  /// It sorts what slipped, since a sort in an inlinable function is compiled anew for each property.
  @usableFromInline
  init(
    value: Value,
    end: ShrinkEnd,
    reduction: Reduction,
    countBefore: Int,
    slipped: [Failure: [UInt64]]
  ) {
    self.value = value
    self.end = end
    choices = reduction.choices
    certificate = reduction.certificate
    calls = reduction.calls
    memory = reduction.memory
    steps = reduction.steps
    self.countBefore = countBefore
    self.slipped = slipped.sorted { $0.key < $1.key }
      .map { SlippedFailure(failure: $0.key, choices: $0.value) }
  }
}

extension ShrinkResult: Sendable where Value: Sendable {}

/// Why a shrink ended.
public enum ShrinkEnd: Hashable, Sendable {
  /// A whole round of every pass found nothing simpler.
  case minimal

  /// The calls were spent; shrinking can go on from the result's choices.
  case budgetSpent

  /// The caller asked to stop; shrinking can go on from the result's choices.
  case interrupted

  /// The failure did not show in each of several runs of the start, so nothing was shrunk.
  case flaky(shown: Int, runs: Int)
}

/// A failure other than the one being shrunk, with the smallest case that showed it.
public struct SlippedFailure<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// What failed.
  public let failure: Failure

  /// The choices that make the case.
  public internal(set) var choices: [UInt64]
}

/// How far a shrink has come.
public struct ShrinkProgress: Hashable, Sendable {
  /// The calls so far.
  public let calls: Int

  /// The calls allowed.
  public let budget: Int

  /// The number of choices of the simplest case so far.
  public let count: Int
}
