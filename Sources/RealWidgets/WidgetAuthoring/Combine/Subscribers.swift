/// What belongs to subscribers.
public enum Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number, `nil` without limit.
    public let max: Int?

    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    /// None.
    public static let none = Demand(max: 0)

    /// At most so many.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }

    /// Both together.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      let (sum, isOverflow) = first.addingReportingOverflow(second)
      return isOverflow ? .unlimited : .max(sum)
    }

    /// Adds to a demand.
    public static func += (left: inout Demand, right: Demand) { left = left + right }

    /// Whether the first is less.
    public static func < (left: Demand, right: Demand) -> Bool {
      guard let first = left.max else { return false }
      return right.max.map { first < $0 } ?? true
    }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// It had nothing more to send.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Subscribers.Completion {
  /// The same end with another type of error.
  func mapError<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
