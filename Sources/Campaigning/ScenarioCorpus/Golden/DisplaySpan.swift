import WidgetModel

/// A time for which one thing stood on a placement's display.
///
/// What came and went within one instant is none: nobody could have seen it. An equal display again
/// is still the same span.
struct DisplaySpan {
  let placement: PlacementID
  let display: Display
  let start: Instant
  /// When it left the display, `nil` if it stood there at the end of the run.
  let end: Instant?

  /// The spans of a run in the order in which they begin.
  static func all(in trace: Trace) -> [DisplaySpan] {
    var current: [PlacementID: (display: Display, start: Instant)] = [:]
    var spans: [DisplaySpan] = []
    func close(_ placement: PlacementID, at end: Instant?) {
      guard let (display, start) = current.removeValue(forKey: placement) else { return }
      guard end != start else { return }
      spans.append(DisplaySpan(placement: placement, display: display, start: start, end: end))
    }
    for event in trace.events {
      switch event.body {
      case .effect(.displayed(let placement, let display)):
        guard current[placement]?.display != display else { continue }
        close(placement, at: event.instant)
        if let last = spans.lastIndex(where: { $0.placement == placement }),
          spans[last].end == event.instant, spans[last].display == display
        {
          // It was away for no time at all.
          current[placement] = (display, spans.remove(at: last).start)
        } else {
          current[placement] = (display, event.instant)
        }
      case .input(.removed(let placement)):
        close(placement, at: event.instant)
      case .input(.appInstalled(false)):
        for placement in current.keys.sorted() { close(placement, at: event.instant) }
      default: continue
      }
    }
    for placement in current.keys.sorted() { close(placement, at: nil) }
    return spans.sorted { ($0.start, $0.placement) < ($1.start, $1.placement) }
  }
}
