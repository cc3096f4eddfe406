/// A reason why a file of expectations, or a comment in source, cannot be used.
public struct ExpectationError: Error, Hashable, CustomStringConvertible {
  /// Where it stands.
  public var place: ExpectedFailure.Place
  /// What is wrong with it, and what to do about it.
  public var problem: String

  /// Creates an error.
  public init(_ place: ExpectedFailure.Place, _ problem: String) {
    self.place = place
    self.problem = problem
  }

  /// The place and the problem.
  public var description: String { "\(place): \(problem)" }
}
