import WidgetModel

/// A calendar computation of the code or a day that it parsed, with the place.
package struct ReckoningLine: Archivable, Hashable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The days from one date to another.
    case days
    /// The year of a date, or the years from one date to another.
    case year
    /// The currency of a locale; the number is 0.
    case currency
    /// The day of a text without a time, as days since January 1, 1970.
    case plainDay
    /// A moment that code formats as a text with a numeric day, in seconds since 1970.
    case written
    /// A text with digits in which a formatter of the region found no number; the number is 0.
    case unreadNumber
  }

  package var kind = Kind.days
  package var number: Int64 = 0

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
