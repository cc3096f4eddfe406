/// A recipe that makes values from choices.
///
/// A generator draws every decision from the source, so that equal choices give equal values. It
/// needs no shrinking code: simpler choices give simpler values if 0 is the simplest answer to each
/// question.
public protocol Generator<Value>: Sendable {
  /// The type of the generated values.
  associatedtype Value

  /// Makes one value.
  func generate(from source: ChoiceSource) -> Value
}

extension ChoiceSource {
  /// Draws a value of another generator, for use in closures.
  @inlinable
  public func draw<G: Generator>(_ generator: G) -> G.Value { generator.generate(from: self) }
}

/// The generator that a closure describes: the usual way to compose a record.
///
/// ```swift
/// let point = Draw { source in
///   Point(x: source.draw(in: -9...9), y: source.draw(in: -9...9))
/// }
/// ```
public struct Draw<Value>: Generator {
  @usableFromInline let body: @Sendable (ChoiceSource) -> Value

  /// Creates a generator from a closure.
  @inlinable
  public init(_ body: @escaping @Sendable (ChoiceSource) -> Value) { self.body = body }

  /// Makes one value.
  @inlinable
  public func generate(from source: ChoiceSource) -> Value { body(source) }
}

/// The generator that always makes the same value and draws nothing.
public struct Constant<Value: Sendable>: Generator {
  @usableFromInline let value: Value

  /// Creates a generator of one value.
  @inlinable
  public init(_ value: Value) { self.value = value }

  /// Makes the value.
  @inlinable
  public func generate(from source: ChoiceSource) -> Value { value }
}
