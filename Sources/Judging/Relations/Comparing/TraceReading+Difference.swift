import WidgetModel

extension TraceReading {
  /// Returns the first difference of another run from this one, the earliest among all owners.
  func difference(
    of second: TraceReading,
    _ correspondence: Correspondence,
    _ placements: [Placement]
  ) -> RunDifference? {
    var earliest: RunDifference?
    for lane in 0..<max(lanes.count, second.lanes.count)
    where isCompared(lane, correspondence, placements) {
      let found = difference(of: second, in: lane, correspondence)
      if let found, earliest.map({ found.instant < $0.instant }) ?? true { earliest = found }
    }
    return earliest
  }

  /// Returns true if an owner is in both runs; without a widget, the phone's own events are not
  /// compared.
  private func isCompared(
    _ lane: Int,
    _ correspondence: Correspondence,
    _ placements: [Placement]
  ) -> Bool {
    guard let absent = correspondence.without else { return true }
    if let id = placement(ofLane: lane) { return placements[id]?.widget != absent }
    return !isLane(lane, of: absent) && !isLane(lane, of: nil)
  }

  private func difference(
    of second: TraceReading,
    in lane: Int,
    _ correspondence: Correspondence
  ) -> RunDifference? {
    let own = lanes.indices.contains(lane) ? lanes[lane] : []
    let others = second.lanes.indices.contains(lane) ? second.lanes[lane] : []
    let last = correspondence.last ?? .never
    var index = 0
    while index < own.count, index < others.count, trace.events[own[index]].instant <= last,
      isSame(own[index], second, others[index], correspondence.shift)
    {
      index += 1
    }
    let isExpected = index < own.count && trace.events[own[index]].instant <= last
    let expected = isExpected ? own[index] : nil
    let came = index < others.count ? others[index] : nil
    guard expected != nil || came != nil else { return nil }
    let kind = kind(
      expected.map { _ in own[index...] } ?? [],
      second,
      came.map { _ in others[index...] } ?? [],
      correspondence.shift
    )
    let before = index > 0 ? own[index - 1] : nil
    return difference(kind, expected, second, came, after: before, in: lane)
  }

  /// Returns the kind of difference between the next events of the two runs.
  ///
  /// If each of two events at one instant may come later in the other run, the one in the way is
  /// unexpected.
  private func kind(
    _ own: ArraySlice<Int>,
    _ second: TraceReading,
    _ others: ArraySlice<Int>,
    _ shift: Interval
  ) -> RunDifference.Kind {
    let expected = own.first.map { trace.events[$0].instant } ?? .never
    let came = others.first.map { second.trace.events[$0].instant } ?? .never
    guard let place = own.first, let other = others.first, expected == came else {
      return expected < came ? .missing : .additional
    }
    let comesLater = others.prefix { second.trace.events[$0].instant == came }
      .contains { isSame(place, second, $0, shift) }
    let isMeant = own.prefix { trace.events[$0].instant == expected }
      .contains { isSame($0, second, other, shift) }
    if comesLater == isMeant { return .different }
    return comesLater ? .additional : .missing
  }

  private func difference(
    _ kind: RunDifference.Kind,
    _ expected: Int?,
    _ second: TraceReading,
    _ came: Int?,
    after before: Int?,
    in lane: Int
  ) -> RunDifference {
    let instants = (
      expected: expected.map { trace.events[$0].instant } ?? .never,
      came: came.map { second.trace.events[$0].instant } ?? .never
    )
    // An event that comes later, or is in the way, is not the counterpart.
    let (expected, came) = (kind == .additional ? nil : expected, kind == .missing ? nil : came)
    return RunDifference(
      kind: kind,
      instant: min(instants.expected, instants.came),
      event: expected ?? before,
      placement: placement(ofLane: lane) ?? expected.flatMap { trace.events[$0].placement },
      expected: expected.map { trace.events[$0].words(in: trace).text } ?? "nothing",
      actual: came.map { second.trace.events[$0].words(in: second.trace).text } ?? "nothing"
    )
  }

  private func isSame(
    _ place: Int,
    _ second: TraceReading,
    _ other: Int,
    _ shift: Interval
  ) -> Bool {
    let (event, came) = (trace.events[place], second.trace.events[other])
    guard event.instant == came.instant, event.wall + shift == came.wall,
      body(event) == second.body(came)
    else { return false }
    switch (event.body, came.body) {
    case (
      .input(.answered(_, .timeline(let timeline), _)),
      .input(.answered(_, .timeline(let answered), _))
    ):
      return isSame(trace.timeline(timeline), second.trace, second.trace.timeline(answered), shift)
    case (.input(.answered(_, .entry(let view), _)), .input(.answered(_, .entry(let other), _))):
      return isSame(view, second.trace, other)
    default: return true
    }
  }

  private func isSame(
    _ timeline: Timeline?,
    _ second: Trace,
    _ other: Timeline?,
    _ shift: Interval
  ) -> Bool {
    guard let timeline, let other else { return timeline == nil && other == nil }
    guard timeline.entries.count == other.entries.count,
      timeline.archiveSize == other.archiveSize
    else { return false }
    switch (timeline.policy, other.policy) {
    case (.atEnd, .atEnd), (.never, .never): break
    case (.after(let date), .after(let later)) where date + shift == later: break
    default: return false
    }
    // Two numbers that no view has, which count as equal.
    var compared = (view: ViewID(-1), other: ViewID(-1))
    for place in timeline.entries.indices {
      let (entry, later) = (timeline.entries[place], other.entries[place])
      guard entry.date + shift == later.date else { return false }
      // Most entries show the same view as the one before, also in the second run of the closure.
      if compared != (entry.view, later.view) {
        guard isSame(entry.view, second, later.view) else { return false }
        compared = (entry.view, later.view)
      }
      if entry.viewAgain == entry.view, later.viewAgain == later.view { continue }
      guard isSame(entry.viewAgain, second, later.viewAgain) else { return false }
    }
    return true
  }

  private func isSame(_ view: ViewID, _ second: Trace, _ other: ViewID) -> Bool {
    let (place, otherPlace) = (Int(view.number), Int(other.number))
    guard trace.views.indices.contains(place), second.views.indices.contains(otherPlace) else {
      return trace.view(view) == second.view(other)
    }
    return trace.views[place] == second.views[otherPlace]
  }
}
