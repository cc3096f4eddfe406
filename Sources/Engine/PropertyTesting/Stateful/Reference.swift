/// The position of a step in a list of commands, from 0.
public struct Step: Hashable, Comparable, Sendable {
  /// The number.
  public let number: Int

  /// Creates the step of a number.
  public init(_ number: Int) { self.number = number }

  /// Returns whether a step comes before another.
  public static func < (one: Step, two: Step) -> Bool { one.number < two.number }
}

/// A symbolic result of an earlier step.
///
/// All commands are generated before any is performed, so a command that needs an earlier result
/// holds a reference: the number of that step. The model keeps the usable references, and the
/// system looks up the results in ``Results``.
///
/// Source: symbolic variables, Claessen et al., "Finding Race Conditions in Erlang with QuickCheck
/// and PULSE", 2009.
public struct Reference<Result>: Hashable, Sendable {
  /// The step that returns the result.
  public let step: Step

  /// Creates a reference to the result of a step.
  public init(_ step: Step) { self.step = step }
}

/// The results of the steps of a run so far.
public struct Results<Result> {
  private var results: [Step: Result] = [:]

  /// Creates an empty store.
  public init() {}

  /// Accesses the result of a step, `nil` if it returned none.
  public subscript(step: Step) -> Result? {
    get { results[step] }
    set { results[step] = newValue }
  }

  /// Returns the result that a reference refers to, `nil` if there is none.
  public subscript(reference: Reference<Result>) -> Result? { results[reference.step] }
}

extension Results: Sendable where Result: Sendable {}
