/// Values of several generators together, as a tuple: the parts of a record.
///
/// ```swift
/// let points = Zip(Integers(in: -9...9), Integers(in: -9...9)).map { Point(x: $0, y: $1) }
/// ```
///
/// The parts are drawn in order, and each shrinks on its own. The type names the tuple and not the
/// parts, because the compiler cannot follow a tuple of associated types through `list` and `map`.
public struct Zip<Value, Recording>: Generator {
  @usableFromInline let draw: @Sendable (ChoiceSource) -> Value
  @usableFromInline let recorder: @Sendable (Value, ChoiceSource) -> Bool

  /// Creates a generator of tuples that can record values, because all its parts can.
  @inlinable
  public init<each Part: RecordingGenerator>(_ parts: repeat each Part)
  where Value == (repeat (each Part).Value), Recording == RecordingParts {
    draw = { source in (repeat (each parts).generate(from: source)) }
    recorder = { value, source in
      for (part, content) in repeat (each parts, each value) {
        guard part.record(content, in: source) else { return false }
      }
      return true
    }
  }

  /// Creates a generator of tuples.
  @inlinable
  @_disfavoredOverload
  public init<each Part: Generator>(_ parts: repeat each Part)
  where Value == (repeat (each Part).Value), Recording == DrawingParts {
    draw = { source in (repeat (each parts).generate(from: source)) }
    recorder = { _, _ in false }
  }

  /// Draws each part.
  @inlinable
  public func generate(from source: ChoiceSource) -> Value { draw(source) }
}

extension Zip {
  /// Makes a value of the parts, each of which is an argument: `Zip(a, b).map(Point.init)`.
  @inlinable
  public func map<each Part, T>(
    _ transform: @escaping @Sendable (repeat each Part) -> T
  ) -> Mapped<Self, T> where Value == (repeat each Part) {
    Mapped(base: self) { (parts: (repeat each Part)) in transform(repeat each parts) }
  }
}

/// The mark of a ``Zip`` whose parts all record existing values.
public enum RecordingParts {}

/// The mark of a ``Zip`` with a part that only draws.
public enum DrawingParts {}

extension Zip: RecordingGenerator where Recording == RecordingParts {
  /// Records the choices of each part.
  @inlinable
  public func record(_ value: Value, in source: ChoiceSource) -> Bool { recorder(value, source) }
}
