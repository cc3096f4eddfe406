import RunRecord
import WidgetModel

/// The widgets of the version that people have, with which a bundle's declarations are compared.
package struct ReleasedVersion: Archivable {
  /// Its widgets with timelines; of others nobody knows what becomes of them.
  package private(set) var widgets: [ReleasedWidget] = []

  package init() {}

  /// Takes the widgets of a record; `nil` where the record tells of none.
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

/// A widget of the version that people have.
package struct ReleasedWidget: Archivable {
  /// Its kind.
  package var kind = ""
  /// The Swift type that declared it.
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
