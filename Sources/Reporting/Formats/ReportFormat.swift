/// A format of a run's printed result.
public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  case text
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

  /// True if results of several runs can follow each other in one output.
  public var canBeRepeated: Bool {
    switch self {
    case .text, .lines, .xcode: true
    case .json, .sarif, .checkstyle, .codeclimate: false
    }
  }
}
