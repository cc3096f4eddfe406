/// The content that a placed widget shows.
public enum Display: Hashable, Sendable {
  case placeholder
  /// An entry of a timeline, by its index in the provider's own order.
  case entry(TimelineID, Int32)
  /// Nothing, because the widget's kind no longer exists (FM-08).
  case blank
}

extension Display: Archivable {
  private enum Word: String, CaseIterable, Hashable { case placeholder, entry, blank }

  /// Creates the placeholder.
  public init() { self = .placeholder }

  /// Lists the fields for an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    var timeline = TimelineID(0)
    var entry: Int32 = 0
    var word = Word.placeholder
    switch self {
    case .placeholder: break
    case .entry(let id, let number): (word, timeline, entry) = (.entry, id, number)
    case .blank: word = .blank
    }
    try archive.choice("kind", &word, isAlwaysWritten: true)
    switch word {
    case .placeholder: self = .placeholder
    case .blank: self = .blank
    case .entry:
      try archive.identifier("timeline", &timeline)
      try archive.integer("entry", &entry, in: Int64(Int32.min)...Int64(Int32.max))
      self = .entry(timeline, entry)
    }
  }
}
