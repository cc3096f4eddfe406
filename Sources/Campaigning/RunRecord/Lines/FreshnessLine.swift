import WidgetModel

/// Whether what a placed widget shows on a day is what its code would answer at that moment, with the same data.
public struct FreshnessLine: Archivable {
  /// The moments at which the code was asked anew, in order; none where nobody asked.
  public var moments: [FreshMomentLine] = []
  /// The reloads after the first timeline.
  public var reloads: Int64 = 0
  /// Those of them whose timelines show nothing that the ones before would not have shown.
  public var unchanged: Int64 = 0
  /// Whether the same question has several answers, so that nothing can be told.
  public var isRandom = false
  /// Whether the code got values that were made up: with other ones the widget may change at other times.
  public var isOfMadeUpData = false

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = 0...Int64.max
    try archive.list("moments", &moments, limit: 10_000)
    try archive.integer("reloads", &reloads, in: natural, default: 0)
    try archive.integer("unchanged", &unchanged, in: natural, default: 0)
    try archive.flag("isRandom", &isRandom)
    try archive.flag("isOfMadeUpData", &isOfMadeUpData)
  }
}

/// What a widget shows at a moment, beside a new answer.
public struct FreshMomentLine: Archivable {
  /// How the two compare.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// The widget shows what a new answer shows.
    case fresh
    /// A new answer shows something else, though only time has passed.
    case outdated
    /// A new answer differs, but it differs from one a minute later, too: it may say when it was made.
    case untold
  }

  /// When, in microseconds since the start of the day.
  public var at: Int64 = 0
  /// How they compare.
  public var state = State.fresh
  /// What the widget shows, in a few words, where it is outdated.
  public var shown = ""
  /// What a new answer shows there.
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
    try archive.integer("at", &at, in: 0...Int64.max, default: 0)
    try archive.choice("state", &state, isAlwaysWritten: true)
    try archive.text("shown", &shown, default: "")
    try archive.text("due", &due, default: "")
  }
}
