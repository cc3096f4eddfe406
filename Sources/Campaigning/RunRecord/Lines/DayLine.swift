import WidgetModel

/// The simulated day of one placed widget.
public struct DayLine: Archivable {
  /// The widget's kind.
  public var widget = ""
  /// The family in which it is placed.
  public var family = ""
  /// The configuration in readable form.
  public var configuration = ""
  /// The time on the phone's clock at the start.
  public var clock = ""
  /// The length of the day, in microseconds.
  public var length: Int64 = 0
  /// The events, in order.
  public var events: [DayEventLine] = []
  /// The number of events that were left out because there were too many.
  public var omitted: Int64 = 0
  /// The capacity of the budget, in thousandths of a reload; 0 if reloads are not limited.
  public var capacity: Int64 = 0
  /// The remaining budget at each instant at which it was counted.
  public var budget: [BudgetLine] = []
  /// The lives of the code's Live Activities, reported with the first of its placements.
  public var activities = ActivitiesLine()
  /// The freshness of the shown content, measured for one of a widget's families.
  public var freshness = FreshnessLine()

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.text("widget", &widget, default: "")
    try archive.text("family", &family, default: "")
    try archive.text("configuration", &configuration, default: "")
    try archive.text("clock", &clock, default: "")
    try archive.integer("length", &length, in: natural, default: 0)
    try archive.list("events", &events, limit: 100_000)
    try archive.integer("omitted", &omitted, in: natural, default: 0)
    try archive.integer("capacity", &capacity, in: natural, default: 0)
    try archive.list("budget", &budget, limit: 100_000)
    try archive.record("activities", &activities)
    try archive.record("freshness", &freshness)
  }
}

/// One event of a placed widget's day.
public struct DayEventLine: Archivable {
  /// The kind of event.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An entry or the placeholder is shown from now on.
    case shown
    /// The app, the code itself or a push asks for a reload.
    case called
    case granted
    /// The widget's code was asked for a timeline.
    case asked
    case held
    /// A reload was given up for good.
    case dropped
    case failed
    case tapped
  }

  /// The instant, in microseconds since the start of the day.
  public var at: Int64 = 0
  /// The kind of event.
  public var kind = Kind.shown
  /// A short description of the event.
  public var text = ""
  /// The charge of a granted reload: 1 or 0.
  public var charge: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Creates a line.
  public init(_ kind: Kind, at: Int64, _ text: String, charge: Int64 = 0) {
    self.kind = kind
    self.at = at
    self.text = text
    self.charge = charge
  }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("at", &at, in: .natural, default: 0)
    try archive.choice("kind", &kind, isAlwaysWritten: true)
    try archive.text("text", &text, default: "")
    try archive.integer("charge", &charge, in: .natural, default: 0)
  }
}

/// The remaining budget at an instant.
public struct BudgetLine: Archivable {
  /// The instant, in microseconds since the start of the day.
  public var at: Int64 = 0
  /// The remaining budget, in thousandths of a reload.
  public var left: Int64 = 0

  /// Creates an empty line.
  public init() {}

  /// Creates a line.
  public init(at: Int64, left: Int64) {
    self.at = at
    self.left = left
  }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("at", &at, in: .natural, default: 0)
    try archive.integer("left", &left, in: .natural, default: 0)
  }
}
