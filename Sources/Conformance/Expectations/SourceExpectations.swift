import Clauses

/// The expectations that stand in Swift source as `// widgetcheck:expect CLAUSE reason`.
///
/// The comment covers findings of its clause whose source line lies in the same file, and those
/// that name no source line. What looks like such a comment inside a string literal or a block
/// comment is none.
public struct SourceExpectations: Hashable, Sendable {
  /// What begins such a comment, behind the slashes.
  public static let keyword = "widgetcheck:expect"

  /// The expectations in the order of the lines.
  public private(set) var expectations: [ExpectedFailure] = []

  /// The comments that cannot be used.
  public private(set) var errors: [ExpectationError] = []

  /// Scans the text of a file.
  ///
  /// - Complexity: O(length of the text).
  public init(scanning text: String, file: String) {
    var scanner = CommentScanner()
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() {
      guard let comment = scanner.comment(in: row) else { continue }
      let words = comment.split(whereSeparator: \.isWhitespace)
      guard words.first.map(String.init) == SourceExpectations.keyword else { continue }
      let place = ExpectedFailure.Place(file: file, line: index + 1, isSource: true)
      take(words.dropFirst().map(String.init), at: place)
    }
  }

  private mutating func take(_ words: [String], at place: ExpectedFailure.Place) {
    guard let clause = words.first else {
      return complain(place, "no clause follows; write // \(SourceExpectations.keyword) CLAUSE why")
    }
    guard ExpectedFailure.isKnown(clause) else {
      return complain(place, ExpectedFailure.unknown(clause))
    }
    guard words.count > 1 else {
      return complain(place, "no reason follows \(clause); say why the failure is expected")
    }
    if let twin = expectations.first(where: { $0.clause == clause }) {
      return complain(place, "\(clause) is expected on line \(twin.place.line) already; keep one")
    }
    let reason = words.dropFirst().joined(separator: " ")
    expectations.append(ExpectedFailure(clause: clause, reason: reason, place: place))
  }

  private mutating func complain(_ place: ExpectedFailure.Place, _ problem: String) {
    errors.append(ExpectationError(place, problem))
  }
}
