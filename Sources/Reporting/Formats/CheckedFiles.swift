/// The files of checked widgets, which resolve the file names of findings to paths.
///
/// A record names a file without its folder, so that it is the same on every machine.
public struct CheckedFiles: Hashable, Sendable {
  /// The paths as the readers of a report find the files, such as relative to the repository.
  public var paths: [String]

  /// The full paths, for readers without a working directory.
  public var fullPaths: [String]

  /// The location of the bundle's declaration in the form of findings; empty if there is none.
  ///
  /// Formats in which every finding needs a file show findings without one there.
  public var bundle: String

  /// Creates the files of a run; without full paths, `paths` are used.
  public init(_ paths: [String] = [], fullPaths: [String] = [], bundle: String = "") {
    self.paths = paths
    self.fullPaths = fullPaths.isEmpty ? paths : fullPaths
    self.bundle = bundle
  }
}
