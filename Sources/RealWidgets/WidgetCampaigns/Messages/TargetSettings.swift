import WidgetModel

/// What the entitlements and property lists of a checked target say, as far as its code depends on it.
package struct TargetSettings: Archivable, Hashable, Sendable {
  /// What is known of an entry.
  struct Entry: Archivable, Hashable, Sendable {
    var setting = TargetSetting.appGroups
    var values: [String] = []

    init() {}

    init(_ setting: TargetSetting, _ values: [String]) {
      self.setting = setting
      self.values = values
    }

    mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
      try archive.choice("setting", &setting, isAlwaysWritten: true)
      try archive.texts("values", &values, limit: 10_000)
    }
  }

  /// Something in which an extension and its app do not belong together.
  package struct Fault: Archivable, Hashable, Sendable {
    /// What is wrong with.
    package var setting = TargetSetting.versions
    /// What is wrong, without a full stop.
    package var text = ""
    /// The absolute path of the file that says so; empty where none does.
    package var file = ""
    /// The line, from 1; 0 where it is not known.
    package var line: Int64 = 0

    package init() {}

    package init(_ setting: TargetSetting, _ text: String, file: String, line: Int) {
      self.setting = setting
      self.text = text
      self.file = file
      self.line = Int64(line)
    }

    package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
      try archive.choice("setting", &setting, isAlwaysWritten: true)
      try archive.text("text", &text, default: "")
      try archive.text("file", &file, default: "")
      try archive.integer("line", &line, in: 0...Int64(Int32.max), default: 0)
    }
  }

  private(set) var entries: [Entry] = []

  /// What is wrong with how extension and app belong together.
  package private(set) var faults: [Fault] = []

  package init() {}

  /// Whether nothing is known.
  package var isEmpty: Bool { entries.isEmpty }

  /// What an entry says: what it allows, nothing where it is not there; `nil` where nobody knows.
  package func values(of setting: TargetSetting) -> [String]? {
    entries.first { $0.setting == setting }?.values
  }

  /// Puts down what an entry says.
  package mutating func set(_ setting: TargetSetting, to values: [String]) {
    entries.removeAll { $0.setting == setting }
    entries.append(Entry(setting, values))
    entries.sort { ordinal(of: $0.setting) < ordinal(of: $1.setting) }
  }

  /// Puts down that something was looked at, and what is wrong with it.
  package mutating func judge(_ setting: TargetSetting, _ faults: [Fault]) {
    set(setting, to: faults.isEmpty ? ["YES"] : [])
    self.faults = self.faults.filter { $0.setting != setting } + faults
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.list("entries", &entries, limit: TargetSetting.allCases.count)
    try archive.list("faults", &faults, limit: 10_000)
  }
}
