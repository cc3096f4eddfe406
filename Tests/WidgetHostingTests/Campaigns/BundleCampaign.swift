import Campaigns
import Clauses
import Foundation
import RunRecord
import Testing
@_spi(Hosting) import WidgetAuthoring
import WorkerProcesses

@testable import WidgetHosting
@testable import WidgetTrials

/// A small campaign over the widgets of a test, in workers that are this test program again.
enum BundleCampaign {
  /// Runs the campaign, which is one island of a whole one, so that ten cases share a process.
  ///
  /// In a worker this function does not return. Without a folder of fixtures those of the examples count.
  ///
  /// - Returns: The record; `nil` in a worker of another call.
  static func record(
    of name: String,
    cases: Int,
    seed: UInt64 = 1,
    fixtures folder: URL? = nil,
    place: String = "\(#fileID):\(#line)",
    declare: @escaping @MainActor @Sendable () -> [DeclaredWidget]
  ) throws -> RunRecord? {
    guard let command = try command(of: name, place, declare) else { return nil }
    return try record(with: command, cases: cases, seed: seed, fixtures: folder)
  }

  /// Runs such a campaign in workers of a program.
  static func record(
    with command: WorkerCommand,
    cases: Int,
    seed: UInt64 = 1,
    fixtures folder: URL? = nil,
    settings: TargetSettings = TargetSettings(),
    released: ReleasedVersion? = nil
  ) throws -> RunRecord {
    let fixtures = try ExampleFixtures()
    defer { fixtures.remove() }
    var trial = WidgetTrial(command)
    trial.seed = seed
    trial.cases = cases * CampaignPlan.islands
    trial.shrinkBudget = 0
    trial.targetSettings = settings
    trial.released = released
    try trial.useFixtures((folder ?? fixtures.folder).path)
    var plan = trial.plan(for: try trial.describe())
    plan.shards = CampaignPlan.islands
    var record = try Campaign(plan).run()
    record.outside = trial.outside.summary.map { OutsideDataLine($0) }
    return record
  }

  /// Makes what runs single scenarios with the widgets.
  ///
  /// - Returns: The runner; `nil` in a worker of another call.
  static func runner(
    of name: String,
    place: String = "\(#fileID):\(#line)",
    declare: @escaping @MainActor @Sendable () -> [DeclaredWidget]
  ) throws -> (any CaseRunner)? {
    guard let command = try command(of: name, place, declare) else { return nil }
    let trial = WidgetTrial(command)
    return trial.subject(for: try trial.describe()).makeRunner(Clause.catalogue)
  }

  /// How workers of a call are started, `nil` in a worker of another call; a worker of this one does not
  /// return.
  private static func command(
    of name: String,
    _ place: String,
    _ declare: @escaping @MainActor @Sendable () -> [DeclaredWidget]
  ) throws -> WorkerCommand? {
    let test = try #require(Test.current)
    let call = TestCall(
      test: "\(test.id)",
      testCase: Test.Case.current.map { "\($0)" } ?? "",
      subject: name,
      place: place
    )
    switch call.begin() {
    case .bystander: return nil
    case .worker:
      let channel = try #require(WorkerChannel.current)
      WidgetService.serve(channel, name: name, declare: declare)
    case .parent(let command): return command
    }
  }
}
