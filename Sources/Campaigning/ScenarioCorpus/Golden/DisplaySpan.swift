import WidgetModel

/// A time for which a placement displayed equal things.
///
/// A display that came and went in one instant is left out, because nobody could see it.
struct DisplaySpan {
  let placement: PlacementID
  let display: Display
  let start: Instant
  /// The end of the display, `nil` if it lasted until the end of the run.
  let end: Instant?

  /// Returns the spans of a run, sorted by start.
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
          // The display was interrupted for no time at all, so the span continues.
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
