import ArgumentParser
import CampaignRuns
import Foundation
import Reporting
import RunRecord
import WidgetModel

package struct MergeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Make one record and report from the records of all shards of a run.",
    discussion: """
      The result is the same, byte for byte, as that of a run in one piece. Missing, duplicate and \
      foreign shards are refused.

      EXAMPLE
        \(CommandProgram.current.name) merge shard*/record.jsonl --output merged
      """
  )

  @Argument(help: "The record.jsonl of every shard.")
  var records: [String]

  @Option(name: .shortAndLong, help: "Where the reports go.")
  var output: String

  @Option(
    help: """
      The lowest level whose violation fails the run; \
      required by default, and provisional for the reference and its mutants.
      """
  )
  var failOn: FailLevel?

  @OptionGroup(title: "Expectations") var expectations: ExpectationOptions

  @OptionGroup(title: "Output format") var result: FormatOption

  package init() {}

  package func run() throws {
    try CommandBody.run {
      var expected = try expectations.read()
      var record = try RunRecord(merging: try records.map(RecordFile.read))
      record.site = .ofProcess
      record.site?.folder = output
      try expected.apply(to: &record)
      let level = failOn?.level ?? record.failLevel
      let status = record.status(failOn: level)
      record.footer?.status = Int64(status.rawValue)
      let directory = try OutputDirectory(output)
      for finding in record.findings { directory.write(finding, of: record.header) }
      try directory.finish(record, baseline: expected.baseline, failOn: level)
      guard result.format == .text else {
        ReportDocument(record, as: result.format, failLevel: level).print()
        return status
      }
      Console.print(
        TerminalSummary(
          record,
          baseline: expected.baseline,
          failLevel: level,
          isColored: Console.isColoured
        ).text
      )
      return status
    }
  }
}
