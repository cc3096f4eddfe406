import Campaigns
import Clauses
import Foundation
import RunRecord
import Testing
@_spi(Hosting) import WidgetAuthoring
import WorkerProcesses

@testable import WidgetCampaigns
@testable import WidgetWorker

/// A small campaign over the widgets of a test, in workers that are this test program again.
enum BundleCampaign {
  /// Runs the campaign of a bundle, which is one island of a whole one, so that ten cases share a
  /// process.
  ///
  /// The fixtures are those of the examples.
  static func record(of bundle: (some WidgetBundle).Type, cases: Int) throws -> RunRecord {
    try record(with: BundleWorker(bundle).command, cases: cases)
  }

  /// Runs such a campaign in workers of a program; without a folder of fixtures those of the examples count.
  static func record(
    with command: WorkerCommand,
    cases: Int,
    seed: UInt64 = 1,
    clauses: [Clause] = Clause.catalogue,
    secondAnswerShare: Int = 4,
    fixtures folder: URL? = nil,
    settings: TargetSettings = TargetSettings(),
    released: ReleasedVersion? = nil,
    sources: [String] = [],
    missingFiles: [String] = [],
    limits: WorkerLimits = WorkerLimits(),
    endless: EndlessEnds = EndlessEnds()
  ) throws -> RunRecord {
    let fixtures = try ExampleFixtures()
    defer { fixtures.remove() }
    var trial = WidgetCampaign(command)
    trial.seed = seed
    trial.clauses = clauses
    trial.secondAnswerShare = secondAnswerShare
    trial.cases = cases * CampaignPlan.islands
    trial.shrinkBudget = 0
    trial.targetSettings = settings
    trial.released = released
    trial.sources = sources
    trial.missingFiles = missingFiles
    trial.limits = limits
    trial.endless = endless
    try trial.useFixtures((folder ?? fixtures.folder).path)
    var plan = trial.plan(for: try trial.describe())
    plan.shards = CampaignPlan.islands
    var record = try Campaign(plan).run()
    record.outside = trial.outside.summary.map { OutsideDataLine($0) }
    return record
  }

  /// Runs a campaign of the default size in workers of a program, with shrinking and pages.
  static func wholeRecord(with command: WorkerCommand) throws -> RunRecord {
    var trial = WidgetCampaign(command)
    trial.workers = 2
    trial.shrinkTotal = WidgetCampaign.shrinkTotal(for: trial.cases)
    let bundle = try trial.describe()
    var record = try Campaign(trial.plan(for: bundle)).run()
    trial.complete(&record, bundle)
    return record
  }

  /// Returns a runner of single scenarios with the widgets of a bundle.
  static func runner(of bundle: (some WidgetBundle).Type) throws -> any CaseRunner {
    let trial = WidgetCampaign(BundleWorker(bundle).command)
    return trial.subject(for: try trial.describe()).makeRunner(Clause.catalogue)
  }
}
