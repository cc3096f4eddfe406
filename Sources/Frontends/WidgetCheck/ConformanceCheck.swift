import CampaignRuns
import Campaigns
import Clauses
import Foundation
import Reporting
import RunRecord
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetWorker
import WorkerProcesses

struct ConformanceCheck: Sendable {
  let name: String
  let options: ConformanceOptions
  let location: SourceLocation

  /// Runs the check, or serves it if this process is one of its workers; a worker never returns.
  func run(_ declare: @escaping @MainActor @Sendable () -> [DeclaredWidget]) async throws {
    guard let test = Test.current else { throw ConformanceError.noTest }
    let call = TestCall(
      test: String(describing: test.id),
      testCase: Test.Case.current.map { String(describing: $0) } ?? "",
      subject: name,
      place: "\(location.fileID):\(location.line):\(location.column)"
    )
    switch call.begin() {
    case .bystander: return
    case .worker:
      guard let channel = WorkerChannel.current else { throw ConformanceError.noTest }
      WidgetService.serve(channel, name: name, declare: declare)
    case .parent(let command):
      let record = try await campaign(with: command)
      attach(record)
      try report(record)
    }
  }

  private func campaign(with command: WorkerCommand) async throws -> RunRecord {
    var trial = WidgetCampaign(command)
    trial.profile = options.profile
    trial.seed = options.seed
    trial.cases = options.cases
    trial.workers = options.workers
    try trial.useFixtures(options.fixtures)
    trial.released = try options.released.map { try ReleasedVersion(RecordFile.read($0), at: $0) }
    trial.shrinkBudget = options.shrinkBudget
    do {
      trial.clauses = try Clause.meant(by: options.clauses)
    } catch {
      throw ConformanceError.unknownClause(error)
    }
    let chosen = trial
    // A campaign blocks its thread, so it must not use a thread of the cooperative pool.
    return try await withCheckedThrowingContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          with: Result {
            let bundle = try chosen.describe()
            var record = try Campaign(chosen.plan(for: bundle)).run()
            chosen.complete(&record, bundle)
            return record
          }
        )
      }
      thread.stackSize = 64 << 20
      thread.start()
    }
  }

  private func attach(_ record: RunRecord) {
    Attachment.record(record.text, named: "\(name).jsonl", sourceLocation: location)
    Attachment.record(HTMLReport(record).text, named: "\(name).html", sourceLocation: location)
  }

  /// Records an issue for each finding that fails the test, and for errors that left it undecided.
  private func report(_ record: RunRecord) throws {
    let levels = Dictionary(record.clauses.map { ($0.id, $0.level) }) { first, _ in first }
    for finding in record.findings {
      let bindings = finding.violations.compactMap { levels[$0.clause] }
      guard let level = bindings.min(), level <= options.failOn else { continue }
      Issue.record(Comment(rawValue: FindingText.text(of: finding)), sourceLocation: location)
    }
    for error in record.errors {
      Issue.record(
        Comment(rawValue: "\(error.cases) scenarios could not be run: \(error.text)"),
        sourceLocation: location
      )
    }
    let judged = record.clauses.contains { $0.cases > 0 && $0.verdict != .notApplicable }
    if !judged { throw ConformanceError.nothingJudged }
  }
}

enum FindingText {
  /// Returns the text of a test issue: violations, source location and shrunk scenario.
  static func text(of finding: FindingLine) -> String {
    let place = finding.source.isEmpty ? "" : " (\(finding.source))"
    var lines = ["\(finding.clause)\(place): \(finding.message)"]
    lines += finding.also.map { "  also \($0.clause): \($0.message)" }
    lines += finding.text.map { "    " + $0 }
    return lines.joined(separator: "\n")
  }
}

/// An error that prevents a conformance check.
public enum ConformanceError: Error, Hashable, CustomStringConvertible {
  /// The function was called outside of a test of Swift Testing.
  case noTest
  case unknownClause(UnknownClause)
  /// No clause was judged.
  case nothingJudged

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .noTest:
      "checkConformance works inside a test of Swift Testing; call it from a function with @Test"
    case .unknownClause(let unknown): "\(unknown) (`widgetcheck clauses` lists all)"
    case .nothingJudged: "no clause was judged: nothing was tested"
    }
  }
}
