/// What a placed widget shows.
public enum Display: Hashable, Sendable {
  /// The placeholder.
  case placeholder
  /// An entry of a timeline, by its place in the provider's own order.
  case entry(TimelineID, Int32)
}

extension Display: Archivable {
  private enum Word: String, CaseIterable, Hashable { case placeholder, entry }

  /// Creates the placeholder.
  public init() { self = .placeholder }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var timeline = TimelineID(0)
    var entry: Int32 = 0
    var word = Word.placeholder
    if case .entry(let id, let number) = self { (word, timeline, entry) = (.entry, id, number) }
    try archive.choice("kind", &word, isAlwaysWritten: true)
    switch word {
    case .placeholder: self = .placeholder
    case .entry:
      try archive.identifier("timeline", &timeline)
      try archive.integer("entry", &entry, in: Int64(Int32.min)...Int64(Int32.max))
      self = .entry(timeline, entry)
    }
  }
}
