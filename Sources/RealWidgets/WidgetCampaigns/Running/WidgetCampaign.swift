import AuthoringValues
import Campaigns
import Clauses
import Foundation
import RunRecord
import ScenarioGeneration
import WidgetModel
import WorkerProcesses

/// A campaign over a bundle of real widgets, whose code runs in workers of this process.
package struct WidgetCampaign: Sendable {
  package var command: WorkerCommand

  package var profile = Scenario.defaultProfile

  /// The profile's values that the user changed.
  package var settings: [Setting] = []

  package var seed: UInt64 = 1

  package var cases = WidgetCampaign.defaultCases

  package var workers = 1

  package var clauses: [Clause] = Clause.catalogue

  /// The interval of cases that are asked again, see ``SecondAnswers``.
  package var secondAnswerShare = SecondAnswers.defaultShare

  /// The number of runs allowed to shrink one finding.
  package var shrinkBudget = WidgetCampaign.defaultShrinkBudget

  /// The number of runs allowed to shrink all findings together.
  package var shrinkTotal = WidgetCampaign.defaultShrinkTotal

  /// The command that replays a finding's file, up to its last word.
  package var replay = ""

  /// The absolute path of the user's fixtures.
  package private(set) var fixtures: String?

  package var propertyList: String?

  package var targetSettings = TargetSettings()

  /// The released version to compare with, `nil` for none.
  package var released: ReleasedVersion?

  package var sources: [String] = []

  package var limits = WorkerLimits()

  package var missingFiles: [String] = []

  package var shouldStop: @Sendable () -> Bool = { false }

  let outside = OutsideLog()

  var endless = EndlessEnds()

  package static let defaultCases = 1000

  package static let defaultShrinkBudget = 400

  /// The default number of runs to shrink all findings: a few minutes at most.
  package static let defaultShrinkTotal = 4_000

  /// Returns the default number of runs to shrink all findings: that of the cases, so that
  /// shrinking takes no longer than they did, but enough for a few findings.
  package static func shrinkTotal(for cases: Int) -> Int {
    min(defaultShrinkTotal, max(100, cases))
  }

  let survey = CoverageNotes()

  /// The limits that the kernel enforces on the workers, known after ``describe()``.
  package let confinement = KernelLimits()

  package init(_ command: WorkerCommand) { self.command = command }

  /// Uses the fixtures of a folder, if given; throws ``UnreadableInput`` for an unusable one.
  package mutating func useFixtures(_ folder: String?) throws {
    fixtures = try folder.map(FixtureFolder.checkedPath)
  }

  /// Validates a folder of fixtures before a build; throws ``UnreadableInput`` for an unusable one.
  package static func checkFixtures(_ folder: String?) throws {
    _ = try folder.map(FixtureFolder.checkedPath)
  }

  var launch: WorkerLaunch {
    WorkerLaunch(
      command: command,
      limits: limits,
      fixtures: fixtures,
      propertyList: propertyList,
      settings: targetSettings,
      released: released,
      sources: sources,
      missingFiles: missingFiles,
      shouldStop: shouldStop,
      outside: outside,
      deaths: CrashCache(shouldStop: shouldStop),
      endless: endless
    )
  }

  /// Asks the program to describe its bundle; throws ``TrialError`` if it fails before that.
  package func describe() throws -> BundleInterface {
    let forkServer = try launch.forkServer()
    let worker = try launch.start(hashSeed: 1, from: forkServer)
    defer { worker.end() }
    var bundle = try offer(of: worker)
    bundle.hasDeadlyPreviews = try hasDeadlyPreviews(bundle, worker)
    try addPreviews(to: &bundle, from: forkServer)
    // A second process shows if the kinds are random or depend on the hash seed.
    let next = try launch.start(hashSeed: 2, from: forkServer)
    defer { next.end() }
    bundle.kindsVary = try offer(of: next).widgets.map(\.kind) != bundle.widgets.map(\.kind)
    return bundle
  }

  private func offer(of worker: WorkerProcess) throws -> BundleInterface {
    switch try launch.exchange(WorkerRequest(), with: worker) {
    case .death(let death): throw TrialError.died(death.message)
    case .reply(let reply):
      confinement.note(reply.limits)
      return try reply.offer()
    }
  }

  /// Returns true if previews of Live Activities end the process, as they would end each case that
  /// draws one.
  private func hasDeadlyPreviews(
    _ bundle: BundleInterface,
    _ worker: WorkerProcess
  ) throws -> Bool {
    guard let number = bundle.widgets.firstIndex(where: { $0.role == .activity }) else {
      return false
    }
    var order = WorkerRequest(
      running: WidgetCampaign.galleryScenario(of: number, in: bundle, profile, settings, .light)
    )
    order.scenario.workload = Array(order.scenario.workload.prefix(1))
    guard case .death(let death) = try launch.exchange(order, with: worker) else { return false }
    if death.isInPreview {
      survey.add([SurveyLine(.previews, death.message, of: death.widget)])
    }
    return death.isInPreview
  }

  /// Adds the entries of the code's previews, and notes previews that end the process.
  private func addPreviews(to bundle: inout BundleInterface, from server: ForkServer) throws {
    guard let number = bundle.widgets.firstIndex(where: { $0.role == .timeline }) else { return }
    let kind = bundle.widgets[number].kind
    let worker = try launch.start(hashSeed: 1, from: server)
    defer { worker.end() }
    let list = Scenario.previewList(of: bundle, profile: profile, settings)
    switch try launch.exchange(WorkerRequest(running: list), with: worker) {
    case .death(let death):
      if death.isInPreview {
        survey.add([SurveyLine(.previews, death.message, of: kind)])
      }
    case .reply(let reply):
      guard reply.problem.isEmpty else { throw WorkerProblem(text: reply.problem) }
      bundle.previews = reply.report.previews
      if reply.report.hangs.contains(where: { $0.asked == .preview }) {
        survey.add([SurveyLine(.previews, "a preview never came to its end", of: kind)])
      }
      if reply.report.otherPreviews > 0 {
        survey.add([SurveyLine(.otherPreviews, "\(reply.report.otherPreviews)", of: kind)])
      }
    }
  }

  package func subject(for bundle: BundleInterface) -> SubjectUnderTest {
    let launch = launch.with(kindsVary: bundle.kindsVary)
    let tours =
      Scenario.previewTours(of: bundle, profile: profile, settings)
      + Scenario.galleryTours(of: bundle, profile: profile, settings)
    let unnamed = UnnamedFixtures(
      in: (try? FixtureFolder(folder: fixtures))?.shared ?? SharedFixtures(),
      texts: CheckedSources(sources).texts
    )
    return SubjectUnderTest(
      name: "widget:\(bundle.name)",
      parties: [.provider, .view, .intent, .app, .configuration],
      bundle: bundle
    ) { [survey, secondAnswerShare] in
      WidgetRunner(
        judging: $0,
        launch: launch,
        survey: survey,
        secondAnswerShare: secondAnswerShare,
        arePreviewsLeftOut: bundle.hasDeadlyPreviews,
        declared: DeclaredKinds(bundle),
        unnamed: unnamed,
        tours: tours
      )
    }
  }

  package func plan(for bundle: BundleInterface) -> CampaignPlan {
    var plan = CampaignPlan(subject: subject(for: bundle))
    plan.replay = replay
    plan.profile = profile
    plan.settings = settings
    plan.seed = seed
    plan.cases = cases
    plan.workers = workers
    plan.clauses = clauses
    plan.shrinkBudget = shrinkBudget
    plan.shrinkTotal = shrinkTotal
    plan.cost = { [endless] in endless.cost(of: $0) }
    plan.runsSmallScenarios = false
    return plan
  }
}
