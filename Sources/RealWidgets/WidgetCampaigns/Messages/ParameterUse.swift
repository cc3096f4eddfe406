import WidgetModel

/// What became of a parameter of a configuration while a widget was asked for its timeline.
package struct ParameterUse: Archivable, Hashable {
  /// Its name.
  package var name = ""

  /// Where it is declared.
  package var place = ""

  /// Whether code has asked for its value.
  package var isRead = false

  /// Whether it has a value.
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
