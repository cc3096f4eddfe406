/// What a property says about one value.
public enum Verdict<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  /// The property held.
  case passed

  /// The value does not satisfy the property's precondition; it does not count.
  case discarded

  /// The property broke, in one or more distinct ways at once.
  case failed([Failure])

  /// The verdict of a list of failures: none is a pass.
  public init(_ failures: [Failure]) {
    self = failures.isEmpty ? .passed : .failed(failures)
  }

  /// The failures, none unless the property broke.
  public var failures: [Failure] {
    if case .failed(let failures) = self { failures } else { [] }
  }
}
