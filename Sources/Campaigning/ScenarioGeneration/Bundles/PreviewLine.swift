import WidgetModel

/// An entry of the code's own previews.
public struct PreviewLine: Archivable, Hashable {
  /// The index in the bundle of the previewed widget.
  public var widget: Int64 = 0

  /// The previewed family.
  public var family = Family.systemSmall

  /// The preview's name, with the entry's number if it shows several.
  public var name = ""

  /// Creates the line of a preview without a name.
  public init() {}

  /// Creates a line.
  public init(widget: Int, _ family: Family, _ name: String) {
    self.widget = Int64(widget)
    self.family = family
    self.name = name
  }

  /// Visits every field with an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("widget", &widget, in: 0...Int64(Int32.max), default: 0)
    try archive.choice("family", &family)
    try archive.text("name", &name, default: "")
  }
}
