/// A format in which the result of a run is printed.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// The summary for people.
  case text
  /// One JSON document for programs.
  case json
  /// The lines of the run record.
  case lines
  /// The lines that Xcode's build log reads.
  case xcode
  /// SARIF 2.1.0, which code hosts and editors read.
  case sarif
  /// Checkstyle's XML, which CI servers read.
  case checkstyle
  /// The JSON of code quality that GitLab reads.
  case codeclimate

  /// Whether results of several runs can follow one another in one output.
  public var canBeRepeated: Bool {
    switch self {
    case .text, .lines, .xcode: true
    case .json, .sarif, .checkstyle, .codeclimate: false
    }
  }
}
