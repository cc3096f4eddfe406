import Reporting
import RunRecord
import ScenarioCorpus

/// The campaigns of several subjects, one after the other, with one page of all.
package struct SubjectRuns {
  private let output: String
  private var statuses: [ExitStatus] = []
  private var entries: [SubjectTable.Entry] = []

  /// Begins with no subject.
  ///
  /// - Parameter output: Where the reports go: each subject's own in a folder 1, 2 and so on below it.
  package init(output: String) {
    self.output = output
    // What an earlier run left there is about one subject.
    OutputDirectory.clear(output)
  }

  /// Runs the campaign of the next subject.
  ///
  /// - Throws: What keeps it from being run, or its record from being written and read.
  package mutating func add(_ run: CampaignRun) throws {
    let folder = String(entries.count + 1)
    var run = run
    run.output = "\(output)/\(folder)"
    statuses.append(try run.run())
    let record = try RecordFile.read("\(run.output)/record.jsonl")
    entries.append(SubjectTable.Entry(folder: folder, record: record))
  }

  /// Writes the page and prints what differs.
  ///
  /// - Parameter subjects: All that were to be run; those that were not are told.
  /// - Returns: The worst that any of the campaigns tells its caller.
  /// - Throws: What keeps the page from being written.
  package func finish(of subjects: [String]) throws -> ExitStatus {
    let table = SubjectTable(entries, notRun: Array(subjects.dropFirst(entries.count)))
    let path = "\(output)/report.html"
    do {
      try AtomicFile.write(SubjectsPage(table).text, to: path)
    } catch {
      throw CommandError.cannotWrite(path, "\(error)")
    }
    for line in table.lines { Console.print(line) }
    Console.print("\n  report  \(path)")
    return ExitStatus.worst(statuses)
  }
}
