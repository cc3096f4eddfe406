import WidgetModel

/// Widgets and controls that show what an intent changed are reloaded.
struct ReadersReloaded: ClauseChecker {
  enum Situation: String, ClauseWord {
    case returned = "the intent of a button or control returned"
    case changed = "it changed a value that another widget or control had read"
    case left = "that one was not reloaded"
  }

  static let optional: [Situation] = [.changed, .left]

  enum Violation: String, ClauseWord {
    case left
  }

  enum Guard: String, ClauseWord {
    case isReloaded = "a reader that was reloaded or asked again"
    case isRepeated = "a reader already reported with the same data"
    case dataLack = "missing or wrong stored data"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-40",
    title: "everything that shows what a tap changed is reloaded",
    statement: """
      If the intent of a button or control changes shared defaults, all other widgets and controls \
      that had read the old value are reloaded within 5 seconds after it returns. Values of bytes \
      are not judged, and neither are intents that ask the app or the system for more.
      """,
    party: .intent,
    rule: .cr40,
    observes: EventKinds(.did, .answered, .asked, .requested),
    needs: [.realCode],
    advice: """
      The system reloads only the widget whose button was tapped, or the control. Where the state \
      is stored, call `WidgetCenter.shared.reloadTimelines(ofKind:)` for each widget that shows \
      it, and `ControlCenter.shared.reloadControls(ofKind:)` for each control. See \
      https://github.com/EvanBacon/expo-apple-targets/pull/104.
      """
  )

  /// The time after the intent within which a reader may still be reloaded.
  private static let patience = Interval.seconds(5)

  private struct Reader {
    let widget: WidgetID
    let isControl: Bool
    let request: RequestID
    let index: Int?
    let place: SourcePlace
    /// The kind of the widget or control, a colon and the key.
    let text: String
    var returned: Instant?
  }

  private var readers: [Reader] = []
  private var reported: Set<String> = []
  private var calls: [Call] = []

  private struct Call {
    let instant: Instant
    let isOfControls: Bool
    /// The kind; empty for all.
    let kind: String

    func reloads(_ reader: Reader) -> Bool {
      reader.isControl == isOfControls && (kind.isEmpty || reader.text.hasPrefix("\(kind): "))
    }
  }

  mutating func begin(_ state: ObservedState) {
    readers.removeAll()
    reported.removeAll()
    calls.removeAll()
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    judge(at: event.instant, check)
    switch event.body {
    case .input(.did(let id, let number)):
      guard let effect = check.state.sideEffect(number) else { return }
      did(effect, on: check.state.requests[id], at: event.instant, check)
    case .input(.answered(let id, _, _)):
      guard let request = check.state.requests[id], request.answers == 0,
        request.kind.runsIntent
      else { return }
      check.see(.returned)
      for index in readers.indices where readers[index].request == id {
        readers[index].returned = event.instant
      }
    case .input(.asked(_, let kind, let subject)), .effect(.requested(_, let kind, let subject)):
      guard kind == .timeline || kind == .control else { return }
      // A reader that is asked again reads the new value.
      readers.removeAll { check.skips(.isReloaded, if: $0.widget == subject.widget) }
    default: break
    }
  }

  private mutating func did(
    _ effect: SideEffect,
    on request: RequestRecord?,
    at now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    switch effect.kind {
    case .reloadCalled, .reloadAllCalled, .controlReloadCalled:
      let call = Call(
        instant: now,
        isOfControls: effect.kind == .controlReloadCalled,
        kind: effect.text
      )
      if calls.count == 64 { calls.removeFirst() }
      calls.append(call)
      readers.removeAll { check.skips(.isReloaded, if: call.reloads($0)) }
    case .readerOutdated, .controlOutdated:
      guard let request, readers.count < 64 else { return }
      check.see(.changed)
      let reader = Reader(
        widget: WidgetID(Int(effect.amount)),
        isControl: effect.kind == .controlOutdated,
        request: request.id,
        index: check.index,
        place: effect.place,
        text: effect.text
      )
      // An intent may call for the reload before it writes.
      let isReloaded = calls.contains { $0.instant >= request.instant && $0.reloads(reader) }
      if check.skips(.isReloaded, if: isReloaded) { return }
      readers.append(reader)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { judge(at: check.now, check) }

  private mutating func judge(at now: Instant, _ check: ClauseCheck<Self>) {
    guard !readers.isEmpty else { return }
    let isLate = { (reader: Reader) in reader.returned.map { now - $0 > Self.patience } ?? false }
    for reader in readers where isLate(reader) { report(reader, check) }
    readers.removeAll(where: isLate)
  }

  private mutating func report(_ reader: Reader, _ check: ClauseCheck<Self>) {
    let setup = check.state.setup
    if check.skips(.dataLack, if: setup.device.surroundings.store != .present) { return }
    check.see(.left)
    let isNews = reported.insert(reader.text).inserted
    if check.skips(.isRepeated, if: !isNews) { return }
    let call = reader.isControl ? "reloadControls" : "reloadTimelines"
    check.violated(
      .left,
      at: reader.index,
      request: reader.request,
      place: reader.place,
      comparing: Comparison(expected: "a call of \(call)", actual: "no reload"),
      """
      an intent changes what another \(reader.isControl ? "control" : "widget") has read and \
      shows, but does not reload that one: \(reader.text)
      """
    )
  }
}
