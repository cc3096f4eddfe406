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

  private(set) var entries: [Entry] = []

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

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.list("entries", &entries, limit: TargetSetting.allCases.count)
  }
}
