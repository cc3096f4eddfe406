/// The files of checked widgets, by which names in findings become paths, absent from records so
/// that these are the same on every machine.
public struct CheckedFiles: Hashable, Sendable {
  /// The paths as the readers of a report find the files, such as relative to the repository.
  public var paths: [String]

  /// The full paths, for readers without a working directory.
  public var fullPaths: [String]

  /// The bundle's declaration, where formats that need a file show other findings; may be empty.
  public var bundle: String

  /// Creates the files of a run; without full paths, `paths` are used.
  public init(_ paths: [String] = [], fullPaths: [String] = [], bundle: String = "") {
    self.paths = paths
    self.fullPaths = fullPaths.isEmpty ? paths : fullPaths
    self.bundle = bundle
  }
}
