import WidgetModel

/// In how many cases of a run each kind of input came while a placed widget was in some condition.
///
/// What was never tried proves nothing: each pair is a goal of the generator's.
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
      try archive.integer("cases", &cases, in: 0...Int64.max, default: 0)
    }
  }

  /// The least number of cases in which a goal counts as reached.
  public static let leastCases: Int64 = 3

  /// The condition, in words.
  public var condition = ""
  /// Why no widget can come into it here, empty when one can.
  public var why = ""
  /// The kinds of inputs.
  public var inputs: [Input] = []

  /// Creates an empty line.
  public init() {}

  /// The kinds of inputs that came in too few cases, none where no widget comes into the condition.
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
