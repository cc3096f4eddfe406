import WidgetModel

/// The entities that a query offers to a person.
package struct EntityOffer: Archivable, Hashable {
  /// The query's type.
  package var query = ""

  /// The ids, in the order of the offer.
  package var ids: [String] = []

  /// What a person reads of each.
  package var titles: [String] = []

  /// Where the code offers them, empty where that is not known.
  package var place = ""

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("query", &query, default: "")
    try archive.texts("ids", &ids, limit: 100_000)
    try archive.texts("titles", &titles, limit: 100_000)
    try archive.text("place", &place, default: "")
  }
}
