/// The number of a step in a list of commands, from 0.
public struct Step: Hashable, Comparable, Sendable {
  /// The number.
  public let number: Int

  /// Creates the step of a number.
  public init(_ number: Int) { self.number = number }

  /// Whether a step comes before another.
  public static func < (one: Step, two: Step) -> Bool { one.number < two.number }
}

/// The result of an earlier step, before it is known.
///
/// Commands are generated before any is performed. A command that needs what an earlier one will
/// have returned holds a reference: the number of that step. The model keeps the references that may
/// be used, and the system looks the results up in ``Results``.
///
/// Source: symbolic variables, Claessen et al., "Finding Race Conditions in Erlang with QuickCheck
/// and PULSE", 2009.
public struct Reference<Result>: Hashable, Sendable {
  /// The step whose result it is.
  public let step: Step

  /// Creates the reference to the result of a step.
  public init(_ step: Step) { self.step = step }
}

/// What the steps of a run have returned so far.
public struct Results<Result> {
  private var results: [Step: Result] = [:]

  /// Creates an empty store.
  public init() {}

  /// The result of a step, `nil` when it returned none.
  public subscript(step: Step) -> Result? {
    get { results[step] }
    set { results[step] = newValue }
  }

  /// The result that a reference refers to, `nil` when there is none.
  public subscript(reference: Reference<Result>) -> Result? { results[reference.step] }
}

extension Results: Sendable where Result: Sendable {}
