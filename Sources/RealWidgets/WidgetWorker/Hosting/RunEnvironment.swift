import Foundation
import FoundationNetworking
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel
import WorkerProcesses

/// The result of a tap on a button in a Live Activity.
struct ActivityTap {
  let intent: Any.Type
  /// True if the intent did anything lasting.
  let hasActed: Bool
}

/// The host environment of one run: it answers the code's questions and records the code's effects.
package final class RunEnvironment: HostEnvironment {
  private let network: (URLRequest, Surroundings.Network) -> NetworkOutcome

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

  /// The code's calls that no request of the simulation serves.
  private var invalidations: [Invalidation] = []
  private var isInFront = false
  var openLoads: [Int: (request: RequestID, url: String)] = [:]
  var lastLoad = 0

  /// True for requests whose loads returned data.
  var loadResults: [RequestID: Bool] = [:]

  /// The URLs that requests have loaded.
  var brought: Set<Reading> = []

  var configured: Set<RequestID> = []

  var keepsReadings = false

  /// True to draw only the entry of a timeline that is shown at once.
  var drawsOneEntry = false

  var readings: [(request: RequestID, name: String, place: SourcePlace)] = []

  /// The entities that queries offered, each query once, if ``keepsReadings`` is set.
  private(set) var offers: [OfferedEntities] = []

  /// True if code stored data in the run that its next process finds.
  private(set) var hasStored = false

  /// The drawn widgets, and what the run left out or synthesized.
  package internal(set) var survey = WidgetObservations()

  var released: ReleasedVersion?

  var settings = TargetSettings()

  /// The setting needs that were reported, each once as met and once as missing.
  private var toldNeeds: Set<String> = []

  var earlyNeeds = EarlyNeeds()

  struct IntentOfApp {
    /// The intent's name and the reason why it performs in the app.
    let name: String
    /// True if its code still runs here.
    let isPerformed: Bool
  }

  package var performsForApp = true

  /// The last intent performed for the app in the run; empty if none.
  var lastForApp = ""

  /// Called when the code of a request reaches such an intent, and at its end.
  var hearsInApp: (IntentOfApp?, RequestID) -> Void = { _, _ in }

  /// Called when code is about to trap because it lacks a dependency of the app, or a value of a
  /// stand-in.
  var hearsMissing: (Announcement.Remark.Topic, String, RequestID) -> Void = { _, _, _ in }

  /// True if the calling code draws a view; other code may run while a view waits.
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

  private var drawing: [RequestID] = []

  /// The shared data that views read since the last request began, reported once a request.
  private var readWhileDrawing: Set<Reading> = []

  struct Reading: Hashable {
    let request: RequestID
    let data: String
  }

  var lastBegun = RequestID(-1) {
    didSet { readWhileDrawing.removeAll(keepingCapacity: true) }
  }

  var intentsRunning = 0

  var actions: [RequestID: ActionRecord] = [:]

  var returnedIntents: [RequestID: Any.Type] = [:]

  /// The values that widgets and controls show.
  var storedReadings = StoredReadings()

  /// The configurations of timeline requests, if ``keepsReadings`` is set.
  private(set) var configurations: [RequestID: HostedConfiguration] = [:]

  /// The button of a Live Activity to tap when one is drawn, `nil` for none.
  var buttonOfActivity: Int?

  var activityTap: ActivityTap?

  /// The stored values that code other than intents has read in the run.
  var known: Set<String> = []

  /// The keys that intents left for others and no code has read since.
  var unread: Set<String> = []

  package init(
    containers: URL,
    network: @escaping (URLRequest, Surroundings.Network) -> NetworkOutcome
  ) {
    self.containers = containers
    self.network = network
  }

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

  func place(_ configuration: HostedConfiguration, for request: Request) {
    if keepsReadings { configurations[request.id] = configuration }
    guard let id = request.placement else { return }
    placed[id]?.configuration = configuration.value
  }

  func kind(of widget: WidgetID) -> String {
    names.indices.contains(Int(widget.number)) ? names[Int(widget.number)] : ""
  }

  var hasSideEffects: Bool { !sideEffects.isEmpty }

  func takeSideEffects(into taken: inout [SourceSideEffect]) {
    taken.append(contentsOf: sideEffects)
    sideEffects.removeAll(keepingCapacity: true)
  }

  func takeInvalidations() -> [Invalidation] {
    defer { invalidations.removeAll() }
    return invalidations
  }

  package func record(_ sideEffect: SideEffect) {
    if CurrentRequest.isUnheard {
      actions[CurrentRequest.responsible]?.record(sideEffect)
      return
    }
    if sideEffect.kind == .logged { WorkerOutput.write(sideEffect.text) }
    record(sideEffect, during: CurrentRequest.responsible)
  }

  /// Records an effect on a Live Activity, with the calls for the runtime.
  package func record(_ sideEffect: SideEffect, calling calls: [ActivityInput]) {
    if CurrentRequest.isUnheard { return record(sideEffect) }
    let request = CurrentRequest.responsible
    guard request != RunEnvironment.unheard else { return }
    record(sideEffect, during: request)
    sideEffects[sideEffects.count - 1].activities = calls.map { call in
      // With the app in front, the caller does not matter.
      guard case .started(let id, let content, var request) = call, isInFront else { return call }
      request.isFromIntent = false
      return .started(id, content, request)
    }
  }

  /// The request of code that only has to survive: its effects are ignored.
  static let unheard = RequestID(Int(Int32.min))

  func record(_ sideEffect: SideEffect, during request: RequestID) {
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
    if !actions.isEmpty { actions[request]?.record(sideEffect) }
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
      record(SideEffect(.viewLoadedData, text: sideEffect.text, place: sideEffect.place))
    }
  }

  /// Records data that a view reads: its entry should have brought it (TL-41).
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
    record(SideEffect(.viewLoadedData, text: data, place: CallPlace.here))
  }

  package func noteOffered(_ entities: OfferedEntities) {
    guard keepsReadings, !offers.contains(where: { $0.query == entities.query }) else { return }
    offers.append(entities)
  }

  /// Returns true if a declaration handles the events of a background session.
  package func hearsBackgroundSession(_ identifier: String) -> Bool {
    heardSessions.contains { $0.include(identifier) }
  }

  package func outcome(of request: URLRequest) -> NetworkOutcome {
    network(request, surroundings.network)
  }

  package var placedWidgets: [PlacedWidgetInfo] {
    placed.sorted { $0.key < $1.key }.map(\.value)
  }

  package var placedControls: [PlacedControlInfo] { controls }

  /// True if widgets may use the phone's location (DL-17).
  package var isAuthorizedForWidgetUpdates: Bool {
    !surroundings.locationIsDenied && sight.isRecent(at: now())
  }

  var now: () -> Instant = { .start }

  package var activitiesAreEnabled: Bool { !surroundings.activitiesAreDenied }

  package private(set) var activityLimits: ActivityLimits?

  /// True if a Live Activity may start: the app is in front, or a button's intent runs (LA-03).
  package var activitiesMayStart: Bool { isInFront || intentsRunning > 0 }

  package func values(of setting: TargetSetting) -> [String]? { settings.values(of: setting) }

  package func container(ofGroup group: String) -> URL {
    containers.appendingPathComponent(group, isDirectory: true)
  }
}
