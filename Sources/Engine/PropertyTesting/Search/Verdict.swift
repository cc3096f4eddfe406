/// A property's verdict on one value.
public enum Verdict<Failure: Hashable & Comparable & Sendable>: Hashable, Sendable {
  case passed

  /// The value violates the property's precondition and does not count.
  case discarded

  /// The property failed, in one or more distinct ways.
  case failed([Failure])

  /// Creates the verdict for a list of failures; an empty list is a pass.
  public init(_ failures: [Failure]) {
    self = failures.isEmpty ? .passed : .failed(failures)
  }

  /// The failures; empty unless the property failed.
  public var failures: [Failure] {
    if case .failed(let failures) = self { failures } else { [] }
  }
}
