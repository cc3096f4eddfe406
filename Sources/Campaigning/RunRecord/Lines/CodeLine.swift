import WidgetModel

/// Details about the subject's code in a finding: source lines, the call stack, and printed output.
public struct CodeLine: Archivable {
  /// The lines around the one that the finding names; empty if the file is not available.
  public var excerpt: [ExcerptLine] = []

  /// The calls on the stack, innermost first, in readable names with their lines.
  public var calls: [String] = []

  /// The last lines that the code printed or logged in the case.
  public var output: [String] = []

  /// The synthesized values of the case, such as a network that is offline.
  public var sampled: [String] = []

  /// Creates empty details.
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

  /// The line's text.
  public var text = ""

  /// True if the finding names this line.
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
    try archive.integer("number", &number, in: .natural, default: 0)
    try archive.text("text", &text, default: "")
    try archive.flag("isNamed", &isNamed)
  }
}
