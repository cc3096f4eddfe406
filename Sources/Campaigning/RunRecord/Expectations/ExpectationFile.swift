import Clauses
import WidgetModel

/// A file of expectations: one JSON object a line, so that each has a line of its own in a diff.
///
/// The first line is `{"format":1}`. Blank lines and lines that begin with `//` or `#` are kept as
/// they are when the file is rewritten.
public struct ExpectationFile: Hashable, Sendable {
  /// A line of the file.
  enum Line: Hashable, Sendable {
    /// A comment or a blank line.
    case remark(String)
    /// An expectation.
    case expectation(ExpectedFailure)
  }

  /// The file as the user named it.
  public let name: String

  var lines: [Line] = []

  /// The version of the format that this code reads and writes.
  public static let format: Int64 = 1

  /// Creates a file that expects nothing.
  public init(name: String) { self.name = name }

  /// The expectations in the order of the lines.
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

  /// An expectation as one line, its empty fields left out.
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
