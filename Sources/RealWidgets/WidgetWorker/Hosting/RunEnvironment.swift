import Foundation
import FoundationNetworking
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WorkerProcesses

/// What came of a tap on a button in a Live Activity.
struct ActivityTap {
  /// The button's intent.
  let intent: Any.Type
  /// Whether it did anything that outlasts it.
  let hasActed: Bool
}

/// The host environment of one run: it answers the code's questions and writes down what the code does.
package final class RunEnvironment: HostEnvironment {
  /// How the network answers, by request.
  private let network: (URLRequest, Surroundings.Network) -> NetworkOutcome

  /// The folder in which the containers of app groups stand.
  private let containers: URL

  private var surroundings = Surroundings()
  private var kinds: [String: Int] = [:]
  private var placed: [PlacementID: PlacedWidgetInfo] = [:]
  private var families: [Placement] = []
  private var names: [String] = []
  private var isPushEnabled: [Bool] = []
  private var heardSessions: [BackgroundSessions] = []
  private var controls: [PlacedControlInfo] = []
  private var sight = WidgetSight()
  var sideEffects: [SourceSideEffect] = []

  /// What code called for that no request of the simulation serves.
  private var invalidations: [Invalidation] = []
  private var isInFront = false
  var openLoads: [Int: (request: RequestID, url: String)] = [:]
  var lastLoad = 0

  /// Whether the loads of requests brought something.
  var loadResults: [RequestID: Bool] = [:]

  /// What requests have loaded.
  var brought: Set<Reading> = []

  /// The requests for which a configuration is being chosen.
  var configured: Set<RequestID> = []

  /// Whether ``readings`` are kept.
  var keepsReadings = false

  /// Whether of a timeline only the entry is drawn that is shown at once.
  var drawsOneEntry = false

  /// What code read from outside in the run, with the request that it worked on.
  var readings: [(request: RequestID, name: String, place: SourcePlace)] = []

  /// Which entities queries offered in the run, each query once, where ``keepsReadings`` is set.
  private(set) var offers: [OfferedEntities] = []

  /// Whether code has stored something in the run that its next process finds.
  private(set) var hasStored = false

  /// What the run saw of the widgets, and what it had to leave out or make up.
  package internal(set) var survey = WidgetObservations()

  /// The version that people have, `nil` where the declarations are compared with none.
  var released: ReleasedVersion?

  /// What the settings of the target say, as far as somebody has read them.
  var settings = TargetSettings()

  /// The needs of settings that the run has told; each is told once as allowed and once as not.
  private var toldNeeds: Set<String> = []

  /// What the code needed of the settings while the bundle was made, before anything was asked.
  var earlyNeeds = EarlyNeeds()

  /// An intent that the app's process performs.
  struct IntentOfApp {
    /// The intent, and why it performs there.
    let name: String
    /// Whether its code runs here all the same.
    let isPerformed: Bool
  }

  /// Whether intents of the app that may be are performed here in its stead.
  package var performsForApp = true

  /// The last intent that was performed in the app's stead in the run; empty when none was.
  var lastForApp = ""

  /// Hears when the code of a request comes to such an intent, and to its end.
  var hearsInApp: (IntentOfApp?, RequestID) -> Void = { _, _ in }

  /// Hears when the code of a request is about to end because it lacks a dependency of the app.
  var hearsMissingDependency: (String, RequestID) -> Void = { _, _ in }

  /// Whether a view is being drawn by the calling code; other code may run while a view waits.
  var isDrawing: Bool {
    get { !drawing.isEmpty && drawing.contains(CurrentRequest.responsible) }
    set {
      let request = CurrentRequest.responsible
      if newValue {
        drawing.append(request)
      } else if let index = drawing.lastIndex(of: request) {
        drawing.remove(at: index)
      }
    }
  }

  /// The requests for which something is being drawn.
  private var drawing: [RequestID] = []

  /// What views read of shared data since the last request began; each is noted once a request.
  private var readWhileDrawing: Set<Reading> = []

  struct Reading: Hashable {
    let request: RequestID
    let data: String
  }

  /// The request that began last.
  var lastBegun = RequestID(-1) {
    didSet { readWhileDrawing.removeAll(keepingCapacity: true) }
  }

  /// The intents of buttons that run at present.
  var intentsRunning = 0

  /// What the intents that run at present have met outside, by the requests for them.
  var actions: [RequestID: ActionRecord] = [:]

  /// The intents of buttons that have returned, by the requests for them.
  var returnedIntents: [RequestID: Any.Type] = [:]

  /// What widgets and controls have read for what they show.
  var storedReadings = StoredReadings()

  /// The configurations for which timelines were made, by request, where ``keepsReadings`` is set.
  private(set) var configurations: [RequestID: HostedConfiguration] = [:]

  /// Which button of a Live Activity is tapped when one is drawn, `nil` for none.
  var buttonOfActivity: Int?

  /// What came of that tap.
  var activityTap: ActivityTap?

  /// The names of stored values that code has read in the run, intents apart.
  var known: Set<String> = []

  /// The keys that intents have left for others and nobody has read since.
  var unread: Set<String> = []

  /// Creates a host environment.
  ///
  /// - Parameters:
  ///   - containers: An empty folder for the containers of app groups.
  ///   - network: How requests end.
  package init(
    containers: URL,
    network: @escaping (URLRequest, Surroundings.Network) -> NetworkOutcome
  ) {
    self.containers = containers
    self.network = network
  }

  /// Prepares for a run.
  ///
  /// - Parameters:
  ///   - scenario: The run.
  ///   - declared: What the bundle declares.
  ///   - widgets: The declarations of the scenario's widgets; a kind has the number that its widget has there.
  func begin(_ scenario: Scenario, declared: [DeclaredWidget], widgets: [DeclaredWidget]) {
    surroundings = scenario.device.surroundings
    activityLimits = scenario.resolvedProfile.map {
      ActivityLimits(
        areSupported: $0.isOn(.liveActivities),
        count: Int(clamping: $0[.activitiesPerApp]),
        bytes: Int(clamping: $0[.activityByteLimit])
      )
    }
    names = widgets.map(\.kind)
    isPushEnabled = widgets.map(\.isPushEnabled)
    heardSessions = declared.flatMap(BackgroundSessions.all)
    controls = widgets.compactMap { widget in
      guard case .control = widget.code else { return nil }
      return PlacedControlInfo(kind: widget.kind, isPushEnabled: widget.isPushEnabled)
    }
    sight = WidgetSight(phoneIsLocked: scenario.device.isLocked)
    invalidations.removeAll()
    kinds = Dictionary(zip(names, scenario.widgets.map(\.kind))) { first, _ in first }
    families = scenario.placements
    placed.removeAll()
    sideEffects.removeAll()
    toldNeeds.removeAll()
    survey.removeAll()
    lastForApp = ""
    isInFront = false
    intentsRunning = 0
    lastBegun = RequestID(-1)
    openLoads.removeAll()
    readings.removeAll()
    offers.removeAll()
    hasStored = false
    lastLoad = 0
    brought.removeAll()
    configured.removeAll()
    loadResults.removeAll()
    actions.removeAll()
    returnedIntents.removeAll()
    known.removeAll()
    unread.removeAll()
    storedReadings.removeAll()
    configurations.removeAll()
    activityTap = nil
    drawing.removeAll()
    HostedActivities.forgetAll()
    PreviewedContents.forgetAll()
    SandboxDenials.forgetNotes()
  }

  /// Follows what happens to the phone.
  func notice(_ input: Input, at now: Instant) {
    sight.notice(input, at: now)
    switch input {
    case .foreground(let isOn): isInFront = isOn
    case .rebooted: isInFront = false
    case .added(let id):
      guard let placement = families[id] else { return }
      placed[id] = PlacedWidgetInfo(
        kind: names[Int(placement.widget.number)],
        family: placement.family,
        isPushEnabled: isPushEnabled[Int(placement.widget.number)]
      )
    case .removed(let id):
      placed[id] = nil
      storedReadings.remove { $0.placement == id }
    case .appInstalled(false):
      storedReadings.removeAll()
      isInFront = false
      placed.removeAll()
    case .kindWithdrawn(let widget):
      placed = placed.filter { families[$0.key]?.widget != widget }
    default: break
    }
  }

  /// Notes the configuration that a placed widget has.
  func place(_ configuration: HostedConfiguration, for request: Request) {
    if keepsReadings { configurations[request.id] = configuration }
    guard let id = request.placement else { return }
    placed[id]?.configuration = configuration.value
  }

  /// The kind that a widget or control declares.
  func kind(of widget: WidgetID) -> String {
    names.indices.contains(Int(widget.number)) ? names[Int(widget.number)] : ""
  }

  /// Whether the code did something since the last time.
  var hasSideEffects: Bool { !sideEffects.isEmpty }

  /// Gives what the code did.
  func takeSideEffects(into taken: inout [SourceSideEffect]) {
    taken.append(contentsOf: sideEffects)
    sideEffects.removeAll(keepingCapacity: true)
  }

  /// Gives what code called for since the last time.
  func takeInvalidations() -> [Invalidation] {
    defer { invalidations.removeAll() }
    return invalidations
  }

  /// Writes down what the code did.
  package func note(_ sideEffect: SideEffect) {
    if CurrentRequest.isUnheard {
      actions[CurrentRequest.responsible]?.note(sideEffect)
      return
    }
    if sideEffect.kind == .logged { WorkerOutput.write(sideEffect.text) }
    note(sideEffect, during: CurrentRequest.responsible)
  }

  /// Writes down what the code did about a Live Activity, and what the runtime hears of it.
  package func note(_ sideEffect: SideEffect, calling calls: [ActivityInput]) {
    if CurrentRequest.isUnheard { return note(sideEffect) }
    let request = CurrentRequest.responsible
    guard request != RunEnvironment.unheard else { return }
    note(sideEffect, during: request)
    sideEffects[sideEffects.count - 1].activities = calls.map { call in
      // Of an app in front nobody asks who called.
      guard case .started(let id, let content, var request) = call, isInFront else { return call }
      request.isFromIntent = false
      return .started(id, content, request)
    }
  }

  /// The request of code that is asked for nothing but its survival: nobody hears what it does.
  static let unheard = RequestID(Int(Int32.min))

  /// Writes down what the code did during a request.
  func note(_ sideEffect: SideEffect, during request: RequestID) {
    guard request != RunEnvironment.unheard, !earlyNeeds.keep(sideEffect, during: request) else {
      return
    }
    if sideEffect.kind == .settingFound || sideEffect.kind == .settingMissing {
      guard
        toldNeeds.insert(
          "\(sideEffect.kind) \(sideEffect.amount) \(sideEffect.text)"
        ).inserted
      else { return }
    }
    if !actions.isEmpty { actions[request]?.note(sideEffect) }
    switch sideEffect.kind {
    case .sharedDataWritten, .standardDefaultsUsed: hasStored = true
    default: break
    }
    let kind = sideEffect.kind == .reloadCalled ? kinds[sideEffect.text] : nil
    let effect = returnedIntents.isEmpty ? sideEffect : placed(sideEffect, during: request)
    sideEffects.append(SourceSideEffect(effect, during: request, kind: kind))
    if let invalidation = Invalidation(sideEffect, during: request) {
      invalidations.append(invalidation)
    }
    guard sideEffect.kind == .networkRequested else { return }
    if keepsReadings { keepReading(of: sideEffect.text, at: sideEffect.place, for: request) }
    if isDrawing {
      note(SideEffect(.viewLoadedData, text: sideEffect.text, place: sideEffect.place))
    }
  }

  /// Notes what a view reads: its entry should have brought it (TL-41).
  package func noteRead(of data: @autoclosure () -> String) {
    let data = data()
    if CurrentRequest.isUnheard { return }
    noteReading(of: data)
    if keepsReadings {
      keepReading(of: data, at: CallPlace.here, for: CurrentRequest.responsible)
    }
    guard isDrawing else { return }
    let reading = Reading(request: CurrentRequest.responsible, data: data)
    guard readWhileDrawing.insert(reading).inserted else { return }
    note(SideEffect(.viewLoadedData, text: data, place: CallPlace.here))
  }

  /// Keeps what a query offers.
  package func noteOffered(_ entities: OfferedEntities) {
    guard keepsReadings, !offers.contains(where: { $0.query == entities.query }) else { return }
    offers.append(entities)
  }

  /// Whether a declaration hears the events of a background session.
  package func hearsBackgroundSession(_ identifier: String) -> Bool {
    heardSessions.contains { $0.include(identifier) }
  }

  /// How a request over the network ends.
  package func outcome(of request: URLRequest) -> NetworkOutcome {
    network(request, surroundings.network)
  }

  /// The placed widgets in the order of the scenario.
  package var placedWidgets: [PlacedWidgetInfo] {
    placed.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The controls of the scenario, each of which is placed once.
  package var placedControls: [PlacedControlInfo] { controls }

  /// Whether widgets may know where the phone is.
  ///
  /// Source: DL-17.
  package var isAuthorizedForWidgetUpdates: Bool {
    !surroundings.locationIsDenied && sight.isRecent(at: now())
  }

  /// The instant at which code runs.
  var now: () -> Instant = { .start }

  /// Whether the person lets apps start Live Activities.
  package var activitiesAreEnabled: Bool { !surroundings.activitiesAreDenied }

  /// What the reference, which plays the lives of Live Activities, allows.
  package private(set) var activityLimits: ActivityLimits?

  /// Whether a Live Activity may start: the app is in front, or an intent of a button runs (LA-03).
  package var activitiesMayStart: Bool { isInFront || intentsRunning > 0 }

  /// What the target's settings say.
  package func values(of setting: TargetSetting) -> [String]? { settings.values(of: setting) }

  /// The folder of an app group.
  package func container(ofGroup group: String) -> URL {
    containers.appendingPathComponent(group, isDirectory: true)
  }
}
