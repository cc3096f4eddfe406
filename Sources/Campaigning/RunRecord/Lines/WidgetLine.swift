import WidgetModel

/// A widget of the bundle that is judged, as its declaration describes it.
public struct WidgetLine: Archivable {
  /// The kind of code that the system calls.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    case timeline
    case control
    case activity
    case empty
  }

  /// The kind, which identifies the widget in snapshots, days and findings.
  public var kind = ""
  /// The Swift type that declares it.
  public var type = ""
  /// The name in the gallery.
  public var name = ""
  /// The description in the gallery.
  public var summary = ""
  /// The kind of code.
  public var code = Code.timeline
  /// The supported families, or the presentations of a Live Activity.
  public var families: [String] = []
  /// The type of the configuration intent, empty for a static configuration.
  public var configuration = ""
  /// The configurations that were tried, such as `city: Berlin`.
  public var configurations: [String] = []
  /// The other parts of the declaration, such as margins, background and push.
  public var facts: [FactLine] = []

  /// True if the run kept its observations of the widget; records of older versions have none.
  public var isSurveyed = false
  /// The observations of the run, including what was left out or synthesized.
  public var survey: [SurveyLine] = []

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("kind", &kind, default: "")
    try archive.text("type", &type, default: "")
    try archive.text("name", &name, default: "")
    try archive.text("summary", &summary, default: "")
    try archive.choice("code", &code, isAlwaysWritten: true)
    try archive.texts("families", &families, limit: 100)
    try archive.text("configuration", &configuration, default: "")
    try archive.texts("configurations", &configurations, limit: 1000)
    try archive.list("facts", &facts, limit: 100)
    try archive.flag("isSurveyed", &isSurveyed)
    try archive.list("survey", &survey, limit: 10_000)
  }
}

/// One part of a declaration, such as disabled content margins.
public struct FactLine: Archivable {
  /// The subject of the fact.
  public var name = ""
  /// The value.
  public var value = ""

  /// Creates an empty line.
  public init() {}

  /// Creates a line.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("name", &name, default: "")
    try archive.text("value", &value, default: "")
  }
}
