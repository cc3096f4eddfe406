import WidgetModel

/// A widget of the bundle that is judged, as its declaration says.
public struct WidgetLine: Archivable {
  /// What runs when the system asks.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// A provider of timelines.
    case timeline
    /// A control.
    case control
    /// A Live Activity.
    case activity
    /// Nothing.
    case empty
  }

  /// The kind, by which snapshots, days and findings name the widget.
  public var kind = ""
  /// The Swift type that declares it.
  public var type = ""
  /// The name in the gallery.
  public var name = ""
  /// The description in the gallery.
  public var summary = ""
  /// What runs.
  public var code = Code.timeline
  /// The supported families, or the presentations of a Live Activity.
  public var families: [String] = []
  /// The type of the configuration intent, empty of a static configuration.
  public var configuration = ""
  /// The configurations that were tried, such as `city: Berlin`.
  public var configurations: [String] = []
  /// What else the declaration says, such as margins, background and push.
  public var facts: [FactLine] = []

  /// Whether the run kept what it saw of the widget; records of older versions do not tell.
  public var isSurveyed = false
  /// What the run saw of the widget, and what it had to leave out or make up.
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

/// Something that a declaration says, such as that content margins are off.
public struct FactLine: Archivable {
  /// What it is about.
  public var name = ""
  /// What it says.
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
