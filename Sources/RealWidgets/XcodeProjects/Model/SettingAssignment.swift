/// An assignment of a build setting, in a project file or a configuration file.
public struct SettingAssignment: Hashable, Sendable {
  /// A condition such as `[sdk=iphoneos*]` that the assignment requires.
  public struct Condition: Hashable, Sendable {
    /// The tested parameter: `sdk`, `arch`, `config` or `variant`.
    public let parameter: String
    /// The required value, with `*` and `?` as in a shell.
    public let pattern: String

    /// Creates a condition.
    public init(parameter: String, pattern: String) {
      self.parameter = parameter
      self.pattern = pattern
    }
  }

  /// The name of the setting, without conditions.
  public let name: String

  /// The conditions, all of which must hold.
  public let conditions: [Condition]

  /// The unresolved value; list elements are separated by spaces and quoted if necessary.
  public let value: String

  /// The location in the file.
  public let location: SourceLocation

  /// Creates an assignment.
  public init(name: String, conditions: [Condition], value: String, location: SourceLocation) {
    self.name = name
    self.conditions = conditions
    self.value = value
    self.location = location
  }
}
