import WidgetModel

/// The same scenario begun at another date: the same events, at wall dates shifted as much.
///
/// The shift is of whole days, since a budget may be counted from an hour of the day. It is odd, no multiple
/// of a week, and leads from today beyond 2038, where seconds since 1970 no longer fit into 32 bits.
///
/// It needs a wall clock so far from the ends of what a date can be that nothing saturates, and, where a
/// budget is counted from an hour of the day, a zone whose days all have 24 hours.
enum ShiftedStart {
  enum Situation: String, CaseIterable {
    case dated = "something came due by its date"
    case undated = "nothing came due by a date"
    case leftOut = "not compared: the dates cannot be shifted alike"
  }

  /// How much later the second run begins.
  static let shift = Interval.days(9973)

  static func preparation(after first: FirstRun) -> Preparation {
    let clock = first.scenario.device.clock
    let isLocal =
      first.setup.profile.budgetModel == .anchoredWindow
      && first.scenario.device.surroundings.zone != .utc
    guard !first.mayDatesSaturate, !isLocal else {
      return .leavesOut(situation: ordinal(of: Situation.leftOut))
    }
    var scenario = first.scenario
    scenario.device.clock = clock + shift
    let situation = first.trace.hasDueDate ? Situation.dated : .undated
    var transformation = Transformation(
      scenario,
      "begun \(shift) later",
      situations: [ordinal(of: situation)]
    )
    transformation.correspondence.shift = shift
    return .compares(transformation)
  }
}

extension Trace {
  /// Whether a policy asked for a reload, or an entry was shown that was of the future at its commit.
  fileprivate var hasDueDate: Bool {
    events.contains { event in
      switch event.body {
      case .effect(.granted(_, let causes, _)), .effect(.held(_, let causes, _)):
        return causes.list.contains(.policy)
      case .effect(.displayed(_, .entry(let id, let entry))):
        guard let entries = timeline(id)?.entries, entries.indices.contains(Int(entry)),
          events.indices.contains(Int(event.cause))
        else { return false }
        return entries[Int(entry)].date > events[Int(event.cause)].wall
      default: return false
      }
    }
  }
}
