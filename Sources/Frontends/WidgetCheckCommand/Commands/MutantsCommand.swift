import ArgumentParser
import CampaignRuns
import Campaigns
import Clauses
import Foundation
import Reporting
import RunRecord
import RuntimeCommands
import RuntimeMutants
import WidgetModel

struct MutantsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Test the harness: which mutants of the reference are killed, by what, how fast.",
    discussion: """
      Each mutant is searched from random cases alone, once for each seed, until the clause breaks \
      that must catch it; the case is then shrunk through its choices and through its values, in \
      both ways with another start from the simplest small scenarios that break the clause.

      EXAMPLES
        widgetcheck mutants
        widgetcheck mutants TL-11.early --seeds 20
        widgetcheck mutants TL-11.runtime
      """
  )

  @Argument(help: "Mutants, or clauses, rows or areas for all of theirs; all by default.")
  var ids: [String] = []

  @Flag(help: "Only list the mutants.")
  var list = false

  @Option(help: "How many seeds, from 1.")
  var seeds = 5

  @Option(help: "The random cases after which a mutant counts as alive.")
  var cases = 100_000

  @Option(help: "The number of workers; all processors by default.")
  var workers: Int?

  @Option(name: .shortAndLong, help: "Where the report goes.")
  var output = "Reports/latest"

  @Flag(help: "Print nothing but errors.")
  var quiet = false

  func run() throws {
    try CommandBody.run {
      let mutants = try ids.isEmpty ? Mutant.catalogue : CommandProgram.mutants(ids)
      if list {
        for mutant in mutants {
          Console.print(
            mutant.id.padded(to: 34) + mutant.clause.text.padded(to: 18) + mutant.summary
          )
        }
        return .held
      }
      guard seeds > 0, cases > 0 else {
        throw CommandError.nothing("no seeds or no cases test nothing; give at least 1 of each")
      }
      // Each seed is a search of its own; more of them than this would take years.
      guard seeds <= 10_000 else {
        throw CommandError.usage("--seeds \(seeds) is too large; give at most 10000")
      }
      guard workers ?? 1 > 0 else { throw CommandError.usage("--workers needs at least 1") }
      return try test(mutants)
    }
  }

  private func test(_ mutants: [Mutant]) throws -> ExitStatus {
    let directory = try OutputDirectory(output)
    let progress = CampaignProgress()
    let trials = MutantTrials(
      mutants: mutants,
      seeds: (1...UInt64(seeds)).map { $0 },
      cases: cases,
      workers: workers ?? ProcessInfo.processInfo.activeProcessorCount,
      progress: progress,
      shouldStop: { Interruption.isRequested }
    )
    var line = ProgressLine(isShown: !quiet)
    line.watchRuns(patience: nil)
    var record = try line.show(progress) { trials.run() }
    record.site = .ofProcess
    record.site?.folder = output
    try directory.finish(record, failOn: .required)
    if !quiet {
      for line in MutantTable(record.mutants).lines { Console.print(line) }
      let report = ReportFile(name: "report", path: "\(output)/report.html")
      let summary = TerminalSummary(record, files: [report], isColored: Console.isColoured)
      Console.print("\n" + summary.text)
    }
    try WorkflowOutput.publish(record, failOn: .required) { Console.print($0) }
    guard record.footer != nil else { return .undecided }
    return record.status(failOn: .required)
  }
}
