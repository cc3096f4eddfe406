/// A generator whose values are transformed by a function.
public struct Mapped<Base: Generator, Value>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let transform: @Sendable (Base.Value) -> Value

  @inlinable
  init(base: Base, transform: @escaping @Sendable (Base.Value) -> Value) {
    self.base = base
    self.transform = transform
  }

  /// Makes one value and transforms it.
  @inlinable
  public func generate(from source: ChoiceSource) -> Value {
    transform(base.generate(from: source))
  }
}

/// A generator chosen by the value of another.
public struct Bound<Base: Generator, Next: Generator>: Generator {
  @usableFromInline let base: Base
  @usableFromInline let next: @Sendable (Base.Value) -> Next

  @inlinable
  init(base: Base, next: @escaping @Sendable (Base.Value) -> Next) {
    self.base = base
    self.next = next
  }

  /// Makes the first value, then the value of the generator that it chooses.
  @inlinable
  public func generate(from source: ChoiceSource) -> Next.Value {
    next(base.generate(from: source)).generate(from: source)
  }
}

extension Generator {
  /// Returns a generator that transforms each value by a function.
  @inlinable
  public func map<T>(_ transform: @escaping @Sendable (Value) -> T) -> Mapped<Self, T> {
    Mapped(base: self, transform: transform)
  }

  /// Returns a generator that continues with the generator chosen by the value.
  @inlinable
  public func bind<G: Generator>(_ next: @escaping @Sendable (Value) -> G) -> Bound<Self, G> {
    Bound(base: self, next: next)
  }
}
