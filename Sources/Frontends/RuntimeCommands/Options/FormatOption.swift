import ArgumentParser
import CampaignRuns
import Reporting

extension ReportFormat: ExpressibleByArgument {}

package struct FormatOption: ParsableArguments {
  @Option(
    help: """
      The format of the result on standard output: text, json (one document), lines (the run record's), \
      xcode (Xcode's build log), sarif (SARIF 2.1.0), checkstyle or codeclimate (GitLab). With any but text, \
      progress and notes go to standard error.
      """
  )
  package var format = ReportFormat.text

  package init() {}

  /// Throws ``CommandError/usage(_:)`` for a format whose results cannot follow each other.
  package func allowsRepetition(by cause: String) throws {
    guard !format.canBeRepeated else { return }
    throw CommandError.usage(
      "\(cause) make several documents, and --format \(format.rawValue) is one; run them one by one"
    )
  }

  /// Throws ``CommandError/usage(_:)`` for any format but text, which a table of runs needs.
  package func allowsTable(by cause: String) throws {
    guard format != .text else { return }
    throw CommandError.usage(
      "\(cause) do not go with --format \(format.rawValue); run them one by one"
    )
  }
}
