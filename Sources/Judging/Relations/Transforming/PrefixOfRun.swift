import WidgetModel

/// The run cut short: the same events up to there.
///
/// A runtime is not told how long a run lasts, and nothing of the future decides what happens now. The cut lies
/// at the instant of the event in the middle, which the shorter run still has.
enum PrefixOfRun {
  enum Situation: String, CaseIterable {
    case underWay = "cut while a request was under way"
    case settled = "cut while no request was under way"
  }

  static func preparation(after first: FirstRun) -> Preparation {
    let events = first.trace.events
    guard let last = events.last?.instant else { return .saysNothing }
    let cut = events[events.count / 2].instant
    guard cut < last else { return .saysNothing }
    var scenario = first.scenario
    scenario.length = cut - .start
    let situation = first.trace.hasRequest(underWayAt: cut) ? Situation.underWay : .settled
    var transformation = Transformation(
      scenario,
      "cut after \(scenario.length)",
      situations: [ordinal(of: situation)]
    )
    transformation.correspondence.last = cut
    return .compares(transformation)
  }
}

extension Trace {
  /// Whether a request was neither answered nor failed nor cancelled at the end of an instant.
  fileprivate func hasRequest(underWayAt cut: Instant) -> Bool {
    var underWay: Set<RequestID> = []
    for event in events where event.instant <= cut {
      switch event.body {
      case .effect(.requested(let id, _, _)): underWay.insert(id)
      case .input(.answered(let id, _, _)), .effect(.failed(let id, _)),
        .effect(.cancelled(let id)):
        underWay.remove(id)
      default: break
      }
    }
    return !underWay.isEmpty
  }
}
