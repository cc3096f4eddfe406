/// A line of a project's file, for messages.
public struct SourceLocation: Hashable, Sendable {
  /// The path of the file, absolute if the file was opened by an absolute path.
  public let file: String

  /// The line, from 1; 0 if the format has no lines.
  public let line: Int

  /// Creates a location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}
