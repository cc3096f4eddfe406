import Testing

/// The identity of a property's failure: the failed expectation's location, or the thrown error's
/// type.
///
/// Values are not part of it, so that shrinking keeps the failure that it began with.
public struct PropertyFailure: Hashable, Sendable {
  /// The kind of a failure.
  public enum Kind: Hashable, Sendable {
    case returnedFalse
    /// An expectation failed, or an issue was recorded.
    case issue
    case threw(type: String)
    /// The process was ended by a signal, at a place that the runtime names, in an isolated check.
    case trapped(signal: String, place: String?)
    /// A state machine contradicted its model.
    case contradiction(String)
  }

  /// The kind of the failure.
  public let kind: Kind

  /// The location; nil if only the closure as a whole is known.
  public let location: SourceLocation?
}

extension PropertyFailure: CustomStringConvertible {
  /// A description without line numbers, which change with every edit.
  public var description: String {
    switch kind {
    case .returnedFalse: "it gave back false"
    case .issue: "an expectation failed" + (location.map { " in \($0.fileID)" } ?? "")
    case .threw(let type): "it threw \(type)"
    case .trapped(let signal, let place):
      "it trapped (\(signal))" + (place.map { " in \($0.prefix { $0 != ":" })" } ?? "")
    case .contradiction(let text): text
    }
  }
}

extension PropertyFailure: Comparable {
  /// Orders the failures of one case by location, then by description.
  public static func < (one: PropertyFailure, other: PropertyFailure) -> Bool {
    one.place == other.place ? one.description < other.description : one.place < other.place
  }

  private var place: Place {
    Place(file: location?.fileID ?? "", line: location?.line ?? 0, column: location?.column ?? 0)
  }

  private struct Place: Hashable, Comparable {
    let file: String
    let line: Int
    let column: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
  }
}
