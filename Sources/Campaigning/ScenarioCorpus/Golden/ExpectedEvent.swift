import WidgetModel

/// One expected event of a golden line; repetitions and counts make several.
struct ExpectedEvent {
  /// The index of the line in the file.
  let line: Int
  let kind: GoldenKind
  let first: Instant
  let last: Instant
  let fields: [(field: GoldenField, json: JSON)]

  func fits(_ event: ActualEvent) -> Bool {
    kind == event.kind && first <= event.instant && event.instant <= last
      && event.differing(from: fields) == 0
  }

  /// Returns the distance of an instant from the expected interval.
  func distance(to instant: Instant) -> Interval {
    if instant < first { return first - instant }
    return instant > last ? instant - last : .zero
  }

  /// The event in messages, such as `at 3h granted causes policy, charge 1`.
  var text: String {
    let time =
      first == last
      ? "at \(first)"
      : last == .never ? "in the whole run" : "from \(first) to \(last)"
    let values = Dictionary(fields.map { ($0.field, $0.json) }) { first, _ in first }
    return "\(time) \(kind.rawValue) \(ActualEvent.text(of: kind.fields, in: values))"
  }
}

extension GoldenLine {
  /// Returns the events that a line expects, forbids or shows, under a clock.
  func expectedEvents(line: Int, clock: WallDate) -> [ExpectedEvent] {
    switch time {
    case .anywhere:
      return [expectedEvent(line, .start, .never, .zero, clock)]
    case .between(let first, let last):
      let (first, last) = (first.instant(clock: clock), last.instant(clock: clock))
      return Array(repeating: expectedEvent(line, first, last, .zero, clock), count: count)
    case .at(let moment, let every, let times):
      return (0..<times).flatMap { repetition in
        let shift = every * Int64(repetition)
        let instant = moment.instant(clock: clock) + shift
        return Array(repeating: expectedEvent(line, instant, instant, shift, clock), count: count)
      }
    }
  }

  private var count: Int {
    if case .happens(let count) = claim { count } else { 1 }
  }

  private func expectedEvent(
    _ line: Int,
    _ first: Instant,
    _ last: Instant,
    _ shift: Interval,
    _ clock: WallDate
  ) -> ExpectedEvent {
    ExpectedEvent(
      line: line,
      kind: kind,
      first: first,
      last: last,
      // Reading has rejected invalid values; as written, such a value would equal nothing.
      fields: fields.map {
        ($0.field, $0.field.canonical($0.json, clock: clock, shift: shift) ?? $0.json)
      }
    )
  }
}
