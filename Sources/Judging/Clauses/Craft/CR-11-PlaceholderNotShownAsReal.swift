import WidgetModel

/// Sample values are not shown as real ones.
struct PlaceholderNotShownAsReal: ClauseChecker {
  enum Situation: String, ClauseWord {
    case anotherView = "data was missing, and the view differs from the placeholder's"
    case placeholdersFigures = "data was missing, and the placeholder's figures are shown"
  }

  static let optional: [Situation] = [.placeholdersFigures]

  enum Violation: String, ClauseWord {
    case soldAsReal = "sold as real"
    case soldAsStored = "sold as stored"
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a timeline without its data for an unknown request"
    case isLater = "a timeline without its data that is not the first answer to its request"
    case noPlaceholder = "a timeline without its data before any placeholder was drawn"
    case isPlain = "shared data was missing, and the placeholder shows no sample"
    case isConfigured = "a timeline without its data for a configuration that a person chose"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-11",
    title: "placeholder values are not shown as real",
    statement: """
      An entry whose data failed to load from the network, or is missing from the empty store of a \
      new app, does not show figures that only the placeholder can have produced.
      """,
    party: .provider,
    rule: .cr11,
    facts: [.tl03],
    observes: EventKinds(.answered, .did),
    needs: [.realCode, .timelines, .outsideData],
    secondLook: .sampleValues,
    advice: """
      Mark missing values: show a dash, a note or `redacted(reason:)`, never the placeholder's \
      figures.
      """
  )

  private struct Place: Hashable {
    let widget: WidgetID
    let family: Family
  }

  private var placeholders: [Place: ViewID] = [:]
  /// The latest few timeline requests under way during which data was missing.
  private var lacking: [(id: RequestID, isShared: Bool)] = []
  /// The latest few placeholder requests that read shared data, so that they show no sample.
  private var reading: [RequestID] = []
  /// The placeholders that read shared data.
  private var derived: Set<Place> = []

  mutating func begin(_ state: ObservedState) {
    placeholders.removeAll(keepingCapacity: true)
    reading.removeAll(keepingCapacity: true)
    derived.removeAll(keepingCapacity: true)
    lacking.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard let sideEffect = check.state.sideEffect(number) else { return }
      record(sideEffect, on: id, check.state)
    case .input(.answered(let id, .entry(let view), _)):
      guard let request = check.state.requests[id], request.kind == .placeholder else { return }
      let place = Place(widget: request.subject.widget, family: request.subject.family)
      placeholders[place] = view
      if reading.contains(id) { derived.insert(place) }
    case .input(.answered(let id, .timeline(let number), _)):
      guard let place = lacking.firstIndex(where: { $0.id == id }) else { return }
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      guard request.kind == .timeline else { return }
      // TL-36 judges further answers.
      if check.skips(.isLater, if: request.answers != 0) { return }
      let lack = lacking.remove(at: place)
      answered(request, number, isShared: lack.isShared, check)
    default: break
    }
  }

  private mutating func record(_ effect: SideEffect, on id: RequestID, _ state: ObservedState) {
    let isShared = effect.kind == .sharedDataMissed
    if isShared, state.requests[id]?.kind == .placeholder {
      if reading.count == 64 { reading.removeFirst() }
      reading.append(id)
    }
    guard isShared || isLack(effect, state) else { return }
    if let place = lacking.firstIndex(where: { $0.id == id }) {
      // Data that the network should give takes precedence over what is stored.
      if !isShared { lacking[place].isShared = false }
      return
    }
    // The bound keeps memory fixed if requests are never answered.
    if lacking.count == 64 { lacking.removeFirst() }
    lacking.append((id, isShared))
  }

  private func answered(
    _ request: RequestRecord,
    _ number: TimelineID,
    isShared: Bool,
    _ check: ClauseCheck<Self>
  ) {
    let subject = request.subject
    guard let timeline = check.state.timeline(number) else { return }
    guard
      let placeholder = placeholders[Place(widget: subject.widget, family: subject.family)]
        .flatMap({ check.state.view($0) })
    else { return check.letPass(.noPlaceholder) }
    // A chosen configuration may hold what the placeholder shows.
    if check.skips(.isConfigured, if: subject.configuration != 0) { return }
    let entries = timeline.entries
    let sample = placeholder.figures
    let isSold =
      !sample.isEmpty && entries.contains { check.state.view($0.view)?.figures == sample }
    // A zero, a small number or what the placeholder reads itself is the default entry that AG-08
    // advises. Choices that code contains are true without stored data.
    let place = Place(widget: subject.widget, family: subject.family)
    let isPlain =
      isShared && isSold
      && (derived.contains(place) || !sample.areSamples || placeholder.offersFigures)
    if check.skips(.isPlain, if: isPlain) { return }
    check.see(isSold ? .placeholdersFigures : .anotherView)
    guard isSold else { return }
    check.violated(
      isShared ? .soldAsStored : .soldAsReal,
      placement: subject.placement,
      request: request.id,
      place: timeline.place,
      """
      data was missing, but the entry shows the placeholder's values (\
      \(sample.joined(separator: ", ")))\(check.state.circumstances)
      """
    )
  }

  /// Returns true if a side effect shows that data could not be loaded from the network.
  private func isLack(_ sideEffect: SideEffect, _ state: ObservedState) -> Bool {
    guard sideEffect.kind == .networkRequested else { return false }
    switch state.setup.device.surroundings.network {
    case .fixtures, .slow: return false
    case .offline, .silent, .serverError, .notFound, .malformed: return true
    }
  }
}

extension [String] {
  /// True if the figures look measured: none is zero, and together they have two digits or more.
  fileprivate var areSamples: Bool {
    let numbers = flatMap { $0.split { !$0.isNumber && $0 != "." && $0 != "," } }
      .map { $0.filter(\.isNumber) }.filter { !$0.isEmpty }
    return numbers.joined().count > 1
      && !numbers.contains { $0.allSatisfy { $0.wholeNumberValue == 0 } }
  }
}
