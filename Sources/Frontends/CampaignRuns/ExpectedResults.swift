import Campaigns
import Clauses
import Foundation
import RunRecord
import ScenarioCorpus
import WidgetModel

/// The expectations of a run apart from the clauses: declared failures, and a baseline.
package struct ExpectedResults: Sendable {
  /// The files of expectations, in the order of the command line.
  package private(set) var files: [ExpectationFile] = []

  /// The expectations in comments of the subject's source.
  package var comments: [ExpectedFailure] = []

  package private(set) var baseline: RunRecord?

  /// The day on which expectations are judged, `nil` to ignore their last days.
  package private(set) var today: CalendarDay?

  package private(set) var updatesFiles = false

  package init() {}

  /// Reads the expected failures and the baseline, or throws a ``CommandError`` or
  /// ``ExpectationError``.
  ///
  /// A file that is rewritten need not exist. Without a day, the current one counts.
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
        throw CommandError.usage("--today \(today) is not a day; write for example 2026-03-31")
      }
      self.today = day
    } else {
      self.today = ExpectedResults.dayOfTheClock
    }
  }

  /// Marks expected failures in a record and rewrites files on request, or throws a
  /// ``CommandError``.
  package mutating func apply(to record: inout RunRecord) throws {
    guard !files.isEmpty || !comments.isEmpty else { return }
    record.apply(files.flatMap(\.expectations) + comments, today: today)
    guard updatesFiles, record.footer != nil else { return }
    for index in files.indices {
      // Only the first file gets new lines; otherwise each would have them.
      files[index] = files[index].updated(for: record, addingNew: index == 0)
      do {
        try AtomicFile.write(files[index].text, to: files[index].name)
      } catch {
        throw CommandError.cannotWrite(files[index].name, "\(error)")
      }
    }
    record.apply(files.flatMap(\.expectations) + comments, today: today)
  }

  /// Returns a predicate for findings that fail a run: unexpected, and of a sufficient level.
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

  /// The current day in UTC.
  private static var dayOfTheClock: CalendarDay? {
    let now = WallDate(microseconds: Int64(Date().timeIntervalSince1970 * 1_000_000))
    return CalendarDay(String(now.description.prefix(10)))
  }
}
