import Campaigns
import Clauses
import Foundation
import RunRecord
import ScenarioGeneration
import VirtualTime
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WidgetRuntime
import WorkerProcesses

/// The worker's side of a campaign: runs scenarios with the bundle's real code under the reference
/// runtime, and judges them.
///
/// It reuses its buffers between requests and is used by one thread.
final class CaseWorker {
  private let name: String
  private let declare: () -> [DeclaredWidget]
  private let judge: Judge
  private let simulation = Simulation()
  private let hostEnvironment: RunEnvironment
  private let memory: any MemoryGauge

  init(
    name: String,
    home: URL,
    memory: any MemoryGauge,
    fixtures: FixtureFolder,
    settings: TargetSettings = TargetSettings(),
    released: ReleasedVersion? = nil,
    announce: @escaping (String) -> Void,
    declare: @escaping () -> [DeclaredWidget]
  ) {
    self.announce = announce
    self.name = name
    self.declare = declare
    self.memory = memory
    self.fixtures = fixtures
    judge = Judge(Clause.catalogue, setup: .empty, features: .all)
    let containers = home.appendingPathComponent("groups", isDirectory: true)
    hostEnvironment = RunEnvironment(containers: containers) {
      fixtures.network.outcome(of: $0, in: $1)
    }
    hostEnvironment.settings = settings
    hostEnvironment.released = released
    CurrentHost.environment = hostEnvironment
    CodePlaces.begin()
  }

  private let fixtures: FixtureFolder
  private let announce: (String) -> Void

  func reply(to order: WorkerRequest) -> WorkerReplyMessage {
    var reply = WorkerReplyMessage()
    do {
      switch order.verb {
      case .describe:
        reply.bundle = try describe()
        reply.numbering = CaseReport.numbering
        reply.limits = Confinement.limits.map(\.rawValue).sorted()
      case .run: reply.report = try run(order)
      case .locate:
        reply.report.located = order.places.map { LocatedLine(CodePlaces.lines(of: $0)) }
      }
    } catch {
      reply.problem = "\(error)"
    }
    return reply
  }

  /// Describes the bundle; each campaign begins with it, and so with the self-test of virtual time.
  private func describe() throws -> BundleInterface {
    try VirtualTimeline.selfTest()
    var bundle = BundleInterface()
    bundle.name = name
    let timeline = VirtualTimeline(wall: WallDate.defaultStart.microseconds, seed: 0)
    bundle.widgets = timeline.perform(declare).map { WidgetInterface($0) }
    bundle.givenDates = fixtures.dates.map { GivenDate($0) }
    return bundle
  }

  private func run(_ order: WorkerRequest) throws -> CaseReport {
    let scenario = order.scenario
    guard let setup = scenario.setup else { throw SimulationError.noProfile(scenario.profile) }
    prepare(scenario, order)
    PreviewedContents.areLeftOut = order.leavesPreviewsOut
    hostEnvironment.performsForApp = !order.leavesAppIntentsOut
    let timeline = VirtualTimeline(
      wall: scenario.device.clock.microseconds,
      seed: UInt64(bitPattern: scenario.device.clock.microseconds &+ order.randomness)
    )
    defer { timeline.discard() }
    var source = HostedWidgets(
      declare,
      scenario: scenario,
      timeline: timeline,
      hostEnvironment: hostEnvironment,
      memory: memory,
      kindsVary: order.kindsVary,
      announce: announce
    )
    if !order.activities.isEmpty {
      timeline.perform { SurvivingActivity.restore(order.activities, in: declare()) }
    }
    var runtime = ReferenceRuntime()
    var observer = ReportingObserver(judge: judge, tells: order.wantsLines)
    judge.begin(setup)
    do {
      try simulation.run(
        scenario,
        setup: setup,
        subject: &runtime,
        source: &source,
        observer: &observer
      )
      judge.finish(at: simulation.trace.end)
    } catch let error as SimulationError {
      // A reload loop ends the run early; the verdict up to that point still counts.
      guard judge.hasFoundLoop, let instant = error.endOfLoop else { throw error }
      judge.finish(at: instant)
    }
    var report = report(order, source)
    let known = Set(order.knownStacks)
    let places = ViolationPlaces(trace: simulation.trace, state: judge.state, source: source)
    report.hangs = source.hangs().map {
      HangLine(
        $0,
        widget: scenario.name(of: $0.request.widget),
        known: known,
        functions: places.texts(askedBy: $0.request.id)
      )
    }
    return report
  }

  /// Sets the process's time zone, locale and data to those of the scenario.
  private func prepare(_ scenario: Scenario, _ order: WorkerRequest) {
    let surroundings = scenario.device.surroundings
    ProcessSurroundings.setTimeZone(surroundings.zone.rawValue)
    // Foundation's own locale has no region here, and thus no currency: a phone's always has one.
    let ofPhone = PhoneLocale.identifier(scenario.device.locale)
    ProcessSurroundings.setLocale(order.locale.isEmpty ? ofPhone : order.locale)
    let clock = order.dataClock < 0 ? scenario.device.clock.microseconds : order.dataClock
    hostEnvironment.keepsReadings = order.wantsAnswers
    hostEnvironment.drawsOneEntry = order.wantsOneEntry
    hostEnvironment.buttonOfActivity =
      order.buttonOfActivity < 0 ? nil : Int(order.buttonOfActivity)
    OutsideDates.shared.begin()
    CalendarReckonings.begin(keeps: order.wantsAnswers)
    FixedTimes.begin()
    HandmadeTimes.begin()
    EncodedTexts.begin()
    OutsideData.shared.begin(
      surroundings.values,
      seed: clock / Interval.hours(1).microseconds % 24,
      now: clock + order.answersShift,
      makesUp: !order.leavesMadeUpOut,
      guesses: !order.leavesGuessesOut && !order.leavesMadeUpOut,
      replacesFailures: order.leavesFailuresOut
    )
    SharedData.prepare(surroundings.store, fixtures: fixtures.shared)
  }

  private func report(_ order: WorkerRequest, _ source: HostedWidgets) -> CaseReport {
    var report = CaseReport()
    let trace = simulation.trace
    let places = ViolationPlaces(trace: trace, state: judge.state, source: source)
    report.events = Int64(trace.events.count)
    report.features = judge.seen.rawValue
    report.judged = order.wantsAnswers ? 0 : Int64(judge.tallies.count)
    // Confirmation runs are compared, not judged.
    for (index, tally) in judge.tallies.enumerated() where !order.wantsAnswers {
      if !judge.isApplicable[index] { report.inapplicable.append(NumberedLine(index)) }
      if let line = TallyLine(
        tally,
        clause: index,
        widget: self.widget(of:),
        isOfApp: isOfApp(_:),
        name: order.scenario.name(of:),
        places: { places.candidates(for: $0, of: judge.clauses[index]) }
      ) {
        report.tallies.append(line)
      }
    }
    report.survey = hostEnvironment.survey.notes.compactMap { note in
      SurveyLine.Topic(rawValue: note.topic.rawValue).map {
        SurveyLine($0, note.text, of: order.scenario.name(of: WidgetID(note.widget)))
      }
    }
    addEvidence(to: &report, order)
    if order.wantsAnswers {
      report.drawnTimelines = TimelineReader(trace, judge.state, source).drawnTimelines
      report.offers =
        hostEnvironment.hasStored ? [] : hostEnvironment.offers.map { EntityOffer($0) }
      addActivities(to: &report)
      report.reckonings = CalendarReckonings.lines.compactMap { line in
        ReckoningLine.Kind(rawValue: line.kind.rawValue).map {
          ReckoningLine($0, line.number, at: CodePlaces.text(of: line.place) ?? "")
        }
      }
      report.hasSynthesized = OutsideData.shared.hasSynthesized
      report.namesCurrency = OutsideDates.shared.namesCurrency
      report.outsideDates = OutsideDates.shared.dates.map { NumberedLine(Int($0)) }
    }
    report.previews = source.previews.lines
    report.otherPreviews = Int64(source.previews.others)
    if order.wantsLines {
      report.lines = TraceLine.lines(of: trace, trace.events.indices)
      report.activities = activities(of: order.scenario, focus: order.focus)
    }
    if order.wantsDrawings { draw(order.scenario, trace, into: &report) }
    return report
  }

  /// Adds the data that the app's next process finds, and its origin.
  private func addActivities(to report: inout CaseReport) {
    report.hasStored = hostEnvironment.hasStored
    if let tap = hostEnvironment.activityTap {
      report.tappedButton = "\(tap.intent)"
      report.tappedPlace = CodePlaces.text(of: "perform", in: tap.intent) ?? ""
      report.tapHasActed = tap.hasActed
    }
    report.running = HostedActivities.remains.map { SurvivingActivity($0) }
    for event in simulation.trace.events {
      guard case .input(.did(_, let number)) = event.body,
        let effect = judge.state.sideEffect(number),
        let kind = ActivityCallLine.Kind(effect.kind)
      else { continue }
      let place = CodePlaces.text(of: effect.place) ?? ""
      report.activityCalls.append(ActivityCallLine(kind, at: place))
    }
  }

  /// Adds evidence that confirmation runs may need, and the data that the code lacked.
  private func addEvidence(to report: inout CaseReport, _ order: WorkerRequest) {
    let reader = AnswerReader(simulation.trace, judge.state)
    var requests = Set(order.datedRequests.map(\.number))
    var wantsFigures = order.wantsFigures
    for line in report.tallies where !line.violations.isEmpty {
      switch judge.clauses[Int(line.clause)].secondLook {
      case nil, .givenValues: continue
      case .sampleValues: wantsFigures = true
      case .dates, .datesOfZone, .missingData, .served, .otherMoment:
        requests.formUnion(line.violations.map(\.request))
      }
    }
    report.dates = reader.dates(of: requests, given: OutsideDates.shared.datesOfElements)
    if wantsFigures {
      report.figures = reader.figures
      report.timelines = reader.timelines
    }
    report.usesOutsideData = OutsideData.shared.hasGiven
    report.standIns = StandInValues.shared.given
    report.usesGuesses = OutsideData.shared.hasGuessed
    if order.wantsAnswers || report.tallies.contains(where: { !$0.violations.isEmpty }) {
      report.madeUp = OutsideData.shared.madeUpWords
    }
    report.performedForApp = !hostEnvironment.lastForApp.isEmpty
    report.outside = OutsideData.shared.takeNewItems().map { OutsideLine($0) }
  }

  /// Returns the widget that a violation is about, `nil` if it is about none in particular.
  private func widget(of violation: Violation) -> WidgetID? {
    if let id = violation.request, let request = judge.state.requests[id] {
      return request.subject.widget
    } else if let id = violation.placement, let record = judge.state.placement(id) {
      return record.placement.widget
    } else if let index = violation.event, simulation.trace.events.indices.contains(index) {
      switch simulation.trace.events[index].body {
      case .input(.did(let id, _)), .input(.answered(let id, _, _)):
        return judge.state.requests[id]?.subject.widget
      case .input(.asked(_, _, let subject)): return subject.widget
      default: return nil
      }
    }
    return nil
  }

  private func isOfApp(_ violation: Violation) -> Bool {
    switch violation.request.flatMap({ judge.state.requests[$0] })?.kind {
    case .activity, .intent, .controlAction: true
    case .placeholder, .snapshot, .timeline, .control, .options, .relevance, .preview, nil: false
    }
  }

  private func activities(of scenario: Scenario, focus: Int64) -> ActivitiesLine {
    let trace = simulation.trace
    var line = ActivitiesLine.lives(
      in: trace,
      of: scenario,
      showing: trace.events.indices,
      focus: focus < 0 ? nil : Int(focus)
    )
    let names = HostedActivities.names
    for index in line.lives.indices {
      line.lives[index].widget = names[Int(line.lives[index].number)] ?? ""
    }
    return line
  }

  /// Adds what a person saw of each widget.
  private func draw(_ scenario: Scenario, _ trace: Trace, into report: inout CaseReport) {
    guard let setup = scenario.setup else { return }
    for (number, widget) in scenario.widgets.enumerated() {
      report.pageSnapshots += PageSnapshotLine.snapshots(
        in: trace,
        of: WidgetID(number),
        kind: widget.name
      )
    }
    for (number, placement) in setup.placements.enumerated() {
      let kind = scenario.widgets[Int(placement.widget.number)].name
      report.days.append(.day(in: trace, setup, of: PlacementID(number), kind: kind))
    }
    // All placements of a run share its activities, so only the first one lists them.
    if !report.days.isEmpty { report.days[0].activities = activities(of: scenario, focus: -1) }
  }
}

extension Scenario {
  fileprivate func name(of widget: WidgetID) -> String {
    let number = Int(widget.number)
    return widgets.indices.contains(number) ? widgets[number].name : ""
  }
}

extension WidgetInterface {
  /// Describes a declaration; a widget without a list of families offers those of every SDK.
  init(_ declared: DeclaredWidget) {
    self.init()
    kind = declared.kind
    typeName = declared.typeName
    displayName = declared.displayName
    summary = declared.description
    isPushEnabled = declared.isPushEnabled
    hasNoMargins = declared.contentMarginsAreDisabled
    keepsBackground = !declared.backgroundIsRemovable
    switch declared.code {
    case .timeline(let provider):
      role = .timeline
      configuration = provider.configurationName ?? ""
      families = HostedWidgets.offeredFamilies(of: declared).map { FamilyLine($0) }
    case .control: role = .control
    case .activity: role = .activity
    case .empty: role = .empty
    }
  }
}
