import WidgetModel

/// What a finding tells of the subject's code: the lines round the one that it names, the calls that led
/// there, and what the code printed in the case.
public struct CodeLine: Archivable {
  /// The lines round the one that the finding names; empty where the file is not at hand.
  public var excerpt: [ExcerptLine] = []

  /// The calls of the code that were under way, innermost first, in readable names with their lines.
  public var calls: [String] = []

  /// The last lines that the code printed or logged in the case.
  public var output: [String] = []

  /// The values that were drawn up round the code, such as a network that is offline.
  public var sampled: [String] = []

  /// Creates the account of code of which nothing is known.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.list("excerpt", &excerpt, limit: 100)
    try archive.texts("calls", &calls, limit: 1000)
    try archive.texts("drawnUp", &sampled, limit: 1000)
    try archive.texts("output", &output, limit: 1000)
  }
}

/// A line of a source file.
public struct ExcerptLine: Archivable {
  /// The line's number, from 1.
  public var number: Int64 = 0

  /// What stands in it.
  public var text = ""

  /// Whether the finding names it.
  public var isNamed = false

  /// Creates an empty line.
  public init() {}

  /// Creates a line.
  public init(_ number: Int, _ text: String, isNamed: Bool) {
    self.number = Int64(number)
    self.text = text
    self.isNamed = isNamed
  }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.integer("number", &number, in: 0...Int64.max, default: 0)
    try archive.text("text", &text, default: "")
    try archive.flag("isNamed", &isNamed)
  }
}
