import WidgetModel

struct ActivityHistory {
  struct Call {
    let content: ActivityContent
    let timestamp: Instant
    let wall: WallDate
  }

  let id: ActivityID

  let request: ActivityRequest

  /// The instant of its start, or `nil` while it waits for its date.
  var start: Instant?

  /// The date of its scheduled start.
  let startDate: WallDate

  var calls: [Call]

  /// The index of the call whose content it shows.
  var shown = 0

  /// True if its content has become stale since that call.
  var wasStale = false

  var end: (instant: Instant, wall: WallDate, policy: DismissalPolicy)?

  var isRunning: Bool { start != nil && end == nil }

  /// Returns true if the content of a call is at least as new as the shown one (LA-11).
  func isNew(_ call: Int) -> Bool { calls[call].timestamp >= calls[shown].timestamp }

  /// The date from which the shown content is stale, or `nil` for never (LA-07).
  var staleDate: WallDate? {
    let call = calls[shown]
    return call.content.staleAfter == .zero ? nil : call.wall + call.content.staleAfter
  }

  var relevance: Int16 { calls[shown].content.relevance }
}
