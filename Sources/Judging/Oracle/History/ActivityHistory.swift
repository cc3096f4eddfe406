import WidgetModel

/// The history of one Live Activity since its request.
struct ActivityHistory {
  /// The content of a call or a push.
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

  /// The contents of all calls, in order.
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

struct ActivitiesHistory {
  /// The visible activities in the order of their starts, and those that wait for their start.
  var visible: [ActivityHistory] = []

  var areAllowed = true

  var haveFrequentPushes = false

  /// The times of the pushes charged to the hourly budgets of updates and of starts (AS-16).
  var counted: (updates: [Instant], starts: [Instant]) = ([], [])

  var island: (attached: ActivityID?, detached: ActivityID?) = (nil, nil)

  /// The first instant at which time may change something.
  var firstChange = Instant.never

  /// The running activities by relevance, highest first, then by start (LA-12).
  var inOrder: [ActivityID] {
    let order = visible.filter(\.isRunning).enumerated().sorted {
      ($1.element.relevance, $0.offset) < ($0.element.relevance, $1.offset)
    }
    return order.map(\.element.id)
  }

  func place(of id: ActivityID) -> Int? { visible.firstIndex { $0.id == id } }
}
