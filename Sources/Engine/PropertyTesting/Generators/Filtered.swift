/// A generator whose values satisfy a condition; the case is discarded if none is found.
public struct Filtered<Base: Generator>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let tries: Int
  @usableFromInline let isIncluded: @Sendable (Base.Value) -> Bool

  @inlinable
  init(base: Base, tries: Int, isIncluded: @escaping @Sendable (Base.Value) -> Bool) {
    precondition(tries > 0, "a filter that tries nothing keeps nothing")
    self.base = base
    self.tries = tries
    self.isIncluded = isIncluded
  }

  /// Draws values until one satisfies the condition: several times in random mode, once in a
  /// replay.
  ///
  /// Only the choices of the accepted value are recorded; ``ChoiceSource/retries`` counts the
  /// others.
  @inlinable
  public func generate(from source: ChoiceSource) -> Base.Value {
    let mark = source.mark
    var value = base.generate(from: source)
    // A retry in a replay would consume the values of later draws.
    var attempts = source.isRandom ? tries - 1 : 0
    while !isIncluded(value) {
      source.countRetry()
      guard attempts > 0, !source.isRejected else {
        source.reject()
        return value
      }
      attempts -= 1
      source.rewind(to: mark)
      value = base.generate(from: source)
    }
    return value
  }
}

extension Filtered: RecordingGenerator where Base: RecordingGenerator {
  /// Records the choices of a value that satisfies the condition.
  @inlinable
  public func record(_ value: Base.Value, in source: ChoiceSource) -> Bool {
    isIncluded(value) && base.record(value, in: source)
  }
}

extension Generator {
  /// Returns a generator of the values that satisfy a condition; without one, the case is
  /// discarded.
  ///
  /// A random case draws up to `tries` values. Prefer to construct valid values: construction
  /// discards nothing and loses no shrink step.
  @inlinable
  public func filter(
    tries: Int = 20,
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Filtered<Self> {
    Filtered(base: self, tries: tries, isIncluded: isIncluded)
  }
}
