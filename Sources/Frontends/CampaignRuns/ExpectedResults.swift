import Campaigns
import Clauses
import Foundation
import RunRecord
import ScenarioCorpus
import WidgetModel

/// What is expected of a run besides the clauses: the failures that are declared, and a baseline.
package struct ExpectedResults: Sendable {
  /// The files of expectations, in the order in which they were named.
  package private(set) var files: [ExpectationFile] = []

  /// What comments in the subject's own source expect.
  package var comments: [ExpectedFailure] = []

  /// The earlier record to compare with, `nil` for none.
  package private(set) var baseline: RunRecord?

  /// The day on which expectations are judged, `nil` to leave their last days aside.
  package private(set) var today: CalendarDay?

  /// Whether the files are rewritten after the run.
  package private(set) var updatesFiles = false

  /// Creates results that expect no failure and have no baseline.
  package init() {}

  /// Reads the expected failures and the baseline.
  ///
  /// - Parameters:
  ///   - expectations: The paths of files of expectations; one that is rewritten need not exist.
  ///   - baseline: The path of a record, `nil` for none.
  ///   - today: The day on which to judge; `nil` for the day that the machine's clock shows.
  ///   - updatesFiles: Whether the files are rewritten after the run.
  /// - Throws: ``CommandError`` or ``ExpectationError`` for what cannot be read.
  package init(
    expectations: [String],
    baseline: String? = nil,
    today: String? = nil,
    updatesFiles: Bool = false
  ) throws {
    if updatesFiles, expectations.isEmpty {
      throw CommandError.usage("--update-expectations rewrites a file; name it with --expect FILE")
    }
    files = try expectations.map { try ExpectedResults.read($0, mayBeNew: updatesFiles) }
    self.baseline = try baseline.map(RecordFile.read)
    self.updatesFiles = updatesFiles
    if let today {
      guard let day = CalendarDay(today) else {
        throw CommandError.usage("--today \(today) is no day; write for example 2026-03-31")
      }
      self.today = day
    } else {
      self.today = ExpectedResults.dayOfTheClock
    }
  }

  /// Marks in a record what is expected, and rewrites the files where that was asked for.
  ///
  /// - Throws: ``CommandError`` when a file cannot be written.
  package mutating func apply(to record: inout RunRecord) throws {
    guard !files.isEmpty || !comments.isEmpty else { return }
    record.apply(files.flatMap(\.expectations) + comments, today: today)
    guard updatesFiles, record.footer != nil else { return }
    for index in files.indices {
      files[index] = files[index].updated(for: record, addingNew: index == 0)
      do {
        try AtomicFile.write(files[index].text, to: files[index].name)
      } catch {
        throw CommandError.cannotWrite(files[index].name, "\(error)")
      }
    }
    record.apply(files.flatMap(\.expectations) + comments, today: today)
  }

  /// Tells whether a finding fails a run: it breaks a clause that is binding enough, and nobody expects
  /// that.
  ///
  /// - Parameters:
  ///   - plan: The run.
  ///   - level: The least binding level whose violation fails it.
  /// - Returns: What a plan is asked for each finding before it is shrunk.
  package func fails(
    _ plan: CampaignPlan,
    at level: Level
  ) -> @Sendable (FindingLine) -> Bool {
    var record = RunRecord()
    record.header.subject = plan.subject.name
    record.widgets = (plan.subject.bundle?.widgets ?? []).map { interface in
      var line = WidgetLine()
      line.kind = interface.kind
      line.type = interface.typeName
      return line
    }
    let levels = Dictionary(plan.clauses.map { ($0.id.text, $0.level) }) { first, _ in first }
    let expectations = files.flatMap(\.expectations) + comments
    let (bundle, day) = (record, today)
    return { finding in
      guard let own = levels[finding.clause], own <= level else { return false }
      var single = bundle
      single.findings = [finding]
      single.apply(expectations, today: day)
      return single.findings.contains { !$0.isExpected }
    }
  }

  private static func read(_ path: String, mayBeNew: Bool) throws -> ExpectationFile {
    if mayBeNew, !FileManager.default.fileExists(atPath: path) {
      return ExpectationFile(name: path)
    }
    let text: String
    do {
      text = try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw CommandError.unreadable(
        "\(path) cannot be read as text; check the path, or make it with --update-expectations"
      )
    }
    return try ExpectationFile(parsing: text, name: path)
  }

  /// Today in universal time.
  private static var dayOfTheClock: CalendarDay? {
    let now = WallDate(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
    return CalendarDay(String(now.description.prefix(10)))
  }
}
