import Clauses
import WidgetModel

/// A file of expectations: one JSON object per line, for readable diffs.
///
/// The first line is `{"format":1}`. Blank lines and `//` or `#` lines survive a rewrite.
public struct ExpectationFile: Hashable, Sendable {
  enum Line: Hashable, Sendable {
    /// A comment or a blank line.
    case remark(String)
    case expectation(ExpectedFailure)
  }

  /// The file name as the user gave it.
  public let name: String

  var lines: [Line] = []

  /// The version of the format that this code reads and writes.
  public static let format: Int64 = 1

  /// Creates an empty file.
  public init(name: String) { self.name = name }

  /// The expectations in line order.
  public var expectations: [ExpectedFailure] {
    lines.compactMap { line in
      guard case .expectation(let expectation) = line else { return nil }
      return expectation
    }
  }

  /// The file's text.
  public var text: String {
    let written = lines.map { line in
      switch line {
      case .remark(let text): text
      case .expectation(let expectation): ExpectationFile.line(expectation)
      }
    }
    return (["{\"format\":\(ExpectationFile.format)}"] + written).map { $0 + "\n" }.joined()
  }

  /// Returns an expectation as one line, without its empty fields.
  static func line(_ expectation: ExpectedFailure) -> String {
    let fields = [
      ("clause", expectation.clause), ("subject", expectation.subject),
      ("match", expectation.match), ("reason", expectation.reason), ("link", expectation.link),
      ("until", expectation.until?.description ?? ""),
    ]
    return JSON.object(
      fields.filter { !$0.1.isEmpty }.map { JSON.Member($0.0, .string($0.1)) }
    ).description
  }
}
