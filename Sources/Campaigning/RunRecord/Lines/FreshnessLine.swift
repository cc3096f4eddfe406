import WidgetModel

/// The freshness of a widget over a day: its content compared with new answers for the same data.
public struct FreshnessLine: Archivable {
  /// The moments at which the code was asked again, in order.
  public var moments: [FreshMomentLine] = []
  /// The number of reloads after the first timeline.
  public var reloads: Int64 = 0
  /// The number of those whose timelines changed nothing that is shown.
  public var unchanged: Int64 = 0
  /// True if the same question has several answers, which makes a comparison meaningless.
  public var isRandom = false
  /// True if the code got synthesized values; with others the widget may change at other times.
  public var isOfMadeUpData = false

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.list("moments", &moments, limit: 10_000)
    try archive.integer("reloads", &reloads, in: natural, default: 0)
    try archive.integer("unchanged", &unchanged, in: natural, default: 0)
    try archive.flag("isRandom", &isRandom)
    try archive.flag("isOfMadeUpData", &isOfMadeUpData)
  }
}

/// The content of a widget at a moment, compared with a new answer.
public struct FreshMomentLine: Archivable {
  /// The result of the comparison.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// The widget shows the same as a new answer.
    case fresh
    /// A new answer differs, though only time has passed.
    case outdated
    /// A new answer differs, but also from one a minute later: it may contain its own time.
    case untold
  }

  /// The moment, in microseconds since the start of the day.
  public var at: Int64 = 0
  /// The result of the comparison.
  public var state = State.fresh
  /// The shown content in a few words, if it is outdated.
  public var shown = ""
  /// The content of a new answer.
  public var due = ""

  /// Creates an empty line.
  public init() {}

  /// Creates a line.
  public init(_ state: State, at: Int64, shown: String = "", due: String = "") {
    self.state = state
    self.at = at
    self.shown = shown
    self.due = due
  }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("at", &at, in: .natural, default: 0)
    try archive.choice("state", &state, isAlwaysWritten: true)
    try archive.text("shown", &shown, default: "")
    try archive.text("due", &due, default: "")
  }
}
