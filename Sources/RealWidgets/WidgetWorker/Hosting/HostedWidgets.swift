import Foundation
import InterposedCalls
import ScenarioGeneration
import VirtualTime
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WorkerProcesses

/// The real code of a bundle's widgets as a source of answers for the simulation.
///
/// The code runs in virtual time on one ``VirtualTimeline``; the simulation decides how far it may
/// run. One instance serves one run; global variables of the code outlive it, as they outlive
/// requests in a widget's process.
///
/// A request begins when the simulation advances to its instant, never inside ``begin(_:at:)``. A
/// killed widget process is simulated: the work that it began continues without being reported, and
/// the widget's provider is created again.
package final class HostedWidgets: TimelineSource {
  /// Makes the bundle's declarations; called again for a widget whose process was killed.
  let declare: () -> [DeclaredWidget]

  let timeline: VirtualTimeline

  var gallery = ViewGallery()

  let hostEnvironment: RunEnvironment

  /// The declarations with their code, by ``WidgetID``.
  private(set) var widgets: [DeclaredWidget]

  /// The kinds of the released version that the bundle lacks, `nil` if no version was given.
  let withdrawn: [WithdrawnKind]?

  let declaredKinds: [String]

  /// The index of each widget's declaration in the bundle, `nil` if it no longer has one.
  let places: [Int?]

  /// The widgets whose kind changes each time the declaration is made, by their numbers.
  let unsteady: [Int: UnsteadyKind]

  /// Renderers not in use; they keep their buffers.
  private var idleRenderers: [Renderer] = []

  let surroundings: Surroundings

  let memory: any MemoryGauge

  private let announce: (String) -> Void

  private(set) var said: [RequestID: [Announcement.Remark?]] = [:]
  private var begun: [Request] = []

  private var intentsOfApp: [RequestID: String] = [:]
  private(set) var open: [RequestID: OpenRequest] = [:]
  private var arrived: [Answer] = []

  private var answerPlaces: [RequestID: [SourcePlace]] = [:]

  /// The answers over the profile's memory limit, at most one per request.
  private(set) var excesses: [Hang] = []

  private let profile: Profile

  var told = ReportedDeclarations()

  var galleryLooks: Set<GalleryLook> = []

  /// The entries of the code's previews, and the number of previews without a widget of the bundle.
  var previews: (lines: [PreviewLine], others: Int) = ([], 0)

  var shown: [PlacementID?: HostedEntry] = [:]

  /// The locale of the phone when the process started, whose region the code sees.
  let firstLocale: Int

  private(set) var locale: Int

  package init(
    _ declare: @escaping () -> [DeclaredWidget],
    scenario: Scenario,
    timeline: VirtualTimeline,
    hostEnvironment: RunEnvironment,
    memory: any MemoryGauge,
    kindsVary: Bool = false,
    announce: @escaping (String) -> Void = { _ in }
  ) {
    self.announce = announce
    self.declare = declare
    self.timeline = timeline
    self.hostEnvironment = hostEnvironment
    self.memory = memory
    surroundings = scenario.device.surroundings
    firstLocale = scenario.device.locale
    locale = firstLocale
    profile = scenario.resolvedProfile ?? .iOS26
    HostedWidgets.tellOwners()
    PreviewedContents.types = Conformances.types(of:)
    let declared = HostedWidgets.launch(declare, on: timeline)
    withdrawn = hostEnvironment.released.map { WithdrawnKind.all(of: $0, in: declared) }
    declaredKinds = declared.map(\.kind)
    let found = scenario.places(among: declared)
    let unsteady = HostedWidgets.unsteady(of: scenario, found, declared, kindsVary: kindsVary) {
      // 25 hours, a minute and a second: another date, hour, minute and second.
      HostedWidgets.launch(declare, on: timeline, later: 90_061_000_000)
    }
    self.unsteady = unsteady
    let places = found.indices.map { found[$0] ?? unsteady[$0]?.place }
    self.places = places
    widgets = places.map { $0.map { declared[$0] } ?? DeclaredWidget() }
    hostEnvironment.begin(scenario, declared: declared, widgets: widgets)
    hostEnvironment.now = { Instant(microseconds: timeline.now) }
    hostEnvironment.hearsInApp = { [unowned self] in heard(inApp: $0, on: $1) }
    OutsideData.shared.hearsSynthesized = { [weak self] in self?.heardSynthesized() }
    hostEnvironment.hearsMissing = { [unowned self] in heard(missing: $0, $1, on: $2) }
  }

  /// Returns true if a widget's provider serves a family, as the gallery requires.
  package func offers(_ widget: WidgetID, in family: Family) -> Bool {
    guard widgets.indices.contains(Int(widget.number)) else { return false }
    let declared = widgets[Int(widget.number)]
    guard case .timeline = declared.code else { return false }
    return HostedWidgets.offeredFamilies(of: declared).contains(family)
  }

  package var views: [ViewTree] { gallery.views }

  package func begin(_ request: Request, at now: Instant) { begun.append(request) }

  /// The present if something has begun or arrived, else the next instant of the code.
  package var nextInstant: Instant {
    guard begun.isEmpty, arrived.isEmpty, !hostEnvironment.hasSideEffects else {
      return Instant(microseconds: timeline.now)
    }
    return timeline.nextInstant.map { Instant(microseconds: $0) } ?? .never
  }

  /// Runs the code up to an instant, or further until it has effects, and returns its answers.
  ///
  /// Code may compute any dates, so arithmetic on them must not trap here.
  package func advance(
    to now: Instant,
    until limit: Instant,
    answers: inout [Answer]
  ) -> Instant {
    let requests = begun
    begun.removeAll(keepingCapacity: true)
    timeline.advance(to: now.microseconds)
    if !requests.isEmpty {
      for request in requests { start(request) }
      timeline.advance(to: now.microseconds)
    }
    timeline.advance(to: limit.microseconds, until: looksForNews)
    let invalidations = hostEnvironment.takeInvalidations()
    if !invalidations.isEmpty {
      serve(invalidations)
      timeline.advance(to: timeline.now)
    }
    hostEnvironment.noteDenials()
    answers.append(contentsOf: arrived)
    arrived.removeAll(keepingCapacity: true)
    for escape in timeline.takeDeterminismLeaks() {
      hostEnvironment.record(SideEffect(.leftSimulation, text: "\(escape)"))
    }
    return Instant(microseconds: timeline.now)
  }

  private func looksForNews() -> Bool {
    hostEnvironment.noteDenials()
    return !arrived.isEmpty || hostEnvironment.hasSideEffects
  }

  package func takeSideEffects(into sideEffects: inout [SourceSideEffect]) {
    hostEnvironment.takeSideEffects(into: &sideEffects)
  }

  /// Does nothing: the code does not notice that a request is cancelled.
  package func cancel(_ request: RequestID) {}

  /// Drops a widget's requests, and creates its provider again.
  package func killProcess(of widget: WidgetID) {
    begun.removeAll { $0.widget == widget }
    open = open.filter { $0.value.request.widget != widget }
    guard places.indices.contains(Int(widget.number)), let place = places[Int(widget.number)]
    else { return }
    widgets[Int(widget.number)] = HostedWidgets.launch(declare, on: timeline)[place]
  }

  /// Makes the declarations as in a process launched shortly before its first request.
  ///
  /// The duration of a launch is assumed and affects no verdict. It is not a multiple of a second,
  /// to make dates taken at launch recognizable (CR-04).
  private static func launch(
    _ declare: () -> [DeclaredWidget],
    on timeline: VirtualTimeline,
    later: Int64 = 0
  ) -> [DeclaredWidget] {
    let wall = timeline.wall
    timeline.wall = wall - 234_567 + later
    defer { timeline.wall = wall }
    return timeline.perform(declare)
  }

  package func notice(_ input: Input, at now: Instant, wall: WallDate) {
    switch input {
    case .clockMoved, .rebooted:
      timeline.advance(to: now.microseconds)
      timeline.wall = wall.microseconds
    case .localeChanged(let number): locale = number
    case .activities(.pushed(let push)): HostedActivities.announce(push)
    default: break
    }
    hostEnvironment.notice(input, at: now)
  }

  /// Reports to the code the fate of a Live Activity that it started.
  package func notice(_ effect: ActivityEffect, at now: Instant) {
    timeline.advance(to: now.microseconds)
    timeline.perform { HostedActivities.apply(effect) }
  }

  /// Returns the node that a tap hits, given its index among those that can be hit.
  package func node(_ number: Int32, in view: ViewID) -> Int32 {
    gallery.hit(Int(number), in: view)
  }
}

extension HostedWidgets {
  func recordStart(of request: Request) {
    keepExcess(of: hostEnvironment.lastBegun)
    open[request.id] = OpenRequest(
      request: request,
      memoryBefore: memory.bytesInUse,
      randomReads: timeline.randomReads
    )
    hostEnvironment.storedReadings.begin(request)
    memory.watch(memoryLimit(of: request))
    hostEnvironment.lastBegun = request.id
    announce(request)
  }

  /// Returns the memory limit of a request's process; a Live Activity has its own (DL-06, DL-07).
  private func memoryLimit(of request: Request) -> Int64 {
    profile[request.kind == .activity ? .activityMemoryLimit : .memoryLimit]
  }

  /// Records the code's next step, with remarks for a crash report.
  func announce(
    _ request: Request,
    as owner: RequestID? = nil,
    _ remarks: Announcement.Remark?...
  ) {
    announce(request, as: owner, remarks: remarks)
  }

  func announce(
    _ request: Request,
    as owner: RequestID? = nil,
    remarks: [Announcement.Remark?]
  ) {
    let number = Int(request.widget.number)
    let kind = widgets.indices.contains(number) ? Announcement.escaping(widgets[number].kind) : ""
    let earlier = hostEnvironment.lastForApp
    let afterApp = earlier.isEmpty ? nil : Announcement.Remark(.afterApp, earlier)
    said[owner ?? request.id] = remarks
    let madeUp = OutsideData.shared.madeUpWords.joined(separator: "; ")
    let values = madeUp.isEmpty ? nil : Announcement.Remark(.madeUp, String(madeUp.prefix(400)))
    let all = (remarks + [afterApp, values]).compactMap(\.self)
    let label =
      "\(request.kind.rawValue) \(request.family.rawValue) \(kind)"
      + all.map { "\n" + $0.line }.joined()
    isolation_name_owner(Int64((owner ?? request.id).number), label)
    announce(label)
  }

  /// Records that the code of a request reaches or leaves an intent of the app.
  func heard(inApp intent: RunEnvironment.IntentOfApp?, on id: RequestID) {
    guard let request = open[id]?.request else { return }
    guard let intent else {
      intentsOfApp[id] = nil
      return announce(request)
    }
    hostEnvironment.survey.record(
      intent.isPerformed ? .forApp : .inApp,
      of: Int(request.widget.number),
      intent.name
    )
    guard intent.isPerformed else { return }
    intentsOfApp[id] = intent.name
    announce(request, .init(.inApp, intent.name))
  }

  /// Announces again after more values were synthesized, which a crash report must list.
  private func heardSynthesized() {
    let id = CurrentRequest.responsible
    guard let request = (open[id] ?? open[hostEnvironment.lastBegun])?.request else { return }
    announce(request, as: open[id] == nil ? id : nil, remarks: said[request.id] ?? [])
  }

  /// Records that code is about to trap because it lacks a dependency of the app, or a value of a
  /// stand-in.
  private func heard(missing topic: Announcement.Remark.Topic, _ text: String, on id: RequestID) {
    guard let request = (open[id] ?? open[hostEnvironment.lastBegun])?.request else { return }
    let mark = Announcement.Remark(topic, text)
    if let intent = intentsOfApp[id] {
      announce(request, .init(.inApp, intent), mark)
    } else {
      announce(request, mark)
    }
  }

  /// Records an answer of the code; those of killed processes are ignored.
  func arrive(_ body: Answer.Body, to id: RequestID) {
    hostEnvironment.noteDenials()
    guard let opened = open[id] else { return }
    switch body {
    case .timeline:
      hostEnvironment.noteEarlyAnswer(to: id)
      if timeline.randomReads != opened.randomReads { hostEnvironment.noteRandomness(of: id) }
    case .entry: hostEnvironment.noteEarlyAnswer(to: id)
    default: break
    }
    let used = MemoryStep.whole(in: memory.peakInUse - opened.memoryBefore)
    if used > memoryLimit(of: opened.request) { keepExcess(of: id) }
    noteFixedTimes(in: body, of: opened.request)
    noteMistakenLinks(in: body, of: opened.request)
    if body.isDrawing {
      let request = opened.request
      hostEnvironment.survey.record(.drawn, of: Int(request.widget.number), request.kind.rawValue)
    }
    open[id]?.isAnswered = true
    answerPlaces[id, default: []].append(CallPlace.here)
    arrived.append(Answer(body, to: id, memory: used))
  }

  /// Draws with a renderer that is not shared, since a view may wait while another one is drawn.
  func withRenderer<Result>(_ body: (Renderer) -> Result) -> Result {
    let renderer = idleRenderers.popLast() ?? Renderer()
    defer { idleRenderers.append(renderer) }
    return body(renderer)
  }

  /// Returns the place of the code's n-th answer to a request, counted from 0.
  package func place(ofAnswer number: Int, to id: RequestID) -> SourcePlace {
    guard let places = answerPlaces[id], places.indices.contains(number) else { return .unknown }
    return places[number]
  }

  package func places(of widget: WidgetID) -> DeclaredPlaces? {
    widgets.indices.contains(Int(widget.number)) ? widgets[Int(widget.number)].places : nil
  }

  package func intentType(_ number: Int) -> Any.Type? { gallery.intent(number)?.type }

  private func keepExcess(of last: RequestID) {
    guard let sample = memory.takeExcess() else { return }
    let id = sample.request.map { RequestID(Int($0)) }
    guard let request = open[id ?? last]?.request else { return }
    excesses.append(Hang(request: request, reason: .memory, isReal: false, sample: sample))
  }
}
