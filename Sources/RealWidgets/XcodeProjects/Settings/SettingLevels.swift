/// The build settings of a target, from Xcode's defaults up to the target's own.
///
/// The highest level that assigns a setting counts. Within a level the last assignment whose
/// conditions hold counts; in a project file, which has no order, one with conditions precedes one
/// without. `$(inherited)`, and a reference to a value's own name, mean the next that counts, in
/// the same level or below. Source: `xcode-projects` B4; swift-build's `SWBMacro` at 41aee626, for
/// its rules.
public struct SettingLevels: Sendable {
  /// A level of settings.
  public struct Level: Sendable {
    /// A display name, such as `target` or `project's configuration file`.
    public let name: String

    private let byName: [String: [SettingAssignment]]
    private let isOrdered: Bool

    /// The names of the settings that it assigns.
    public var names: Dictionary<String, [SettingAssignment]>.Keys { byName.keys }

    /// Returns true if the level contains an assignment.
    public func assigns(_ assignment: SettingAssignment) -> Bool {
      byName[assignment.name]?.contains(assignment) ?? false
    }

    /// Creates a level from assignments in order; `isOrdered` if a later assignment precedes an
    /// earlier one with conditions, as in a configuration file.
    public init(_ name: String, _ assignments: [SettingAssignment], isOrdered: Bool = false) {
      self.name = name
      self.isOrdered = isOrdered
      byName = Dictionary(grouping: assignments, by: \.name)
    }

    /// Returns the assignments of a setting that hold in a context, highest precedence first.
    fileprivate func assignments(_ name: String, _ context: SettingContext) -> [SettingAssignment] {
      let found = (byName[name] ?? []).filter { $0.conditions.allSatisfy(context.satisfies) }
      if isOrdered { return found.reversed() }
      return found.filter { !$0.conditions.isEmpty }.reversed()
        + found.filter(\.conditions.isEmpty).reversed()
    }
  }

  /// The value of a setting and its origin.
  public struct Resolved: Sendable {
    /// The value, with unresolved references left in.
    public var value: String
    /// The assignments that the value comes from, that of the setting itself first.
    public var origins: [SettingAssignment]
    /// The referenced names without a value.
    public var unresolved: [String]
    /// The cycles, unknown operators and excessive values, with their places.
    public var diagnostics: [ProjectDiagnostic] = []
  }

  /// The levels, the lowest first.
  public let levels: [Level]

  /// The build context.
  public let context: SettingContext

  static let depthLimit = 64

  /// The largest length of a value in bytes during expansion.
  static let lengthLimit = 65_536

  /// The largest number of bytes read and written for one value.
  static let workLimit = 1 << 20

  static let diagnosticLimit = 16

  /// Creates the levels.
  public init(_ levels: [Level], context: SettingContext) {
    self.levels = levels
    self.context = context
  }

  /// The names that any level assigns, sorted.
  public var names: [String] {
    Set(levels.flatMap(\.names)).sorted()
  }

  /// Returns the value of a setting; `nil` if no level assigns it.
  ///
  /// A cyclic reference or an excessive value is empty. O(references), within a limit of bytes.
  public func resolve(_ name: String) -> Resolved? {
    var expansion = SettingExpansion(self, at: SourceLocation(file: "", line: 0))
    guard let value = expansion.value(of: name) else { return nil }
    return Resolved(value, expansion)
  }

  /// Returns a text with its references replaced, their origins, and problems for `location`.
  public func expand(
    _ text: String,
    at location: SourceLocation = SourceLocation(file: "", line: 0)
  ) -> Resolved {
    var expansion = SettingExpansion(self, at: location)
    let value = expansion.expand(text)
    return Resolved(value, expansion)
  }

  /// Returns the assignments of a setting that hold, highest precedence first.
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
