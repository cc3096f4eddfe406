/// A part of a project that was skipped without preventing it from being read.
public struct ProjectDiagnostic: Hashable, Sendable {
  /// The message, a sentence.
  public let message: String

  /// The location in the file.
  public let location: SourceLocation

  /// Creates a diagnostic.
  public init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}
