/// The parts of the content of a Live Activity that the system uses.
public struct ActivityContent: Archivable {
  /// The size in bytes of static attributes and dynamic state together (LA-01).
  public var bytes: Int32 = 400

  /// The relevance by which several activities are ordered, highest first (LA-12).
  public var relevance: Int16 = 0

  /// True if an alert comes with it (LA-13).
  public var alerts = false

  /// The time from the call to the stale date: zero for none, negative for a past date (LA-07).
  public var staleAfter = Interval.zero

  /// Creates content of a usual size that never becomes stale.
  public init() {}

  /// Creates content.
  public init(
    bytes: Int32 = 400,
    staleAfter: Interval = .zero,
    relevance: Int16 = 0,
    alerts: Bool = false
  ) {
    self.bytes = bytes
    self.staleAfter = staleAfter
    self.relevance = relevance
    self.alerts = alerts
  }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("bytes", &bytes, in: 0...1_000_000, default: 400)
    try archive.interval("staleAfter", &staleAfter, in: .days(-366)...(.days(366)), default: .zero)
    try archive.integer("relevance", &relevance, in: -1000...1000)
    try archive.flag("alerts", &alerts)
  }

  /// Visits the age of content, by which its timestamp lies in the past (LA-11).
  static func visitAge<Visitor: Archive>(_ age: inout Interval, _ archive: inout Visitor) throws {
    try archive.interval("age", &age, in: .zero...(.days(366)), default: .zero)
  }
}

/// The time for which an ended Live Activity stays on the Lock Screen (LA-09).
public enum DismissalPolicy: Hashable, Sendable {
  /// As long as the system allows.
  case byDefault
  /// Not at all.
  case immediate
  /// Until the given time after the end; negative for a past date.
  case after(Interval)
}

extension DismissalPolicy {
  private enum Word: String, CaseIterable, Hashable { case byDefault, immediate, after }

  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws {
    var word: Word
    var time = Interval.zero
    switch self {
    case .byDefault: word = .byDefault
    case .immediate: word = .immediate
    case .after(let own): (word, time) = (.after, own)
    }
    try archive.choice("dismissal", &word)
    // Always visited, so that all stimuli of a word have the same number of fields.
    try archive.interval("dismissedAfter", &time, in: .days(-366)...(.days(366)), default: .zero)
    self =
      switch word {
      case .byDefault: .byDefault
      case .immediate: .immediate
      case .after: .after(time)
      }
  }
}
