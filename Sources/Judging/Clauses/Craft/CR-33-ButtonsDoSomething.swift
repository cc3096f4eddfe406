import WidgetModel

/// A button has a visible effect or opens the app.
struct ButtonsDoSomething: ClauseChecker {
  enum Situation: String, ClauseWord {
    case returned = "the intent of a button returned"
    case left = "an intent only wrote data that nothing in the extension had read"
    case unchanged = "the widget looked the same after such an intent"
  }

  static let optional: [Situation] = [.left, .unchanged]

  enum Violation: String, ClauseWord {
    case dead
  }

  enum Guard: String, ClauseWord {
    case isRead = "data written by an intent and read later"
    case looksOtherwise = "a widget that looked different after the tap, or was not drawn since"
    case isRefreshed = "a widget that uses the network, which a tap queries again"
    case othersUnasked = "a bundle whose other widgets, controls and activities did not all run"
    case dataLack = "missing or wrong stored data, or a failing network"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-33",
    title: "a button has a visible effect or opens the app",
    statement: """
      The intent of a button or toggle does more than write data that only the app reads: it opens \
      the app, contacts a server, reloads widgets, or changes what a widget, control or Live \
      Activity of the bundle shows.
      """,
    party: .intent,
    rule: .cr33,
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .interaction, .timelines],
    advice: """
      If only the app can carry out the action, bring it to the foreground: `static let \
      openAppWhenRun = true`, or a foreground mode in `supportedModes`. Otherwise change the data \
      that the widget reads in `perform()`. See \
      https://github.com/krelltunez/dayGLANCE/issues/1007.
      """
  )

  private struct Tap {
    let request: RequestID
    let placement: PlacementID
    let widget: WidgetID
    let view: ViewID
    let index: Int?
    let place: SourcePlace
    let text: String
    var looksAlike: Bool?
  }

  private var taps: [Tap] = []
  /// The first view of each placed widget's last timeline.
  private var shown: [PlacementID: ViewID] = [:]
  /// The widgets, controls and activities whose code has answered.
  private var asked: Set<WidgetID> = []
  /// The widgets that ask the network for their timelines.
  private var loading: Set<WidgetID> = []

  mutating func begin(_ state: ObservedState) {
    taps.removeAll()
    shown.removeAll()
    asked.removeAll()
    loading.removeAll()
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let effect = check.state.sideEffect(number), let request = check.state.requests[id]
      else { return }
      did(effect, on: request, check)
    case .input(.answered(let id, let answer, _)):
      guard let request = check.state.requests[id], request.answers == 0 else { return }
      if request.kind == .intent { return check.see(.returned) }
      if [.timeline, .control, .activity].contains(request.kind) {
        asked.insert(request.subject.widget)
      }
      // The tap had an effect if the first timeline after it starts with a different view.
      let placement = request.subject.placement
      guard case .timeline(let number) = answer, placement.number >= 0,
        let timeline = check.state.timeline(number), let view = timeline.views.first
      else { return }
      for index in taps.indices
      where taps[index].placement == placement && taps[index].looksAlike == nil {
        taps[index].looksAlike = taps[index].view == view
        if taps[index].view == view { check.see(.unchanged) }
      }
      shown[placement] = view
    default: break
    }
  }

  private mutating func did(
    _ effect: SideEffect,
    on request: RequestRecord,
    _ check: ClauseCheck<Self>
  ) {
    switch effect.kind {
    case .networkRequested:
      if request.kind == .timeline { loading.insert(request.subject.widget) }
    case .dataLeft:
      check.see(.left)
      let placement = request.subject.placement
      // The bound keeps memory fixed, and a tap without a first view has nothing to be compared
      // with.
      guard taps.count < 64, placement.number >= 0, let view = shown[placement] else { return }
      taps.append(
        Tap(
          request: request.id,
          placement: placement,
          widget: request.subject.widget,
          view: view,
          index: check.index,
          place: effect.place,
          text: effect.text
        )
      )
    case .leftDataRead:
      // The value is read after all, so the tap had an effect.
      taps.removeAll { tap in
        check.skips(.isRead, if: tap.text.contains("\"\(effect.text)\""))
      }
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    guard !taps.isEmpty else { return }
    let setup = check.state.setup
    let surroundings = setup.device.surroundings
    let isUsual =
      surroundings.store == .present && [.fixtures, .slow].contains(surroundings.network)
    // Without its usual data, a widget may look the same after any tap.
    if check.skips(.dataLack, if: !isUsual) { return }
    let isWhole = setup.widgets.indices.allSatisfy { asked.contains(WidgetID($0)) }
    // A part of the bundle that did not run may be the one that reads the value.
    if check.skips(.othersUnasked, if: !isWhole) { return }
    var reported: Set<String> = []
    for tap in taps {
      if check.skips(.looksOtherwise, if: tap.looksAlike != true) { continue }
      // The reload after the tap asks the network again, which may be the effect.
      if check.skips(.isRefreshed, if: loading.contains(tap.widget)) { continue }
      guard reported.insert(tap.text).inserted else { continue }
      check.violated(
        .dead,
        at: tap.index,
        placement: tap.placement,
        request: tap.request,
        place: tap.place,
        comparing: Comparison(expected: "a visible effect", actual: "nothing"),
        """
        a tap changes nothing and opens nothing: \(tap.text), which nothing in the bundle reads
        """
      )
    }
  }
}
