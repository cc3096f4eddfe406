/// Values that contain values of their own kind: trees, expressions, documents.
///
/// ```swift
/// let expressions = Recursive(Integers(in: 0...9).map { Expression.number($0) }, size: 20) { smaller in
///   Zip(smaller, smaller).map { Expression.sum($0, $1) }
/// }
/// ```
///
/// The size counts the branches of the whole value, however deep or wide it is: a value has at most
/// as many. A random value shares them out among its parts, so that neither the first part nor the
/// depth uses them up. At each level stands one choice, 0 for a base value, inside a span that all
/// levels label alike; so shrinking replaces a value by one of its parts wherever it can.
///
/// A recursion written by hand shrinks as well if it does the same: a span of one label round each
/// level, base values first among the alternatives, and some bound of its own.
public struct Recursive<Base: Generator>: Generator {
  @usableFromInline let size: Int
  @usableFromInline let levels: Levels<Base>

  /// Creates a generator of recursive values.
  ///
  /// - Parameters:
  ///   - base: The values without parts; they are the simplest.
  ///   - size: The greatest number of branches in one value.
  ///   - label: The label of every level; own kinds of values deserve own labels.
  ///   - branch: Makes the generator of values with parts, given one of parts. It is called once.
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
    levels.tie { branches.generate(from: $0) }
    self.levels = levels
  }

  /// Draws one value.
  @inlinable
  public func generate(from source: ChoiceSource) -> Base.Value {
    source.withAllowance(size) { levels.generate(from: source) }
  }
}

/// The parts of a recursive value; only to be used in the generator that it was given for.
public struct Smaller<Base: Generator>: Generator {
  @usableFromInline unowned let levels: Levels<Base>

  @inlinable
  init(levels: Levels<Base>) { self.levels = levels }

  /// Draws one part.
  @inlinable
  public func generate(from source: ChoiceSource) -> Base.Value {
    source.withShare { levels.generate(from: source) }
  }
}

/// The knot in a recursion: what makes a level, which refers to itself through ``Smaller``.
///
/// It is sent only after it was tied, and does not change any more.
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
  /// A level of a recursive value that nobody named.
  public static let level = SpanLabel(8)
}
