/// The script for one request to a widget's code: zero or more answers.
public struct ScriptedCall: Archivable {
  /// The answers in the order of their earliest due times; none means never.
  public var answers: [ScriptedAnswer] = []

  /// Creates a call that is never answered.
  public init() {}

  /// Creates a call with some answers.
  public init(_ answers: ScriptedAnswer...) { self.answers = answers }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.list("answers", &answers, limit: 10)
  }
}

/// One answer of a widget's code, with dates relative to the request's wall date.
public struct ScriptedAnswer: Archivable {
  /// The kind of answer.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case timeline
    /// One entry, as for placeholders and snapshots.
    case entry
    case error
    case value
  }

  /// The reload policy of a scripted timeline.
  public enum Policy: String, CaseIterable, Hashable, Sendable {
    case never
    case atEnd
    /// At ``ScriptedAnswer/after`` from the request.
    case after
  }

  /// The time from the request to the answer.
  public var delay: Interval = .zero

  /// The kind of answer.
  public var kind: Kind = .timeline

  /// The entries of a timeline; a single entry's view is that of the first.
  public var entries: [ScriptedEntry] = []

  /// True if a control is on.
  public var isOn = false

  /// The reload policy of a timeline.
  public var policy: Policy = .never

  /// For the policy `after`, the date relative to the request.
  public var after: Interval = .zero

  /// The bytes that each entry adds to the archive.
  public var entrySize: Int64 = 0

  /// The peak memory of the process in bytes.
  public var memory: Int64 = 0

  /// Creates an empty timeline, answered at once.
  public init() {}

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let century = Scenario.longest
    let past = Interval.zero - century
    try archive.interval("delay", &delay, in: .zero...century, default: .zero)
    try archive.choice("kind", &kind)
    if kind == .value { try archive.flag("isOn", &isOn) }
    if kind == .timeline || kind == .entry {
      try archive.list("entries", &entries, limit: 10_000)
    }
    if kind == .timeline {
      try archive.choice("policy", &policy)
      if policy == .after {
        try archive.interval("after", &after, in: past...century, default: .zero)
      }
      try archive.integer("entrySize", &entrySize, in: 0...1_000_000_000, default: 0)
    }
    try archive.integer("memory", &memory, in: 0...100_000_000_000, default: 0)
  }
}

/// One entry of a scripted answer.
public struct ScriptedEntry: Archivable {
  /// The entry's date relative to the request's wall date.
  public var offset: Interval = .zero

  /// The index of the entry's view in ``Widget/views``.
  public var view = 0

  /// True if a second run of the content closure makes the next view instead (TL-25).
  public var isImpure = false

  /// Creates an entry dated now with the first view.
  public init() {}

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let century = Scenario.longest
    try archive.interval(
      "offset",
      &offset,
      in: (Interval.zero - century)...century,
      default: .zero
    )
    try archive.integer("view", &view, in: 0...9999)
    try archive.flag("isImpure", &isImpure)
  }
}

/// The behavior of a widget's intent when it runs.
public struct ScriptedIntent: Archivable {
  /// The way in which a run ends.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    case returns
    /// Throws an error.
    case fails
    case hangs
  }

  /// The time that a run takes.
  public var delay: Interval = .zero

  /// The way in which a run ends.
  public var outcome: Outcome = .returns

  /// The peak memory of the process in bytes.
  public var memory: Int64 = 0

  /// Creates an intent that returns at once.
  public init() {}

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.interval("delay", &delay, in: .zero...Scenario.longest, default: .zero)
    try archive.choice("outcome", &outcome)
    try archive.integer("memory", &memory, in: 0...100_000_000_000, default: 0)
  }
}

extension ViewTree: Archivable {
  /// Creates an empty tree.
  public init() { self.init(nodes: []) }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.list("nodes", &nodes, limit: 1000)
  }
}

extension ViewNode: Archivable {
  /// Creates a text at the root.
  public init() { self.init(.text) }

  /// Lists the fields for an archive.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("kind", &kind, isAlwaysWritten: true)
    try archive.integer("depth", &depth, in: 0...99)
    try archive.integer("target", &target, in: 0...999)
    try archive.flag("isOn", &isOn)
    try archive.text("text", &text, default: "")
  }
}
