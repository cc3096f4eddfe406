import WidgetModel

/// The user-facing interface of a bundle of real widgets, as reported by its worker.
///
/// It is all that a scenario generator knows about the widgets.
public struct BundleInterface: Archivable {
  /// The name of the bundle's Swift type.
  public var name = ""

  /// The declared widgets, Live Activities and controls, in the order of the bundle.
  public var widgets: [WidgetInterface] = []

  /// True if the code's previews crash the process, so that they are left out.
  public var hasDeadlyPreviews = false

  /// True if its kinds differ between two processes.
  public var kindsVary = false

  /// Dates in the user's data, near which the data is what the app has on a phone.
  public var givenDates: [GivenDate] = []

  /// The entries of the code's own previews, in order.
  public var previews: [PreviewLine] = []

  /// Creates the interface of an empty bundle.
  public init() {}

  /// Visits every field with an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("name", &name, default: "")
    try archive.list("widgets", &widgets, limit: 1000)
    try archive.flag("hasDeadlyPreviews", &hasDeadlyPreviews)
    try archive.flag("kindsVary", &kindsVary)
    try archive.list("givenDates", &givenDates, limit: 1000)
    try archive.list("previews", &previews, limit: 10_000)
  }
}

/// A date in the user's data.
public struct GivenDate: Archivable {
  /// The date.
  public var date = WallDate.defaultStart

  /// Creates the date at which every device starts.
  public init() {}

  /// Creates a date.
  public init(_ date: WallDate) { self.date = date }

  /// Visits every field with an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.date("date", &date, default: .defaultStart)
  }
}

/// The interface of one declaration of a bundle.
public struct WidgetInterface: Archivable {
  /// The kind of a declaration.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// A widget with a timeline provider.
    case timeline
    case control
    case activity
    /// A declaration that cannot be placed.
    case empty
  }

  /// The kind of the declaration.
  public var role = Role.timeline

  /// The kind that the configuration names.
  public var kind = ""

  /// The name of the Swift type.
  public var typeName = ""

  /// The name in the gallery.
  public var displayName = ""

  /// The description in the gallery.
  public var summary = ""

  /// The families in which it can be placed, in declaration order.
  public var families: [FamilyLine] = []

  /// The type of the configuration intent, empty for a static configuration.
  public var configuration = ""

  /// True if it has a push handler.
  public var isPushEnabled = false

  /// True if the default content margins are off.
  public var hasNoMargins = false

  /// True if the container background is never removed.
  public var keepsBackground = false

  /// Creates the interface of a widget that cannot be placed.
  public init() {}

  /// Visits every field with an archive.
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

  /// Visits every field with an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("family", &family, isAlwaysWritten: true)
  }
}
