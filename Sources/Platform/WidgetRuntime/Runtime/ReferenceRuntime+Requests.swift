import WidgetModel

extension ReferenceRuntime {
  /// Makes a request to a placement's widget.
  @discardableResult
  mutating func request(
    _ kind: RequestKind,
    for id: PlacementID,
    intent: Int = 0,
    node: Int32 = -1,
    _ effects: inout [Effect]
  ) -> RequestID {
    let hands = passes(.handsConfigurationOver, true, about: id)
    return request(
      kind,
      RequestSubject(
        widget: core.placements[id].widget,
        placement: id,
        family: core.placements[id].family,
        configuration: hands ? core.placements[id].configuration : 0,
        intent: intent
      ),
      placement: id,
      node: node,
      &effects
    )
  }

  /// Requests the gallery's snapshot of a widget (TL-05).
  ///
  /// A widget that is not installed has no code, and a control has no snapshots.
  mutating func requestPreview(_ widget: WidgetID, _ family: Family, _ effects: inout [Effect]) {
    guard (0..<core.installed).contains(Int(widget.number)), controlPlace(of: widget) == nil,
      isInGallery(widget)
    else { return }
    let isPreview = passes(.galleryIsPreview, true)
    request(
      .snapshot,
      RequestSubject(
        widget: widget,
        placement: nil,
        family: family,
        configuration: 0,
        isPreview: isPreview
      ),
      placement: nil,
      &effects
    )
  }

  /// Makes a request to a widget's code on behalf of a subject.
  @discardableResult
  mutating func request(
    _ kind: RequestKind,
    _ subject: RequestSubject,
    placement: PlacementID?,
    node: Int32 = -1,
    _ effects: inout [Effect]
  ) -> RequestID {
    // Requests are never removed from the list, so the count is the next free number.
    let id = RequestID(core.requests.count)
    let givenUp = deadline(of: kind)
    core.requests.append(
      RequestState(
        kind: kind,
        widget: subject.widget,
        placement: placement,
        node: node,
        started: core.now,
        givenUp: givenUp
      )
    )
    core.underWay.append(id)
    nextDeadline = min(nextDeadline, givenUp)
    effects.append(.requested(id, kind, subject))
    return id
  }
}
