import AuthoringValues
import Campaigns
import Clauses
import Foundation
import RunRecord
import ScenarioGeneration
import WidgetModel
import WorkerProcesses

/// A campaign over a bundle of real widgets, whose code runs in workers that this process starts.
package struct WidgetCampaign: Sendable {
  /// The program whose workers run the code, and its arguments.
  package var command: WorkerCommand

  /// The name of the platform profile.
  package var profile = Scenario.defaultProfile

  /// The profile's values that the user changed.
  package var settings: [Setting] = []

  /// The seed of the random cases.
  package var seed: UInt64 = 1

  /// The number of random cases.
  package var cases = WidgetCampaign.defaultCases

  /// The number of workers.
  package var workers = 1

  /// The clauses to judge.
  package var clauses: [Clause] = Clause.catalogue

  /// One case of so many is followed by a question that is put again, see ``SecondAnswers``.
  package var secondAnswerShare = SecondAnswers.defaultShare

  /// How often the code may be run to shrink one finding.
  package var shrinkBudget = WidgetCampaign.defaultShrinkBudget

  /// How often the code may be run to shrink all findings together.
  package var shrinkTotal = WidgetCampaign.defaultShrinkTotal

  /// The command that runs a finding's file again, its last word.
  package var replay = ""

  /// The folder with the user's answers of network and shared data, by its absolute path.
  package private(set) var fixtures: String?

  /// The property list of the user's extension, `nil` for none.
  package var propertyList: String?

  /// What the settings of the user's target say, as far as somebody has read them.
  package var targetSettings = TargetSettings()

  /// The version that people have, `nil` where the declarations are compared with none.
  package var released: ReleasedVersion?

  /// The folders of the checked code, empty when they are not known.
  package var sources: [String] = []

  /// How much a worker may take.
  package var limits = WorkerLimits()

  /// See ``WorkerLaunch/missingFiles``.
  package var missingFiles: [String] = []

  /// Whether somebody has asked this process to stop.
  package var shouldStop: @Sendable () -> Bool = { false }

  /// What the code asked for and was not given.
  let outside = OutsideLog()

  /// The random cases of a trial that names no number.
  package static let defaultCases = 1000

  /// How often the code is run to shrink one finding when nobody says more.
  package static let defaultShrinkBudget = 400

  /// How often the code is run to shrink all findings when nobody says more: some minutes at most.
  package static let defaultShrinkTotal = 4_000

  /// How often the code is run to shrink all findings of a number of cases when nobody says more: as often as
  /// for the cases, so that shrinking takes no longer than they did, but enough for a few findings.
  package static func shrinkTotal(for cases: Int) -> Int {
    min(defaultShrinkTotal, max(100, cases))
  }

  /// What the cases saw of the widgets.
  let survey = CoverageNotes()

  /// Creates a trial of a program.
  package init(_ command: WorkerCommand) { self.command = command }

  /// Takes the answers of network and shared data from a folder, if one is given.
  ///
  /// - Throws: ``UnreadableInput`` when something in the folder cannot be used.
  package mutating func useFixtures(_ folder: String?) throws {
    fixtures = try folder.map(FixtureFolder.checkedPath)
  }

  /// Tells what is wrong with a folder of fixtures, before anything is built.
  ///
  /// - Throws: ``UnreadableInput`` when something in the folder cannot be used.
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
      deaths: CrashCache(shouldStop: shouldStop)
    )
  }

  /// Asks the program what its bundle offers.
  ///
  /// - Throws: ``TrialError`` when the program does not even get so far.
  package func describe() throws -> BundleInterface {
    let forkServer = try launch.forkServer()
    let worker = try launch.start(hashSeed: 1, from: forkServer)
    defer { worker.end() }
    var bundle = try offer(of: worker)
    bundle.hasDeadlyPreviews = try hasDeadlyPreviews(bundle, worker)
    try addPreviews(to: &bundle, from: forkServer)
    let next = try launch.start(hashSeed: 2, from: forkServer)
    defer { next.end() }
    bundle.kindsVary = try offer(of: next).widgets.map(\.kind) != bundle.widgets.map(\.kind)
    return bundle
  }

  private func offer(of worker: WorkerProcess) throws -> BundleInterface {
    switch try launch.exchange(WorkerRequest(), with: worker) {
    case .death(let death): throw TrialError.died(death.message)
    case .reply(let reply): try reply.offer()
    }
  }

  /// Whether the previews of the bundle's Live Activities end the process; else each case that draws
  /// one would end in them.
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

  /// Adds the entries of the code's own previews, and notes previews that end the process.
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

  /// The bundle as a subject.
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

  /// What the campaign runs.
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
    plan.cost = { WorkerTermination.cost(of: $0) }
    plan.runsSmallScenarios = false
    return plan
  }
}
