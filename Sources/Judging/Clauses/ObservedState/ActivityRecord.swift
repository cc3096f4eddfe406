import WidgetModel

/// What is known of the Live Activity that an app keeps under a number.
public struct ActivityRecord {
  /// Content that the app gave, and when.
  struct Call {
    let content: ActivityContent
    var age = Interval.zero
    let instant: Instant
    let wall: WallDate
    /// What is expected of the push that brought it, `nil` of the app's own call.
    var push: KnownPush?

    /// The timestamp of the content (LA-11).
    var timestamp: Instant { instant - age }

    /// The date from which on the content is stale, `nil` if it never is (LA-07).
    var staleDate: WallDate? { content.staleAfter == .zero ? nil : wall + content.staleAfter }
  }

  /// An end that an activity was given: by its app, a push, a person's attention or setting.
  struct End {
    let instant: Instant
    let wall: WallDate
    let policy: DismissalPolicy
  }

  /// The number.
  let id: ActivityID
  /// The app's call for an activity that the subject has neither started nor refused.
  var asked: Call?
  /// How the app asked for it.
  var request = ActivityRequest()
  /// The push that is to start it, as long as nothing else starts it.
  var pushed: Call?
  /// The phase that the subject gave it last, `nil` while there is none to be seen.
  var phase: ActivityPhase?
  /// When the subject gave it that phase.
  var turned = Instant.start
  /// When it started.
  var started = Instant.start
  /// The date at which it starts, `nil` of one that does not wait for it (LA-32).
  var startDate: WallDate?
  /// Which of all activities it was that started.
  var order = 0
  /// The content that it shows, or is to show when it starts.
  var shown: Call?
  /// The number of the content that the subject said it shows.
  var shownNumber: Int32 = 0
  /// The content that it was given last, shown or not.
  var newest: Call?
  /// How many calls gave it content.
  var calls: Int32 = 0
  /// The first end that it was given.
  var givenEnd: End?
  /// When its app ended it first while it was running.
  var endByApp: Instant?
  /// Whether a push started it.
  var isByPush = false
  /// Since when the person is to be alerted to it (LA-13).
  var alertDue: Instant?
  /// When the subject ended it.
  var ended: Instant?
  /// When a person swiped it away.
  var swiped: Instant?

  /// Whether it is there, be it pending.
  var isPresent: Bool { phase != nil }

  /// Whether it counts among the activities of its app (LA-05).
  var isCounted: Bool { isPresent && phase != .ended }

  /// Whether it takes updates and has a place in the Dynamic Island.
  var isRunning: Bool { phase == .active || phase == .stale }
}

extension ActivityRecord {
  /// Notes content that it was given by a call or a push.
  mutating func take(_ call: Call, limit: Int64) {
    newest = call
    calls += 1
    // What is pending shows nothing yet; which content it starts with follows from its app's calls alone (AS-16).
    guard phase == .pending, call.push == nil, call.content.bytes <= limit, let shown,
      shown.timestamp <= call.timestamp
    else { return }
    self.shown = call
  }

  /// Notes an end that it was given, of which the first counts.
  mutating func end(_ policy: DismissalPolicy, at now: Instant, _ wall: WallDate) {
    guard isCounted, givenEnd == nil else { return }
    givenEnd = End(instant: now, wall: wall, policy: policy)
  }

  /// Notes a phase that the subject gave it, and which of all activities it is if it starts.
  mutating func turn(to phase: ActivityPhase, at now: Instant, order: Int) {
    defer { turned = now }
    switch phase {
    case .pending, .active:
      if !isPresent { begin() }
      if self.phase == nil || self.phase == .pending, phase == .active {
        // An app's start alerts nobody by itself.
        if startDate != nil || isByPush { alertDue = now }
        (started, startDate, self.order) = (now, nil, order)
      }
      self.phase = phase
    case .stale: self.phase = phase
    case .ended:
      self.phase = .ended
      if ended == nil { ended = now }
    case .dismissed: self = ActivityRecord(id: id)
    }
  }

  /// Begins as the app's call or the push says.
  private mutating func begin() {
    var begun = ActivityRecord(id: id)
    let call = asked ?? pushed
    begun.request = asked == nil ? ActivityRequest(pushType: .token) : request
    begun.isByPush = asked == nil && pushed != nil
    if let call, begun.request.startsAfter > .zero {
      begun.startDate = call.wall + begun.request.startsAfter
    }
    (begun.newest, begun.shown, begun.calls) = (call, call, 1)
    self = begun
  }
}
