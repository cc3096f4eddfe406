import WidgetModel

/// A scenario that differs from a finding's in one value and does not break the clause.
public struct NeighbourLine: Archivable {
  /// The line of the finding's text that differs.
  public var line = ""

  /// The same line with the last breaking value, empty if that is the finding's own.
  public var breaking = ""

  /// The same line with a value that does not break the clause.
  public var holding = ""

  /// Creates an empty line.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("line", &line, default: "")
    try archive.text("breaking", &breaking, default: "")
    try archive.text("holding", &holding, default: "")
  }
}
