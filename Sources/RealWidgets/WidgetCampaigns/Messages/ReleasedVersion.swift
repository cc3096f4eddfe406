import RunRecord
import WidgetModel

/// The widgets of the released version, to compare a bundle's declarations with.
package struct ReleasedVersion: Archivable {
  /// The widgets with timelines; no source says what happens to others.
  package private(set) var widgets: [ReleasedWidget] = []

  package init() {}

  /// Reads the widgets of a record; `nil` if it has none.
  package init?(_ record: RunRecord) {
    var kinds: Set<String> = []
    for widget in record.widgets where widget.code == .timeline && !widget.kind.isEmpty {
      guard kinds.insert(widget.kind).inserted else { continue }
      widgets.append(ReleasedWidget(kind: widget.kind, type: widget.type))
    }
    if widgets.isEmpty { return nil }
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.list("widgets", &widgets, limit: 10_000)
  }
}

package struct ReleasedWidget: Archivable {
  package var kind = ""
  package var type = ""

  package init() {}

  init(kind: String, type: String) {
    self.kind = kind
    self.type = type
  }

  package mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("kind", &kind, default: "")
    try archive.text("type", &type, default: "")
  }
}
