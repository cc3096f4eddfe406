import WidgetModel

/// The use of a configuration's parameter during a timeline request.
package struct ParameterUse: Archivable, Hashable {
  package var name = ""

  package var place = ""

  package var isRead = false

  package var isSet = false

  package init() {}

  package init(_ name: String, at place: String, isRead: Bool, isSet: Bool) {
    self.name = name
    self.place = place
    self.isRead = isRead
    self.isSet = isSet
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("name", &name, default: "")
    try archive.text("place", &place, default: "")
    try archive.flag("isRead", &isRead)
    try archive.flag("isSet", &isSet)
  }
}
