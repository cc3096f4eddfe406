import WidgetModel

/// What a bundle of real widgets offers to a person, as its worker tells.
///
/// It is all that a generator of scenarios knows of the widgets: what can be placed where, how it can be
/// configured, and which parts the harness can ask for itself.
public struct BundleInterface: Archivable {
  /// The name of the bundle's Swift type.
  public var name = ""

  /// The declared widgets, Live Activities and controls, in the order of the bundle.
  public var widgets: [WidgetInterface] = []

  /// Whether the previews of the code end the process, so that they are left out.
  public var hasDeadlyPreviews = false

  /// Whether its kinds differ between two processes.
  public var kindsVary = false

  /// Dates in the data that the user gives: near them it is what an app has on a phone.
  public var givenDates: [GivenDate] = []

  /// The entries of the code's own previews, in the order of the previews.
  public var previews: [PreviewLine] = []

  /// Creates the interface of an empty bundle.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("name", &name, default: "")
    try archive.list("widgets", &widgets, limit: 1000)
    try archive.flag("hasDeadlyPreviews", &hasDeadlyPreviews)
    try archive.flag("kindsVary", &kindsVary)
    try archive.list("givenDates", &givenDates, limit: 1000)
    try archive.list("previews", &previews, limit: 10_000)
  }
}

/// A date in the data that the user gives.
public struct GivenDate: Archivable {
  /// The date.
  public var date = WallDate.defaultStart

  /// Creates the date at which every device starts.
  public init() {}

  /// Creates a date.
  public init(_ date: WallDate) { self.date = date }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.date("date", &date, default: .defaultStart)
  }
}

/// What one declaration of a bundle offers.
public struct WidgetInterface: Archivable {
  /// What a declaration declares.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// A widget with a provider of timelines.
    case timeline
    /// A control.
    case control
    /// A Live Activity.
    case activity
    /// Nothing that a person could place.
    case empty
  }

  /// What the declaration declares.
  public var role = Role.timeline

  /// The kind that the configuration names.
  public var kind = ""

  /// The name of the Swift type.
  public var typeName = ""

  /// The name in the gallery.
  public var displayName = ""

  /// The description in the gallery.
  public var summary = ""

  /// The families in which it can be placed, in the order of the declaration.
  public var families: [FamilyLine] = []

  /// The type of the configuration intent, empty for a static configuration.
  public var configuration = ""

  /// Whether it has a push handler.
  public var isPushEnabled = false

  /// Whether the default content margins are off.
  public var hasNoMargins = false

  /// Whether the declaration keeps its container background everywhere.
  public var keepsBackground = false

  /// Creates the interface of a widget that can be placed nowhere.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("role", &role)
    try archive.text("kind", &kind, default: "")
    try archive.text("type", &typeName, default: "")
    try archive.text("displayName", &displayName, default: "")
    try archive.text("summary", &summary, default: "")
    try archive.list("families", &families, limit: Family.allCases.count)
    try archive.text("configuration", &configuration, default: "")
    try archive.flag("isPushEnabled", &isPushEnabled)
    try archive.flag("hasNoMargins", &hasNoMargins)
    try archive.flag("keepsBackground", &keepsBackground)
  }
}

/// One family in a list.
public struct FamilyLine: Archivable {
  /// The family.
  public var family = Family.systemSmall

  /// Creates the small family.
  public init() {}

  /// Creates a line.
  public init(_ family: Family) { self.family = family }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("family", &family, isAlwaysWritten: true)
  }
}
