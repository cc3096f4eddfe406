import WidgetModel

extension Clause {
  /// A provider is asked in the right situations only.
  static let requestsInTheirSituation = Clause(
    id: "TL-01.runtime",
    title: "each request is made in its situation",
    statement: """
      A placeholder is asked for only when a widget was added, the environment changed or the phone \
      was restarted, a snapshot only for the gallery or a widget just added, and a timeline exactly \
      once for each granted reload of the placed widget.
      """,
    level: .required,
    party: .runtime,
    facts: [.tl01, .tl04, .tl05],
    assumptions: [.as02],
    situations: [
      ClauseSituation("a placeholder for an added widget"),
      ClauseSituation("a placeholder after a change of the environment"),
      ClauseSituation("a snapshot for the gallery"),
      ClauseSituation("a timeline after a granted reload"),
      ClauseSituation("a snapshot for an added widget", isRequired: false),
      ClauseSituation("a placeholder after a restart", isRequired: false),
    ],
    observes: EventKinds(
      .requested,
      .granted,
      .added,
      .removed,
      .galleryOpened,
      .localeChanged,
      .textSizeChanged,
      .rebooted,
      .processKilled
    ),
    checker: { RequestsInTheirSituationChecker() }
  )
}

private struct RequestsInTheirSituationChecker: Checker {
  /// What entitles a runtime to ask on behalf of one placed widget.
  private struct Occasions {
    var placeholders = 0
    var snapshots = 0
    var grants = 0
    var lastGrant = Instant.start
    var grantIndex = 0
    var situation = 0
    var lastPlaceholder: RequestID?
  }

  private var occasions: [Occasions] = []
  private var previews: [(widget: WidgetID, family: Family)] = []

  mutating func begin(_ state: ObservedState) {
    occasions = Array(repeating: Occasions(), count: state.placements.count)
    previews.removeAll(keepingCapacity: true)
  }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .input(let input): observe(input, state, event.instant, &tally)
    case .effect(.granted(let id, _, _)):
      guard let record = state.placement(id), record.isPresent else { return }
      checkGrant(of: id, state, event.instant, &tally)
      let place = Int(id.number)
      occasions[place].grants += 1
      occasions[place].lastGrant = event.instant
      occasions[place].grantIndex = index
    case .effect(.requested(let id, let kind, let subject)):
      guard kind != .intent else { return }
      guard subject.placement.number >= 0 else {
        return observePreview(id, kind, subject, at: index, &tally)
      }
      observe(id, kind, subject.placement, at: index, state, &tally)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    for place in occasions.indices {
      checkGrant(of: PlacementID(place), state, state.now, &tally)
    }
  }

  private mutating func observe(
    _ input: Input,
    _ state: ObservedState,
    _ now: Instant,
    _ tally: inout Tally
  ) {
    switch input {
    case .added(let id):
      guard let record = state.placement(id), !record.isPresent else { return }
      occasions[Int(id.number)] = Occasions(placeholders: 1, snapshots: 1)
    case .removed(let id):
      guard state.placement(id) != nil else { return }
      checkGrant(of: id, state, now, &tally)
      occasions[Int(id.number)] = Occasions()
    case .galleryOpened(let widget, let family):
      if previews.count == 64 { previews.removeFirst() }
      previews.append((widget, family))
    case .localeChanged(let number) where number != state.phone.locale: entitle(state, 1)
    case .textSizeChanged(let number) where number != state.phone.textSize: entitle(state, 1)
    case .rebooted:
      entitle(state, 5)
      for place in occasions.indices { occasions[place].grants = 0 }
    case .processKilled(let widget):
      for place in occasions.indices where state.placements[place].placement.widget == widget {
        occasions[place].grants = 0
      }
    default: break
    }
  }

  /// Lets every widget that is there be asked for another placeholder.
  private mutating func entitle(_ state: ObservedState, _ situation: Int) {
    for place in occasions.indices where state.placements[place].isPresent {
      occasions[place].placeholders += 1
      occasions[place].situation = situation
    }
  }

  private mutating func observePreview(
    _ id: RequestID,
    _ kind: RequestKind,
    _ subject: RequestSubject,
    at index: Int,
    _ tally: inout Tally
  ) {
    let place = previews.firstIndex { $0.widget == subject.widget && $0.family == subject.family }
    guard kind == .snapshot, let place else {
      return tally.violated(
        "unasked",
        at: index,
        request: id,
        "a \(kind.rawValue) was requested for no placed widget and no open gallery"
      )
    }
    previews.remove(at: place)
    tally.see(2)
  }

  private mutating func observe(
    _ id: RequestID,
    _ kind: RequestKind,
    _ placement: PlacementID,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let place = Int(placement.number)
    var isInPlace = false
    if occasions.indices.contains(place) {
      switch kind {
      case .placeholder:
        isInPlace = occasions[place].placeholders > 0 || mayRepeat(place, state)
        if isInPlace { tally.see(occasions[place].situation) }
        occasions[place].placeholders = max(0, occasions[place].placeholders - 1)
        occasions[place].lastPlaceholder = id
      case .snapshot:
        isInPlace = occasions[place].snapshots > 0
        if isInPlace { tally.see(4) }
        occasions[place].snapshots = max(0, occasions[place].snapshots - 1)
      case .timeline:
        isInPlace = occasions[place].grants > 0
        if isInPlace { tally.see(3) }
        occasions[place].grants = max(0, occasions[place].grants - 1)
      case .intent, .control, .controlAction, .options, .activity, .relevance: isInPlace = true
      }
    }
    guard !isInPlace else { return }
    tally.violated(
      "unasked",
      at: index,
      placement: placement,
      request: id,
      "a \(kind.rawValue) was requested for placed widget \(placement.number) without an occasion"
    )
  }

  /// A placeholder that failed may be asked for again.
  private func mayRepeat(_ place: Int, _ state: ObservedState) -> Bool {
    guard let last = occasions[place].lastPlaceholder, let record = state.requests[last],
      case .failed = record.state
    else { return false }
    return true
  }

  /// A granted reload without its request is lost once the service promise is over.
  private mutating func checkGrant(
    of id: PlacementID,
    _ state: ObservedState,
    _ now: Instant,
    _ tally: inout Tally
  ) {
    let place = Int(id.number)
    guard occasions[place].grants > 0,
      now - occasions[place].lastGrant > state.profile.interval(.servicePromise)
    else { return }
    tally.violated(
      "no request",
      at: occasions[place].grantIndex,
      placement: id,
      comparing: Comparison(
        expected: "requested after the grant",
        actual: "not requested",
        limit: state.limit(.servicePromise, since: occasions[place].lastGrant)
      ),
      "the reload granted at \(occasions[place].lastGrant) was followed by no timeline request"
    )
    occasions[place].grants = 0
  }
}
