/// Something in a project that was passed over, and does not keep it from being read.
public struct ProjectDiagnostic: Hashable, Sendable {
  /// The sentence.
  public let message: String

  /// Where it stands.
  public let location: SourceLocation

  /// Creates a diagnostic.
  public init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }
}
