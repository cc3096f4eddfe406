/// The tool's identity in records and for its users.
public enum Tool {
  /// The version of the tool and of everything that it ships.
  public static let version = "0.2.0"
}
