/// Values of a generator, and more often than by chance some that the caller names.
///
/// Made by `preferring(_:)`. A preferred value is recorded as the choices that the generator itself
/// would have made for it. So it leaves no trace in the case, and shrinks like any other value.
public struct Preferring<Base: RecordingGenerator>: RecordingGenerator where Base.Value: Sendable {
  @usableFromInline let base: Base
  @usableFromInline let values: [Base.Value]

  @inlinable
  init(base: Base, values: [Base.Value]) {
    self.base = base
    self.values = values
  }

  /// Draws one of the values in one case of eight, else what the generator draws.
  @inlinable
  public func generate(from source: ChoiceSource) -> Base.Value {
    guard let index = source.preferred(of: values.count) else { return base.generate(from: source) }
    let mark = source.mark
    if base.record(values[index], in: source) { return values[index] }
    source.rewind(to: mark)
    return base.generate(from: source)
  }

  /// States the choices of a value.
  @inlinable
  public func record(_ value: Base.Value, in source: ChoiceSource) -> Bool {
    base.record(value, in: source)
  }
}

/// Values of a generator, and more often than by chance some that it may not be able to make.
///
/// Made by `preferring(_:)`. One choice says which of the values it is, 0 for none of them. The
/// generator draws in any case, so that a preferred value can be lowered to a drawn one.
public struct Interspersed<Base: Generator>: Generator where Base.Value: Sendable {
  @usableFromInline let base: Base
  @usableFromInline let values: [Base.Value]

  @inlinable
  init(base: Base, values: [Base.Value]) {
    self.base = base
    self.values = values
  }

  /// Draws one of the values in one case of eight, else what the generator draws.
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
  /// Draws some values more often; those that the generator does not make are never drawn.
  @inlinable
  public func preferring(_ values: [Value]) -> Preferring<Self> {
    Preferring(base: self, values: values)
  }
}

extension Generator where Value: Sendable {
  /// Draws some values more often, also such as the generator does not make.
  @inlinable
  public func preferring(_ values: [Value]) -> Interspersed<Self> {
    Interspersed(base: self, values: values)
  }
}

extension ChoiceSource {
  /// Which preferred value a random case shall have here, if any; bias that is never recorded.
  @usableFromInline
  func preferred(of count: Int) -> Int? {
    guard isRandom, count > 0 else { return nil }
    let word = generator.next()
    return word & 7 == 0 ? Int(generator.next(upTo: UInt64(count - 1))) : nil
  }

  /// Draws which preferred value to use; 0 for none.
  @usableFromInline
  func drawPreferred(of count: Int) -> Int {
    Int(
      draw(upTo: UInt64(count)) { generator in
        generator.next() & 7 == 0 ? generator.next(upTo: UInt64(count)) : 0
      }
    )
  }
}
