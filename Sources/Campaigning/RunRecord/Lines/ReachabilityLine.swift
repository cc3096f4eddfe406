import WidgetModel

/// The number of cases in which each kind of input, a goal, came in a condition of a placed widget.
public struct ReachabilityLine: Archivable, Hashable {
  /// One kind of input.
  public struct Input: Archivable, Hashable {
    /// The input's kind.
    public var kind = ""
    /// The number of cases in which it came in the condition.
    public var cases: Int64 = 0

    /// Creates an empty line.
    public init() {}

    /// Shows every field to an archive.
    public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
      try archive.text("kind", &kind, default: "")
      try archive.integer("cases", &cases, in: .natural, default: 0)
    }
  }

  /// The fewest cases in which a goal counts as reached.
  public static let leastCases: Int64 = 3

  /// A description of the condition.
  public var condition = ""
  /// The reason why no widget can be in the condition here, empty if one can.
  public var why = ""
  /// The kinds of inputs.
  public var inputs: [Input] = []

  /// Creates an empty line.
  public init() {}

  /// The kinds of inputs that came in too few cases; none if no widget can be in the condition.
  public var unreached: [Input] {
    why.isEmpty ? inputs.filter { $0.cases < ReachabilityLine.leastCases } : []
  }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("condition", &condition, default: "")
    try archive.text("why", &why, default: "")
    try archive.list("inputs", &inputs, limit: 100)
  }
}
