import Clauses
import WidgetModel

/// What was due beside what happened, with the limit between them and whose word it is.
public struct ComparisonLine: Archivable {
  /// What the clause demands in the case at hand.
  public var expected = ""
  /// What happened.
  public var actual = ""
  /// The number between the two with its unit, empty where none divides them.
  public var limit = ""
  /// Who says so: the name of a ``ProfileSource/Kind``, empty where the code or the run itself does.
  public var source = ""
  /// The fact or assumption that states the number.
  public var fact = ""
  /// When the limit was reached, in microseconds since the start; -1 of what is no time.
  public var due: Int64 = -1

  /// Creates an empty comparison.
  public init() {}

  /// The line of a comparison.
  public init(_ comparison: Comparison) {
    expected = comparison.expected
    actual = comparison.actual
    guard let limit = comparison.limit else { return }
    self.limit = limit.value
    source = limit.source?.kind.rawValue ?? ""
    fact = limit.source?.text ?? ""
    due = limit.due.map { max(0, $0.microseconds) } ?? -1
  }

  /// The comparison of the line, `nil` of an empty one.
  public var comparison: Comparison? {
    guard !expected.isEmpty || !actual.isEmpty else { return nil }
    guard !limit.isEmpty else { return Comparison(expected: expected, actual: actual) }
    let known = ProfileSource.Kind(named: source).flatMap { ProfileSource($0, fact) }
    let instant = due < 0 ? nil : Instant(microseconds: due)
    return Comparison(
      expected: expected,
      actual: actual,
      limit: Limit(limit, known, due: instant)
    )
  }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("expected", &expected, default: "")
    try archive.text("actual", &actual, default: "")
    try archive.text("limit", &limit, default: "")
    try archive.text("source", &source, default: "")
    try archive.text("fact", &fact, default: "")
    try archive.integer("due", &due, in: -1...Int64.max, default: -1)
  }
}
