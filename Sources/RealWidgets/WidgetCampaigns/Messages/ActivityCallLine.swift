import WidgetModel

/// A call of the code about a Live Activity.
package struct ActivityCallLine: Archivable, Hashable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case start, update, end
  }

  package var kind = Kind.start

  package var place = ""

  package init() {}

  package init(_ kind: Kind, at place: String) {
    self.kind = kind
    self.place = place
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.choice("kind", &kind)
    try archive.text("place", &place, default: "")
  }
}
