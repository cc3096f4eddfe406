import Testing

/// What tells one failure of a property from another: where an expectation failed, or what was thrown.
///
/// Values do not enter, so that shrinking keeps the failure that it began with.
public struct PropertyFailure: Hashable, Sendable {
  /// The ways in which a property fails.
  public enum Kind: Hashable, Sendable {
    /// The closure gave back false.
    case returnedFalse
    /// An expectation failed, or an issue was recorded.
    case issue
    /// An error of that type was thrown.
    case threw(type: String)
  }

  /// How the property failed.
  public let kind: Kind

  /// Where; nil when only the closure as a whole is known.
  public let location: SourceLocation?
}

extension PropertyFailure: CustomStringConvertible {
  /// The failure in words without line numbers, which change with every edit.
  public var description: String {
    switch kind {
    case .returnedFalse: "it gave back false"
    case .issue: "an expectation failed" + (location.map { " in \($0.fileID)" } ?? "")
    case .threw(let type): "it threw \(type)"
    }
  }
}

extension PropertyFailure: Comparable {
  /// The order in which failures of one case are reported: by place, then by words.
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
