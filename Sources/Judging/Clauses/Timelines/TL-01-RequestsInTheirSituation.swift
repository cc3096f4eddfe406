import WidgetModel

/// The runtime makes requests only in the right situations.
struct RequestsInTheirSituation: ClauseChecker {
  enum Situation: String, ClauseWord {
    case placeholderForAdded = "a placeholder for an added widget"
    case placeholderForEnvironment = "a placeholder after a change of the environment"
    case snapshotForGallery = "a snapshot for the gallery"
    case timelineForReload = "a timeline after a granted reload"
    case snapshotForAdded = "a snapshot for an added widget"
    case placeholderAfterRestart = "a placeholder after a restart"
  }

  static let optional: [Situation] = [.snapshotForAdded, .placeholderAfterRestart]

  enum Violation: String, ClauseWord {
    case unasked
    case noRequest = "no request"
  }

  enum Guard: String, ClauseWord {
    case isGone = "a reload granted to a widget that is not placed"
    case mayRepeat = "a placeholder requested again after it failed"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-01.runtime",
    title: "the runtime makes requests only for a reason",
    statement: """
      The runtime requests at most one placeholder for each addition of a widget, change of the \
      environment or restart, and another one only after a failure; at most one snapshot for each \
      addition or view of the gallery; and exactly one timeline for each granted reload of the \
      placed widget.
      """,
    party: .runtime,
    facts: [.tl01, .tl04, .tl05, .sd05],
    assumptions: [.as02],
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
    )
  )

  /// The requests that the runtime may still make for one placed widget.
  private struct Occasions {
    var placeholders = 0
    var snapshots = 0
    var grants = 0
    var lastGrant = Instant.start
    var grantIndex: Int?
    var situation = Situation.placeholderForAdded
    var lastPlaceholder: RequestID?
  }

  private var occasions = PlacementTable(Occasions())
  private var previews: [(widget: WidgetID, family: Family)] = []

  mutating func begin(_ state: ObservedState) {
    occasions.reset(count: state.placements.count)
    previews.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(let input): observe(input, event.instant, check)
    case .effect(.granted(let id, _, _)):
      // A widget that is gone is owed no request.
      guard check.state.knows(id) else { return check.letPass(.isGone) }
      if check.skips(.isGone, if: !check.state.isPresent(id)) { return }
      checkGrant(of: id, event.instant, check)
      occasions[id].grants += 1
      occasions[id].lastGrant = event.instant
      occasions[id].grantIndex = check.index
    case .effect(.requested(let id, let kind, let subject)):
      guard kind != .intent, !kind.isOfControl else { return }
      // A request without a placement comes from the gallery.
      guard subject.placement.number >= 0 else {
        return observePreview(id, kind, subject, check)
      }
      observe(id, kind, subject.placement, check)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for id in occasions.ids { checkGrant(of: id, check.now, check) }
  }

  private mutating func observe(
    _ input: Input,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    switch input {
    case .added(let id):
      guard let record = check.state.placement(id), !record.isPresent else { return }
      occasions[id] = Occasions(placeholders: 1, snapshots: 1)
    case .removed(let id):
      guard check.state.placement(id) != nil else { return }
      checkGrant(of: id, now, check)
      occasions[id] = Occasions()
    case .galleryOpened(let widget, let family):
      // The bound keeps memory fixed in a run that opens the gallery again and again.
      if previews.count == 64 { previews.removeFirst() }
      previews.append((widget, family))
    case .localeChanged(let number) where number != check.state.phone.locale:
      entitle(.placeholderForEnvironment, check.state)
    case .textSizeChanged(let number) where number != check.state.phone.textSize:
      entitle(.placeholderForEnvironment, check.state)
    case .rebooted:
      entitle(.placeholderAfterRestart, check.state)
      // A restart discards grants whose request was still to come.
      for id in occasions.ids { occasions[id].grants = 0 }
    case .processKilled(let widget):
      for id in occasions.ids where check.state.placements[id].placement.widget == widget {
        occasions[id].grants = 0
      }
    default: break
    }
  }

  /// Allows one more placeholder request for every widget that is present.
  private mutating func entitle(_ situation: Situation, _ state: ObservedState) {
    for id in occasions.ids where state.placements[id].isPresent {
      occasions[id].placeholders += 1
      occasions[id].situation = situation
    }
  }

  private mutating func observePreview(
    _ id: RequestID,
    _ kind: RequestKind,
    _ subject: RequestSubject,
    _ check: ClauseCheck<Self>
  ) {
    let place = previews.firstIndex { $0.widget == subject.widget && $0.family == subject.family }
    guard kind == .snapshot, let place else {
      return check.violated(
        .unasked,
        request: id,
        "a \(kind.rawValue) was requested without a placed widget or an open gallery"
      )
    }
    previews.remove(at: place)
    check.see(.snapshotForGallery)
  }

  private mutating func observe(
    _ id: RequestID,
    _ kind: RequestKind,
    _ placement: PlacementID,
    _ check: ClauseCheck<Self>
  ) {
    var isInPlace = false
    if occasions.contains(placement) {
      switch kind {
      case .placeholder:
        isInPlace =
          occasions[placement].placeholders > 0
          || check.skips(.mayRepeat, if: mayRepeat(placement, check.state))
        if isInPlace { check.see(occasions[placement].situation) }
        occasions[placement].placeholders = max(0, occasions[placement].placeholders - 1)
        occasions[placement].lastPlaceholder = id
      case .snapshot:
        isInPlace = occasions[placement].snapshots > 0
        if isInPlace { check.see(.snapshotForAdded) }
        occasions[placement].snapshots = max(0, occasions[placement].snapshots - 1)
      case .timeline:
        isInPlace = occasions[placement].grants > 0
        if isInPlace { check.see(.timelineForReload) }
        occasions[placement].grants = max(0, occasions[placement].grants - 1)
      // Other clauses judge these.
      case .intent, .control, .controlAction, .options, .activity, .relevance, .preview:
        isInPlace = true
      }
    }
    guard !isInPlace else { return }
    check.violated(
      .unasked,
      placement: placement,
      request: id,
      "a \(kind.rawValue) was requested for placed widget \(placement.number) without a reason"
    )
  }

  /// Returns true if the last placeholder request failed, so that it may be repeated.
  private func mayRepeat(_ id: PlacementID, _ state: ObservedState) -> Bool {
    guard let last = occasions[id].lastPlaceholder, let record = state.requests[last],
      case .failed = record.state
    else { return false }
    return true
  }

  /// Reports a granted reload that is not followed by its request within the service promise.
  private mutating func checkGrant(
    of id: PlacementID,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard occasions[id].grants > 0,
      check.state.isOverdue(since: occasions[id].lastGrant, at: now)
    else { return }
    check.violated(
      .noRequest,
      at: occasions[id].grantIndex,
      placement: id,
      comparing: Comparison(
        expected: "requested after the grant",
        actual: "not requested",
        limit: check.state.limit(.servicePromise, since: occasions[id].lastGrant)
      ),
      "no timeline request followed the reload granted at \(occasions[id].lastGrant)"
    )
    occasions[id].grants = 0
  }
}
