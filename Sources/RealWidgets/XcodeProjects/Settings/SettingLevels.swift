/// The build settings of a target, from Xcode's defaults up to the target's own.
///
/// A setting has the value of the highest level that gives it one. `$(inherited)` in it, and a reference to its
/// own name, mean the value of the levels below. Within a level the last assignment counts whose conditions hold;
/// one with conditions comes before one without.
///
/// Source: `xcode-projects` B4.
public struct SettingLevels: Sendable {
  /// A level.
  public struct Level: Sendable {
    /// The name for people, such as `target` or `project's configuration file`.
    public let name: String

    fileprivate let byName: [String: [SettingAssignment]]

    /// The names of the settings to which it gives values.
    public var names: Dictionary<String, [SettingAssignment]>.Keys { byName.keys }

    /// Whether an assignment is one of the level's.
    public func assigns(_ assignment: SettingAssignment) -> Bool {
      byName[assignment.name]?.contains(assignment) ?? false
    }

    /// Creates a level of assignments in the order in which they take effect.
    public init(_ name: String, _ assignments: [SettingAssignment]) {
      self.name = name
      byName = Dictionary(grouping: assignments, by: \.name)
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
  }

  /// The levels, the lowest first.
  public let levels: [Level]

  /// For what is built.
  public let context: SettingContext

  /// How deep references may lead to others.
  static let depthLimit = 64

  /// How long a value may grow, in characters, while its references are replaced.
  static let lengthLimit = 65_536

  /// Creates the levels.
  public init(_ levels: [Level], context: SettingContext) {
    self.levels = levels
    self.context = context
  }

  /// The names that any level gives a value, in order.
  public var names: [String] {
    Set(levels.flatMap { $0.byName.keys }).sorted()
  }

  /// The value of a setting; `nil` where no level gives one.
  ///
  /// A value that refers to itself in a circle is empty there, as is what would be longer than any setting.
  ///
  /// - Complexity: O(references), each of which is bounded in depth.
  public func resolve(_ name: String) -> Resolved? {
    var expansion = Expansion(levels: self)
    guard let value = expansion.value(of: name, below: levels.count) else { return nil }
    return Resolved(
      value: value,
      origins: expansion.origins,
      unresolved: expansion.unresolved
    )
  }

  /// A text with its references replaced.
  public func expand(_ text: String) -> Resolved {
    var expansion = Expansion(levels: self)
    let value = expansion.expand(text, of: "", at: levels.count)
    return Resolved(value: value, origins: expansion.origins, unresolved: expansion.unresolved)
  }

  fileprivate func assignment(
    of name: String,
    below level: Int
  ) -> (assignment: SettingAssignment, level: Int)? {
    for index in stride(from: level - 1, through: 0, by: -1) {
      let found = (levels[index].byName[name] ?? []).filter {
        $0.conditions.allSatisfy(context.satisfies)
      }
      if let best = found.last(where: { !$0.conditions.isEmpty }) ?? found.last {
        return (best, index)
      }
    }
    return nil
  }
}

/// One walk through the references of a setting.
private struct Expansion {
  let levels: SettingLevels
  var origins: [SettingAssignment] = []
  var unresolved: [String] = []

  /// The settings whose values are being replaced, each with the level at which that began.
  private var open: [(name: String, level: Int)] = []

  /// The references that have been followed; a value that doubles at each of many steps ends with them.
  private var steps = 0

  /// How many brackets of one text surround the present reference.
  private var nesting = 0

  init(levels: SettingLevels) { self.levels = levels }

  mutating func value(of name: String, below level: Int) -> String? {
    steps += 1
    guard let (assignment, found) = levels.assignment(of: name, below: level) else { return nil }
    let isCircle = open.contains { $0.name == name && $0.level <= found }
    guard !isCircle, open.count < SettingLevels.depthLimit, steps < SettingLevels.lengthLimit else {
      return ""
    }
    if !origins.contains(assignment) { origins.append(assignment) }
    open.append((name, found))
    defer { open.removeLast() }
    return expand(assignment.value, of: name, at: found)
  }

  /// A text of a setting at a level, with its references replaced; `$NAME` without brackets is not a reference.
  mutating func expand(_ text: String, of name: String, at level: Int) -> String {
    guard text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      guard let end = Expansion.end(of: rest) else {
        result += "$"
        continue
      }
      let inner = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
      result += reference(inner, of: name, at: level)
      guard result.count <= SettingLevels.lengthLimit else { return "" }
    }
    return result + rest
  }

  private mutating func reference(_ inner: String, of name: String, at level: Int) -> String {
    guard nesting < SettingLevels.depthLimit else { return "" }
    nesting += 1
    defer { nesting -= 1 }
    // A name may be made of another setting, as in `$(ICON_$(CONFIGURATION))`.
    let parts = expand(inner, of: name, at: level)
      .split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let target = parts[0]
    let isOwn = target == "inherited" || target == name
    let found =
      isOwn
      ? value(of: name, below: level) ?? "" : value(of: target, below: levels.levels.count)
    let operators = parts.dropFirst()
    guard var value = found ?? (operators.contains { $0.hasPrefix("default=") } ? "" : nil) else {
      if !unresolved.contains(target) { unresolved.append(target) }
      return "$(\(inner))"
    }
    for name in operators { value = SettingOperator.apply(name, to: value) ?? value }
    return value
  }

  /// Where the bracket is closed with which a text begins; `nil` for a text that begins with none.
  private static func end(of text: Substring) -> Substring.Index? {
    guard let opening = text.first, opening == "(" || opening == "{" else { return nil }
    let closing: Character = opening == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
