import WidgetModel

/// What was said of one Live Activity since it was asked for.
struct ActivityHistory {
  /// Content that it was given by a call or a push.
  struct Call {
    let content: ActivityContent
    let timestamp: Instant
    let wall: WallDate
  }

  /// Its number.
  let id: ActivityID

  /// How it was asked for.
  let request: ActivityRequest

  /// When it started, `nil` while it waits for its date.
  var start: Instant?

  /// The date for which it waits, or waited.
  let startDate: WallDate

  /// Every content that it was given.
  var calls: [Call]

  /// The place of the call whose content it shows.
  var shown = 0

  /// Whether it was seen to be stale since that call.
  var wasStale = false

  /// When it ended, what the clock showed then, and for how long it is to stay.
  var end: (instant: Instant, wall: WallDate, policy: DismissalPolicy)?

  /// Whether it has started and not ended.
  var isRunning: Bool { start != nil && end == nil }

  /// Whether content of a call is as new as what is shown (LA-11).
  func isNew(_ call: Int) -> Bool { calls[call].timestamp >= calls[shown].timestamp }

  /// The date from which on what is shown is stale, `nil` if it never is (LA-07).
  var staleDate: WallDate? {
    let call = calls[shown]
    return call.content.staleAfter == .zero ? nil : call.wall + call.content.staleAfter
  }

  /// What it is ordered by among several.
  var relevance: Int16 { calls[shown].content.relevance }
}

/// The Live Activities of a run.
struct ActivitiesHistory {
  /// Those that can be seen, in the order in which they started, and those that wait for it.
  var visible: [ActivityHistory] = []

  /// Whether the person allows them.
  var areAllowed = true

  /// Whether the person allows frequent pushes to them.
  var haveFrequentPushes = false

  /// When a push had its part of the hourly budget, and when one of that for starts had (AS-16).
  var counted: (updates: [Instant], starts: [Instant]) = ([], [])

  /// What the Dynamic Island shows.
  var island: (attached: ActivityID?, detached: ActivityID?) = (nil, nil)

  /// The first instant at which time may change something.
  var firstChange = Instant.never

  /// The running ones, that of the highest relevance first, of equal ones the one that started first (LA-12).
  var inOrder: [ActivityID] {
    let order = visible.filter(\.isRunning).enumerated().sorted {
      ($1.element.relevance, $0.offset) < ($0.element.relevance, $1.offset)
    }
    return order.map(\.element.id)
  }

  /// The place of one that can be seen.
  func place(of id: ActivityID) -> Int? { visible.firstIndex { $0.id == id } }
}
