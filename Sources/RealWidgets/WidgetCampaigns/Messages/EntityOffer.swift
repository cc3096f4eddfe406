import WidgetModel

/// The entities that a query offers to a person.
package struct EntityOffer: Archivable, Hashable {
  package var query = ""

  package var ids: [String] = []

  package var titles: [String] = []

  package var place = ""

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("query", &query, default: "")
    try archive.texts("ids", &ids, limit: 100_000)
    try archive.texts("titles", &titles, limit: 100_000)
    try archive.text("place", &place, default: "")
  }
}
