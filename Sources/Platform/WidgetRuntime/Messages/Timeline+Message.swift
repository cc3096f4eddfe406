import WidgetModel

extension Timeline: Archivable {
  /// Creates a timeline without entries.
  public init() { self.init(entries: [], policy: .atEnd) }

  /// Lists the fields for an archive.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.list("entries", &entries, limit: 1_000_000)
    try archive.record("policy", &policy)
    try archive.integer("archiveSize", &archiveSize, in: .min ... .max, default: 0)
  }
}

extension ReloadPolicy: Archivable {
  private enum Word: String, CaseIterable, Hashable { case atEnd, after, never }

  /// Creates the policy that asks again at the end.
  public init() { self = .atEnd }

  /// Lists the fields for an archive.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var date = WallDate.defaultStart
    var word: Word
    switch self {
    case .atEnd: word = .atEnd
    case .after(let own): (word, date) = (.after, own)
    case .never: word = .never
    }
    try archive.choice("kind", &word, isAlwaysWritten: true)
    switch word {
    case .atEnd: self = .atEnd
    case .after:
      try archive.date("date", &date, default: .defaultStart)
      self = .after(date)
    case .never: self = .never
    }
  }
}

extension TimelineEntry: Archivable {
  /// Creates an entry of the first view.
  public init() { self.init(date: .defaultStart, view: ViewID(0)) }

  /// Lists the fields for an archive; `viewAgain` only if it differs from `view`.
  @_specialize(where Visitor == MessageReader)
  @_specialize(where Visitor == MessageWriter)
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let isImpure = viewAgain != view
    try archive.date("date", &date, default: .defaultStart)
    try archive.identifier("view", &view)
    if archive.has("viewAgain", isImpure) {
      try archive.identifier("viewAgain", &viewAgain)
    } else {
      viewAgain = view
    }
  }
}
