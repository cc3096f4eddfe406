import Reporting
import RunRecord
import ScenarioCorpus

/// Several campaigns, of a subject or by a profile each, one after the other, with one page of all.
package struct ProfileMatrix {
  private let axis: RunTable.Axis
  private let output: String
  private var statuses: [ExitStatus] = []
  private var entries: [RunTable.Entry] = []

  /// Begins with no campaign.
  ///
  /// - Parameters:
  ///   - axis: What the campaigns differ by.
  ///   - output: Where the reports go: each campaign's own in a folder 1, 2 and so on below it.
  package init(by axis: RunTable.Axis, output: String) {
    self.axis = axis
    self.output = output
    // What an earlier run left there is about one campaign.
    OutputDirectory.clear(output)
  }

  /// Runs the next campaign.
  ///
  /// - Throws: What keeps it from being run, or its record from being written and read.
  package mutating func add(_ run: CampaignRun) throws {
    let folder = String(entries.count + 1)
    var run = run
    run.output = "\(output)/\(folder)"
    statuses.append(try run.run())
    let record = try RecordFile.read("\(run.output)/record.jsonl")
    entries.append(RunTable.Entry(folder: folder, record: record))
  }

  /// Writes the page and prints what differs.
  ///
  /// - Parameter names: The subjects or profiles that were to be run; those that were not are told.
  /// - Returns: The worst that any of the campaigns tells its caller.
  /// - Throws: What keeps the page from being written.
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
