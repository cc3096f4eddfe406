import WidgetModel

/// What was said of one Live Activity since it started.
struct ActivityHistory {
  /// Its number.
  let id: ActivityID

  /// When it started.
  let start: Instant

  /// Every content that it was given, with the instant and the date of the call.
  var calls: [(content: ActivityContent, instant: Instant, wall: WallDate)]

  /// The place of the call whose content it shows.
  var shown = 0

  /// Whether it was seen to be stale since that call.
  var wasStale = false

  /// When it ended, what the clock showed then, and for how long it is to stay.
  var end: (instant: Instant, wall: WallDate, policy: DismissalPolicy)?

  /// Whether content of a call is as new as what is shown (LA-11).
  func isNew(_ call: Int) -> Bool { timestamp(of: call) >= timestamp(of: shown) }

  private func timestamp(of call: Int) -> Instant { calls[call].instant - calls[call].content.age }

  /// The date from which on what is shown is stale, `nil` if it never is (LA-07).
  var staleDate: WallDate? {
    let call = calls[shown]
    return call.content.staleAfter == .zero ? nil : call.wall + call.content.staleAfter
  }

  /// What it is ordered by among several.
  var relevance: Int32 { calls[shown].content.relevance }
}

/// The Live Activities of a run.
struct ActivitiesHistory {
  /// Those that can be seen, in the order in which they started.
  var visible: [ActivityHistory] = []

  /// Whether the person allows them.
  var areAllowed = true

  /// What the Dynamic Island shows.
  var island: (attached: ActivityID?, detached: ActivityID?) = (nil, nil)

  /// The first instant at which time may change something.
  var firstChange = Instant.never

  /// The place of one that can be seen.
  func place(of id: ActivityID) -> Int? { visible.firstIndex { $0.id == id } }
}
