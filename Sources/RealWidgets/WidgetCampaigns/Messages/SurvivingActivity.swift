import WidgetModel

/// A running Live Activity as the app's next process finds it.
package struct SurvivingActivity: Archivable, Hashable {
  package var attributesName = ""

  package var attributes = ""

  package var state = ""

  /// The date at which the content becomes stale, in microseconds since 1970; -1 for none.
  package var staleDate: Int64 = -1

  package init() {}

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("attributesName", &attributesName, default: "")
    try archive.text("attributes", &attributes, default: "")
    try archive.text("state", &state, default: "")
    try archive.integer("staleDate", &staleDate, in: -1...Int64.max, default: -1)
  }
}
