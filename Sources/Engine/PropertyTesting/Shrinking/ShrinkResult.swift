/// The result of a shrink.
public struct ShrinkResult<Value, Failure: Hashable & Comparable & Sendable> {
  /// The simplest value found that shows the failure.
  public let value: Value

  /// The choices that make the value.
  public let choices: [Choice]

  /// Why the shrink ended.
  public let end: ShrinkEnd

  /// The number of simpler neighbours of the result, none of which shows the failure.
  ///
  /// A neighbour has one span deleted or emptied, one number nearer to its simplest, or two
  /// siblings exchanged. Nil unless the shrink ended as ``ShrinkEnd/minimal``.
  public let certificate: Int?

  /// The kinds of change that were tried on the result; empty unless it is locally minimal.
  public let changes: [ShrinkChange]

  /// The number of calls of the property.
  public let calls: Int

  /// The tried sequences, so that a later shrink can continue from ``values``.
  public let memory: ShrinkMemory

  /// The number of accepted simplifications.
  public let steps: Int

  /// The number of choices before shrinking, after repair.
  public let countBefore: Int

  /// Other failures encountered on the way, in order; never the one that was kept.
  public let slipped: [SlippedFailure<Failure>]

  /// The values of the choices, which replay the case.
  public var values: [UInt64] { choices.map(\.value) }

  /// Creates the result of a reduction.
  ///
  /// It sorts the slipped failures here, because an inlinable function would compile the sort for
  /// each property.
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
    changes = end == .minimal ? reduction.best.applicableChanges : []
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
  /// Locally minimal: a whole round of every pass found nothing simpler, but not all simpler cases
  /// were tried.
  case minimal

  /// The calls were spent; shrinking can continue from the result's choices.
  case budgetSpent

  /// The caller stopped the shrink; it can continue from the result's choices.
  case interrupted

  /// The start did not fail in every confirmation run, so nothing was shrunk.
  case flaky(shown: Int, runs: Int)
}

/// A failure other than the one being shrunk, with the simplest case that showed it.
public struct SlippedFailure<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The failure.
  public let failure: Failure

  /// The choices that make the case.
  public internal(set) var choices: [UInt64]
}

/// The progress of a shrink.
public struct ShrinkProgress: Hashable, Sendable {
  /// The calls so far.
  public let calls: Int

  /// The calls allowed.
  public let budget: Int

  /// The number of choices of the simplest case so far.
  public let count: Int
}
