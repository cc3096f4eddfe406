/// An error in a file of expectations or in an expectation comment.
public struct ExpectationError: Error, Hashable, CustomStringConvertible {
  /// The location of the error.
  public var place: ExpectedFailure.Place
  /// The problem and what to do about it.
  public var problem: String

  /// Creates an error.
  public init(_ place: ExpectedFailure.Place, _ problem: String) {
    self.place = place
    self.problem = problem
  }

  /// The location and the problem.
  public var description: String { "\(place): \(problem)" }
}
