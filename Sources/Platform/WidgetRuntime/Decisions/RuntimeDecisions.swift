import WidgetModel

/// What a profile, a platform version or an open question makes a choice of the runtime.
///
/// Everything else is fixed by the platform and stands in the runtime's own code. All choices can be
/// listed (``BoundaryComparison``, ``Question``, `ProfileKey`), so that a test makes a mutant of each by
/// overriding one method:
///
/// ```swift
/// struct LateEntries: RuntimeDecisions {
///   func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
///     comparison == .entryReached ? left > right : comparison.holds(left, right)
///   }
/// }
/// ```
public protocol RuntimeDecisions: Sendable {
  /// The name by which the runtime greets.
  var name: String { get }

  /// Whether a boundary is reached, kept or passed.
  func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool

  /// The answer to a question; ``QuestionContext/answer`` is the reference's.
  func answer(_ question: Question, _ context: QuestionContext) -> Bool

  /// The number that the runtime uses for a key whose value in the profile is `value`.
  ///
  /// It is asked once for each key when a run begins.
  func amount(_ key: ProfileKey, _ value: Int64) -> Int64
}

extension RuntimeDecisions {
  /// The reference's name.
  @inlinable public var name: String { "reference" }

  /// The reference's answer.
  @inlinable
  public func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
    comparison.holds(left, right)
  }

  /// The reference's answer.
  @inlinable
  public func answer(_ question: Question, _ context: QuestionContext) -> Bool { context.answer }

  /// The profile's number.
  @inlinable
  public func amount(_ key: ProfileKey, _ value: Int64) -> Int64 { value }
}

/// The decisions of the reference: every default.
public struct ReferenceDecisions: RuntimeDecisions {
  /// Creates the reference's decisions.
  @inlinable
  public init() {}
}
