import AuthoringValues
import Campaigns
import Clauses
import Foundation
import RunRecord
import ScenarioGeneration
import WidgetModel
import WorkerProcesses

/// A campaign over a bundle of real widgets, whose code runs in workers that this process starts.
package struct WidgetTrial: Sendable {
  /// The program whose workers run the code, and its arguments.
  package var command: WorkerCommand

  /// The name of the platform profile.
  package var profile = Scenario.defaultProfile

  /// The profile's values that the user changed.
  package var settings: [Setting] = []

  /// The seed of the random cases.
  package var seed: UInt64 = 1

  /// The number of random cases.
  package var cases = WidgetTrial.defaultCases

  /// The number of workers.
  package var workers = 1

  /// The clauses to judge.
  package var clauses: [Clause] = Clause.catalogue

  /// One case of so many is followed by a question that is put again, see ``SecondAnswers``.
  package var secondAnswerShare = SecondAnswers.defaultShare

  /// How often the code may be run to shrink one finding.
  package var shrinkBudget = WidgetTrial.defaultShrinkBudget

  /// How often the code may be run to shrink all findings together.
  package var shrinkTotal = WidgetTrial.defaultShrinkTotal

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
  private let survey = SurveyBook()

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

  private var launch: WorkerLaunch {
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
      deaths: KnownDeaths(shouldStop: shouldStop)
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
    let next = try launch.start(hashSeed: 2, from: forkServer)
    defer { next.end() }
    bundle.kindsVary = try offer(of: next).widgets.map(\.kind) != bundle.widgets.map(\.kind)
    return bundle
  }

  private func offer(of worker: WorkerProcess) throws -> BundleInterface {
    switch try launch.exchange(WorkerOrder(), with: worker) {
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
    var order = WorkerOrder(
      running: WidgetTrial.exhibition(of: number, in: bundle, profile, settings, .light)
    )
    order.scenario.workload = Array(order.scenario.workload.prefix(1))
    guard case .death(let death) = try launch.exchange(order, with: worker) else { return false }
    if death.isInPreview {
      survey.add([SurveyLine(.previews, death.message, of: death.widget)])
    }
    return death.isInPreview
  }

  /// The bundle as a subject.
  package func subject(for bundle: BundleInterface) -> SubjectUnderTest {
    let launch = launch.with(kindsVary: bundle.kindsVary)
    let tours = Scenario.galleryTours(of: bundle, profile: profile, settings)
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
        galleryTours: tours
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
    plan.cost = { WorkerDeath.cost(of: $0) }
    plan.runsSmallScenarios = false
    return plan
  }

  /// Adds to a record what a person sees of each widget: its snapshots and its day.
  package func complete(_ record: inout RunRecord, _ bundle: BundleInterface) {
    record.header.purpose = .widgets
    record.widgets = bundle.widgets.map { interface in
      var line = WidgetLine(interface)
      line.isSurveyed = true
      line.survey = survey.lines(of: interface.kind)
      return line
    }
    let runner = WidgetRunner(
      judging: [],
      launch: launch.with(kindsVary: bundle.kindsVary),
      arePreviewsLeftOut: bundle.hasDeadlyPreviews
    )
    for number in bundle.widgets.indices {
      var isFirst = true
      for family in WidgetTrial.exhibited(bundle.widgets[number]) where !shouldStop() {
        let (light, dark) = draw(number, family, of: bundle, with: runner)
        record.pageSnapshots += PageSnapshotLine.joining(
          light: light?.pageSnapshots ?? [],
          dark: dark?.pageSnapshots ?? []
        )
        for var day in light?.days ?? [] {
          // The code starts the same activities in each family.
          if !isFirst { day.activities = ActivitiesLine() }
          if isFirst, let family {
            day.freshness = runner.freshness(
              of: WidgetTrial.exhibition(of: number, family, in: bundle, profile, settings, .light)
            )
          }
          isFirst = false
          record.days.append(day)
        }
      }
    }
    record.joinSamples()
    record.tellGaps()
    runner.begin(.single)
    record.outside = outside.summary.map { OutsideDataLine($0) }
  }

  /// The drawings of a widget in light and in dark, in one family or in its other ways.
  ///
  /// Each begins in a process of its own, with the same store: what a tap changes in one of them is no part of
  /// another. A Live Activity that one of its states ends is drawn with its first alone; of a widget whose day
  /// cannot be gone through, what else a person sees of it is drawn.
  private func draw(
    _ number: Int,
    _ family: Family?,
    of bundle: BundleInterface,
    with runner: WidgetRunner
  ) -> (light: CaseReport?, dark: CaseReport?) {
    func draw(_ appearance: Surroundings.Appearance) -> CaseReport? {
      let day = WidgetTrial.exhibition(
        of: number,
        family,
        in: bundle,
        profile,
        settings,
        appearance
      )
      if let report = runner.draw(day) { return report }
      if let report = runner.draw(day, leavesAppIntentsOut: true) { return report }
      var parts: [CaseReport] = []
      for part in day.partsOfExhibition {
        if let report = runner.draw(part, leavesAppIntentsOut: true) { parts.append(report) }
      }
      guard var report = parts.first else { return nil }
      for part in parts.dropFirst() {
        report.pageSnapshots += part.pageSnapshots
        if report.days.isEmpty { report.days = part.days }
      }
      return report
    }
    return (draw(.light), draw(.dark))
  }

  /// The families in which a widget is shown one after the other; `nil` for its other ways, all at once.
  private static func exhibited(_ interface: WidgetInterface) -> [Family?] {
    interface.role == .timeline ? interface.families.map(\.family) : [nil]
  }

  /// A day on which one widget is placed in a family, or used in its other ways.
  private static func exhibition(
    of number: Int,
    _ family: Family? = nil,
    in bundle: BundleInterface,
    _ profile: String,
    _ settings: [Setting],
    _ appearance: Surroundings.Appearance
  ) -> Scenario {
    var scenario = Scenario()
    scenario.profile = profile
    scenario.settings = settings
    scenario.device.clock = .defaultStart + .hours(9)
    scenario.device.surroundings.appearance = appearance
    for (index, interface) in bundle.widgets.enumerated() {
      var widget = Widget()
      widget.kind = index
      widget.name = interface.kind
      widget.isPushEnabled = interface.isPushEnabled
      scenario.widgets.append(widget)
    }
    let interface = bundle.widgets[number]
    switch interface.role {
    case .timeline:
      for family in family.map({ [$0] }) ?? [] {
        var placed = PlacedWidget()
        placed.family = family
        // On its page a widget stands as a person has it who configured it.
        if !interface.configuration.isEmpty {
          placed.configuration = ConfigurationVariant.exhibited
        }
        scenario.widgets[number].placements.append(placed)
        scenario.workload.append(
          Stimulus(.galleryOpened(WidgetID(number), family), at: .start + .minutes(1))
        )
        scenario.workload.append(
          Stimulus(.tapped(PlacementID(0), node: 0), at: .start + .hours(2))
        )
      }
    case .control:
      for part in [UsedPart.control, .controlAction, .control] {
        let at = Instant.start + .minutes(Int64(scenario.workload.count + 1))
        scenario.workload.append(Stimulus(.use(widget: number, part, variant: 0), at: at))
      }
    case .activity:
      for variant in 0..<3 {
        let at = Instant.start + .minutes(Int64(variant + 1))
        scenario.workload.append(
          Stimulus(.use(widget: number, .activity, variant: variant), at: at)
        )
      }
    case .empty: break
    }
    return scenario
  }
}

extension Scenario {
  /// Shorter days that together show what a day would, for code that does not come to its end: without the taps,
  /// without a placed widget, and each use of a control or Live Activity by itself.
  fileprivate var partsOfExhibition: [Scenario] {
    var placed = self
    placed.workload = []
    var unplaced = self
    for index in unplaced.widgets.indices { unplaced.widgets[index].placements = [] }
    let uses = workload.filter { stimulus in
      if case .tapped = stimulus.input { false } else { true }
    }
    let alone = uses.map { use in
      var part = unplaced
      part.workload = [use]
      return part
    }
    let isPlaced = widgets.contains { !$0.placements.isEmpty }
    return (isPlaced ? [placed] : []) + alone
  }
}

extension WidgetLine {
  /// What a record tells of a declaration.
  init(_ interface: WidgetInterface) {
    self.init()
    kind = interface.kind
    type = interface.typeName
    name = interface.displayName
    summary = interface.summary
    code = Code(rawValue: interface.role.rawValue) ?? .timeline
    families = interface.families.map { $0.family.rawValue }
    configuration = interface.configuration
    if interface.isPushEnabled { facts.append(FactLine("push", "has a push handler")) }
    if interface.hasNoMargins { facts.append(FactLine("margins", "default content margins off")) }
    if interface.keepsBackground { facts.append(FactLine("background", "not removable")) }
  }
}

extension OutsideDataLine {
  /// What a record tells of something that code asked for.
  init(_ line: OutsideLine) {
    self.init()
    kind = Kind(rawValue: line.kind) ?? .answer
    name = line.name
    type = line.type
    sample = line.sample
    isEncoded = line.isEncoded
    isStored = line.isStored
  }
}
