/// A line that gives a build setting a value, in a project file or a configuration file.
public struct SettingAssignment: Hashable, Sendable {
  /// A condition such as `[sdk=iphoneos*]`, under which alone the value counts.
  public struct Condition: Hashable, Sendable {
    /// What is asked: `sdk`, `arch`, `config` or `variant`.
    public let parameter: String
    /// The value wanted, in which `*` and `?` match as in a shell.
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

  /// The value as written, its references unresolved; the elements of a list quoted where they need it and separated
  /// by spaces.
  public let value: String

  /// Where it stands.
  public let location: SourceLocation

  /// Creates an assignment.
  public init(name: String, conditions: [Condition], value: String, location: SourceLocation) {
    self.name = name
    self.conditions = conditions
    self.value = value
    self.location = location
  }
}
