/// Values of several generators together, as a tuple: the parts of a record.
///
/// ```swift
/// let points = Zip(Integers(in: -9...9), Integers(in: -9...9)).map { Point(x: $0, y: $1) }
/// ```
///
/// The parts are drawn in order, and each shrinks on its own.
public struct Zip<each Part: Generator>: Generator {
  @usableFromInline let parts: (repeat each Part)

  /// Creates a generator of tuples.
  @inlinable
  public init(_ parts: repeat each Part) { self.parts = (repeat each parts) }

  /// Draws each part.
  @inlinable
  public func generate(from source: ChoiceSource) -> (repeat (each Part).Value) {
    (repeat (each parts).generate(from: source))
  }
}

extension Zip {
  /// Makes a value of the parts, each of which is an argument.
  @inlinable
  public func map<T>(
    _ transform: @escaping @Sendable (repeat (each Part).Value) -> T
  ) -> Mapped<Self, T> {
    Mapped(base: self) { (parts: (repeat (each Part).Value)) in transform(repeat each parts) }
  }
}

extension Zip: RecordingGenerator where repeat each Part: RecordingGenerator {
  /// States the choices of each part.
  @inlinable
  public func record(_ value: (repeat (each Part).Value), in source: ChoiceSource) -> Bool {
    for (part, content) in repeat (each parts, each value) {
      guard part.record(content, in: source) else { return false }
    }
    return true
  }
}
