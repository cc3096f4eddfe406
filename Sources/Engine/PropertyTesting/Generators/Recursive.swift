/// Values that contain values of their own kind: trees, expressions, documents.
///
/// ```swift
/// let expressions = Recursive(Integers(in: 0...9).map { Expression.number($0) }, size: 20) { smaller in
///   Zip(smaller, smaller).map { Expression.sum($0, $1) }
/// }
/// ```
///
/// The size bounds the number of branches of the whole value, regardless of depth and width. A
/// random value shares them among its parts, so that neither the first part nor the depth uses them
/// up. Each level starts with one choice, 0 for a base value, inside a span with a common label, so
/// that shrinking can replace a value by one of its parts.
///
/// A hand-written recursion shrinks as well if it does the same: spans with one label around each
/// level, base values first among the alternatives, and some bound.
public struct Recursive<Base: Generator>: Generator {
  @usableFromInline let size: Int
  @usableFromInline let levels: Levels<Base>

  /// Creates a generator of recursive values with up to `size` branches.
  ///
  /// The values of `base` have no parts and are the simplest. `branch` is called once; it makes the
  /// generator of values with parts from the generator of parts. Give each kind of value its own
  /// `label`.
  @inlinable
  public init<Branch: Generator<Base.Value>>(
    _ base: Base,
    size: Int = 20,
    label: SpanLabel = .level,
    branch: (Smaller<Base>) -> Branch
  ) {
    precondition(size >= 0, "a value cannot have \(size) branches")
    self.size = size
    let levels = Levels(base: base, label: label)
    let branches = branch(Smaller(levels: levels))
    // Tied only now, because the levels and the branch refer to each other.
    levels.tie { branches.generate(from: $0) }
    self.levels = levels
  }

  /// Draws one value.
  @inlinable
  public func generate(from source: ChoiceSource) -> Base.Value {
    source.withAllowance(size) { levels.generate(from: source) }
  }
}

/// The parts of a recursive value; valid only in the generator that it was passed to.
public struct Smaller<Base: Generator>: Generator {
  // Unowned to avoid a cycle: the `Recursive` that owns the levels also owns the branch.
  @usableFromInline unowned let levels: Levels<Base>

  @inlinable
  init(levels: Levels<Base>) { self.levels = levels }

  /// Draws one part.
  @inlinable
  public func generate(from source: ChoiceSource) -> Base.Value {
    source.withShare { levels.generate(from: source) }
  }
}

/// The levels of a recursion, which refer to themselves through ``Smaller``.
///
/// The type is `@unchecked Sendable` because it is immutable once tied, and it is tied before it is
/// shared.
@usableFromInline
final class Levels<Base: Generator>: @unchecked Sendable {
  private let base: Base
  private let label: SpanLabel
  private var branch: (ChoiceSource) -> Base.Value

  @usableFromInline
  init(base: Base, label: SpanLabel) {
    self.base = base
    self.label = label
    branch = { base.generate(from: $0) }
  }

  @usableFromInline
  func tie(_ branch: @escaping (ChoiceSource) -> Base.Value) { self.branch = branch }

  @usableFromInline
  func generate(from source: ChoiceSource) -> Base.Value {
    source.span(label) {
      source.opensBranch() ? branch(source) : base.generate(from: source)
    }
  }
}

extension SpanLabel {
  /// A level of a recursive value without a label of its own.
  public static let level = SpanLabel(8)
}
