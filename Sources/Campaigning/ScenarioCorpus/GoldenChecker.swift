import WidgetModel

/// Compares a run with a golden file.
public enum GoldenChecker {
  /// Returns every difference between a file and a run, in the order of the lines.
  ///
  /// Lines are ignored if `observations` lacks their kind or they cite none of `facts`. O(events ×
  /// lines) and, if lines overlap, their matching.
  public static func check(
    _ file: CorpusFile,
    _ trace: Trace,
    observations: EventKinds = .all,
    facts: Set<String>? = nil
  ) -> [GoldenMismatch] {
    guard var golden = file.golden else { return [] }
    golden.lines.removeAll { !observations.contains($0.kind.event) }
    golden.complete.removeAll { !observations.contains($0.event) }
    let run = GoldenRun(golden, clock: file.scenario.device.clock, trace)
    let all =
      run.broken() + run.forbidden() + run.otherDisplays() + run.unexpected() + run.repeated()
    guard let facts else { return all }
    return all.filter { mismatch in
      mismatch.line.map { golden.lines[$0].rests(on: facts) } ?? false
    }
  }

  /// Returns a file's decisive event kinds that a subject does not report; with none, it can be
  /// judged.
  ///
  /// A runtime without holds, taps or controls acts differently later, so all expectations would
  /// fail.
  public static func unclaimed(_ file: CorpusFile, by observations: EventKinds) -> EventKinds {
    var needed = EventKinds()
    for line in file.golden?.lines ?? [] {
      guard case .happens = line.claim else { continue }
      needed.formUnion(EventKinds(line.kind.event))
    }
    let isTapped = file.scenario.workload.contains { $0.input.word == .tap }
    if isTapped { needed.formUnion(EventKinds(.led)) }
    let hasControls = file.scenario.widgets.contains { $0.control.form != .none }
    if hasControls { needed.formUnion(EventKinds(.controlShown)) }
    return needed.intersection(.decisive).subtracting(observations)
  }
}

extension GoldenLine {
  /// Returns true if a line cites one of the given facts.
  public func rests(on facts: Set<String>) -> Bool { self.facts.contains(where: facts.contains) }
}

extension EventKinds {
  /// The kinds that influence later events instead of only reporting them.
  fileprivate static let decisive = EventKinds(.held, .dropped, .led, .toggled, .controlShown)
}

/// One run with the expectations of one file.
private struct GoldenRun {
  let golden: Golden
  let events: [ActualEvent]
  let expected: [ExpectedEvent]
  let others: [ExpectedEvent]
  let edges: [[Int]]
  let matching: GoldenMatching

  init(_ golden: Golden, clock: WallDate, _ trace: Trace) {
    self.golden = golden
    events = ActualEvent.all(in: trace, clock: clock)
    var expected: [ExpectedEvent] = []
    var others: [ExpectedEvent] = []
    for (index, line) in golden.lines.enumerated() {
      let made = line.expectedEvents(line: index, clock: clock)
      if case .happens = line.claim {
        expected.append(contentsOf: made)
      } else {
        others.append(contentsOf: made)
      }
    }
    self.expected = expected
    self.others = others
    // An index by kind, so that each expectation is compared with few events.
    var byKind: [GoldenKind: [Int]] = [:]
    for (index, event) in events.enumerated() {
      byKind[event.kind, default: []].append(index)
    }
    let all = events
    edges = expected.map { wanted in
      (byKind[wanted.kind] ?? []).filter { wanted.fits(all[$0]) }
    }
    matching = GoldenMatching(edges: edges, actual: events.count)
  }

  func broken() -> [GoldenMismatch] {
    expected.indices.filter { matching.actual[$0] == nil }.map { index in
      let wanted = expected[index]
      return mismatch(.missing, wanted, "did not happen; \(nearest(to: wanted))")
    }
  }

  func forbidden() -> [GoldenMismatch] {
    others.filter { golden.lines[$0.line].claim == .never }.flatMap { wanted in
      events.filter(wanted.fits).map {
        mismatch(.forbidden, wanted, "must not happen; at \($0.instant) the run \($0.text)")
      }
    }
  }

  /// Returns the instants with a wrong display.
  func otherDisplays() -> [GoldenMismatch] {
    others.filter { golden.lines[$0.line].claim == .shows }.compactMap { wanted in
      let spans = events.filter { $0.kind == .shown && isOn($0, at: wanted.first) }
      guard !spans.contains(where: { $0.differing(from: wanted.fields) == 0 }) else { return nil }
      let seen = spans.map { "\(ActualEvent.text(of: [.placement, .entry], in: $0.fields))" }
      return mismatch(
        .otherDisplay,
        wanted,
        "is not so; on display "
          + (seen.isEmpty ? "is nothing" : "are " + seen.joined(separator: "; "))
      )
    }
  }

  /// Returns the unexpected events that fit a line, or whose kind the file lists completely.
  func unexpected() -> [GoldenMismatch] {
    let fitting = Dictionary(
      edges.enumerated().flatMap { wanted, edges in edges.map { ($0, wanted) } }
    ) { first, _ in first }
    return events.indices.filter { matching.expected[$0] == nil }.compactMap { index in
      let event = events[index]
      if let wanted = fitting[index] {
        return mismatch(
          .surplus,
          expected[wanted],
          "happened once more than the file says; at \(event.instant) the run \(event.text)"
        )
      }
      guard golden.complete.contains(event.kind) else { return nil }
      return GoldenMismatch(
        kind: .unmentioned,
        line: nil,
        instant: event.instant,
        description: """
          at \(event.instant) the run \(event.text), which no line mentions; \
          the file lists every \(event.kind.rawValue)
          """
      )
    }
  }

  /// Returns the lines without events of their own that occur twice.
  func repeated() -> [GoldenMismatch] {
    others.compactMap { wanted in
      let line = golden.lines[wanted.line]
      guard golden.lines.firstIndex(of: line) != wanted.line else { return nil }
      return mismatch(.repeated, wanted, "says what an earlier line says; take one of them out")
    }
  }

  private func isOn(_ span: ActualEvent, at instant: Instant) -> Bool {
    guard span.instant <= instant else { return false }
    guard let end = span.fields[.until]?.integer else { return true }
    return instant.microseconds < end
  }

  /// Describes the actual event nearest to an expected one, by equal fields, then by time.
  private func nearest(to wanted: ExpectedEvent) -> String {
    let candidates = events.indices.filter { events[$0].kind == wanted.kind }
    func cost(_ index: Int) -> (Int, Int, Interval) {
      let event = events[index]
      return (
        matching.expected[index] == nil ? 0 : 1, event.differing(from: wanted.fields),
        wanted.distance(to: event.instant)
      )
    }
    guard let best = candidates.min(by: { cost($0) < cost($1) }) else {
      return "the run never \(wanted.kind.rawValue) anything"
    }
    let event = events[best]
    return "nearest: at \(event.instant) the run \(event.text)"
  }

  private func mismatch(
    _ kind: GoldenMismatch.Kind,
    _ wanted: ExpectedEvent,
    _ what: String
  ) -> GoldenMismatch {
    let line = golden.lines[wanted.line]
    let facts = line.facts.joined(separator: ", ")
    let says = line.says.isEmpty ? "" : " (\(line.says))"
    return GoldenMismatch(
      kind: kind,
      line: wanted.line,
      instant: wanted.first,
      description: "expect[\(wanted.line)], \(facts): \(wanted.text) \(what)\(says)"
    )
  }
}
