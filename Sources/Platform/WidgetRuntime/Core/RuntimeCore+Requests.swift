import WidgetModel

extension RuntimeCore {
  @discardableResult
  mutating func request(
    _ kind: RequestKind,
    for id: PlacementID,
    intent: Int = 0,
    node: Int32 = -1
  ) -> RequestID {
    let hands = passes(.handsConfigurationOver, true, about: id)
    return request(
      kind,
      RequestSubject(
        widget: state.placements[id].widget,
        placement: id,
        family: state.placements[id].family,
        configuration: hands ? state.placements[id].configuration : 0,
        intent: intent
      ),
      placement: id,
      node: node
    )
  }

  @discardableResult
  mutating func request(
    _ kind: RequestKind,
    _ subject: RequestSubject,
    placement: PlacementID?,
    node: Int32 = -1
  ) -> RequestID {
    let id = state.requests.open(
      RequestState(
        kind: kind,
        widget: subject.widget,
        placement: placement,
        node: node,
        started: state.now,
        givenUp: deadline(of: kind)
      )
    )
    effects.append(.requested(id, kind, subject))
    return id
  }

  /// Returns the first instant at which a request that starts now is given up.
  private func deadline(of kind: RequestKind) -> Instant {
    let isIntent = kind.runsIntent
    let limit = isIntent ? numbers.intentDeadline : numbers.hardDeadline
    return firstInstant(
      at: state.now + Interval(microseconds: limit),
      isIntent ? .intentInTime : .answerInTime,
      with: limit,
      turnsTo: false
    )
  }
}
