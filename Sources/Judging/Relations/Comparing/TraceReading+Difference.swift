import WidgetModel

extension TraceReading {
  /// The first place at which another run differs from this one, the earliest of all owners'.
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

  /// Whether an owner is in both runs; without a widget, what is the phone's own depends on it.
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
    var index = 0
    while true {
      var expected = own.indices.contains(index) ? own[index] : nil
      if let place = expected, let last = correspondence.last, trace.events[place].instant > last {
        expected = nil
      }
      let came = others.indices.contains(index) ? others[index] : nil
      guard expected != nil || came != nil else { return nil }
      if let expected, let came, isSame(expected, second, came, correspondence.shift) {
        index += 1
        continue
      }
      let kind = kind(
        expected.map { _ in own[index...] } ?? [],
        second,
        came.map { _ in others[index...] } ?? [],
        correspondence.shift
      )
      let before = index > 0 ? own[index - 1] : nil
      return difference(kind, expected, second, came, after: before, in: lane)
    }
  }

  /// How what comes next in the two runs differs.
  ///
  /// Of two things at one instant each may come later in the other run: then what is in the way was not meant.
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
    // What comes later, or is in the way, is not what to compare with.
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
      return trace.view(view) == second.trace.view(other)
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
    return zip(timeline.entries, other.entries).allSatisfy { entry, later in
      entry.date + shift == later.date && trace.view(entry.view) == second.view(later.view)
        && trace.view(entry.viewAgain) == second.view(later.viewAgain)
    }
  }
}
