import ArgumentParser
import CampaignRuns
import Foundation
import Reporting
import RunRecord

package struct ReportCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Render the report, summary and badge of a run record, whole or partial, again.",
    discussion: """
      Of several records the first gets its pages in the output directory itself, each further one \
      in a directory 2, 3 and so on below it. With a --format other than text no page is written: the record \
      is printed in that format.

      EXAMPLES
        \(CommandProgram.current.name) report Reports/latest/record.jsonl.partial --output Reports/latest
        \(CommandProgram.current.name) report Reports/latest/record.jsonl --format sarif --sources MyApp > result.sarif
      """
  )

  @Argument(help: "Run records.")
  var records: [String]

  @Option(name: .shortAndLong, help: "Where the pages go.")
  var output = "Reports/latest"

  @Option(
    help: """
      The lowest level whose violation is a failure in JUnit; \
      required by default, and provisional for the reference and its mutants.
      """
  )
  var failOn: FailLevel?

  @OptionGroup(title: "Expectations") var expectations: ExpectationOptions

  @OptionGroup(title: "Output format") var result: FormatOption

  @Option(help: "The checked folder, in which the files of findings are looked up; for --format.")
  var sources: String?

  package init() {}

  package func run() throws {
    try CommandBody.run {
      if let error = CommandError.fileInPlace(of: output, "--output") { throw error }
      var expected = try expectations.read()
      if records.count > 1 { try result.allowsRepetition(by: "several records") }
      let files = try sources.map(CheckedFiles.init(under:)) ?? CheckedFiles()
      for (index, path) in records.enumerated() {
        var record = try RecordFile.read(path)
        // The findings' files are in the folder of the record.
        record.site = .ofProcess
        record.site?.folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        try expected.apply(to: &record)
        let level = failOn?.level ?? record.failLevel
        guard result.format == .text else {
          ReportDocument(record, as: result.format, failLevel: level, files: files).print()
          continue
        }
        let directory = index == 0 ? output : "\(output)/\(index + 1)"
        let pages = ReportPages(
          record,
          baseline: expected.baseline,
          failLevel: level,
          sources: files.paths
        )
        do {
          try pages.write(to: directory)
        } catch {
          throw CommandError.cannotWrite(directory, "\(error)")
        }
        Console.print("\(directory)/report.html")
      }
      return .held
    }
  }
}
