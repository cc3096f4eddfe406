/// The tool as it names itself in records and to its users.
public enum Tool {
  /// The version of the tool and of everything that it ships.
  public static let version = "0.2.0"
}
