import Clauses

/// The expectations that stand in Swift source as `// widgetcheck:expect CLAUSE reason`.
///
/// The comment covers findings of its clause whose source line lies in the same file, and those of the
/// file's widgets that name no source line. Behind code it covers those of its own line alone. What
/// looks like such a comment inside a string literal or a block comment is none.
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
    // Where code stood last, which parts comments that may be about different types.
    var lastCode = 0
    var places: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      let comment = scanner.comment(in: row)
      let code = row[..<(comment?.startIndex ?? row.endIndex)]
      let isBehindCode = code.contains { !$0.isWhitespace && $0 != "/" }
      if isBehindCode { lastCode = index + 1 }
      guard let comment else { continue }
      let words = comment.split(whereSeparator: \.isWhitespace)
      guard words.first.map(String.init) == SourceExpectations.keyword else { continue }
      let place = ExpectedFailure.Place(
        file: file,
        line: index + 1,
        isSource: true,
        isLine: isBehindCode
      )
      let rest = words.dropFirst().map(String.init)
      if !isBehindCode, let clause = rest.first, let line = places[clause], line > lastCode {
        complain(place, "\(clause) is expected on line \(line) already; keep one")
        continue
      }
      take(rest, at: place)
      if !isBehindCode, let clause = rest.first { places[clause] = index + 1 }
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
    let reason = words.dropFirst().joined(separator: " ")
    expectations.append(ExpectedFailure(clause: clause, reason: reason, place: place))
  }

  private mutating func complain(_ place: ExpectedFailure.Place, _ problem: String) {
    errors.append(ExpectationError(place, problem))
  }
}
