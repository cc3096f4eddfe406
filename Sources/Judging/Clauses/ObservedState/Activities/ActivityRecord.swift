import WidgetModel

/// The observed state of the Live Activity under one of the app's numbers.
public struct ActivityRecord {
  /// The content of a call or push, with its time.
  struct Call {
    let content: ActivityContent
    var age = Interval.zero
    let instant: Instant
    let wall: WallDate
    /// The push that brought it and its expected outcome, or `nil` for the app's own call.
    var push: KnownPush?

    var timestamp: Instant { instant - age }

    /// The date from which the content is stale, or `nil` for never (LA-07).
    var staleDate: WallDate? { content.staleAfter == .zero ? nil : wall + content.staleAfter }
  }

  /// An end of an activity: by its app, a push, the person's attention or a setting.
  struct End {
    let instant: Instant
    let wall: WallDate
    let policy: DismissalPolicy
  }

  let id: ActivityID
  /// The app's request for an activity that the subject has neither started nor refused.
  var asked: Call?
  var request = ActivityRequest()
  /// The push that is to start it, unless something else starts it.
  var pushed: Call?
  /// The last phase that the subject reported, or `nil` if it is not visible.
  var phase: ActivityPhase?
  /// The time at which the subject reported that phase.
  var turned = Instant.start
  var started = Instant.start
  /// The date of its scheduled start, or `nil` if it does not wait for one (LA-32).
  var startDate: WallDate?
  /// Its rank among all activities by start.
  var order = 0
  /// The content that it shows, or will show when it starts.
  var shown: Call?
  /// The number of the content that the subject reported as shown.
  var shownNumber: Int32 = 0
  /// The last content that it was given, shown or not.
  var newest: Call?
  /// The number of calls that gave it content.
  var calls: Int32 = 0
  var givenEnd: End?
  /// The first time that its app ended it while it was running.
  var endByApp: Instant?
  var isByPush = false
  /// The time since which an alert is due (LA-13).
  var alertDue: Instant?
  /// The time at which the subject ended it.
  var ended: Instant?
  /// The time at which a person swiped it away.
  var swiped: Instant?

  /// True if it exists, possibly pending.
  var isPresent: Bool { phase != nil }

  /// True if it counts among the activities of its app (LA-05).
  var isCounted: Bool { isPresent && phase != .ended }

  /// True if it accepts updates and has a place in the Dynamic Island.
  var isRunning: Bool { phase == .active || phase == .stale }
}

extension ActivityRecord {
  mutating func record(_ call: Call, limit: Int64) {
    newest = call
    calls += 1
    // A pending activity shows nothing yet; its initial content depends only on its app's calls
    // (AS-16).
    guard phase == .pending, call.push == nil, call.content.bytes <= limit, let shown,
      shown.timestamp <= call.timestamp
    else { return }
    self.shown = call
  }

  mutating func end(_ policy: DismissalPolicy, at now: Instant, _ wall: WallDate) {
    guard isCounted, givenEnd == nil else { return }
    givenEnd = End(instant: now, wall: wall, policy: policy)
  }

  /// Records a phase that the subject reported, and the activity's rank if it starts.
  mutating func turn(to phase: ActivityPhase, at now: Instant, order: Int) {
    defer { turned = now }
    switch phase {
    case .pending, .active:
      if !isPresent { begin() }
      if self.phase == nil || self.phase == .pending, phase == .active {
        // A start by the app does not alert by itself.
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

  /// Resets the record to the app's call or the push that starts it.
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
