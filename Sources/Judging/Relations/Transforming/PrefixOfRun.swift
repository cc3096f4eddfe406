import WidgetModel

/// The run is shortened: the same events up to the end.
///
/// A runtime does not know how long a run lasts, and the future does not affect the present. The
/// new end is the instant of the middle event, which the shorter run still has.
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
