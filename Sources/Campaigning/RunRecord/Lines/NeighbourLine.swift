import WidgetModel

/// A scenario that differs from a finding's in one value, and in which the clause holds.
public struct NeighbourLine: Archivable {
  /// The line of the finding's text that differs.
  public var line = ""

  /// The same line with the last value that breaks the clause, empty where that is the finding's own.
  public var breaking = ""

  /// The same line, where the clause holds.
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
