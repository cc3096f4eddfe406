import WidgetModel

extension PlatformHistory {
  /// Appends a request for a placed widget, records it and returns its number.
  mutating func request(
    _ kind: RequestKind,
    for place: Int,
    intent: Int = 0,
    at now: Instant,
    _ due: inout [Effect]
  ) -> Int {
    let placement = placements[place].placement
    let subject = RequestSubject(
      widget: placement.widget,
      placement: PlacementID(place),
      family: placement.family,
      configuration: placement.configuration,
      intent: intent
    )
    return request(kind, subject, at: now, &due)
  }

  /// Appends the gallery's request for a snapshot of a widget (TL-05).
  mutating func openGallery(
    _ widget: WidgetID,
    _ family: Family,
    at now: Instant,
    _ due: inout [Effect]
  ) {
    guard setup.widgets.indices.contains(Int(widget.number)), !isControl(widget), isOffered(widget)
    else { return }
    let subject = RequestSubject(
      widget: widget,
      placement: nil,
      family: family,
      configuration: 0,
      isPreview: true
    )
    _ = request(.snapshot, subject, at: now, &due)
  }

  /// Appends a request on behalf of a subject, records it and returns its number.
  mutating func request(
    _ kind: RequestKind,
    _ subject: RequestSubject,
    at now: Instant,
    _ due: inout [Effect]
  ) -> Int {
    let number = requests.add(
      MadeRequest(kind: kind, subject: subject, lastInstant: now + limit(of: kind))
    )
    due.append(.requested(RequestID(number), kind, subject))
    return number
  }

  /// Appends the consequences of a request's failure, and records them.
  mutating func fail(
    _ number: Int,
    _ reason: FailureReason,
    at now: Instant,
    _ due: inout [Effect],
    in trace: borrowing Trace
  ) {
    let request = requests.made[number]
    requests.end(number, .failed)
    due.append(.failed(RequestID(number), reason))
    guard let id = request.placement else { return failControl(request, at: now, &due) }
    guard let place = place(of: id) else { return }
    if request.kind == .timeline {
      placements[place].timelineRequest = nil
      placements[place].failed = now
    }
    question(place)
    guard let toggle = request.toggle, placements[place].toggles[toggle] != nil else { return }
    placements[place].toggles[toggle] = nil
    let tree = placements[place].displayedView.flatMap { trace.view($0) }.map(TreeReading.init)
    // Another entry of the timeline may not have this toggle; then nothing is due.
    guard let isOn = tree?.isOn(toggle) else { return }
    due.append(.toggled(id, node: toggle, isOn: isOn))
  }
}
