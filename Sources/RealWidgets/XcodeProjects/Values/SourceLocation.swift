/// A line of a project's file, of which a person can be told.
public struct SourceLocation: Hashable, Sendable {
  /// The path of the file, absolute where the file was opened by an absolute path.
  public let file: String

  /// The line, from 1; 0 where the format of the file gives none.
  public let line: Int

  /// Creates a location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
