/// A generator whose values satisfy a condition; the case is discarded when none is found.
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

  /// Makes values until one satisfies the condition; at random several times, in a replay once.
  ///
  /// Only the choices of the accepted value are recorded. What was thrown away is counted in
  /// ``ChoiceSource/retries``.
  @inlinable
  public func generate(from source: ChoiceSource) -> Base.Value {
    let mark = source.mark
    var value = base.generate(from: source)
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
  /// States the choices of a value that satisfies the condition.
  @inlinable
  public func record(_ value: Base.Value, in source: ChoiceSource) -> Bool {
    isIncluded(value) && base.record(value, in: source)
  }
}

extension Generator {
  /// Keeps the values that satisfy a condition; where none is found the case is discarded.
  ///
  /// In a random case up to `tries` values are drawn. A value that is made to satisfy the condition
  /// is better than one that is filtered: nothing is thrown away, and no step of shrinking is lost.
  @inlinable
  public func filter(
    tries: Int = 20,
    _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Filtered<Self> {
    Filtered(base: self, tries: tries, isIncluded: isIncluded)
  }
}
