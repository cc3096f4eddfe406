import Clauses

/// The expectations in Swift source, written as `// widgetcheck:expect CLAUSE reason`.
///
/// A comment on its own line covers its clause in the same file, and in the file's widgets if a
/// finding names no source line. After code it covers only that line.
public struct SourceExpectations: Hashable, Sendable {
  /// The word after the slashes that begins such a comment.
  public static let keyword = "widgetcheck:expect"

  /// The expectations in line order.
  public private(set) var expectations: [ExpectedFailure] = []

  /// The invalid comments.
  public private(set) var errors: [ExpectationError] = []

  /// Scans the text of a file in O(length of the text).
  public init(scanning text: String, file: String) {
    var scanner = CommentScanner()
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The last line with code: comments before and after it may be about different types.
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
      parseExpectation(rest, at: place)
      if !isBehindCode, let clause = rest.first { places[clause] = index + 1 }
    }
  }

  private mutating func parseExpectation(_ words: [String], at place: ExpectedFailure.Place) {
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
