import Clauses
import WidgetModel

/// The expected and the actual behaviour, with the limit between them and its source.
public struct ComparisonLine: Archivable {
  /// The behaviour that the clause requires in this case.
  public var expected = ""
  /// The actual behaviour.
  public var actual = ""
  /// The number between the two with its unit, empty if there is none.
  public var limit = ""
  /// The name of the limit's ``ProfileSource/Kind``, empty if it comes from the code or the run.
  public var source = ""
  /// The fact or assumption that states the number.
  public var fact = ""
  /// The instant of the limit, in microseconds since the start; -1 if it is not a time.
  public var due: Int64 = -1

  /// Creates an empty comparison.
  public init() {}

  /// Creates the line of a comparison.
  public init(_ comparison: Comparison) {
    expected = comparison.expected
    actual = comparison.actual
    guard let limit = comparison.limit else { return }
    self.limit = limit.value
    source = limit.source?.kind.rawValue ?? ""
    fact = limit.source?.text ?? ""
    due = limit.due.map { max(0, $0.microseconds) } ?? -1
  }

  /// The comparison of the line, `nil` if the line is empty.
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
