/// The values of a generator, with some preferred values drawn more often.
///
/// Made by `preferring(_:)`. A preferred value is recorded as the choices that the generator itself
/// would have made. The preference leaves no trace in the case, and the value shrinks like any
/// other.
public struct Preferring<Base: RecordingGenerator>: RecordingGenerator where Base.Value: Sendable {
  @usableFromInline let base: Base
  @usableFromInline let values: [Base.Value]

  @inlinable
  init(base: Base, values: [Base.Value]) {
    self.base = base
    self.values = values
  }

  /// Draws one of the preferred values in one case of eight, otherwise from the generator.
  @inlinable
  public func generate(from source: ChoiceSource) -> Base.Value {
    guard let index = source.preferred(of: values.count) else { return base.generate(from: source) }
    let mark = source.mark
    if base.record(values[index], in: source) { return values[index] }
    // The failed attempt may have recorded some choices.
    source.rewind(to: mark)
    return base.generate(from: source)
  }

  /// Records the choices of a value.
  @inlinable
  public func record(_ value: Base.Value, in source: ChoiceSource) -> Bool {
    base.record(value, in: source)
  }
}

/// The values of a generator, interspersed with values that it may not be able to make.
///
/// Made by `preferring(_:)`. One choice selects the preferred value, or 0 for none. The generator
/// draws in either case, so that a preferred value can shrink to a drawn one.
public struct Interspersed<Base: Generator>: Generator where Base.Value: Sendable {
  @usableFromInline let base: Base
  @usableFromInline let values: [Base.Value]

  @inlinable
  init(base: Base, values: [Base.Value]) {
    self.base = base
    self.values = values
  }

  /// Draws one of the preferred values in one case of eight, otherwise from the generator.
  @inlinable
  public func generate(from source: ChoiceSource) -> Base.Value {
    source.span(.alternative) {
      let choice = source.drawPreferred(of: values.count)
      let drawn = base.generate(from: source)
      return choice == 0 ? drawn : values[choice - 1]
    }
  }
}

extension RecordingGenerator where Value: Sendable {
  /// Returns a generator that prefers some values; those that this generator cannot make are
  /// ignored.
  @inlinable
  public func preferring(_ values: [Value]) -> Preferring<Self> {
    Preferring(base: self, values: values)
  }
}

extension Generator where Value: Sendable {
  /// Returns a generator that prefers some values, including those that this generator cannot make.
  @inlinable
  public func preferring(_ values: [Value]) -> Interspersed<Self> {
    Interspersed(base: self, values: values)
  }
}

extension ChoiceSource {
  /// Returns the index of the preferred value for a random case, if any; bias that is never
  /// recorded.
  @usableFromInline
  func preferred(of count: Int) -> Int? {
    guard isRandom, count > 0 else { return nil }
    let word = generator.next()
    return word & 7 == 0 ? Int(generator.next(upTo: UInt64(count - 1))) : nil
  }

  /// Draws the number of the preferred value to use; 0 for none.
  @usableFromInline
  func drawPreferred(of count: Int) -> Int {
    Int(
      draw(upTo: UInt64(count)) { generator in
        generator.next() & 7 == 0 ? generator.next(upTo: UInt64(count)) : 0
      }
    )
  }
}
