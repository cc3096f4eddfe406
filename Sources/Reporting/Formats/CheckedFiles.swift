/// The files of checked widgets, by which the places of findings become paths.
///
/// A record names a file without its folder, so that it is the same on every machine.
public struct CheckedFiles: Hashable, Sendable {
  /// The paths as the readers of a report find the files, such as from the root of the repository.
  public var paths: [String]

  /// The full paths, for readers that work in no folder.
  public var fullPaths: [String]

  /// The declaration of the bundle, as findings name places; empty where there is none.
  ///
  /// Formats in which every finding needs a file show findings without a place there.
  public var bundle: String

  /// Creates the files of a run.
  ///
  /// - Parameters:
  ///   - paths: The paths as the readers of a report find the files.
  ///   - fullPaths: The full paths; those of `paths` where there are none.
  ///   - bundle: The declaration of the bundle, such as `Feed.swift:12`.
  public init(_ paths: [String] = [], fullPaths: [String] = [], bundle: String = "") {
    self.paths = paths
    self.fullPaths = fullPaths.isEmpty ? paths : fullPaths
    self.bundle = bundle
  }
}
