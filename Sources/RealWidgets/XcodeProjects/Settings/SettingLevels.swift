/// The build settings of a target, from Xcode's defaults up to the target's own.
///
/// A setting has the value of the highest level that gives it one. Within a level the last assignment counts whose
/// conditions hold; in a project file, whose order means nothing, one with conditions comes before one without.
/// `$(inherited)` in a value, and a reference to its own name, mean the next assignment that counts: an earlier one of
/// the same level, else that of the levels below.
///
/// Source: `xcode-projects` B4; swift-build's tables of assignments (`SWBMacro`) at 41aee626, read for their rules.
public struct SettingLevels: Sendable {
  /// A level.
  public struct Level: Sendable {
    /// The name for people, such as `target` or `project's configuration file`.
    public let name: String

    private let byName: [String: [SettingAssignment]]
    private let isOrdered: Bool

    /// The names of the settings to which it gives values.
    public var names: Dictionary<String, [SettingAssignment]>.Keys { byName.keys }

    /// Whether an assignment is one of the level's.
    public func assigns(_ assignment: SettingAssignment) -> Bool {
      byName[assignment.name]?.contains(assignment) ?? false
    }

    /// Creates a level of assignments in the order in which they take effect.
    ///
    /// - Parameters:
    ///   - name: The name for people.
    ///   - assignments: The assignments.
    ///   - isOrdered: Whether a later assignment comes before an earlier one with conditions, as in a configuration
    ///     file.
    public init(_ name: String, _ assignments: [SettingAssignment], isOrdered: Bool = false) {
      self.name = name
      self.isOrdered = isOrdered
      byName = Dictionary(grouping: assignments, by: \.name)
    }

    /// The assignments of a setting that count in a context, that which comes first before the others.
    fileprivate func assignments(_ name: String, _ context: SettingContext) -> [SettingAssignment] {
      let found = (byName[name] ?? []).filter { $0.conditions.allSatisfy(context.satisfies) }
      if isOrdered { return found.reversed() }
      return found.filter { !$0.conditions.isEmpty }.reversed()
        + found.filter(\.conditions.isEmpty).reversed()
    }
  }

  /// The value of a setting and where it comes from.
  public struct Resolved: Sendable {
    /// The value; a reference that nothing gives a value is left in it.
    public var value: String
    /// The assignments from which the value comes, that of the setting itself first.
    public var origins: [SettingAssignment]
    /// The names that are referred to and that nothing gives.
    public var unresolved: [String]
    /// The circles, unknown operators and values without end, each where it stands.
    public var diagnostics: [ProjectDiagnostic] = []
  }

  /// The levels, the lowest first.
  public let levels: [Level]

  /// For what is built.
  public let context: SettingContext

  /// How deep references may lead to others.
  static let depthLimit = 64

  /// How long a value may grow, in bytes, while its references are replaced.
  static let lengthLimit = 65_536

  /// How many bytes may be read and written for one value.
  static let workLimit = 1 << 20

  /// How many diagnostics one value may have.
  static let diagnosticLimit = 16

  /// Creates the levels.
  public init(_ levels: [Level], context: SettingContext) {
    self.levels = levels
    self.context = context
  }

  /// The names that any level gives a value, in order.
  public var names: [String] {
    Set(levels.flatMap(\.names)).sorted()
  }

  /// The value of a setting; `nil` where no level gives one.
  ///
  /// A value that refers to itself in a circle is empty there, as is one that would be longer than any setting.
  ///
  /// - Complexity: O(references), and no more than a fixed number of bytes is read and written.
  public func resolve(_ name: String) -> Resolved? {
    var expansion = SettingExpansion(self, at: SourceLocation(file: "", line: 0))
    guard let value = expansion.value(of: name) else { return nil }
    return Resolved(value, expansion)
  }

  /// A text with its references replaced.
  ///
  /// - Parameters:
  ///   - text: The text, such as a value of a property list.
  ///   - location: Where it stands, for diagnostics.
  /// - Returns: The text, where its parts come from, and what was wrong with its references.
  public func expand(
    _ text: String,
    at location: SourceLocation = SourceLocation(file: "", line: 0)
  ) -> Resolved {
    var expansion = SettingExpansion(self, at: location)
    let value = expansion.expand(text)
    return Resolved(value, expansion)
  }

  /// The assignments of a setting that count, that of the highest level first.
  func candidates(_ name: String) -> [SettingAssignment] {
    levels.reversed().flatMap { $0.assignments(name, context) }
  }
}

extension SettingLevels.Resolved {
  fileprivate init(_ value: String, _ expansion: SettingExpansion) {
    self.init(
      value: value,
      origins: expansion.origins,
      unresolved: expansion.unresolved,
      diagnostics: expansion.diagnostics
    )
  }
}
