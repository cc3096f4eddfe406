import WidgetModel

/// What code reckoned with a calendar or read as a day, and where it asked for it.
package struct ReckoningLine: Archivable, Hashable {
  /// What can be reckoned.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The days from one date to another.
    case days
    /// The year of a date, or the years from one date to another.
    case year
    /// The currency of a locale, whose number is 0.
    case currency
    /// The day that a text without a time names, as days since the first of January 1970.
    case plainDay
    /// The moment that code writes as a text with a day in figures, in seconds since 1970.
    case written
    /// A text with digits in which a formatter of the region found no number; the number is 0.
    case unreadNumber
  }

  package var kind = Kind.days
  package var number: Int64 = 0

  /// Where, empty where that is not known.
  package var place = ""

  package init() {}

  package init(_ kind: Kind, _ number: Int, at place: String) {
    self.kind = kind
    self.number = Int64(number)
    self.place = place
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("kind", &kind, isAlwaysWritten: true)
    try archive.integer("number", &number, in: Int64.min...Int64.max, default: 0)
    try archive.text("place", &place, default: "")
  }
}
