import Foundation
import InterposedCalls
import ScenarioGeneration
import VirtualTime
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WorkerProcesses

/// The real code of a bundle's widgets as the simulation meets it: requests go in, answers come out.
///
/// The code runs in virtual time on one ``VirtualTimeline``; the simulation decides how far it may run.
/// One instance serves one run; what the code keeps in global variables outlives it, as it outlives
/// requests in a widget's process.
///
/// A request begins when the simulation advances to its instant, never inside ``begin(_:at:)``. The
/// process of a widget that is killed is not a process of its own here: what the widget had begun
/// runs on and is no longer heard, and the widget's provider is made anew.
package final class HostedWidgets: TimelineSource {
  /// What the bundle declares; made anew for a widget whose process was killed.
  let declare: () -> [DeclaredWidget]

  /// The one timeline on which all code runs.
  let timeline: VirtualTimeline

  /// The drawings of entries, with what their nodes lead to.
  var gallery = ViewGallery()

  /// What the code says and asks for.
  let hostEnvironment: RunEnvironment

  /// The declarations with their code, by ``WidgetID``.
  private(set) var widgets: [DeclaredWidget]

  /// Which kinds of the version that people have the bundle lacks, `nil` where none was given.
  let withdrawn: [WithdrawnKind]?

  /// The kinds of all declarations of the bundle, each as often as it is declared.
  let declaredKinds: [String]

  /// The place of each widget's declaration in the bundle, `nil` for a widget that no longer has one.
  let places: [Int?]

  /// The widgets whose declarations have another kind each time, by their numbers.
  let unsteady: [Int: UnsteadyKind]

  /// Renderers with which nothing is being drawn; they keep their buffers.
  private var idleRenderers: [Renderer] = []

  /// What is around the code in this run.
  let surroundings: Surroundings

  /// The measure of memory of the process.
  let memory: any MemoryGauge

  private let announce: (String) -> Void

  /// What was last said of the code of each request.
  private(set) var said: [RequestID: [Announcement.Remark?]] = [:]
  private var begun: [Request] = []

  /// The intents of the app that requests perform at present, by request.
  private var intentsOfApp: [RequestID: String] = [:]
  private(set) var open: [RequestID: OpenRequest] = [:]
  private var arrived: [Answer] = []

  /// Where the code gave its answers, by request, the first answer first.
  private var answerPlaces: [RequestID: [SourcePlace]] = [:]

  /// Where answers took more memory than the profile allows, each request at most once.
  private(set) var excesses: [Hang] = []

  /// What the profile says of the memory over which the line is told that took it.
  private let profile: Profile

  /// The widgets of whose declarations the run has told, and whether of the bundle's.
  var told = ReportedDeclarations()

  /// The looks at the gallery so far.
  var galleryLooks: Set<GalleryLook> = []

  /// The entries of the code's previews, and how many show no widget of the bundle; set where one was asked for.
  var previews: (lines: [PreviewLine], others: Int) = ([], 0)

  /// The first entry of each placement's last timeline.
  var shown: [PlacementID?: HostedEntry] = [:]

  /// The number of the locale that the phone had when the process started, whose region the code finds.
  let firstLocale: Int

  /// The number of the locale that the phone has at present.
  private(set) var locale: Int

  /// Creates the code of a bundle for one run.
  ///
  /// - Parameters:
  ///   - declare: Makes the bundle's declarations.
  ///   - scenario: The run.
  ///   - timeline: A timeline at the scenario's start.
  ///   - hostEnvironment: What the code says and asks for.
  ///   - memory: The measure of the process's memory.
  ///   - kindsVary: Whether the bundle's kinds are known to differ between two processes.
  ///   - announce: Says what the code is about to do, such as `timeline Clock`.
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
    hostEnvironment.hearsMissingDependency = { [unowned self] in heard(missing: $0, on: $1) }
  }

  /// Whether a declaration has a provider that serves a family: the gallery offers nothing else.
  package func offers(_ widget: WidgetID, in family: Family) -> Bool {
    guard widgets.indices.contains(Int(widget.number)) else { return false }
    let declared = widgets[Int(widget.number)]
    guard case .timeline = declared.code else { return false }
    return HostedWidgets.offeredFamilies(of: declared).contains(family)
  }

  /// The trees that entries show.
  package var views: [ViewTree] { gallery.views }

  /// Takes a request up; it begins with the next advance.
  package func begin(_ request: Request, at now: Instant) { begun.append(request) }

  /// Now when something has begun or arrived, else when the code has something to do.
  package var nextInstant: Instant {
    guard begun.isEmpty, arrived.isEmpty, !hostEnvironment.hasSideEffects else {
      return Instant(microseconds: timeline.now)
    }
    return timeline.nextInstant.map { Instant(microseconds: $0) } ?? .never
  }

  /// Runs the code up to an instant, or on until something comes of it, and gives the answers that came.
  ///
  /// Code may compute dates with whatever date is at hand; nothing of it traps here.
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
      hostEnvironment.note(SideEffect(.leftSimulation, text: "\(escape)"))
    }
    return Instant(microseconds: timeline.now)
  }

  /// Whether something came of the code that the simulation is to be told.
  private func looksForNews() -> Bool {
    hostEnvironment.noteDenials()
    return !arrived.isEmpty || hostEnvironment.hasSideEffects
  }

  /// Gives what the code did besides answering.
  package func takeSideEffects(into sideEffects: inout [SourceSideEffect]) {
    hostEnvironment.takeSideEffects(into: &sideEffects)
  }

  /// Leaves the code running: it does not notice.
  package func cancel(_ request: RequestID) {}

  /// Forgets what a widget had begun, and makes its provider anew.
  package func killProcess(of widget: WidgetID) {
    begun.removeAll { $0.widget == widget }
    open = open.filter { $0.value.request.widget != widget }
    guard places.indices.contains(Int(widget.number)), let place = places[Int(widget.number)]
    else { return }
    widgets[Int(widget.number)] = HostedWidgets.launch(declare, on: timeline)[place]
  }

  /// Makes the declarations as in a process that was launched shortly before it is asked something.
  ///
  /// How long a launch takes is an assumption that no verdict rests on. It is no whole number of
  /// seconds, so that a date that was taken at the launch is known again (CR-04).
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

  /// Follows the phone's clock, locale and app.
  package func notice(_ input: Input, at now: Instant, wall: WallDate) {
    switch input {
    case .clockMoved, .rebooted:
      timeline.advance(to: now.microseconds)
      timeline.wall = wall.microseconds
    case .localeChanged(let number): locale = number
    case .activities(.pushed(let push)): HostedActivities.take(push)
    default: break
    }
    hostEnvironment.notice(input, at: now)
  }

  /// Tells the code what becomes of a Live Activity that it started.
  package func notice(_ effect: ActivityEffect, at now: Instant) {
    timeline.advance(to: now.microseconds)
    timeline.perform { HostedActivities.take(effect) }
  }

  /// The node that a tap means: among what a tap can hit, the one of that number.
  package func node(_ number: Int32, in view: ViewID) -> Int32 {
    gallery.hit(Int(number), in: view)
  }
}

extension HostedWidgets {
  /// Remembers that a request began.
  func note(begun request: Request) {
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

  /// The memory that a request's process may take; that of a Live Activity has a number of its own (DL-06, DL-07).
  private func memoryLimit(of request: Request) -> Int64 {
    profile[request.kind == .activity ? .activityMemoryLimit : .memoryLimit]
  }

  /// Says what the code is about to do, and what has to be known of it.
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
    let kind = widgets.indices.contains(number) ? widgets[number].kind : ""
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

  /// Hears that the code of a request comes to an intent of the app, or to its end.
  func heard(inApp intent: RunEnvironment.IntentOfApp?, on id: RequestID) {
    guard let request = open[id]?.request else { return }
    guard let intent else {
      intentsOfApp[id] = nil
      return announce(request)
    }
    hostEnvironment.survey.note(
      intent.isPerformed ? .forApp : .inApp,
      of: Int(request.widget.number),
      intent.name
    )
    guard intent.isPerformed else { return }
    intentsOfApp[id] = intent.name
    announce(request, .init(.inApp, intent.name))
  }

  /// Hears that more values were made up, of which a crash is to tell.
  private func heardSynthesized() {
    let id = CurrentRequest.responsible
    guard let request = (open[id] ?? open[hostEnvironment.lastBegun])?.request else { return }
    announce(request, as: open[id] == nil ? id : nil, remarks: said[request.id] ?? [])
  }

  /// Hears that the code of a request is about to end because it lacks a dependency of the app.
  private func heard(missing dependency: String, on id: RequestID) {
    guard let request = (open[id] ?? open[hostEnvironment.lastBegun])?.request else { return }
    let mark = Announcement.Remark(.missingDependency, dependency)
    if let intent = intentsOfApp[id] {
      announce(request, .init(.inApp, intent), mark)
    } else {
      announce(request, mark)
    }
  }

  /// Takes an answer of the code.
  ///
  /// Answers of killed processes are not heard.
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
      hostEnvironment.survey.note(.drawn, of: Int(request.widget.number), request.kind.rawValue)
    }
    open[id]?.isAnswered = true
    answerPlaces[id, default: []].append(CallPlace.here)
    arrived.append(Answer(body, to: id, memory: used))
  }

  /// Draws with a renderer that nobody else draws with until the end of the body.
  ///
  /// A view may wait, as for data that it loads, and another one is drawn meanwhile.
  func withRenderer<Result>(_ body: (Renderer) -> Result) -> Result {
    let renderer = idleRenderers.popLast() ?? Renderer()
    defer { idleRenderers.append(renderer) }
    return body(renderer)
  }

  /// Where the code gave one of its answers to a request; the first has the number 0.
  package func place(ofAnswer number: Int, to id: RequestID) -> SourcePlace {
    guard let places = answerPlaces[id], places.indices.contains(number) else { return .unknown }
    return places[number]
  }

  /// Where a widget's declaration and code stand.
  package func places(of widget: WidgetID) -> DeclaredPlaces? {
    widgets.indices.contains(Int(widget.number)) ? widgets[Int(widget.number)].places : nil
  }

  /// The type of the intent of a number.
  package func intentType(_ number: Int) -> Any.Type? { gallery.intent(number)?.type }

  /// Keeps the place at which the memory passed the limit, if it did.
  private func keepExcess(of last: RequestID) {
    guard let sample = memory.takeExcess() else { return }
    let id = sample.request.map { RequestID(Int($0)) }
    guard let request = open[id ?? last]?.request else { return }
    excesses.append(Hang(request: request, reason: .memory, sample: sample))
  }
}
