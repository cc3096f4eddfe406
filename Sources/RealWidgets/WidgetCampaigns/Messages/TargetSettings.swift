import WidgetModel

/// The parts of a target's entitlements and property lists that its code depends on.
package struct TargetSettings: Archivable, Hashable, Sendable {
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

  /// A mismatch between an extension and its app.
  package struct Fault: Archivable, Hashable, Sendable {
    package var setting = TargetSetting.versions
    /// The description, without a full stop.
    package var text = ""
    /// The absolute path of the file with the mismatch; empty if none.
    package var file = ""
    /// The line, from 1; 0 if unknown.
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

  package private(set) var faults: [Fault] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Returns the values that a setting allows, empty if it is missing; `nil` if unknown.
  package func values(of setting: TargetSetting) -> [String]? {
    entries.first { $0.setting == setting }?.values
  }

  package mutating func set(_ setting: TargetSetting, to values: [String]) {
    entries.removeAll { $0.setting == setting }
    entries.append(Entry(setting, values))
    entries.sort { ordinal(of: $0.setting) < ordinal(of: $1.setting) }
  }

  package mutating func judge(_ setting: TargetSetting, _ faults: [Fault]) {
    set(setting, to: faults.isEmpty ? ["YES"] : [])
    self.faults = self.faults.filter { $0.setting != setting } + faults
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.list("entries", &entries, limit: TargetSetting.allCases.count)
    try archive.list("faults", &faults, limit: 10_000)
  }
}
