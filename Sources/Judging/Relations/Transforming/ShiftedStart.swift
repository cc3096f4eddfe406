import WidgetModel

/// The scenario begins at a different date: the same events, at equally shifted wall dates.
///
/// The shift is in whole days, because a budget may be counted from an hour of the day. It is odd,
/// not a multiple of a week, and leads beyond 2038, where seconds since 1970 no longer fit into 32
/// bits.
///
/// It requires a wall clock far from the limits of a date, so that nothing saturates, and, if a
/// budget is counted from an hour of the day, a zone in which every day has 24 hours.
enum ShiftedStart {
  enum Situation: String, CaseIterable {
    case dated = "something came due at its date"
    case undated = "nothing came due at a date"
    case leftOut = "not compared: the dates cannot be shifted alike"
  }

  /// The shift of the second run's start.
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
  /// True if a policy asked for a reload, or an entry was shown that was in the future at its
  /// commit.
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
