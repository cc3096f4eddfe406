import Reporting
import RunRecord
import ScenarioCorpus

/// Several campaigns, one per subject or profile, with a common page.
package struct ProfileMatrix {
  private let axis: RunTable.Axis
  private let output: String
  private var statuses: [ExitStatus] = []
  private var entries: [RunTable.Entry] = []

  /// Prepares campaigns whose reports go to the folders 1, 2 and so on in the output directory.
  package init(by axis: RunTable.Axis, output: String) {
    self.axis = axis
    self.output = output
    // The reports of an earlier run there are about a single campaign.
    OutputDirectory.clear(output)
  }

  /// Runs the next campaign, or throws an error from running it or from its record.
  package mutating func add(_ run: CampaignRun) throws {
    let folder = String(entries.count + 1)
    var run = run
    run.output = "\(output)/\(folder)"
    statuses.append(try run.run())
    let record = try RecordFile.read("\(run.output)/record.jsonl")
    entries.append(RunTable.Entry(folder: folder, record: record))
  }

  /// Writes the page, prints differences, and returns the worst status, or throws a
  /// ``CommandError``.
  package func finish(of names: [String]) throws -> ExitStatus {
    let table = RunTable(by: axis, entries, notRun: Array(names.dropFirst(entries.count)))
    let path = "\(output)/report.html"
    do {
      try AtomicFile.write(RunTablePage(table).text, to: path)
    } catch {
      throw CommandError.cannotWrite(path, "\(error)")
    }
    for line in table.lines { Console.print(line) }
    Console.print("\n  report  \(path)")
    return ExitStatus.worst(statuses)
  }
}
